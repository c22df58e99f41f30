// SPDX-License-Identifier: Apache-2.0
// Rules of elementary functions, rounding, signs and complex numbers.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

bool IsReal(const Site& s) { return lockstep::IsFloat(s.type().dtype()); }

// subtract (exponential x), 1     exact near 0, where the exponential loses x and its sign
// exponential_minus_one x
bool ExpMinusOne(Site& s) {
  const OpId exp = s.Def(s.in(0), Opcode::kExponential);
  if (!exp || !IsReal(s) || !s.IsOne(s.in(1)) || !s.OneUse(s.in(0))) return false;
  return s.Replace(s.Make(Opcode::kExponentialMinusOne, {s.m.operand(exp, 0)}));
}
// add (exponential x), -1
// exponential_minus_one x
bool ExpPlusMinusOne(Site& s) {
  const OpId exp = s.Def(s.in(0), Opcode::kExponential);
  if (!exp || !IsReal(s) || !s.IsAll(s.in(1), -1) || !s.OneUse(s.in(0))) return false;
  return s.Replace(s.Make(Opcode::kExponentialMinusOne, {s.m.operand(exp, 0)}));
}

// log (add x, 1)                  exact near 0, where the sum loses x and its sign
// log_plus_one x
bool LogOfOnePlus(Site& s) {
  const OpId add = s.Def(s.in(), Opcode::kAdd);
  if (!add || !IsReal(s) || !s.OneUse(s.in()) || !s.IsOne(s.m.operand(add, 1))) return false;
  return s.Replace(s.Make(Opcode::kLogPlusOne, {s.m.operand(add, 0)}));
}

// log (exponential x)             when nothing overflows; log_plus_one (exponential_minus_one x)
// x
bool LogOfExp(Site& s) {
  const Opcode inverse =
      s.m.opcode(s.op) == Opcode::kLog ? Opcode::kExponential : Opcode::kExponentialMinusOne;
  const OpId exp = s.Def(s.in(), inverse);
  return exp && IsReal(s) && s.options.assume_finite && s.Replace(s.m.operand(exp, 0));
}

// sqrt (multiply x, x)            when nothing overflows
// abs x
bool SqrtOfSquare(Site& s) {
  const OpId square = s.Def(s.in(), Opcode::kMultiply);
  if (!square || !IsReal(s) || s.m.operand(square, 0) != s.m.operand(square, 1)) return false;
  return s.options.assume_finite && s.Replace(s.Make(Opcode::kAbs, {s.m.operand(square, 0)}));
}

// multiply (abs x), (abs x)
// multiply x, x
bool SquareOfAbs(Site& s) {
  const OpId abs = s.Def(s.in(0), Opcode::kAbs);
  if (!abs || s.in(0) != s.in(1)) return false;
  const ValueId x = s.m.operand(abs, 0);
  return s.type(x) == s.type() && s.Replace(s.Make(Opcode::kMultiply, {x, x}));
}

// multiply (sign x), (abs x)
// x
bool SignTimesAbs(Site& s) {
  for (size_t i = 0; i < 2; ++i) {
    const OpId sign = s.Def(s.in(i), Opcode::kSign), abs = s.Def(s.in(1 - i), Opcode::kAbs);
    if (!sign || !abs || s.m.operand(sign, 0) != s.m.operand(abs, 0)) continue;
    if (IsComplex(s.type(s.m.operand(sign, 0)).dtype())) return false;
    return s.Replace(s.m.operand(sign, 0));
  }
  return false;
}

// abs (negate x)                  also cosine, and abs of abs
// abs x
bool EvenOfSign(Site& s) {
  for (const Opcode opcode : {Opcode::kNegate, Opcode::kAbs}) {
    const OpId inner = s.Def(s.in(), opcode);
    if (!inner || s.type(s.m.operand(inner, 0)) != s.type(s.in())) continue;
    if (IsComplex(s.type(s.in()).dtype()) && opcode == Opcode::kAbs) continue;
    return s.Replace(s.Like(s.op, {s.m.operand(inner, 0)}, s.type()));
  }
  return false;
}

