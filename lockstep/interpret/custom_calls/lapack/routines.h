// SPDX-License-Identifier: Apache-2.0
// The LAPACK library with its workspaces hidden. Matrices are column-major and dense: the leading
// dimension is the number of rows. Each routine exists for double and for Complex and returns
// LAPACK's info. REQUIRES: letters and sizes that the routine allows; an illegal one ends the
// process.
#pragma once

#include <complex>
#include <cstdint>

namespace lockstep::interpret::lapack {

using Complex = std::complex<double>;
using Int = int32_t;

// The Cholesky factor of a triangle.
Int Potrf(char uplo, Int n, double* a);
Int Potrf(char uplo, Int n, Complex* a);
// The LU factors with row exchanges.
Int Getrf(Int m, Int n, double* a, Int* pivots);
Int Getrf(Int m, Int n, Complex* a, Int* pivots);
// QR as reflectors.
Int Geqrf(Int m, Int n, double* a, double* tau);
Int Geqrf(Int m, Int n, Complex* a, Complex* tau);
// The same with column exchanges.
Int Geqp3(Int m, Int n, double* a, Int* pivots, double* tau);
Int Geqp3(Int m, Int n, Complex* a, Int* pivots, Complex* tau);
// The first n columns of a product of k reflectors.
Int Orgqr(Int m, Int n, Int k, double* a, const double* tau);
Int Orgqr(Int m, Int n, Int k, Complex* a, const Complex* tau);
// That product, or its adjoint (trans 'T' for double, 'C' for Complex), times c.
Int Ormqr(char side, char trans, Int m, Int n, Int k, double* a, const double* tau, double* c);
Int Ormqr(char side, char trans, Int m, Int n, Int k, Complex* a, const Complex* tau, Complex* c);
// Singular values and vectors; job 'A' all, 'S' the first min(m, n), 'N' none.
Int Gesdd(char job, Int m, Int n, double* a, double* s, double* u, double* vt);
Int Gesdd(char job, Int m, Int n, Complex* a, double* s, Complex* u, Complex* vt);
Int Gesvd(char job, Int m, Int n, double* a, double* s, double* u, double* vt);
Int Gesvd(char job, Int m, Int n, Complex* a, double* s, Complex* u, Complex* vt);
// Eigenvalues of a symmetric or Hermitian matrix; job 'V': vectors in place of it.
Int Syevd(char job, char uplo, Int n, double* a, double* w);
Int Syevd(char job, char uplo, Int n, Complex* a, double* w);
// Eigenvalues of any matrix; jobs 'V': left and right vectors.
Int Geev(char left, char right, Int n, double* a, Complex* w, Complex* vl, Complex* vr);
Int Geev(char left, char right, Int n, Complex* a, Complex* w, Complex* vl, Complex* vr);
// The Schur form in place of the matrix; job 'V': its vectors.
Int Gees(char job, Int n, double* a, Complex* w, double* vs);
Int Gees(char job, Int n, Complex* a, Complex* w, Complex* vs);
// Hessenberg form.
Int Gehrd(Int n, Int low, Int high, double* a, double* tau);
Int Gehrd(Int n, Int low, Int high, Complex* a, Complex* tau);
// Tridiagonal form of a symmetric or Hermitian matrix.
Int Sytrd(char uplo, Int n, double* a, double* d, double* e, double* tau);
Int Sytrd(char uplo, Int n, Complex* a, double* d, double* e, Complex* tau);
// Solves with a tridiagonal matrix: n - 1, n and n - 1 entries.
Int Gtsv(Int n, Int columns, double* dl, double* d, double* du, double* b);
Int Gtsv(Int n, Int columns, Complex* dl, Complex* d, Complex* du, Complex* b);

}  // namespace lockstep::interpret::lapack
