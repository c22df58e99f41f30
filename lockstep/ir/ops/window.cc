// SPDX-License-Identifier: Apache-2.0
// Constraints of reduce_window and select_and_scatter.
#include "lockstep/ir/verify/window.h"

#include <algorithm>

#include "lockstep/ir/ops/reduce.h"

namespace lockstep::ir {

std::vector<int64_t> OnesIfEmpty(List list, int64_t count) {
  if (list.empty()) return std::vector<int64_t>(static_cast<size_t>(count), 1);
  return {list.begin(), list.end()};
}

Result<I64Matrix> CheckPadding(const OpChecker& op, std::string_view label,
                               const std::optional<I64Matrix>& padding, int64_t rank) {
  if (!padding) return I64Matrix{rank, 2, std::vector<int64_t>(static_cast<size_t>(2 * rank))};
  // A rank-0 op may write its padding as an empty list, whose number of columns is lost.
  if (padding->rows != rank || (padding->columns != 2 && rank != 0)) {
    return op.Error(label, "padding must have the shape ", rank, "x2, found ", padding->rows, "x",
                    padding->columns);
  }
  return *padding;
}

namespace {

// A list of one positive number per dimension.
Status CheckPerDimension(const OpChecker& op, std::string_view length_label,
                         std::string_view value_label, std::string_view name, List list,
                         int64_t rank) {
  LS_RETURN_IF_ERROR(CheckLength(op, length_label, name, list, rank));
  return CheckAtLeast(op, value_label, name, list, 1);
}

// The shape of the places that a window takes.
Result<Shape> WindowedShape(const OpChecker& op, std::string_view label, const Shape& shape,
                            const ReduceWindowAttrs& window) {
  Shape counts;
  for (int64_t i = 0; i < shape.rank(); ++i) {
    const size_t axis = static_cast<size_t>(i);
    const auto count = CountWindows({.size = shape[i],
                                     .window = window.window_dimensions[axis],
                                     .stride = window.window_strides[axis],
                                     .low = window.padding->at(i, 0),
                                     .high = window.padding->at(i, 1),
                                     .base_dilation = window.base_dilations[axis],
                                     .window_dilation = window.window_dilations[axis]});
    if (!count) return op.Error(label, "the padded size of dimension ", i, " overflows");
    counts.push_back(*count);
  }
  return counts;
}

}  // namespace

Status CheckReduceWindow(OpChecker& op) {
  const size_t count = op.num_operands() / 2;
  if (count == 0) return op.Error("C1", "must have at least one input");
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C1", count));
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C2", "inputs", 0, count));
  LS_RETURN_IF_ERROR(CheckInitValues(op, "C3", count));
  const int64_t rank = op.operand(0).rank();
  ReduceWindowAttrs window = op.attrs<ReduceWindowAttrs>();
  window.window_strides = OnesIfEmpty(window.window_strides, rank);
  window.base_dilations = OnesIfEmpty(window.base_dilations, rank);
  window.window_dilations = OnesIfEmpty(window.window_dilations, rank);
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C4", "C5", "window_dimensions", window.window_dimensions, rank));
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C6", "C7", "window_strides", window.window_strides, rank));
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C8", "C9", "base_dilations", window.base_dilations, rank));
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C10", "C11", "window_dilations", window.window_dilations, rank));
  LS_ASSIGN_OR_RETURN(window.padding, CheckPadding(op, "C12", window.padding, rank));
  LS_ASSIGN_OR_RETURN(const auto accumulators,
                      CheckReducer(op, "C13", 0, ElementsOf(op, 0, count)));
  // C14 follows: all results are compared with one shape.
  LS_ASSIGN_OR_RETURN(const Shape shape, WindowedShape(op, "C15", op.operand(0).shape, window));
  for (const ElementType& accumulator : accumulators) {
    const std::string_view shape_label = op.num_expected() == 0 ? "C15" : "C14";
    LS_RETURN_IF_ERROR(op.ExpectTensor(shape_label, "C16", TensorType(accumulator, shape)));
  }
  return OkStatus();
}

// C9. The ecosystem's verifier takes arguments of any float type for those of another.
Status CheckSelect(const OpChecker& op, std::span<const Type> pair, const Type& predicate) {
  Status status = CheckRegion(op, "C9", 0, pair, std::span(&predicate, 1));
  if (status.ok()) return status;
  const RegionSignature select = op.region(0);
  const auto is_float = [&](const Type& type) {
    return type.IsTensor() && type.tensor().rank() == 0 &&
           AreFloats(type.tensor().element, pair[0].tensor().element);
  };
  const bool floats = select.inputs.size() == 2 && std::ranges::all_of(select.inputs, is_float);
  const bool same = select.results.size() == 1 && select.results[0] == predicate;
  return floats && same ? op.Tolerate(status) : status;
}

Status CheckSelectAndScatter(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const TensorType& source = op.operand(1);
  const TensorType& init_value = op.operand(2);
  const int64_t rank = operand.rank();
  const auto& attributes = op.attrs<SelectAndScatterAttrs>();
  if (!(operand.element == source.element)) {
    Status status = op.Error("C1", "operand and source must have the same element type, found ",
                             operand, " and ", source);
    if (!AreFloats(operand.element, source.element)) return status;
    LS_RETURN_IF_ERROR(op.Tolerate(status));
  }
  if (init_value.rank() != 0) {
    return op.Error("", "init_value must be a 0-dimensional tensor, found ", init_value);
  }
  if (!(init_value.element == operand.element)) {
    Status status = op.Error("C3", "init_value and operand must have the same element type, found ",
                             init_value, " and ", operand);
    if (!AreFloats(operand.element, init_value.element)) return status;
    LS_RETURN_IF_ERROR(op.Tolerate(status));
  }
  ReduceWindowAttrs window;
  window.window_dimensions = attributes.window_dimensions;
  window.window_strides = OnesIfEmpty(attributes.window_strides, rank);
  window.base_dilations = window.window_dilations = OnesIfEmpty({}, rank);
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C4", "C5", "window_dimensions", window.window_dimensions, rank));
  LS_RETURN_IF_ERROR(
      CheckPerDimension(op, "C6", "C7", "window_strides", window.window_strides, rank));
  LS_ASSIGN_OR_RETURN(window.padding, CheckPadding(op, "C8", attributes.padding, rank));
  LS_ASSIGN_OR_RETURN(const Shape windows, WindowedShape(op, "C2", operand.shape, window));
  if (!Compatible(source.shape, windows)) {
    return op.Error("C2", "source must have one element per window, of shape ", windows, ", found ",
                    source);
  }
  const Type element = Scalar(operand.element);
  const Type pair[] = {element, element};
  const Type predicate = Scalar(DType::kI1);
  LS_RETURN_IF_ERROR(CheckSelect(op, pair, predicate));
  LS_ASSIGN_OR_RETURN(const auto accumulators,
                      CheckReducer(op, "C10", 1, std::span(&operand.element, 1)));
  return op.ExpectTensor("C11", "C12", TensorType(accumulators[0], operand.shape));
}

}  // namespace lockstep::ir
