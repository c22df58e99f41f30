// SPDX-License-Identifier: Apache-2.0
// The two units and how to ask for them.
#include "lockstep/runtime/cpu/matmul/bf16/kernels.h"

#if defined(__x86_64__) && defined(__linux__)
#include <cpuid.h>
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <algorithm>

namespace lockstep::runtime::cpu::matmul::bf16 {

#if defined(__x86_64__) && defined(__linux__)
namespace {

#define LS_AMX __attribute__((target("amx-tile,amx-bf16,avx512f")))
#define LS_DOT __attribute__((target("avx512f,avx512bf16")))

// --- AMX: sums in tiles 0 to 3, A in 4 and 5, B in 6 and 7

LS_AMX void BeginAmx(const TileShape& shape) {
  struct alignas(64) Config {
    uint8_t palette = 1, start_row = 0, reserved[14] = {};
    uint16_t line_bytes[16] = {};
    uint8_t lines[16] = {};
  } config;
  for (int tile = 0; tile < 8; ++tile) {
    const bool is_a = tile == 4 || tile == 5, is_b = tile >= 6;
    const int64_t lines = is_b ? shape.depth / 2 : shape.rows;
    const int64_t line_bytes = is_a ? shape.depth * 2 : shape.columns * 4;
    config.lines[tile] = static_cast<uint8_t>(lines);
    config.line_bytes[tile] = static_cast<uint16_t>(line_bytes);
  }
  __asm__ volatile("" ::"m"(config));
  _tile_loadconfig(&config);
}

LS_AMX void EndAmx() { _tile_release(); }

template <int kRows, int kColumns>
LS_AMX void MultiplyAmx(const BlockArgs& args) {
  __asm__ volatile("" ::: "memory");  // tile loads read what was packed
  const float* sums = args.c;
  if (args.accumulate) {
    _tile_loadd(0, sums, kLineBytes);
    if (kColumns > 1) _tile_loadd(1, sums + kTileFloats, kLineBytes);
    if (kRows > 1) _tile_loadd(2, sums + args.c_row, kLineBytes);
    if (kRows > 1 && kColumns > 1) _tile_loadd(3, sums + args.c_row + kTileFloats, kLineBytes);
  } else {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  }
  const std::byte *a = args.a, *b = args.b;
  for (int64_t k = 0; k < args.depths; ++k, a += args.a_depth, b += kTileBytes) {
    _tile_loadd(4, a, args.a_line);
    _tile_loadd(6, b, kLineBytes);
    _tile_dpbf16ps(0, 4, 6);
    if (kColumns > 1) {
      _tile_loadd(7, b + args.b_column, kLineBytes);
      _tile_dpbf16ps(1, 4, 7);
    }
    if (kRows > 1) {
      _tile_loadd(5, a + args.a_row, args.a_line);
      _tile_dpbf16ps(2, 5, 6);
    }
    if (kRows > 1 && kColumns > 1) _tile_dpbf16ps(3, 5, 7);
  }
  float* c = args.c;
  _tile_stored(0, c, kLineBytes);
  if (kColumns > 1) _tile_stored(1, c + kTileFloats, kLineBytes);
  if (kRows > 1) _tile_stored(2, c + args.c_row, kLineBytes);
  if (kRows > 1 && kColumns > 1) _tile_stored(3, c + args.c_row + kTileFloats, kLineBytes);
}

constexpr Kernels kAmx{"gemm_amx_bf16",
                       true,
                       BeginAmx,
                       EndAmx,
                       {{},
                        {nullptr, MultiplyAmx<1, 1>, MultiplyAmx<1, 2>},
                        {nullptr, MultiplyAmx<2, 1>, MultiplyAmx<2, 2>}}};

// --- Dot products of pairs

// Half a tile of rows times kColumns tiles.
template <int kColumns>
LS_DOT void MultiplyRows(const BlockArgs& args, const std::byte* a, float* c) {
  constexpr int kRows = 8;
  __m512 sums[kRows][kColumns];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 2
    for (int v = 0; v < kColumns; ++v) {
      sums[r][v] =
          args.accumulate ? _mm512_loadu_ps(c + r * 16 + v * kTileFloats) : _mm512_setzero_ps();
    }
  }
  const std::byte* b = args.b;
  for (int64_t k = 0; k < args.depths; ++k, a += args.a_depth, b += kTileBytes) {
    for (int64_t pair = 0; pair < kTileDepth / 2; ++pair) {
      __m512bh columns[kColumns];
#pragma GCC unroll 2
      for (int v = 0; v < kColumns; ++v) {
        columns[v] = reinterpret_cast<__m512bh>(
            _mm512_loadu_si512(b + v * args.b_column + pair * kLineBytes));
      }
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) {
        int words;
        __builtin_memcpy(&words, a + r * args.a_line + pair * 4, sizeof(words));
        const auto row = reinterpret_cast<__m512bh>(_mm512_set1_epi32(words));
#pragma GCC unroll 2
        for (int v = 0; v < kColumns; ++v) {
          sums[r][v] = _mm512_dpbf16_ps(sums[r][v], row, columns[v]);
        }
      }
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 2
    for (int v = 0; v < kColumns; ++v) _mm512_storeu_ps(c + r * 16 + v * kTileFloats, sums[r][v]);
  }
}

template <int kRows, int kColumns>
void MultiplyDots(const BlockArgs& args) {
  for (int tile = 0; tile < kRows; ++tile) {
    for (int half = 0; half < 2; ++half) {
      MultiplyRows<kColumns>(args, args.a + tile * args.a_row + half * 8 * args.a_line,
                             args.c + tile * args.c_row + half * 8 * 16);
    }
  }
}

constexpr Kernels kDots{"gemm_avx512_bf16",
                        false,
                        [](const TileShape&) {},
                        [] {},
                        {{},
                         {nullptr, MultiplyDots<1, 1>, MultiplyDots<1, 2>},
                         {nullptr, MultiplyDots<2, 1>, MultiplyDots<2, 2>}}};

// --- Asking

bool HasDots() {
  return ActiveSimdLevel() == SimdLevel::kAvx512 && __builtin_cpu_supports("avx512bf16");
}

// The CPU's tiles, and the system's leave to use them.
bool HasAmx() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (!HasDots() || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
  constexpr unsigned kBf16 = 1u << 22, kTiles = 1u << 24;
  if ((d & kBf16) == 0 || (d & kTiles) == 0) return false;
  constexpr long kRequestPermission = 0x1023, kTileData = 18;
  return syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
}

}  // namespace

const Kernels* AmxKernels() {
  static const bool has = HasAmx();
  return has ? &kAmx : nullptr;
}

const Kernels* DotKernels() {
  static const bool has = HasDots();
  return has ? &kDots : nullptr;
}

#else
const Kernels* AmxKernels() { return nullptr; }
const Kernels* DotKernels() { return nullptr; }
#endif

const Kernels* ActiveKernels() {
  if (ActiveSimdLevel() != SimdLevel::kAvx512) return nullptr;
  return AmxKernels() != nullptr ? AmxKernels() : DotKernels();
}

}  // namespace lockstep::runtime::cpu::matmul::bf16
