// SPDX-License-Identifier: Apache-2.0
// Carries and trip counts of loops; see simplify_while.h.
#include "lockstep/passes/loops/simplify_while.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>
#include <vector>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/loops/trip_count.h"

namespace lockstep::passes {
namespace {

class WhileSimplifier {
 public:
  WhileSimplifier(ir::Module& module, RuleCounts* counts)
      : module_(module), counts_(counts), effects_(module) {}

  bool Visit(ir::RegionId region) {
    bool changed = false;
    for (ir::OpId op = module_.first_op(region); op;) {
      const ir::OpId next = module_.next(op);
      for (size_t i = 0; i < module_.num_regions(op); ++i) changed |= Visit(module_.region(op, i));
      if (module_.opcode(op) == ir::Opcode::kWhile) changed |= Simplify(op);
      op = next;
    }
    return changed;
  }

 private:
  bool Simplify(ir::OpId loop) {
    bool changed = ReplaceInvariantCarries(loop);
    changed |= ReplaceCounterResult(loop);
    changed |= MergeEqualCarries(loop);
    if (const ir::OpId smaller = DropDeadCarries(loop)) {
      loop = smaller;
      changed = true;
    }
    return RemoveShortLoop(loop) || changed;
  }

  bool Count(std::string_view rule) {
    if (counts_) ++(*counts_)[rule];
    return true;
  }

  ir::ValueId Yield(ir::OpId loop, size_t i) const {
    return module_.operand(module_.last_op(module_.region(loop, 1)), i);
  }
  ir::ValueId BodyArgument(ir::OpId loop, size_t i) const {
    return module_.arguments(module_.region(loop, 1))[i];
  }
  ir::ValueId ConditionArgument(ir::OpId loop, size_t i) const {
    return module_.arguments(module_.region(loop, 0))[i];
  }

  // Carry i is returned as it came, or as it started.
  bool IsInvariant(ir::OpId loop, size_t i) const {
    const ir::ValueId init = module_.operand(loop, i), yield = Yield(loop, i);
    return (yield == BodyArgument(loop, i) || yield == init) && module_.type(init).IsTensor() &&
           module_.type_id(init) == module_.type_id(module_.result(loop, i));
  }

  // The first value of an invariant carry stands for it everywhere. After the loop it does so only
  // when the loop is known to end or stays for another result: what follows an endless loop is
  // never reached.
  bool ReplaceInvariantCarries(ir::OpId loop) {
    const bool is_passed = IsKeptByResult(loop) || AlwaysEnds(module_, loop);
    bool changed = false;
    for (size_t i = 0; i < module_.num_operands(loop); ++i) {
      if (!IsInvariant(loop, i) || !IsWanted(loop, i, is_passed)) continue;
      const ir::ValueId init = module_.operand(loop, i);
      module_.ReplaceAllUses(BodyArgument(loop, i), init);
      module_.ReplaceAllUses(ConditionArgument(loop, i), init);
      if (is_passed) module_.ReplaceAllUses(module_.result(loop, i), init);
      changed = Count("while_invariant_carry");  // DropDeadCarries takes it away
    }
    return changed;
  }

  // Whether a result is used that the loop changes.
  bool IsKeptByResult(ir::OpId loop) const {
    for (size_t i = 0; i < module_.num_operands(loop); ++i) {
      if (module_.HasUses(module_.result(loop, i)) && !IsInvariant(loop, i)) return true;
    }
    return false;
  }

  // What the counter ends with is known.
  bool ReplaceCounterResult(ir::OpId loop) {
    const auto counter = FindCounter(module_, loop);
    if (!counter || !module_.HasUses(module_.result(loop, counter->carry))) return false;
    const ir::ValueId result = module_.result(loop, counter->carry);
    const ir::ValueId start = module_.operand(loop, counter->carry);
    const TensorType type = module_.tensor_type(start);
    if (!(module_.type(result) == Type(type)) || type.rank() != 0) return false;
    const int64_t last = counter->start + counter->trips * counter->step;
    Literal value = Literal::Zeros(type.dtype(), Shape()).value();
    std::memcpy(value.MutableBytes().data(), &last, ElementSizeBytes(type.dtype()));
    const Type result_type(type);
    const ir::OpId constant = module_.CreateOp(
        {.opcode = ir::Opcode::kConstant,
         .operands = {},
         .result_types = {&result_type, 1},
         .attributes = ir::MakeAttributes(ir::ConstantAttrs{{type, std::move(value)}}),
         .location = module_.op_location(loop)});
    module_.InsertBefore(loop, constant);
    module_.ReplaceAllUses(result, module_.result(constant));
    return Count("while_counter_result");
  }

