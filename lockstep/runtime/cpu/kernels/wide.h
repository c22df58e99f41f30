// SPDX-License-Identifier: Apache-2.0
// Functions compiled a second time for the wider vectors that most machines have. AVX2 by itself
// has no fused multiply-add, so the bits are those of the plain version. And a hint for loops.
#pragma once

namespace lockstep::runtime::cpu::kernels {

#if defined(__x86_64__)
#define LS_WIDE_VECTORS __attribute__((target("avx2")))
inline bool HasWideVectors() { return __builtin_cpu_supports("avx2") != 0; }
#else
#define LS_WIDE_VECTORS
inline bool HasWideVectors() { return false; }
#endif

// Before a loop whose arrays are the same or do not overlap: no step waits for another one.
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"  // it need not be able to follow the hint
#define LS_INDEPENDENT_STEPS _Pragma("clang loop vectorize(assume_safety)")
#else
#define LS_INDEPENDENT_STEPS _Pragma("GCC ivdep")
#endif

}  // namespace lockstep::runtime::cpu::kernels
