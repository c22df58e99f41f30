// SPDX-License-Identifier: Apache-2.0
// What the constraints of dot_general and convolution share: element types and precisions.
#pragma once

#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {

// Both bool, integer, float, complex, or quantized with one expressed type; of any width.
bool SameFamily(const ElementType& a, const ElementType& b);

// No entry, or one per operand.
Status CheckPrecisions(const OpChecker& op, std::string_view label,
                       std::span<const Precision> precisions);

// The labels of the constraints on quantized lhs (operand 0), rhs (operand 1) and result.
struct ContractionLabels {
  std::string_view quantized;   // rhs is, and the result as lhs
  std::string_view storage;     // the storage types of lhs and rhs
  std::string_view expressed;   // the expressed types of all
  std::string_view per_tensor;  // rhs per tensor, so the result
  std::string_view hybrid;      // lhs and result have the expressed type of rhs
};
// REQUIRES: results are declared.
Status CheckContractedElements(OpChecker& op, const ContractionLabels& labels);

}  // namespace lockstep::ir
