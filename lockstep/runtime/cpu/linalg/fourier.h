// SPDX-License-Identifier: Apache-2.0
// Fourier transforms of one length, planned once: factors, roots, and what Bluestein's algorithm
// needs for lengths with large prime factors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep::runtime::cpu::kernels {

// A complex number, or one of each of several transforms that are done together: parts are scalars
// or vectors of scalars. No operation depends on other lanes, so the bits do not either.
template <typename Part>
struct Number {
  Part re, im;
};

// Sixteen bytes of parts: what every machine has.
template <typename Real>
struct VectorOf;
template <>
struct VectorOf<float> {
  using type __attribute__((vector_size(16))) = float;
};
template <>
struct VectorOf<double> {
  using type __attribute__((vector_size(16))) = double;
};

// Immutable; many threads may run it at once, each with a scratch of its own.
template <typename Real>
class Fourier {
 public:
  using Vector = typename VectorOf<Real>::type;
  static constexpr size_t kLanes = sizeof(Vector) / sizeof(Real);

  // REQUIRES: 1 <= length < 2^59.
  explicit Fourier(size_t length);
  Fourier(Fourier&&) noexcept;
  ~Fourier();

  size_t length() const { return length_; }
  // Numbers of scratch that Run takes. Aligned to 16 bytes.
  size_t scratch_size() const { return scratch_size_; }
  // line[k] = sum over j of line[j] exp(-2 pi i j k / length), in place.
  void Run(Number<Real>* line, Number<Real>* scratch) const;
  void Run(Number<Vector>* line, Number<Vector>* scratch) const;

 private:
  // Prime factors above this one are left to Bluestein.
  static constexpr size_t kMaxRadix = 13;
  struct Bluestein;
  template <typename Part>
  void RunSteps(Number<Part>* line, Number<Part>* scratch) const;

  size_t length_;
  size_t scratch_size_;
  std::vector<size_t> factors_;
  std::vector<Number<Real>> roots_;       // of each step, one after the other
  std::vector<Number<Real>> unit_roots_;  // of each radix r the r-th ones, from place r * kMaxRadix
  std::unique_ptr<Bluestein> bluestein_;
};

extern template class Fourier<float>;
extern template class Fourier<double>;

}  // namespace lockstep::runtime::cpu::kernels
