// SPDX-License-Identifier: Apache-2.0
// Checks a packing. It shares no code with the solver, so that a fault of one is not one of both.
#pragma once

#include "lockstep/plan/memory/problem.h"
#include "lockstep/status.h"

namespace lockstep::plan {

// OK when every buffer has an offset that is aligned, not negative and the fixed one where that is
// given, no two buffers that are live at once overlap, all lie below the capacity, and the stated
// height and lower bound are true or at least possible. Internal otherwise, naming the buffers.
// Costs O(n log n).
Status ValidatePacking(const PackingProblem& problem, const Packing& packing);

}  // namespace lockstep::plan