  // Carries j and i start equal and change alike: i stands for j.
  bool MergeEqualCarries(ir::OpId loop) {
    bool changed = false;
    for (size_t j = 1; j < module_.num_operands(loop); ++j) {
      for (size_t i = 0; i < j && i < 64; ++i) {
        if (module_.operand(loop, i) != module_.operand(loop, j) || !ChangeAlike(loop, i, j)) {
          continue;
        }
        if (!IsWanted(loop, j)) continue;
        module_.ReplaceAllUses(module_.result(loop, j), module_.result(loop, i));
        module_.ReplaceAllUses(ConditionArgument(loop, j), ConditionArgument(loop, i));
        module_.ReplaceAllUses(BodyArgument(loop, j), BodyArgument(loop, i));
        changed = Count("while_equal_carries");
      }
    }
    return changed;
  }

  // Whether anything but its own next value uses the carry; after the loop only if `after`.
  bool IsWanted(ir::OpId loop, size_t i, bool after = true) const {
    const ir::ValueId argument = BodyArgument(loop, i);
    return (after && module_.HasUses(module_.result(loop, i))) ||
           module_.HasUses(ConditionArgument(loop, i)) ||
           (module_.HasUses(argument) &&
            !(module_.HasOneUse(argument) && Yield(loop, i) == argument));
  }

  // Equal yields, or one op that differs in the carry alone.
  bool ChangeAlike(ir::OpId loop, size_t i, size_t j) const {
    if (module_.type_id(BodyArgument(loop, i)) != module_.type_id(BodyArgument(loop, j))) {
      return false;
    }
    if (Yield(loop, i) == Yield(loop, j)) return true;
    const ir::OpId a = module_.defining_op(Yield(loop, i));
    const ir::OpId b = module_.defining_op(Yield(loop, j));
    if (!a || !b || module_.opcode(a) != module_.opcode(b) || module_.num_regions(a) != 0 ||
        module_.num_operands(a) != module_.num_operands(b) || Effects(module_).IsPinned(a) ||
        !module_.attributes_ref(a)->Equals(*module_.attributes_ref(b)) ||
        module_.num_results(a) != 1 || module_.num_results(b) != 1) {
      return false;
    }
    for (size_t k = 0; k < module_.num_operands(a); ++k) {
      const ir::ValueId x = module_.operand(a, k), y = module_.operand(b, k);
      const bool carries = x == BodyArgument(loop, i) && y == BodyArgument(loop, j);
      if (x != y && !carries) return false;
    }
    return true;
  }

  // --- carries that nothing needs

  void AddUsed(ir::OpId op, std::vector<ir::ValueId>& values) const {
    for (const ir::ValueId value : module_.operands(op)) values.push_back(value);
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      for (const ir::ValueId value : CapturedValues(module_, module_.region(op, i))) {
        values.push_back(value);
      }
    }
  }

  std::vector<bool> LiveCarries(ir::OpId loop) {
    const ir::RegionId condition = module_.region(loop, 0), body = module_.region(loop, 1);
    std::vector<bool> live(module_.num_operands(loop));
    std::vector<ir::ValueId> pending;
    const auto mark = [&](size_t i) {
      if (live[i]) return;
      live[i] = true;
      pending.push_back(Yield(loop, i));
    };
    for (size_t i = 0; i < live.size(); ++i) {
      if (module_.HasUses(module_.result(loop, i)) ||
          !module_.type(module_.result(loop, i)).IsTensor() ||
          module_.HasUses(ConditionArgument(loop, i))) {
        mark(i);
      }
    }
    for (const ir::RegionId region : {condition, body}) {
      for (const ir::OpId op : module_.ops(region)) {
        if (effects_.MustRun(op)) AddUsed(op, pending);
      }
    }
    std::unordered_set<uint32_t> seen;
    while (!pending.empty()) {
      const ir::ValueId value = pending.back();
      pending.pop_back();
      if (!seen.insert(value.index).second) continue;
      if (module_.defining_region(value) == body) {
        mark(module_.index_in_owner(value));
      } else if (const ir::OpId op = module_.defining_op(value); op && module_.parent(op) == body) {
        AddUsed(op, pending);
      }
    }
    return live;
  }

  // The loop that takes its place; none when all carries are needed.
  ir::OpId DropDeadCarries(ir::OpId loop) {
    const std::vector<bool> live = LiveCarries(loop);
    // A loop that nothing needs is left to eliminate_dead_code.
    if (std::ranges::find(live, false) == live.end() ||
        std::ranges::find(live, true) == live.end()) {
      return {};
    }
    std::vector<ir::ValueId> inits;
    std::vector<Type> types;
    for (size_t i = 0; i < live.size(); ++i) {
      if (!live[i]) {
        Count("while_dead_carry");
        continue;
      }
      inits.push_back(module_.operand(loop, i));
      types.push_back(module_.type(module_.result(loop, i)));
    }
    const ir::OpId smaller = module_.CreateOp({.opcode = ir::Opcode::kWhile,
                                               .operands = inits,
                                               .result_types = types,
                                               .attributes = module_.attributes_ref(loop),
                                               .discardable = module_.discardable(loop),
                                               .num_regions = 2,
                                               .location = module_.op_location(loop),
                                               .position = module_.position(loop)});
    module_.InsertBefore(loop, smaller);
    KeepInBody(module_.region(loop, 1), live);
    for (size_t r = 0; r < 2; ++r) {
      MoveRegion(module_.region(loop, r), module_.region(smaller, r), live);
    }
    for (size_t i = 0, k = 0; i < live.size(); ++i) {
      if (!live[i]) continue;
      const ir::ValueId from = module_.result(loop, i), to = module_.result(smaller, k++);
      if (!module_.value_name(from).empty()) module_.SetValueName(to, module_.value_name(from));
      module_.ReplaceAllUses(from, to);
    }
    module_.EraseOp(loop);
    return smaller;
  }

