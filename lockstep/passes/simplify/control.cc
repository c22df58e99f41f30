// SPDX-License-Identifier: Apache-2.0
// Rules of if, case and map.
#include <algorithm>
#include <unordered_map>

#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/facts/same_ops.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// The ops of the branch move before the op, and what it returns takes the place of the results.
bool InlineBranch(Site& s, ir::RegionId branch) {
  const OpId terminator = s.m.last_op(branch);
  const std::vector<ValueId> values(s.m.operands(terminator).begin(),
                                    s.m.operands(terminator).end());
  for (size_t i = 0; i < values.size(); ++i) {
    if (s.m.type_id(values[i]) != s.m.type_id(s.out(i))) return false;
  }
  while (s.m.first_op(branch) != terminator) s.rewriter.MoveBefore(s.op, s.m.first_op(branch));
  return s.Replace(values);
}

// if true { return x } else { return y }
// x
bool IfConstant(Site& s) {
  const auto predicate = s.Integer(s.in());
  return predicate && InlineBranch(s, s.m.region(s.op, *predicate != 0 ? 0 : 1));
}

// case 1 { return x }, { return y }       the last branch for what is out of range
// y
bool CaseConstant(Site& s) {
  const auto count = static_cast<int64_t>(s.m.num_regions(s.op));
  const auto index = count == 1 ? std::optional<int64_t>(0) : s.Integer(s.in());
  if (!index) return false;
  const bool in_range = *index >= 0 && *index < count;
  return InlineBranch(s, s.m.region(s.op, static_cast<size_t>(in_range ? *index : count - 1)));
}

// if p { a } else { a }           also case: all branches alike
// a
bool BranchesAlike(Site& s) {
  for (size_t arm = 1; arm < s.m.num_regions(s.op); ++arm) {
    if (!SameRegions(s.m, s.m.region(s.op, 0), s.m.region(s.op, arm))) return false;
  }
  return InlineBranch(s, s.m.region(s.op, 0));
}

// case (convert p : i1 -> i32) { a }, { b }
// if p { b } else { a }
bool CaseToIf(Site& s) {
  const OpId convert = s.Def(s.in(), Opcode::kConvert);
  if (!convert || s.m.num_regions(s.op) != 2) return false;
  const ValueId predicate = s.m.operand(convert, 0);
  if (!IsBool(s.dtype(predicate))) return false;
  std::vector<Type> types;
  for (const ValueId value : s.m.results(s.op)) types.push_back(s.m.type(value));
  const OpId branch = s.rewriter.Create({.opcode = Opcode::kIf,
                                         .operands = {&predicate, 1},
                                         .result_types = types,
                                         .attributes = nullptr,
                                         .num_regions = 2});
  for (size_t arm = 0; arm < 2; ++arm) {
    const ir::RegionId from = s.m.region(s.op, arm), to = s.m.region(branch, 1 - arm);
    while (const OpId op = s.m.first_op(from)) s.rewriter.MoveToEnd(to, op);
  }
  const std::vector<ValueId> values(s.m.results(branch).begin(), s.m.results(branch).end());
  return s.Replace(values);
}

// if (not p) { a } else { b }     used here alone
// if p { b } else { a }
bool IfNot(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kNot);
  if (!inner || !s.OneUse(s.in())) return false;
  const ir::RegionId a = s.m.region(s.op, 0), b = s.m.region(s.op, 1);
  std::vector<OpId> first, second;
  for (const OpId op : s.m.ops(a)) first.push_back(op);
  for (const OpId op : s.m.ops(b)) second.push_back(op);
  for (const OpId op : first) s.rewriter.MoveToEnd(b, op);
  for (const OpId op : second) s.rewriter.MoveToEnd(a, op);
  return s.SetOperand(0, s.m.operand(inner, 0));
}

// if p { .. select p, x, y .. }
// if p { .. select true, x, y .. }
bool PredicateInside(Site& s) {
  if (s.IsConstant(s.in())) return false;
  std::vector<ir::Use> inside[2];
  int scanned = 0;
  s.m.ForEachUse(s.in(), [&](ir::Use use) {
    for (size_t arm = 0; arm < 2; ++arm) {
      for (ir::RegionId at = s.m.parent(use.op); at;) {
        if (at == s.m.region(s.op, arm)) inside[arm].push_back(use);
        const OpId outer = s.m.parent_op(at);
        at = outer ? s.m.parent(outer) : ir::RegionId();
      }
    }
    return ++scanned < 256;
  });
  for (size_t arm = 0; arm < 2; ++arm) {
    if (inside[arm].empty()) continue;
    const ValueId known = s.MakeFull(s.type(s.in()), arm == 0 ? 1 : 0);
    for (const ir::Use use : inside[arm]) s.rewriter.SetOperand(use.op, use.index, known);
  }
  return !inside[0].empty() || !inside[1].empty();
}

