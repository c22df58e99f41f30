// SPDX-License-Identifier: Apache-2.0
// Formulas over floats: expansions of elementwise functions read as mathematics. Everything is
// computed in f32 or f64; narrower types are widened to f32 on the way in and rounded on the way
// out.
#pragma once

#include <map>
#include <span>

#include "lockstep/expand/site.h"

namespace lockstep::expand {

class Formula;

// An array of the working type.
struct Real {
  Formula* formula = nullptr;
  Value value;
};
// Conditions, element by element.
struct Mask {
  Formula* formula = nullptr;
  Value value;
};
struct Complex {
  Real re, im;
};

class Formula {
 public:
  explicit Formula(Site& site);

  // Operand i, or its parts, in the working type.
  Real In(size_t i) { return Wrap(Widened(i)); }
  Complex ComplexIn(size_t i);
  // In the type of the op's result.
  Values Out(Real value);
  Values Out(Complex value);

  bool is_f64() const { return type_.dtype() == DType::kF64; }
  // A number that depends on the working type.
  template <typename T>
  T Choose(T f32, T f64) const {
    return is_f64() ? f64 : f32;
  }
  Real Number(double number);
  Real Wrap(Value value) { return {this, value}; }
  GraphBuilder& b() { return site_.b; }
  // The type of a working array with other elements.
  TensorType TypeOf(DType dtype) const { return {dtype, type_.shape}; }
  Value Constant(double number, DType dtype);
  // The largest power of two that is not above `a` >= 0; 0 for what is less than normal.
  Real PowerOfTwoBelow(Real a);
  // A scalar, once for every element.
  Value Repeat(Value scalar);

 private:
  Value Widened(size_t i);
  // The sizes of operand 0, for constants of arrays with dynamic dimensions.
  Value Sizes();

  Site& site_;
  TensorType type_;  // of working arrays
  std::map<std::pair<DType, uint64_t>, Value> constants_;
  Value sizes_;
};

Real operator+(Real a, Real b);
Real operator-(Real a, Real b);
Real operator*(Real a, Real b);
Real operator/(Real a, Real b);
Real operator-(Real a);
Real operator+(Real a, double b);
Real operator-(Real a, double b);
Real operator*(Real a, double b);
Real operator/(Real a, double b);
Real operator+(double a, Real b);
Real operator-(double a, Real b);
Real operator*(double a, Real b);
Real operator/(double a, Real b);

Mask operator<(Real a, Real b);
Mask operator<(Real a, double b);
Mask operator>(Real a, double b);
Mask operator>=(Real a, double b);
Mask operator==(Real a, Real b);
Mask operator==(Real a, double b);
Mask operator&(Mask a, Mask b);
Mask operator|(Mask a, Mask b);
Mask operator!(Mask a);
Mask IsFinite(Real a);

Real Select(Mask condition, Real yes, Real no);
Real Select(Mask condition, Real yes, double no);
Real Select(Mask condition, double yes, Real no);

Real Abs(Real a);
Real Atan2(Real y, Real x);
Real Cos(Real a);
Real Exp(Real a);
Real Expm1(Real a);
Real Floor(Real a);
Real Hypot(Real a, Real b);  // without overflow on the way
Real Log(Real a);
Real Log1p(Real a);
Real Max(Real a, double b);
Real Min(Real a, double b);
Real Pow(Real a, Real b);
Real Round(Real a);  // to the nearest integer
Real Sin(Real a);
Real Sqrt(Real a);
Real Tan(Real a);
// The magnitude of `size` with the sign of `sign`, also of a zero.
Real CopySign(Real size, Real sign);
// `a` without the lower half of its digits, so that products of two such are exact.
Real UpperHalf(Real a);
// A polynomial by Horner's rule, the highest power first; f32 or f64 by the working type.
Real Polynomial(Real x, std::span<const double> f32, std::span<const double> f64);
Real Polynomial(Real x, std::span<const double> coefficients);

}  // namespace lockstep::expand
