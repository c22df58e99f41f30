// SPDX-License-Identifier: Apache-2.0
// Complex functions that the C++ library does not have. See complex_functions.h.
#include "lockstep/interpret/kernels/complex_functions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace lockstep::interpret::kernels {
namespace {

template <typename P>
constexpr P kNan = std::numeric_limits<P>::quiet_NaN();
template <typename P>
constexpr P kInfinity = std::numeric_limits<P>::infinity();

template <typename P>
bool IsFinite(std::complex<P> z) {
  return std::isfinite(z.real()) && std::isfinite(z.imag());
}

// |1 + z|^2 - 1 = 2 x + x^2 + y^2 to the last bits, whatever cancels: squares and sums with what
// their rounding loses.
template <typename P>
P ExcessOfSquare(P x, P y) {
  const P xx = x * x, yy = y * y;
  const std::array terms = {xx, yy, std::fma(x, x, -xx), std::fma(y, y, -yy)};
  P sum = 2 * x, lost = 0;
  for (const P term : terms) {
    const P next = sum + term;
    const P part = next - sum;
    lost += (sum - (next - part)) + (term - part);
    sum = next;
  }
  return sum + lost;
}

// e^(i pi turn), exactly 0 and 1 where it is.
template <typename P>
std::complex<P> UnitAt(P turn) {
  const P pi = std::numbers::pi_v<P>;
  const P r = turn - 2 * std::round(turn / 2), magnitude = std::abs(r);
  return {std::sin(pi * (P{0.5} - magnitude)),
          std::copysign(std::sin(pi * std::min(magnitude, 1 - magnitude)), r)};
}

}  // namespace

template <typename P>
std::complex<P> ComplexAsinAcosKernel(std::complex<P> z) {
  const std::complex<P> first(std::abs(z.real()), std::abs(z.imag()));
  // asin's real part is that of asin(x / a); its sine is accurate, its cosine only by acos.
  const P log = std::asin(first).imag();
  const P a = std::cosh(log);
  return {a * std::sin(std::acos(first).real()), log};
}

template <typename P>
std::complex<P> ComplexAtan2(std::complex<P> y, std::complex<P> x) {
  const std::complex<P> i(0, 1);
  return -i * std::log((x + i * y) / std::sqrt(x * x + y * y));
}

template <typename P>
std::complex<P> ComplexCbrt(std::complex<P> z) {
  const P root = std::cbrt(std::abs(z)), angle = std::arg(z) / 3;
  if (angle == 0 || z == P{0}) return {root, z.imag()};
  return {root * std::cos(angle), root * std::sin(angle)};
}

template <typename P>
std::complex<P> ComplexExpm1(std::complex<P> z) {
  // e^x cos y - 1 = (e^x - 1) cos y - 2 sin^2(y / 2).
  const P x = z.real(), y = z.imag();
  if (y == 0) return {std::expm1(x), y};
  if (!IsFinite(z)) return std::exp(z) - P{1};
  const P half = std::sin(y / 2);
  return {std::expm1(x) * std::cos(y) - 2 * half * half, std::exp(x) * std::sin(y)};
}

template <typename P>
std::complex<P> ComplexLog1p(std::complex<P> z) {
  const P x = z.real(), y = z.imag();
  const P angle = std::atan2(y, 1 + x);
  if (std::abs(x) < 4 && std::abs(y) < 2) {
    const P excess = ExcessOfSquare(x, y);
    if (std::abs(excess) < P{0.5}) return {std::log1p(excess) / 2, angle};
  }
  return {std::log(std::hypot(1 + x, y)), angle};
}

template <typename P>
std::complex<P> ComplexLogistic(std::complex<P> z) {
  const P x = z.real(), y = z.imag();
  if (y == 0) return {Logistic(x), y};
  if (x < -80) return std::exp(z);  // the next term is e^z times smaller
  if (!IsFinite(z)) return P{1} / (P{1} + std::exp(-z));
  // 1 + e^-z = (e^-x - 1) cos y + (1 + cos y) - i e^-x sin y.
  const P half = std::cos(y / 2);
  return P{1} / std::complex<P>(std::expm1(-x) * std::cos(y) + 2 * half * half,
                                -std::exp(-x) * std::sin(y));
}

