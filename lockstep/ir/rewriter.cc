// SPDX-License-Identifier: Apache-2.0
// Edits that keep names, locations and the worklist right; see rewriter.h.
#include "lockstep/ir/rewriter.h"

#include <algorithm>
#include <utility>

namespace lockstep::ir {

OpId Rewriter::Create(OpSpec spec) {
  if (!spec.location) spec.location = location_;
  const OpId op = module_.CreateOp(spec);
  if (place_) module_.InsertBefore(place_, op);
  Push(op);
  return op;
}

ValueId Rewriter::Create(Opcode opcode, std::span<const ValueId> operands, const Type& type,
                         OpAttributesRef attributes) {
  const OpId op = Create({.opcode = opcode,
                          .operands = operands,
                          .result_types = {&type, 1},
                          .attributes = std::move(attributes)});
  return module_.result(op);
}

void Rewriter::Replace(OpId op, std::span<const ValueId> values) {
  LS_CHECK(values.size() == module_.num_results(op));
  for (size_t i = 0; i < values.size(); ++i) {
    const ValueId result = module_.result(op, i);
    if (values[i] == result) continue;
    if (!module_.value_name(result).empty() && module_.value_name(values[i]).empty()) {
      module_.SetValueName(values[i], module_.value_name(result));
    }
    ReplaceAllUses(result, values[i]);
  }
  Erase(op);
}

void Rewriter::Erase(OpId op) {
  const std::vector<ValueId> operands(module_.operands(op).begin(), module_.operands(op).end());
  module_.EraseOp(op);
  for (const ValueId value : operands) PushDefinition(value);
}

void Rewriter::SetOperand(OpId op, size_t index, ValueId value) {
  const ValueId old = module_.operand(op, index);
  if (old == value) return;
  module_.SetOperand(op, index, value);
  Push(op);
  PushDefinition(old);
}

void Rewriter::SetAttributes(OpId op, OpAttributesRef attributes) {
  module_.SetAttributes(op, std::move(attributes));
  Push(op);
  for (const ValueId result : module_.results(op)) PushUsers(result);
}

void Rewriter::ReplaceAllUses(ValueId from, ValueId to) {
  if (from == to) return;
  PushUsers(from);
  module_.ReplaceAllUses(from, to);
  if (const OpId definition = module_.defining_op(to)) Push(definition);
}

void Rewriter::MoveBefore(OpId next, OpId op) {
  module_.Detach(op);
  module_.InsertBefore(next, op);
  Push(op);
}

void Rewriter::MoveToEnd(RegionId region, OpId op) {
  module_.Detach(op);
  module_.Append(region, op);
  Push(op);
}

void Rewriter::Push(OpId op) {
  if (listed_.size() <= op.index) {
    listed_.resize(std::max<size_t>(module_.op_capacity(), op.index + 1));
  }
  if (listed_[op.index]) return;
  listed_[op.index] = true;
  worklist_.push_back(op);
}

void Rewriter::PushUsers(ValueId value) {
  module_.ForEachUse(value, [&](Use use) {
    Push(use.op);
    return true;
  });
}

// The value lost a use: its op may be dead, and the one use left may now stand alone.
void Rewriter::PushDefinition(ValueId value) {
  if (const OpId definition = module_.defining_op(value)) Push(definition);
  if (module_.HasOneUse(value)) PushUsers(value);
}

OpId Rewriter::Pop() {
  while (!worklist_.empty()) {
    const OpId op = worklist_.front();
    worklist_.pop_front();
    listed_[op.index] = false;
    if (module_.parent(op)) return op;
  }
  return OpId();
}

}  // namespace lockstep::ir
