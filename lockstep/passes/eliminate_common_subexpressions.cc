// SPDX-License-Identifier: Apache-2.0
// Scoped hashing of ops; see eliminate_common_subexpressions.h.
#include "lockstep/passes/eliminate_common_subexpressions.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "lockstep/passes/effects.h"
#include "lockstep/passes/same_ops.h"

namespace lockstep::passes {
namespace {

class Eliminator {
 public:
  Eliminator(ir::Module& module, const EliminateCommonSubexpressionsOptions& options)
      : module_(module), options_(options), effects_(module) {}

  bool Run(ir::RegionId region) {
    Table table;
    Visit(region, table);
    return changed_;
  }

 private:
  using Table = std::unordered_map<uint64_t, std::vector<ir::OpId>>;

  bool MaySee(ir::OpId op) const {
    const ir::Opcode opcode = module_.opcode(op);
    return options_.across_regions && (opcode == ir::Opcode::kWhile || opcode == ir::Opcode::kIf ||
                                       opcode == ir::Opcode::kCase);
  }

  void Visit(ir::RegionId region, Table& table) {
    std::vector<uint64_t> added;
    for (ir::OpId op = module_.first_op(region); op;) {
      const ir::OpId next = module_.next(op);
      for (size_t i = 0; i < module_.num_regions(op); ++i) {
        Table fresh;
        Visit(module_.region(op, i), MaySee(op) ? table : fresh);
      }
      if (module_.num_results(op) > 0 && !effects_.IsPinned(op)) VisitOp(op, table, added);
      op = next;
    }
    for (const uint64_t hash : added) table[hash].pop_back();
  }

  void VisitOp(ir::OpId op, Table& table, std::vector<uint64_t>& added) {
    const uint64_t hash = HashOp(module_, op);
    std::vector<ir::OpId>& same = table[hash];
    for (const ir::OpId other : same) {
      if (!SameOps(module_, other, op)) continue;
      for (size_t i = 0; i < module_.num_results(op); ++i) {
        module_.ReplaceAllUses(module_.result(op, i), module_.result(other, i));
      }
      module_.EraseOp(op);
      changed_ = true;
      return;
    }
    same.push_back(op);
    added.push_back(hash);
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
