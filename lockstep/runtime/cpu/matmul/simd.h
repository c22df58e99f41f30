// SPDX-License-Identifier: Apache-2.0
// Which vector instructions kernels use, and the kernels of each level. All levels add up in the
// same order with fused multiply-adds and so give the same bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep::runtime::cpu::matmul {

enum class SimdLevel : uint8_t { kScalar, kAvx2, kAvx512 };

// "scalar", "avx2", "avx512".
std::string_view SimdLevelName(SimdLevel level);

// The best level of this machine's CPU, or the limit where that is lower.
SimdLevel ActiveSimdLevel();

// Kernels made from now on use `level` at most. Thread-safe.
void LimitSimdLevel(SimdLevel level);

// How elements of a factor are stored; they are widened to what is computed with.
enum class Source : uint8_t { kF32, kBf16, kF16, kF32AsBf16, kF64 };
inline constexpr int kNumSources = 5;

// Panels: rows of A are packed either one after the other, kRowStride elements apart, or like B, k
// by k (or lie so, anywhere); or they are read where they lie, each anywhere. A block of k has at
// most kDepth elements; each result is summed over a block in registers and then added to what it
// has.
inline constexpr int64_t kDepth = 256, kRowStride = 272;
inline constexpr int kMostVectors = 4, kMostRows = 14, kMostRowsAnywhere = 8;
// Dot products: so many rows at once, each in so many lanes.
inline constexpr int64_t kDotRows = 4, kDotLanes = 16;

// c[r][..columns] = or += a tile of A times a panel of B. The number of rows and the width of the
// panel are the function's.
template <typename T>
struct TileArgs {
  int64_t depth;
  const T* a;
  const int64_t* a_rows;    // where each row is, when read where it lies
  const int64_t* a_depths;  // where each k is, when not packed by rows
  const T* b;
  int64_t b_step;
  T* c;
  const int64_t* c_rows;
  int64_t columns;  // of c that are written
  bool accumulate;
  // What will be multiplied with next: at every k so many more bytes of it are brought nearer.
  const std::byte* next = nullptr;
  int64_t next_step = 0;
};

template <typename T>
struct KernelTable {
  using Tile = void (*)(const TileArgs<T>&);

  int width;                                          // elements of a vector
  int max_rows[kMostVectors + 1];                     // by vectors of a panel
  Tile row_tiles[kMostVectors + 1][kMostRows + 1];    // [vectors][rows]
  Tile panel_tiles[kMostVectors + 1][kMostRows + 1];  // A k by k
  Tile anywhere_tiles[kMostVectors + 1][kMostRowsAnywhere + 1];

  // out[r * kRowStride + i] = in[rows[r] + depths[i]].
  void (*pack_rows)(Source source, const void* in, const int64_t* rows, int64_t num_rows,
                    const int64_t* depths, int64_t depth, T* out);
  // out[i * step + l] = in[lanes[l] + depths[i]], zero for lanes from num_lanes to step.
  void (*pack_panel)(Source source, const void* in, const int64_t* lanes, int64_t num_lanes,
                     const int64_t* depths, int64_t depth, int64_t step, T* out);
  // [rows]: lanes[r][i % kDotLanes] += x[i] * ys[r][i] for i in [0, n), in turn.
  void (*dots[kDotRows + 1])(const T* x, const T* const* ys, int64_t n, T* lanes);
  // c[l] = the sum over i of a[a_depths[i] + l] * b[b_depths[i] + l], for l in [0, n).
  void (*lanes)(const T* a, const int64_t* a_depths, const T* b, const int64_t* b_depths,
                int64_t depth, int64_t n, T* c);
  // Rounds n numbers to a narrower type: kBf16 or kF16.
  void (*narrow)(Source to, const T* in, int64_t n, void* out);
};

// REQUIRES: the CPU has the level.
template <typename T>
const KernelTable<T>& KernelsOf(SimdLevel level);

}  // namespace lockstep::runtime::cpu::matmul
