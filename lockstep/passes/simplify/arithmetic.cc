// SPDX-License-Identifier: Apache-2.0
// Rules of add, subtract, multiply, divide, remainder, negate, power, maximum, minimum and clamp.
#include <cmath>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

bool IsExact(const Site& s) { return IsInteger(s.type().dtype()) || IsBool(s.type().dtype()); }
bool IsReal(const Site& s) { return lockstep::IsFloat(s.type().dtype()); }

// add c, x
// add x, c
bool ConstantToRight(Site& s) {
  if (!s.Splat(s.in(0)) && !s.IsConstant(s.in(0))) return false;
  if (s.Splat(s.in(1)) || s.IsConstant(s.in(1)) || s.num_in() != 2) return false;
  return s.Replace(s.Like(s.op, {s.in(1), s.in(0)}, s.type()));
}

// add x, 0
// x
bool AddZero(Site& s) {
  if (!s.IsZero(s.in(1)) || IsComplex(s.type().dtype())) return false;
  if (!s.IsNegativeZero(s.in(1)) && !s.IsNeverNegativeZero(s.in(0))) return false;
  return s.Replace(s.in(0));
}

// add x, (negate y)
// subtract x, y
bool AddNegate(Site& s) {
  for (size_t i = 0; i < 2; ++i) {
    if (const OpId negate = s.Def(s.in(1 - i), Opcode::kNegate)) {
      return s.Replace(s.Make(Opcode::kSubtract, {s.in(i), s.m.operand(negate, 0)}));
    }
  }
  return false;
}

// subtract x, (negate y)
// add x, y
bool SubtractNegate(Site& s) {
  const OpId negate = s.Def(s.in(1), Opcode::kNegate);
  return negate && s.Replace(s.Make(Opcode::kAdd, {s.in(0), s.m.operand(negate, 0)}));
}

// add (add x, 1), 2       integers; add, multiply, and, or, xor, maximum, minimum
// add x, 3
bool CombineConstants(Site& s) {
  const Opcode opcode = s.m.opcode(s.op);
  const bool any_type = opcode == Opcode::kMaximum || opcode == Opcode::kMinimum;
  if (!any_type && !IsExact(s)) return false;
  const OpId inner = s.Def(s.in(0), opcode);
  if (!inner || !s.IsConstant(s.in(1)) || !s.IsConstant(s.m.operand(inner, 1))) return false;
  const ValueId constants = s.Make(opcode, {s.m.operand(inner, 1), s.in(1)});
  return s.Replace(s.Make(opcode, {s.m.operand(inner, 0), constants}));
}

// add (add x, c), y       integers, one use of the inner add
// add (add x, y), c
bool ConstantOutward(Site& s) {
  if (!IsExact(s)) return false;
  const Opcode opcode = s.m.opcode(s.op);
  for (size_t i = 0; i < 2; ++i) {
    const OpId inner = s.Def(s.in(i), opcode);
    if (!inner || !s.OneUse(s.in(i)) || !s.IsConstant(s.m.operand(inner, 1)) ||
        s.IsConstant(s.in(1 - i))) {
      continue;
    }
    const ValueId variable = s.Make(opcode, {s.m.operand(inner, 0), s.in(1 - i)});
    return s.Replace(s.Make(opcode, {variable, s.m.operand(inner, 1)}));
  }
  return false;
}

// subtract (add x, c1), c2        integers
// add x, (c1 - c2)
bool SubtractOfAddConstant(Site& s) {
  if (!IsExact(s) || !s.IsConstant(s.in(1))) return false;
  const OpId add = s.Def(s.in(0), Opcode::kAdd);
  if (add && s.IsConstant(s.m.operand(add, 1))) {
    const ValueId constants = s.Make(Opcode::kSubtract, {s.m.operand(add, 1), s.in(1)});
    return s.Replace(s.Make(Opcode::kAdd, {s.m.operand(add, 0), constants}));
  }
  const OpId inner = s.Def(s.in(0), Opcode::kSubtract);
  if (!inner) return false;
  if (s.IsConstant(s.m.operand(inner, 1))) {
    const ValueId constants = s.Make(Opcode::kAdd, {s.m.operand(inner, 1), s.in(1)});
    return s.Replace(s.Make(Opcode::kSubtract, {s.m.operand(inner, 0), constants}));
  }
  if (!s.IsConstant(s.m.operand(inner, 0))) return false;
  const ValueId constants = s.Make(Opcode::kSubtract, {s.m.operand(inner, 0), s.in(1)});
  return s.Replace(s.Make(Opcode::kSubtract, {constants, s.m.operand(inner, 1)}));
}

