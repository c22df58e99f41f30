// SPDX-License-Identifier: Apache-2.0
// The refiner: what is known of values, and ops that are copied or folded.
#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/passes/refine/callees.h"
#include "lockstep/passes/refine/refiner.h"
#include "lockstep/passes/refine/static_form.h"

namespace lockstep::passes {

using ir::Opcode;

namespace {

// Values that shapes depend on are lists of sizes: larger ones are not folded.
constexpr int64_t kMaxFoldedElements = 1 << 16;

bool IsFoldable(const Type& type) {
  if (!type.IsTensor() || type.tensor().element.IsQuantized() || !ir::IsStatic(type)) return false;
  const Result<int64_t> count = type.tensor().shape.CheckedNumElements();
  return count.ok() && *count <= kMaxFoldedElements;
}

}  // namespace

const Literal* Refiner::ConstantOf(ir::ValueId old_value) const {
  const auto at = constants_.find(old_value.index);
  return at == constants_.end() ? nullptr : &at->second;
}

void Refiner::SetConstant(ir::ValueId old_value, const Literal* constant) {
  if (constant != nullptr && shape_values_.Contains(old_value)) {
    constants_.insert_or_assign(old_value.index, *constant);
  } else {
    constants_.erase(old_value.index);
  }
}

KnownValue Refiner::KnownOf(ir::ValueId old_value) const {
  const Literal* constant = ConstantOf(old_value);
  return {module_.type(new_values_[old_value.index]),
          constant != nullptr ? std::optional<Literal>(*constant) : std::nullopt};
}

ir::OperandFacts Refiner::FactsOf(ir::OpId op) const {
  ir::OperandFacts facts;
  for (const ir::ValueId operand : module_.operands(op)) {
    facts.types.push_back(module_.type(new_values_[operand.index]));
    facts.values.push_back(ConstantOf(operand));
  }
  return facts;
}

std::vector<ir::ValueId> Refiner::NewOperands(ir::OpId op) const {
  std::vector<ir::ValueId> operands;
  for (const ir::ValueId operand : module_.operands(op)) {
    operands.push_back(new_values_[operand.index]);
  }
  return operands;
}

void Refiner::MapResults(ir::OpId old_op, ir::OpId new_op) {
  for (size_t i = 0; i < module_.num_results(old_op); ++i) {
    const ir::ValueId old_value = module_.result(old_op, i);
    new_values_[old_value.index] = module_.result(new_op, i);
    SetConstant(old_value, nullptr);
    const std::string name = module_.value_name(old_value);
    if (!name.empty()) module_.SetValueName(module_.result(new_op, i), name);
  }
}

Status Refiner::ErrorAt(ir::OpId op, StatusCode code, const std::string& message) const {
  std::string place = ir::PlaceText(module_, op);
  if (!place.empty()) place += ": ";
  return Status(code, place + "'" + std::string(module_.info(op).name) + "': " + message);
}

ir::OpId Refiner::CreateLike(ir::OpId op, ir::RegionId to, std::span<const ir::ValueId> operands,
                             std::span<const Type> results) {
  return Emit({.opcode = module_.opcode(op),
               .operands = operands,
               .result_types = results,
               .attributes = module_.attributes_ref(op),
               .discardable = module_.discardable(op),
               .num_regions = module_.num_regions(op)},
              op, to);
}

ir::ValueId Refiner::EmitConstant(const Literal& value, const Type& type, ir::OpId like,
                                  ir::RegionId to) {
  const ir::OpId op = Emit(
      {.opcode = Opcode::kConstant,
       .operands = {},
       .result_types = {&type, 1},
       .attributes = ir::MakeAttributes(ir::ConstantAttrs{ir::ElementsAttr{type.tensor(), value}})},
      like, to);
  disposable_.push_back(op);
  return module_.result(op);
}

Status Refiner::CopyOps(ir::RegionId from, ir::RegionId to) {
  for (ir::OpId op = module_.first_op(from); op; op = module_.next(op)) {
    if (++copied_ops_ > options_.max_ops) {
      return ResourceExhaustedError("copies of functions for different shapes have more than " +
                                    std::to_string(options_.max_ops) + " ops");
    }
    LS_RETURN_IF_ERROR(CopyOp(op, to));
  }
  return OkStatus();
}

Status Refiner::CopyOp(ir::OpId op, ir::RegionId to) {
  if (const ir::FunctionId callee = CalleeOf(module_, op)) return CopyCall(op, callee, to);
  if (module_.opcode(op) == Opcode::kWhile) return CopyWhile(op, to);
  if (module_.opcode(op) == Opcode::kIf || module_.opcode(op) == Opcode::kCase) {
    return CopyBranches(op, to);
  }
  if (module_.opcode(op) == Opcode::kChloScan) return CopyScan(op, to);
  if (module_.opcode(op) == Opcode::kAsyncStart) return CopyAsyncStart(op, to);
  const ir::OperandFacts facts = FactsOf(op);
  if (IsShapeAssertion(module_, op) && !std::ranges::count(facts.values, nullptr)) {
    return CheckAssertion(op, facts);
  }
  Result<std::vector<Type>> results = ir::RefineResultTypes(module_, op, facts);
  if (!results.ok()) {
    const std::string place = ir::PlaceText(module_, op);
    return place.empty() ? results.status() : results.status().Annotate(place);
  }
  LS_ASSIGN_OR_RETURN(const bool is_folded, Fold(op, to, facts, *results));
  if (is_folded || CopyMovingWindow(op, to, facts)) return OkStatus();
  LS_RETURN_IF_ERROR(CopyPlain(op, to, facts, *results));
  if (module_.opcode(op) != Opcode::kOptimizationBarrier) return OkStatus();
  for (size_t i = 0; i < results->size(); ++i) UseConstant(op, i, facts.values[i], to);
  return OkStatus();
}

Status Refiner::CheckAssertion(ir::OpId op, const ir::OperandFacts& facts) {
  return evaluator_.Evaluate(module_, op, facts.values, {}).status();
}

ir::OpId Refiner::Emit(const ir::OpSpec& spec, ir::OpId like, ir::RegionId to) {
  ir::OpSpec placed = spec;
  placed.location = module_.op_location(like);
  placed.position = module_.position(like);
  const ir::OpId op = module_.CreateOp(placed);
  module_.Append(to, op);
  return op;
}

// real_dynamic_slice %x, %start, %start + sizes, 1 with known sizes: a window that moves, which is
// dynamic_slice %x, %start[0], %start[1], .., sizes.
bool Refiner::CopyMovingWindow(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts) {
  if (module_.opcode(op) != Opcode::kRealDynamicSlice || facts.values[1] != nullptr) return false;
  const ir::OpId sum = module_.defining_op(module_.operand(op, 2));
  if (!sum || module_.opcode(sum) != Opcode::kAdd) return false;
  const bool start_first = module_.operand(sum, 0) == module_.operand(op, 1);
  if (!start_first && module_.operand(sum, 1) != module_.operand(op, 1)) return false;
  const Literal* sizes = ConstantOf(module_.operand(sum, start_first ? 1 : 0));
  const Literal* strides = facts.values[3];
  if (sizes == nullptr || strides == nullptr) return false;
  const TensorType start_type = facts.types[1].tensor();
  const Type one(TensorType(start_type.element, Shape({1})));
  const Type scalar(TensorType(start_type.element, Shape()));
  const ir::ValueId start = new_values_[module_.operand(op, 1).index];
  TensorType window = facts.types[0].tensor();
  std::vector<ir::ValueId> operands = {new_values_[module_.operand(op, 0).index]};
  for (int64_t d = 0; d < window.rank(); ++d) {
    if (strides->ElementAsInt64(d) != 1) return false;
    window.shape.set_dim(d, sizes->ElementAsInt64(d));
  }
  for (int64_t d = 0; d < window.rank(); ++d) {
    const ir::OpId part =
        Emit({.opcode = Opcode::kSlice,
              .operands = {&start, 1},
              .result_types = {&one, 1},
              .attributes = ir::MakeAttributes(ir::SliceAttrs{{d}, {d + 1}, {1}})},
             op, to);
    const ir::ValueId sliced = module_.result(part);
    operands.push_back(module_.result(Emit({.opcode = Opcode::kReshape,
                                            .operands = {&sliced, 1},
                                            .result_types = {&scalar, 1},
                                            .attributes = nullptr},
                                           op, to)));
  }
  const std::vector<int64_t> window_sizes(window.shape.dims().begin(), window.shape.dims().end());
  const Type type = ir::FillSizes(module_.type(module_.result(op)), Type(window));
  MapResults(op, Emit({.opcode = Opcode::kDynamicSlice,
                       .operands = operands,
                       .result_types = {&type, 1},
                       .attributes = ir::MakeAttributes(ir::DynamicSliceAttrs{window_sizes})},
                      op, to));
  return true;
}

// The result of an op that was copied is this constant, if it is one.
void Refiner::UseConstant(ir::OpId op, size_t index, const Literal* constant, ir::RegionId to) {
  const ir::ValueId old_value = module_.result(op, index);
  if (constant == nullptr || !shape_values_.Contains(old_value)) return;
  const Type type = module_.type(new_values_[old_value.index]);
  new_values_[old_value.index] = EmitConstant(*constant, type, op, to);
  SetConstant(old_value, constant);
}

// An op without a special rule, or its static form.
Status Refiner::CopyPlain(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts,
                          const std::vector<Type>& results) {
  const std::vector<ir::ValueId> operands = NewOperands(op);
  if (auto form = StaticFormOf(module_, op, facts, results)) {
    std::vector<ir::ValueId> kept;
    for (const size_t index : form->operands) kept.push_back(operands[index]);
    const ir::OpId made = Emit({.opcode = form->opcode,
                                .operands = kept,
                                .result_types = results,
                                .attributes = std::move(form->attributes),
                                .discardable = std::move(form->discardable),
                                .num_regions = form->body ? size_t{1} : 0},
                               op, to);
    if (form->body) {
      const ir::RegionId body = module_.function(form->body).body;
      LS_RETURN_IF_ERROR(CopyRegion(body, module_.region(made), {}));
    }
    MapResults(op, made);
    return OkStatus();
  }
  const bool calls_out = module_.opcode(op) == Opcode::kCustomCall &&
                         module_.attrs<ir::CustomCallAttrs>(op).has_side_effect;
  has_side_effects_ = has_side_effects_ || calls_out || module_.info(op).Has(ir::kSideEffect) ||
                      module_.info(op).Has(ir::kCollective);
  const ir::OpId made = CreateLike(op, to, operands, results);
  for (size_t i = 0; i < module_.num_regions(op); ++i) {
    LS_RETURN_IF_ERROR(CopyRegion(module_.region(op, i), module_.region(made, i), {}));
  }
  MapResults(op, made);
  return OkStatus();
}

// Arguments are as declared where `arguments` is empty. A return of a function becomes one of a
// region.
Status Refiner::CopyRegion(ir::RegionId from, ir::RegionId to,
                           const std::vector<KnownValue>& arguments) {
  const std::vector<ir::ValueId> parameters(module_.arguments(from).begin(),
                                            module_.arguments(from).end());
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Type type = arguments.empty() ? module_.type(parameters[i]) : arguments[i].type;
    const ir::ValueId value = module_.AddArgument(to, type, module_.value_location(parameters[i]));
    module_.SetValueName(value, std::string(module_.value_name(parameters[i])));
    new_values_[parameters[i].index] = value;
    const bool is_known = !arguments.empty() && arguments[i].constant;
    SetConstant(parameters[i], is_known ? &*arguments[i].constant : nullptr);
  }
  LS_RETURN_IF_ERROR(CopyOps(from, to));
  const ir::OpId last = module_.last_op(to);
  if (!module_.parent_op(to) || module_.opcode(last) != Opcode::kFuncReturn) return OkStatus();
  const std::vector<ir::ValueId> returned(module_.operands(last).begin(),
                                          module_.operands(last).end());
  Emit({.opcode = Opcode::kReturn, .operands = returned, .result_types = {}, .attributes = nullptr},
       last, to);
  module_.EraseOp(last);
  return OkStatus();
}

