// SPDX-License-Identifier: Apache-2.0
// Fusion: which ops of a region become one kernel, and why.
//
//   %e = exponential %x        one kernel that reads %x once
//   %s = reduce %e, add   =>   and writes %y, a row at a time
//   %y = divide %e, %s
#pragma once

#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::plan {

struct GroupingOptions {
  bool fuse = true;      // false: each op by itself
  int max_ops = 192;     // of one group
  int max_buffers = 64;  // that one group reads and writes
};

// What was decided about an op and the group of one that uses its result.
struct FusionDecision {
  ir::OpId producer;
  ir::OpId consumer;
  bool fused = false;
  std::string reason;
};

enum class GroupKind : uint8_t {
  kGenerated,  // loops that code is generated for
  kSingle,     // one op with a kernel of its own, or with regions
};

struct Group {
  GroupKind kind = GroupKind::kSingle;
  GroupSpec spec;  // for kSingle: the op alone
};

// The groups of one region (nested regions have their own), in an order in which they can run. Ops
// that give a value another name (reshape), constants and the terminator are in no group unless
// they are fused; cheap producers may be in several.
struct RegionGroups {
  std::vector<Group> groups;
  std::vector<FusionDecision> decisions;
};

RegionGroups FormGroups(const ir::Module& module, ir::RegionId region,
                        const GroupingOptions& options);

// Whether the op's result is its operand's bytes under another type.
bool IsRenaming(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::plan
