// SPDX-License-Identifier: Apache-2.0
// The discrete Fourier transform of any length, in double.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace lockstep::interpret {

using Complex = std::complex<double>;

// exp(-2 pi i index / period), both parts good to an ULP or two. REQUIRES: index < period < 2^61.
Complex UnitRoot(uint64_t index, uint64_t period);

// A transform of one length, ready to be run on many lines. A length of small prime factors is
// split factor by factor (Cooley and Tukey); any other one becomes a convolution of a power of two
// (Bluestein). Not thread-safe.
class FourierTransform {
 public:
  // REQUIRES: 1 <= length < 2^59.
  explicit FourierTransform(size_t length);

  // line[k] = sum over j of line[j] exp(-2 pi i j k / length), in place.
  void Run(std::span<Complex> line);

 private:
  // Prime factors above this one are left to Bluestein.
  static constexpr size_t kMaxRadix = 31;

  void Step(size_t level, const Complex* in, size_t stride, Complex* out) const;
  void Butterfly(size_t radix, std::span<const Complex> terms, size_t part, Complex* out) const;
  void PrepareConvolution();
  void Convolve(std::span<Complex> line);

  size_t length_;
  std::vector<size_t> factors_;
  std::vector<Complex> roots_;  // UnitRoot(k, length)
  std::vector<Complex> line_;   // what Run works on
  // Bluestein: factors e^(-pi i k^2 / length), the transform of their inverses, and the transform
  // that convolves; null when the factors are small.
  std::vector<Complex> chirp_;
  std::vector<Complex> filter_;
  std::unique_ptr<FourierTransform> convolution_;
};

}  // namespace lockstep::interpret
