// SPDX-License-Identifier: Apache-2.0
// Which functions call which.
#pragma once

#include <vector>

#include "lockstep/ir/ids.h"

namespace lockstep::ir {

class CallGraph {
 public:
  struct Edge {
    FunctionId caller, callee;
    OpId op;
  };

  void Add(FunctionId caller, FunctionId callee, OpId op) {
    edges_.push_back({caller, callee, op});
  }

  // The calls that close a circle, one for each; none when no function calls itself, directly or
  // through others.
  std::vector<Edge> FindRecursion(size_t num_functions) const;

 private:
  std::vector<Edge> edges_;
};

}  // namespace lockstep::ir
