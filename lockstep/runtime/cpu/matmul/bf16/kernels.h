// SPDX-License-Identifier: Apache-2.0
// Tiles of products of bf16 on the matrix units of CPUs: AMX, else the dot products of AVX-512.
// Both add up in f32 and take subnormal numbers for zero; they differ in the order of rounding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/runtime/cpu/matmul/simd.h"

namespace lockstep::runtime::cpu::matmul::bf16 {

// A tile is up to 16 lines of 64 bytes. A: a line is a row, 32 numbers along k. B: a line is a pair
// of k, for each of 16 columns the two numbers. Sums: 16 x 16 floats.
inline constexpr int64_t kTileLines = 16, kLineBytes = 64, kTileBytes = kTileLines * kLineBytes;
inline constexpr int64_t kTileDepth = 32, kTileFloats = 256;

struct TileShape {
  int64_t rows = kTileLines, columns = kTileLines, depth = kTileDepth;  // depth is even
};

// Tiles of A one below the other times tiles of B side by side.
struct BlockArgs {
  int64_t depths;  // tiles along k
  const std::byte* a;
  int64_t a_line, a_depth, a_row;  // bytes to the next line, tile along k, tile of rows
  const std::byte* b;
  int64_t b_column;  // bytes to the next tile of columns; tiles along k follow one another
  float* c;
  int64_t c_row;  // floats to the next tile of rows; tiles of columns follow one another
  bool accumulate;
};

struct Kernels {
  using Multiply = void (*)(const BlockArgs&);

  std::string_view variant;
  bool any_shape;  // tiles may be smaller than the largest; else only their depth
  // Around calls of multiply on a thread.
  void (*begin)(const TileShape& shape);
  void (*end)();
  Multiply multiply[3][3];  // by tiles of rows and of columns, 1 or 2
};

// Null where the CPU, or the system, does not have the unit.
const Kernels* AmxKernels();
const Kernels* DotKernels();
// The best of those, unless LimitSimdLevel forbids AVX-512.
const Kernels* ActiveKernels();

// --- Packing and results, for CPUs that have either unit

enum class Order : uint8_t { kRows, kPairs };  // of A, of B

// The element of a lane and a depth is at in[lanes[lane] + depths[depth]]; what is missing in
// `lines` lines of the tile is zero. The flags say that offsets grow by one.
struct TileSource {
  Source source;  // kBf16 or kF32AsBf16
  const void* in;
  const int64_t* lanes;
  int64_t num_lanes;
  bool lanes_are_run;
  const int64_t* depths;
  int64_t num_depths;
  bool depths_are_run;
};
void PackTile(const TileSource& from, Order order, int64_t lines, std::byte* out);

// Rounds rows of sums and stores them side by side: row r of the tiles `in` and, for more than 16
// columns, `in` + kTileFloats goes to out + offsets[r] elements.
void StoreRows(const float* in, int64_t rows, int64_t columns, bool to_bf16, void* out,
               const int64_t* offsets);

}  // namespace lockstep::runtime::cpu::matmul::bf16
