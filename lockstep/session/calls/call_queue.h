// SPDX-License-Identifier: Apache-2.0
// CallQueue: the calls of a session on buffers, one after another, beside the thread that asks.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/session/backends.h"
#include "lockstep/session/calls/serial_queue.h"

namespace lockstep::session {

// Thread-safe. The destructor waits for the calls that were started.
class CallQueue {
 public:
  // `name` is what messages call the program.
  CallQueue(std::shared_ptr<const Executable> executable, std::string name,
            std::vector<ArgumentInfo> arguments, std::vector<ResultInfo> results);

  // See Session::Execute.
  Future<std::vector<Buffer>> Execute(std::span<const Buffer> arguments,
                                      const ExecuteOptions& options);

 private:
  struct Call;
  Status CheckTypes(std::span<const Buffer> arguments, const ExecuteOptions& options) const;
  // Whether nothing was deleted before or is taken and read by the same call. REQUIRES, for both:
  // BufferMutex() is held.
  Status CheckUse(const Call& call) const;
  // Enters in the books what the call reads and takes, and puts it in the queue.
  void Enter(const std::shared_ptr<Call>& call);
  std::string Describe(size_t argument) const;

  const std::shared_ptr<const Executable> executable_;
  const std::string name_;
  const std::vector<ArgumentInfo> arguments_;
  const std::vector<ResultInfo> results_;
  int64_t num_calls_ = 0;  // under BufferMutex()
  SerialQueue queue_;
};

}  // namespace lockstep::session
