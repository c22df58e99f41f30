// SPDX-License-Identifier: Apache-2.0
// triangular_solve by substitution. A zero on the diagonal divides as floats do.
#include <complex>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/linalg/linalg.h"
#include "lockstep/ir/ops/linalg.h"

namespace lockstep::interpret {
namespace {

double Times(double a, double b) { return a * b; }
std::complex<double> Times(std::complex<double> a, std::complex<double> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

// x op(a) = b is op(a)^T x^T = b^T: a matrix of coefficients, and unknowns of which each column is
// a system of its own. Entries of both are found by strides.
template <typename T>
class Solver {
 public:
  Solver(const TriangularSystem& system, size_t n, size_t columns)
      : system_(system),
        n_(n),
        columns_(columns),
        flipped_(system.transpose == system.left_side),
        unknown_stride_(system.left_side ? columns : 1),
        column_stride_(system.left_side ? 1 : n) {}

  // `x` holds b at first.
  void Run(const T* a, T* x) const {
    const bool forward = system_.lower != flipped_;
    for (size_t step = 0; step < n_; ++step) {
      const size_t i = forward ? step : n_ - 1 - step;
      T* const unknown = x + i * unknown_stride_;
      for (size_t k = forward ? 0 : i + 1; k < (forward ? i : n_); ++k) {
        const T* const known = x + k * unknown_stride_;
        const T factor = Coefficient(a, i, k);
        for (size_t c = 0; c < columns_; ++c) {
          unknown[c * column_stride_] -= Times(factor, known[c * column_stride_]);
        }
      }
      if (system_.unit_diagonal) continue;
      const T pivot = Coefficient(a, i, i);
      for (size_t c = 0; c < columns_; ++c) unknown[c * column_stride_] /= pivot;
    }
  }

 private:
  T Coefficient(const T* a, size_t i, size_t k) const {
    const T value = flipped_ ? a[k * n_ + i] : a[i * n_ + k];
    if constexpr (!std::is_same_v<T, double>) {
      if (system_.conjugate) return std::conj(value);
    }
    return value;
  }

  const TriangularSystem& system_;
  size_t n_;
  size_t columns_;
  bool flipped_;  // coefficients are the transpose of `a`
  size_t unknown_stride_;
  size_t column_stride_;
};

template <typename T>
void SolveMatrices(const Literal& a, Literal& x, const TriangularSystem& system) {
  const Shape& shape = x.shape();
  const auto rows = static_cast<size_t>(shape[shape.rank() - 2]);
  const auto columns = static_cast<size_t>(shape[shape.rank() - 1]);
  const size_t n = system.left_side ? rows : columns;
  const Solver<T> solver(system, n, system.left_side ? columns : rows);
  const std::span<T> unknowns = x.mutable_data<T>();
  const T* coefficients = reinterpret_cast<const T*>(a.stored_bytes().data());
  for (size_t start = 0; start < unknowns.size(); start += rows * columns) {
    solver.Run(coefficients, unknowns.data() + start);
    coefficients += n * n;
  }
}

}  // namespace

Result<Literal> SolveTriangular(const OpCall& call, const Literal& a, const Literal& b,
                                const TriangularSystem& system) {
  const bool is_complex = IsComplex(b.dtype());
  const DType wide = is_complex ? DType::kC128 : DType::kF64;
  LS_ASSIGN_OR_RETURN(const Literal coefficients, Promote(call, a, wide));
  LS_ASSIGN_OR_RETURN(Literal x, Promote(call, b, wide));
  if (is_complex) {
    SolveMatrices<std::complex<double>>(coefficients, x, system);
  } else {
    SolveMatrices<double>(coefficients, x, system);
  }
  return Promote(call, std::move(x), b.dtype());
}

Results EvaluateTriangularSolve(const OpCall& call) {
  const auto& attrs = call.attrs<ir::TriangularSolveAttrs>();
  const TriangularSystem system{.left_side = attrs.left_side,
                                .lower = attrs.lower,
                                .unit_diagonal = attrs.unit_diagonal,
                                .transpose = attrs.transpose_a != ir::Transpose::kNoTranspose,
                                .conjugate = attrs.transpose_a == ir::Transpose::kAdjoint};
  LS_ASSIGN_OR_RETURN(Literal x, SolveTriangular(call, call.in(0), call.in(1), system));
  return std::vector<Datum>{std::move(x)};
}

}  // namespace lockstep::interpret
