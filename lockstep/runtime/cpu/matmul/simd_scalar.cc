// SPDX-License-Identifier: Apache-2.0
// Kernels for any CPU: vectors of one element. Slow where the CPU has no fused multiply-add.
#include <cmath>
#include <cstdint>

#define LS_TARGET
#define LS_HAS_TRANSPOSE 0

namespace lockstep::runtime::cpu::matmul::scalar {
namespace {

template <typename Element>
struct Vector {
  using T = Element;
  using Reg = Element;
  static constexpr int kWidth = 1;
  static constexpr int kMaxRows[5] = {0, 4, 4, 4, 4};

  static Reg Zero() { return 0; }
  static Reg Load(const T* from) { return *from; }
  static void Store(T* to, Reg value) { *to = value; }
  static void StoreFirst(T* to, int64_t, Reg value) { *to = value; }
  static Reg LoadFirst(const T* from, int64_t) { return *from; }
  static Reg Broadcast(const T* from) { return *from; }
  static Reg Add(Reg x, Reg y) { return x + y; }
  static Reg Fma(Reg x, Reg y, Reg z) { return std::fma(x, y, z); }
};

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul::scalar

#define LS_SIMD_NAMESPACE scalar
#include "lockstep/runtime/cpu/matmul/simd_kernels.inc"
