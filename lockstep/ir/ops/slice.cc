// SPDX-License-Identifier: Apache-2.0
// Constraints of slices.
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

// Starts are 0-dimensional, one per dimension of operand, all of one type.
Status CheckStarts(const OpChecker& op, std::string_view count_label, std::string_view type_label,
                   size_t first) {
  const size_t count = op.num_operands() - first;
  if (static_cast<int64_t>(count) != op.operand(0).rank()) {
    return op.Error(count_label, "start_indices must be as many as operand has dimensions, ",
                    op.operand(0).rank(), ", found ", count);
  }
  for (size_t i = first; i < op.num_operands(); ++i) {
    if (op.operand(i).rank() != 0) {
      return op.Error("", "start_indices must be 0-dimensional tensors, found ", op.operand(i));
    }
    if (!(op.operand_type(i) == op.operand_type(first))) {
      return op.Error(type_label, "start_indices must all have one type, found ", op.operand(first),
                      " and ", op.operand(i));
    }
  }
  return OkStatus();
}

}  // namespace

Status CheckSlice(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const auto& attributes = op.attrs<SliceAttrs>();
  const List start = attributes.start_indices, limit = attributes.limit_indices;
  const List strides = attributes.strides;
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "start_indices", start, operand.rank()));
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "limit_indices", limit, operand.rank()));
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "strides", strides, operand.rank()));
  for (size_t i = 0; i < start.size(); ++i) {
    const int64_t size = operand.shape[static_cast<int64_t>(i)];
    if (start[i] < 0 || start[i] > limit[i] || !AtMost(limit[i], size)) {
      return op.Error("C3", "0 <= start_indices <= limit_indices <= size must hold, found start ",
                      start[i], ", limit ", limit[i], " and size ", size, " in dimension ", i);
    }
  }
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C4", "strides", strides, 1));
  Shape shape;
  for (size_t i = 0; i < start.size(); ++i) {
    const int64_t span = limit[i] - start[i];
    shape.push_back(span / strides[i] + (span % strides[i] != 0 ? 1 : 0));
  }
  return op.ExpectTensor("C5", "C1", TensorType(operand.element, std::move(shape)));
}

Status CheckDynamicSlice(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const List sizes = op.attrs<DynamicSliceAttrs>().slice_sizes;
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "slice_sizes", sizes, operand.rank()));
  LS_RETURN_IF_ERROR(CheckStarts(op, "C2", "C3", 1));
  for (size_t i = 0; i < sizes.size(); ++i) {
    const int64_t size = operand.shape[static_cast<int64_t>(i)];
    if (sizes[i] < 0 || !AtMost(sizes[i], size)) {
      return op.Error("C4", "slice_sizes must be in [0, size of operand], found ",
                      std::to_string(sizes[i]), " for size ", size, " in dimension ", i);
    }
  }
  return op.ExpectTensor("C5", "C1", TensorType(operand.element, Shape(sizes)));
}

Status CheckDynamicUpdateSlice(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const TensorType& update = op.operand(1);
  if (!(update.element == operand.element)) {
    return op.Error("C2", "update and operand must have the same element type, found ", update,
                    " and ", operand);
  }
  if (update.rank() != operand.rank()) {
    return op.Error("C3", "update and operand must have the same rank, found ", update, " and ",
                    operand);
  }
  LS_RETURN_IF_ERROR(CheckStarts(op, "C4", "C5", 2));
  for (int64_t i = 0; i < operand.rank(); ++i) {
    if (!AtMost(update.shape[i], operand.shape[i])) {
      return op.Error("C6", "update must not be larger than operand, found ", update, " and ",
                      operand);
    }
  }
  return op.ExpectTensor("C1", operand);
}

// Not of the specification any more: start, limit and strides are operands of one type.
Status CheckRealDynamicSlice(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  for (size_t i = 1; i < 4; ++i) {
    const TensorType& list = op.operand(i);
    if (list.rank() != 1 || !Compatible(list.shape[0], operand.rank())) {
      return op.Error("", GetOpInfo(op.opcode()).operands[i].name,
                      " must be 1-dimensional of size ", operand.rank(), ", found ", list);
    }
    LS_RETURN_IF_ERROR(CheckStaticList(op, "", i));
    if (!(list.element == op.operand(1).element)) {
      return op.Error("", "start_indices, limit_indices and strides must have one type, found ",
                      op.operand(1), " and ", list);
    }
  }
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  Shape shape(std::vector<int64_t>(static_cast<size_t>(operand.rank()), kDynamicSize));
  const auto starts = ConstantOperand(op, 1), limits = ConstantOperand(op, 2);
  const auto strides = ConstantOperand(op, 3);
  for (int64_t i = 0; starts && limits && strides && i < operand.rank(); ++i) {
    const auto axis = static_cast<size_t>(i);
    const int64_t start = (*starts)[axis], limit = (*limits)[axis], stride = (*strides)[axis];
    if (start < 0 || start > limit || !AtMost(limit, operand.shape[i]) || stride < 1) {
      LS_RETURN_IF_ERROR(op.Tolerate(
          op.Error("", "start_indices, limit_indices and strides must lie within operand, found ",
                   start, ", ", limit, " and ", stride, " for dimension ", i, " of ", operand)));
      continue;
    }
    shape.set_dim(i, (limit - start) / stride + ((limit - start) % stride != 0 ? 1 : 0));
  }
  if (!(op.result(0).element == operand.element)) {
    return op.Error("", "operand and result must have the same element type, found ", operand,
                    " and ", op.result(0));
  }
  return op.Tolerate(op.ExpectTensor("", TensorType(operand.element, std::move(shape))));
}

}  // namespace lockstep::ir
