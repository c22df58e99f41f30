// SPDX-License-Identifier: Apache-2.0
// One op into others, IR to IR: CHLO becomes plain StableHLO of full accuracy, composites become
// calls of their decompositions.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::expand {

struct ExpandOptions {
  bool chlo = true;
  bool composites = false;
  bool custom_calls = false;  // those that are a few plain ops
  // Ops for which it holds stay as they are; null: none.
  std::function<bool(const ir::Module&, ir::OpId)> keep = nullptr;
};

// How many ops of each name were expanded.
using ExpandedOps = std::map<std::string, int64_t>;

// Replaces every op that `options` name, at any depth. Short expansions stand where the op stood;
// long ones become private functions, one for all ops of the same types. Ops keep their locations.
// Errors: Unimplemented naming the op, its place and why; the module is then half done.
Result<ExpandedOps> ExpandOps(ir::Module& module, const ExpandOptions& options = {});

}  // namespace lockstep::expand
