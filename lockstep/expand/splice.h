// SPDX-License-Identifier: Apache-2.0
// Moves ops between modules: the graph that an expansion builds into the program it is for, and
// regions of the program into functions.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/expand/site.h"

namespace lockstep::expand {

// What stands for the values of one module in another.
class ValueMap {
 public:
  void Set(ir::ValueId from, ir::ValueId to) { values_[from.index] = to; }
  // None when there is nothing.
  ir::ValueId Find(ir::ValueId from) const {
    const auto found = values_.find(from.index);
    return found == values_.end() ? ir::ValueId() : found->second;
  }

 private:
  std::unordered_map<uint32_t, ir::ValueId> values_;
};

// Copies the ops of `region` but for its terminator to the end of `to`, or before `next` when it is
// given. Every operand must be in `map`, which gains the results. Locations become `location`
// unless the modules are the same. Returns the copies.
std::vector<ir::OpId> CopyOps(const ir::Module& from, ir::RegionId region, ir::Module& to,
                              ir::RegionId end, ir::OpId next, ir::LocationId location,
                              ValueMap& map);

// A private function of `to` whose body is a copy of `region` and returns what its terminator has.
// It is called `name`, with a number behind it when that is taken; returns what it is called.
std::string MakeFunction(const ir::Module& from, ir::RegionId region, ir::Module& to,
                         const std::string& name, ir::LocationId location);

// Declares a function of the program in the site's graph, for calls of it.
void DeclareFunction(Site& site, ir::FunctionId function);

// Makes `region` a private function of the program and declares it in the site's graph. Errors:
// Unimplemented when it uses values from outside.
Result<std::string> OutlineRegion(Site& site, ir::RegionId region, const std::string& name);

}  // namespace lockstep::expand
