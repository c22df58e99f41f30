// SPDX-License-Identifier: Apache-2.0
// The refiner: calls, loops and branches.
#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/passes/refine/refiner.h"

namespace lockstep::passes {

using ir::Opcode;

namespace {

// ", dimension 0"; nothing for values that are no arrays.
std::string FirstDifference(const Type& a, const Type& b) {
  if (!a.IsTensor() || !b.IsTensor()) return "";
  int64_t d = 0;
  while (d < a.tensor().rank() && a.tensor().shape[d] == b.tensor().shape[d]) ++d;
  return ", dimension " + std::to_string(d);
}

}  // namespace

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
                       " before the body and " + next.ToString() + " behind it" +
                       FirstDifference(types[i], next) +
                       ": sizes that change from turn to turn are not supported");
  }
  MapResults(op, made);
  for (size_t i = 0; i < state.size(); ++i) {
    SetConstant(module_.result(op, i), state[i].constant ? &*state[i].constant : nullptr);
  }
  return OkStatus();
}

Result<ir::OpId> Refiner::CopyWithBody(ir::OpId op, ir::RegionId to,
                                       const std::vector<KnownValue>& arguments) {
  const ir::OpId made = CreateLike(op, to, NewOperands(op), {});
  LS_RETURN_IF_ERROR(CopyRegion(module_.region(op), module_.region(made), arguments));
  return made;
}

// The body takes slices of the inputs, and gives slices of the outputs.
Status Refiner::CopyScan(ir::OpId op, ir::RegionId to) {
  const auto& attributes = module_.attrs<ir::ChloScanAttrs>(op);
  const auto num_inputs = static_cast<size_t>(attributes.operandSegmentSizes.sizes[0]);
  const int64_t dimension = attributes.dimension;
  std::optional<int64_t> steps = attributes.scan_dim_size;
  std::vector<KnownValue> arguments;
  for (size_t i = 0; i < module_.num_operands(op); ++i) {
    Type found = KnownOf(module_.operand(op, i)).type;
    if (i < num_inputs) {
      const int64_t size = found.tensor().shape[dimension];
      if (size != kDynamicSize) steps = size;
      Shape slice;
      for (int64_t d = 0; d < found.tensor().rank(); ++d) {
        if (d != dimension) slice.push_back(found.tensor().shape[d]);
      }
      found = Type(TensorType(found.tensor().element, std::move(slice)));
    }
    const ir::ValueId parameter = module_.arguments(module_.region(op))[i];
    arguments.push_back({ir::FillSizes(module_.type(parameter), found), std::nullopt});
  }
  LS_ASSIGN_OR_RETURN(const ir::OpId made, CopyWithBody(op, to, arguments));
  const size_t num_carries = module_.num_operands(op) - num_inputs;
  const size_t num_outputs = module_.num_results(op) - num_carries;
  std::vector<Type> types;
  for (size_t i = 0; i < module_.num_results(op); ++i) {
    const ir::OpId last = module_.last_op(module_.region(made));
    Type found = module_.type(module_.operand(last, i));
    if (i < num_outputs) {
      Shape whole = found.tensor().shape;
      Shape shape;
      for (int64_t d = 0; d <= whole.rank(); ++d) {
        if (d == dimension) shape.push_back(steps.value_or(kDynamicSize));
        if (d < whole.rank()) shape.push_back(whole[d]);
      }
      found = Type(TensorType(found.tensor().element, std::move(shape)));
    } else if (const Type& before = arguments[num_inputs + i - num_outputs].type;
               !(found == before) && ir::IsStatic(found) && ir::IsStatic(before)) {
      return ErrorAt(op, StatusCode::kUnimplemented,
                     "carry " + std::to_string(i - num_outputs) + " is " + before.ToString() +
                         " before the body and " + found.ToString() + " behind it" +
                         FirstDifference(before, found) +
                         ": sizes that change from step to step are not supported");
    }
    types.push_back(ir::FillSizes(module_.type(module_.result(op, i)), found));
  }
  module_.AddResults(made, types);
  MapResults(op, made);
  return OkStatus();
}

// The body takes the operands, or its op captures them.
Status Refiner::CopyAsyncStart(ir::OpId op, ir::RegionId to) {
  std::vector<KnownValue> arguments;
  for (size_t i = 0; i < module_.arguments(module_.region(op)).size(); ++i) {
    arguments.push_back(KnownOf(module_.operand(op, i)));
  }
  LS_ASSIGN_OR_RETURN(const ir::OpId made, CopyWithBody(op, to, arguments));
  std::vector<Type> types;
  for (const ir::ValueId value : module_.operands(module_.last_op(module_.region(made)))) {
    types.push_back(module_.type(value));
  }
  const Type future = Type::Future(std::move(types));
  module_.AddResults(made, std::span(&future, 1));
  MapResults(op, made);
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
