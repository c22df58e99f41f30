// SPDX-License-Identifier: Apache-2.0
// Aligned allocation and two counters.
#include "lockstep/runtime/host_memory.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include <atomic>
#include <cstdlib>
#include <string>

#include "lockstep/base/limits.h"

namespace lockstep::runtime {
namespace {

std::atomic<int64_t> bytes_in_use{0};
std::atomic<int64_t> peak_bytes{0};

void Count(int64_t size) {
  const int64_t now = bytes_in_use.fetch_add(size, std::memory_order_relaxed) + size;
  int64_t peak = peak_bytes.load(std::memory_order_relaxed);
  while (now > peak && !peak_bytes.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
}

// Large arrays ask for large pages, where there are some: kernels that walk through them in long
// steps would wait for the page table. Pages that an array does not fill stay small.
constexpr size_t kLargePage = size_t{2} << 20, kLargeArray = size_t{8} << 20;

void* Allocate(size_t size) {
  if (size < kLargeArray) return std::aligned_alloc(kHostAlignment, size);
  void* memory = std::aligned_alloc(kLargePage, size);
#if defined(__linux__)
  // A wish: without such pages all is as it was.
  if (memory != nullptr) (void)madvise(memory, size / kLargePage * kLargePage, MADV_HUGEPAGE);
#endif
  return memory;
}

}  // namespace

Result<std::shared_ptr<void>> AllocateHost(size_t size_bytes, std::string_view what) {
  static const uint64_t limit = base::MemoryLimitBytes();
  void* memory = nullptr;
  size_t rounded = 0;
  if (size_bytes <= limit) {
    rounded = (size_bytes / kHostAlignment + 1) * kHostAlignment;
    memory = Allocate(rounded);
  }
  if (memory == nullptr) {
    return ResourceExhaustedError(
        "there is no memory for " + std::to_string(size_bytes) + " bytes of " + std::string(what) +
        (size_bytes > limit ? ": this process may use " + std::to_string(limit)
                            : ": the system has no more to give"));
  }
  const auto counted = static_cast<int64_t>(rounded);
  Count(counted);
  return std::shared_ptr<void>(memory, [counted](void* p) {
    std::free(p);
    bytes_in_use.fetch_sub(counted, std::memory_order_relaxed);
  });
}

HostMemoryUse HostMemoryInUse() {
  return {bytes_in_use.load(std::memory_order_relaxed), peak_bytes.load(std::memory_order_relaxed)};
}

void ResetHostPeak() {
  peak_bytes.store(bytes_in_use.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

}  // namespace lockstep::runtime
