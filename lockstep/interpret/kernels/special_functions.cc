// SPDX-License-Identifier: Apache-2.0
// Functions that the C++ library does not have. See special_functions.h.
#include "lockstep/interpret/kernels/special_functions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>

namespace lockstep::interpret::kernels {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

// erfc(y) = q for 0 < q < 1/2 by Newton's method on the logarithm, where erfc is nearly a parabola.
// From a start below the root it converges for all q, tiny ones included.
double ErfcInv(double q) {
  const double target = std::log(q);
  // Leading terms of the asymptotic expansion erfc(y) ~ exp(-y^2) / (y sqrt(pi)).
  const double square = -target - std::log(std::sqrt(std::numbers::pi));
  double y = std::sqrt(std::max(0.25, square - 0.5 * std::log(std::max(square, 1.0))));
  for (int i = 0; i < 6; ++i) {
    const double erfc = std::erfc(y);
    const double slope = -std::numbers::inv_sqrtpi * 2 * std::exp(-y * y) / erfc;
    y -= (std::log(erfc / q)) / slope;
  }
  return y;
}

}  // namespace

double ErfInv(double x) {
  const double magnitude = std::abs(x);
  if (!(magnitude <= 1)) return kNan;
  if (magnitude == 1) return std::copysign(kInfinity, x);
  // Subtracting from 1 is exact here, so no digit of the tail is lost.
  if (magnitude > 0.5) return std::copysign(ErfcInv(1 - magnitude), x);
  // erf(y) / y is smooth and erf is nearly a line: Halley's method from the line.
  double y = x * std::sqrt(std::numbers::pi) / 2;
  for (int i = 0; i < 5; ++i) {
    const double step = (std::erf(y) - x) / (2 * std::numbers::inv_sqrtpi * std::exp(-y * y));
    y -= step / (1 + y * step);
  }
  return y;
}

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

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
  if (exponent > bias) return std::copysign(kInfinity, x);
  if (exponent < 1 - bias) return std::copysign(0.0, x);
  return rounded;
}

Complex ComplexAtan2(Complex y, Complex x) {
  const Complex i(0, 1);
  return -i * std::log((x + i * y) / std::sqrt(x * x + y * y));
}

Complex ComplexCbrt(Complex z) {
  if (z == Complex(0)) return z;
  return std::polar(std::cbrt(std::abs(z)), std::arg(z) / 3);
}

Complex ComplexExpm1(Complex z) {
  // e^x cos y - 1 = (e^x - 1) cos y - 2 sin^2(y / 2).
  const double x = z.real(), y = z.imag();
  if (y == 0) return {std::expm1(x), y};
  const double half = std::sin(y / 2);
  return {std::expm1(x) * std::cos(y) - 2 * half * half, std::exp(x) * std::sin(y)};
}

Complex ComplexLog1p(Complex z) {
  // |1 + z|^2 = 1 + x (2 + x) + y^2.
  const double x = z.real(), y = z.imag();
  const double angle = std::atan2(y, 1 + x);
  const double excess = x * (2 + x) + y * y;
  if (std::abs(excess) < 0.5) return {std::log1p(excess) / 2, angle};
  return {std::log(std::hypot(1 + x, y)), angle};
}

Complex ComplexLogistic(Complex z) { return 1.0 / (1.0 + std::exp(-z)); }

Complex ComplexPower(Complex base, Complex exponent) {
  if (exponent == Complex(0)) return 1;
  if (base == Complex(0))
    return exponent.real() > 0 && exponent.imag() == 0 ? 0 : Complex(kNan, kNan);
  return std::pow(base, exponent);
}

Complex ComplexRsqrt(Complex z) { return 1.0 / std::sqrt(z); }

Complex ComplexSign(Complex z) {
  if (std::isnan(z.real()) || std::isnan(z.imag())) return {kNan, kNan};
  if (z == Complex(0)) return 0;
  return z / Complex(std::abs(z));
}

}  // namespace lockstep::interpret::kernels
