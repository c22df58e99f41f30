// SPDX-License-Identifier: Apache-2.0
// Memory for arrays on the host: aligned for any vector instruction, and counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "lockstep/status.h"

namespace lockstep::runtime {

inline constexpr size_t kHostAlignment = 64;

// At least `size_bytes` bytes, never null, not initialized. Errors: ResourceExhausted naming `what`
// when there is no memory for them.
Result<std::shared_ptr<void>> AllocateHost(size_t size_bytes, std::string_view what);

// Bytes that AllocateHost gave and that are in use: now, and at most since the process began or
// ResetHostPeak was called. Thread-safe.
struct HostMemoryUse {
  int64_t bytes = 0;
  int64_t peak_bytes = 0;
};
HostMemoryUse HostMemoryInUse();
void ResetHostPeak();

}  // namespace lockstep::runtime
