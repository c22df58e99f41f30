// SPDX-License-Identifier: Apache-2.0
// Values past barriers; see remove_barriers.h.
#include "lockstep/passes/for_cpu/remove_barriers.h"

#include "lockstep/interpret/custom_calls/registry.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::passes {
namespace {

bool HandsOn(const ir::Module& module, ir::OpId op) {
  const ir::Opcode opcode = module.opcode(op);
  if (opcode == ir::Opcode::kCustomCall) {
    return interpret::IsPlacement(module.attrs<ir::CustomCallAttrs>(op).call_target_name);
  }
  return opcode == ir::Opcode::kOptimizationBarrier ||
         opcode == ir::Opcode::kSdyPropagationBarrier || opcode == ir::Opcode::kSdyReshard ||
         opcode == ir::Opcode::kSdyShardingConstraint;
}

bool IsRemovable(const ir::Module& module, ir::OpId op) {
  if (!HandsOn(module, op) || module.num_operands(op) != module.num_results(op)) return false;
  for (size_t i = 0; i < module.num_results(op); ++i) {
    const ir::ValueId operand = module.operand(op, i), result = module.result(op, i);
    if (!module.type(operand).IsTensor() || module.type_id(operand) != module.type_id(result)) {
      return false;
    }
  }
  return true;
}

bool Visit(ir::Module& module, ir::RegionId region) {
  bool changed = false;
  for (ir::OpId op = module.first_op(region); op;) {
    const ir::OpId next = module.next(op);
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      changed |= Visit(module, module.region(op, i));
    }
    if (IsRemovable(module, op)) {
      for (size_t i = 0; i < module.num_results(op); ++i) {
        module.ReplaceAllUses(module.result(op, i), module.operand(op, i));
      }
      module.EraseOp(op);
      changed = true;
    }
    op = next;
  }
  return changed;
}

}  // namespace

Result<bool> RemoveBarriers(ir::Module& module) {
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= Visit(module, module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
