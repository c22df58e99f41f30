// SPDX-License-Identifier: Apache-2.0
// Constraints of quantization and its inverse.
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

Status CheckUniformDequantize(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  return op.ExpectTensor("C1", "C2",
                         TensorType(operand.element.quantization->expressed, operand.shape));
}

Status CheckUniformQuantize(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const ElementType& from = op.operand(0).element;
  const DType expressed = from.IsQuantized() ? from.quantization->expressed : from.dtype;
  LS_RETURN_IF_ERROR(op.ExpectTensor("C1", op.operand(0), Match::kShape));
  const auto& to = op.result(0).element.quantization;
  if (to != nullptr && to->expressed == expressed) return OkStatus();
  return op.Error("C2", "the expressed type of the result must be that of operand, ",
                  DTypeName(expressed), ", found ", op.result(0));
}

}  // namespace

Status CheckQuantized(OpChecker& op) {
  using enum QuantizedOp;
  switch (static_cast<QuantizedOp>(op.opcode())) {
    case kUniformDequantize:
      return CheckUniformDequantize(op);
    case kUniformQuantize:
      return CheckUniformQuantize(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
