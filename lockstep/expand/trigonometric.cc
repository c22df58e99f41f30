// SPDX-License-Identifier: Apache-2.0
// Trigonometric and hyperbolic functions and their inverses, real and complex. A zero part of a
// complex operand has a sign, which says on which side of a branch cut it lies.
#include <cmath>
#include <numbers>

#include "lockstep/expand/formula.h"

namespace lockstep::expand {
namespace {

using std::numbers::ln2;
using std::numbers::pi;

// Beyond this, 1 is nothing beside the square.
double Huge(Real x) { return x.formula->Choose(0x1p30, 0x1p60); }

// --- real

// sqrt(1 - x^2): each factor is exact where it is small.
Real Complement(Real x) { return Sqrt((1.0 - x) * (1.0 + x)); }

Real Acos(Real x) { return Atan2(Complement(x), x); }
Real Asin(Real x) { return Atan2(x, Complement(x)); }
Real Atan(Real x) { return Atan2(x, x.formula->Number(1)); }
Real Atanh(Real x) { return (Log1p(x) - Log1p(-x)) * 0.5; }

Real Acosh(Real x) {
  const Real t = x - 1.0;
  const Real near = Log1p(t + Sqrt(t * (x + 1.0)));
  const Real value = Select(x > Huge(x), Log(x) + ln2, near);
  return Select(x < 1.0, x.formula->Number(NAN), value);
}

Real Asinh(Real x) {
  const Real a = Abs(x), square = a * a;
  const Real near = Log1p(a + square / (1.0 + Sqrt(square + 1.0)));
  return CopySign(Select(a > Huge(x), Log(a) + ln2, near), x);
}

// e^a overflows at twice the limit of what it is a half of.
Mask IsFar(Real a) { return a > a.formula->Choose(88.0, 709.0); }

// factor e^a / 2, for a that are large.
Real HalfExp(Real a, Real factor) {
  const Real root = Exp(a * 0.5);
  return root * 0.5 * factor * root;
}

// cosh and sinh of |x|, times `factor`.
Real CoshTimes(Real a, Real factor) {
  const Real e = Exp(a);
  return Select(IsFar(a), HalfExp(a, factor), (0.5 * e + 0.5 / e) * factor);
}
Real SinhTimes(Real a, Real factor) {
  const Real m = Expm1(a);
  return Select(IsFar(a), HalfExp(a, factor), 0.5 * (m + m / (m + 1.0)) * factor);
}

Real Cosh(Real x) { return CoshTimes(Abs(x), x.formula->Number(1)); }
Real Sinh(Real x) { return CopySign(SinhTimes(Abs(x), x.formula->Number(1)), x); }

// --- complex

// What asin and acos of x + iy have in common, x and y not negative (Hull, Fairgrieve and Tang):
// with a = (|z + 1| + |z - 1|) / 2 it is sqrt(a^2 - x^2) and acosh(a).
Complex Kernel(Real x, Real y) {
  const Real x1 = x + 1.0;
  const Real r = Hypot(x1, y), s = Hypot(x - 1.0, y);
  const Real a = 0.5 * r + 0.5 * s;
  const Mask inside = !(x > 1.0);

  // a^2 - x^2 = (a + x) (a - x), and 2 (a - x) = (r - x - 1) + (s - x + 1), each without
  // cancellation: r - (x + 1) = y^2 / (r + x + 1).
  const Real right = r + x1;
  const Real near = s + (1.0 - x), far = s + (x - 1.0);
  const Real root = Sqrt(0.5 * a + 0.5 * x);
  const Real outer = y * Sqrt(1.0 / right + 1.0 / far);
  const Real real = root * Select(inside, Sqrt(y * (y / right) + near), outer);

  // a - 1 likewise, as y^2 t for x <= 1.
  const Real t = 0.5 / right + 0.5 / near;
  const Real flat = Log1p(y * (y * t) + y * Sqrt(t * (a + 1.0)));
  const Real excess = 0.5 * (y * (y / right)) + 0.5 * far;
  const Real steep = Log1p(excess + Sqrt(excess * (a + 1.0)));
  const Real wide = Select(a > Huge(x), Log(a) + ln2, Log(a + Sqrt((a - 1.0) * (a + 1.0))));
  Real log = Select(a < 1.5, Select(inside, flat, steep), wide);
  log = Select((y == 0.0) & inside, 0.0, log);
  return {real, log};
}

Complex AsinAcosKernel(Complex z) { return Kernel(Abs(z.re), Abs(z.im)); }

Complex Asin(Complex z) {
  const Complex k = AsinAcosKernel(z);
  return {Atan2(z.re, k.re), CopySign(k.im, z.im)};
}
Complex Acos(Complex z) {
  const Complex k = AsinAcosKernel(z);
  return {Atan2(k.re, z.re), CopySign(k.im, -z.im)};
}
// i acos(z) or -i acos(z), whichever has no negative real part.
Complex Acosh(Complex z) {
  const Complex k = AsinAcosKernel(z);
  return {k.im, CopySign(Atan2(k.re, z.re), z.im)};
}
// -i asin(iz).
Complex Asinh(Complex z) {
  const Complex k = Kernel(Abs(z.im), Abs(z.re));
  return {CopySign(k.im, z.re), Atan2(z.im, k.re)};
}

// log((1 + z) / (1 - z)) / 2, whose real part is log1p(4 x / |1 - z|^2) / 4 for x >= 0.
Complex Atanh(Complex z) {
  Formula& formula = *z.re.formula;
  const Real x = Abs(z.re), y = Abs(z.im);
  const Real distance = Hypot(1.0 - x, y), size = Hypot(x, y);
  const Real usual = 0.25 * Log1p(4.0 * (x / distance) / distance);
  const Mask at_pole = distance < formula.Choose(0x1p-40, 0x1p-300);
  const Mask is_far = size > formula.Choose(0x1p40, 0x1p300);
  const Real real =
      Select(at_pole, 0.5 * (ln2 - Log(distance)), Select(is_far, x / size / size, usual));
  const Real angle = 0.5 * Atan2(2.0 * y, (1.0 - x) * (1.0 + x) - y * y);
  return {CopySign(real, z.re), CopySign(Select(is_far, pi / 2, angle), z.im)};
}
// -i atanh(iz).
Complex Atan(Complex z) {
  const Complex w = Atanh(Complex{-z.im, z.re});
  return {w.im, -w.re};
}

// A product with a sine is zero with it, whatever the other factor.
Real ZeroWith(Real sine_of, Real product) { return Select(sine_of == 0.0, sine_of, product); }

Complex Cosh(Complex z) {
  const Real a = Abs(z.re);
  const Real imag = SinhTimes(a, Sin(z.im));
  const Real signed_imag = Select(z.re < 0.0, -imag, imag);
  // sinh and sin both give a zero its sign.
  const Real one = z.re.formula->Number(1);
  const Real zero = CopySign(one * 0.0, CopySign(one, z.re) * Sin(z.im));
  return {CoshTimes(a, Cos(z.im)), Select((z.im == 0.0) | (z.re == 0.0), zero, signed_imag)};
}
Complex Sinh(Complex z) {
  const Real a = Abs(z.re);
  const Real real = SinhTimes(a, Cos(z.im));
  const Real with_sign = CopySign(z.re.formula->Number(1), z.re) * real;
  return {ZeroWith(z.re, with_sign), ZeroWith(z.im, CoshTimes(a, Sin(z.im)))};
}

// --- ops

using RealFunction = Real (*)(Real);
using ComplexFunction = Complex (*)(Complex);

template <RealFunction kReal, ComplexFunction kComplex>
Values Either(Site& site) {
  Formula formula(site);
  if (IsComplex(site.operands[0].dtype())) return formula.Out(kComplex(formula.ComplexIn(0)));
  return formula.Out(kReal(formula.In(0)));
}

}  // namespace

Values ExpandAcos(Site& site) { return Either<Acos, Acos>(site); }
Values ExpandAcosh(Site& site) { return Either<Acosh, Acosh>(site); }
Values ExpandAsin(Site& site) { return Either<Asin, Asin>(site); }
Values ExpandAsinh(Site& site) { return Either<Asinh, Asinh>(site); }
Values ExpandAtan(Site& site) { return Either<Atan, Atan>(site); }
Values ExpandAtanh(Site& site) { return Either<Atanh, Atanh>(site); }
Values ExpandCosh(Site& site) { return Either<Cosh, Cosh>(site); }
Values ExpandSinh(Site& site) { return Either<Sinh, Sinh>(site); }

Values ExpandAsinAcosKernel(Site& site) {
  if (!IsComplex(site.operands[0].dtype())) return site.Refuse("the kernel is for complex numbers");
  Formula formula(site);
  return formula.Out(AsinAcosKernel(formula.ComplexIn(0)));
}

// StableHLO has it, for both.
Values ExpandTan(Site& site) {
  if (IsComplex(site.operands[0].dtype())) return site.b.Op("tan", {site.operands[0]});
  Formula formula(site);
  return formula.Out(Tan(formula.In(0)));
}

}  // namespace lockstep::expand
