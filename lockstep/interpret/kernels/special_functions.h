// SPDX-License-Identifier: Apache-2.0
// Functions that the C++ library does not have: real ones in double, complex ones in
// complex<double>. Narrower types are computed with these and rounded once.
#pragma once

#include <complex>

namespace lockstep::interpret::kernels {

// y with erf(y) = x; infinite at -1 and 1, NaN beyond. Good to a few ULP of a double.
double ErfInv(double x);

// 1 / (1 + e^-x).
double Logistic(double x);

// `x` as a float with that many exponent and mantissa bits holds it. Such a float has no
// subnormals: numbers too small for it become zero. NaN stays NaN. Exponents are limited only when
// `exponent_bits` is less than `source_exponent_bits`.
double ReducePrecision(double x, int exponent_bits, int mantissa_bits, int source_exponent_bits);

using Complex = std::complex<double>;

Complex ComplexAtan2(Complex y, Complex x);
// The principal root.
Complex ComplexCbrt(Complex z);
// Accurate near 0.
Complex ComplexExpm1(Complex z);
// Accurate near 0.
Complex ComplexLog1p(Complex z);
Complex ComplexLogistic(Complex z);
Complex ComplexPower(Complex base, Complex exponent);
Complex ComplexRsqrt(Complex z);
// z / |z|, 0 for 0; NaN in both parts when one is NaN.
Complex ComplexSign(Complex z);

}  // namespace lockstep::interpret::kernels
