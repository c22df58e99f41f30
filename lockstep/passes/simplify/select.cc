// SPDX-License-Identifier: Apache-2.0
// Rules of select.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

using Direction = ir::ComparisonDirection;

bool IsEquality(Direction direction) {
  return direction == Direction::kEq || direction == Direction::kNe;
}

// select true, x, y
// x
bool SelectConstant(Site& s) {
  const auto predicate = s.Integer(s.in(0));
  return predicate && s.Replace(s.in(*predicate != 0 ? 1 : 2));
}

// select p, x, x
// x
bool SelectSame(Site& s) { return s.Same(s.in(1), s.in(2)) && s.Replace(s.in(1)); }

// select (not p), x, y
// select p, y, x
bool SelectNot(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kNot);
  if (!inner) return false;
  return s.Replace(s.Make(Opcode::kSelect, {s.m.operand(inner, 0), s.in(2), s.in(1)}, s.type()));
}

// select (broadcast_in_dim p), x, y       p a scalar
// select p, x, y
bool SelectBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(0), Opcode::kBroadcastInDim);
  if (!broadcast || s.rank(s.m.operand(broadcast, 0)) != 0) return false;
  return s.Replace(
      s.Make(Opcode::kSelect, {s.m.operand(broadcast, 0), s.in(1), s.in(2)}, s.type()));
}

// select p, (select p, x, y), z
// select p, x, z
bool SelectOfSelect(Site& s) {
  for (size_t arm = 1; arm <= 2; ++arm) {
    const OpId inner = s.Def(s.in(arm), Opcode::kSelect);
    if (!inner) continue;
    size_t take = arm;
    ValueId p = s.in(0), q = s.m.operand(inner, 0);
    if (const OpId negated = s.Def(q, Opcode::kNot); negated && s.m.operand(negated, 0) == p) {
      take = 3 - arm;
    } else if (p != q) {
      continue;
    }
    ValueId operands[3] = {p, s.in(1), s.in(2)};
    operands[arm] = s.m.operand(inner, take);
    return s.Replace(s.Make(Opcode::kSelect, operands, s.type()));
  }
  return false;
}

// select p, true, q               bools
// or p, q
bool SelectToLogic(Site& s) {
  if (!IsBool(s.type().dtype()) || s.shape(s.in(0)) != s.type().shape) return false;
  const auto a = s.Integer(s.in(1)), b = s.Integer(s.in(2));
  if (a && b) return s.Replace(*a != 0 ? s.in(0) : s.Make(Opcode::kNot, {s.in(0)}));
  if (a && *a != 0) return s.Replace(s.Make(Opcode::kOr, {s.in(0), s.in(2)}));
  if (b && *b == 0) return s.Replace(s.Make(Opcode::kAnd, {s.in(0), s.in(1)}));
  return false;
}

// select (compare LT, x, y), x, y         integers
// minimum x, y
bool SelectToExtreme(Site& s) {
  const OpId compare = s.Def(s.in(0), Opcode::kCompare);
  if (!compare || !IsInteger(s.type().dtype())) return false;
  const Direction direction = s.attrs<ir::CompareAttrs>(compare).comparison_direction;
  const ValueId a = s.m.operand(compare, 0), b = s.m.operand(compare, 1);
  if (IsEquality(direction) || s.type(a) != s.type()) return false;
  const bool straight = a == s.in(1) && b == s.in(2), swapped = a == s.in(2) && b == s.in(1);
  if (!straight && !swapped) return false;
  const bool less = direction == Direction::kLt || direction == Direction::kLe;
  const Opcode opcode = less == straight ? Opcode::kMinimum : Opcode::kMaximum;
  return s.Replace(s.Make(opcode, {a, b}));
}

// select (compare EQ, x, y), x, y         integers
// y
bool SelectOfEqual(Site& s) {
  const OpId compare = s.Def(s.in(0), Opcode::kCompare);
  if (!compare) return false;
  const Direction direction = s.attrs<ir::CompareAttrs>(compare).comparison_direction;
  const ValueId a = s.m.operand(compare, 0), b = s.m.operand(compare, 1);
  if (!IsEquality(direction) || !(IsInteger(s.dtype(a)) || IsBool(s.dtype(a)))) return false;
  const bool straight = s.Same(a, s.in(1)) && s.Same(b, s.in(2));
  const bool swapped = s.Same(a, s.in(2)) && s.Same(b, s.in(1));
  if (!straight && !swapped) return false;
  return s.Replace(direction == Direction::kEq ? s.in(2) : s.in(1));
}