  // The body returns live carries only, and ops that fed the others go.
  void KeepInBody(ir::RegionId body, const std::vector<bool>& live) {
    const ir::OpId old = module_.last_op(body);
    std::vector<ir::ValueId> yields;
    for (size_t i = 0; i < live.size(); ++i) {
      if (live[i]) yields.push_back(module_.operand(old, i));
    }
    const ir::OpId terminator = module_.CreateOp({.opcode = module_.opcode(old),
                                                  .operands = yields,
                                                  .result_types = {},
                                                  .attributes = nullptr,
                                                  .location = module_.op_location(old)});
    module_.EraseOp(old);
    module_.Append(body, terminator);
    for (ir::OpId op = module_.previous(terminator); op;) {
      const ir::OpId previous = module_.previous(op);
      const bool used = std::ranges::any_of(
          module_.results(op), [&](ir::ValueId value) { return module_.HasUses(value); });
      if (!used && !effects_.MustRun(op)) module_.EraseOp(op);
      op = previous;
    }
  }

  void MoveRegion(ir::RegionId from, ir::RegionId to, const std::vector<bool>& live) {
    const std::vector<ir::ValueId> arguments(module_.arguments(from).begin(),
                                             module_.arguments(from).end());
    for (size_t i = 0; i < live.size(); ++i) {
      if (!live[i]) {
        LS_CHECK(!module_.HasUses(arguments[i]));
        continue;
      }
      const ir::ValueId argument =
          module_.AddArgument(to, module_.type(arguments[i]), module_.value_location(arguments[i]));
      module_.SetValueName(argument, module_.value_name(arguments[i]));
      module_.ReplaceAllUses(arguments[i], argument);
    }
    while (const ir::OpId op = module_.first_op(from)) {
      module_.Detach(op);
      module_.Append(to, op);
    }
  }

  // --- loops of no turn or one

  bool RemoveShortLoop(ir::OpId loop) {
    const ir::ValueId condition = module_.operand(module_.last_op(module_.region(loop, 0)), 0);
    const ir::OpId constant = module_.defining_op(condition);
    const bool never =
        constant && module_.opcode(constant) == ir::Opcode::kConstant &&
        module_.attrs<ir::ConstantAttrs>(constant).value.values.ElementAsInt64(0) == 0;
    const auto counter = FindCounter(module_, loop);
    if (never || (counter && counter->trips == 0)) {
      for (size_t i = 0; i < module_.num_results(loop); ++i) {
        if (module_.type_id(module_.operand(loop, i)) != module_.type_id(module_.result(loop, i))) {
          return false;
        }
      }
      for (size_t i = 0; i < module_.num_results(loop); ++i) {
        module_.ReplaceAllUses(module_.result(loop, i), module_.operand(loop, i));
      }
      module_.EraseOp(loop);
      return Count("while_no_trip");
    }
    if (!counter || counter->trips != 1) return false;
    for (const ir::OpId op : module_.ops(module_.region(loop, 0))) {
      if (effects_.MustRun(op)) return false;
    }
    InlineBody(loop);
    return Count("while_one_trip");
  }

  void InlineBody(ir::OpId loop) {
    const ir::RegionId body = module_.region(loop, 1);
    for (size_t i = 0; i < module_.num_operands(loop); ++i) {
      module_.ReplaceAllUses(BodyArgument(loop, i), module_.operand(loop, i));
    }
    for (size_t i = 0; i < module_.num_results(loop); ++i) {
      module_.ReplaceAllUses(module_.result(loop, i), Yield(loop, i));
    }
    const ir::OpId terminator = module_.last_op(body);
    while (module_.first_op(body) != terminator) {
      const ir::OpId op = module_.first_op(body);
      module_.Detach(op);
      module_.InsertBefore(loop, op);
    }
    module_.EraseOp(loop);
  }

  ir::Module& module_;
  RuleCounts* counts_;
  Effects effects_;
};

}  // namespace

Result<bool> SimplifyWhile(ir::Module& module, const SimplifyWhileOptions& options) {
  WhileSimplifier simplifier(module, options.counts);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= simplifier.Visit(module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