// subtract c1, (add x, c2)        integers
// subtract (c1 - c2), x
bool ConstantMinusSum(Site& s) {
  if (!IsExact(s) || !s.IsConstant(s.in(0))) return false;
  if (const OpId add = s.Def(s.in(1), Opcode::kAdd); add && s.IsConstant(s.m.operand(add, 1))) {
    const ValueId constants = s.Make(Opcode::kSubtract, {s.in(0), s.m.operand(add, 1)});
    return s.Replace(s.Make(Opcode::kSubtract, {constants, s.m.operand(add, 0)}));
  }
  const OpId inner = s.Def(s.in(1), Opcode::kSubtract);
  if (!inner) return false;
  if (s.IsConstant(s.m.operand(inner, 0))) {
    const ValueId constants = s.Make(Opcode::kSubtract, {s.in(0), s.m.operand(inner, 0)});
    return s.Replace(s.Make(Opcode::kAdd, {s.m.operand(inner, 1), constants}));
  }
  if (!s.IsConstant(s.m.operand(inner, 1))) return false;
  const ValueId constants = s.Make(Opcode::kAdd, {s.in(0), s.m.operand(inner, 1)});
  return s.Replace(s.Make(Opcode::kSubtract, {constants, s.m.operand(inner, 0)}));
}

// add (subtract x, c1), c2        integers
// add x, (c2 - c1)
bool AddOfSubtractConstant(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kSubtract);
  if (!IsExact(s) || !inner || !s.IsConstant(s.in(1))) return false;
  if (s.IsConstant(s.m.operand(inner, 1))) {
    const ValueId constants = s.Make(Opcode::kSubtract, {s.in(1), s.m.operand(inner, 1)});
    return s.Replace(s.Make(Opcode::kAdd, {s.m.operand(inner, 0), constants}));
  }
  if (!s.IsConstant(s.m.operand(inner, 0))) return false;
  const ValueId constants = s.Make(Opcode::kAdd, {s.m.operand(inner, 0), s.in(1)});
  return s.Replace(s.Make(Opcode::kSubtract, {constants, s.m.operand(inner, 1)}));
}

// add (subtract x, y), y          integers; subtract (add x, y), y
// x
bool AddSubtractCancel(Site& s) {
  if (!IsExact(s)) return false;
  if (s.m.opcode(s.op) == Opcode::kAdd) {
    for (size_t i = 0; i < 2; ++i) {
      const OpId inner = s.Def(s.in(i), Opcode::kSubtract);
      if (inner && s.m.operand(inner, 1) == s.in(1 - i)) return s.Replace(s.m.operand(inner, 0));
    }
    return false;
  }
  if (const OpId inner = s.Def(s.in(0), Opcode::kAdd)) {
    for (size_t i = 0; i < 2; ++i) {
      if (s.m.operand(inner, i) == s.in(1)) return s.Replace(s.m.operand(inner, 1 - i));
    }
  }
  const OpId inner = s.Def(s.in(1), Opcode::kSubtract);
  return inner && s.m.operand(inner, 0) == s.in(0) && s.Replace(s.m.operand(inner, 1));
}

// add (multiply a, b), (multiply a, c)        integers
// multiply a, (add b, c)
bool FactorOut(Site& s) {
  if (!IsExact(s)) return false;
  const OpId x = s.Def(s.in(0), Opcode::kMultiply), y = s.Def(s.in(1), Opcode::kMultiply);
  if (!x || !y || x == y || !s.OneUse(s.in(0)) || !s.OneUse(s.in(1))) return false;
  for (size_t i = 0; i < 4; ++i) {
    const size_t j = i / 2, k = i % 2;
    if (s.m.operand(x, j) != s.m.operand(y, k)) continue;
    const ValueId rest = s.Make(s.m.opcode(s.op), {s.m.operand(x, 1 - j), s.m.operand(y, 1 - k)});
    return s.Replace(s.Make(Opcode::kMultiply, {s.m.operand(x, j), rest}));
  }
  return false;
}

// subtract x, 0
// x
bool SubtractZero(Site& s) {
  if (!s.IsZero(s.in(1)) || IsComplex(s.type().dtype())) return false;
  // -0 - -0 is 0.
  if (s.IsNegativeZero(s.in(1)) && !s.IsNeverNegativeZero(s.in(0))) return false;
  return s.Replace(s.in(0));
}

