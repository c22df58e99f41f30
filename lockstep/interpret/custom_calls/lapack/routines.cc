// SPDX-License-Identifier: Apache-2.0
// Calls of LAPACK's Fortran routines. Every argument is an address; the length of each letter
// follows at the end. A call with a workspace of size -1 says how large it should be.
#include "lockstep/interpret/custom_calls/lapack/routines.h"

#include <algorithm>
#include <cstddef>
#include <vector>

using Z = std::complex<double>;
using I = int32_t;
using L = size_t;  // of a letter
using Logical = int32_t;

extern "C" {
void dpotrf_(const char* uplo, const I* n, double* a, const I* lda, I* info, L);
void zpotrf_(const char* uplo, const I* n, Z* a, const I* lda, I* info, L);
void dgetrf_(const I* m, const I* n, double* a, const I* lda, I* pivots, I* info);
void zgetrf_(const I* m, const I* n, Z* a, const I* lda, I* pivots, I* info);
void dgeqrf_(const I* m, const I* n, double* a, const I* lda, double* tau, double* work,
             const I* lwork, I* info);
void zgeqrf_(const I* m, const I* n, Z* a, const I* lda, Z* tau, Z* work, const I* lwork, I* info);
void dgeqp3_(const I* m, const I* n, double* a, const I* lda, I* pivots, double* tau, double* work,
             const I* lwork, I* info);
void zgeqp3_(const I* m, const I* n, Z* a, const I* lda, I* pivots, Z* tau, Z* work, const I* lwork,
             double* rwork, I* info);
void dorgqr_(const I* m, const I* n, const I* k, double* a, const I* lda, const double* tau,
             double* work, const I* lwork, I* info);
void zungqr_(const I* m, const I* n, const I* k, Z* a, const I* lda, const Z* tau, Z* work,
             const I* lwork, I* info);
void dormqr_(const char* side, const char* trans, const I* m, const I* n, const I* k, double* a,
             const I* lda, const double* tau, double* c, const I* ldc, double* work, const I* lwork,
             I* info, L, L);
void zunmqr_(const char* side, const char* trans, const I* m, const I* n, const I* k, Z* a,
             const I* lda, const Z* tau, Z* c, const I* ldc, Z* work, const I* lwork, I* info, L,
             L);
void dgesdd_(const char* job, const I* m, const I* n, double* a, const I* lda, double* s, double* u,
             const I* ldu, double* vt, const I* ldvt, double* work, const I* lwork, I* iwork,
             I* info, L);
void zgesdd_(const char* job, const I* m, const I* n, Z* a, const I* lda, double* s, Z* u,
             const I* ldu, Z* vt, const I* ldvt, Z* work, const I* lwork, double* rwork, I* iwork,
             I* info, L);
void dgesvd_(const char* jobu, const char* jobvt, const I* m, const I* n, double* a, const I* lda,
             double* s, double* u, const I* ldu, double* vt, const I* ldvt, double* work,
             const I* lwork, I* info, L, L);
void zgesvd_(const char* jobu, const char* jobvt, const I* m, const I* n, Z* a, const I* lda,
             double* s, Z* u, const I* ldu, Z* vt, const I* ldvt, Z* work, const I* lwork,
             double* rwork, I* info, L, L);
void dgehrd_(const I* n, const I* low, const I* high, double* a, const I* lda, double* tau,
             double* work, const I* lwork, I* info);
void zgehrd_(const I* n, const I* low, const I* high, Z* a, const I* lda, Z* tau, Z* work,
             const I* lwork, I* info);
void dsytrd_(const char* uplo, const I* n, double* a, const I* lda, double* d, double* e,
             double* tau, double* work, const I* lwork, I* info, L);
void zhetrd_(const char* uplo, const I* n, Z* a, const I* lda, double* d, double* e, Z* tau,
             Z* work, const I* lwork, I* info, L);
void dgtsv_(const I* n, const I* columns, double* dl, double* d, double* du, double* b,
            const I* ldb, I* info);
void zgtsv_(const I* n, const I* columns, Z* dl, Z* d, Z* du, Z* b, const I* ldb, I* info);
void dsyevd_(const char* job, const char* uplo, const I* n, double* a, const I* lda, double* w,
             double* work, const I* lwork, I* iwork, const I* liwork, I* info, L, L);
void zheevd_(const char* job, const char* uplo, const I* n, Z* a, const I* lda, double* w, Z* work,
             const I* lwork, double* rwork, const I* lrwork, I* iwork, const I* liwork, I* info, L,
             L);
void dgeev_(const char* left, const char* right, const I* n, double* a, const I* lda, double* wr,
            double* wi, double* vl, const I* ldvl, double* vr, const I* ldvr, double* work,
            const I* lwork, I* info, L, L);
void zgeev_(const char* left, const char* right, const I* n, Z* a, const I* lda, Z* w, Z* vl,
            const I* ldvl, Z* vr, const I* ldvr, Z* work, const I* lwork, double* rwork, I* info, L,
            L);
void dgees_(const char* job, const char* sort, Logical (*select)(const double*, const double*),
            const I* n, double* a, const I* lda, I* sdim, double* wr, double* wi, double* vs,
            const I* ldvs, double* work, const I* lwork, Logical* bwork, I* info, L, L);
void zgees_(const char* job, const char* sort, Logical (*select)(const Z*), const I* n, Z* a,
            const I* lda, I* sdim, Z* w, Z* vs, const I* ldvs, Z* work, const I* lwork,
            double* rwork, Logical* bwork, I* info, L, L);
}  // extern "C"

