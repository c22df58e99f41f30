// SPDX-License-Identifier: Apache-2.0
// Linear algebra: one function per op, and what custom calls of LAPACK share with them. Everything
// is computed in double and rounded once.
#pragma once

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

Results EvaluateCholesky(const OpCall& call);
Results EvaluateFft(const OpCall& call);
Results EvaluateTriangularSolve(const OpCall& call);

// op(a) x = b, or x op(a) = b, for each matrix of a batch. Only one triangle of `a` is read.
struct TriangularSystem {
  bool left_side = true;
  bool lower = false;
  bool unit_diagonal = false;
  bool transpose = false;
  bool conjugate = false;  // with `transpose`: the adjoint
};
// REQUIRES: shapes as triangular_solve has them.
Result<Literal> SolveTriangular(const OpCall& call, const Literal& a, const Literal& b,
                                const TriangularSystem& system);

}  // namespace lockstep::interpret
