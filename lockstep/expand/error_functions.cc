// SPDX-License-Identifier: Apache-2.0
// The error function, its complement and inverse, and Bessel's I1 scaled by e^-|x|: polynomials of
// coefficients.h on a few intervals.
#include <limits>

#include "lockstep/expand/coefficients.h"
#include "lockstep/expand/formula.h"

namespace lockstep::expand {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// For |x| <= 1.
Real ErfNear(Real x) { return x * Polynomial(2.0 * (x * x) - 1.0, kErfF32, kErfF64); }

// erfc(a) for a >= 1/2. e^(-a^2) would multiply the rounding of the square by its size, so the
// square is split: h has few digits, and a^2 = h^2 + (a - h) (a + h).
Real ErfcFar(Real a) {
  a = Min(a, 64);  // 0 from there on
  const double unit = a.formula->Choose(0x1p-8, 0x1p-21);
  const Real h = Floor(a / unit) * unit;
  const Real exp = Exp(-(h * h)) * Exp((h - a) * (a + h));
  return exp * (Polynomial((a - 4.0) / (a + 3.0), kErfcF32, kErfcF64) / (1.0 + 2.0 * a));
}

Real Erf(Real x) {
  const Real a = Abs(x);
  return Select(a < 1.0, ErfNear(x), CopySign(1.0 - ErfcFar(Max(a, 1)), x));
}

Real Erfc(Real x) {
  const Real a = Abs(x);
  const Real far = ErfcFar(Max(a, 0.5));
  return Select(a < 0.5, 1.0 - ErfNear(x), Select(x < 0.0, 2.0 - far, far));
}

Real ErfInv(Real x) {
  Formula& formula = *x.formula;
  const Real w = -Log((1.0 - x) * (1.0 + x)), root = Sqrt(w);
  const Real near = Polynomial(w / 3.0 - 1.0, kErfInvNearF32, kErfInvNearF64);
  Real far = Polynomial((root - 3.3) / 0.9, kErfInvMiddleF32, kErfInvMiddleF64);
  if (formula.is_f64()) {  // f32 has no numbers so near 1
    far = Select(root < 4.2, far, Polynomial(root - 5.2, kErfInvFarF64));
  }
  const Real value = x * Select(w < 6.0, near, far);
  return Select(Abs(x) == 1.0, CopySign(formula.Number(kInfinity), x), value);
}

Real BesselI1e(Real x) {
  const Real a = Abs(x);
  const Real near = Polynomial(a * 0.5 - 1.0, kBesselI1NearF32, kBesselI1NearF64);
  const Real middle = Polynomial(a * 0.5 - 3.0, kBesselI1MiddleF32, kBesselI1MiddleF64);
  const Real far = Polynomial(16.0 / a - 1.0, kBesselI1FarF32, kBesselI1FarF64) / Sqrt(a);
  const Real inner = Select(a < 4.0, near, middle) / (2.0 + a) * a;
  return CopySign(Select(a < 8.0, inner, far), x);
}

template <Real (*kFunction)(Real)>
Values Of(Site& site) {
  Formula formula(site);
  return formula.Out(kFunction(formula.In(0)));
}

}  // namespace

Values ExpandBesselI1e(Site& site) { return Of<BesselI1e>(site); }
Values ExpandErf(Site& site) { return Of<Erf>(site); }
Values ExpandErfInv(Site& site) { return Of<ErfInv>(site); }
Values ExpandErfc(Site& site) { return Of<Erfc>(site); }

}  // namespace lockstep::expand
