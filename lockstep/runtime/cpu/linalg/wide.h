// SPDX-License-Identifier: Apache-2.0
// Numbers of linear algebra: computed in double and rounded once, as the interpreter does.
#pragma once

#include <complex>
#include <cstdint>
#include <type_traits>

namespace lockstep::runtime::cpu::kernels {

template <typename T>
inline constexpr bool kIsComplexNumber = false;
template <typename P>
inline constexpr bool kIsComplexNumber<std::complex<P>> = true;

// What the kernels take: f32, f64 and the complex types.
template <typename T>
inline constexpr bool kIsNumber = std::is_floating_point_v<T> || kIsComplexNumber<T>;

// double for f32 and f64, complex<double> for the complex types.
template <typename T>
using WideOf = std::conditional_t<kIsComplexNumber<T>, std::complex<double>, double>;

inline double Times(double a, double b) { return a * b; }
inline std::complex<double> Times(std::complex<double> a, std::complex<double> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}
inline double Conjugate(double x) { return x; }
inline std::complex<double> Conjugate(std::complex<double> z) { return std::conj(z); }

// row[c] -= factors[k * factor_step] * known[k * known_step + c] for k ascending, for each c. The
// order of the differences is that of k, so cutting k or c anywhere changes nothing.
template <typename W>
void SubtractProducts(W* row, int64_t columns, const W* factors, int64_t factor_step,
                      const W* known, int64_t known_step, int64_t terms) {
  int64_t k = 0;
  for (; k + 4 <= terms; k += 4) {
    const W f0 = factors[k * factor_step], f1 = factors[(k + 1) * factor_step];
    const W f2 = factors[(k + 2) * factor_step], f3 = factors[(k + 3) * factor_step];
    const W *k0 = known + k * known_step, *k1 = k0 + known_step;
    const W *k2 = k1 + known_step, *k3 = k2 + known_step;
    for (int64_t c = 0; c < columns; ++c) {
      W value = row[c];
      value -= Times(f0, k0[c]);
      value -= Times(f1, k1[c]);
      value -= Times(f2, k2[c]);
      value -= Times(f3, k3[c]);
      row[c] = value;
    }
  }
  for (; k < terms; ++k) {
    const W factor = factors[k * factor_step];
    const W* from = known + k * known_step;
    for (int64_t c = 0; c < columns; ++c) row[c] -= Times(factor, from[c]);
  }
}

}  // namespace lockstep::runtime::cpu::kernels
