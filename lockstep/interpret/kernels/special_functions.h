// SPDX-License-Identifier: Apache-2.0
// Real functions that the C++ library does not have. Each is computed in a type wider than that of
// its operands and rounded once.
#pragma once

#include <type_traits>

namespace lockstep::interpret::kernels {

// 64 bits of mantissa or more on the machines that we test: 11 to spare over a double.
using Extended = long double;

// What the functions of a lane are computed in.
template <typename T>
using Wide = std::conditional_t<std::is_same_v<T, float>, double, Extended>;

// P is double or Extended. The result is good to a few ULP of P.

// y with erf(y) = x; infinite at -1 and 1, NaN beyond. For |x| > 1/2, 1 - |x| must be exact in P,
// as it is for operands with fewer bits.
template <typename P>
P ErfInv(P x);

// 1 / (1 + e^-x).
template <typename P>
P Logistic(P x);

// Poles, and operands where the functions have no real value, give what XLA gives.

// Inf at the poles.
Extended Lgamma(Extended x);
// NaN at 0 and the negative integers.
Extended Digamma(Extended x);
// The n-th derivative of digamma. NaN unless n is a natural number.
Extended Polygamma(Extended n, Extended x);
// Hurwitz's zeta: the sum of (q + k)^-x for k >= 0. NaN for x < 1.
Extended Zeta(Extended x, Extended q);
// The modified Bessel function of the first kind of order 1, times e^-|x|.
Extended BesselI1e(Extended x);

// `x` as a float with that many exponent and mantissa bits holds it. Such a float has no
// subnormals: numbers too small for it become zero. NaN stays NaN. Exponents are limited only when
// `exponent_bits` is less than `source_exponent_bits`.
double ReducePrecision(double x, int exponent_bits, int mantissa_bits, int source_exponent_bits);

}  // namespace lockstep::interpret::kernels
