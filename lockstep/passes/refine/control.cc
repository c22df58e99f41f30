// SPDX-License-Identifier: Apache-2.0
// The refiner: calls, loops and branches.
#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/passes/refine/refiner.h"

namespace lockstep::passes {

using ir::Opcode;

Status Refiner::CopyCall(ir::OpId op, ir::FunctionId callee, ir::RegionId to) {
  const bool is_composite = module_.opcode(op) == Opcode::kComposite;
  std::vector<KnownValue> arguments;
  for (const ir::ValueId operand : module_.operands(op)) arguments.push_back(KnownOf(operand));
  LS_ASSIGN_OR_RETURN(const Specialization* special,
                      Specialize(callee, std::move(arguments), is_composite));
  has_side_effects_ = has_side_effects_ || special->has_side_effects;
  const std::vector<ir::ValueId> all = NewOperands(op);
  std::vector<ir::ValueId> operands;
  for (const size_t index : special->kept_arguments) operands.push_back(all[index]);
  std::vector<Type> types;
  for (const KnownValue& result : special->results) types.push_back(result.type);
  const ir::OpId made = CreateLike(op, to, operands, types);
  const std::string name = module_.function(special->function).name;
  if (is_composite) {
    ir::CompositeAttrs attrs = module_.attrs<ir::CompositeAttrs>(op);
    attrs.decomposition.name = name;
    module_.SetAttributes(made, ir::MakeAttributes(std::move(attrs)));
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      LS_RETURN_IF_ERROR(CopyRegion(module_.region(op, i), module_.region(made, i), {}));
    }
  } else {
    ir::CallAttrs attrs = module_.attrs<ir::CallAttrs>(op);
    attrs.callee.name = name;
    module_.SetAttributes(made, ir::MakeAttributes(std::move(attrs)));
  }
  MapResults(op, made);
  if (!special->has_side_effects) disposable_.push_back(made);
  for (size_t i = 0; i < special->results.size(); ++i) {
    const auto& constant = special->results[i].constant;
    UseConstant(op, i, constant ? &*constant : nullptr, to);
  }
  return OkStatus();
}

// A value of the loop's state that the body hands on unchanged stays the constant it was.
Status Refiner::CopyWhile(ir::OpId op, ir::RegionId to) {
  const ir::RegionId body = module_.region(op, 1);
  const ir::OpId last = module_.last_op(body);
  std::vector<KnownValue> state;
  std::vector<Type> types;
  for (size_t i = 0; i < module_.num_operands(op); ++i) {
    KnownValue value = KnownOf(module_.operand(op, i));
    const ir::ValueId argument = module_.arguments(body)[i];
    value.type = ir::FillSizes(module_.type(argument), value.type);
    if (module_.operand(last, i) != argument) value.constant.reset();
    types.push_back(value.type);
    state.push_back(std::move(value));
  }
  const ir::OpId made = CreateLike(op, to, NewOperands(op), types);
  for (size_t i = 0; i < 2; ++i) {
    LS_RETURN_IF_ERROR(CopyRegion(module_.region(op, i), module_.region(made, i), state));
  }
  const ir::OpId new_last = module_.last_op(module_.region(made, 1));
  for (size_t i = 0; i < types.size(); ++i) {
    const Type& next = module_.type(module_.operand(new_last, i));
    if (next == types[i] || !ir::IsStatic(next) || !ir::IsStatic(types[i])) continue;
    return ErrorAt(op, StatusCode::kUnimplemented,
                   "value " + std::to_string(i) + " of its state is " + types[i].ToString() +
                       " before the body and " + next.ToString() +
                       " behind it; sizes that change from turn to turn are not supported");
  }
  MapResults(op, made);
  for (size_t i = 0; i < state.size(); ++i) {
    SetConstant(module_.result(op, i), state[i].constant ? &*state[i].constant : nullptr);
  }
  return OkStatus();
}

// if and case.
Status Refiner::CopyBranches(ir::OpId op, ir::RegionId to) {
  const ir::OpId made = CreateLike(op, to, NewOperands(op), {});
  std::vector<Type> types;
  for (const ir::ValueId result : module_.results(op)) types.push_back(module_.type(result));
  const std::vector<Type> declared = types;
  for (size_t b = 0; b < module_.num_regions(op); ++b) {
    const ir::RegionId branch = module_.region(made, b);
    LS_RETURN_IF_ERROR(CopyRegion(module_.region(op, b), branch, {}));
    for (size_t i = 0; i < types.size(); ++i) {
      const Type found =
          ir::FillSizes(declared[i], module_.type(module_.operand(module_.last_op(branch), i)));
      if (b == 0) types[i] = found;
      if (types[i] == found || !ir::IsStatic(found) || !ir::IsStatic(types[i])) continue;
      return ErrorAt(op, StatusCode::kUnimplemented,
                     "result " + std::to_string(i) + " is " + types[i].ToString() +
                         " from the first branch and " + found.ToString() + " from branch " +
                         std::to_string(b) + "; sizes that depend on values are not supported");
    }
  }
  module_.AddResults(made, types);
  MapResults(op, made);
  return OkStatus();
}

}  // namespace lockstep::passes
