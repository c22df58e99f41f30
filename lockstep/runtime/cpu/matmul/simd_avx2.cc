// SPDX-License-Identifier: Apache-2.0
// Kernels for CPUs with AVX2, FMA and F16C.
#if defined(__x86_64__)
#include <immintrin.h>

#include <cstdint>

#define LS_TARGET __attribute__((target("avx2,fma,f16c")))
#define LS_HAS_TRANSPOSE 1

namespace lockstep::runtime::cpu::matmul::avx2 {
namespace {

#define LS_INLINE LS_TARGET __attribute__((always_inline)) static inline

template <typename Element>
struct Vector;

template <>
struct Vector<float> {
  using T = float;
  using Reg = __m256;
  static constexpr int kWidth = 8;
  static constexpr int kMaxRows[5] = {0, 12, 6, 4, 3};

  LS_INLINE Reg Zero() { return _mm256_setzero_ps(); }
  LS_INLINE Reg Load(const T* from) { return _mm256_loadu_ps(from); }
  LS_INLINE void Store(T* to, Reg value) { _mm256_storeu_ps(to, value); }
  LS_INLINE __m256i First(int64_t n) {
    const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(n)), index);
  }
  LS_INLINE Reg LoadFirst(const T* from, int64_t n) { return _mm256_maskload_ps(from, First(n)); }
  LS_INLINE void StoreFirst(T* to, int64_t n, Reg value) {
    _mm256_maskstore_ps(to, First(n), value);
  }
  LS_INLINE Reg Broadcast(const T* from) { return _mm256_broadcast_ss(from); }
  LS_INLINE Reg Add(Reg x, Reg y) { return _mm256_add_ps(x, y); }
  LS_INLINE Reg Fma(Reg x, Reg y, Reg z) { return _mm256_fmadd_ps(x, y, z); }
};

template <>
struct Vector<double> {
  using T = double;
  using Reg = __m256d;
  static constexpr int kWidth = 4;
  static constexpr int kMaxRows[5] = {0, 12, 6, 4, 3};

  LS_INLINE Reg Zero() { return _mm256_setzero_pd(); }
  LS_INLINE Reg Load(const T* from) { return _mm256_loadu_pd(from); }
  LS_INLINE void Store(T* to, Reg value) { _mm256_storeu_pd(to, value); }
  LS_INLINE __m256i First(int64_t n) {
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x(n), _mm256_setr_epi64x(0, 1, 2, 3));
  }
  LS_INLINE Reg LoadFirst(const T* from, int64_t n) { return _mm256_maskload_pd(from, First(n)); }
  LS_INLINE void StoreFirst(T* to, int64_t n, Reg value) {
    _mm256_maskstore_pd(to, First(n), value);
  }
  LS_INLINE Reg Broadcast(const T* from) { return _mm256_broadcast_sd(from); }
  LS_INLINE Reg Add(Reg x, Reg y) { return _mm256_add_pd(x, y); }
  LS_INLINE Reg Fma(Reg x, Reg y, Reg z) { return _mm256_fmadd_pd(x, y, z); }
};

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul::avx2

#define LS_SIMD_NAMESPACE avx2
#include "lockstep/runtime/cpu/matmul/simd_kernels.inc"
#endif
