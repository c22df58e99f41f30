// SPDX-License-Identifier: Apache-2.0
// Custom calls and what they become. See custom_calls.h.
#include "lockstep/expand/custom_calls.h"

#include <algorithm>

#include "lockstep/expand/site.h"
#include "lockstep/expand/splice.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::expand {
namespace {

ir::FunctionId ComparatorOf(const ir::Module& module, ir::OpId op) {
  const auto& called = module.attrs<ir::CustomCallAttrs>(op).called_computations;
  return called.size() == 1 ? module.FindFunction(called[0].name) : ir::FunctionId();
}

int64_t DimensionOf(const ir::Module& module, ir::OpId op) {
  const int64_t dimension = ConfigNumber(module, op, "reduction_dim").value_or(-1);
  return dimension < 0 ? dimension + module.tensor_type(module.result(op)).rank() : dimension;
}

bool HasShapes(const ir::Module& module, ir::OpId op) {
  const int64_t dimension = DimensionOf(module, op);
  const TensorType& first = module.tensor_type(module.operand(op, 0));
  if (dimension < 0 || dimension >= first.rank()) return false;
  for (size_t i = 0; i < module.num_results(op); ++i) {
    const TensorType& array = module.tensor_type(module.operand(op, i));
    const TensorType& result = module.tensor_type(module.result(op, i));
    if (!array.shape.IsStatic() || array.shape != first.shape) return false;
    Shape expected = first.shape;
    const int64_t kept = module.tensor_type(module.result(op)).shape[dimension];
    if (kept > expected[dimension]) return false;
    expected.set_dim(dimension, kept);
    if (result.element != array.element || result.shape != expected) return false;
  }
  return true;
}

bool ComparatorFits(const ir::Module& module, ir::OpId op) {
  const ir::FunctionId function = ComparatorOf(module, op);
  if (!function || module.function(function).is_declaration) return false;
  const auto arguments = module.arguments(module.function(function).body);
  const size_t count = module.num_results(op);
  if (arguments.size() != 2 * count) return false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TensorType scalar(module.tensor_type(module.operand(op, i / 2)).element, Shape());
    if (module.type(arguments[i]) != Type(scalar)) return false;
  }
  const auto& results = module.function(function).result_types;
  return results.size() == 1 && results[0] == Type(TensorType(DType::kI1, Shape()));
}

}  // namespace

const ir::Dictionary& BackendConfig(const ir::Module& module, ir::OpId op) {
  static const ir::Dictionary kNone;
  const auto& config = module.attrs<ir::CustomCallAttrs>(op).backend_config;
  if (config) {
    if (const auto* entries = config->As<ir::DictionaryAttr>()) return entries->entries;
  }
  const ir::Attribute* apart = module.discardable(op).Find("mhlo.backend_config");
  const auto* entries = apart != nullptr ? apart->As<ir::DictionaryAttr>() : nullptr;
  return entries != nullptr ? entries->entries : kNone;
}

std::optional<int64_t> ConfigNumber(const ir::Module& module, ir::OpId op, std::string_view name) {
  const ir::Attribute* entry = BackendConfig(module, op).Find(name);
  const auto* number = entry != nullptr ? entry->As<ir::IntegerAttr>() : nullptr;
  if (number == nullptr) return std::nullopt;
  return number->value;
}

std::string CountsReason(const ir::Module& module, ir::OpId op, size_t operands, size_t results) {
  const auto is_array = [&](ir::ValueId value) { return module.type(value).IsTensor(); };
  if (module.num_operands(op) == operands && module.num_results(op) == results &&
      std::ranges::all_of(module.operands(op), is_array) &&
      std::ranges::all_of(module.results(op), is_array)) {
    return "";
  }
  return "the target takes " + std::to_string(operands) + " arrays and gives " +
         std::to_string(results);
}

std::string ApproxTopKReason(const ir::Module& module, ir::OpId op) {
  const size_t count = module.num_results(op);
  if (count == 0) return "the target gives the chosen entries of each array";
  if (std::string reason = CountsReason(module, op, 2 * count, count); !reason.empty()) {
    return reason;
  }
  if (!HasShapes(module, op)) {
    return "results must be operands with fewer entries along reduction_dim";
  }
  return ComparatorFits(module, op)
             ? ""
             : "it must call one function that compares two scalars of each array";
}

ApproxTopK ApproxTopKOf(const ir::Module& module, ir::OpId op) {
  const ir::FunctionId comparator = ComparatorOf(module, op);
  const ir::OpId compare = module.first_op(module.function(comparator).body);
  const bool is_stable =
      module.tensor_type(module.operand(op, 0)).dtype() == DType::kF32 &&
      module.opcode(compare) == ir::Opcode::kCompare &&
      module.attrs<ir::CompareAttrs>(compare).comparison_direction == ir::ComparisonDirection::kGt;
  return {DimensionOf(module, op), comparator, is_stable};
}

bool HasExpansion(const ir::Module& module, ir::OpId op) {
  return module.attrs<ir::CustomCallAttrs>(op).call_target_name == "ApproxTopK" &&
         ApproxTopKReason(module, op).empty();
}

Values ExpandCustomCall(Site& site) {
  GraphBuilder& b = site.b;
  const ApproxTopK top = ApproxTopKOf(site.module, site.op);
  const std::string order = site.module.function(top.comparator).name;
  DeclareFunction(site, top.comparator);
  Types elements;
  const Values arrays(site.operands.begin(), site.operands.begin() + static_cast<std::ptrdiff_t>(
                                                                         site.result_types.size()));
  for (const Value array : arrays) {
    elements.insert(elements.end(), 2, Type(TensorType(array.dtype(), Shape{})));
  }
  const Body body = [&](std::span<const Value> pairs) {
    return b.Call(order, Values(pairs.begin(), pairs.end()));
  };
  const Values sorted =
      b.Op("sort", arrays,
           {.attributes = {{"dimension", top.dimension}, {"is_stable", top.is_stable}},
            .regions = {{elements, body}}});
  Values results;
  for (const Value array : sorted) {
    const auto limits = site.result_type().shape.dims();
    results.push_back(b.Slice(array, Int64s(limits.size(), 0), {limits.begin(), limits.end()}));
  }
  return results;
}

}  // namespace lockstep::expand
