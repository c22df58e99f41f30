// SPDX-License-Identifier: Apache-2.0
// Turns of loops one after the other; see unroll_small_loops.h.
#include "lockstep/passes/loops/unroll_small_loops.h"

#include <vector>

#include "lockstep/expand/splice.h"
#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/loops/trip_count.h"
#include "lockstep/passes/pass.h"

namespace lockstep::passes {
namespace {

class Unroller {
 public:
  Unroller(ir::Module& module, const UnrollSmallLoopsOptions& options)
      : module_(module), options_(options), left_(options.max_ops - CountOps(module)) {}

  bool Visit(ir::RegionId region) {
    bool changed = false;
    for (ir::OpId op = module_.first_op(region); op;) {
      const ir::OpId next = module_.next(op);
      for (size_t i = 0; i < module_.num_regions(op); ++i) changed |= Visit(module_.region(op, i));
      if (module_.opcode(op) == ir::Opcode::kWhile && IsSmall(op)) {
        Unroll(op, FindCounter(module_, op)->trips);
        changed = true;
      }
      op = next;
    }
    return changed;
  }

 private:
  // The counter and the terminator fold away.
  static constexpr int64_t kFolded = 2;

  bool IsSmall(ir::OpId loop) const {
    const auto counter = FindCounter(module_, loop);
    if (!counter || counter->trips < 2 || counter->trips > options_.max_trips) return false;
    const int64_t body = CountOpsIn(module_, module_.region(loop, 1));
    const int64_t condition = CountOpsIn(module_, module_.region(loop, 0));
    const int64_t most =
        options_.max_unrolled_ops > 0 ? options_.max_unrolled_ops : body + condition - kFolded;
    return (body - kFolded) * counter->trips <= most && body * counter->trips <= left_;
  }

  void Unroll(ir::OpId loop, int64_t trips) {
    const ir::RegionId body = module_.region(loop, 1);
    left_ -= trips * CountOpsIn(module_, body);
    expand::ValueMap map;
    for (const ir::ValueId value : CapturedValues(module_, body)) map.Set(value, value);
    std::vector<ir::ValueId> values(module_.operands(loop).begin(), module_.operands(loop).end());
    const ir::OpId terminator = module_.last_op(body);
    for (int64_t trip = 0; trip < trips; ++trip) {
      for (size_t i = 0; i < values.size(); ++i) map.Set(module_.arguments(body)[i], values[i]);
      expand::CopyOps(module_, body, module_, module_.parent(loop), loop, {}, map);
      for (size_t i = 0; i < values.size(); ++i) {
        values[i] = map.Find(module_.operand(terminator, i));
      }
    }
    for (size_t i = 0; i < values.size(); ++i) {
      module_.ReplaceAllUses(module_.result(loop, i), values[i]);
    }
    module_.EraseOp(loop);
  }

  ir::Module& module_;
  const UnrollSmallLoopsOptions& options_;
  int64_t left_;
};

}  // namespace

Result<bool> UnrollSmallLoops(ir::Module& module, const UnrollSmallLoopsOptions& options) {
  Unroller unroller(module, options);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= unroller.Visit(module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
