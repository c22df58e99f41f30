// SPDX-License-Identifier: Apache-2.0
// Plans of functions. See plan.h.
#include "lockstep/interpret/plan.h"

#include <algorithm>

#include "lockstep/ir/dynamic.h"

namespace lockstep::interpret {

EvaluateFunction EvaluateFunctionOf(ir::Family family) {
  switch (family) {
    case ir::Family::kElementwise:
      return EvaluateElementwise;
    case ir::Family::kReduce:
      return EvaluateReduce;
    case ir::Family::kDot:
      return EvaluateDot;
    case ir::Family::kConv:
      return EvaluateConv;
    case ir::Family::kShape:
      return EvaluateShape;
    case ir::Family::kGatherScatter:
      return EvaluateGatherScatter;
    case ir::Family::kSort:
      return EvaluateSort;
    case ir::Family::kControl:
      return EvaluateControl;
    case ir::Family::kCollective:
      return EvaluateCollective;
    case ir::Family::kRandom:
      return EvaluateRandom;
    case ir::Family::kLinalg:
      return EvaluateLinalg;
    case ir::Family::kQuantized:
      return EvaluateQuantized;
    case ir::Family::kCustom:
      return EvaluateCustom;
  }
  return nullptr;
}

Plans::Plans(const ir::Module& module, int64_t max_array_bytes)
    : module_(module),
      max_array_bytes_(max_array_bytes),
      slots_(module.value_capacity()),
      positions_(module.op_capacity()),
      num_slots_(module.num_functions()) {}

void Plans::AddFunction(ir::FunctionId function) {
  if (num_slots_[function.index] != 0) return;
  Slot next_slot = 0;
  AddRegion(module_.function(function).body, next_slot);
  num_slots_[function.index] = std::max<size_t>(next_slot, 1);
}

void Plans::AddRegion(ir::RegionId region, Slot& next_slot) {
  auto plan = std::make_unique<RegionPlan>();
  const auto place = [&](ir::ValueId value) {
    has_unknown_sizes_ = has_unknown_sizes_ || !ir::IsStatic(module_.type(value));
    return slots_[value.index] = next_slot++;
  };
  for (const ir::ValueId argument : module_.arguments(region)) {
    plan->arguments.push_back(place(argument));
  }
  for (const ir::OpId op : module_.ops(region)) {
    positions_[op.index] = static_cast<uint32_t>(plan->ops.size());
    if (module_.info(op).Has(ir::kTerminator)) {
      for (const ir::ValueId value : module_.operands(op)) {
        plan->outputs.push_back({slots_[value.index], false});
      }
      break;
    }
    PlannedOp& planned = plan->ops.emplace_back();
    PlanOp(op, planned);
    for (const ir::ValueId result : module_.results(op)) planned.results.push_back(place(result));
    for (size_t i = 0; i < module_.num_regions(op); ++i)
      AddRegion(module_.region(op, i), next_slot);
  }
  MarkLastUses(region, *plan);
  if (regions_.size() <= region.index) regions_.resize(region.index + 1);
  regions_[region.index] = std::move(plan);
}

void Plans::PlanOp(ir::OpId op, PlannedOp& planned) {
  planned.op = op;
  planned.takes_sizes = !ir::ShapeOperands(module_, op).empty();
  planned.evaluate = HasQuantizedRule(module_, op) ? EvaluateByQuantizedRule
                                                   : EvaluateFunctionOf(module_.info(op).family);
  for (const ir::ValueId value : module_.operands(op)) {
    planned.inputs.push_back({slots_[value.index], false});
  }
  std::vector<TensorType> types;
  for (const ir::ValueId result : module_.results(op)) {
    const Type& type = module_.type(result);
    types.push_back(type.IsTensor() ? type.tensor() : TensorType());
  }
  planned.oversized_result = FindOversized(types);
}

int Plans::FindOversized(std::span<const TensorType> types) const {
  for (size_t i = 0; i < types.size(); ++i) {
    if (!types[i].shape.IsStatic()) continue;
    const Result<int64_t> count = types[i].shape.CheckedNumElements();
    const auto element_size = static_cast<int64_t>(ElementSizeBytes(types[i].dtype()));
    if (!count.ok() || *count > max_array_bytes_ / element_size) return static_cast<int>(i);
  }
  return -1;
}

void Plans::MarkLastUses(ir::RegionId region, RegionPlan& plan) {
  for (const ir::ValueId argument : module_.arguments(region)) {
    if (!module_.HasUses(argument)) plan.unused_arguments.push_back(slots_[argument.index]);
    MarkLastUse(region, argument, plan);
  }
  for (PlannedOp& planned : plan.ops) {
    for (const ir::ValueId result : module_.results(planned.op)) {
      if (!module_.HasUses(result)) planned.released.push_back(slots_[result.index]);
      MarkLastUse(region, result, plan);
    }
  }
}

// Finds the last op of `region` that uses `value`, itself or inside of its regions. Only an operand
// of the op itself may be moved out.
void Plans::MarkLastUse(ir::RegionId region, ir::ValueId value, RegionPlan& plan) {
  int64_t last = -1;
  int64_t operand =
      -1;  // the last operand of that op which is the value; -1 when a region reads it
  bool captured = false;
  for (const ir::Use& use : module_.uses(value)) {
    ir::OpId user = use.op;
    bool nested = false;
    while (module_.parent(user) && module_.parent(user) != region) {
      user = module_.parent_op(module_.parent(user));
      nested = true;
    }
    if (!module_.parent(user)) continue;  // an op that stands nowhere
    const int64_t position = positions_[user.index];
    if (position > last) {
      last = position;
      operand = -1;
      captured = false;
    }
    if (position < last) continue;
    if (nested) captured = true;
    if (!nested) operand = std::max<int64_t>(operand, use.index);
  }
  if (last < 0) return;
  const auto at = static_cast<size_t>(last);
  if (at == plan.ops.size()) {
    plan.outputs[static_cast<size_t>(operand)].is_last_use = true;
  } else if (captured) {
    plan.ops[at].released.push_back(slots_[value.index]);
  } else {
    plan.ops[at].inputs[static_cast<size_t>(operand)].is_last_use = true;
  }
}

}  // namespace lockstep::interpret
