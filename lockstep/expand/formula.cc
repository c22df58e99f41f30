// SPDX-License-Identifier: Apache-2.0
// Formulas over floats; see formula.h.
#include "lockstep/expand/formula.h"

#include <bit>
#include <limits>
#include <utility>

namespace lockstep::expand {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Real Apply(const char* op, Real a) {
  return a.formula->Wrap(a.formula->b().Op(op, {a.value}).front());
}
Real Apply(const char* op, Real a, Real b) {
  return a.formula->Wrap(a.formula->b().Op(op, {a.value, b.value}).front());
}
Mask Compare(Real a, Real b, const char* direction) {
  return {a.formula, a.formula->b().Compare(a.value, b.value, direction)};
}
Mask Logic(const char* op, Mask a, Mask b) {
  return {a.formula, a.formula->b().Op(op, {a.value, b.value}).front()};
}

Value Bitcast(Formula& formula, Value value, DType dtype) {
  return formula.b()
      .Op("bitcast_convert", {value}, {.result_types = {Type(formula.TypeOf(dtype))}})
      .front();
}

}  // namespace

Formula::Formula(Site& site) : site_(site) {
  const TensorType& operand = site.operands[0].type().tensor();
  const DType dtype = operand.dtype();
  const bool is_f64 = dtype == DType::kF64 || dtype == DType::kC128;
  type_ = TensorType(is_f64 ? DType::kF64 : DType::kF32, operand.shape);
}

Value Formula::Widened(size_t i) {
  const Value operand = site_.operands[i];
  return operand.dtype() == type_.dtype() ? operand : b().Convert(operand, type_.dtype());
}

Complex Formula::ComplexIn(size_t i) {
  const Value operand = site_.operands[i];
  return {Wrap(b().Op("real", {operand}).front()), Wrap(b().Op("imag", {operand}).front())};
}

Values Formula::Out(Real value) {
  const DType dtype = site_.result_type().dtype();
  return {dtype == value.value.dtype() ? value.value : b().Convert(value.value, dtype)};
}

Values Formula::Out(Complex value) { return b().Op("complex", {value.re.value, value.im.value}); }

Value Formula::Sizes() {
  if (!sizes_.failed()) return sizes_;
  Values sizes;
  const Value operand = site_.operands[0];
  for (int64_t d = 0; d < operand.shape().rank(); ++d) {
    const Value size =
        operand.dim(d) == kDynamicSize
            ? b().Op("get_dimension_size", {operand}, {.attributes = {{"dimension", d}}}).front()
            : b().Scalar(static_cast<double>(operand.dim(d)), DType::kI32);
    sizes.push_back(b().Reshape(size, Shape{1}));
  }
  return sizes_ = b().Concatenate(sizes, 0);
}

Value Formula::Constant(double number, DType dtype) {
  const auto found = constants_.find({dtype, std::bit_cast<uint64_t>(number)});
  if (found != constants_.end()) return found->second;
  const Value value =
      type_.shape.IsStatic() ? b().Full(number, TypeOf(dtype)) : Repeat(b().Scalar(number, dtype));
  return constants_[{dtype, std::bit_cast<uint64_t>(number)}] = value;
}

Value Formula::Repeat(Value scalar) {
  if (type_.shape.IsStatic()) return b().BroadcastInDim(scalar, type_.shape, {});
  return b()
      .Op("dynamic_broadcast_in_dim", {scalar, Sizes()},
          {.attributes = {{"broadcast_dimensions", Int64s{}}},
           .result_types = {Type(TypeOf(scalar.dtype()))}})
      .front();
}

Real Formula::Number(double number) { return Wrap(Constant(number, type_.dtype())); }

Real operator+(Real a, Real b) { return a.formula->Wrap(a.formula->b().Add(a.value, b.value)); }
Real operator-(Real a, Real b) { return a.formula->Wrap(a.formula->b().Sub(a.value, b.value)); }
Real operator*(Real a, Real b) { return a.formula->Wrap(a.formula->b().Mul(a.value, b.value)); }
Real operator/(Real a, Real b) { return a.formula->Wrap(a.formula->b().Div(a.value, b.value)); }
Real operator-(Real a) { return a.formula->Wrap(a.formula->b().Neg(a.value)); }
Real operator+(Real a, double b) { return a + a.formula->Number(b); }
Real operator-(Real a, double b) { return a - a.formula->Number(b); }
Real operator*(Real a, double b) { return a * a.formula->Number(b); }
Real operator/(Real a, double b) { return a / a.formula->Number(b); }
Real operator+(double a, Real b) { return b.formula->Number(a) + b; }
Real operator-(double a, Real b) { return b.formula->Number(a) - b; }
Real operator*(double a, Real b) { return b.formula->Number(a) * b; }
Real operator/(double a, Real b) { return b.formula->Number(a) / b; }

