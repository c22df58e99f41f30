// SPDX-License-Identifier: Apache-2.0
// A packing problem as the solver sees it: lifetimes in a dense range of slots, sizes rounded up.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/plan/memory/problem.h"

namespace lockstep::plan::memory {

inline constexpr int64_t kNotFixed = -1;

// A buffer of at least one byte. Live in the slots [first, last).
struct Item {
  int32_t first = 0;
  int32_t last = 0;
  int64_t size = 0;    // rounded up to the unit: what it takes from those above it
  int64_t height = 0;  // as given: what it takes when it is the topmost
  int64_t alignment = 1;
  int64_t fixed = kNotFixed;
  int64_t steps = 0;  // its lifetime in steps of the schedule
};

struct Instance {
  std::vector<Item> items;
  std::vector<int32_t> buffers;  // items[i] is buffer buffers[i] of the problem
  int32_t num_slots = 0;
  int64_t unit = 1;  // divides every alignment, so every offset
  int64_t lower_bound = 0;
};

// REQUIRES: CheckProblem(problem) is OK. Empty buffers are left out: they lie anywhere. Slots are
// the moments at which the set of live buffers is not contained in that of a neighbour: what
// overlaps in some step overlaps in some slot.
Instance MakeInstance(const PackingProblem& problem);

// The largest offset + height.
int64_t HeightOf(const Instance& instance, std::span<const int64_t> offsets);

inline int64_t AlignUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) & ~(alignment - 1);
}

inline bool OverlapInTime(const Item& a, const Item& b) {
  return a.first < b.last && b.first < a.last;
}

}  // namespace lockstep::plan::memory
