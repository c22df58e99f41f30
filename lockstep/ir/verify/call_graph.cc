// SPDX-License-Identifier: Apache-2.0
// A depth-first walk over the calls, without recursion: an edge to a function that is still open
// closes a circle.
#include "lockstep/ir/verify/call_graph.h"

#include <cstdint>

namespace lockstep::ir {

std::vector<CallGraph::Edge> CallGraph::FindRecursion(size_t num_functions) const {
  std::vector<std::vector<size_t>> calls(num_functions);  // indices into edges_, by caller
  for (size_t i = 0; i < edges_.size(); ++i) calls[edges_[i].caller.index].push_back(i);
  enum class State : uint8_t { kNew, kOpen, kDone };
  std::vector<State> states(num_functions, State::kNew);
  std::vector<size_t> next_call(num_functions);
  std::vector<size_t> path;
  std::vector<Edge> circles;
  for (size_t root = 0; root < num_functions; ++root) {
    if (states[root] == State::kNew) path.push_back(root);
    while (!path.empty()) {
      const size_t caller = path.back();
      states[caller] = State::kOpen;
      if (next_call[caller] == calls[caller].size()) {
        states[caller] = State::kDone;
        path.pop_back();
        continue;
      }
      const Edge& edge = edges_[calls[caller][next_call[caller]++]];
      const State callee = states[edge.callee.index];
      if (callee == State::kOpen) circles.push_back(edge);
      if (callee == State::kNew) path.push_back(edge.callee.index);
    }
  }
  return circles;
}

}  // namespace lockstep::ir
