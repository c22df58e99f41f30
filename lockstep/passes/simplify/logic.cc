// SPDX-License-Identifier: Apache-2.0
// Rules of and, or, xor, not and shifts.
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// and x, true                     or x, false; xor x, 0
// x
bool LogicIdentity(Site& s) {
  const bool is_and = s.m.opcode(s.op) == Opcode::kAnd;
  if (!(is_and ? s.IsAllOnes(s.in(1)) : s.IsZero(s.in(1)))) return false;
  return s.Replace(s.in(0));
}

// and x, false                    or x, true
// false
bool LogicAbsorb(Site& s) {
  const bool is_and = s.m.opcode(s.op) == Opcode::kAnd;
  if (!(is_and ? s.IsZero(s.in(1)) : s.IsAllOnes(s.in(1)))) return false;
  return s.Replace(s.MakeSplat(s.type(), *s.Splat(s.in(1))));
}

// xor x, x
// 0
bool XorSelf(Site& s) { return s.in(0) == s.in(1) && s.Replace(s.MakeFull(s.type(), 0)); }

// xor x, true
// not x
bool XorOnes(Site& s) { return s.IsAllOnes(s.in(1)) && s.Replace(s.Make(Opcode::kNot, {s.in(0)})); }

// xor (xor x, y), y
// x
bool XorTwice(Site& s) {
  for (size_t i = 0; i < 2; ++i) {
    const OpId inner = s.Def(s.in(i), Opcode::kXor);
    for (size_t j = 0; inner && j < 2; ++j) {
      if (s.m.operand(inner, j) == s.in(1 - i)) return s.Replace(s.m.operand(inner, 1 - j));
    }
  }
  return false;
}

// not (not x)
// x
bool NotNot(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kNot);
  return inner && s.Replace(s.m.operand(inner, 0));
}

// and (not x), (not y)            also or
// not (or x, y)
bool DeMorgan(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kNot), y = s.Def(s.in(1), Opcode::kNot);
  if (!x || !y || !s.OneUse(s.in(0)) || !s.OneUse(s.in(1))) return false;
  const Opcode other = s.m.opcode(s.op) == Opcode::kAnd ? Opcode::kOr : Opcode::kAnd;
  return s.Replace(s.Make(Opcode::kNot, {s.Make(other, {s.m.operand(x, 0), s.m.operand(y, 0)})}));
}

// and x, (not x)                  or x, (not x) is all ones; so is xor
// false
bool LogicComplement(Site& s) {
  for (size_t i = 0; i < 2; ++i) {
    const OpId inner = s.Def(s.in(i), Opcode::kNot);
    if (!inner || s.m.operand(inner, 0) != s.in(1 - i)) continue;
    const ValueId zero = s.MakeFull(s.type(), 0);
    return s.Replace(s.m.opcode(s.op) == Opcode::kAnd ? zero : s.Make(Opcode::kNot, {zero}));
  }
  return false;
}

// and x, (or x, y)                or x, (and x, y)
// x
bool Absorption(Site& s) {
  const Opcode other = s.m.opcode(s.op) == Opcode::kAnd ? Opcode::kOr : Opcode::kAnd;
  for (size_t i = 0; i < 2; ++i) {
    const OpId inner = s.Def(s.in(i), other);
    for (size_t j = 0; inner && j < 2; ++j) {
      if (s.m.operand(inner, j) == s.in(1 - i)) return s.Replace(s.in(1 - i));
    }
  }
  return false;
}

// shift_left x, 0                 and both shifts to the right
// x
bool ShiftZero(Site& s) { return s.IsZero(s.in(1)) && s.Replace(s.in(0)); }

// shift_left 0, x                 and both shifts to the right
// 0
bool ShiftOfZero(Site& s) { return s.IsZero(s.in(0)) && s.Replace(s.MakeFull(s.type(), 0)); }

// shift_left (shift_left x, 1), 2         also to the right, while bits are left
// shift_left x, 3
bool ShiftTwice(Site& s) {
  const OpId inner = s.Def(s.in(0), s.m.opcode(s.op));
  if (!inner) return false;
  const auto a = s.Integer(s.m.operand(inner, 1)), b = s.Integer(s.in(1));
  const int bits = BitWidth(s.type().dtype());
  if (!a || !b || *a < 0 || *b < 0 || *a >= bits || *b >= bits || *a + *b >= bits) return false;
  const ValueId amount = s.MakeFull(s.type(), static_cast<double>(*a + *b));
  return s.Replace(s.Make(s.m.opcode(s.op), {s.m.operand(inner, 0), amount}));
}

constexpr Rule kRules[] = {
    {"logic_identity", Opcode::kAnd, LogicIdentity},
    {"logic_identity", Opcode::kOr, LogicIdentity},
    {"logic_identity", Opcode::kXor, LogicIdentity},
    {"logic_absorb", Opcode::kAnd, LogicAbsorb},
    {"logic_absorb", Opcode::kOr, LogicAbsorb},
    {"xor_self", Opcode::kXor, XorSelf},
    {"xor_ones", Opcode::kXor, XorOnes},
    {"xor_twice", Opcode::kXor, XorTwice},
    {"not_not", Opcode::kNot, NotNot},
    {"de_morgan", Opcode::kAnd, DeMorgan},
    {"de_morgan", Opcode::kOr, DeMorgan},
    {"logic_complement", Opcode::kAnd, LogicComplement},
    {"logic_complement", Opcode::kOr, LogicComplement},
    {"logic_complement", Opcode::kXor, LogicComplement},
    {"absorption", Opcode::kAnd, Absorption},
    {"absorption", Opcode::kOr, Absorption},
    {"shift_zero", Opcode::kShiftLeft, ShiftZero},
    {"shift_zero", Opcode::kShiftRightArithmetic, ShiftZero},
    {"shift_zero", Opcode::kShiftRightLogical, ShiftZero},
    {"shift_of_zero", Opcode::kShiftLeft, ShiftOfZero},
    {"shift_of_zero", Opcode::kShiftRightArithmetic, ShiftOfZero},
    {"shift_of_zero", Opcode::kShiftRightLogical, ShiftOfZero},
    {"shift_twice", Opcode::kShiftLeft, ShiftTwice},
    {"shift_twice", Opcode::kShiftRightArithmetic, ShiftTwice},
    {"shift_twice", Opcode::kShiftRightLogical, ShiftTwice},
};

}  // namespace

std::span<const Rule> LogicRules() { return kRules; }

}  // namespace lockstep::passes::simplify
