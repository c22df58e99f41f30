// SPDX-License-Identifier: Apache-2.0
// What this process may use of the machine: memory and processors, as containers limit them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "lockstep/status.h"

namespace lockstep::base {

// The memory of the machine, or of the cgroup (version 1 or 2) or the process's address space
// (ulimit -v) when that is less.
uint64_t MemoryLimitBytes();

// The processors that this process may run on, less what the cgroup's CPU quota takes away. At
// least 1.
int ProcessorLimit();

// Zeroed memory. ResourceExhausted, saying `purpose`, when it is more than MemoryLimitBytes() or
// the system refuses.
Result<std::vector<std::byte>> AllocateBytes(uint64_t size_bytes, std::string_view purpose);

// The same, not zeroed: the system gives it page by page where it is written, so that little is
// taken when much was announced and little comes.
Result<std::shared_ptr<std::byte[]>> AllocateUntouched(uint64_t size_bytes,
                                                       std::string_view purpose);

}  // namespace lockstep::base