// subtract x, x                   integers and finite numbers
// 0
bool SubtractSelf(Site& s) {
  if (s.in(0) != s.in(1) || IsComplex(s.type().dtype())) return false;
  if (!IsExact(s) && !s.IsFinite(s.in(0)) && !s.options.assume_finite) return false;
  return s.Replace(s.MakeFull(s.type(), 0));
}

// subtract 0, x
// negate x
bool ZeroMinus(Site& s) {
  if (!s.IsZero(s.in(0)) || IsComplex(s.type().dtype()) || IsBool(s.type().dtype())) return false;
  // 0 - 0 is 0, but -(0) is -0.
  if (IsReal(s) && !s.IsNegativeZero(s.in(0)) && !s.options.ignore_signed_zeros) return false;
  return s.Replace(s.Make(Opcode::kNegate, {s.in(1)}));
}

// multiply x, 1
// x
bool MultiplyOne(Site& s) {
  if (!s.IsOne(s.in(1)) || IsComplex(s.type().dtype())) return false;
  return s.Replace(s.in(0));
}

// multiply x, 0                   integers, or finite and not negative
// 0
bool MultiplyZero(Site& s) {
  if (!s.IsZero(s.in(1)) || IsComplex(s.type().dtype())) return false;
  if (IsReal(s)) {
    if (!s.options.assume_finite && !s.IsFinite(s.in(0))) return false;
    const bool sign_is_kept = s.IsNonNegative(s.in(0)) && s.IsNeverNegativeZero(s.in(0));
    if (!s.options.ignore_signed_zeros && !sign_is_kept) return false;
  }
  return s.Replace(s.MakeSplat(s.type(), *s.Splat(s.in(1))));
}

// multiply x, -1                  also divide
// negate x
bool MultiplyMinusOne(Site& s) {
  if (!s.IsAll(s.in(1), -1) || IsComplex(s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kNegate, {s.in(0)}));
}

// multiply (negate x), (negate y)         also divide
// multiply x, y
bool BothNegated(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kNegate), y = s.Def(s.in(1), Opcode::kNegate);
  if (!x || !y || (s.m.opcode(s.op) == Opcode::kDivide && !IsReal(s))) return false;
  return s.Replace(s.Make(s.m.opcode(s.op), {s.m.operand(x, 0), s.m.operand(y, 0)}));
}

// multiply (negate x), c          also divide, of floats
// multiply x, -c
bool NegateIntoConstant(Site& s) {
  const bool is_divide = s.m.opcode(s.op) == Opcode::kDivide;
  if (is_divide && !IsReal(s)) return false;
  for (size_t i = 0; i < 2; ++i) {
    const OpId negate = s.Def(s.in(i), Opcode::kNegate);
    if (!negate || !s.IsConstant(s.in(1 - i))) continue;
    const ValueId constant = s.Make(Opcode::kNegate, {s.in(1 - i)}), x = s.m.operand(negate, 0);
    return s.Replace(i == 0 ? s.Make(s.m.opcode(s.op), {x, constant})
                            : s.Make(s.m.opcode(s.op), {constant, x}));
  }
  return false;
}

// negate (multiply x, c)          also divide, of floats
// multiply x, -c
bool NegateOfScaled(Site& s) {
  OpId inner = s.Def(s.in(), Opcode::kMultiply);
  if (!inner && IsReal(s)) inner = s.Def(s.in(), Opcode::kDivide);
  if (!inner || !s.OneUse(s.in())) return false;
  for (size_t i = 0; i < 2; ++i) {
    if (!s.IsConstant(s.m.operand(inner, i))) continue;
    const ValueId constant = s.Make(Opcode::kNegate, {s.m.operand(inner, i)});
    const ValueId x = s.m.operand(inner, 1 - i);
    return s.Replace(i == 1 ? s.Make(s.m.opcode(inner), {x, constant})
                            : s.Make(s.m.opcode(inner), {constant, x}));
  }
  return false;
}

