// SPDX-License-Identifier: Apache-2.0
// A packing problem as the solver sees it: lifetimes in a dense range of slots, sizes rounded up.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/base/time.h"
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

// How much a search may do, in seconds or in counted work: a clock of either kind. Counted work is
// the same on every machine and under any load, and so is what a search finds with it. Safe for
// several threads when it is of time; counted work is for one.
class Allowance {
 public:
  static Allowance OfSeconds(double seconds) { return Allowance(false, seconds); }
  // A unit is about what looking at one buffer takes.
  static Allowance OfWork(int64_t units) { return Allowance(true, static_cast<double>(units)); }

  // The present moment and the last one, in seconds or units; only their differences mean anything.
  double Now() const { return counts_ ? spent_ : base::MonotonicSeconds(); }
  double end() const { return end_; }
  // How much there was to begin with.
  double all() const { return all_; }
  void Spend(int64_t units) {
    if (counts_) spent_ += static_cast<double>(units);
  }

 private:
  Allowance(bool counts, double all) : counts_(counts), all_(all), end_(Now() + all) {}

  bool counts_;
  double spent_ = 0;
  double all_, end_;
};

}  // namespace lockstep::plan::memory
