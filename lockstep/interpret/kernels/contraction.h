// SPDX-License-Identifier: Apache-2.0
// Products of matrices, the one kernel under dot_general and convolution.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/literal.h"

namespace lockstep::interpret::kernels {

// Brings a factor to the precision that a dot algorithm asks for.
using RoundFactor = double (*)(double);

// A matrix inside an array whose elements are all held: element (row, column) is at offset
// start + rows[row] + columns[column].
struct MatrixView {
  const Literal& array;
  int64_t start = 0;
  std::span<const int64_t> rows;
  std::span<const int64_t> columns;
  RoundFactor round = nullptr;  // real floats only; null: as they are
};
struct MutableMatrixView {
  Literal& array;
  int64_t start = 0;
  std::span<const int64_t> rows;
  std::span<const int64_t> columns;
};

// Sums of so many f32 or complex products are short: added one after the other in their own type,
// as XLA and others do, so that small results agree to the bit where terms cancel.
inline constexpr size_t kShortSum = 32;

// product(m, n) = sum over k of lhs(m, k) * rhs(n, k): both factors have k as columns. Floats are
// multiplied and added in double (exact products for f32 and narrower) and rounded once, complex
// numbers part by part, but for short sums; integers wrap; bool is or of ands. The order of a sum
// depends on k alone.
// REQUIRES: the factors are of one class (float, complex, integer or bool); the product is of it
// too, or a float where the factors are integers.
void Contract(const MatrixView& lhs, const MatrixView& rhs, const MutableMatrixView& product);

}  // namespace lockstep::interpret::kernels
