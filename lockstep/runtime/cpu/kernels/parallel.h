// SPDX-License-Identifier: Apache-2.0
// Cutting a kernel's work into ranges by its size alone, and running small work in place.
#pragma once

#include <algorithm>
#include <cstdint>

#include "lockstep/base/threads.h"

namespace lockstep::runtime::cpu::kernels {

// Bytes moved that are worth a thread's wake-up.
inline constexpr int64_t kGrainBytes = int64_t{256} << 10;

// How many units of `unit_bytes` make a range.
constexpr int64_t GrainFor(int64_t unit_bytes) {
  return std::max<int64_t>(1, kGrainBytes / std::max<int64_t>(1, unit_bytes));
}

// f(begin, end) over [0, n) in ranges of `grain`; a single range costs a call and no more.
template <typename F>
void ParallelRanges(base::ThreadPool& pool, int64_t n, int64_t grain, F&& f) {
  if (n <= grain) {
    if (n > 0) f(int64_t{0}, n);
    return;
  }
  // One captured reference: std::function holds it without an allocation.
  pool.ParallelFor(n, grain, [&f](int64_t begin, int64_t end) { f(begin, end); });
}

}  // namespace lockstep::runtime::cpu::kernels