// abs x                           x is not negative
// x
bool AbsOfNonNegative(Site& s) {
  if (!s.IsNonNegative(s.in()) || !s.IsNeverNegativeZero(s.in())) return false;
  return s.Replace(s.in());
}

// sign (sign x)                   also floor, ceil, round, of themselves and of one another
// sign x
bool RoundTwice(Site& s) {
  constexpr Opcode kRounds[] = {Opcode::kFloor, Opcode::kCeil, Opcode::kRoundNearestAfz,
                                Opcode::kRoundNearestEven};
  const Opcode opcode = s.m.opcode(s.op);
  if (opcode == Opcode::kSign) return s.Is(s.in(), Opcode::kSign) && s.Replace(s.in());
  for (const Opcode inner : kRounds) {
    if (s.Is(s.in(), inner)) return s.Replace(s.in());
  }
  const OpId convert = s.Def(s.in(), Opcode::kConvert);
  if (!convert) return false;
  const DType from = s.dtype(s.m.operand(convert, 0));
  return (IsInteger(from) || IsBool(from)) && s.Replace(s.in());
}

// is_finite x                     x is finite
// true
bool IsFiniteOfFinite(Site& s) { return s.IsFinite(s.in()) && s.Replace(s.MakeFull(s.type(), 1)); }

// is_finite (negate x)            also abs
// is_finite x
bool IsFiniteOfSign(Site& s) {
  for (const Opcode opcode : {Opcode::kNegate, Opcode::kAbs}) {
    const OpId inner = s.Def(s.in(), opcode);
    if (!inner || s.type(s.m.operand(inner, 0)) != s.type(s.in())) continue;
    return s.Replace(s.Like(s.op, {s.m.operand(inner, 0)}, s.type()));
  }
  return false;
}

// real (complex a, b)             imag gives b
// a
bool PartOfComplex(Site& s) {
  const size_t part = s.m.opcode(s.op) == Opcode::kReal ? 0 : 1;
  if (!IsComplex(s.dtype(s.in()))) {
    return part == 0 ? s.Replace(s.in()) : s.Replace(s.MakeFull(s.type(), 0));
  }
  const OpId complex = s.Def(s.in(), Opcode::kComplex);
  return complex && s.Replace(s.m.operand(complex, part));
}

// real (convert x : f32 -> complex<f32>)         imag gives 0
// x
bool PartOfConvert(Site& s) {
  const OpId convert = s.Def(s.in(), Opcode::kConvert);
  if (!convert || IsComplex(s.dtype(s.m.operand(convert, 0)))) return false;
  const bool is_real = s.m.opcode(s.op) == Opcode::kReal;
  return s.Replace(is_real ? s.Convert(s.m.operand(convert, 0), s.type().dtype())
                           : s.MakeFull(s.type(), 0));
}

// real (add (complex a, b), (complex c, d))       also subtract; imag gives add b, d
// add a, c
bool PartOfSum(Site& s) {
  const OpId sum = s.m.defining_op(s.in());
  if (!sum || !s.OneUse(s.in()) || !HasPlainTypes(s.m, sum)) return false;
  if (s.m.opcode(sum) != Opcode::kAdd && s.m.opcode(sum) != Opcode::kSubtract) return false;
  ValueId parts[2];
  for (size_t i = 0; i < 2; ++i) {
    const OpId complex = s.Def(s.m.operand(sum, i), Opcode::kComplex);
    if (!complex) return false;
    parts[i] = s.m.operand(complex, s.m.opcode(s.op) == Opcode::kReal ? 0 : 1);
  }
  return s.Replace(s.Make(s.m.opcode(sum), parts, s.type()));
}

// complex (real z), (imag z)
// z
bool ComplexOfParts(Site& s) {
  const OpId real = s.Def(s.in(0), Opcode::kReal), imag = s.Def(s.in(1), Opcode::kImag);
  if (!real || !imag || s.m.operand(real, 0) != s.m.operand(imag, 0)) return false;
  return s.Replace(s.m.operand(real, 0));
}

