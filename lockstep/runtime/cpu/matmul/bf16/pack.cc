// SPDX-License-Identifier: Apache-2.0
// Packing tiles of bf16: 16 lines of 16 words (pairs along k), read along lanes or along depths and
// turned where the tile wants the other.
#include <algorithm>

#include "lockstep/runtime/cpu/matmul/bf16/kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace lockstep::runtime::cpu::matmul::bf16 {
namespace {

#define LS_TARGET \
  __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512bf16,avx2,fma,f16c")))
#define LS_INLINE LS_TARGET __attribute__((always_inline)) inline

// Words of 16 x 16: x[i][j] becomes x[j][i].
LS_INLINE void Transpose(__m512i (&x)[16]) {
  __m512i y[16], z[16];
#pragma GCC unroll 8
  for (int i = 0; i < 16; i += 2) {
    y[i] = _mm512_unpacklo_epi32(x[i], x[i + 1]);
    y[i + 1] = _mm512_unpackhi_epi32(x[i], x[i + 1]);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 16; i += 4) {
    z[i] = _mm512_unpacklo_epi64(y[i], y[i + 2]);
    z[i + 1] = _mm512_unpackhi_epi64(y[i], y[i + 2]);
    z[i + 2] = _mm512_unpacklo_epi64(y[i + 1], y[i + 3]);
    z[i + 3] = _mm512_unpackhi_epi64(y[i + 1], y[i + 3]);
  }
  // Quarter q of z[4 * j + i] is word 4 * q + i of lines 4 * j to 4 * j + 3.
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    const __m512i even_low = _mm512_shuffle_i32x4(z[i], z[4 + i], 0x88);
    const __m512i even_high = _mm512_shuffle_i32x4(z[8 + i], z[12 + i], 0x88);
    const __m512i odd_low = _mm512_shuffle_i32x4(z[i], z[4 + i], 0xDD);
    const __m512i odd_high = _mm512_shuffle_i32x4(z[8 + i], z[12 + i], 0xDD);
    x[i] = _mm512_shuffle_i32x4(even_low, even_high, 0x88);
    x[4 + i] = _mm512_shuffle_i32x4(odd_low, odd_high, 0x88);
    x[8 + i] = _mm512_shuffle_i32x4(even_low, even_high, 0xDD);
    x[12 + i] = _mm512_shuffle_i32x4(odd_low, odd_high, 0xDD);
  }
}

LS_INLINE __m512i LoadLine(const uint16_t* in, uint32_t mask) {
  return _mm512_maskz_loadu_epi16(mask, in);
}
LS_INLINE __m512i LoadLine(const float* in, uint32_t mask) {
  const __m512 low = _mm512_maskz_loadu_ps(static_cast<__mmask16>(mask), in);
  const __m512 high = _mm512_maskz_loadu_ps(static_cast<__mmask16>(mask >> 16), in + 16);
  return reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(high, low));
}

LS_INLINE __m256i LoadHalf(const uint16_t* in, uint16_t mask) {
  return _mm256_maskz_loadu_epi16(mask, in);
}
LS_INLINE __m256i LoadHalf(const float* in, uint16_t mask) {
  return reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(_mm512_maskz_loadu_ps(mask, in)));
}

LS_INLINE uint16_t ToBits(uint16_t bits) { return bits; }
LS_INLINE uint16_t ToBits(float value) {
  return static_cast<uint16_t>(
      _mm_extract_epi16(reinterpret_cast<__m128i>(_mm_cvtneps_pbh(_mm_set_ss(value))), 0));
}

template <typename T>
LS_TARGET void PackFrom(const TileSource& from, Order order, int64_t lines, std::byte* out) {
  const auto* in = static_cast<const T*>(from.in);
  __m512i x[16];
  Order given = Order::kRows;
  if (from.depths_are_run) {
    const auto mask = static_cast<uint32_t>((uint64_t{1} << from.num_depths) - 1);
    for (int64_t l = 0; l < 16; ++l) {
      x[l] = _mm512_setzero_si512();
      if (l < from.num_lanes) x[l] = LoadLine(in + from.lanes[l] + from.depths[0], mask);
    }
  } else if (from.lanes_are_run) {
    given = Order::kPairs;
    const auto mask = static_cast<uint16_t>((1u << from.num_lanes) - 1);
    for (int64_t p = 0; p < 16; ++p) {
      __m256i low = _mm256_setzero_si256(), high = low;
      if (2 * p < from.num_depths) low = LoadHalf(in + from.lanes[0] + from.depths[2 * p], mask);
      if (2 * p + 1 < from.num_depths) {
        high = LoadHalf(in + from.lanes[0] + from.depths[2 * p + 1], mask);
      }
      x[p] = _mm512_or_si512(_mm512_cvtepu16_epi32(low),
                             _mm512_slli_epi32(_mm512_cvtepu16_epi32(high), 16));
    }
  } else {
    alignas(64) uint16_t line[kTileDepth];
    for (int64_t l = 0; l < 16; ++l) {
      const int64_t count = l < from.num_lanes ? from.num_depths : 0;
      for (int64_t k = 0; k < count; ++k) line[k] = ToBits(in[from.lanes[l] + from.depths[k]]);
      std::fill(line + count, line + kTileDepth, uint16_t{0});
      x[l] = _mm512_load_si512(line);
    }
  }
  if (given != order) Transpose(x);
  for (int64_t i = 0; i < lines; ++i) _mm512_storeu_si512(out + i * kLineBytes, x[i]);
}

}  // namespace

void PackTile(const TileSource& from, Order order, int64_t lines, std::byte* out) {
  if (from.source == Source::kBf16) return PackFrom<uint16_t>(from, order, lines, out);
  PackFrom<float>(from, order, lines, out);
}

LS_TARGET void StoreRows(const float* in, int64_t rows, int64_t columns, bool to_bf16, void* out,
                         const int64_t* offsets) {
  const auto mask = static_cast<uint32_t>((uint64_t{1} << columns) - 1);
  const auto low_mask = static_cast<__mmask16>(mask),
             high_mask = static_cast<__mmask16>(mask >> 16);
  const bool is_wide = columns > 16;
  for (int64_t r = 0; r < rows; ++r, in += 16) {
    const __m512 low = _mm512_loadu_ps(in);
    const __m512 high = is_wide ? _mm512_loadu_ps(in + kTileFloats) : _mm512_setzero_ps();
    if (to_bf16) {
      _mm512_mask_storeu_epi16(static_cast<uint16_t*>(out) + offsets[r], mask,
                               reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(high, low)));
    } else {
      float* to = static_cast<float*>(out) + offsets[r];
      _mm512_mask_storeu_ps(to, low_mask, low);
      if (is_wide) _mm512_mask_storeu_ps(to + 16, high_mask, high);
    }
  }
}

}  // namespace lockstep::runtime::cpu::matmul::bf16

#else

namespace lockstep::runtime::cpu::matmul::bf16 {
void PackTile(const TileSource&, Order, int64_t, std::byte*) {}
void StoreRows(const float*, int64_t, int64_t, bool, void*, const int64_t*) {}
}  // namespace lockstep::runtime::cpu::matmul::bf16

#endif
