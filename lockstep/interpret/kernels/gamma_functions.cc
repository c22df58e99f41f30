// SPDX-License-Identifier: Apache-2.0
// The gamma function's logarithm and its derivatives, and Hurwitz's zeta. See special_functions.h.
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "lockstep/interpret/kernels/special_functions.h"

namespace lockstep::interpret::kernels {
namespace {

constexpr Extended kNan = std::numeric_limits<Extended>::quiet_NaN();
constexpr Extended kInfinity = std::numeric_limits<Extended>::infinity();
constexpr Extended kPi = std::numbers::pi_v<Extended>;
// A term this much smaller than a sum does not change it.
constexpr Extended kNegligible = 1e-22L;

// B2, B4, ...
constexpr std::array kBernoulli = {1.0L / 6,         -1.0L / 30,      1.0L / 42,
                                   -1.0L / 30,       5.0L / 66,       -691.0L / 2730,
                                   7.0L / 6,         -3617.0L / 510,  43867.0L / 798,
                                   -174611.0L / 330, 854513.0L / 138, -236364091.0L / 2730};

// The positive root of digamma as a sum, and digamma's Taylor coefficients there from the first
// power on.
constexpr Extended kRoot = 0x1.762d86356be3fp+0L, kRootRest = 9.54999542996569771518e-17L;
constexpr std::array kAtRoot = {0.967672245447621170427445L,   -0.442763168983592106092865L,
                                0.258499760955651010624401L,   -0.163942705442406527504251L,
                                0.107824050691262365757183L,   -0.0721995612564547109261218L,
                                0.0488042881641431072250925L,  -0.0331611264748473592922584L,
                                0.0225976482322181046596248L,  -0.0154247659049489591388003L,
                                0.010538791616612175388124L,   -0.00720453438635686824097047L,
                                0.00492678139572985344635427L, -0.00336980165543932808279286L,
                                0.00230512632673492783693838L, -0.00157693677143019725927093L,
                                0.00107882520191629658069192L, -0.000738070938996005129566047L};

bool IsInteger(Extended x) { return x == std::floor(x); }
bool IsEven(Extended x) { return std::fmod(x, 2.0L) == 0; }
// Exact, within [-1/2, 1/2]: what is left of x for functions with period 1.
Extended ToNearestInteger(Extended x) { return x - std::round(x); }

// Digamma for x > 0: a step up to where the asymptotic series is good.
Extended PositiveDigamma(Extended x) {
  const Extended from_root = (x - kRoot) - kRootRest;
  if (std::abs(from_root) < 0.1L) {
    Extended sum = 0;
    for (size_t k = kAtRoot.size(); k-- > 0;) sum = (sum + kAtRoot[k]) * from_root;
    return sum;
  }
  Extended below = 0;
  for (; x < 16; x += 1) below += 1 / x;
  const Extended inverse_square = 1 / (x * x);
  Extended series = 0;
  for (size_t k = kBernoulli.size(); k-- > 0;) {
    series = (series + kBernoulli[k] / static_cast<Extended>(2 * k + 2)) * inverse_square;
  }
  return std::log(x) - 1 / (2 * x) - series - below;
}

// zeta(x, q) unit^x for x > 1 and q > 0: some terms, then Euler and Maclaurin's formula.
Extended PositiveZeta(Extended x, Extended q, Extended unit = 1) {
  if (std::isinf(q)) return 0;
  Extended sum = 0, a = q;
  for (; a < x + 15; a += 1) {
    const Extended term = std::pow(a / unit, -x);
    sum += term;
    if (term <= kNegligible * sum) return sum;
  }
  Extended tail = a / (x - 1) + 0.5L;
  // (x (x + 1) ... (x + 2k)) / ((2k + 2)! a^(2k + 1))
  Extended factor = x / (2 * a);
  for (size_t k = 0; k < kBernoulli.size(); ++k) {
    tail += kBernoulli[k] * factor;
    const auto n = static_cast<Extended>(2 * k + 1);
    factor *= ((x + n) / a) * ((x + n + 1) / a) / ((n + 2) * (n + 3));
  }
  return sum + std::pow(a / unit, -x) * tail;
}

// zeta(x, q) for an integer x > 1 and q < 0 that is none: the sum over all of q's lattice, which
// does not change when q goes to r near 0, less the terms below q.
Extended NegativeZeta(Extended x, Extended q) {
  const Extended r = ToNearestInteger(q), size = std::abs(r);
  const Extended center = std::pow(size, -x);
  const Extended below = PositiveZeta(x, 1 - q);
  if (IsEven(x)) return center + (PositiveZeta(x, 1 + size) + PositiveZeta(x, 1 - size) - below);
  // The lattice's two sides cancel, all of them when size is 1/2.
  const Extended lattice =
      (center - std::pow(1 - size, -x)) + (PositiveZeta(x, 1 + size) - PositiveZeta(x, 2 - size));
  return (r < 0 ? -lattice : lattice) + below;
}

}  // namespace

Extended Lgamma(Extended x) {
  int sign = 0;
  return std::isinf(x) ? kInfinity : lgammal_r(x, &sign);  // the reentrant one
}

Extended Digamma(Extended x) {
  if (x > 0) return PositiveDigamma(x);
  if (std::isnan(x) || IsInteger(x)) return kNan;
  return PositiveDigamma(1 - x) - kPi / std::tan(kPi * ToNearestInteger(x));
}

Extended Zeta(Extended x, Extended q) {
  if (std::isnan(x) || std::isnan(q)) return kNan;
  if (x == 1) return kInfinity;
  if (q <= 0 && IsInteger(q)) return IsEven(x) ? kInfinity : kNan;
  if (x < 1) return kNan;
  if (q > 0) return PositiveZeta(x, q);
  return IsInteger(x) ? NegativeZeta(x, q) : kNan;
}

Extended Polygamma(Extended n, Extended x) {
  if (n == 0) return Digamma(x);
  if (!(n > 0) || std::isinf(n) || !IsInteger(n)) return kNan;
  const Extended sign = IsEven(n) ? -1 : 1;
  const Extended factorial = std::tgamma(n + 1);
  if (std::isinf(factorial) && x > 0 && !std::isinf(x)) {
    // The factorial overflows where zeta underflows.
    const Extended scale = std::exp(Lgamma(n + 1) - (n + 1) * std::log(x));
    return sign * scale * PositiveZeta(n + 1, x, x);
  }
  return sign * factorial * Zeta(n + 1, x);
}

}  // namespace lockstep::interpret::kernels