// multiply (negate x), y          the negation of a product is as good, and may cancel
// negate (multiply x, y)          only below another negate
bool NegateOfProductWithNegate(Site& s) {
  for (const Opcode opcode : {Opcode::kMultiply, Opcode::kDivide}) {
    const OpId inner = s.Def(s.in(), opcode);
    if (!inner || !s.OneUse(s.in()) || (opcode == Opcode::kDivide && !IsReal(s))) continue;
    for (size_t i = 0; i < 2; ++i) {
      const OpId negate = s.Def(s.m.operand(inner, i), Opcode::kNegate);
      if (!negate) continue;
      ValueId operands[2] = {s.m.operand(inner, 0), s.m.operand(inner, 1)};
      operands[i] = s.m.operand(negate, 0);
      return s.Replace(s.Make(opcode, {operands[0], operands[1]}));
    }
  }
  return false;
}

// negate (negate x)
// x
bool NegateNegate(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kNegate);
  return inner && s.Replace(s.m.operand(inner, 0));
}

// negate (subtract x, y)          integers
// subtract y, x
bool NegateSubtract(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kSubtract);
  if (!inner || !(IsExact(s) || s.options.ignore_signed_zeros)) return false;
  if (IsComplex(s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kSubtract, {s.m.operand(inner, 1), s.m.operand(inner, 0)}));
}

// divide x, 1
// x
bool DivideOne(Site& s) {
  if (!s.IsOne(s.in(1)) || IsComplex(s.type().dtype())) return false;
  return s.Replace(s.in(0));
}

// divide x, 4.0                   powers of two, whose reciprocals are exact
// multiply x, 0.25
bool DivideToMultiply(Site& s) {
  const auto number = s.Number(s.in(1));
  if (!number || !IsReal(s) || *number == 0 || !std::isfinite(*number)) return false;
  int exponent = 0;
  if (std::abs(std::frexp(*number, &exponent)) != 0.5 || std::abs(exponent) > 12) return false;
  if (!IsNumberOf(1 / *number, s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kMultiply, {s.in(0), s.MakeFull(s.type(), 1 / *number)}));
}

// divide x, (sqrt y)
// multiply x, (rsqrt y)
bool DivideSqrt(Site& s) {
  const OpId sqrt = s.Def(s.in(1), Opcode::kSqrt);
  if (!sqrt || !IsReal(s) || !s.OneUse(s.in(1))) return false;
  const ValueId rsqrt =
      s.Make(Opcode::kRsqrt, {s.m.operand(sqrt, 0)}, s.type(), s.m.attributes_ref(sqrt));
  return s.Replace(s.Make(Opcode::kMultiply, {s.in(0), rsqrt}));
}

// remainder x, 1                  integers
// 0
bool RemainderOne(Site& s) {
  if (!IsExact(s) || !(s.IsOne(s.in(1)) || s.IsAll(s.in(1), -1))) return false;
  return s.Replace(s.MakeFull(s.type(), 0));
}

// remainder (remainder x, c), c
// remainder x, c
bool RemainderTwice(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kRemainder);
  return inner && s.Same(s.m.operand(inner, 1), s.in(1)) && s.Replace(s.in(0));
}

// power x, 1
// x
bool PowerOne(Site& s) {
  return s.IsOne(s.in(1)) && !IsComplex(s.type().dtype()) && s.Replace(s.in(0));
}

// power x, 0                      also power 1, x
// 1
bool PowerZero(Site& s) {
  if (IsComplex(s.type().dtype())) return false;
  const bool base_is_one = s.IsOne(s.in(0)) && IsReal(s);
  if (!s.IsZero(s.in(1)) && !base_is_one) return false;
  return s.Replace(s.MakeFull(s.type(), 1));
}

// power x, 2
// multiply x, x
bool PowerTwo(Site& s) {
  if (!s.IsAll(s.in(1), 2) || IsComplex(s.type().dtype())) return false;
  return s.Replace(s.Make(Opcode::kMultiply, {s.in(0), s.in(0)}));
}

// power x, -1.0
// divide 1.0, x
bool PowerMinusOne(Site& s) {
  if (!s.IsAll(s.in(1), -1) || !IsReal(s)) return false;
  return s.Replace(s.Make(Opcode::kDivide, {s.MakeFull(s.type(), 1), s.in(0)}));
}

// power x, 0.5                    x is not negative
// sqrt x
bool PowerHalf(Site& s) {
  const auto number = s.Number(s.in(1));
  if (!number || std::abs(*number) != 0.5 || !IsReal(s)) return false;
  const bool safe = s.IsNonNegative(s.in(0)) && s.IsNeverNegativeZero(s.in(0));
  if (!safe && !s.options.assume_finite) return false;
  return s.Replace(s.Make(*number > 0 ? Opcode::kSqrt : Opcode::kRsqrt, {s.in(0)}));
}

