// SPDX-License-Identifier: Apache-2.0
// Kernels for CPUs with AVX-512 (F, BW, DQ and VL).
#if defined(__x86_64__)
#include <immintrin.h>

#include <cstdint>

#define LS_TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")))
#define LS_HAS_TRANSPOSE 1

namespace lockstep::runtime::cpu::matmul::avx512 {
namespace {

#define LS_INLINE LS_TARGET __attribute__((always_inline)) static inline

template <typename Element>
struct Vector;

template <>
struct Vector<float> {
  using T = float;
  using Reg = __m512;
  static constexpr int kWidth = 16;
  static constexpr int kMaxRows[5] = {0, 14, 14, 9, 6};

  LS_INLINE Reg Zero() { return _mm512_setzero_ps(); }
  LS_INLINE Reg Load(const T* from) { return _mm512_loadu_ps(from); }
  LS_INLINE void Store(T* to, Reg value) { _mm512_storeu_ps(to, value); }
  LS_INLINE Reg LoadFirst(const T* from, int64_t n) {
    return _mm512_maskz_loadu_ps(static_cast<__mmask16>((1u << n) - 1), from);
  }
  LS_INLINE void StoreFirst(T* to, int64_t n, Reg value) {
    _mm512_mask_storeu_ps(to, static_cast<__mmask16>((1u << n) - 1), value);
  }
  LS_INLINE Reg Broadcast(const T* from) { return _mm512_set1_ps(*from); }
  LS_INLINE Reg Add(Reg x, Reg y) { return _mm512_add_ps(x, y); }
  LS_INLINE Reg Fma(Reg x, Reg y, Reg z) { return _mm512_fmadd_ps(x, y, z); }
};

template <>
struct Vector<double> {
  using T = double;
  using Reg = __m512d;
  static constexpr int kWidth = 8;
  static constexpr int kMaxRows[5] = {0, 14, 14, 9, 6};

  LS_INLINE Reg Zero() { return _mm512_setzero_pd(); }
  LS_INLINE Reg Load(const T* from) { return _mm512_loadu_pd(from); }
  LS_INLINE void Store(T* to, Reg value) { _mm512_storeu_pd(to, value); }
  LS_INLINE Reg LoadFirst(const T* from, int64_t n) {
    return _mm512_maskz_loadu_pd(static_cast<__mmask8>((1u << n) - 1), from);
  }
  LS_INLINE void StoreFirst(T* to, int64_t n, Reg value) {
    _mm512_mask_storeu_pd(to, static_cast<__mmask8>((1u << n) - 1), value);
  }
  LS_INLINE Reg Broadcast(const T* from) { return _mm512_set1_pd(*from); }
  LS_INLINE Reg Add(Reg x, Reg y) { return _mm512_add_pd(x, y); }
  LS_INLINE Reg Fma(Reg x, Reg y, Reg z) { return _mm512_fmadd_pd(x, y, z); }
};

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul::avx512

#define LS_SIMD_NAMESPACE avx512
#include "lockstep/runtime/cpu/matmul/simd_kernels.inc"
#endif
