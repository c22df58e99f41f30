// SPDX-License-Identifier: Apache-2.0
// Singular values, eigenvalues and Schur forms. See evaluate.h.
#include <algorithm>
#include <cmath>
#include <limits>

#include "lockstep/interpret/custom_calls/lapack/evaluate.h"
#include "lockstep/interpret/custom_calls/lapack/routines.h"

namespace lockstep::interpret::lapack {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr Int kNotFinite = -4;

// The iterations are not made for anything else.
template <typename T>
bool AllFinite(const std::vector<T>& numbers) {
  return std::ranges::all_of(numbers, [](T number) {
    return std::isfinite(std::real(number)) && std::isfinite(std::imag(number));
  });
}

template <typename... Vectors>
Int FillWithNan(Vectors&... vectors) {
  (std::ranges::fill(vectors, kNan), ...);
  return kNotFinite;
}

template <typename T>
std::vector<T> Zeros(Int rows, Int columns) {
  return std::vector<T>(static_cast<size_t>(rows) * static_cast<size_t>(columns));
}

template <typename T>
using SingularValues = Int (*)(char job, Int m, Int n, T* a, double* s, T* u, T* vt);

// Results: the matrix, overwritten; values, left vectors, right vectors, info.
template <typename T>
Status EvaluateSingularValues(Arrays& arrays, SingularValues<T> routine) {
  const Int m = arrays.rows(0), n = arrays.columns(0), rank = std::min(m, n);
  LS_ASSIGN_OR_RETURN(const char job, Letter(arrays, "mode", "ANS"));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {rank}));
  Int left = job == 'A' ? m : rank, right = job == 'A' ? n : rank;
  // Without vectors their arrays may have either size.
  const bool fits_rank =
      arrays.ExpectResult(2, {m, left}).ok() && arrays.ExpectResult(3, {right, n}).ok();
  if (job == 'N' && !fits_rank) left = m, right = n;
  LS_RETURN_IF_ERROR(arrays.ExpectResult(2, {m, left}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(3, {right, n}));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<double> s = Zeros<double>(rank, 1);
    std::vector<T> u = Zeros<T>(m, left), vt = Zeros<T>(right, n);
    const Int info = AllFinite(a) ? routine(job, m, n, a.data(), s.data(), u.data(), vt.data())
                                  : FillWithNan(s, u, vt);
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, s);
    arrays.Write(2, batch, u);
    arrays.Write(3, batch, vt);
    arrays.Write(4, batch, std::vector<Int>{info});
  }
  return OkStatus();
}

// Writes eigenvalues: real and imaginary parts apart for a real matrix.
template <typename T>
size_t WriteEigenvalues(Arrays& arrays, size_t result, int64_t batch,
                        const std::vector<Complex>& w) {
  if constexpr (std::is_same_v<T, double>) {
    std::vector<double> real, imaginary;
    for (const Complex value : w) {
      real.push_back(value.real());
      imaginary.push_back(value.imag());
    }
    arrays.Write(result, batch, real);
    arrays.Write(result + 1, batch, imaginary);
    return result + 2;
  } else {
    arrays.Write(result, batch, w);
    return result + 1;
  }
}

template <typename T>
constexpr size_t kEigenvalueResults = std::is_same_v<T, double> ? 2 : 1;

}  // namespace

template <typename T>
Status EvaluateGesdd(Arrays& arrays) {
  return EvaluateSingularValues<T>(arrays, Gesdd);
}

template <typename T>
Status EvaluateGesvd(Arrays& arrays) {
  return EvaluateSingularValues<T>(arrays, Gesvd);
}

template <typename T>
Status EvaluateSyevd(Arrays& arrays) {
  const Int n = arrays.rows(0);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {n}));
  LS_ASSIGN_OR_RETURN(const char job, Letter(arrays, "mode", "NV"));
  LS_ASSIGN_OR_RETURN(const char uplo, Letter(arrays, "uplo", "LU"));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<double> w = Zeros<double>(n, 1);
    const Int info = AllFinite(a) ? Syevd(job, uplo, n, a.data(), w.data()) : FillWithNan(a, w);
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, w);
    arrays.Write(2, batch, std::vector<Int>{info});
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGeev(Arrays& arrays) {
  const Int n = arrays.rows(0);
  constexpr size_t kVectors = kEigenvalueResults<T>;
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  for (size_t i = 0; i < kVectors; ++i) LS_RETURN_IF_ERROR(arrays.ExpectResult(i, {n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(kVectors, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(kVectors + 1, {n, n}));
  LS_ASSIGN_OR_RETURN(const char left, Letter(arrays, "compute_left", "NV"));
  LS_ASSIGN_OR_RETURN(const char right, Letter(arrays, "compute_right", "NV"));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<Complex> w = Zeros<Complex>(n, 1);
    std::vector<Complex> vl = Zeros<Complex>(n, n), vr = Zeros<Complex>(n, n);
    const Int info = AllFinite(a) ? Geev(left, right, n, a.data(), w.data(), vl.data(), vr.data())
                                  : FillWithNan(w, vl, vr);
    const size_t next = WriteEigenvalues<T>(arrays, 0, batch, w);
    arrays.Write(next, batch, vl);
    arrays.Write(next + 1, batch, vr);
    arrays.Write(next + 2, batch, std::vector<Int>{info});
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGees(Arrays& arrays) {
  const Int n = arrays.rows(0);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {n, n}));
  for (size_t i = 0; i < kEigenvalueResults<T>; ++i) {
    LS_RETURN_IF_ERROR(arrays.ExpectResult(2 + i, {n}));
  }
  LS_ASSIGN_OR_RETURN(const char job, Letter(arrays, "mode", "NV"));
  LS_RETURN_IF_ERROR(Letter(arrays, "sort", "N").status());
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch), vs = Zeros<T>(n, n);
    std::vector<Complex> w = Zeros<Complex>(n, 1);
    const Int info =
        AllFinite(a) ? Gees(job, n, a.data(), w.data(), vs.data()) : FillWithNan(a, vs, w);
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, vs);
    const size_t next = WriteEigenvalues<T>(arrays, 2, batch, w);
    // How many eigenvalues were sorted to the front: none.
    arrays.Write(next, batch, std::vector<Int>{0});
    arrays.Write(next + 1, batch, std::vector<Int>{info});
  }
  return OkStatus();
}

#define LS_INSTANTIATE(name)                       \
  template Status Evaluate##name<double>(Arrays&); \
  template Status Evaluate##name<Complex>(Arrays&)
LS_INSTANTIATE(Gesdd);
LS_INSTANTIATE(Gesvd);
LS_INSTANTIATE(Syevd);
LS_INSTANTIATE(Geev);
LS_INSTANTIATE(Gees);
#undef LS_INSTANTIATE

}  // namespace lockstep::interpret::lapack
