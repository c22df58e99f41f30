// SPDX-License-Identifier: Apache-2.0
// Epilogues: loops that follow a dot or a convolution element by element run on each part of its
// result as soon as that is made, while it is in cache.
//
//   %d = dot_general %x, %w        %d a block at a time,
//   %y = maximum (%d + %b), 0  =>  %y of that block right behind it
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"

namespace lockstep::plan {

// A pair that may need so many more bytes than its steps one after the other, from the one to the
// other (whose last op `epilogue` is): the maker's operands stay while the epilogue writes.
struct EpilogueRisk {
  ir::OpId maker, epilogue;
  int64_t added_bytes = 0;
};
using RiskyMakers = std::unordered_set<ir::OpId>;

// Marks dots and convolutions of a region's sequence whose next step is their epilogue, moved to
// stand before it where nothing in between needs their result. Of those that may need more memory
// the ones in `allowed` alone; the others are added to `risks`. `decisions` gains a line for each
// loops that were looked at.
void PairEpilogues(const ir::Module& module, ir::RegionId region, Sequence& sequence,
                   const RiskyMakers& allowed, std::vector<EpilogueRisk>& risks,
                   std::vector<FusionDecision>& decisions);

// The makers that fit below the peak of `plan`, which was made without them.
RiskyMakers FindAffordable(const Plan& plan, const std::vector<EpilogueRisk>& risks);

}  // namespace lockstep::plan
