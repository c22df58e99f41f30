// SPDX-License-Identifier: Apache-2.0
// cholesky. The other triangle of the result is zero; a matrix that is not positive definite gives
// NaN everywhere.
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/linalg/linalg.h"
#include "lockstep/ir/ops/linalg.h"

namespace lockstep::interpret {
namespace {

double Conjugate(double x) { return x; }
std::complex<double> Conjugate(std::complex<double> z) { return std::conj(z); }

// a * conj(b)
double TimesConjugate(double a, double b) { return a * b; }
std::complex<double> TimesConjugate(std::complex<double> a, std::complex<double> b) {
  return {a.real() * b.real() + a.imag() * b.imag(), a.imag() * b.real() - a.real() * b.imag()};
}

// The lower triangle of `a` becomes the factor, row by row. False when a pivot is not positive.
template <typename T>
bool Factor(T* a, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    T* const row = a + i * n;
    for (size_t j = 0; j <= i; ++j) {
      const T* const other = a + j * n;
      T sum = row[j];
      for (size_t k = 0; k < j; ++k) sum -= TimesConjugate(row[k], other[k]);
      if (j < i) {
        row[j] = sum / std::real(other[j]);
      } else {
        const double pivot = std::real(sum);
        if (!(pivot > 0)) return false;
        row[j] = std::sqrt(pivot);
      }
    }
  }
  return true;
}

// Moves one triangle to the other, conjugated.
template <typename T>
void MirrorTriangle(T* a, size_t n, bool to_lower) {
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j <= i; ++j) {
      T& low = a[i * n + j];
      T& high = a[j * n + i];
      to_lower ? low = Conjugate(high) : high = Conjugate(low);
    }
  }
}

template <typename T>
void FactorMatrix(std::span<T> matrix, size_t n, bool lower) {
  T* const a = matrix.data();
  if (!lower) MirrorTriangle(a, n, true);
  if (!Factor(a, n)) {
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    if constexpr (std::is_same_v<T, double>) {
      std::ranges::fill(matrix, kNan);
    } else {
      std::ranges::fill(matrix, T(kNan, kNan));
    }
    return;
  }
  if (!lower) MirrorTriangle(a, n, false);
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = i + 1; j < n; ++j) a[lower ? i * n + j : j * n + i] = T();
  }
}

template <typename T>
void FactorMatrices(Literal& matrices, bool lower) {
  const auto n = static_cast<size_t>(matrices.shape()[matrices.shape().rank() - 1]);
  std::span<T> rest = matrices.mutable_data<T>();
  for (; !rest.empty(); rest = rest.subspan(n * n)) FactorMatrix(rest.first(n * n), n, lower);
}

}  // namespace

Results EvaluateCholesky(const OpCall& call) {
  const DType dtype = call.in(0).dtype();
  const bool lower = call.attrs<ir::CholeskyAttrs>().lower;
  const DType wide = IsComplex(dtype) ? DType::kC128 : DType::kF64;
  LS_ASSIGN_OR_RETURN(Literal matrices, Promote(call, call.in(0), wide));
  if (IsComplex(dtype)) {
    FactorMatrices<std::complex<double>>(matrices, lower);
  } else {
    FactorMatrices<double>(matrices, lower);
  }
  LS_ASSIGN_OR_RETURN(Literal result, Promote(call, std::move(matrices), dtype));
  return std::vector<Datum>{std::move(result)};
}

}  // namespace lockstep::interpret