template <typename P>
std::complex<P> ComplexPower(std::complex<P> base, std::complex<P> exponent) {
  if (exponent == P{0} || base == P{1}) return P{1};
  if (base == P{0}) {
    return exponent.real() > 0 && exponent.imag() == 0 ? P{0} : std::complex<P>(kNan<P>, kNan<P>);
  }
  const P c = exponent.real(), d = exponent.imag();
  const std::complex<P> log = std::log(base);
  // |base|^c is better than e^(c log |base|).
  const P magnitude = std::pow(std::abs(base), c) * std::exp(-d * log.imag());
  const P angle = d * log.real() + c * log.imag();
  if (angle == 0) return {magnitude, angle};
  if (d == 0 && IsFinite(base) && (base.real() == 0 || base.imag() == 0)) {
    const P quarters = base.imag() != 0 ? 1 : 2;  // of a turn, from the positive axis to the base
    return magnitude * UnitAt(c * std::copysign(quarters / 2, base.imag()));
  }
  return {magnitude * std::cos(angle), magnitude * std::sin(angle)};
}

template <typename P>
std::complex<P> ComplexRsqrt(std::complex<P> z) {
  if (z == P{0}) return {kInfinity<P>, kNan<P>};
  if (std::isinf(z.real()) || std::isinf(z.imag())) return {0, std::copysign(P{0}, -z.imag())};
  return std::conj(std::sqrt(z)) / std::abs(z);
}

template <typename P>
std::complex<P> ComplexSign(std::complex<P> z) {
  if (std::isnan(z.real()) || std::isnan(z.imag())) return {kNan<P>, kNan<P>};
  if (z == P{0}) return z;
  return z / std::abs(z);
}

template <typename P>
std::complex<P> ComplexSquare(std::complex<P> z) {
  const P x = z.real(), y = z.imag();
  const bool diagonal = std::isfinite(x) && std::abs(x) == std::abs(y);
  return {diagonal ? 0 : (x - y) * (x + y), 2 * (x * y)};
}

// The two types that Wide gives.
template std::complex<double> ComplexAsinAcosKernel(std::complex<double>);
template std::complex<double> ComplexAtan2(std::complex<double>, std::complex<double>);
template std::complex<double> ComplexCbrt(std::complex<double>);
template std::complex<double> ComplexExpm1(std::complex<double>);
template std::complex<double> ComplexLog1p(std::complex<double>);
template std::complex<double> ComplexLogistic(std::complex<double>);
template std::complex<double> ComplexPower(std::complex<double>, std::complex<double>);
template std::complex<double> ComplexRsqrt(std::complex<double>);
template std::complex<double> ComplexSign(std::complex<double>);
template std::complex<double> ComplexSquare(std::complex<double>);
template std::complex<Extended> ComplexAsinAcosKernel(std::complex<Extended>);
template std::complex<Extended> ComplexAtan2(std::complex<Extended>, std::complex<Extended>);
template std::complex<Extended> ComplexCbrt(std::complex<Extended>);
template std::complex<Extended> ComplexExpm1(std::complex<Extended>);
template std::complex<Extended> ComplexLog1p(std::complex<Extended>);
template std::complex<Extended> ComplexLogistic(std::complex<Extended>);
template std::complex<Extended> ComplexPower(std::complex<Extended>, std::complex<Extended>);
template std::complex<Extended> ComplexRsqrt(std::complex<Extended>);
template std::complex<Extended> ComplexSign(std::complex<Extended>);
template std::complex<Extended> ComplexSquare(std::complex<Extended>);

}  // namespace lockstep::interpret::kernels