// select p, (f x), (f y)          f elementwise of one operand, used here alone
// f (select p, x, y)
bool SelectOfUnary(Site& s) {
  const OpId a = s.m.defining_op(s.in(1)), b = s.m.defining_op(s.in(2));
  if (!a || !b || s.m.opcode(a) != s.m.opcode(b) || s.m.num_operands(a) != 1 ||
      !s.m.info(a).Has(ir::kElementwise) || !s.OneUse(s.in(1)) || !s.OneUse(s.in(2)) ||
      !s.m.attributes_ref(a)->Equals(*s.m.attributes_ref(b)) || !HasPlainTypes(s.m, a)) {
    return false;
  }
  const ValueId x = s.m.operand(a, 0), y = s.m.operand(b, 0);
  if (s.type(x) != s.type(y)) return false;
  const ValueId select = s.Make(Opcode::kSelect, {s.in(0), x, y}, s.type(x));
  return s.Replace(s.Like(a, {select}, s.type()));
}

// select p, (add x, z), (add y, z)        one operand in common
// add (select p, x, y), z
bool SelectOfBinary(Site& s) {
  const OpId a = s.m.defining_op(s.in(1)), b = s.m.defining_op(s.in(2));
  if (!a || !b || s.m.opcode(a) != s.m.opcode(b) || s.m.num_operands(a) != 2 ||
      !s.m.info(a).Has(ir::kElementwise) || !s.OneUse(s.in(1)) || !s.OneUse(s.in(2)) ||
      !s.m.attributes_ref(a)->Equals(*s.m.attributes_ref(b)) || !HasPlainTypes(s.m, a)) {
    return false;
  }
  for (size_t i = 0; i < 2; ++i) {
    const ValueId x = s.m.operand(a, i), y = s.m.operand(b, i);
    if (s.m.operand(a, 1 - i) != s.m.operand(b, 1 - i) || s.type(x) != s.type(y)) continue;
    ValueId operands[2];
    operands[i] = s.Make(Opcode::kSelect, {s.in(0), x, y}, s.type(x));
    operands[1 - i] = s.m.operand(a, 1 - i);
    return s.Replace(s.Like(a, operands, s.type()));
  }
  return false;
}

// Whether the op of two such operands is known, or one of them.
bool IsSettled(const Site& s, ValueId x, ValueId y) {
  if (s.IsConstant(x) && s.IsConstant(y)) return true;
  const auto identity = IdentityOf(s.m.opcode(s.op), s.dtype(x));
  if (!identity) return false;
  const auto is_identity = [&](ValueId value) {
    const Literal* splat = s.Splat(value);
    return splat != nullptr && std::ranges::equal(splat->element(0), identity->element(0));
  };
  return is_identity(y) || (s.m.info(s.op).Has(ir::kCommutative) && is_identity(x));
}

// add (select p, x, 0), (select p, 0, y)          both used here alone; integers
// select p, x, y
bool BinaryOfSelects(Site& s) {
  if (s.num_in() != 2 || !s.m.info(s.op).Has(ir::kElementwise)) return false;
  const OpId a = s.Def(s.in(0), Opcode::kSelect), b = s.Def(s.in(1), Opcode::kSelect);
  if (!a || !b || a == b || !s.OneUse(s.in(0)) || !s.OneUse(s.in(1)) ||
      s.m.operand(a, 0) != s.m.operand(b, 0)) {
    return false;
  }
  const bool settled = IsSettled(s, s.m.operand(a, 1), s.m.operand(b, 1)) ||
                       IsSettled(s, s.m.operand(a, 2), s.m.operand(b, 2));
  if (!settled) return false;
  ValueId arms[2];
  for (size_t i = 0; i < 2; ++i) {
    arms[i] = s.Like(s.op, {s.m.operand(a, i + 1), s.m.operand(b, i + 1)}, s.type());
  }
  return s.Replace(s.Make(Opcode::kSelect, {s.m.operand(a, 0), arms[0], arms[1]}, s.type()));
}

constexpr Rule kRules[] = {
    {"select_constant", Opcode::kSelect, SelectConstant},
    {"select_same", Opcode::kSelect, SelectSame},
    {"select_not", Opcode::kSelect, SelectNot},
    {"select_broadcast", Opcode::kSelect, SelectBroadcast},
    {"select_of_select", Opcode::kSelect, SelectOfSelect},
    {"select_to_logic", Opcode::kSelect, SelectToLogic},
    {"select_to_extreme", Opcode::kSelect, SelectToExtreme},
    {"select_of_equal", Opcode::kSelect, SelectOfEqual},
    {"select_of_unary", Opcode::kSelect, SelectOfUnary},
    {"select_of_binary", Opcode::kSelect, SelectOfBinary},
    {"binary_of_selects", ir::kElementwise, BinaryOfSelects},
};

}  // namespace

std::span<const Rule> SelectRules() { return kRules; }

}  // namespace lockstep::passes::simplify
