// SPDX-License-Identifier: Apache-2.0
// What the budget of a search is spent on.
#pragma once

#include <cstdint>

#include "lockstep/plan/memory/greedy.h"
#include "lockstep/plan/memory/instance.h"
#include "lockstep/plan/memory/solver.h"

namespace lockstep::plan::memory {

// Lowers `best`, and raises the instance's lower bound where a search proves more, until they
// meet, a packing fits `capacity` (unlimited: never) or is proved not to, or until
// `allowance` ends. REQUIRES: one thread where work is counted.
void ImproveWithin(Allowance& allowance, const PackingOptions& options, int64_t capacity,
                   Instance& instance, Solution& best);

}  // namespace lockstep::plan::memory