// What branch `arm` returns for result i.
ValueId Returned(const Site& s, size_t arm, size_t i) {
  return s.m.operand(s.m.last_op(s.m.region(s.op, arm)), i);
}

// if p { return x, a } else { return x, b }       x from outside, in all branches
// x for the first result
bool SameInAllBranches(Site& s) {
  bool changed = false;
  for (size_t i = 0; i < s.m.num_results(s.op); ++i) {
    if (!s.m.HasUses(s.out(i))) continue;
    const ValueId value = Returned(s, 0, i);
    bool same = s.m.type_id(value) == s.m.type_id(s.out(i));
    for (size_t arm = 0; arm < s.m.num_regions(s.op) && same; ++arm) {
      same = Returned(s, arm, i) == value && !IsDefinedIn(s.m, value, s.m.region(s.op, arm));
    }
    if (!same) continue;
    s.rewriter.ReplaceAllUses(s.out(i), value);
    changed = true;
  }
  return changed;
}

// The op at the top of branch `arm` that computes what `wanted` does; none.
OpId FindSame(const Site& s, size_t arm, OpId wanted) {
  constexpr int kMaxScanned = 256;
  int scanned = 0;
  for (const OpId op : s.m.ops(s.m.region(s.op, arm))) {
    if (SameOps(s.m, op, wanted)) return op;
    if (++scanned > kMaxScanned) break;
  }
  return {};
}

// if p { f (g x) } else { h (g x) }       an op that every branch has, of values from outside
// y = g x; if p { f y } else { h y }
bool LiftCommonOps(Site& s) {
  Effects effects(s.m);
  const ir::RegionId first = s.m.region(s.op, 0);
  std::vector<OpId> candidates;
  for (const OpId op : s.m.ops(first)) candidates.push_back(op);
  bool changed = false;
  for (const OpId op : candidates) {
    const ir::OpInfo& info = s.m.info(op);
    const bool inside = std::ranges::any_of(
        s.m.operands(op), [&](ValueId value) { return IsDefinedIn(s.m, value, first); });
    if (inside || info.Has(ir::kTerminator) || info.Has(ir::kConstantLike) ||
        s.m.num_regions(op) > 0 || effects.IsPinned(op)) {
      continue;
    }
    std::vector<OpId> others;
    for (size_t arm = 1; arm < s.m.num_regions(s.op); ++arm) {
      const OpId other = FindSame(s, arm, op);
      if (!other) break;
      others.push_back(other);
    }
    if (others.size() + 1 < s.m.num_regions(s.op)) continue;
    s.rewriter.MoveBefore(s.op, op);
    const std::vector<ValueId> values(s.m.results(op).begin(), s.m.results(op).end());
    for (const OpId other : others) s.rewriter.Replace(other, values);
    changed = true;
  }
  return changed;
}

// A copy of the op that has the listed results alone; its branches move there.
OpId KeepResults(Site& s, const std::vector<size_t>& kept) {
  std::vector<Type> types;
  for (const size_t i : kept) types.push_back(s.m.type(s.out(i)));
  const ValueId condition = s.in();
  const OpId smaller = s.rewriter.Create({.opcode = s.m.opcode(s.op),
                                          .operands = {&condition, 1},
                                          .result_types = types,
                                          .attributes = s.m.attributes_ref(s.op),
                                          .discardable = s.m.discardable(s.op),
                                          .num_regions = s.m.num_regions(s.op)});
  for (size_t arm = 0; arm < s.m.num_regions(s.op); ++arm) {
    const ir::RegionId from = s.m.region(s.op, arm), to = s.m.region(smaller, arm);
    const OpId terminator = s.m.last_op(from);
    std::vector<ValueId> values;
    for (const size_t i : kept) values.push_back(s.m.operand(terminator, i));
    const OpId shorter = s.m.CreateOp({.opcode = s.m.opcode(terminator),
                                       .operands = values,
                                       .result_types = {},
                                       .attributes = nullptr,
                                       .location = s.m.op_location(terminator)});
    while (s.m.first_op(from) != terminator) s.rewriter.MoveToEnd(to, s.m.first_op(from));
    s.rewriter.Erase(terminator);
    s.m.Append(to, shorter);
  }
  return smaller;
}

// if p { return x, y } else ..    nothing uses the second result
// if p { return x } else ..
bool UnusedResults(Site& s) {
  std::vector<size_t> kept;
  for (size_t i = 0; i < s.m.num_results(s.op); ++i) {
    if (s.m.HasUses(s.out(i))) kept.push_back(i);
  }
  if (kept.size() == s.m.num_results(s.op)) return false;
  const OpId smaller = KeepResults(s, kept);
  for (size_t k = 0; k < kept.size(); ++k) {
    s.rewriter.ReplaceAllUses(s.out(kept[k]), s.m.result(smaller, k));
  }
  s.rewriter.Erase(s.op);
  return true;
}

