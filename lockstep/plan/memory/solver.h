// SPDX-License-Identifier: Apache-2.0
// The memory planner: several greedy orders at once, then a search within a budget.
#pragma once

#include <cstdint>

#include "lockstep/plan/memory/problem.h"
#include "lockstep/status.h"

namespace lockstep::plan {

struct PackingOptions {
  // 0: the greedy orders alone, whose result depends on the problem alone. Above 0: the search goes
  // on until the bound is reached or the time is over, so the result may depend on the machine.
  double time_budget_s = 0;
  // Above 0, instead of time: the search goes on until it has done so much, and its result depends
  // on the problem alone. A unit is about what looking at one buffer takes, some nanoseconds.
  // REQUIRES: one thread, and no time budget.
  int64_t work_budget = 0;
  uint64_t seed = 1;
  int threads = 1;  // 0: as many as the process has processors
};

// The lowest packing found. The search stops early at the lower bound, or at the capacity where one
// is given (less is not asked for then). Near-linear in the buffers without a budget.
// Errors: InvalidArgument for an ill-formed problem (names the buffer); ResourceExhausted when
// nothing found fits the capacity (says whether it is proved that nothing can), or when sizes add
// up to more than int64_t holds.
Result<Packing> Pack(const PackingProblem& problem, const PackingOptions& options = {});

// Fails unless every lifetime, size, alignment and fixed offset makes sense. Pack calls it.
Status CheckProblem(const PackingProblem& problem);

}  // namespace lockstep::plan
