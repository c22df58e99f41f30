// SPDX-License-Identifier: Apache-2.0
// Memory that a thread keeps for its tasks; about a megabyte at most.
#pragma once

#include <cstddef>

namespace lockstep::runtime::cpu::matmul {

// `bytes` bytes aligned to 64, until the next call on this thread.
std::byte* ThreadScratch(size_t bytes);

}  // namespace lockstep::runtime::cpu::matmul
