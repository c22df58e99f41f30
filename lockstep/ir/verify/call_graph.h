// SPDX-License-Identifier: Apache-2.0
// Which functions call which: finds circles and calls that are nested too deep.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lockstep/ir/ids.h"

namespace lockstep::ir {

class CallGraph {
 public:
  explicit CallGraph(size_t num_functions) : functions_(num_functions) {}

  struct Edge {
    FunctionId caller, callee;
    OpId op;
    size_t nesting = 1;  // regions of the caller around the op, its body included
  };
  // Calls that come back to where they began.
  struct Circle {
    Edge closing;
    std::vector<FunctionId> path;  // from closing.callee to closing.caller; the middle of a long
    bool shortened = false;        // one is left out behind all but the last
  };
  struct Findings {
    std::vector<Circle> circles;  // one for each call that closes one
    // What takes the nesting of a function beyond the limit while its callees are within it: a
    // call, or only the function as `caller` when its regions do.
    std::vector<Edge> too_deep;
  };

  void AddCall(const Edge& edge) { functions_[edge.caller.index].calls.push_back(edge); }
  // The function has regions nested so deep, its body included.
  void AddNesting(FunctionId function, size_t nesting) {
    size_t& deepest = functions_[function.index].nesting;
    deepest = std::max(deepest, nesting);
  }

  Findings Check(size_t max_nesting) const;

 private:
  struct Node {
    std::vector<Edge> calls;
    size_t nesting = 1;
  };
  std::vector<Node> functions_;  // by index
};

}  // namespace lockstep::ir
