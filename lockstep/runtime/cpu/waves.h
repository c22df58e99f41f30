// SPDX-License-Identifier: Apache-2.0
// Steps that need nothing from one another run as one: many small ones are then worth several
// threads, as the updates of a thousand parameters are.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/plan/plan.h"

namespace lockstep::runtime::cpu {

// How many of the steps from `first` on (at least one) may run at the same time: all are loops, and
// none writes what another reads or writes.
size_t CountIndependent(std::span<const plan::Step* const> steps, size_t first);

// Work items [begin, end) of step `step` of a wave.
struct WaveTask {
  uint32_t step = 0;
  int64_t begin = 0;
  int64_t end = 0;
};

// Cuts the work of steps into tasks of about `grain` elements; a task never spans steps.
// `num_items[i]` and `elements_per_item[i]` belong to step i.
std::vector<WaveTask> CutWave(std::span<const int64_t> num_items,
                              std::span<const int64_t> elements_per_item, int64_t grain);

}  // namespace lockstep::runtime::cpu
