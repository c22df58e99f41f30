// SPDX-License-Identifier: Apache-2.0
// What the time budget is spent on.
#pragma once

#include <cstdint>

#include "lockstep/plan/memory/greedy.h"
#include "lockstep/plan/memory/instance.h"
#include "lockstep/plan/memory/solver.h"

namespace lockstep::plan::memory {

// Lowers `best`, and raises the instance's lower bound where a search proves more, until they
// meet, a packing fits `capacity` (unlimited: never) or is proved not to, or until
// `deadline`, a moment of base::MonotonicSeconds.
void ImproveInTime(const PackingOptions& options, double deadline, int64_t capacity,
                   Instance& instance, Solution& best);

}  // namespace lockstep::plan::memory