// complex (real z), (negate (imag z))
// chlo.conj z
bool ComplexToConj(Site& s) {
  const OpId real = s.Def(s.in(0), Opcode::kReal), negate = s.Def(s.in(1), Opcode::kNegate);
  if (!real || !negate) return false;
  const OpId imag = s.Def(s.m.operand(negate, 0), Opcode::kImag);
  if (!imag || s.m.operand(real, 0) != s.m.operand(imag, 0)) return false;
  return s.Replace(s.Make(Opcode::kChloConj, {s.m.operand(real, 0)}, s.type()));
}

// real (chlo.conj z)              imag gives negate (imag z)
// real z
bool PartOfConj(Site& s) {
  const OpId conj = s.Def(s.in(), Opcode::kChloConj);
  if (!conj) return false;
  const ValueId part = s.Like(s.op, {s.m.operand(conj, 0)}, s.type());
  return s.Replace(s.m.opcode(s.op) == Opcode::kReal ? part : s.Make(Opcode::kNegate, {part}));
}

// chlo.conj (chlo.conj z)         also of what is real
// z
bool ConjConj(Site& s) {
  if (!IsComplex(s.type().dtype())) return s.Replace(s.in());
  const OpId inner = s.Def(s.in(), Opcode::kChloConj);
  return inner && s.Replace(s.m.operand(inner, 0));
}

// chlo.conj (complex a, b)
// complex a, (negate b)
bool ConjOfComplex(Site& s) {
  const OpId complex = s.Def(s.in(), Opcode::kComplex);
  if (!complex || !s.OneUse(s.in())) return false;
  const ValueId negate = s.Make(Opcode::kNegate, {s.m.operand(complex, 1)});
  return s.Replace(s.Make(Opcode::kComplex, {s.m.operand(complex, 0), negate}, s.type()));
}

// reduce_precision x, format = e8m23 of f32
// x
bool ReducePrecisionNoop(Site& s) {
  const auto& attrs = s.attrs<ir::ReducePrecisionAttrs>();
  const DType dtype = s.type().dtype();
  const bool wide_f32 =
      dtype == DType::kF32 && attrs.exponent_bits >= 8 && attrs.mantissa_bits >= 23;
  const bool wide_f64 =
      dtype == DType::kF64 && attrs.exponent_bits >= 11 && attrs.mantissa_bits >= 52;
  return (wide_f32 || wide_f64) && s.Replace(s.in());
}

// Functions with f(-x) = -f(x).
bool IsOdd(Opcode opcode) {
  constexpr Opcode kOdd[] = {Opcode::kSine,      Opcode::kTan,      Opcode::kTanh,
                             Opcode::kCbrt,      Opcode::kSign,     Opcode::kChloAsin,
                             Opcode::kChloAsinh, Opcode::kChloAtan, Opcode::kChloAtanh,
                             Opcode::kChloErf,   Opcode::kChloSinh, Opcode::kChloTan};
  return std::ranges::find(kOdd, opcode) != std::end(kOdd);
}

// negate (sine (negate x))        functions with f(-x) = -f(x), used here alone
// sine x
bool NegateOfOdd(Site& s) {
  const OpId odd = s.m.defining_op(s.in());
  if (!odd || !IsOdd(s.m.opcode(odd)) || !s.OneUse(s.in()) || !HasPlainTypes(s.m, odd)) {
    return false;
  }
  const OpId negate = s.Def(s.m.operand(odd, 0), Opcode::kNegate);
  if (!negate || IsComplex(s.type().dtype())) return false;
  return s.Replace(s.Like(odd, {s.m.operand(negate, 0)}, s.type()));
}

