// SPDX-License-Identifier: Apache-2.0
// Constants where they are used; see sink_constants.h.
#include "lockstep/passes/loops/sink_constants.h"

#include <unordered_map>
#include <vector>

namespace lockstep::passes {
namespace {

class Sinker {
 public:
  explicit Sinker(ir::Module& module) : module_(module) {}

  bool Visit(ir::RegionId region) {
    bool changed = false;
    std::unordered_map<uint32_t, ir::ValueId> copies;  // by the constant outside
    for (ir::OpId op = module_.first_op(region); op; op = module_.next(op)) {
      for (size_t i = 0; i < module_.num_operands(op); ++i) {
        const ir::ValueId value = module_.operand(op, i);
        const ir::OpId definition = module_.defining_op(value);
        if (!definition || module_.opcode(definition) != ir::Opcode::kConstant ||
            module_.parent(definition) == region) {
          continue;
        }
        ir::ValueId& copy = copies[value.index];
        if (!copy) copy = Copy(definition, region);
        module_.SetOperand(op, i, copy);
        sunk_.push_back(definition);
        changed = true;
      }
      for (size_t i = 0; i < module_.num_regions(op); ++i) changed |= Visit(module_.region(op, i));
    }
    return changed;
  }

  void EraseUnused() {
    for (const ir::OpId op : sunk_) {
      if (module_.parent(op) && !module_.HasUses(module_.result(op))) module_.EraseOp(op);
    }
  }

 private:
  ir::ValueId Copy(ir::OpId constant, ir::RegionId region) {
    const Type type = module_.type(module_.result(constant));
    const ir::OpId copy = module_.CreateOp({.opcode = ir::Opcode::kConstant,
                                            .operands = {},
                                            .result_types = {&type, 1},
                                            .attributes = module_.attributes_ref(constant),
                                            .discardable = module_.discardable(constant),
                                            .location = module_.op_location(constant)});
    module_.InsertBefore(module_.first_op(region), copy);
    return module_.result(copy);
  }

  ir::Module& module_;
  std::vector<ir::OpId> sunk_;
};

}  // namespace

Result<bool> SinkConstants(ir::Module& module, const SinkConstantsOptions&) {
  Sinker sinker(module);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= sinker.Visit(module.function(id).body);
  }
  sinker.EraseUnused();
  return changed;
}

}  // namespace lockstep::passes
