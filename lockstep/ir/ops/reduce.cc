// SPDX-License-Identifier: Apache-2.0
// Constraints of reductions, batch norms and scans; windows are in window.cc.
#include "lockstep/ir/ops/reduce.h"

#include "lockstep/ir/verify/rules.h"
#include "lockstep/ir/verify/window.h"

namespace lockstep::ir {

// C2 of reduce, C3 of reduce_window: each init value has the element type of its input.
Status CheckInitValues(const OpChecker& op, std::string_view label, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const TensorType& input = op.operand(i);
    const TensorType& init = op.operand(count + i);
    if (init.rank() != 0) {
      return op.Error("", "init_values must be 0-dimensional tensors, found ", init);
    }
    if (!(input.element == init.element)) {
      Status status =
          op.Error(label, "inputs and init_values must have the same element types, found ", input,
                   " and ", init);
      if (!AreAlike(input.element, init.element)) return status;
      LS_RETURN_IF_ERROR(op.Tolerate(status));
    }
  }
  return OkStatus();
}

std::vector<ElementType> ElementsOf(const OpChecker& op, size_t first, size_t count) {
  std::vector<ElementType> elements;
  for (size_t i = 0; i < count; ++i) elements.push_back(op.operand(first + i).element);
  return elements;
}

namespace {

Status CheckReduceOp(OpChecker& op) {
  const size_t count = op.num_operands() / 2;
  if (count == 0) return op.Error("C3", "must have at least one input");
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C1", "inputs", 0, count));
  LS_RETURN_IF_ERROR(CheckInitValues(op, "C2", count));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C3", count));
  const List dimensions = op.attrs<ReduceAttrs>().dimensions;
  LS_RETURN_IF_ERROR(CheckRange(op, "C4", "dimensions", dimensions, 0, op.operand(0).rank()));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C5", "dimensions", dimensions));
  LS_ASSIGN_OR_RETURN(const auto accumulators, CheckReducer(op, "C6", 0, ElementsOf(op, 0, count)));
  Shape shape = op.operand(0).shape;
  for (size_t i = 1; i < count; ++i) shape = MergeShapes(shape, op.operand(i).shape);
  for (const ElementType& accumulator : accumulators) {
    LS_RETURN_IF_ERROR(
        op.ExpectTensor("C7", "C8", TensorType(accumulator, WithoutAxes(shape, dimensions))));
  }
  return OkStatus();
}

// One 1-dimensional tensor per feature: `label_size` says its size, `label_element` its element
// type.
Status CheckFeatures(const OpChecker& op, const TensorType& features, std::string_view name,
                     std::string_view label_size, std::string_view label_element) {
  const TensorType& operand = op.operand(0);
  const int64_t index = op.attrs<BatchNormAttrs>().feature_index;
  if (!SameBaseline(features.element, operand.element)) {
    return op.Error(label_element, name, " must have the element type of operand, found ", features,
                    " and ", operand);
  }
  if (features.rank() != 1 || !Compatible(features.shape[0], operand.shape[index])) {
    return op.Error(label_size, name, " must be 1-dimensional of size ", operand.shape[index],
                    ", as dimension ", index, " of operand, found ", features);
  }
  return OkStatus();
}

Status CheckFeatureIndex(const OpChecker& op) {
  return CheckRange(op, "C1", "feature_index", op.attrs<BatchNormAttrs>().feature_index, 0,
                    op.operand(0).rank());
}

TensorType FeatureType(const OpChecker& op) {
  const TensorType& operand = op.operand(0);
  return TensorType(operand.element,
                    Shape{operand.shape[op.attrs<BatchNormAttrs>().feature_index]});
}

Status CheckBatchNormInference(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckFeatureIndex(op));
  constexpr std::string_view kNames[] = {"scale", "offset", "mean", "variance"};
  constexpr std::string_view kLabels[] = {"C3", "C4", "C5", "C6"};
  for (size_t i = 0; i < 4; ++i) {
    LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(i + 1), kNames[i], kLabels[i], "C2"));
  }
  return op.ExpectTensor("C7", "C2", op.operand(0), Match::kBaseline);
}

Status CheckBatchNormTraining(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckFeatureIndex(op));
  LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(1), "scale", "C3", "C2"));
  LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(2), "offset", "C4", "C2"));
  LS_RETURN_IF_ERROR(op.ExpectTensor("C7", "C2", op.operand(0), Match::kBaseline));
  LS_RETURN_IF_ERROR(op.ExpectTensor("C5", "C2", FeatureType(op), Match::kBaseline));
  return op.ExpectTensor("C6", "C2", FeatureType(op), Match::kBaseline);
}