// divide 1, (add (exponential (negate x)), 1)
// logistic x
bool ToLogistic(Site& s) {
  const OpId sum = s.Def(s.in(1), Opcode::kAdd);
  if (!sum || !s.IsOne(s.in(0)) || IsComplex(s.type().dtype())) return false;
  for (size_t i = 0; i < 2; ++i) {
    const ValueId power = s.m.operand(sum, i);
    const OpId exponential = s.Def(power, Opcode::kExponential);
    if (!exponential || !s.IsOne(s.m.operand(sum, 1 - i))) continue;
    const OpId negate = s.Def(s.m.operand(exponential, 0), Opcode::kNegate);
    if (!negate || !s.OneUse(s.in(1)) || !s.OneUse(power)) return false;
    return s.Replace(s.Make(Opcode::kLogistic, {s.m.operand(negate, 0)}));
  }
  return false;
}

// multiply y, (divide 1, x)       the quotient used here alone; x not subnormal, whose reciprocal
//                                 overflows where y / x does not
// divide y, x
bool MultiplyByReciprocal(Site& s) {
  if (!IsReal(s)) return false;
  for (size_t i = 0; i < 2; ++i) {
    const OpId divide = s.Def(s.in(i), Opcode::kDivide);
    if (!divide || !s.OneUse(s.in(i)) || !s.IsOne(s.m.operand(divide, 0))) continue;
    if (!s.options.assume_finite && !s.IsNeverSubnormal(s.m.operand(divide, 1))) continue;
    return s.Replace(s.Make(Opcode::kDivide, {s.in(1 - i), s.m.operand(divide, 1)}));
  }
  return false;
}

constexpr Rule kRules[] = {
    {"negate_of_odd", Opcode::kNegate, NegateOfOdd},
    {"to_logistic", Opcode::kDivide, ToLogistic},
    {"multiply_by_reciprocal", Opcode::kMultiply, MultiplyByReciprocal},
    {"exp_minus_one", Opcode::kSubtract, ExpMinusOne},
    {"exp_minus_one", Opcode::kAdd, ExpPlusMinusOne},
    {"log_of_one_plus", Opcode::kLog, LogOfOnePlus},
    {"log_of_exp", Opcode::kLog, LogOfExp},
    {"log_of_exp", Opcode::kLogPlusOne, LogOfExp},
    {"sqrt_of_square", Opcode::kSqrt, SqrtOfSquare},
    {"square_of_abs", Opcode::kMultiply, SquareOfAbs},
    {"sign_times_abs", Opcode::kMultiply, SignTimesAbs},
    {"even_of_sign", Opcode::kAbs, EvenOfSign},
    {"even_of_sign", Opcode::kCosine, EvenOfSign},
    {"abs_of_non_negative", Opcode::kAbs, AbsOfNonNegative},
    {"round_twice", Opcode::kSign, RoundTwice},
    {"round_twice", Opcode::kFloor, RoundTwice},
    {"round_twice", Opcode::kCeil, RoundTwice},
    {"round_twice", Opcode::kRoundNearestAfz, RoundTwice},
    {"round_twice", Opcode::kRoundNearestEven, RoundTwice},
    {"is_finite_of_finite", Opcode::kIsFinite, IsFiniteOfFinite},
    {"is_finite_of_sign", Opcode::kIsFinite, IsFiniteOfSign},
    {"part_of_complex", Opcode::kReal, PartOfComplex},
    {"part_of_complex", Opcode::kImag, PartOfComplex},
    {"part_of_convert", Opcode::kReal, PartOfConvert},
    {"part_of_convert", Opcode::kImag, PartOfConvert},
    {"part_of_sum", Opcode::kReal, PartOfSum},
    {"part_of_sum", Opcode::kImag, PartOfSum},
    {"part_of_conj", Opcode::kReal, PartOfConj},
    {"part_of_conj", Opcode::kImag, PartOfConj},
    {"complex_of_parts", Opcode::kComplex, ComplexOfParts},
    {"complex_to_conj", Opcode::kComplex, ComplexToConj},
    {"conj_conj", Opcode::kChloConj, ConjConj},
    {"conj_of_complex", Opcode::kChloConj, ConjOfComplex},
    {"reduce_precision_noop", Opcode::kReducePrecision, ReducePrecisionNoop},
};

}  // namespace

std::span<const Rule> MathRules() { return kRules; }

}  // namespace lockstep::passes::simplify
