// SPDX-License-Identifier: Apache-2.0
// A list of work under a lock. The thread shares the list, so that it may outlive the queue.
#include "lockstep/session/calls/serial_queue.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace lockstep::session {

struct SerialQueue::State {
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::function<void()>> work;
  bool started = false;
  bool stopping = false;
  std::thread thread;

  void Work() {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [this] { return stopping || !work.empty(); });
      if (work.empty()) return;
      std::function<void()> next = std::move(work.front());
      work.pop_front();
      lock.unlock();
      next();
      next = nullptr;  // what it holds may end this queue
      lock.lock();
    }
  }
};

SerialQueue::SerialQueue() : state_(std::make_shared<State>()) {}

SerialQueue::~SerialQueue() {
  std::thread thread;
  {
    const std::lock_guard lock(state_->mutex);
    state_->stopping = true;
    thread = std::move(state_->thread);
  }
  state_->changed.notify_one();
  if (thread.get_id() == std::this_thread::get_id()) {
    thread.detach();
  } else if (thread.joinable()) {
    thread.join();
  }
}

void SerialQueue::Push(std::function<void()> work) {
  {
    const std::lock_guard lock(state_->mutex);
    state_->work.push_back(std::move(work));
    if (!state_->started) {
      state_->started = true;
      state_->thread = std::thread([state = state_] { state->Work(); });
    }
  }
  state_->changed.notify_one();
}

}  // namespace lockstep::session
