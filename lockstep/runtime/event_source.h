// SPDX-License-Identifier: Apache-2.0
// EventSource: the side of an Event that makes it happen.
#pragma once

#include "lockstep/future.h"

namespace lockstep::runtime {

class EventSource {
 public:
  EventSource();
  // An event that nobody will make happen any more happens with an internal error.
  ~EventSource();
  EventSource(const EventSource&) = delete;
  EventSource& operator=(const EventSource&) = delete;

  const Event& event() const { return event_; }
  // Once. What this thread wrote before is visible to whoever waited.
  void Happen(Status status);

 private:
  Event event_;
};

}  // namespace lockstep::runtime
