// SPDX-License-Identifier: Apache-2.0
// Constraints of ops that take the shape of their result, or part of it, as an operand. Where that
// operand is a constant it is checked here, else at run time.
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

// Operand `index` is a list of `length` integers.
Status CheckListOperand(const OpChecker& op, std::string_view label, size_t index, int64_t length) {
  const TensorType& list = op.operand(index);
  const std::string_view name = GetOpInfo(op.opcode()).operands[index].name;
  LS_RETURN_IF_ERROR(CheckStaticList(op, label, index));
  if (list.shape[0] == length) return OkStatus();
  return op.Error(label, name, " must be 1-dimensional of size ", length, ", found ", list);
}

// The shape operand, when known, gives the shape of the result. Not every op's length of it is
// `enforced` by the ecosystem's verifier.
Status ExpectShapeOperand(OpChecker& op, std::string_view label, size_t index,
                          bool enforced = false) {
  Status length = CheckListOperand(op, label, index, op.result(0).rank());
  if (!length.ok()) {
    LS_RETURN_IF_ERROR(CheckStaticList(op, label, index));
    return enforced ? length : op.Tolerate(length);
  }
  const auto sizes = ConstantOperand(op, index);
  if (!sizes) return OkStatus();
  for (size_t i = 0; i < sizes->size(); ++i) {
    if ((*sizes)[i] < 0 || !Compatible((*sizes)[i], op.result(0).shape[static_cast<int64_t>(i)])) {
      return op.Error(label, GetOpInfo(op.opcode()).operands[index].name,
                      " must give the shape of the result, found ", *sizes, " and ", op.result(0));
    }
  }
  return op.ExpectTensor(label, TensorType(op.result(0).element, Shape(*sizes)));
}

}  // namespace

Status CheckDynamicBroadcastInDim(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const auto& attributes = op.attrs<DynamicBroadcastInDimAttrs>();
  const TensorType& operand = op.operand(0);
  if (!SameButForAxis(operand.element, op.result(0).element, operand.element.IsPerAxis())) {
    return op.Error("C1", "operand and result must have the same element type, found ", operand,
                    " and ", op.result(0));
  }
  LS_RETURN_IF_ERROR(CheckBroadcastAxes(op, "C2", "C3", "C4", attributes.broadcast_dimensions));
  LS_RETURN_IF_ERROR(CheckBroadcastSizes(op, attributes.broadcast_dimensions));  // C5, C6
  LS_RETURN_IF_ERROR(ExpectShapeOperand(op, "C7", 1));
  const auto expanding = attributes.known_expanding_dimensions.value_or(std::vector<int64_t>());
  const auto others = attributes.known_nonexpanding_dimensions.value_or(std::vector<int64_t>());
  LS_RETURN_IF_ERROR(
      CheckUnique(op, "C8", "known_expanding_dimensions and known_nonexpanding_dimensions together",
                  Concatenated(expanding, others)));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C9", "known_expanding_dimensions", expanding, 0, operand.rank()));
  return CheckRange(op, "C10", "known_nonexpanding_dimensions", others, 0, operand.rank());
}

Status CheckDynamicIota(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  LS_RETURN_IF_ERROR(ExpectShapeOperand(op, "C2", 0));
  return CheckRange(op, "C1", "iota_dimension", op.attrs<IotaAttrs>().iota_dimension, 0,
                    op.result(0).rank());
}

Status CheckDynamicPad(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  if (op.operand(1).rank() != 0) {
    return op.Error("", "padding_value must be a 0-dimensional tensor, found ", op.operand(1));
  }
  if (!(operand.element == op.operand(1).element)) {
    return op.Error("C1", "operand and padding_value must have the same element type, found ",
                    operand, " and ", op.operand(1));
  }
  for (size_t i = 2; i < 5; ++i) {
    LS_RETURN_IF_ERROR(CheckListOperand(op, "C2", i, operand.rank()));
    if (!(op.operand(i).element == op.operand(2).element)) {
      return op.Error("", "edge_padding_low, edge_padding_high and interior_padding must have one ",
                      "type, found ", op.operand(2), " and ", op.operand(i));
    }
  }
  const auto low = ConstantOperand(op, 2), high = ConstantOperand(op, 3);
  const auto interior = ConstantOperand(op, 4);
  if (interior) LS_RETURN_IF_ERROR(CheckAtLeast(op, "C3", "interior_padding", *interior, 0));
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  Shape shape(std::vector<int64_t>(static_cast<size_t>(operand.rank()), kDynamicSize));
  for (int64_t i = 0; low && high && interior && i < operand.rank(); ++i) {
    const size_t axis = static_cast<size_t>(i);
    int64_t size = 0;
    LS_RETURN_IF_ERROR(CheckPaddedSize(
        op, "C4", {operand.shape[i], (*low)[axis], (*high)[axis], (*interior)[axis]}, &size));
    shape.set_dim(i, size);
  }
  return op.ExpectTensor("C4", "C1", TensorType(operand.element, std::move(shape)));
}

Status CheckDynamicReshape(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  LS_RETURN_IF_ERROR(CheckReshaped(op, /*parameters_may_differ=*/false));  // C1-C3
  LS_RETURN_IF_ERROR(ExpectShapeOperand(op, "C4", 1, /*enforced=*/true));
  const auto sizes = ConstantOperand(op, 1);
  if (!sizes || !op.operand(0).shape.IsStatic()) return OkStatus();
  const auto from = op.operand(0).shape.CheckedNumElements();
  const auto to = Shape(*sizes).CheckedNumElements();
  if (from.ok() && to.ok() && *from == *to) return OkStatus();
  return op.Error("C2", "operand and output_shape must have equally many elements, found ",
                  op.operand(0), " and ", *sizes);
}

}  // namespace lockstep::ir