namespace lockstep::interpret::lapack {
namespace {

// A leading dimension is at least 1.
Int Leading(Int rows) { return std::max<Int>(1, rows); }

// Calls f(work, lwork) to ask for the size and again to do it.
template <typename T, typename F>
void WithWorkspace(F&& f) {
  T size{};
  f(&size, Int{-1});
  const Int count = std::max<Int>(1, static_cast<Int>(std::real(size)));
  std::vector<T> work(static_cast<size_t>(count));
  f(work.data(), count);
}

std::vector<double> Reals(int64_t count) {
  return std::vector<double>(static_cast<size_t>(std::max<int64_t>(1, count)));
}
std::vector<Int> Ints(int64_t count) {
  return std::vector<Int>(static_cast<size_t>(std::max<int64_t>(1, count)));
}

}  // namespace

Int Potrf(char uplo, Int n, double* a) {
  const Int lda = Leading(n);
  Int info = 0;
  dpotrf_(&uplo, &n, a, &lda, &info, 1);
  return info;
}

Int Potrf(char uplo, Int n, Complex* a) {
  const Int lda = Leading(n);
  Int info = 0;
  zpotrf_(&uplo, &n, a, &lda, &info, 1);
  return info;
}

Int Getrf(Int m, Int n, double* a, Int* pivots) {
  const Int lda = Leading(m);
  Int info = 0;
  dgetrf_(&m, &n, a, &lda, pivots, &info);
  return info;
}

Int Getrf(Int m, Int n, Complex* a, Int* pivots) {
  const Int lda = Leading(m);
  Int info = 0;
  zgetrf_(&m, &n, a, &lda, pivots, &info);
  return info;
}

Int Geqrf(Int m, Int n, double* a, double* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  WithWorkspace<double>(
      [&](double* work, Int size) { dgeqrf_(&m, &n, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Geqrf(Int m, Int n, Complex* a, Complex* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  WithWorkspace<Complex>(
      [&](Complex* work, Int size) { zgeqrf_(&m, &n, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Geqp3(Int m, Int n, double* a, Int* pivots, double* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  WithWorkspace<double>(
      [&](double* work, Int size) { dgeqp3_(&m, &n, a, &lda, pivots, tau, work, &size, &info); });
  return info;
}

Int Geqp3(Int m, Int n, Complex* a, Int* pivots, Complex* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  std::vector<double> reals = Reals(2 * int64_t{n});
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zgeqp3_(&m, &n, a, &lda, pivots, tau, work, &size, reals.data(), &info);
  });
  return info;
}

Int Orgqr(Int m, Int n, Int k, double* a, const double* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  WithWorkspace<double>(
      [&](double* work, Int size) { dorgqr_(&m, &n, &k, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Orgqr(Int m, Int n, Int k, Complex* a, const Complex* tau) {
  const Int lda = Leading(m);
  Int info = 0;
  WithWorkspace<Complex>(
      [&](Complex* work, Int size) { zungqr_(&m, &n, &k, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Ormqr(char side, char trans, Int m, Int n, Int k, double* a, const double* tau, double* c) {
  const Int lda = Leading(side == 'L' ? m : n), ldc = Leading(m);
  Int info = 0;
  WithWorkspace<double>([&](double* work, Int size) {
    dormqr_(&side, &trans, &m, &n, &k, a, &lda, tau, c, &ldc, work, &size, &info, 1, 1);
  });
  return info;
}

Int Ormqr(char side, char trans, Int m, Int n, Int k, Complex* a, const Complex* tau, Complex* c) {
  const Int lda = Leading(side == 'L' ? m : n), ldc = Leading(m);
  Int info = 0;
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zunmqr_(&side, &trans, &m, &n, &k, a, &lda, tau, c, &ldc, work, &size, &info, 1, 1);
  });
  return info;
}

Int Gesdd(char job, Int m, Int n, double* a, double* s, double* u, double* vt) {
  const Int lda = Leading(m), rank = std::min(m, n);
  const Int ldvt = Leading(job == 'A' ? n : rank);
  Int info = 0;
  std::vector<Int> ints = Ints(8 * int64_t{rank});
  WithWorkspace<double>([&](double* work, Int size) {
    dgesdd_(&job, &m, &n, a, &lda, s, u, &lda, vt, &ldvt, work, &size, ints.data(), &info, 1);
  });
  return info;
}

Int Gesdd(char job, Int m, Int n, Complex* a, double* s, Complex* u, Complex* vt) {
  const Int lda = Leading(m), rank = std::min(m, n);
  const Int ldvt = Leading(job == 'A' ? n : rank);
  Int info = 0;
  std::vector<Int> ints = Ints(8 * int64_t{rank});
  // Enough for every job and shape.
  const int64_t small = rank, large = std::max(m, n);
  std::vector<double> reals =
      Reals(std::max(5 * small * small + 7 * small, 2 * large * small + 2 * small * small + small));
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zgesdd_(&job, &m, &n, a, &lda, s, u, &lda, vt, &ldvt, work, &size, reals.data(), ints.data(),
            &info, 1);
  });
  return info;
}

Int Gesvd(char job, Int m, Int n, double* a, double* s, double* u, double* vt) {
  const Int lda = Leading(m), rank = std::min(m, n);
  const Int ldvt = Leading(job == 'A' ? n : rank);
  Int info = 0;
  WithWorkspace<double>([&](double* work, Int size) {
    dgesvd_(&job, &job, &m, &n, a, &lda, s, u, &lda, vt, &ldvt, work, &size, &info, 1, 1);
  });
  return info;
}

Int Gesvd(char job, Int m, Int n, Complex* a, double* s, Complex* u, Complex* vt) {
  const Int lda = Leading(m), rank = std::min(m, n);
  const Int ldvt = Leading(job == 'A' ? n : rank);
  Int info = 0;
  std::vector<double> reals = Reals(5 * int64_t{rank});
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zgesvd_(&job, &job, &m, &n, a, &lda, s, u, &lda, vt, &ldvt, work, &size, reals.data(), &info, 1,
            1);
  });
  return info;
}

Int Syevd(char job, char uplo, Int n, double* a, double* w) {
  const Int lda = Leading(n);
  Int info = 0;
  const int64_t wide = n;
  std::vector<Int> ints = Ints(3 + 5 * wide);
  const Int num_ints = static_cast<Int>(ints.size());
  WithWorkspace<double>([&](double* work, Int size) {
    dsyevd_(&job, &uplo, &n, a, &lda, w, work, &size, ints.data(), &num_ints, &info, 1, 1);
  });
  return info;
}

Int Syevd(char job, char uplo, Int n, Complex* a, double* w) {
  const Int lda = Leading(n);
  Int info = 0;
  const int64_t wide = n;
  std::vector<Int> ints = Ints(3 + 5 * wide);
  std::vector<double> reals = Reals(1 + 5 * wide + 2 * wide * wide);
  const Int num_ints = static_cast<Int>(ints.size()), num_reals = static_cast<Int>(reals.size());
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zheevd_(&job, &uplo, &n, a, &lda, w, work, &size, reals.data(), &num_reals, ints.data(),
            &num_ints, &info, 1, 1);
  });
  return info;
}

namespace {

// Vectors of a real matrix: a pair of conjugate ones is stored as real and imaginary part.
void Unpack(const std::vector<double>& packed, Int n, const Complex* w, Complex* vectors) {
  const auto rows = static_cast<size_t>(n);
  for (size_t j = 0; j < rows; ++j) {
    const double* const real = packed.data() + j * rows;
    const bool is_pair = w[j].imag() != 0 && j + 1 < rows;
    for (size_t i = 0; i < rows; ++i) {
      const double imaginary = is_pair ? real[rows + i] : 0;
      vectors[j * rows + i] = Complex(real[i], imaginary);
      if (is_pair) vectors[(j + 1) * rows + i] = Complex(real[i], -imaginary);
    }
    if (is_pair) ++j;
  }
}

void Join(const std::vector<double>& real, const std::vector<double>& imaginary, Int n,
          Complex* out) {
  for (size_t i = 0; i < static_cast<size_t>(n); ++i) out[i] = Complex(real[i], imaginary[i]);
}

}  // namespace

Int Geev(char left, char right, Int n, double* a, Complex* w, Complex* vl, Complex* vr) {
  const Int lda = Leading(n);
  Int info = 0;
  std::vector<double> real = Reals(n), imaginary = Reals(n);
  std::vector<double> packed_left = Reals(int64_t{n} * n), packed_right = Reals(int64_t{n} * n);
  WithWorkspace<double>([&](double* work, Int size) {
    dgeev_(&left, &right, &n, a, &lda, real.data(), imaginary.data(), packed_left.data(), &lda,
           packed_right.data(), &lda, work, &size, &info, 1, 1);
  });
  Join(real, imaginary, n, w);
  if (left == 'V') Unpack(packed_left, n, w, vl);
  if (right == 'V') Unpack(packed_right, n, w, vr);
  return info;
}

Int Geev(char left, char right, Int n, Complex* a, Complex* w, Complex* vl, Complex* vr) {
  const Int lda = Leading(n);
  Int info = 0;
  std::vector<double> reals = Reals(2 * int64_t{n});
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zgeev_(&left, &right, &n, a, &lda, w, vl, &lda, vr, &lda, work, &size, reals.data(), &info, 1,
           1);
  });
  return info;
}

// Without sorting, no function selects and none is called.
Int Gees(char job, Int n, double* a, Complex* w, double* vs) {
  const Int lda = Leading(n);
  Int info = 0;
  const char sort = 'N';
  Int selected = 0;
  std::vector<double> real = Reals(n), imaginary = Reals(n);
  std::vector<Logical> logicals = Ints(n);
  WithWorkspace<double>([&](double* work, Int size) {
    dgees_(&job, &sort, nullptr, &n, a, &lda, &selected, real.data(), imaginary.data(), vs, &lda,
           work, &size, logicals.data(), &info, 1, 1);
  });
  Join(real, imaginary, n, w);
  return info;
}

Int Gees(char job, Int n, Complex* a, Complex* w, Complex* vs) {
  const Int lda = Leading(n);
  Int info = 0;
  const char sort = 'N';
  Int selected = 0;
  std::vector<double> reals = Reals(n);
  std::vector<Logical> logicals = Ints(n);
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zgees_(&job, &sort, nullptr, &n, a, &lda, &selected, w, vs, &lda, work, &size, reals.data(),
           logicals.data(), &info, 1, 1);
  });
  return info;
}

Int Gehrd(Int n, Int low, Int high, double* a, double* tau) {
  const Int lda = Leading(n);
  Int info = 0;
  WithWorkspace<double>(
      [&](double* work, Int size) { dgehrd_(&n, &low, &high, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Gehrd(Int n, Int low, Int high, Complex* a, Complex* tau) {
  const Int lda = Leading(n);
  Int info = 0;
  WithWorkspace<Complex>(
      [&](Complex* work, Int size) { zgehrd_(&n, &low, &high, a, &lda, tau, work, &size, &info); });
  return info;
}

Int Sytrd(char uplo, Int n, double* a, double* d, double* e, double* tau) {
  const Int lda = Leading(n);
  Int info = 0;
  WithWorkspace<double>([&](double* work, Int size) {
    dsytrd_(&uplo, &n, a, &lda, d, e, tau, work, &size, &info, 1);
  });
  return info;
}

Int Sytrd(char uplo, Int n, Complex* a, double* d, double* e, Complex* tau) {
  const Int lda = Leading(n);
  Int info = 0;
  WithWorkspace<Complex>([&](Complex* work, Int size) {
    zhetrd_(&uplo, &n, a, &lda, d, e, tau, work, &size, &info, 1);
  });
  return info;
}

Int Gtsv(Int n, Int columns, double* dl, double* d, double* du, double* b) {
  const Int ldb = Leading(n);
  Int info = 0;
  dgtsv_(&n, &columns, dl, d, du, b, &ldb, &info);
  return info;
}

Int Gtsv(Int n, Int columns, Complex* dl, Complex* d, Complex* du, Complex* b) {
  const Int ldb = Leading(n);
  Int info = 0;
  zgtsv_(&n, &columns, dl, d, du, b, &ldb, &info);
  return info;
}

}  // namespace lockstep::interpret::lapack
