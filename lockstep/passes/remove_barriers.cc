// SPDX-License-Identifier: Apache-2.0
// Values past barriers; see remove_barriers.h.
#include "lockstep/passes/remove_barriers.h"

namespace lockstep::passes {
namespace {

bool IsRemovable(const ir::Module& module, ir::OpId op) {
  if (module.opcode(op) != ir::Opcode::kOptimizationBarrier) return false;
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
