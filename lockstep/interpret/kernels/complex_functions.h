// SPDX-License-Identifier: Apache-2.0
// Complex functions that the C++ library does not have or does not have well. P is wider than the
// parts of the operands (see Wide): squares of them do not overflow, and there are bits to spare
// where large terms nearly cancel. Branch cuts, signs of zeros and infinities are those of C's
// Annex G.
#pragma once

#include <complex>

#include "lockstep/interpret/kernels/special_functions.h"

namespace lockstep::interpret::kernels {

// sqrt(a^2 - x^2) + i log(a + sqrt(a^2 - 1)) with a = (|z + 1| + |z - 1|) / 2: what asin and acos
// of z = x + i y are made of by atan2.
template <typename P>
std::complex<P> ComplexAsinAcosKernel(std::complex<P> z);
// -i log((x + i y) / sqrt(x^2 + y^2)).
template <typename P>
std::complex<P> ComplexAtan2(std::complex<P> y, std::complex<P> x);
// The principal root.
template <typename P>
std::complex<P> ComplexCbrt(std::complex<P> z);
// Accurate near 0.
template <typename P>
std::complex<P> ComplexExpm1(std::complex<P> z);
// Accurate near 0 and where |1 + z| is near 1.
template <typename P>
std::complex<P> ComplexLog1p(std::complex<P> z);
template <typename P>
std::complex<P> ComplexLogistic(std::complex<P> z);
template <typename P>
std::complex<P> ComplexPower(std::complex<P> base, std::complex<P> exponent);
template <typename P>
std::complex<P> ComplexRsqrt(std::complex<P> z);
// z / |z|, z for 0; NaN in both parts when one is NaN.
template <typename P>
std::complex<P> ComplexSign(std::complex<P> z);
template <typename P>
std::complex<P> ComplexSquare(std::complex<P> z);

}  // namespace lockstep::interpret::kernels
