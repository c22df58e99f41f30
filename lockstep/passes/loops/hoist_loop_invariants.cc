// SPDX-License-Identifier: Apache-2.0
// Loop-invariant code motion; see hoist_loop_invariants.h.
#include "lockstep/passes/loops/hoist_loop_invariants.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/loops/trip_count.h"

namespace lockstep::passes {
namespace {

class Hoister {
 public:
  explicit Hoister(ir::Module& module) : module_(module), effects_(module) {}

  // Inner loops first, so that what leaves them may leave the outer one too.
  bool Visit(ir::RegionId region) {
    bool changed = false;
    for (ir::OpId op = module_.first_op(region); op; op = module_.next(op)) {
      for (size_t i = 0; i < module_.num_regions(op); ++i) changed |= Visit(module_.region(op, i));
      if (module_.opcode(op) != ir::Opcode::kWhile) continue;
      for (size_t i = 0; i < module_.num_regions(op); ++i) {
        changed |= Hoist(op, module_.region(op, i));
      }
    }
    return changed;
  }

 private:
  bool IsCheap(ir::OpId op) const {
    const ir::Opcode opcode = module_.opcode(op);
    return module_.info(op).Has(ir::kConstantLike) || opcode == ir::Opcode::kIota ||
           opcode == ir::Opcode::kBroadcastInDim || opcode == ir::Opcode::kReshape;
  }

  // Whether every value that the op uses, in its regions too, is from outside `region` or
  // invariant.
  bool IsInvariant(ir::OpId op, ir::RegionId region,
                   const std::unordered_set<uint32_t>& invariant) const {
    const auto outside = [&](ir::ValueId value) {
      return invariant.contains(value.index) || !IsDefinedIn(module_, value, region);
    };
    if (!std::ranges::all_of(module_.operands(op), outside)) return false;
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      if (!std::ranges::all_of(CapturedValues(module_, module_.region(op, i)), outside)) {
        return false;
      }
    }
    return true;
  }

  bool Hoist(ir::OpId loop, ir::RegionId region) {
    std::unordered_set<uint32_t> invariant;  // values
    std::vector<ir::OpId> ops;
    for (const ir::OpId op : module_.ops(region)) {
      if (module_.info(op).Has(ir::kTerminator) || effects_.IsPinned(op) ||
          !AlwaysEnds(module_, op) || !IsInvariant(op, region, invariant)) {
        continue;
      }
      ops.push_back(op);
      for (const ir::ValueId value : module_.results(op)) invariant.insert(value.index);
    }
    const std::unordered_set<uint32_t> moving = WorthMoving(ops);
    bool changed = false;
    for (const ir::OpId op : ops) {
      if (!moving.contains(op.index)) continue;
      module_.Detach(op);
      module_.InsertBefore(loop, op);
      changed = true;
    }
    return changed;
  }

  // The ops that cost something, and what they need.
  std::unordered_set<uint32_t> WorthMoving(const std::vector<ir::OpId>& ops) const {
    std::unordered_set<uint32_t> moving, needed;  // ops; values
    for (size_t i = ops.size(); i-- > 0;) {
      const ir::OpId op = ops[i];
      const bool is_needed = std::ranges::any_of(
          module_.results(op), [&](ir::ValueId value) { return needed.contains(value.index); });
      if (IsCheap(op) && !is_needed) continue;
      moving.insert(op.index);
      for (const ir::ValueId value : module_.operands(op)) needed.insert(value.index);
      for (size_t r = 0; r < module_.num_regions(op); ++r) {
        for (const ir::ValueId value : CapturedValues(module_, module_.region(op, r))) {
          needed.insert(value.index);
        }
      }
    }
    return moving;
  }

  ir::Module& module_;
  Effects effects_;
};

}  // namespace

Result<bool> HoistLoopInvariants(ir::Module& module, const HoistLoopInvariantsOptions&) {
  Hoister hoister(module);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= hoister.Visit(module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
