// SPDX-License-Identifier: Apache-2.0
// SerialQueue: work done one piece after another on a thread of its own.
#pragma once

#include <functional>
#include <memory>

namespace lockstep::session {

// Thread-safe. The thread starts with the first piece of work. The destructor waits until all is
// done, unless the work itself destroys the queue: then the rest is done after it.
class SerialQueue {
 public:
  SerialQueue();
  ~SerialQueue();
  SerialQueue(const SerialQueue&) = delete;
  SerialQueue& operator=(const SerialQueue&) = delete;

  void Push(std::function<void()> work);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace lockstep::session