// Ops that may run although their branch is not taken: few, small and cheap.
bool IsCheapBranch(const Site& s, ir::RegionId branch, int& budget) {
  constexpr int64_t kMaxElements = 4096;
  Effects effects(s.m);
  for (const OpId op : s.m.ops(branch)) {
    const ir::OpInfo& info = s.m.info(op);
    if (info.Has(ir::kTerminator) || info.Has(ir::kConstantLike)) continue;
    const bool moves = info.family == ir::Family::kShape;
    if (!(info.Has(ir::kElementwise) && !info.Has(ir::kTranscendental)) && !moves) return false;
    if (s.m.num_regions(op) > 0 || effects.IsPinned(op) || --budget < 0) return false;
    for (const ValueId value : s.m.results(op)) {
      if (!HasPlainTypes(s.m, op) || s.elements(value) > kMaxElements) return false;
    }
  }
  return true;
}

// if p { return x } else { return y }     branches that cost little
// select p, x, y
bool IfToSelect(Site& s) {
  int budget = 8;
  if (s.m.num_results(s.op) != 1 || !s.m.type(s.out()).IsTensor()) return false;
  if (Returned(s, 0, 0) == Returned(s, 1, 0)) return false;
  for (size_t arm = 0; arm < 2; ++arm) {
    if (!IsCheapBranch(s, s.m.region(s.op, arm), budget)) return false;
    if (s.m.type_id(Returned(s, arm, 0)) != s.m.type_id(s.out())) return false;
  }
  ValueId values[2];
  for (size_t arm = 0; arm < 2; ++arm) {
    const ir::RegionId branch = s.m.region(s.op, arm);
    const OpId terminator = s.m.last_op(branch);
    while (s.m.first_op(branch) != terminator) {
      s.rewriter.MoveBefore(s.op, s.m.first_op(branch));
    }
    values[arm] = s.m.operand(terminator, 0);
  }
  return s.Replace(s.Make(Opcode::kSelect, {s.in(), values[0], values[1]}, s.type()));
}

// map x, y { add a, b }           a body of elementwise ops
// add x, y
bool MapToOps(Site& s) {
  const ir::RegionId body = s.m.region(s.op);
  for (const OpId op : s.m.ops(body)) {
    const ir::OpInfo& info = s.m.info(op);
    const bool constant = info.Has(ir::kConstantLike);
    if (!info.Has(ir::kElementwise) && !constant && !info.Has(ir::kTerminator)) return false;
  }
  if (!CapturedValues(s.m, body).empty()) return false;
  std::unordered_map<uint32_t, ValueId> map;
  for (size_t i = 0; i < s.num_in(); ++i) map[s.m.arguments(body)[i].index] = s.in(i);
  const Shape shape = s.type().shape;
  for (const OpId op : s.m.ops(body)) {
    if (s.m.info(op).Has(ir::kTerminator)) return s.Replace(map[s.m.operand(op, 0).index]);
    const TensorType type(s.dtype(s.m.result(op)), shape);
    if (const Literal* constant = s.Constant(s.m.result(op))) {
      map[s.m.result(op).index] = s.MakeSplat(type, *constant);
      continue;
    }
    std::vector<ValueId> operands;
    for (const ValueId value : s.m.operands(op)) operands.push_back(map[value.index]);
    map[s.m.result(op).index] = s.Like(op, operands, type);
  }
  return false;
}

constexpr Rule kRules[] = {
    {"if_constant", Opcode::kIf, IfConstant},
    {"case_constant", Opcode::kCase, CaseConstant},
    {"branches_alike", Opcode::kIf, BranchesAlike},
    {"branches_alike", Opcode::kCase, BranchesAlike},
    {"case_to_if", Opcode::kCase, CaseToIf},
    {"if_not", Opcode::kIf, IfNot},
    {"predicate_inside", Opcode::kIf, PredicateInside},
    {"same_in_all_branches", Opcode::kIf, SameInAllBranches},
    {"same_in_all_branches", Opcode::kCase, SameInAllBranches},
    {"unused_results", Opcode::kIf, UnusedResults},
    {"unused_results", Opcode::kCase, UnusedResults},
    {"lift_common_ops", Opcode::kIf, LiftCommonOps},
    {"lift_common_ops", Opcode::kCase, LiftCommonOps},
    {"if_to_select", Opcode::kIf, IfToSelect},
    {"map_to_ops", Opcode::kMap, MapToOps},
};

}  // namespace

std::span<const Rule> ControlRules() { return kRules; }

}  // namespace lockstep::passes::simplify
