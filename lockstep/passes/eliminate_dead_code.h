// SPDX-License-Identifier: Apache-2.0
// Pass: ops whose results nothing uses go, unless they have an effect; private functions that
// nothing reaches go too.
//
//   %0 = stablehlo.add %x, %x : tensor<f32>     // unused
//   return %x : tensor<f32>
// becomes
//   return %x : tensor<f32>
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct EliminateDeadCodeOptions {
  bool functions = true;  // remove private functions that no public one reaches
};

// Declared outputs of public functions stay, and so do carries of loops and results of branches
// (simplify_while and simplify remove those). Errors: InvalidArgument for a module with neither
// outputs nor effects, which would be emptied.
Result<bool> EliminateDeadCode(ir::Module& module, const EliminateDeadCodeOptions& options);

// Only the last part: whether a private function went.
bool EraseUnreachableFunctions(ir::Module& module);

}  // namespace lockstep::passes
