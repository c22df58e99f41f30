// SPDX-License-Identifier: Apache-2.0
// Rules of compare.
#include <cmath>

#include "lockstep/passes/facts/comparison.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

using Direction = ir::ComparisonDirection;

bool Holds(double a, double b, Direction direction) {
  switch (direction) {
    case Direction::kEq:
      return a == b;
    case Direction::kNe:
      return a != b;
    case Direction::kGe:
      return a >= b;
    case Direction::kGt:
      return a > b;
    case Direction::kLe:
      return a <= b;
    case Direction::kLt:
      return a < b;
  }
  return false;
}

bool IsEquality(Direction direction) {
  return direction == Direction::kEq || direction == Direction::kNe;
}

const ir::CompareAttrs& Attrs(const Site& s) { return s.attrs<ir::CompareAttrs>(); }
Direction DirectionOf(const Site& s) { return Attrs(s).comparison_direction; }
bool IsTotalOrder(const Site& s) {
  return Attrs(s).compare_type == ir::ComparisonType::kTotalorder;
}
DType OperandType(const Site& s) { return s.dtype(s.in(0)); }
bool IsOrderedReal(const Site& s) { return lockstep::IsFloat(OperandType(s)) && !IsTotalOrder(s); }
bool IsExact(const Site& s) { return IsInteger(OperandType(s)) || IsBool(OperandType(s)); }
bool ReplaceBool(Site& s, bool value) { return s.Replace(s.MakeFull(s.type(), value ? 1 : 0)); }

ValueId CompareLike(Site& s, ValueId a, ValueId b, Direction direction) {
  return s.Compare(a, b, direction, Attrs(s).compare_type);
}

// compare LT, c, x
// compare GT, x, c
bool CompareConstantToRight(Site& s) {
  if (!s.Splat(s.in(0)) && !s.IsConstant(s.in(0))) return false;
  if (s.Splat(s.in(1)) || s.IsConstant(s.in(1))) return false;
  return s.Replace(CompareLike(s, s.in(1), s.in(0), Mirrored(DirectionOf(s))));
}

// compare LE, x, x                NaN is not equal to itself
// true
bool CompareSelf(Site& s) {
  if (s.in(0) != s.in(1)) return false;
  const Direction direction = DirectionOf(s);
  const bool holds = Holds(0, 0, direction);
  const bool always = !holds && direction != Direction::kNe;
  if (!always && !IsExact(s) && !IsTotalOrder(s) && !s.IsNeverNan(s.in(0)) &&
      !s.options.assume_finite) {
    return false;
  }
  return ReplaceBool(s, holds);
}

// compare LT, (negate x), c       floats, and equality of integers
// compare GT, x, -c
bool CompareNegate(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kNegate);
  if (!x || !(IsOrderedReal(s) || (IsExact(s) && IsEquality(DirectionOf(s))))) return false;
  if (const OpId y = s.Def(s.in(1), Opcode::kNegate)) {
    return s.Replace(
        CompareLike(s, s.m.operand(x, 0), s.m.operand(y, 0), Mirrored(DirectionOf(s))));
  }
  if (!s.IsConstant(s.in(1))) return false;
  const ValueId constant = s.Make(Opcode::kNegate, {s.in(1)});
  return s.Replace(CompareLike(s, s.m.operand(x, 0), constant, Mirrored(DirectionOf(s))));
}

// compare EQ, (add x, c1), c2     integers; also subtract, xor
// compare EQ, x, (c2 - c1)
bool CompareAddConstant(Site& s) {
  if (!IsExact(s) || !IsEquality(DirectionOf(s)) || !s.IsConstant(s.in(1))) return false;
  for (const auto& [opcode, inverse] :
       {std::pair{Opcode::kAdd, Opcode::kSubtract}, std::pair{Opcode::kSubtract, Opcode::kAdd},
        std::pair{Opcode::kXor, Opcode::kXor}}) {
    const OpId inner = s.Def(s.in(0), opcode);
    if (!inner || IsBool(OperandType(s)) || !s.IsConstant(s.m.operand(inner, 1))) continue;
    const ValueId constant = s.Make(inverse, {s.in(1), s.m.operand(inner, 1)});
    return s.Replace(CompareLike(s, s.m.operand(inner, 0), constant, DirectionOf(s)));
  }
  return false;
}

// compare EQ, (subtract x, y), 0  integers
// compare EQ, x, y
bool CompareDifference(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kSubtract);
  if (!inner || !IsExact(s) || !IsEquality(DirectionOf(s)) || !s.IsZero(s.in(1))) return false;
  return s.Replace(CompareLike(s, s.m.operand(inner, 0), s.m.operand(inner, 1), DirectionOf(s)));
}

