// SPDX-License-Identifier: Apache-2.0
// Rules that put the constants of two ops together. Floats are rounded once less and otherwise keep
// their values: constants are finite, and what overflows before does so afterwards.
#include <cmath>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

bool IsExact(const Site& s) { return IsInteger(s.type().dtype()); }

// Whether a constant is far from where numbers of the type end, on both sides.
bool IsModerate(double number, DType dtype) {
  const int limit = dtype == DType::kF16 ? 10 : 96;
  return std::abs(number) >= std::ldexp(1, -limit) && std::abs(number) <= std::ldexp(1, limit);
}

bool IsLarge(double number) { return std::abs(number) >= 1; }

// The splat that `value` is, of a type that has a place for 2^10.
std::optional<double> NumberOf(const Site& s, ValueId value) {
  const DType dtype = s.dtype(value);
  const bool wide =
      dtype == DType::kF16 || dtype == DType::kBF16 || dtype == DType::kF32 || dtype == DType::kF64;
  return wide ? s.Number(value) : std::nullopt;
}

// multiply (multiply x, c1), c2   floats; both constants at least 1 or both at most 1
// multiply x, c1 * c2
bool CombineFactors(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kMultiply);
  if (!inner) return false;
  const auto a = NumberOf(s, s.m.operand(inner, 1)), b = NumberOf(s, s.in(1));
  if (!a || !b || (IsLarge(*a) != IsLarge(*b) && std::abs(*a) != 1 && std::abs(*b) != 1)) {
    return false;
  }
  const double product = *a * *b;
  if (!IsModerate(*a, s.type().dtype()) || !IsModerate(product, s.type().dtype())) return false;
  return s.Replace(
      s.Make(Opcode::kMultiply, {s.m.operand(inner, 0), s.MakeFull(s.type(), product)}));
}

// add (add x, c1), c2             floats; constants of one sign
// add x, c1 + c2
bool CombineTerms(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kAdd);
  if (!inner) return false;
  const auto a = NumberOf(s, s.m.operand(inner, 1)), b = NumberOf(s, s.in(1));
  if (!a || !b || !(*a * *b > 0) || !IsModerate(*a + *b, s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kAdd, {s.m.operand(inner, 0), s.MakeFull(s.type(), *a + *b)}));
}

// multiply (divide c1, x), c2     floats; c2 at least 1
// divide c1 * c2, x
bool ScaledQuotient(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kDivide);
  if (!inner || !s.OneUse(s.in(0))) return false;
  const auto a = NumberOf(s, s.m.operand(inner, 0)), b = NumberOf(s, s.in(1));
  if (!a || !b || !IsLarge(*b) || !IsModerate(*a, s.type().dtype()) ||
      !IsModerate(*a * *b, s.type().dtype())) {
    return false;
  }
  return s.Replace(s.Make(Opcode::kDivide, {s.MakeFull(s.type(), *a * *b), s.m.operand(inner, 1)}));
}

// divide c1, (divide c2, x)       floats
// multiply x, c1 / c2
bool QuotientOfQuotient(Site& s) {
  const OpId inner = s.Def(s.in(1), Opcode::kDivide);
  if (!inner || !s.OneUse(s.in(1))) return false;
  const auto a = NumberOf(s, s.in(0)), b = NumberOf(s, s.m.operand(inner, 0));
  if (!a || !b || !IsModerate(*b, s.type().dtype()) || !IsModerate(*a / *b, s.type().dtype())) {
    return false;
  }
  return s.Replace(
      s.Make(Opcode::kMultiply, {s.m.operand(inner, 1), s.MakeFull(s.type(), *a / *b)}));
}

// multiply (add x, x), c          integers, and floats where c is at least 1
// multiply x, 2 * c
bool ScaledDouble(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kAdd);
  if (!inner || s.m.operand(inner, 0) != s.m.operand(inner, 1)) return false;
  const ValueId x = s.m.operand(inner, 0);
  if (IsExact(s)) {
    if (!s.Splat(s.in(1))) return false;
    return s.Replace(s.Make(Opcode::kMultiply, {x, s.Make(Opcode::kAdd, {s.in(1), s.in(1)})}));
  }
  const auto factor = NumberOf(s, s.in(1));
  if (!factor || !IsLarge(*factor) || !IsModerate(2 * *factor, s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kMultiply, {x, s.MakeFull(s.type(), 2 * *factor)}));
}

// A value as x times a constant.
struct Scaled {
  ValueId x;
  double factor = 1;
  bool is_product = false;
};

Scaled ScaledOf(const Site& s, ValueId value) {
  const OpId multiply = s.Def(value, Opcode::kMultiply);
  if (!multiply || !s.OneUse(value)) return {value};
  const auto factor = s.Number(s.m.operand(multiply, 1));
  if (!factor) return {value};
  return {s.m.operand(multiply, 0), *factor, true};
}

// add (multiply x, c), x          integers of a few bits, and floats where c is above 0
// multiply x, c + 1
bool SumOfScaled(Site& s) {
  const Scaled a = ScaledOf(s, s.in(0)), b = ScaledOf(s, s.in(1));
  if (a.x != b.x || !(a.is_product || b.is_product)) return false;
  const double factor = a.factor + b.factor;
  if (IsExact(s)) {
    // Exact as a double and in the type.
    const int bits = std::min(BitWidth(s.type().dtype()) - 2, 30);
    if (bits < 1 || std::abs(factor) >= std::ldexp(1, bits)) return false;
    if (factor < 0 && !IsSignedInteger(s.type().dtype())) return false;
  } else {
    if (!NumberOf(s, a.is_product ? s.m.operand(s.m.defining_op(s.in(0)), 1)
                                  : s.m.operand(s.m.defining_op(s.in(1)), 1))) {
      return false;
    }
    if (!(a.factor * b.factor > 0) || !IsModerate(factor, s.type().dtype())) return false;
  }
  return s.Replace(s.Make(Opcode::kMultiply, {a.x, s.MakeFull(s.type(), factor)}));
}

constexpr Rule kRules[] = {
    {"combine_factors", Opcode::kMultiply, CombineFactors},
    {"combine_terms", Opcode::kAdd, CombineTerms},
    {"scaled_quotient", Opcode::kMultiply, ScaledQuotient},
    {"quotient_of_quotient", Opcode::kDivide, QuotientOfQuotient},
    {"scaled_double", Opcode::kMultiply, ScaledDouble},
    {"sum_of_scaled", Opcode::kAdd, SumOfScaled},
};

}  // namespace

std::span<const Rule> ConstantsRules() { return kRules; }

}  // namespace lockstep::passes::simplify
