// SPDX-License-Identifier: Apache-2.0
// One function per op with shape operands. See static_form.h.
#include "lockstep/passes/refine/static_form.h"

#include <algorithm>
#include <numeric>

#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/random.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/ops/sort.h"

namespace lockstep::passes {
namespace {

using ir::Opcode;
using Form = std::optional<StaticForm>;

// An op under change, with what is known of it.
struct Site {
  const ir::Module& module;
  ir::OpId op;
  const ir::OperandFacts& facts;
  const std::vector<Type>& results;

  template <typename T>
  const T& attrs() const {
    return module.attrs<T>(op);
  }
  bool knows(size_t operand) const { return facts.values[operand] != nullptr; }
  // REQUIRES: knows(operand).
  std::vector<int64_t> list(size_t operand) const {
    std::vector<int64_t> values;
    const Literal& literal = *facts.values[operand];
    for (int64_t i = 0; i < literal.num_elements(); ++i) {
      values.push_back(literal.ElementAsInt64(i));
    }
    return values;
  }
  template <typename T>
  StaticForm Make(Opcode opcode, std::vector<size_t> operands, T attributes) const {
    return {.opcode = opcode,
            .operands = std::move(operands),
            .attributes = ir::MakeAttributes(std::move(attributes)),
            .discardable = module.discardable(op),
            .body = {}};
  }
};

std::vector<size_t> FirstOperands(size_t count) {
  std::vector<size_t> operands(count);
  std::iota(operands.begin(), operands.end(), 0);
  return operands;
}

Form RealDynamicSlice(const Site& site) {
  if (!site.knows(1) || !site.knows(2) || !site.knows(3)) return std::nullopt;
  return site.Make(
      Opcode::kSlice, {0},
      ir::SliceAttrs{
          .start_indices = site.list(1), .limit_indices = site.list(2), .strides = site.list(3)});
}

Form DynamicPad(const Site& site) {
  if (!site.knows(2) || !site.knows(3) || !site.knows(4)) return std::nullopt;
  return site.Make(Opcode::kPad, {0, 1},
                   ir::PadAttrs{.edge_padding_low = site.list(2),
                                .edge_padding_high = site.list(3),
                                .interior_padding = site.list(4)});
}

Form DynamicGather(const Site& site) {
  if (!site.knows(2)) return std::nullopt;
  const auto& attrs = site.attrs<ir::DynamicGatherAttrs>();
  return site.Make(Opcode::kGather, {0, 1},
                   ir::GatherAttrs{.dimension_numbers = attrs.dimension_numbers,
                                   .slice_sizes = site.list(2),
                                   .indices_are_sorted = attrs.indices_are_sorted});
}

Form DynamicConv(const Site& site) {
  if (!site.knows(2)) return std::nullopt;
  const auto& attrs = site.attrs<ir::DynamicConvAttrs>();
  std::vector<int64_t> padding = site.list(2);
  return site.Make(
      Opcode::kConvolution, {0, 1},
      ir::ConvolutionAttrs{
          .window_strides = attrs.window_strides,
          .padding = ir::I64Matrix{static_cast<int64_t>(padding.size()) / 2, 2, padding},
          .lhs_dilation = attrs.lhs_dilation,
          .rhs_dilation = attrs.rhs_dilation,
          .window_reversal = attrs.window_reversal,
          .dimension_numbers = attrs.dimension_numbers,
          .feature_group_count = attrs.feature_group_count,
          .batch_group_count = attrs.batch_group_count,
          .precision_config = attrs.precision_config});
}

// Keeps the first elements. REQUIRES: the operand has known sizes.
Form SetDimensionSize(const Site& site) {
  if (!site.knows(1) || !ir::IsStatic(site.facts.types[0])) return std::nullopt;
  const Shape& from = site.facts.types[0].tensor().shape;
  const Shape& to = site.results[0].tensor().shape;
  const auto rank = static_cast<size_t>(from.rank());
  for (int64_t d = 0; d < from.rank(); ++d) {
    if (to[d] > from[d]) return std::nullopt;
  }
  return site.Make(Opcode::kSlice, {0},
                   ir::SliceAttrs{.start_indices = std::vector<int64_t>(rank, 0),
                                  .limit_indices = {to.dims().begin(), to.dims().end()},
                                  .strides = std::vector<int64_t>(rank, 1)});
}

Form DynamicTopK(const Site& site) {
  if (!site.knows(1)) return std::nullopt;
  return site.Make(Opcode::kChloTopK, {0}, ir::ChloTopKAttrs{.k = site.list(1)[0]});
}

Form DynamicRngBitGenerator(const Site& site) {
  const ir::Attribute* named = site.module.discardable(site.op).Find("rng_algorithm");
  const auto* word = named != nullptr ? named->As<ir::EnumAttr>() : nullptr;
  const auto algorithm =
      word != nullptr ? ir::ParseEnum<ir::RngAlgorithm>(word->value) : std::nullopt;
  if (!algorithm) return std::nullopt;
  StaticForm form = site.Make(Opcode::kRngBitGenerator, {0},
                              ir::RngBitGeneratorAttrs{.rng_algorithm = *algorithm});
  form.discardable.Erase("rng_algorithm");
  return form;
}

Form DynamicReduceWindow(const Site& site) {
  const auto& called = site.attrs<ir::CustomCallAttrs>().called_computations;
  const size_t first = 2 * site.results.size();
  if (called.size() != 1 || site.facts.types.size() != first + 5) return std::nullopt;
  for (size_t i = first; i < first + 5; ++i) {
    if (!site.knows(i)) return std::nullopt;
  }
  std::vector<int64_t> padding = site.list(first + 4);
  StaticForm form = site.Make(
      Opcode::kReduceWindow, FirstOperands(first),
      ir::ReduceWindowAttrs{
          .window_dimensions = site.list(first),
          .window_strides = site.list(first + 1),
          .base_dilations = site.list(first + 2),
          .window_dilations = site.list(first + 3),
          .padding = ir::I64Matrix{static_cast<int64_t>(padding.size()) / 2, 2, padding}});
  form.body = site.module.FindFunction(called[0].name);
  return form;
}

// `list` without the entries of operands that are dropped.
std::optional<ir::Attribute> WithoutEntries(const std::optional<ir::Attribute>& list,
                                            const std::vector<size_t>& kept) {
  const auto* entries = list ? list->As<ir::ArrayAttr>() : nullptr;
  if (entries == nullptr) return list;
  ir::ArrayAttr rest;
  for (const size_t index : kept) {
    if (index < entries->values.size()) rest.values.push_back(entries->values[index]);
  }
  return ir::Attribute(std::move(rest));
}

// A call that also takes the shapes of its results: they are in its type now.
Form DropShapeOperands(const Site& site) {
  const std::vector<size_t> dropped = ir::ShapeOperands(site.module, site.op);
  std::vector<size_t> kept = FirstOperands(site.facts.types.size());
  std::erase_if(kept, [&](size_t i) { return std::ranges::find(dropped, i) != dropped.end(); });
  ir::CustomCallAttrs attrs = site.attrs<ir::CustomCallAttrs>();
  attrs.operand_layouts = WithoutEntries(attrs.operand_layouts, kept);
  for (ir::OutputOperandAlias& alias : attrs.output_operand_aliases) {
    const auto at = std::ranges::find(kept, static_cast<size_t>(alias.operand_index));
    if (at == kept.end()) return std::nullopt;
    alias.operand_index = at - kept.begin();
  }
  StaticForm form = site.Make(Opcode::kCustomCall, kept, std::move(attrs));
  form.discardable.Erase(ir::kShapeOperandsAttribute);
  return form;
}

// k moves from the operand before the shapes into the configuration.
Form DynamicApproxTopK(const Site& site) {
  const std::vector<size_t> indices = ir::ShapeOperands(site.module, site.op);
  Form form = DropShapeOperands(site);
  if (!form || indices.size() < 2 || !site.knows(indices.back())) return std::nullopt;
  ir::CustomCallAttrs attrs = ir::GetAttributes<ir::CustomCallAttrs>(*form->attributes);
  attrs.call_target_name = "ApproxTopK";
  form->attributes = ir::MakeAttributes(std::move(attrs));
  const ir::Attribute* config = form->discardable.Find("mhlo.backend_config");
  const auto* entries = config != nullptr ? config->As<ir::DictionaryAttr>() : nullptr;
  if (entries == nullptr) return std::nullopt;
  ir::DictionaryAttr with_k = *entries;
  with_k.entries.Set("top_k", ir::Attribute::I64(site.list(indices.back())[0]));
  form->discardable.Set("mhlo.backend_config", ir::Attribute(std::move(with_k)));
  return form;
}

Form CustomCall(const Site& site) {
  switch (ir::DynamicCallOf(site.attrs<ir::CustomCallAttrs>().call_target_name)) {
    case ir::DynamicCall::kNone:
      if (ir::ListedShapeOperands(site.module, site.op).empty()) return std::nullopt;
      return DropShapeOperands(site);
    case ir::DynamicCall::kApproxTopK:
      return DynamicApproxTopK(site);
    case ir::DynamicCall::kReduceWindow:
      return DynamicReduceWindow(site);
    case ir::DynamicCall::kRngBitGenerator:
      return DynamicRngBitGenerator(site);
    case ir::DynamicCall::kTopK:
      return DynamicTopK(site);
    case ir::DynamicCall::kOperandWrapper: {
      StaticForm form = site.Make(Opcode::kReshape, {0}, ir::NoAttrs{});
      form.discardable.Erase(ir::kShapeOperandsAttribute);
      return form;
    }
  }
  return std::nullopt;
}

Form ShapeOp(const Site& site) {
  switch (static_cast<ir::ShapeOp>(site.module.opcode(site.op))) {
    case ir::ShapeOp::kDynamicBroadcastInDim:
      return site.Make(Opcode::kBroadcastInDim, {0},
                       ir::BroadcastInDimAttrs{
                           site.attrs<ir::DynamicBroadcastInDimAttrs>().broadcast_dimensions});
    case ir::ShapeOp::kDynamicIota:
      return site.Make(Opcode::kIota, {}, site.attrs<ir::IotaAttrs>());
    case ir::ShapeOp::kDynamicPad:
      return DynamicPad(site);
    case ir::ShapeOp::kDynamicReshape:
      return site.Make(Opcode::kReshape, {0}, ir::NoAttrs{});
    case ir::ShapeOp::kRealDynamicSlice:
      return RealDynamicSlice(site);
    case ir::ShapeOp::kSetDimensionSize:
      return SetDimensionSize(site);
    case ir::ShapeOp::kBitcastConvert:
    case ir::ShapeOp::kBroadcast:
    case ir::ShapeOp::kBroadcastInDim:
    case ir::ShapeOp::kChloConstant:
    case ir::ShapeOp::kConcatenate:
    case ir::ShapeOp::kConstant:
    case ir::ShapeOp::kDynamicSlice:
    case ir::ShapeOp::kDynamicUpdateSlice:
    case ir::ShapeOp::kGetDimensionSize:
    case ir::ShapeOp::kIota:
    case ir::ShapeOp::kPad:
    case ir::ShapeOp::kReshape:
    case ir::ShapeOp::kReverse:
    case ir::ShapeOp::kSlice:
    case ir::ShapeOp::kTranspose:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<StaticForm> StaticFormOf(const ir::Module& module, ir::OpId op,
                                       const ir::OperandFacts& facts,
                                       const std::vector<Type>& results) {
  if (!std::ranges::all_of(results, ir::IsStatic)) return std::nullopt;
  const Site site{module, op, facts, results};
  const Opcode opcode = module.opcode(op);
  if (opcode == Opcode::kCustomCall) return CustomCall(site);
  if (opcode == Opcode::kDynamicGather) return DynamicGather(site);
  if (opcode == Opcode::kDynamicConv) return DynamicConv(site);
  if (module.info(op).family == ir::Family::kShape) return ShapeOp(site);
  return std::nullopt;
}

}  // namespace lockstep::passes