// compare LE, (abs x), 0.0
// compare EQ, x, 0.0
bool CompareAbsZero(Site& s) {
  const OpId abs = s.Def(s.in(0), Opcode::kAbs);
  if (!abs || !IsOrderedReal(s) || !s.IsZero(s.in(1))) return false;
  const ValueId x = s.m.operand(abs, 0);
  if (IsComplex(s.dtype(x))) return false;
  const Direction direction = DirectionOf(s);
  if (direction == Direction::kLt) return ReplaceBool(s, false);
  if (direction == Direction::kEq || direction == Direction::kLe) {
    return s.Replace(CompareLike(s, x, s.in(1), Direction::kEq));
  }
  if (direction == Direction::kNe || (direction == Direction::kGt && s.IsNeverNan(x))) {
    return s.Replace(CompareLike(s, x, s.in(1), Direction::kNe));
  }
  return false;
}

// compare GT, (multiply x, 2.0), 0.0      factors that cannot make it 0
// compare GT, x, 0.0
bool CompareScaledZero(Site& s) {
  const OpId multiply = s.Def(s.in(0), Opcode::kMultiply);
  if (!multiply || !IsOrderedReal(s) || !s.IsZero(s.in(1))) return false;
  const auto factor = s.Number(s.m.operand(multiply, 1));
  if (!factor || !std::isfinite(*factor) || std::abs(*factor) < 1) return false;
  const Direction direction = *factor > 0 ? DirectionOf(s) : Mirrored(DirectionOf(s));
  return s.Replace(CompareLike(s, s.m.operand(multiply, 0), s.in(1), direction));
}

// compare LT, x, 0                x is not negative; GE where it is no NaN either
// false
bool CompareNonNegative(Site& s) {
  const auto number = s.Number(s.in(1));
  if (!number || IsTotalOrder(s) || *number > 0 || !s.IsNonNegative(s.in(0))) return false;
  const Direction direction = DirectionOf(s);
  if (direction == Direction::kLt) return ReplaceBool(s, false);
  if (*number < 0 && (direction == Direction::kLe || direction == Direction::kEq)) {
    return ReplaceBool(s, false);
  }
  if (!s.IsNeverNan(s.in(0))) return false;
  if (direction == Direction::kGe) return ReplaceBool(s, true);
  if (*number < 0 && (direction == Direction::kGt || direction == Direction::kNe)) {
    return ReplaceBool(s, true);
  }
  return false;
}

// compare LT, (iota : 0..7), 8    the same for all elements
// true
bool CompareIota(Site& s) {
  const OpId iota = s.Def(s.in(0), Opcode::kIota);
  const auto number = s.Number(s.in(1));
  if (!iota || !number || IsComplex(OperandType(s)) || IsTotalOrder(s)) return false;
  const int64_t size = s.shape(s.in(0))[s.attrs<ir::IotaAttrs>(iota).iota_dimension];
  // Narrow types may not hold all places.
  const int64_t exact = BitWidth(OperandType(s)) < 32 ? 127 : int64_t{1} << 24;
  if (size == 0 || size > exact || BitWidth(OperandType(s)) < 8) return false;
  const double last = static_cast<double>(size - 1);
  const Direction direction = DirectionOf(s);
  if (IsEquality(direction) && size > 1) {
    const bool occurs = *number >= 0 && *number <= last && *number == std::floor(*number);
    return !occurs && ReplaceBool(s, direction == Direction::kNe);
  }
  const bool at_first = Holds(0, *number, direction), at_last = Holds(last, *number, direction);
  return at_first == at_last && ReplaceBool(s, at_first);
}

// compare NE, (select p, 1, 0), 0         also convert of a bool
// p
bool CompareOfTwoConstants(Site& s) {
  const auto number = s.Number(s.in(1));
  if (!number || IsTotalOrder(s) || IsComplex(OperandType(s))) return false;
  ValueId predicate;
  double on_true = 1, on_false = 0;
  if (const OpId select = s.Def(s.in(0), Opcode::kSelect)) {
    const auto a = s.Number(s.m.operand(select, 1)), b = s.Number(s.m.operand(select, 2));
    if (!a || !b) return false;
    predicate = s.m.operand(select, 0);
    on_true = *a, on_false = *b;
  } else if (const OpId convert = s.Def(s.in(0), Opcode::kConvert)) {
    predicate = s.m.operand(convert, 0);
    if (!IsBool(s.dtype(predicate))) return false;
  } else {
    return false;
  }
  if (BitWidth(OperandType(s)) > 53 && IsInteger(OperandType(s)) && std::abs(*number) > 1e15) {
    return false;
  }
  const bool a = Holds(on_true, *number, DirectionOf(s));
  const bool b = Holds(on_false, *number, DirectionOf(s));
  if (a == b) return ReplaceBool(s, a);
  if (s.shape(predicate) != s.type().shape) return false;
  return s.Replace(a ? predicate : s.Make(Opcode::kNot, {predicate}));
}

