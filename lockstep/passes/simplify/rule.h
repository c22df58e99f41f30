// SPDX-License-Identifier: Apache-2.0
// What a rule is, and the table of rules of each family.
#pragma once

#include <span>
#include <string_view>

#include "lockstep/ir/opcode.h"
#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes::simplify {

// Looks at the op of the site and whether it rewrote it. A rule that returns false left the
// program as it was.
using RuleFunction = bool (*)(Site& site);

// Rows of one name are one rule that looks at several ops.
struct Rule {
  std::string_view name;
  // The op it looks at, or (with a trait) all ops that have the trait.
  ir::Opcode opcode = ir::Opcode::kAdd;
  ir::Trait trait = ir::kNone;
  RuleFunction apply = nullptr;

  constexpr Rule(std::string_view n, ir::Opcode o, RuleFunction a) : name(n), opcode(o), apply(a) {}
  constexpr Rule(std::string_view n, ir::Trait t, RuleFunction a) : name(n), trait(t), apply(a) {}
};

// --- the rooms
std::span<const Rule> ArithmeticRules();
std::span<const Rule> BroadcastRules();
std::span<const Rule> CollectiveRules();
std::span<const Rule> CompareRules();
std::span<const Rule> ConcatenateRules();
std::span<const Rule> ConstantsRules();
std::span<const Rule> ControlRules();
std::span<const Rule> ConvRules();
std::span<const Rule> ConvertRules();
std::span<const Rule> DotRules();
std::span<const Rule> DynamicSliceRules();
std::span<const Rule> GatherScatterRules();
std::span<const Rule> LogicRules();
std::span<const Rule> MathRules();
std::span<const Rule> PadRules();
std::span<const Rule> ReduceRules();
std::span<const Rule> ReshapeTransposeRules();
std::span<const Rule> SelectRules();
std::span<const Rule> SliceRules();
std::span<const Rule> TransposeThroughRules();
std::span<const Rule> WhileBatchRules();

}  // namespace lockstep::passes::simplify
