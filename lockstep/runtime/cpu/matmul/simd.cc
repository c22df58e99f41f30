// SPDX-License-Identifier: Apache-2.0
// Asks the CPU for its vector instructions.
#include "lockstep/runtime/cpu/matmul/simd.h"

#include <algorithm>
#include <atomic>

#include "lockstep/runtime/cpu/matmul/simd_tables.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

SimdLevel DetectLevel() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (!avx2) return SimdLevel::kScalar;
  const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
  return avx512 ? SimdLevel::kAvx512 : SimdLevel::kAvx2;
#else
  return SimdLevel::kScalar;
#endif
}

std::atomic<SimdLevel> level_limit{SimdLevel::kAvx512};

}  // namespace

std::string_view SimdLevelName(SimdLevel level) {
  switch (level) {
    case SimdLevel::kScalar:
      return "scalar";
    case SimdLevel::kAvx2:
      return "avx2";
    case SimdLevel::kAvx512:
      return "avx512";
  }
  return "";
}

SimdLevel ActiveSimdLevel() {
  static const SimdLevel detected = DetectLevel();
  return std::min(detected, level_limit.load(std::memory_order_relaxed));
}

void LimitSimdLevel(SimdLevel level) { level_limit.store(level, std::memory_order_relaxed); }

template <typename T>
const KernelTable<T>& KernelsOf(SimdLevel level) {
#if defined(__x86_64__)
  if (level == SimdLevel::kAvx512) return avx512::Table<T>();
  if (level == SimdLevel::kAvx2) return avx2::Table<T>();
#endif
  static_cast<void>(level);
  return scalar::Table<T>();
}

template const KernelTable<float>& KernelsOf<float>(SimdLevel);
template const KernelTable<double>& KernelsOf<double>(SimdLevel);

}  // namespace lockstep::runtime::cpu::matmul