// compare GT, y, x                of values in the other order elsewhere, which are then one op
// compare LT, x, y
bool CompareOrder(Site& s) {
  if (s.in(0).index <= s.in(1).index || s.IsConstant(s.in(0)) || s.IsConstant(s.in(1)) ||
      s.Splat(s.in(0)) || s.Splat(s.in(1))) {
    return false;
  }
  return s.Replace(CompareLike(s, s.in(1), s.in(0), Mirrored(DirectionOf(s))));
}

// compare LT, (convert x : i8 -> i32), 5         integers; 5 is one of the type of x
// compare LT, x, 5
bool CompareConvert(Site& s) {
  const OpId convert = s.Def(s.in(0), Opcode::kConvert);
  const auto number = s.Integer(s.in(1));
  if (!convert || !number || !IsInteger(OperandType(s))) return false;
  const ValueId x = s.m.operand(convert, 0);
  const DType from = s.dtype(x), to = OperandType(s);
  if (!IsInteger(from) || BitWidth(from) >= BitWidth(to) ||
      (IsSignedInteger(from) && !IsSignedInteger(to))) {
    return false;
  }
  const int bits = BitWidth(from) - (IsSignedInteger(from) ? 1 : 0);
  const int64_t high = (int64_t{1} << bits) - 1, low = IsSignedInteger(from) ? -high - 1 : 0;
  if (*number < low || *number > high) return false;
  std::optional<ir::ComparisonType> compare_type = Attrs(s).compare_type;
  if (compare_type) {
    compare_type =
        IsSignedInteger(from) ? ir::ComparisonType::kSigned : ir::ComparisonType::kUnsigned;
  }
  const ValueId constant = s.MakeFull(s.type(x), static_cast<double>(*number));
  return s.Replace(s.Compare(x, constant, DirectionOf(s), compare_type));
}

// Whether every value of `from` is one of `to`, in the same order.
bool Survives(DType from, DType to) {
  if (lockstep::IsFloat(from)) {
    return (from == DType::kF32 && to == DType::kF64) ||
           ((from == DType::kBF16 || from == DType::kF16) &&
            (to == DType::kF32 || to == DType::kF64));
  }
  return IsInteger(from) && IsInteger(to) && BitWidth(from) < BitWidth(to) &&
         (IsSignedInteger(to) || !IsSignedInteger(from));
}

// compare LT, (convert x : i8 -> i32), (convert y : i8 -> i32)       no value is lost
// compare LT, x, y
bool CompareConverts(Site& s) {
  const OpId a = s.Def(s.in(0), Opcode::kConvert), b = s.Def(s.in(1), Opcode::kConvert);
  if (!a || !b) return false;
  const ValueId x = s.m.operand(a, 0), y = s.m.operand(b, 0);
  const DType from = s.dtype(x);
  if (from != s.dtype(y) || !Survives(from, OperandType(s)) || IsTotalOrder(s)) return false;
  std::optional<ir::ComparisonType> compare_type = Attrs(s).compare_type;
  if (compare_type && IsInteger(from)) {
    compare_type =
        IsSignedInteger(from) ? ir::ComparisonType::kSigned : ir::ComparisonType::kUnsigned;
  }
  return s.Replace(s.Compare(x, y, DirectionOf(s), compare_type));
}

// compare EQ, p, true             of bools
// p
bool CompareBool(Site& s) {
  if (!IsBool(OperandType(s)) || !IsEquality(DirectionOf(s))) return false;
  const auto constant = s.Integer(s.in(1));
  if (!constant) return false;
  const bool same = (*constant != 0) == (DirectionOf(s) == Direction::kEq);
  return s.Replace(same ? s.in(0) : s.Make(Opcode::kNot, {s.in(0)}));
}

