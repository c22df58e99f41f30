// SPDX-License-Identifier: Apache-2.0
// A walk from the shape operands backwards. See shape_values.h.
#include "lockstep/passes/refine/shape_values.h"

#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {

using ir::Opcode;

ShapeValues::ShapeValues(const ir::Module& module)
    : module_(module), found_(module.value_capacity(), false), calls_(module.num_functions()) {
  for (const ir::FunctionId id : module.functions()) Seed(module.function(id).body);
  while (!pending_.empty()) {
    const ir::ValueId value = pending_.back();
    pending_.pop_back();
    AddSources(value);
  }
}

void ShapeValues::Seed(ir::RegionId region) {
  for (const ir::OpId op : module_.ops(region)) {
    for (const size_t index : ir::ShapeOperands(module_, op)) Add(module_.operand(op, index));
    if (IsShapeAssertion(module_, op)) {
      for (const ir::ValueId operand : module_.operands(op)) Add(operand);
    }
    if (const ir::FunctionId callee = CalleeOf(module_, op)) calls_[callee.index].push_back(op);
    for (size_t i = 0; i < module_.num_regions(op); ++i) Seed(module_.region(op, i));
  }
}

void ShapeValues::Add(ir::ValueId value) {
  if (found_[value.index]) return;
  found_[value.index] = true;
  pending_.push_back(value);
}

void ShapeValues::AddSources(ir::ValueId value) {
  const size_t index = module_.index_in_owner(value);
  if (const ir::OpId op = module_.defining_op(value)) {
    AddSourcesOfResult(op, index);
  } else {
    AddSourcesOfArgument(module_.defining_region(value), index);
  }
}

void ShapeValues::AddReturned(ir::RegionId region, size_t index) {
  const ir::OpId last = module_.last_op(region);
  if (last && index < module_.num_operands(last)) Add(module_.operand(last, index));
}

void ShapeValues::AddSourcesOfResult(ir::OpId op, size_t index) {
  const Opcode opcode = module_.opcode(op);
  if (opcode == Opcode::kGetDimensionSize) return;  // of the operand only the type matters
  if (const ir::FunctionId callee = CalleeOf(module_, op)) {
    AddReturned(module_.function(callee).body, index);
  } else if (opcode == Opcode::kOptimizationBarrier) {
    Add(module_.operand(op, index));
  } else if (opcode == Opcode::kWhile) {
    Add(module_.operand(op, index));
    AddReturned(module_.region(op, 1), index);
  } else if (opcode == Opcode::kIf || opcode == Opcode::kCase) {
    Add(module_.operand(op, 0));
    for (size_t i = 0; i < module_.num_regions(op); ++i) AddReturned(module_.region(op, i), index);
  } else if (module_.num_regions(op) == 0) {
    for (const ir::ValueId operand : module_.operands(op)) Add(operand);
  }
}

void ShapeValues::AddSourcesOfArgument(ir::RegionId region, size_t index) {
  if (const ir::OpId op = module_.parent_op(region)) {
    if (module_.opcode(op) != Opcode::kWhile) return;
    Add(module_.operand(op, index));
    AddReturned(module_.region(op, 1), index);
    return;
  }
  const ir::FunctionId function = module_.parent_function(region);
  if (!function) return;
  for (const ir::OpId call : calls_[function.index]) Add(module_.operand(call, index));
}

}  // namespace lockstep::passes
