// SPDX-License-Identifier: Apache-2.0
// Events: a status under a lock, and who wants to know it.
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <vector>

#include "lockstep/runtime/event_source.h"

namespace lockstep {

struct Event::State {
  std::atomic<bool> ready{false};  // `status` does not change once this is set
  Status status;
  std::mutex mutex;
  std::condition_variable happened;
  std::vector<std::function<void(const Status&)>> callbacks;
};

bool Event::IsReady() const {
  return state_ == nullptr || state_->ready.load(std::memory_order_acquire);
}

Status Event::Await() const {
  if (state_ == nullptr) return OkStatus();
  if (!IsReady()) {
    std::unique_lock lock(state_->mutex);
    state_->happened.wait(lock, [&] { return state_->ready.load(); });
  }
  return state_->status;
}

void Event::OnReady(std::function<void(const Status&)> callback) const {
  if (!IsReady()) {
    const std::lock_guard lock(state_->mutex);
    if (!state_->ready.load()) {
      state_->callbacks.push_back(std::move(callback));
      return;
    }
  }
  callback(state_ == nullptr ? OkStatus() : state_->status);
}

namespace runtime {

EventSource::EventSource() { event_.state_ = std::make_shared<Event::State>(); }

EventSource::~EventSource() {
  if (!event_.IsReady()) Happen(InternalError("a call was dropped before it ran"));
}

void EventSource::Happen(Status status) {
  Event::State& state = *event_.state_;
  LS_CHECK(!event_.IsReady());
  std::vector<std::function<void(const Status&)>> callbacks;
  {
    const std::lock_guard lock(state.mutex);
    state.status = std::move(status);
    state.ready.store(true, std::memory_order_release);
    callbacks.swap(state.callbacks);
  }
  state.happened.notify_all();
  for (const auto& callback : callbacks) callback(state.status);
}

}  // namespace runtime
}  // namespace lockstep
