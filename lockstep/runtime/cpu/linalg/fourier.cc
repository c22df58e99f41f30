// SPDX-License-Identifier: Apache-2.0
// Stockham's transform: each step reads one array and writes another in the order that the next
// step wants, so that nothing is reordered at the end.
#include "lockstep/runtime/cpu/linalg/fourier.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "lockstep/interpret/linalg/fourier_transform.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

template <typename Part>
[[gnu::always_inline]] inline Number<Part> Plus(Number<Part> a, Number<Part> b) {
  return {a.re + b.re, a.im + b.im};
}
template <typename Part>
[[gnu::always_inline]] inline Number<Part> Minus(Number<Part> a, Number<Part> b) {
  return {a.re - b.re, a.im - b.im};
}
// A root of unity is the same for all lanes.
template <typename Part, typename Real>
[[gnu::always_inline]] inline Number<Part> Times(Number<Part> a, Number<Real> root) {
  return {a.re * root.re - a.im * root.im, a.re * root.im + a.im * root.re};
}

template <typename Real>
Number<Real> Root(size_t index, size_t period) {
  const interpret::Complex root = interpret::UnitRoot(index % period, period);
  return {static_cast<Real>(root.real()), static_cast<Real>(root.imag())};
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
template <size_t kRadix, typename Part, typename Real>
[[gnu::always_inline]] inline void Butterfly(Number<Part>* t, const Number<Real>* unit_roots) {
  if constexpr (kRadix == 2) {
    const Number<Part> sum = Plus(t[0], t[1]);
    t[1] = Minus(t[0], t[1]);
    t[0] = sum;
  } else if constexpr (kRadix == 4) {
    const Number<Part> even = Plus(t[0], t[2]), even_rest = Minus(t[0], t[2]);
    const Number<Part> odd = Plus(t[1], t[3]), rest = Minus(t[1], t[3]);
    const Number<Part> turned{rest.im, -rest.re};  // -i times
    t[0] = Plus(even, odd);
    t[1] = Plus(even_rest, turned);
    t[2] = Minus(even, odd);
    t[3] = Minus(even_rest, turned);
  } else {
    Number<Part> sums[kRadix];
    for (size_t k = 0; k < kRadix; ++k) {
      sums[k] = t[0];
      for (size_t r = 1; r < kRadix; ++r) {
        sums[k] = Plus(sums[k], Times(t[r], unit_roots[r * k % kRadix]));
      }
    }
    std::copy(sums, sums + kRadix, t);
  }
}

// One step: of `stride` interleaved transforms of kRadix * part numbers, group p has the numbers p,
// p + part, ..; its results stand side by side.
template <typename Part>
struct StepSides {
  const Number<Part>* in;
  Number<Part>* out;
  size_t part, stride;
};
template <size_t kRadix, typename Part, typename Real>
[[gnu::always_inline]] inline void Step(const StepSides<Part>& step, const Number<Real>* roots,
                                        const Number<Real>* unit_roots) {
  for (size_t p = 0; p < step.part; ++p, roots += kRadix - 1) {
    for (size_t s = 0; s < step.stride; ++s) {
      Number<Part> terms[kRadix];
      for (size_t r = 0; r < kRadix; ++r) terms[r] = step.in[s + step.stride * (p + step.part * r)];
      Butterfly<kRadix>(terms, unit_roots);
      Number<Part>* const to = step.out + s + step.stride * kRadix * p;
      to[0] = terms[0];
      for (size_t r = 1; r < kRadix; ++r) to[step.stride * r] = Times(terms[r], roots[r - 1]);
    }
  }
}

template <typename Part, typename Real>
[[gnu::always_inline]] inline void StepOf(size_t radix, const StepSides<Part>& step,
                                          const Number<Real>* roots,
                                          const Number<Real>* unit_roots) {
  switch (radix) {
    case 2:
      return Step<2>(step, roots, unit_roots);
    case 3:
      return Step<3>(step, roots, unit_roots);
    case 4:
      return Step<4>(step, roots, unit_roots);
    case 5:
      return Step<5>(step, roots, unit_roots);
    case 7:
      return Step<7>(step, roots, unit_roots);
    case 11:
      return Step<11>(step, roots, unit_roots);
    default:
      return Step<13>(step, roots, unit_roots);
  }
}

}  // namespace

