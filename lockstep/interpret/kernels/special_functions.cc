// SPDX-License-Identifier: Apache-2.0
// The error function's inverse, logistic, Bessel's I1 and ReducePrecision. See special_functions.h.
#include "lockstep/interpret/kernels/special_functions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>

namespace lockstep::interpret::kernels {
namespace {

// erfc(y) = q for 0 < q < 1/2 by Newton's method on the logarithm, where erfc is nearly a parabola.
// From a start below the root it converges for all q, tiny ones included.
template <typename P>
P ErfcInv(P q) {
  // Leading terms of the asymptotic expansion erfc(y) ~ exp(-y^2) / (y sqrt(pi)).
  const P square = -std::log(q) - std::log(std::numbers::pi_v<P>) / 2;
  P y = std::sqrt(std::max(P{0.25}, square - std::log(std::max(square, P{1})) / 2));
  for (int i = 0; i < 6; ++i) {
    const P erfc = std::erfc(y);
    const P slope = -std::numbers::inv_sqrtpi_v<P> * 2 * std::exp(-y * y) / erfc;
    y -= std::log(erfc / q) / slope;
  }
  return y;
}

// The Taylor series of I1, whose terms are all positive, times e^-x.
Extended BesselI1eNearZero(Extended x) {
  const Extended square = x * x / 4;
  Extended term = x / 2, sum = term;
  for (Extended k = 1; term > 1e-22L * sum; ++k) {
    term *= square / (k * (k + 1));
    sum += term;
  }
  return sum * std::exp(-x);
}

// Hankel's expansion. Its terms shrink until k is about 2 x.
Extended BesselI1eFarAway(Extended x) {
  Extended term = 1, sum = 1;
  for (Extended k = 1; k < 60 && std::abs(term) > 1e-22L; ++k) {
    term *= ((2 * k - 1) * (2 * k - 1) - 4) / (8 * x * k);
    sum += term;
  }
  return sum / std::sqrt(2 * std::numbers::pi_v<Extended> * x);
}

}  // namespace

template <typename P>
P ErfInv(P x) {
  const P magnitude = std::abs(x);
  if (!(magnitude <= 1)) return std::numeric_limits<P>::quiet_NaN();
  if (magnitude == 1) return std::copysign(std::numeric_limits<P>::infinity(), x);
  if (magnitude > P{0.5}) return std::copysign(ErfcInv(1 - magnitude), x);
  // erf(y) / y is smooth and erf is nearly a line: Halley's method from the line.
  P y = x / (2 * std::numbers::inv_sqrtpi_v<P>);
  for (int i = 0; i < 5; ++i) {
    const P step = (std::erf(y) - x) / (2 * std::numbers::inv_sqrtpi_v<P> * std::exp(-y * y));
    y -= step / (1 + y * step);
  }
  return y;
}
template double ErfInv(double);
template Extended ErfInv(Extended);

template <typename P>
P Logistic(P x) {
  return 1 / (1 + std::exp(-x));
}
template double Logistic(double);
template Extended Logistic(Extended);

Extended BesselI1e(Extended x) {
  const Extended magnitude = std::abs(x);
  const Extended value =
      magnitude < 32 ? BesselI1eNearZero(magnitude) : BesselI1eFarAway(magnitude);
  return std::copysign(value, x);
}

double ReducePrecision(double x, int exponent_bits, int mantissa_bits, int source_exponent_bits) {
  if (std::isnan(x) || std::isinf(x) || x == 0) return x;
  const bool limits_exponent = exponent_bits < source_exponent_bits;
  const int source_min_exponent = 2 - (1 << (source_exponent_bits - 1));
  if (!limits_exponent && std::ilogb(x) < source_min_exponent) {
    // A subnormal number of the source: its places do not move with its leading bit.
    const int scale = mantissa_bits - source_min_exponent;
    return std::ldexp(std::nearbyint(std::ldexp(x, scale)), -scale);
  }
  auto bits = std::bit_cast<uint64_t>(x);
  if (mantissa_bits < 52) {
    // Add just under half of the last place kept, and the rest when that place is odd.
    const int dropped = 52 - mantissa_bits;
    const uint64_t last = uint64_t{1} << dropped;
    bits += (last >> 1) - 1 + ((bits >> dropped) & 1);
    bits &= ~(last - 1);
  }
  const double rounded = std::bit_cast<double>(bits);
  if (!limits_exponent || std::isinf(rounded)) return rounded;
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int exponent = std::ilogb(rounded);
  if (exponent > bias) return std::copysign(std::numeric_limits<double>::infinity(), x);
  if (exponent < 1 - bias) return std::copysign(0.0, x);
  return rounded;
}

}  // namespace lockstep::interpret::kernels
