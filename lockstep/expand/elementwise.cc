// SPDX-License-Identifier: Apache-2.0
// The small elementwise ops: squares, conjugates, tests for infinity, neighbours of a float, upper
// halves of products, constants.
#include <cmath>
#include <complex>
#include <limits>

#include "lockstep/expand/formula.h"
#include "lockstep/ir/attribute.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::expand {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The constant of a chlo op, as a scalar.
Value ScalarOf(Site& site, const ir::Attribute& value, DType dtype) {
  if (const auto* number = value.As<ir::FloatAttr>()) return site.b.Scalar(number->value, dtype);
  if (const auto number = ir::FindComplexNumber(value)) {
    const std::complex<double> element(number->real.value, number->imag.value);
    auto literal = Literal::Splat(DType::kC128, Shape{}, std::as_bytes(std::span(&element, 1)));
    return site.b.Convert(site.b.Constant(*std::move(literal)), dtype);
  }
  if (const auto* number = value.As<ir::IntegerAttr>()) {
    // Through i64, because a double cannot hold every integer.
    auto literal =
        Literal::Splat(DType::kI64, Shape{}, std::as_bytes(std::span(&number->value, 1)));
    return site.b.Convert(site.b.Constant(*std::move(literal)), dtype);
  }
  site.Refuse("a constant of this form is not known");
  return Value();
}

Values IsEqualTo(Site& site, double number, bool of_magnitude) {
  Formula formula(site);
  const Real x = formula.In(0);
  return {((of_magnitude ? Abs(x) : x) == number).value};
}

// The unsigned integer type of as many bits.
DType BitsOf(DType dtype) {
  switch (BitWidth(dtype)) {
    case 64:
      return DType::kU64;
    case 32:
      return DType::kU32;
    case 16:
      return DType::kU16;
    case 4:
      return DType::kU4;
    default:
      return DType::kU8;
  }
}

bool HasNoNegativeZero(DType dtype) {
  return dtype == DType::kF8E4M3FNUZ || dtype == DType::kF8E5M2FNUZ ||
         dtype == DType::kF8E4M3B11FNUZ;
}

Value Bitcast(GraphBuilder& b, Value value, DType dtype) {
  return b
      .Op("bitcast_convert", {value}, {.result_types = {Type(TensorType(dtype, value.shape()))}})
      .front();
}

// The upper half of a product of 64-bit integers, from four products of 32-bit halves.
Value MulhiU64(Site& site, Formula& f, Value x, Value y) {
  GraphBuilder& b = site.b;
  const Value half = f.Constant(32, DType::kU64), low_mask = f.Constant(0xFFFFFFFFu, DType::kU64);
  const auto high = [&](Value v) { return b.Op("shift_right_logical", {v, half}).front(); };
  const auto low = [&](Value v) { return b.And(v, low_mask); };
  const Value middle = b.Add(b.Mul(high(x), low(y)), high(b.Mul(low(x), low(y))));
  const Value other = b.Add(b.Mul(low(x), high(y)), low(middle));
  return b.Add(b.Add(b.Mul(high(x), high(y)), high(middle)), high(other));
}

Value Mulhi64(Site& site, Formula& f, Value x, Value y, bool is_signed) {
  if (!is_signed) return MulhiU64(site, f, x, y);
  GraphBuilder& b = site.b;
  const Value zero = f.Constant(0, DType::kI64);
  // As unsigned a negative x is larger by 2^64, which adds y to the upper half.
  const Value upper = b.Convert(
      MulhiU64(site, f, b.Convert(x, DType::kU64), b.Convert(y, DType::kU64)), DType::kI64);
  const Value from_x = b.Select(b.Compare(x, zero, "LT"), y, zero);
  const Value from_y = b.Select(b.Compare(y, zero, "LT"), x, zero);
  return b.Sub(b.Sub(upper, from_x), from_y);
}

// There are no integers of six bits, so the last place is computed from the power of two below |x|.
Values NextAfterOfSixBits(Site& site) {
  Formula f(site);
  const bool has_three_digits = site.result_type().dtype() == DType::kF6E2M3FN;
  const double least = has_three_digits ? 1 : 0.25, place = has_three_digits ? 0.125 : 0.25;
  const Real x = f.In(0), y = f.In(1), size = Abs(x);
  const Real power = f.PowerOfTwoBelow(size);
  const Mask up = x < y, towards_zero = Select(up, x, -x) < 0.0;
  const Mask at_edge = (size == power) & (power > least) & towards_zero;
  const Real unit = Max(power, least) * place;
  const Real step = Select(at_edge, unit * 0.5, unit);
  const Real next = x + Select(up, step, -step);
  return f.Out(Select(x == y, y, next));
}

// A larger number has a larger pattern.
Values NextAfterWithoutSign(Site& site) {
  GraphBuilder& b = site.b;
  Formula f(site);
  const Value x = site.operands[0], y = site.operands[1];
  const DType dtype = x.dtype(), bits = BitsOf(dtype);
  const Value one = f.Constant(1, bits), x_bits = Bitcast(b, x, bits);
  const Value step = b.Select(b.Compare(x, y, "GT"), b.Sub(x_bits, one), b.Add(x_bits, one));
  const Value result = b.Select(b.Compare(x, y, "EQ"), y, Bitcast(b, step, dtype));
  const Value ordered = b.And(b.Compare(x, x, "EQ"), b.Compare(y, y, "EQ"));
  return {b.Select(ordered, result, b.Add(x, y))};
}

}  // namespace