// jk = (j^2 + k^2 - (k - j)^2) / 2 makes the transform a convolution with e^(pi i k^2 / length),
// in double whatever the numbers are.
template <typename Real>
struct Fourier<Real>::Bluestein {
  explicit Bluestein(size_t length) : transform(std::bit_ceil(2 * length - 1)) {
    const size_t padded = transform.length();
    const double scale = 1 / static_cast<double>(padded);
    filter.resize(padded);
    size_t square = 0;  // k^2 modulo 2 length
    for (size_t k = 0; k < length; ++k) {
      chirp.push_back(Root<double>(square, 2 * length));
      filter[k] = {chirp[k].re * scale, -chirp[k].im * scale};
      if (k > 0) filter[padded - k] = filter[k];
      square = (square + 2 * k + 1) % (2 * length);
    }
    std::vector<Number<double>> scratch(transform.scratch_size());
    transform.Run(filter.data(), scratch.data());
  }

  // Of one lane, in numbers of `Real`.
  size_t scratch_size() const {
    return (transform.length() + transform.scratch_size()) * (sizeof(double) / sizeof(Real));
  }

  // `lanes` lines whose parts stand side by side, one after the other.
  void Run(Real* line, size_t lanes, void* scratch) const {
    auto* const work = static_cast<Number<double>*>(scratch);
    const size_t padded = transform.length(), length = chirp.size();
    for (size_t lane = 0; lane < lanes; ++lane) {
      for (size_t k = 0; k < length; ++k) {
        const Real* parts = line + 2 * lanes * k + lane;
        const Number<double> z{static_cast<double>(parts[0]), static_cast<double>(parts[lanes])};
        work[k] = Times(z, chirp[k]);
      }
      std::fill(work + length, work + padded, Number<double>{});
      transform.Run(work, work + padded);
      // The inverse transform is the conjugate of the transform of the conjugate.
      for (size_t k = 0; k < padded; ++k) {
        work[k] = Times(work[k], filter[k]);
        work[k].im = -work[k].im;
      }
      transform.Run(work, work + padded);
      for (size_t k = 0; k < length; ++k) {
        const Number<double> z = Times(Number<double>{work[k].re, -work[k].im}, chirp[k]);
        Real* parts = line + 2 * lanes * k + lane;
        parts[0] = static_cast<Real>(z.re);
        parts[lanes] = static_cast<Real>(z.im);
      }
    }
  }

  Fourier<double> transform;
  std::vector<Number<double>> chirp, filter;
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
  for (size_t radix = 0; radix <= kMaxRadix; ++radix) {
    for (size_t k = 0; k < kMaxRadix; ++k) {
      unit_roots_.push_back(k < radix ? Root<Real>(k, radix) : Number<Real>{});
    }
  }
  // A step multiplies term r of group p with root p * r of the numbers that are left.
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
template <typename Part>
[[gnu::always_inline]] inline void Fourier<Real>::RunSteps(Number<Part>* line,
                                                           Number<Part>* scratch) const {
  Number<Part>*from = line, *to = scratch;
  size_t left = length_, stride = 1;
  const Number<Real>* roots = roots_.data();
  for (const size_t radix : factors_) {
    const size_t part = left / radix;
    StepOf(radix, StepSides<Part>{from, to, part, stride}, roots,
           unit_roots_.data() + radix * kMaxRadix);
    roots += part * (radix - 1);
    left = part;
    stride *= radix;
    std::swap(from, to);
  }
  if (from != line) std::copy(from, from + length_, line);
}

template <typename Real>
void Fourier<Real>::Run(Number<Real>* line, Number<Real>* scratch) const {
  if (bluestein_ != nullptr) return bluestein_->Run(&line->re, 1, scratch);
  RunSteps(line, scratch);
}

template <typename Real>
void Fourier<Real>::Run(Number<Vector>* line, Number<Vector>* scratch) const {
  if (bluestein_ != nullptr) {
    return bluestein_->Run(reinterpret_cast<Real*>(line), kLanes, scratch);
  }
  RunSteps(line, scratch);
}

template class Fourier<float>;
template class Fourier<double>;

}  // namespace lockstep::runtime::cpu::kernels
