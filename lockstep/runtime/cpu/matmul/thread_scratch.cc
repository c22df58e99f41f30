// SPDX-License-Identifier: Apache-2.0
// One block of memory per thread.
#include "lockstep/runtime/cpu/matmul/thread_scratch.h"

#include <cstdlib>
#include <memory>

#include "lockstep/status.h"

namespace lockstep::runtime::cpu::matmul {

std::byte* ThreadScratch(size_t bytes) {
  constexpr size_t kAlignment = 64;
  struct Free {
    void operator()(std::byte* block) const { std::free(block); }
  };
  thread_local std::unique_ptr<std::byte, Free> block;
  thread_local size_t size = 0;
  if (size < bytes) {
    block.reset(static_cast<std::byte*>(
        std::aligned_alloc(kAlignment, (bytes + kAlignment - 1) / kAlignment * kAlignment)));
    LS_CHECK(block != nullptr);
    size = bytes;
  }
  return block.get();
}

}  // namespace lockstep::runtime::cpu::matmul
