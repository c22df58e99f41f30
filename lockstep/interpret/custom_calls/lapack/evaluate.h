// SPDX-License-Identifier: Apache-2.0
// The routines as custom calls have them: one function each, for double and for complex<double>.
#pragma once

#include "lockstep/interpret/custom_calls/lapack/arrays.h"

namespace lockstep::interpret::lapack {

// Checks sizes and options, runs the routine on each matrix, writes the results.
using EvaluateRoutine = Status (*)(Arrays& arrays);

// --- factorizations.cc
template <typename T>
Status EvaluatePotrf(Arrays& arrays);
template <typename T>
Status EvaluateGetrf(Arrays& arrays);
template <typename T>
Status EvaluateGeqrf(Arrays& arrays);
template <typename T>
Status EvaluateGeqp3(Arrays& arrays);
template <typename T>
Status EvaluateOrgqr(Arrays& arrays);
template <typename T>
Status EvaluateOrmqr(Arrays& arrays);
template <typename T>
Status EvaluateGehrd(Arrays& arrays);
template <typename T>
Status EvaluateSytrd(Arrays& arrays);
template <typename T>
Status EvaluateGtsv(Arrays& arrays);

// --- spectra.cc. A matrix that is not finite gives NaN, and info -4 as JAX's own kernels do.
template <typename T>
Status EvaluateGesdd(Arrays& arrays);
template <typename T>
Status EvaluateGesvd(Arrays& arrays);
template <typename T>
Status EvaluateSyevd(Arrays& arrays);
template <typename T>
Status EvaluateGeev(Arrays& arrays);
template <typename T>
Status EvaluateGees(Arrays& arrays);

// An option that is one of `letters`; InvalidArgument when it is another or absent.
Result<char> Letter(const Arrays& arrays, const char* name, std::string_view letters);

}  // namespace lockstep::interpret::lapack