// maximum x, x                    also minimum, and, or
// x
bool Idempotent(Site& s) { return s.Same(s.in(0), s.in(1)) && s.Replace(s.in(0)); }

// maximum x, -inf                 the least value there is; minimum with the greatest
// x
bool ExtremeIdentity(Site& s) {
  const Literal* constant = s.Splat(s.in(1));
  if (!constant || IsComplex(s.type().dtype())) return false;
  const auto identity = IdentityOf(s.m.opcode(s.op), s.type().dtype());
  if (!identity || identity->ElementAsDouble(0) != constant->ElementAsDouble(0)) return false;
  return BitWidth(s.type().dtype()) <= 32 || IsReal(s) ? s.Replace(s.in(0)) : false;
}

// maximum x, (maximum x, y)       also minimum, and, or
// maximum x, y
bool ExtremeOfSame(Site& s) {
  const Opcode opcode = s.m.opcode(s.op);
  for (size_t i = 0; i < 2; ++i) {
    const OpId inner = s.Def(s.in(i), opcode);
    if (inner && (s.m.operand(inner, 0) == s.in(1 - i) || s.m.operand(inner, 1) == s.in(1 - i))) {
      return s.Replace(s.in(i));
    }
  }
  return false;
}

// maximum (negate x), (negate y)
// negate (minimum x, y)
bool ExtremeOfNegates(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kNegate), y = s.Def(s.in(1), Opcode::kNegate);
  if (!x || !y || !IsReal(s) || !s.OneUse(s.in(0)) || !s.OneUse(s.in(1))) return false;
  const Opcode other = s.m.opcode(s.op) == Opcode::kMaximum ? Opcode::kMinimum : Opcode::kMaximum;
  const ValueId inner = s.Make(other, {s.m.operand(x, 0), s.m.operand(y, 0)});
  return s.Replace(s.Make(Opcode::kNegate, {inner}));
}

// maximum x, 0                    x is not negative
// x
bool MaximumOfNonNegative(Site& s) {
  const auto number = s.Number(s.in(1));
  if (!number || *number > 0 || !s.IsNonNegative(s.in(0))) return false;
  if (*number == 0 && !s.IsNeverNegativeZero(s.in(0))) return false;
  return s.Replace(s.in(0));
}

// minimum (maximum x, low), high          low <= high
// clamp low, x, high
bool MinMaxToClamp(Site& s) {
  const bool outer_is_min = s.m.opcode(s.op) == Opcode::kMinimum;
  const OpId inner = s.Def(s.in(0), outer_is_min ? Opcode::kMaximum : Opcode::kMinimum);
  if (!inner || !s.OneUse(s.in(0)) || IsComplex(s.type().dtype()) || IsBool(s.type().dtype())) {
    return false;
  }
  const auto outer_bound = s.Number(s.in(1)), inner_bound = s.Number(s.m.operand(inner, 1));
  if (!outer_bound || !inner_bound) return false;
  const double low = outer_is_min ? *inner_bound : *outer_bound;
  const double high = outer_is_min ? *outer_bound : *inner_bound;
  if (!(low < high)) return false;
  const TensorType scalar(s.type().dtype(), Shape());
  const ValueId low_value =
      s.MakeSplat(scalar, *s.Splat(outer_is_min ? s.m.operand(inner, 1) : s.in(1)));
  const ValueId high_value =
      s.MakeSplat(scalar, *s.Splat(outer_is_min ? s.in(1) : s.m.operand(inner, 1)));
  return s.Replace(
      s.Make(Opcode::kClamp, {low_value, s.m.operand(inner, 0), high_value}, s.type()));
}

// clamp low, (clamp low, x, high), high
// clamp low, x, high
bool ClampTwice(Site& s) {
  const OpId inner = s.Def(s.in(1), Opcode::kClamp);
  return inner && s.Same(s.m.operand(inner, 0), s.in(0)) &&
         s.Same(s.m.operand(inner, 2), s.in(2)) && s.Replace(s.in(1));
}

