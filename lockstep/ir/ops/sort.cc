// SPDX-License-Identifier: Apache-2.0
// Constraints of sort and top_k.
#include "lockstep/ir/ops/sort.h"

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

Status CheckSortOp(OpChecker& op) {
  const size_t count = op.num_operands();
  if (count == 0) return op.Error("C1", "must have at least one input");
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C2", count));
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C3", "inputs", 0, count));
  const int64_t rank = op.operand(0).rank();
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C4", "dimension", op.attrs<SortAttrs>().dimension, -rank, rank));
  std::vector<Type> arguments;
  for (size_t i = 0; i < count; ++i) {
    arguments.insert(arguments.end(), 2, Scalar(op.operand(i).element));
  }
  const Type predicate = Scalar(DType::kI1);
  LS_RETURN_IF_ERROR(CheckRegion(op, "C5", 0, arguments, std::span(&predicate, 1)));
  Shape shape = op.operand(0).shape;
  for (size_t i = 1; i < count; ++i) shape = MergeShapes(shape, op.operand(i).shape);
  for (size_t i = 0; i < count; ++i) {
    TensorType type = op.operand(i);
    type.shape = shape;
    LS_RETURN_IF_ERROR(op.ExpectTensor("C2", type));
  }
  return OkStatus();
}

// CHLO: the k largest along the last dimension, and where they stood.
Status CheckTopK(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const int64_t k = op.attrs<ChloTopKAttrs>().k;
  if (operand.rank() == 0) return op.Error("", "operand must have a dimension, found ", operand);
  const int64_t last = operand.rank() - 1;
  if (k < 0 || !AtMost(k, operand.shape[last])) {
    return op.Error("", "k must be in [0, size of the last dimension], found ", std::to_string(k),
                    " for ", operand);
  }
  Shape shape = operand.shape;
  shape.set_dim(last, k);
  LS_RETURN_IF_ERROR(op.ExpectTensor("", TensorType(operand.element, shape)));
  return op.ExpectTensor("", TensorType(DType::kI32, shape));
}

}  // namespace

Status CheckSort(OpChecker& op) {
  using enum SortOp;
  switch (static_cast<SortOp>(op.opcode())) {
    case kSort:
      return CheckSortOp(op);
    case kChloTopK:
      return CheckTopK(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
