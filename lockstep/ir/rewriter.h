// SPDX-License-Identifier: Apache-2.0
// Rewriter: how passes edit a module. It keeps uses, names and locations right, and a worklist of
// the ops that an edit may have made worth another look.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::ir {

// Not thread-safe. The module must outlive it.
class Rewriter {
 public:
  explicit Rewriter(Module& module) : module_(module) {}
  Module& module() { return module_; }
  const Module& module() const { return module_; }

  // --- where new ops go
  // Before `op`, with its location.
  void SetPlace(OpId op) {
    place_ = op;
    location_ = module_.op_location(op);
  }
  OpId place() const { return place_; }

  // --- edits; each puts on the worklist what it touched
  // Creates an op at the place. The location of `spec` is used when it has one.
  OpId Create(OpSpec spec);
  // Shorthand for an op of one result; `attributes` null: its defaults.
  ValueId Create(Opcode opcode, std::span<const ValueId> operands, const Type& type,
                 OpAttributesRef attributes = nullptr);
  // `values` take the place of the op's results, and of their names; the op is erased.
  // REQUIRES: one value per result, of its type.
  void Replace(OpId op, std::span<const ValueId> values);
  // REQUIRES: no result is used.
  void Erase(OpId op);
  void SetOperand(OpId op, size_t index, ValueId value);
  void SetAttributes(OpId op, OpAttributesRef attributes);
  void ReplaceAllUses(ValueId from, ValueId to);
  // Moves an op (its operands must be visible there) before `next`, or to the end of `region`.
  void MoveBefore(OpId next, OpId op);
  void MoveToEnd(RegionId region, OpId op);

  // --- the worklist: each op at most once, in the order in which they were put on
  void Push(OpId op);
  void PushUsers(ValueId value);
  // The next op that still stands somewhere; none when there is nothing left.
  OpId Pop();

 private:
  void PushDefinition(ValueId value);

  Module& module_;
  OpId place_;
  LocationId location_;
  std::deque<OpId> worklist_;
  std::vector<bool> listed_;  // by op
};

}  // namespace lockstep::ir
