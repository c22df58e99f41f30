// SPDX-License-Identifier: Apache-2.0
// A group of ops while it is being formed, and the rules that say what may join it.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/fold.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::plan {

// Places at which a group needs a value.
struct Need {
  std::vector<IndexMap> maps;
  std::vector<bool> guarded;  // read only where a pad's operand is

  void Add(const IndexMap& map, bool is_guarded) {
    for (size_t i = 0; i < maps.size(); ++i) {
      if (maps[i] == map && guarded[i] == is_guarded) return;
    }
    maps.push_back(map);
    guarded.push_back(is_guarded);
  }
};

struct Forming {
  bool is_generated = false;
  bool is_alive = true;
  std::vector<ir::OpId> ops;  // last to first
  Domain domain;
  std::vector<GroupOutput> outputs;
  std::unordered_map<ir::ValueId, Need> needs;  // values from outside, so far
  uint32_t first_position = 0;
  uint32_t last_position = 0;
};

inline int64_t NumElements(const ir::Module& module, ir::ValueId value) {
  return module.tensor_type(value).shape.NumElements();
}

// Whether something takes more than a few instructions.
bool IsExpensive(const ir::Module& module, ir::OpId op);

// Whether a group may as well compute the op again as read its result: it takes few instructions
// and nothing more has to be read for it, or one array that is no wider.
bool IsCheaperToRepeat(const ir::Module& module, ir::OpId op, const Forming& group);

// Why computing `op` again at each place that the group needs it costs too much; empty: it does
// not.
std::string WhyCostly(const ir::Module& module, ir::OpId op, const Forming& group);

// Empty, with the op's results and where each is computed once, or why there is no such place.
std::string FindOutputs(const ir::Module& module, ir::OpId op, const Forming& group,
                        std::vector<GroupOutput>& outputs);

// Why the fold cannot run in the group's loops. Marks or adds reduced dimensions when it can.
std::string WhyFoldDoesNotFit(const ir::Module& module, ir::OpId op, Forming& group);

}  // namespace lockstep::plan
