// SPDX-License-Identifier: Apache-2.0
// Stockham's transform: each step reads one array and writes another in the order that the next
// step wants, so that nothing is reordered at the end.
#include "lockstep/runtime/cpu/linalg/fourier.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "lockstep/interpret/linalg/fourier_transform.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// Of std::complex, but without its care for infinities.
template <typename C>
C Times(C a, C b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <typename Real>
std::complex<Real> Root(size_t index, size_t period) {
  return std::complex<Real>(interpret::UnitRoot(index % period, period));
}

// Fours first: they take the fewest operations. Empty when a prime factor is too large.
std::vector<size_t> FactorsOf(size_t length, size_t largest) {
  std::vector<size_t> factors;
  for (; length % 4 == 0; length /= 4) factors.push_back(4);
  for (size_t prime = 2; prime <= largest; ++prime) {
    for (; length % prime == 0; length /= prime) factors.push_back(prime);
  }
  return length == 1 ? factors : std::vector<size_t>();
}

// out[k] = sum over r of terms[r] w^(r k), w the first root of kRadix.
template <size_t kRadix, typename C>
void Butterfly(std::array<C, kRadix>& t) {
  if constexpr (kRadix == 2) {
    t = {t[0] + t[1], t[0] - t[1]};
  } else if constexpr (kRadix == 4) {
    const C even = t[0] + t[2], even_rest = t[0] - t[2];
    const C odd = t[1] + t[3], rest = t[1] - t[3];
    const C turned(rest.imag(), -rest.real());  // -i times
    t = {even + odd, even_rest + turned, even - odd, even_rest - turned};
  } else {
    using Real = typename C::value_type;
    static const auto kRoots = [] {
      std::array<C, kRadix> roots;
      for (size_t k = 0; k < kRadix; ++k) roots[k] = Root<Real>(k, kRadix);
      return roots;
    }();
    std::array<C, kRadix> sums;
    for (size_t k = 0; k < kRadix; ++k) {
      C sum = t[0];
      for (size_t r = 1; r < kRadix; ++r) sum += Times(t[r], kRoots[r * k % kRadix]);
      sums[k] = sum;
    }
    t = sums;
  }
}

}  // namespace

// jk = (j^2 + k^2 - (k - j)^2) / 2 makes the transform a convolution with e^(pi i k^2 / length),
// in double whatever the numbers are.
template <typename Real>
struct Fourier<Real>::Bluestein {
  using Wide = std::complex<double>;

  explicit Bluestein(size_t length) : transform(std::bit_ceil(2 * length - 1)) {
    const size_t padded = transform.length();
    filter.resize(padded);
    size_t square = 0;  // k^2 modulo 2 length
    for (size_t k = 0; k < length; ++k) {
      chirp.push_back(Root<double>(square, 2 * length));
      filter[k] = std::conj(chirp[k]) / static_cast<double>(padded);
      if (k > 0) filter[padded - k] = filter[k];
      square = (square + 2 * k + 1) % (2 * length);
    }
    std::vector<Wide> scratch(transform.scratch_size());
    transform.Run(filter.data(), scratch.data());
  }

  size_t scratch_size() const {
    const size_t wide = transform.length() + transform.scratch_size();
    return wide * sizeof(Wide) / sizeof(Complex);
  }

  void Run(Complex* line, Complex* scratch) const {
    auto* const work = reinterpret_cast<Wide*>(scratch);
    const size_t padded = transform.length(), length = chirp.size();
    for (size_t k = 0; k < length; ++k) work[k] = Times(Wide(line[k]), chirp[k]);
    std::fill(work + length, work + padded, Wide());
    transform.Run(work, work + padded);
    // The inverse transform is the conjugate of the transform of the conjugate.
    for (size_t k = 0; k < padded; ++k) work[k] = std::conj(Times(work[k], filter[k]));
    transform.Run(work, work + padded);
    for (size_t k = 0; k < length; ++k) line[k] = Complex(Times(std::conj(work[k]), chirp[k]));
  }

  Fourier<double> transform;
  std::vector<Wide> chirp, filter;
};

template <typename Real>
Fourier<Real>::Fourier(Fourier&&) noexcept = default;
template <typename Real>
Fourier<Real>::~Fourier() = default;

template <typename Real>
Fourier<Real>::Fourier(size_t length)
    : length_(length), scratch_size_(length), factors_(FactorsOf(length, kMaxRadix)) {
  if (length > 1 && factors_.empty()) {
    bluestein_ = std::make_unique<Bluestein>(length);
    scratch_size_ = bluestein_->scratch_size();
    return;
  }
  // Step s multiplies term r of group p with root p * r of the numbers that are left.
  size_t left = length;
  for (const size_t radix : factors_) {
    const size_t part = left / radix;
    for (size_t p = 0; p < part; ++p) {
      for (size_t r = 1; r < radix; ++r) roots_.push_back(Root<Real>(p * r, left));
    }
    left = part;
  }
}

template <typename Real>
void Fourier<Real>::Run(Complex* line, Complex* scratch) const {
  if (bluestein_ != nullptr) return bluestein_->Run(line, scratch);
  Complex *from = line, *to = scratch;
  size_t left = length_, stride = 1;
  const Complex* roots = roots_.data();
  for (const size_t radix : factors_) {
    const size_t part = left / radix;
    StepOf(radix, from, to, part, stride, roots);
    roots += part * (radix - 1);
    left = part;
    stride *= radix;
    std::swap(from, to);
  }
  if (from != line) std::copy(from, from + length_, line);
}

// Decimation in frequency: of `stride` interleaved transforms of radix * part numbers, group p has
// numbers p, p + part, ..; its results stand side by side.
template <typename Real>
template <size_t kRadix>
void Fourier<Real>::Step(const Complex* in, Complex* out, size_t part, size_t stride,
                         const Complex* roots) const {
  for (size_t p = 0; p < part; ++p, roots += kRadix - 1) {
    for (size_t s = 0; s < stride; ++s) {
      std::array<Complex, kRadix> terms;
      for (size_t r = 0; r < kRadix; ++r) terms[r] = in[s + stride * (p + part * r)];
      Butterfly<kRadix>(terms);
      Complex* const to = out + s + stride * kRadix * p;
      to[0] = terms[0];
      for (size_t r = 1; r < kRadix; ++r) to[stride * r] = Times(terms[r], roots[r - 1]);
    }
  }
}

template <typename Real>
void Fourier<Real>::StepOf(size_t radix, const Complex* in, Complex* out, size_t part,
                           size_t stride, const Complex* roots) const {
  switch (radix) {
    case 2:
      return Step<2>(in, out, part, stride, roots);
    case 3:
      return Step<3>(in, out, part, stride, roots);
    case 4:
      return Step<4>(in, out, part, stride, roots);
    case 5:
      return Step<5>(in, out, part, stride, roots);
    case 7:
      return Step<7>(in, out, part, stride, roots);
    case 11:
      return Step<11>(in, out, part, stride, roots);
    default:
      return Step<13>(in, out, part, stride, roots);
  }
}

template class Fourier<float>;
template class Fourier<double>;

}  // namespace lockstep::runtime::cpu::kernels
