// SPDX-License-Identifier: Apache-2.0
// Forwarding of what tuples and futures hold; see flatten_tuples.h.
#include "lockstep/passes/flatten_tuples.h"

#include <unordered_map>
#include <vector>

#include "lockstep/expand/splice.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/passes/facts/captures.h"

namespace lockstep::passes {
namespace {

class Flattener {
 public:
  explicit Flattener(ir::Module& module) : module_(module) {}

  // Definitions come before uses, so one walk forwards everything.
  bool Visit(ir::RegionId region) {
    bool changed = false;
    std::vector<ir::OpId> spent;
    std::vector<ir::OpId> ops;
    for (const ir::OpId op : module_.ops(region)) ops.push_back(op);
    for (const ir::OpId op : ops) {
      for (size_t i = 0; i < module_.num_regions(op); ++i) changed |= Visit(module_.region(op, i));
      if (Forward(op)) spent.push_back(op);
    }
    for (size_t i = spent.size(); i-- > 0;) {
      bool is_used = false;
      for (const ir::ValueId result : module_.results(spent[i])) {
        is_used = is_used || module_.HasUses(result);
      }
      if (is_used) continue;
      module_.EraseOp(spent[i]);
      changed = true;
    }
    return changed;
  }

 private:
  using Values = std::vector<ir::ValueId>;

  // What a tuple or future holds; null when that is not known.
  const Values* Held(ir::ValueId value) const {
    const auto found = held_.find(value);
    return found == held_.end() ? nullptr : &found->second;
  }

  // Whether the op is of no use once its results have none.
  bool Forward(ir::OpId op) {
    switch (module_.opcode(op)) {
      case ir::Opcode::kTuple:
        held_[module_.result(op)] = {module_.operands(op).begin(), module_.operands(op).end()};
        return true;
      case ir::Opcode::kGetTupleElement: {
        const Values* held = Held(module_.operand(op, 0));
        if (held == nullptr) return false;
        const auto index = module_.attrs<ir::GetTupleElementAttrs>(op).index;
        ForwardTo(module_.result(op), (*held)[static_cast<size_t>(index)]);
        return true;
      }
      case ir::Opcode::kOptimizationBarrier:
        return ForwardBarrier(op);
      case ir::Opcode::kAsyncStart:
        Start(op);
        return true;
      case ir::Opcode::kAsyncDone: {
        const Values* held = Held(module_.operand(op, 0));
        if (held == nullptr || held->size() != module_.num_results(op)) return false;
        for (size_t i = 0; i < held->size(); ++i) ForwardTo(module_.result(op, i), (*held)[i]);
        return true;
      }
      default:  // makes neither tuples nor futures that can be seen through
        return false;
    }
  }

  void ForwardTo(ir::ValueId result, ir::ValueId value) {
    const auto found = held_.find(value);
    if (found != held_.end()) held_[result] = found->second;
    module_.ReplaceAllUses(result, value);
  }

  bool ForwardBarrier(ir::OpId op) {
    bool any = false;
    for (size_t i = 0; i < module_.num_operands(op); ++i) {
      const Values* held = Held(module_.operand(op, i));
      if (held == nullptr) continue;
      any = true;
      held_[module_.result(op, i)] = *held;
    }
    return any;
  }

  void Start(ir::OpId op) {
    const ir::RegionId body = module_.region(op);
    expand::ValueMap map;
    for (size_t i = 0; i < module_.arguments(body).size(); ++i) {
      map.Set(module_.arguments(body)[i], module_.operand(op, i));
    }
    for (const ir::ValueId value : CapturedValues(module_, body)) map.Set(value, value);
    expand::CopyOps(module_, body, module_, module_.parent(op), op, {}, map);
    Values held;
    for (const ir::ValueId value : module_.operands(module_.last_op(body))) {
      const ir::ValueId copy = map.Find(value);
      held.push_back(copy ? copy : value);
    }
    held_[module_.result(op)] = std::move(held);
  }

  ir::Module& module_;
  std::unordered_map<ir::ValueId, Values> held_;
};

}  // namespace

Result<bool> FlattenTuples(ir::Module& module) {
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    Flattener flattener(module);
    changed |= flattener.Visit(module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
