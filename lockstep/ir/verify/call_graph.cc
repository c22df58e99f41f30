// SPDX-License-Identifier: Apache-2.0
// A depth-first walk over the calls, without recursion: an edge to a function that is still open
// closes a circle; a function that is left knows how deep its callees nest.
#include "lockstep/ir/verify/call_graph.h"

#include <cstdint>

namespace lockstep::ir {
namespace {

constexpr size_t kMaxShownPath = 6;

// The functions on `path` from position `from` on, of which a message names a few.
CallGraph::Circle MakeCircle(const CallGraph::Edge& closing, const std::vector<uint32_t>& path,
                             size_t from) {
  CallGraph::Circle circle{.closing = closing, .path = {}};
  const size_t length = path.size() - from;
  circle.shortened = length > kMaxShownPath;
  const size_t shown = circle.shortened ? kMaxShownPath - 1 : length;
  for (size_t i = 0; i < shown; ++i) circle.path.push_back(FunctionId{path[from + i]});
  if (circle.shortened) circle.path.push_back(closing.caller);
  return circle;
}

}  // namespace

CallGraph::Findings CallGraph::Check(size_t max_nesting) const {
  enum class State : uint8_t { kNew, kOpen, kDone };
  struct Visit {
    State state = State::kNew;
    size_t next_call = 0;
    size_t place = 0;    // on the path, while open
    size_t nesting = 0;  // with callees, once done
  };
  std::vector<Visit> visits(functions_.size());
  std::vector<uint32_t> path;
  Findings findings;
  const auto open = [&](uint32_t function) {
    visits[function].state = State::kOpen;
    visits[function].place = path.size();
    path.push_back(function);
  };
  const auto close = [&](uint32_t function) {
    Edge deepest{.caller = FunctionId{function}, .callee = {}, .op = {}};
    size_t nesting = functions_[function].nesting;
    bool callee_is_too_deep = false;
    for (const Edge& call : functions_[function].calls) {
      const size_t below = visits[call.callee.index].nesting;
      callee_is_too_deep |= below > max_nesting;
      if (call.nesting + below <= nesting) continue;
      nesting = call.nesting + below;
      deepest = call;
    }
    if (nesting > max_nesting && !callee_is_too_deep) findings.too_deep.push_back(deepest);
    visits[function].nesting = nesting;
    visits[function].state = State::kDone;
    path.pop_back();
  };
  for (uint32_t root = 0; root < functions_.size(); ++root) {
    if (visits[root].state == State::kNew) open(root);
    while (!path.empty()) {
      const uint32_t caller = path.back();
      const std::vector<Edge>& calls = functions_[caller].calls;
      if (visits[caller].next_call == calls.size()) {
        close(caller);
        continue;
      }
      const Edge& call = calls[visits[caller].next_call++];
      const Visit& callee = visits[call.callee.index];
      if (callee.state == State::kOpen) {
        findings.circles.push_back(MakeCircle(call, path, callee.place));
      }
      if (callee.state == State::kNew) open(call.callee.index);
    }
  }
  return findings;
}

}  // namespace lockstep::ir
