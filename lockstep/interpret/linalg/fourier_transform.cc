// SPDX-License-Identifier: Apache-2.0
// Fourier transforms. See fourier_transform.h.
#include "lockstep/interpret/linalg/fourier_transform.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>

namespace lockstep::interpret {
namespace {

// As the textbook has it: std::complex takes care of infinities, slowly.
Complex Times(Complex a, Complex b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

// In this order the fewest steps come: fours, then primes. Empty when a prime is too large.
std::vector<size_t> FactorsOf(size_t length, size_t largest) {
  std::vector<size_t> factors;
  while (length % 4 == 0) {
    factors.push_back(4);
    length /= 4;
  }
  for (size_t prime = 2; prime <= largest; ++prime) {
    for (; length % prime == 0; length /= prime) factors.push_back(prime);
  }
  return length == 1 ? factors : std::vector<size_t>{};
}

}  // namespace

Complex UnitRoot(uint64_t index, uint64_t period) {
  // Angles up to an eighth of a turn are exact up to one rounding; the rest are mirrored.
  const uint64_t quarter = 4 * index / period;
  const uint64_t rest = 4 * index % period;
  const bool mirrored = 2 * rest > period;
  const double angle = static_cast<double>(mirrored ? period - rest : rest) /
                       static_cast<double>(period) * (std::numbers::pi / 2);
  double x = std::cos(angle), y = std::sin(angle);
  if (mirrored) std::swap(x, y);
  switch (quarter) {
    case 0:
      return {x, -y};
    case 1:
      return {-y, -x};
    case 2:
      return {-x, y};
    default:
      return {y, x};
  }
}

FourierTransform::FourierTransform(size_t length)
    : length_(length), factors_(FactorsOf(length, kMaxRadix)) {
  if (length > 1 && factors_.empty()) {
    PrepareConvolution();
    return;
  }
  line_.resize(length);
  roots_.reserve(length);
  for (size_t k = 0; k < length; ++k) roots_.push_back(UnitRoot(k, length));
}

void FourierTransform::Run(std::span<Complex> line) {
  if (convolution_ != nullptr) return Convolve(line);
  std::ranges::copy(line, line_.begin());
  Step(0, line_.data(), 1, line.data());
}

// Transforms every stride-th of `in`, length_ / stride numbers, to `out`.
void FourierTransform::Step(size_t level, const Complex* in, size_t stride, Complex* out) const {
  if (level == factors_.size()) {
    *out = *in;
    return;
  }
  const size_t radix = factors_[level];
  const size_t part = length_ / stride / radix;
  for (size_t r = 0; r < radix; ++r) {
    Step(level + 1, in + r * stride, stride * radix, out + r * part);
  }
  std::array<Complex, kMaxRadix> terms;
  for (size_t k = 0; k < part; ++k) {
    terms[0] = out[k];
    for (size_t r = 1; r < radix; ++r) {
      terms[r] = Times(out[r * part + k], roots_[r * k * stride]);
    }
    Butterfly(radix, std::span(terms).first(radix), part, out + k);
  }
}

// The transform of `radix` terms; results stand `part` apart.
void FourierTransform::Butterfly(size_t radix, std::span<const Complex> terms, size_t part,
                                 Complex* out) const {
  if (radix == 2) {
    out[0] = terms[0] + terms[1];
    out[part] = terms[0] - terms[1];
    return;
  }
  if (radix == 4) {
    const Complex even = terms[0] + terms[2], odd = terms[1] + terms[3];
    const Complex even_rest = terms[0] - terms[2], rest = terms[1] - terms[3];
    const Complex odd_rest(rest.imag(), -rest.real());  // -i times
    out[0] = even + odd;
    out[part] = even_rest + odd_rest;
    out[2 * part] = even - odd;
    out[3 * part] = even_rest - odd_rest;
    return;
  }
  for (size_t k = 0; k < radix; ++k) {
    Complex sum = terms[0];
    for (size_t r = 1; r < radix; ++r) {
      sum += Times(terms[r], roots_[r * k % radix * (length_ / radix)]);
    }
    out[k * part] = sum;
  }
}

// With jk = (j^2 + k^2 - (k - j)^2) / 2 the transform is a convolution with e^(pi i k^2 / length).
void FourierTransform::PrepareConvolution() {
  const size_t padded = std::bit_ceil(2 * length_ - 1);
  convolution_ = std::make_unique<FourierTransform>(padded);
  filter_.resize(padded);
  line_.resize(padded);
  chirp_.reserve(length_);
  size_t square = 0;  // k^2 modulo 2 length
  for (size_t k = 0; k < length_; ++k) {
    chirp_.push_back(UnitRoot(square, 2 * length_));
    filter_[k] = std::conj(chirp_[k]) / static_cast<double>(padded);
    if (k > 0) filter_[padded - k] = filter_[k];
    square = (square + 2 * k + 1) % (2 * length_);
  }
  convolution_->Run(filter_);
}

void FourierTransform::Convolve(std::span<Complex> line) {
  std::ranges::fill(line_, Complex());
  for (size_t k = 0; k < length_; ++k) line_[k] = Times(line[k], chirp_[k]);
  convolution_->Run(line_);
  // The inverse transform is the conjugate of the transform of the conjugate.
  for (size_t k = 0; k < line_.size(); ++k) line_[k] = std::conj(Times(line_[k], filter_[k]));
  convolution_->Run(line_);
  for (size_t k = 0; k < length_; ++k) line[k] = Times(std::conj(line_[k]), chirp_[k]);
}

}  // namespace lockstep::interpret
