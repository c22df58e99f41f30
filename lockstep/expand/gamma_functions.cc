// SPDX-License-Identifier: Apache-2.0
// The gamma function's logarithm and its derivatives, and Hurwitz's zeta.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <vector>

#include "lockstep/expand/coefficients.h"
#include "lockstep/expand/formula.h"

namespace lockstep::expand {
namespace {

using std::numbers::pi;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// B2, B4, ...
constexpr double kBernoulli[] = {
    1.0 / 6, -1.0 / 30,     1.0 / 42,      -1.0 / 30,       5.0 / 66,       -691.0 / 2730,
    7.0 / 6, -3617.0 / 510, 43867.0 / 798, -174611.0 / 330, 854513.0 / 138, -236364091.0 / 2730};

// Zero at integers, which are poles on the negative side.
Real FromInteger(Real x) { return x - Round(x); }
Mask IsInteger(Real x) { return x == Floor(x); }
Mask IsEven(Real x) { return IsInteger(x * 0.5); }

// The sum of B2k / divisor(2k) y^(k - 1), enough of it for y <= 1/64.
template <typename Divisor>
Real BernoulliSeries(Real y, Divisor divisor) {
  std::vector<double> coefficients;
  const int terms = y.formula->Choose(4, 10);
  for (int k = terms; k-- > 0;) coefficients.push_back(kBernoulli[k] / divisor(2.0 * (k + 1)));
  return Polynomial(y, coefficients);
}

// log(Gamma(x) e^x x^(1/2 - x) / sqrt(2 pi)) for x >= 8.
Real StirlingRest(Real x) {
  return BernoulliSeries(1.0 / (x * x), [](double n) { return n * (n - 1); }) / x;
}

// For x > 0. The zeros at 1 and 2 are factors.
Real PositiveLgamma(Real x) {
  const Mask below_one = x < 1.0;
  const Real z = Select(below_one, x, x - 1.0);  // lgamma(1 + z)
  const Real near = Polynomial(z - 1.0, kLgammaNearF32, kLgammaNearF64);
  const Real middle = Polynomial((z - 4.5) / 2.5, kLgammaMiddleF32, kLgammaMiddleF64);
  const Real product = z * (z - 1.0) * Select(x < 3.0, near, middle) + 0.0;  // never -0
  const Real inner = Select(below_one, product - Log(x), product);
  const double half_log_two_pi = 0.5 * std::log(2 * pi);
  const Real far = (x - 0.5) * (Log(x) - 1.0) + ((half_log_two_pi - 0.5) + StirlingRest(Max(x, 8)));
  return Select(x < 8.0, inner, far);
}

Real Lgamma(Real x) {
  const Mask positive = x > 0.0;
  const Real value = PositiveLgamma(Select(positive, x, 1.0 - x));
  const Real sine = Abs(Sin(pi * FromInteger(x)));
  const Real reflected = Select(sine == 0.0, kInfinity, Log(pi / sine) - value);
  const Real result = Select(positive | (!(x == x)), value, reflected);
  return Select(Abs(x) == kInfinity, kInfinity, result);
}

// Of |x| or, for x < 0, of 1 - x. Its root is a factor; far from it, an asymptotic series after
// some steps up.
Real PositiveDigamma(Real x) {
  const Mask negative = x < 0.0, below_one = x < 1.0;
  const Real reached = Select(negative, 1.0 - x, x);
  const Real y = Select(below_one & (!negative), x + 1.0, reached);
  const Real near = Polynomial(2.0 * y - 3.0, kDigammaNearF32, kDigammaNearF64);
  const Real middle = Polynomial(y - 3.0, kDigammaMiddleF32, kDigammaMiddleF64);
  const double root =
      x.formula->Choose(static_cast<double>(static_cast<float>(kDigammaRoot)), kDigammaRoot);
  const double root_rest = (kDigammaRoot - root) + kDigammaRootRest;
  // y - root, without the rounding of y.
  const Real from_root = Select(below_one, Abs(x) + (1 - root), x - root) - root_rest;
  const Real product = from_root * Select(y < 2.0, near, middle);
  const Real inner = Select(below_one & (!negative), product - 1.0 / x, product);

  Real up = Max(reached, 4), below = x.formula->Number(0);
  for (int step = 0; step < 6; ++step) {
    const Mask is_low = up < 10.0;
    below = below + Select(is_low, 1.0 / up, 0.0);
    up = Select(is_low, up + 1.0, up);
  }
  const Real inverse = 1.0 / up;
  const Real series = BernoulliSeries(inverse * inverse, [](double n) { return n; });
  const Real far = Log(up) - (0.5 * inverse + (inverse * inverse * series + below));
  return Select(reached < 4.0, inner, far);
}

Real Digamma(Real x) {
  const Real value = PositiveDigamma(x);
  const Real from = FromInteger(x);
  // pi / tan(pi f), from its zero at 1/2 where that is near.
  const Real near_half = CopySign(pi * Tan(pi * (0.5 - Abs(from))), from);
  const Real cotangent = Select(Abs(from) > 0.25, near_half, pi / Tan(pi * from));
  const Real reflected = Select(from == 0.0, kNan, value - cotangent);
  return Select((x > 0.0) | (!(x == x)), value, reflected);
}

// zeta(x, q) q^(x - 1) for x > 1 and q > 0: some terms, then Euler and Maclaurin's formula. Terms
// are (1 + k / q)^-x, whose error shrinks as they do.
Real ScaledZeta(Real x, Real q) {
  constexpr int kTerms = 9;
  Real sum = x.formula->Number(1);
  for (int k = 1; k < kTerms; ++k) sum = sum + Exp(-(x * Log1p(double(k) / q)));
  const Real log = Log1p(double(kTerms) / q), a = q + double(kTerms);
  const Real last = Exp(-(x * log));
  Real factor = x / (2.0 * a), tail = x.formula->Number(0.5);
  for (int k = 0; k < x.formula->Choose(6, 12); ++k) {
    tail = tail + kBernoulli[k] * factor;
    const double n = 2 * k + 1;
    factor = factor * ((x + n) / a) * ((x + (n + 1)) / a) / ((n + 2) * (n + 3));
  }
  const Real terms = (sum + Select(last == 0.0, 0.0, last * tail)) / q;
  const Real integral = Exp(-((x - 1.0) * log)) / (x - 1.0);
  return terms + integral;
}

// zeta(x, q), or what is a multiple of it that depends on x alone, for q < 0 that is no integer and
// an integer x, from its values for positive q: the sum over all of q's lattice, which does not
// change when q goes to r near 0, less the terms below q. `term` is q^-x.
using OfPositive = std::function<Real(Real q)>;
Real AnyQ(Real x, Real q, const OfPositive& zeta, const OfPositive& term) {
  const Mask positive = q > 0.0, even = IsEven(x);
  const Real r = FromInteger(q), size = Abs(r);
  const Real up = zeta(Select(positive, q, 1.0 + size));
  const Real down = zeta(Select(positive, 1.0, Select(even, 1.0 - size, 2.0 - size)));
  const Real below = zeta(Select(positive, 1.0, 1.0 - q));
  // The two terms next to 0 are one for q in the middle, and may overflow.
  const Real nearest = term(size);
  const Real at_even = nearest + ((up + down) - below);
  Real difference = Select(nearest == kInfinity, kInfinity, nearest - term(1.0 - size));
  difference = Select(size == 0.5, 0.0, difference);
  const Real lattice = difference + (up - down);
  const Real at_odd = Select(r < 0.0, -lattice, lattice) + below;
  return Select(positive, up, Select(even, at_even, at_odd));
}

Real Zeta(Real x, Real q) {
  const auto zeta = [&](Real p) { return Pow(p, 1.0 - x) * ScaledZeta(x, p); };
  const auto term = [&](Real p) { return Pow(p, -x); };
  Real value = AnyQ(x, q, zeta, term);
  value = Select((q < 0.0) & (!IsInteger(x)), kNan, value);
  value = Select(q == kInfinity, 0.0, value);
  value = Select(x < 1.0, kNan, value);
  const Mask at_pole = (!(q > 0.0)) & IsInteger(q);
  value = Select(at_pole, Select(IsEven(x), kInfinity, x.formula->Number(kNan)), value);
  value = Select(x == 1.0, kInfinity, value);
  return Select((x == x) & (q == q), value, kNan);
}

// a * b and what rounding takes from it.
struct Product {
  Real value, rest;
};
Product MultiplyExactly(Real a, Real b) {
  const Real product = a * b;
  const Real a1 = UpperHalf(a), b1 = UpperHalf(b), a2 = a - a1, b2 = b - b1;
  return {product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

// n! x^-n, neither part of which need be representable. Stirling's formula holds a power of
// n / (e x), so its relative error is multiplied by n: it is computed, too.
Real FactorialOverPower(Real n, Real x) {
  Formula& formula = *n.formula;
  Real factorial = formula.Number(1);
  for (int k = 2; k < 10; ++k)
    factorial = factorial * Select(n < double(k), 1.0, formula.Number(k));
  const Real root = Pow(x, n * -0.5);
  const Real small = factorial * root * root;

  const double over_e = 1 / std::numbers::e;
  const double over_e_rest = formula.Choose(
      over_e - static_cast<double>(static_cast<float>(over_e)), -0x1.ca8a4270fadf5p-57);
  const Real ratio = n / x;
  const Product back = MultiplyExactly(ratio, x);
  const Real lost = ((n - back.value) - back.rest) / n;
  const Product base = MultiplyExactly(ratio, formula.Number(over_e));
  const Real error = lost + (base.rest / base.value + over_e_rest / over_e);
  const Real correction = Select(IsFinite(error), n * error, 0.0);
  const Real large =
      Pow(base.value, n) * (Sqrt(2 * pi * n) * Exp(StirlingRest(Max(n, 8)) + correction));
  return Select(n < 10.0, small, large);
}

// (-1)^(n + 1) n! zeta(n + 1, x).
Real Polygamma(Real n, Real x) {
  const Real order = n + 1.0;
  const auto zeta = [&](Real p) { return FactorialOverPower(n, p) * ScaledZeta(order, p); };
  const auto term = [&](Real p) { return FactorialOverPower(n, p) / p; };
  Real value = AnyQ(order, x, zeta, term);
  value = Select(x == kInfinity, 0.0, value);
  const Mask at_pole = (!(x > 0.0)) & IsInteger(x);
  value = Select(at_pole, Select(IsEven(order), kInfinity, x.formula->Number(kNan)), value);
  value = Select(IsEven(n), -value, value);
  value = Select((n > 0.0) & IsInteger(n) & (!(n == kInfinity)), value, kNan);
  return Select(n == 0.0, Digamma(x), Select(x == x, value, kNan));
}

}  // namespace

Values ExpandDigamma(Site& site) {
  Formula formula(site);
  return formula.Out(Digamma(formula.In(0)));
}
Values ExpandLgamma(Site& site) {
  Formula formula(site);
  return formula.Out(Lgamma(formula.In(0)));
}
Values ExpandPolygamma(Site& site) {
  Formula formula(site);
  return formula.Out(Polygamma(formula.In(0), formula.In(1)));
}
Values ExpandZeta(Site& site) {
  Formula formula(site);
  return formula.Out(Zeta(formula.In(0), formula.In(1)));
}

}  // namespace lockstep::expand
