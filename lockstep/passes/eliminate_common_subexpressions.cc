// SPDX-License-Identifier: Apache-2.0
// Scoped hashing of ops; see eliminate_common_subexpressions.h.
#include "lockstep/passes/eliminate_common_subexpressions.h"

#include <bit>
#include <vector>

#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/facts/same_ops.h"

namespace lockstep::passes {
namespace {

// Ops by hash, for nested scopes: what was added last goes first. Open addressing with linear
// probing, which that order of removal keeps intact.
class ScopedTable {
 public:
  explicit ScopedTable(int64_t num_ops)
      : slots_(std::bit_ceil(static_cast<size_t>(num_ops) * 2 + 1)) {}

  // The op for which same(op) holds; when there is none, `op` is added and none is returned.
  template <typename Same>
  ir::OpId FindOrAdd(uint64_t hash, ir::OpId op, Same&& same) {
    size_t at = hash & (slots_.size() - 1);
    for (; slots_[at].op; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at].hash == hash && same(slots_[at].op)) return slots_[at].op;
    }
    slots_[at] = {hash, op};
    added_.push_back(static_cast<uint32_t>(at));
    return {};
  }

  size_t size() const { return added_.size(); }
  void ShrinkTo(size_t size) {
    for (; added_.size() > size; added_.pop_back()) slots_[added_.back()] = {};
  }

 private:
  struct Slot {
    uint64_t hash = 0;
    ir::OpId op;
  };
  std::vector<Slot> slots_;
  std::vector<uint32_t> added_;
};

class Eliminator {
 public:
  Eliminator(ir::Module& module, const EliminateCommonSubexpressionsOptions& options)
      : module_(module), options_(options), effects_(module) {}

  // A region that sees nothing from outside.
  bool Run(ir::RegionId region) {
    ScopedTable table(CountOpsIn(module_, region));
    Visit(region, table);
    return changed_;
  }

 private:
  bool MaySee(ir::OpId op) const {
    const ir::Opcode opcode = module_.opcode(op);
    return options_.across_regions && (opcode == ir::Opcode::kWhile || opcode == ir::Opcode::kIf ||
                                       opcode == ir::Opcode::kCase);
  }

  void Visit(ir::RegionId region, ScopedTable& table) {
    const size_t before = table.size();
    for (ir::OpId op = module_.first_op(region); op;) {
      const ir::OpId next = module_.next(op);
      for (size_t i = 0; i < module_.num_regions(op); ++i) {
        MaySee(op) ? Visit(module_.region(op, i), table)
                   : static_cast<void>(Run(module_.region(op, i)));
      }
      if (module_.num_results(op) > 0 && !effects_.IsPinned(op)) VisitOp(op, table);
      op = next;
    }
    table.ShrinkTo(before);
  }

  void VisitOp(ir::OpId op, ScopedTable& table) {
    const ir::OpId other = table.FindOrAdd(
        HashOp(module_, op), op, [&](ir::OpId seen) { return SameOps(module_, seen, op); });
    if (!other) return;
    for (size_t i = 0; i < module_.num_results(op); ++i) {
      module_.ReplaceAllUses(module_.result(op, i), module_.result(other, i));
    }
    module_.EraseOp(op);
    changed_ = true;
  }

  ir::Module& module_;
  const EliminateCommonSubexpressionsOptions& options_;
  Effects effects_;
  bool changed_ = false;
};

}  // namespace

Result<bool> EliminateCommonSubexpressions(ir::Module& module,
                                           const EliminateCommonSubexpressionsOptions& options) {
  Eliminator eliminator(module, options);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= eliminator.Run(module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