Result<bool> Refiner::Fold(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts,
                           const std::vector<Type>& results) {
  const std::vector<ir::ValueId> old_results(module_.results(op).begin(),
                                             module_.results(op).end());
  const bool matters = std::ranges::any_of(
      old_results, [&](ir::ValueId value) { return shape_values_.Contains(value); });
  if (!matters || module_.num_regions(op) != 0) return false;
  if (!std::ranges::all_of(results, IsFoldable)) return false;

  std::vector<Literal> values;
  const ir::Family family = module_.info(op).family;
  if (module_.opcode(op) == Opcode::kGetDimensionSize) {
    const int64_t dimension = module_.attrs<ir::DimensionAttrs>(op).dimension;
    const int64_t size = facts.types[0].tensor().shape[dimension];
    if (size == kDynamicSize || size > INT32_MAX) return false;
    values.push_back(Literal::ScalarI32(static_cast<int32_t>(size)));
  } else if (std::ranges::count(facts.values, nullptr) != 0) {
    return false;
  } else if (module_.opcode(op) == Opcode::kCustomCall &&
             ir::DynamicCallOf(module_.attrs<ir::CustomCallAttrs>(op).call_target_name) ==
                 ir::DynamicCall::kOperandWrapper) {
    values.push_back(*facts.values[0]);
  } else if (family == ir::Family::kElementwise || family == ir::Family::kShape ||
             family == ir::Family::kDot || family == ir::Family::kGatherScatter) {
    LS_ASSIGN_OR_RETURN(values, evaluator_.Evaluate(module_, op, facts.values, results));
  } else {
    return false;
  }
  for (size_t i = 0; i < values.size(); ++i) {
    new_values_[old_results[i].index] = EmitConstant(values[i], results[i], op, to);
    SetConstant(old_results[i], &values[i]);
  }
  return true;
}

}  // namespace lockstep::passes
