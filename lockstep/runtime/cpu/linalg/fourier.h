// SPDX-License-Identifier: Apache-2.0
// Fourier transforms of one length, planned once: factors, roots, and what Bluestein's algorithm
// needs for lengths with large prime factors.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep::runtime::cpu::kernels {

// Immutable; many threads may run it at once, each with a scratch of its own.
template <typename Real>
class Fourier {
 public:
  using Complex = std::complex<Real>;

  // REQUIRES: 1 <= length < 2^59.
  explicit Fourier(size_t length);
  Fourier(Fourier&&) noexcept;
  ~Fourier();

  size_t length() const { return length_; }
  // Numbers of scratch that Run takes.
  size_t scratch_size() const { return scratch_size_; }
  // line[k] = sum over j of line[j] exp(-2 pi i j k / length), in place.
  void Run(Complex* line, Complex* scratch) const;

 private:
  // Prime factors above this one are left to Bluestein.
  static constexpr size_t kMaxRadix = 13;
  struct Bluestein;

  template <size_t kRadix>
  void Step(const Complex* in, Complex* out, size_t part, size_t stride,
            const Complex* roots) const;
  void StepOf(size_t radix, const Complex* in, Complex* out, size_t part, size_t stride,
              const Complex* roots) const;

  size_t length_;
  size_t scratch_size_;
  std::vector<size_t> factors_;
  std::vector<Complex> roots_;  // of each step, one after the other
  std::unique_ptr<Bluestein> bluestein_;
};

extern template class Fourier<float>;
extern template class Fourier<double>;

}  // namespace lockstep::runtime::cpu::kernels
