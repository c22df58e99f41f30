// SPDX-License-Identifier: Apache-2.0
// Better orders by blame: for problems of any size, and to begin with.
#pragma once

#include <atomic>
#include <cstdint>

#include "lockstep/plan/memory/greedy.h"

namespace lockstep::plan::memory {

struct ImproveOptions {
  int64_t target = 0;  // low enough
  uint64_t seed = 1;   // also says with which order and which way to fit it begins
  Allowance* allowance = nullptr;
  double until = 0;                   // a moment of it
  std::atomic<bool>* stop = nullptr;  // set when the target is reached, by whomever
};

// Packs in an order, moves the items that reach above the target forward, and packs again.
// Lowers `best` when it finds something lower.
void ImproveByBlame(const Instance& instance, const ImproveOptions& options, Solution& best);

}  // namespace lockstep::plan::memory