Values ExpandSquare(Site& site) {
  const Value x = site.operands[0];
  if (!IsComplex(x.dtype())) return {site.b.Mul(x, x)};
  Formula formula(site);
  const Complex z = formula.ComplexIn(0);
  // Both parts without cancellation; on the diagonal exactly 0, also where the sum overflows.
  const Mask diagonal = (Abs(z.re) == Abs(z.im)) & IsFinite(z.re);
  const Real real = Select(diagonal, 0.0, (z.re - z.im) * (z.re + z.im));
  return formula.Out(Complex{real, 2.0 * (z.re * z.im)});
}

Values ExpandConj(Site& site) {
  if (!IsComplex(site.operands[0].dtype())) return {site.operands[0]};
  Formula formula(site);
  const Complex z = formula.ComplexIn(0);
  return formula.Out(Complex{z.re, -z.im});
}

Values ExpandIsInf(Site& site) { return IsEqualTo(site, kInfinity, /*of_magnitude=*/true); }
Values ExpandIsPosInf(Site& site) { return IsEqualTo(site, kInfinity, /*of_magnitude=*/false); }
Values ExpandIsNegInf(Site& site) { return IsEqualTo(site, -kInfinity, /*of_magnitude=*/false); }

// Away from zero is one more in the pattern of bits, towards zero one less.
Values ExpandNextAfter(Site& site) {
  GraphBuilder& b = site.b;
  const Value x = site.operands[0], y = site.operands[1];
  const DType dtype = x.dtype(), bits = BitsOf(dtype);
  if (dtype == DType::kF8E8M0FNU) return NextAfterWithoutSign(site);
  if (BitWidth(dtype) == 6) return NextAfterOfSixBits(site);
  Formula f(site);
  const double sign = std::ldexp(1, BitWidth(dtype) - 1);
  const Value one = f.Constant(1, bits), zero = f.Constant(0, bits), mask = f.Constant(sign, bits);
  const Value x_bits = Bitcast(b, x, bits), y_bits = Bitcast(b, y, bits);
  const Value magnitude = b.And(x_bits, b.Not(mask)), x_sign = b.And(x_bits, mask);
  const Value y_sign = b.And(y_bits, mask), y_magnitude = b.And(y_bits, b.Not(mask));
  const Value signs_differ = b.Compare(x_sign, y_sign, "NE");
  const Value towards_zero = b.Or(b.Compare(magnitude, y_magnitude, "GT"), signs_differ);
  const Value step = b.Select(towards_zero, b.Sub(x_bits, one), b.Add(x_bits, one));
  const Value from_zero = b.Or(y_sign, one);
  Value next = b.Select(b.Compare(magnitude, zero, "EQ"), from_zero, step);
  if (HasNoNegativeZero(dtype)) {  // its pattern means NaN
    const Value at_mask = b.And(b.Compare(next, mask, "EQ"), towards_zero);
    const Value wrapped = b.And(b.Compare(next, zero, "EQ"), b.Not(towards_zero));
    next = b.Select(at_mask, zero, b.Select(wrapped, mask, next));
  }
  next = b.Select(b.Compare(x, y, "EQ"), y_bits, next);
  const Value result = Bitcast(b, next, dtype);
  const Value ordered = b.And(b.Compare(x, x, "EQ"), b.Compare(y, y, "EQ"));
  return {b.Select(ordered, result, b.Add(x, y))};
}

Values ExpandMulhi(Site& site) {
  GraphBuilder& b = site.b;
  const Value x = site.operands[0], y = site.operands[1];
  const DType dtype = x.dtype();
  const bool is_signed = IsSignedInteger(dtype);
  Formula f(site);
  if (BitWidth(dtype) == 64) return {Mulhi64(site, f, x, y, is_signed)};
  const DType wide = is_signed ? DType::kI64 : DType::kU64;
  const Value product = b.Mul(b.Convert(x, wide), b.Convert(y, wide));
  const Value width = f.Constant(BitWidth(dtype), wide);
  const char* shift = is_signed ? "shift_right_arithmetic" : "shift_right_logical";
  return {b.Convert(b.Op(shift, {product, width}).front(), dtype)};
}

Values ExpandConstantLike(Site& site) {
  const DType dtype = site.result_type().dtype();
  const ir::Attribute& value = site.attrs<ir::ChloConstantAttrs>().value;
  const Value scalar = ScalarOf(site, value, dtype);
  if (!site.status.ok()) return {};
  Formula formula(site);
  return {formula.Repeat(scalar)};
}

Values ExpandConstant(Site& site) {
  const ir::Attribute& value = site.attrs<ir::ChloConstantAttrs>().value;
  if (const auto* elements = value.As<ir::ElementsAttr>())
    return {site.b.Constant(elements->values)};
  const Value scalar = ScalarOf(site, value, site.result_type().dtype());
  if (!site.status.ok()) return {};
  return {site.b.BroadcastInDim(scalar, site.result_type().shape, {})};
}

}  // namespace lockstep::expand
