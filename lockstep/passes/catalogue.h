// SPDX-License-Identifier: Apache-2.0
// The table of passes.
#pragma once

#include <span>
#include <string_view>

#include "lockstep/passes/pass.h"

namespace lockstep::passes {

struct Pass {
  std::string_view name;
  std::string_view summary;
  Result<bool> (*run)(ir::Module&, PassContext&);
};

// All passes, sorted by name.
std::span<const Pass> Passes();
// Null when there is none of that name.
const Pass* FindPass(std::string_view name);

}  // namespace lockstep::passes