Status CheckBatchNormGrad(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckFeatureIndex(op));
  const TensorType& operand = op.operand(0);
  const TensorType& grad_output = op.operand(4);
  if (!SameBaseline(operand.element, grad_output.element)) {
    return op.Error("C2", "operand and grad_output must have the same element type, found ",
                    operand, " and ", grad_output);
  }
  if (!Compatible(operand.shape, grad_output.shape)) {
    return op.Error("C3", "operand and grad_output must have the same shape, found ", operand,
                    " and ", grad_output);
  }
  LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(1), "scale", "C5", "C2"));
  LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(2), "mean", "C4", "C2"));
  LS_RETURN_IF_ERROR(CheckFeatures(op, op.operand(3), "variance", "C4", "C2"));
  LS_RETURN_IF_ERROR(op.ExpectTensor("C3", "C2", operand, Match::kBaseline));
  LS_RETURN_IF_ERROR(op.ExpectTensor("C4", "C2", FeatureType(op), Match::kBaseline));
  return op.ExpectTensor("C4", "C2", FeatureType(op), Match::kBaseline);
}

// The body takes one slice of each input and the carries, and returns a slice of each output and
// the carries. The sizes of outputs along the dimension are the inputs'.
Status CheckScan(OpChecker& op) {
  const auto& attributes = op.attrs<ChloScanAttrs>();
  const size_t num_inputs = static_cast<size_t>(attributes.operandSegmentSizes.sizes[0]);
  const size_t num_carries = op.num_operands() - num_inputs;
  const RegionSignature body = op.region(0);
  if (body.inputs.size() != op.num_operands() || body.results.size() < num_carries) {
    return op.Error("", "body must take a slice of every input and all carries, found ",
                    body.inputs, " -> ", body.results);
  }
  int64_t steps = attributes.scan_dim_size.value_or(kDynamicSize);
  for (size_t i = 0; i < num_inputs; ++i) {
    const TensorType& input = op.operand(i);
    LS_RETURN_IF_ERROR(CheckRange(op, "", "dimension", attributes.dimension, 0, input.rank()));
    const int64_t size = input.shape[attributes.dimension];
    if (!Compatible(size, steps)) {
      return op.Error("", "inputs must have the same size along dimension, found ", input, " for ",
                      steps, " steps");
    }
    if (steps == kDynamicSize) steps = size;
    const TensorType slice(input.element, WithoutAxes(input.shape, List(&attributes.dimension, 1)));
    if (!Compatible(body.inputs[i], slice)) {
      return op.Error("", "argument ", i, " of body must be ", slice, ", found ", body.inputs[i]);
    }
  }
  const size_t num_outputs = body.results.size() - num_carries;
  for (size_t i = 0; i < num_carries; ++i) {
    const Type& carry = op.operand_type(num_inputs + i);
    if (!Compatible(body.inputs[num_inputs + i], carry) ||
        !Compatible(body.results[num_outputs + i], carry)) {
      return op.Error("", "body must take and return carry ", i, " as ", carry, ", found ",
                      body.inputs[num_inputs + i], " and ", body.results[num_outputs + i]);
    }
  }
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  LS_RETURN_IF_ERROR(op.ExpectNumResults("", body.results.size()));
  for (size_t i = 0; i < num_outputs; ++i) {
    const TensorType& output = op.result(i);
    LS_RETURN_IF_ERROR(CheckRange(op, "", "dimension", attributes.dimension, 0, output.rank()));
    const TensorType slice(output.element,
                           WithoutAxes(output.shape, List(&attributes.dimension, 1)));
    if (!Compatible(body.results[i], slice)) {
      return op.Error("", "result ", i, " of body must be ", slice, ", found ", body.results[i]);
    }
    Shape shape = output.shape;
    if (steps != kDynamicSize) shape.set_dim(attributes.dimension, steps);
    LS_RETURN_IF_ERROR(op.ExpectTensor("", TensorType(output.element, std::move(shape))));
  }
  for (size_t i = 0; i < num_carries; ++i) {
    LS_RETURN_IF_ERROR(op.ExpectType("", op.operand_type(num_inputs + i)));
  }
  return OkStatus();
}

}  // namespace

Status CheckReduce(OpChecker& op) {
  using enum ReduceOp;
  switch (static_cast<ReduceOp>(op.opcode())) {
    case kReduce:
      return CheckReduceOp(op);
    case kReduceWindow:
      return CheckReduceWindow(op);
    case kSelectAndScatter:
      return CheckSelectAndScatter(op);
    case kBatchNormInference:
      return CheckBatchNormInference(op);
    case kBatchNormTraining:
      return CheckBatchNormTraining(op);
    case kBatchNormGrad:
      return CheckBatchNormGrad(op);
    case kChloScan:
      return CheckScan(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