constexpr Rule kRules[] = {
    {"constant_to_right", ir::kCommutative, ConstantToRight},
    {"add_zero", Opcode::kAdd, AddZero},
    {"add_negate", Opcode::kAdd, AddNegate},
    {"combine_constants", Opcode::kAdd, CombineConstants},
    {"combine_constants", Opcode::kMultiply, CombineConstants},
    {"combine_constants", Opcode::kMaximum, CombineConstants},
    {"combine_constants", Opcode::kMinimum, CombineConstants},
    {"combine_constants", Opcode::kAnd, CombineConstants},
    {"combine_constants", Opcode::kOr, CombineConstants},
    {"combine_constants", Opcode::kXor, CombineConstants},
    {"add_of_subtract_constant", Opcode::kAdd, AddOfSubtractConstant},
    {"add_subtract_cancel", Opcode::kAdd, AddSubtractCancel},
    {"add_subtract_cancel", Opcode::kSubtract, AddSubtractCancel},
    {"constant_outward", Opcode::kAdd, ConstantOutward},
    {"constant_outward", Opcode::kMultiply, ConstantOutward},
    {"factor_out", Opcode::kAdd, FactorOut},
    {"factor_out", Opcode::kSubtract, FactorOut},
    {"subtract_zero", Opcode::kSubtract, SubtractZero},
    {"subtract_self", Opcode::kSubtract, SubtractSelf},
    {"subtract_negate", Opcode::kSubtract, SubtractNegate},
    {"subtract_of_add_constant", Opcode::kSubtract, SubtractOfAddConstant},
    {"constant_minus_sum", Opcode::kSubtract, ConstantMinusSum},
    {"zero_minus", Opcode::kSubtract, ZeroMinus},
    {"multiply_one", Opcode::kMultiply, MultiplyOne},
    {"multiply_zero", Opcode::kMultiply, MultiplyZero},
    {"multiply_minus_one", Opcode::kMultiply, MultiplyMinusOne},
    {"multiply_minus_one", Opcode::kDivide, MultiplyMinusOne},
    {"both_negated", Opcode::kMultiply, BothNegated},
    {"both_negated", Opcode::kDivide, BothNegated},
    {"negate_into_constant", Opcode::kMultiply, NegateIntoConstant},
    {"negate_into_constant", Opcode::kDivide, NegateIntoConstant},
    {"negate_negate", Opcode::kNegate, NegateNegate},
    {"negate_of_scaled", Opcode::kNegate, NegateOfScaled},
    {"negate_of_product_with_negate", Opcode::kNegate, NegateOfProductWithNegate},
    {"negate_subtract", Opcode::kNegate, NegateSubtract},
    {"divide_one", Opcode::kDivide, DivideOne},
    {"divide_to_multiply", Opcode::kDivide, DivideToMultiply},
    {"divide_sqrt", Opcode::kDivide, DivideSqrt},
    {"remainder_one", Opcode::kRemainder, RemainderOne},
    {"remainder_twice", Opcode::kRemainder, RemainderTwice},
    {"power_one", Opcode::kPower, PowerOne},
    {"power_zero", Opcode::kPower, PowerZero},
    {"power_two", Opcode::kPower, PowerTwo},
    {"power_minus_one", Opcode::kPower, PowerMinusOne},
    {"power_half", Opcode::kPower, PowerHalf},
    {"idempotent", Opcode::kMaximum, Idempotent},
    {"idempotent", Opcode::kMinimum, Idempotent},
    {"idempotent", Opcode::kAnd, Idempotent},
    {"idempotent", Opcode::kOr, Idempotent},
    {"extreme_identity", Opcode::kMaximum, ExtremeIdentity},
    {"extreme_identity", Opcode::kMinimum, ExtremeIdentity},
    {"extreme_of_same", Opcode::kMaximum, ExtremeOfSame},
    {"extreme_of_same", Opcode::kMinimum, ExtremeOfSame},
    {"extreme_of_same", Opcode::kAnd, ExtremeOfSame},
    {"extreme_of_same", Opcode::kOr, ExtremeOfSame},
    {"extreme_of_negates", Opcode::kMaximum, ExtremeOfNegates},
    {"extreme_of_negates", Opcode::kMinimum, ExtremeOfNegates},
    {"maximum_of_non_negative", Opcode::kMaximum, MaximumOfNonNegative},
    {"min_max_to_clamp", Opcode::kMinimum, MinMaxToClamp},
    {"min_max_to_clamp", Opcode::kMaximum, MinMaxToClamp},
    {"clamp_twice", Opcode::kClamp, ClampTwice},
};

}  // namespace

std::span<const Rule> ArithmeticRules() { return kRules; }

}  // namespace lockstep::passes::simplify
