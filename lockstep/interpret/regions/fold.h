// SPDX-License-Identifier: Apache-2.0
// Folds: what reduce and reduce_window have in common once every result knows where its elements
// are.
#pragma once

#include <span>
#include <vector>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/regions/element_function.h"

namespace lockstep::interpret {

// Result r is made of the elements starts[r] + offsets[0], starts[r] + offsets[1], .. of each
// input, in that order, and of one initial value per input.
struct FoldInputs {
  std::span<const Literal> arrays;  // every element held, of the body's argument types
  const Offsets& starts;
  const Offsets& offsets;
};

// Folds into `results`, one array per input with starts.size() elements, which hold the initial
// values. A body is applied from the left, as body(.. body(body(init, x0), x1) .., xn). One
// associative op on more than kShortFold elements is evaluated as a balanced tree whose shape
// depends on offsets.size() alone, so that sums are accurate in narrow types too; its value is
// combined with the initial value at the end.
inline constexpr int64_t kShortFold = 32;
Status Fold(ElementFunction& body, const FoldInputs& inputs, std::span<Literal> results);

}  // namespace lockstep::interpret
