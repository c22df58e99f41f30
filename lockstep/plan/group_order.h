// SPDX-License-Identifier: Apache-2.0
// The order in which groups run.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::plan {

struct GroupLinks {
  std::vector<ir::ValueId> reads;  // under any name
  std::vector<ir::ValueId> makes;
  uint32_t position = 0;    // of its last op in the program
  bool has_effect = false;  // keeps its place among those that have one
};

// `to` may lie in the memory of `from` when nothing reads that any more.
struct Handover {
  ir::ValueId from, to;
};

// Of arguments of `region` that are given up: those that a caller donates for a result, and those
// that loops carry.
std::vector<Handover> FindHandovers(const ir::Module& module, ir::RegionId region);

// Indices of the groups, makers before readers; among those that are ready, the one that stands
// first in the program. A group that makes what is handed over from what it reads lets the other
// readers go first where they do not need it. REQUIRES: no group needs itself.
std::vector<uint32_t> OrderGroups(const ir::Module& module, const std::vector<GroupLinks>& groups,
                                  std::span<const Handover> handovers);

// The value whose bytes `value` is another name for.
ir::ValueId RenamedFrom(const ir::Module& module, ir::ValueId value);

// The values that regions of `op`, at any depth, use from outside of it; each once, in the order of
// their first use.
std::vector<ir::ValueId> CapturedValues(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::plan