// not (compare LT, x, y)          integers, and equality of floats
// compare GE, x, y
bool NotOfCompare(Site& s) {
  const OpId compare = s.Def(s.in(), Opcode::kCompare);
  if (!compare || !s.OneUse(s.in())) return false;
  const auto& attrs = s.attrs<ir::CompareAttrs>(compare);
  const ValueId a = s.m.operand(compare, 0), b = s.m.operand(compare, 1);
  const bool total = attrs.compare_type == ir::ComparisonType::kTotalorder ||
                     IsInteger(s.dtype(a)) || IsBool(s.dtype(a)) ||
                     (s.IsNeverNan(a) && s.IsNeverNan(b));
  if (!total && !IsEquality(attrs.comparison_direction)) return false;
  return s.Replace(s.Compare(a, b, Negated(attrs.comparison_direction), attrs.compare_type));
}

// What can hold between two numbers, as bits.
enum : int { kLess = 1, kEqual = 2, kGreater = 4, kUnordered = 8 };

int RelationsOf(Direction direction) {
  switch (direction) {
    case Direction::kEq:
      return kEqual;
    case Direction::kNe:
      return kLess | kGreater | kUnordered;
    case Direction::kGe:
      return kGreater | kEqual;
    case Direction::kGt:
      return kGreater;
    case Direction::kLe:
      return kLess | kEqual;
    case Direction::kLt:
      return kLess;
  }
  return 0;
}

// or (compare LT, x, y), (compare EQ, x, y)       the same operands, also in the other order; and
// compare LE, x, y
bool MergeCompares(Site& s) {
  const OpId a = s.Def(s.in(0), Opcode::kCompare), b = s.Def(s.in(1), Opcode::kCompare);
  if (!a || !b || !(s.OneUse(s.in(0)) || s.OneUse(s.in(1)))) return false;
  const auto &first = s.attrs<ir::CompareAttrs>(a), &second = s.attrs<ir::CompareAttrs>(b);
  const ValueId x = s.m.operand(a, 0), y = s.m.operand(a, 1);
  const DType dtype = s.dtype(x);
  if (IsComplex(dtype) || first.compare_type != second.compare_type) return false;
  Direction other = second.comparison_direction;
  if (s.m.operand(b, 0) == y && s.m.operand(b, 1) == x) {
    other = Mirrored(other);
  } else if (s.m.operand(b, 0) != x || s.m.operand(b, 1) != y) {
    return false;
  }
  const bool is_ordered =
      !lockstep::IsFloat(dtype) || first.compare_type == ir::ComparisonType::kTotalorder;
  const int possible = kLess | kEqual | kGreater | (is_ordered ? 0 : kUnordered);
  const int p = RelationsOf(first.comparison_direction) & possible,
            q = RelationsOf(other) & possible;
  const int merged = s.m.opcode(s.op) == Opcode::kAnd ? p & q : p | q;
  if (merged == 0 || merged == possible) return ReplaceBool(s, merged != 0);
  for (const Direction direction : {Direction::kEq, Direction::kNe, Direction::kGe, Direction::kGt,
                                    Direction::kLe, Direction::kLt}) {
    if ((RelationsOf(direction) & possible) != merged) continue;
    return s.Replace(s.Compare(x, y, direction, first.compare_type));
  }
  return false;
}

constexpr Rule kRules[] = {
    {"compare_constant_to_right", Opcode::kCompare, CompareConstantToRight},
    {"compare_self", Opcode::kCompare, CompareSelf},
    {"compare_negate", Opcode::kCompare, CompareNegate},
    {"compare_add_constant", Opcode::kCompare, CompareAddConstant},
    {"compare_difference", Opcode::kCompare, CompareDifference},
    {"compare_abs_zero", Opcode::kCompare, CompareAbsZero},
    {"compare_scaled_zero", Opcode::kCompare, CompareScaledZero},
    {"compare_iota", Opcode::kCompare, CompareIota},
    {"compare_non_negative", Opcode::kCompare, CompareNonNegative},
    {"compare_of_two_constants", Opcode::kCompare, CompareOfTwoConstants},
    {"compare_convert", Opcode::kCompare, CompareConvert},
    {"merge_compares", Opcode::kAnd, MergeCompares},
    {"merge_compares", Opcode::kOr, MergeCompares},
    {"compare_converts", Opcode::kCompare, CompareConverts},
    {"compare_order", Opcode::kCompare, CompareOrder},
    {"compare_bool", Opcode::kCompare, CompareBool},
    {"not_of_compare", Opcode::kNot, NotOfCompare},
};

}  // namespace

std::span<const Rule> CompareRules() { return kRules; }

}  // namespace lockstep::passes::simplify
