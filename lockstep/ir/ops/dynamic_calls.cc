// SPDX-License-Identifier: Apache-2.0
// Custom calls that exporters use for ops whose shapes are operands. Their results follow from
// operands that are known; a call of another form is no fault, it only says nothing.
#include <algorithm>

#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

constexpr std::pair<std::string_view, DynamicCall> kTargets[] = {
    {"stablehlo.dynamic_approx_top_k", DynamicCall::kApproxTopK},
    {"stablehlo.dynamic_reduce_window", DynamicCall::kReduceWindow},
    {"stablehlo.dynamic_rng_bit_generator", DynamicCall::kRngBitGenerator},
    {"stablehlo.dynamic_top_k", DynamicCall::kTopK},
    {"stablehlo.shape_refinement_operand_wrapper", DynamicCall::kOperandWrapper},
};

bool IsTensorOfRank(const Type& type, int64_t rank) {
  return type.IsTensor() && type.tensor().rank() == rank;
}

bool AllTensors(std::span<const Type> types) {
  return std::ranges::all_of(types, [](const Type& type) { return type.IsTensor(); });
}

// The next result has the shape that operand `index` holds, when that is known.
Status ExpectShapeIn(OpChecker& op, size_t index) {
  const TensorType& declared = op.result(op.num_expected());
  const auto sizes = ConstantOperand(op, index);
  if (!sizes) return op.ExpectTensor("", declared);
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "", "the shape", *sizes, 0));
  return op.ExpectTensor("", TensorType(declared.element, Shape(*sizes)));
}

// (operand, k) -> (values, indices): the last dimension becomes k.
Status ExpectTopK(OpChecker& op) {
  const auto k = ConstantOperand(op, 1);
  if (k) LS_RETURN_IF_ERROR(CheckAtLeast(op, "", "k", *k, 0));
  for (size_t i = 0; i < op.declared().size(); ++i) {
    TensorType type(op.result(i).element, op.operand(0).shape);
    type.shape.set_dim(type.rank() - 1, k ? k->front() : kDynamicSize);
    LS_RETURN_IF_ERROR(op.ExpectTensor("", type));
  }
  return OkStatus();
}

// (state, shape) -> (state, bits).
Status ExpectRngBitGenerator(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.ExpectTensor("", op.operand(0)));
  return ExpectShapeIn(op, 1);
}

// The five lists behind the arrays and initial values of a reduce_window.
struct DynamicWindow {
  std::vector<int64_t> dimensions, strides, base_dilations, window_dilations, padding;
};

// No value when not all are known or they make no window.
std::optional<DynamicWindow> DynamicWindowOf(const OpChecker& op) {
  DynamicWindow window;
  const size_t first = 2 * op.declared().size();
  const auto rank = static_cast<size_t>(op.operand(0).rank());
  std::vector<int64_t>* const lists[] = {&window.dimensions, &window.strides,
                                         &window.base_dilations, &window.window_dilations,
                                         &window.padding};
  for (size_t i = 0; i < std::size(lists); ++i) {
    const bool is_padding = lists[i] == &window.padding;
    auto values = ConstantOperand(op, first + i);
    if (!values || values->size() != (is_padding ? 2 * rank : rank)) return std::nullopt;
    const auto is_none = [](int64_t x) { return x < 1; };
    if (!is_padding && std::ranges::any_of(*values, is_none)) return std::nullopt;
    *lists[i] = *std::move(values);
  }
  return window;
}

Status ExpectReduceWindow(OpChecker& op) {
  const auto window = DynamicWindowOf(op);
  if (!window) return OkStatus();
  for (size_t i = 0; i < op.declared().size(); ++i) {
    TensorType type(op.result(i).element, op.operand(i).shape);
    for (int64_t d = 0; d < type.rank(); ++d) {
      const auto axis = static_cast<size_t>(d);
      const auto count = CountWindows({.size = type.shape[d],
                                       .window = window->dimensions[axis],
                                       .stride = window->strides[axis],
                                       .low = window->padding[2 * axis],
                                       .high = window->padding[2 * axis + 1],
                                       .base_dilation = window->base_dilations[axis],
                                       .window_dilation = window->window_dilations[axis]});
      if (!count) return op.Error("", "the windows along dimension ", d, " overflow");
      type.shape.set_dim(d, *count);
    }
    LS_RETURN_IF_ERROR(op.ExpectTensor("", type));
  }
  return OkStatus();
}

// Where each result's shape stands among the operands, by the attribute that any call may have.
Status ExpectListedShapes(OpChecker& op) {
  const std::vector<size_t> indices = ListedShapeOperands(*op.site().module, op.site().op);
  if (indices.size() != op.declared().size() || !AllTensors(op.declared())) return OkStatus();
  for (const size_t index : indices) LS_RETURN_IF_ERROR(ExpectShapeIn(op, index));
  return OkStatus();
}

bool HasFormOf(DynamicCall call, std::span<const Type> operands, std::span<const Type> results) {
  if (!AllTensors(operands) || !AllTensors(results)) return false;
  switch (call) {
    case DynamicCall::kNone:
    case DynamicCall::kApproxTopK:
      return true;
    case DynamicCall::kReduceWindow:
      return operands.size() == 2 * results.size() + 5 && !results.empty();
    case DynamicCall::kRngBitGenerator:
      return operands.size() == 2 && results.size() == 2 && IsTensorOfRank(operands[1], 1);
    case DynamicCall::kTopK:
      return operands.size() == 2 && results.size() == 2 && IsTensorOfRank(operands[1], 0) &&
             operands[0].tensor().rank() > 0;
    case DynamicCall::kOperandWrapper:
      return operands.size() == 2 && results.size() == 1 && IsTensorOfRank(operands[1], 1);
  }
  return false;
}

}  // namespace

DynamicCall DynamicCallOf(std::string_view target) {
  for (const auto& [name, call] : kTargets) {
    if (name == target) return call;
  }
  return DynamicCall::kNone;
}

std::vector<size_t> ListedShapeOperands(const Module& module, OpId op) {
  std::vector<size_t> indices;
  if (!op) return indices;
  const Attribute* listed = module.discardable(op).Find(kShapeOperandsAttribute);
  const auto* elements = listed != nullptr ? listed->As<ElementsAttr>() : nullptr;
  if (elements == nullptr || !IsInteger(elements->values.dtype()) ||
      elements->values.num_elements() > static_cast<int64_t>(module.num_results(op))) {
    return indices;
  }
  for (int64_t i = 0; i < elements->values.num_elements(); ++i) {
    const int64_t index = elements->values.ElementAsInt64(i);
    if (index < 0 || index >= static_cast<int64_t>(module.num_operands(op))) return {};
    indices.push_back(static_cast<size_t>(index));
  }
  return indices;
}

Status ExpectDynamicCall(OpChecker& op) {
  const DynamicCall call = DynamicCallOf(op.attrs<CustomCallAttrs>().call_target_name);
  if (!HasFormOf(call, op.site().operand_types, op.declared())) return OkStatus();
  switch (call) {
    case DynamicCall::kNone:
    case DynamicCall::kApproxTopK:
      return ExpectListedShapes(op);
    case DynamicCall::kReduceWindow:
      return ExpectReduceWindow(op);
    case DynamicCall::kRngBitGenerator:
      return ExpectRngBitGenerator(op);
    case DynamicCall::kTopK:
      return ExpectTopK(op);
    case DynamicCall::kOperandWrapper:
      return op.ExpectTensor("", op.operand(0), Match::kShape);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
