// SPDX-License-Identifier: Apache-2.0
// Contraction: what dot_general and every part of a convolution are, whatever their dimension
// numbers: batches of C[m][n] = sum over k of A[m][k] * B[n][k], where each of batch, m, n and k is
// a list of axes with a stride in each array.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/ir/ops/dot.h"

namespace lockstep::runtime::cpu::matmul {

// A dimension; strides are in elements and 0 in an array that does not have it.
struct Axis {
  int64_t size = 1;
  int64_t a = 0, b = 0, c = 0;

  friend bool operator==(const Axis&, const Axis&) = default;
};
using Axes = std::vector<Axis>;

struct Contraction {
  Axes batch, m, n, k;  // outermost first
  int64_t a_start = 0, b_start = 0, c_start = 0;

  // Drops axes of size 1, puts them in the order of their strides and makes one of neighbours that
  // lie in every array as one does. The order of k, and so the rounding of sums, depends on shapes
  // and dimension numbers alone.
  void Simplify();
  // Exchanges the roles of A and B, m and n.
  void Swap();
};

// The product of the sizes; 1 for no axes.
int64_t SizeOf(const Axes& axes);

// offsets[i] = where index begin + i of the axes (row-major) lies in the array whose strides are
// `stride`.
void FillOffsets(const Axes& axes, int64_t Axis::* stride, int64_t begin,
                 std::span<int64_t> offsets);

// Whether index i lies at i * step for some step, and which; a size of 1 or 0 has step 1.
bool IsAffine(const Axes& axes, int64_t Axis::* stride, int64_t* step);

// How many elements of the result, columns first and rows after them, lie side by side.
int64_t LongestRun(const Contraction& contraction);

// Row-major strides of an array, in elements.
std::vector<int64_t> RowMajorStrides(std::span<const int64_t> sizes);

// dot_general and dot. C is the result, row-major: batch, m, n. REQUIRES: static shapes.
Contraction DotContraction(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::runtime::cpu::matmul