Mask operator<(Real a, Real b) { return Compare(a, b, "LT"); }
Mask operator<(Real a, double b) { return Compare(a, a.formula->Number(b), "LT"); }
Mask operator>(Real a, double b) { return Compare(a, a.formula->Number(b), "GT"); }
Mask operator>=(Real a, double b) { return Compare(a, a.formula->Number(b), "GE"); }
Mask operator==(Real a, Real b) { return Compare(a, b, "EQ"); }
Mask operator==(Real a, double b) { return Compare(a, a.formula->Number(b), "EQ"); }
Mask operator&(Mask a, Mask b) { return Logic("and", a, b); }
Mask operator|(Mask a, Mask b) { return Logic("or", a, b); }
Mask operator!(Mask a) { return {a.formula, a.formula->b().Not(a.value)}; }
Mask IsFinite(Real a) { return {a.formula, a.formula->b().Op("is_finite", {a.value}).front()}; }

Real Select(Mask condition, Real yes, Real no) {
  Formula& formula = *condition.formula;
  return formula.Wrap(formula.b().Select(condition.value, yes.value, no.value));
}
Real Select(Mask condition, Real yes, double no) {
  return Select(condition, yes, condition.formula->Number(no));
}
Real Select(Mask condition, double yes, Real no) {
  return Select(condition, condition.formula->Number(yes), no);
}

Real Abs(Real a) { return Apply("abs", a); }
Real Atan2(Real y, Real x) { return Apply("atan2", y, x); }
Real Cos(Real a) { return Apply("cosine", a); }
Real Exp(Real a) { return Apply("exponential", a); }
Real Expm1(Real a) { return Apply("exponential_minus_one", a); }
Real Floor(Real a) { return Apply("floor", a); }
Real Log(Real a) { return Apply("log", a); }
Real Log1p(Real a) { return Apply("log_plus_one", a); }
Real Max(Real a, double b) { return Apply("maximum", a, a.formula->Number(b)); }
Real Min(Real a, double b) { return Apply("minimum", a, a.formula->Number(b)); }
Real Pow(Real a, Real b) { return Apply("power", a, b); }
Real Round(Real a) { return Apply("round_nearest_even", a); }
Real Sin(Real a) { return Apply("sine", a); }
Real Sqrt(Real a) { return Apply("sqrt", a); }
Real Tan(Real a) { return Apply("tan", a); }

Real Hypot(Real a, Real b) {
  GraphBuilder& builder = a.formula->b();
  return a.formula->Wrap(builder.Abs(builder.Op("complex", {a.value, b.value}).front()));
}

Real Formula::PowerOfTwoBelow(Real a) {
  const DType bits = Choose(DType::kI32, DType::kI64);
  const Value exponent = Bitcast(*this, Number(kInfinity).value, bits);
  return Wrap(Bitcast(*this, b().And(Bitcast(*this, a.value, bits), exponent), type_.dtype()));
}

Real CopySign(Real size, Real sign) {
  Formula& formula = *size.formula;
  GraphBuilder& b = formula.b();
  const DType bits = formula.Choose(DType::kI32, DType::kI64);
  const Value sign_mask = Bitcast(formula, formula.Number(-0.0).value, bits);
  const Value magnitude = b.And(Bitcast(formula, size.value, bits), b.Not(sign_mask));
  const Value sign_bit = b.And(Bitcast(formula, sign.value, bits), sign_mask);
  return formula.Wrap(
      Bitcast(formula, b.Or(magnitude, sign_bit), formula.Choose(DType::kF32, DType::kF64)));
}

Real UpperHalf(Real a) {
  Formula& formula = *a.formula;
  GraphBuilder& b = formula.b();
  const DType bits = formula.Choose(DType::kI32, DType::kI64);
  const int lower_bits = formula.Choose(12, 27);
  const Value mask = formula.Constant(-static_cast<double>(int64_t{1} << lower_bits), bits);
  return formula.Wrap(Bitcast(formula, b.And(Bitcast(formula, a.value, bits), mask),
                              formula.Choose(DType::kF32, DType::kF64)));
}

Real Polynomial(Real x, std::span<const double> coefficients) {
  Real sum = x.formula->Number(coefficients[0]);
  for (const double coefficient : coefficients.subspan(1)) sum = sum * x + coefficient;
  return sum;
}

Real Polynomial(Real x, std::span<const double> f32, std::span<const double> f64) {
  return Polynomial(x, x.formula->Choose(f32, f64));
}

}  // namespace lockstep::expand
