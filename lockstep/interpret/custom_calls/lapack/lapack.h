// SPDX-License-Identifier: Apache-2.0
// The custom calls lapack_<routine>_ffi that JAX emits for linear algebra on a CPU. Single
// precision is computed by the double routines and rounded once.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/linalg/linalg.h"

namespace lockstep::interpret {

// Whether there is such a routine, e.g. "lapack_sgetrf_ffi".
bool IsLapackTarget(std::string_view name);

// Why the call cannot be evaluated: counts, element types or layouts are not those of the routine.
std::string LapackReason(const ir::Module& module, ir::OpId op);

Results EvaluateLapack(const OpCall& call);

// What a call of trsm solves, with the operands of triangular_solve. None for other targets, and
// for a call that EvaluateLapack refuses.
std::optional<TriangularSystem> TrsmSystem(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::interpret
