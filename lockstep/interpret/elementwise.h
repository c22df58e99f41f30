// SPDX-License-Identifier: Apache-2.0
// The elementwise family inside: one op on operands that are in place already.
#pragma once

#include <optional>
#include <span>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/ir/opcode.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::interpret {

// Applies `op` to operands of equal shape (clamp's bounds and select's predicate may be scalars).
// May overwrite operands that nothing else refers to. REQUIRES: SupportsElementwise.
Result<Literal> ApplyElementwise(const OpCall& call, ir::ElementwiseOp op,
                                 std::span<Datum> operands, const TensorType& result_type);

Result<Literal> ApplyCompare(std::span<Datum> operands, ir::ComparisonDirection direction,
                             bool total_order);

// chlo.broadcast_*: brings the operands to the result's shape, then applies the plain op.
Results EvaluateBroadcastOp(const OpCall& call);
// The plain op of a chlo.broadcast_*; nullopt for other ops.
std::optional<ir::ElementwiseOp> PlainOpOf(ir::ElementwiseOp op);

// An array with every element the number `value`, an IntegerAttr, a FloatAttr or a complex number.
Result<Literal> SplatOf(const ir::Attribute& value, const TensorType& type);

// Whether `op` can be applied to operands of `dtype`.
bool SupportsElementwise(ir::ElementwiseOp op, DType dtype);

}  // namespace lockstep::interpret
