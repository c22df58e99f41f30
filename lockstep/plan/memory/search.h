// SPDX-License-Identifier: Apache-2.0
// The exact search: is there a packing within a given capacity?
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "lockstep/plan/memory/instance.h"

namespace lockstep::plan::memory {

enum class Outcome : uint8_t { kFound, kImpossible, kStopped };

struct SearchOptions {
  int64_t capacity = 0;
  uint64_t seed = 1;
  Allowance* allowance = nullptr;
  double until = 0;                         // a moment of it
  const std::atomic<bool>* stop = nullptr;  // set by somebody else: give up
};

// Fills `offsets` when it finds a packing; kImpossible is a proof. REQUIRES: IsSearchable.
Outcome FindPacking(const Instance& instance, const SearchOptions& options,
                    std::vector<int64_t>& offsets);

// Whether the tables and the depth of FindPacking stay small: some thousand items.
bool IsSearchable(const Instance& instance);

}  // namespace lockstep::plan::memory
