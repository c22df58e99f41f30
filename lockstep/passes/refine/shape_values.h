// SPDX-License-Identifier: Apache-2.0
// The values of a module that its shapes depend on: shape operands and whatever they are computed
// from, through calls, branches and loops. Only these are worth folding to refine shapes.
#pragma once

#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

class ShapeValues {
 public:
  explicit ShapeValues(const ir::Module& module);

  // False for values made since.
  bool Contains(ir::ValueId value) const {
    return value.index < found_.size() && found_[value.index];
  }

 private:
  void Add(ir::ValueId value);
  void AddSources(ir::ValueId value);
  void AddSourcesOfResult(ir::OpId op, size_t index);
  void AddSourcesOfArgument(ir::RegionId region, size_t index);
  void AddReturned(ir::RegionId region, size_t index);
  void Seed(ir::RegionId region);

  const ir::Module& module_;
  std::vector<bool> found_;  // by ValueId
  std::vector<ir::ValueId> pending_;
  std::vector<std::vector<ir::OpId>> calls_;  // by FunctionId of the callee
};

}  // namespace lockstep::passes
