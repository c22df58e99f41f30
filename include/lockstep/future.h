// SPDX-License-Identifier: Apache-2.0
// Event and Future: what a call that was started gives, to wait for or to be told of.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "lockstep/status.h"

namespace lockstep {

namespace runtime {
class EventSource;
}  // namespace runtime

// Something that happens once, well or with an error. Cheap to copy: copies are the same event.
// Thread-safe.
class Event {
 public:
  // Happened already, and well.
  Event() = default;

  bool IsReady() const;
  // Waits. OK, or the error with which it happened.
  Status Await() const;
  // Calls `callback` with what Await() would return: now when it has happened, else on the thread
  // on which it happens, which must not be kept waiting there, least of all for another call of the
  // same session.
  void OnReady(std::function<void(const Status&)> callback) const;

 private:
  friend class runtime::EventSource;
  struct State;
  std::shared_ptr<State> state_;  // null: happened well
};

// A value of T whose contents are still being made. Cheap to copy where T is. Thread-safe as an
// Event; as a value, as safe as T.
template <typename T>
class Future {
 public:
  Future(T value, Event ready) : value_(std::move(value)), ready_(std::move(ready)) {}

  bool IsReady() const { return ready_.IsReady(); }
  // Waits. The value, or the error that kept it from being made.
  Result<T> Await() const {
    LS_RETURN_IF_ERROR(ready_.Await());
    return value_;
  }
  void OnReady(std::function<void(const Status&)> callback) const {
    ready_.OnReady(std::move(callback));
  }
  // The value without waiting: it can be passed on, and whoever reads its contents waits for them.
  const T& Promised() const { return value_; }

 private:
  T value_;
  Event ready_;
};

}  // namespace lockstep
