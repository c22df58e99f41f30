// SPDX-License-Identifier: Apache-2.0
// A program whose sizes the inputs of a call fix: refined and prepared once per combination.
#pragma once

#include <memory>

#include "lockstep/session/backends.h"

namespace lockstep::session {

// Whether the entry of `module` has sizes that only a call can fix, or takes shapes as values.
bool NeedsRefinement(const Module& module);

// Prepares `module` on `backend` at each call with new shapes, and keeps the last few. What needs
// no inputs is prepared now. REQUIRES: the module verifies; NeedsRefinement; `backend` outlives the
// result. Errors, here or from Run: those of RefineDynamicShapes and of the backend; Unimplemented
// naming the dimensions that no input fixes.
Result<std::unique_ptr<Executable>> PrepareRefined(const Module& module, const Backend& backend,
                                                   const SessionOptions& options);

// `module` with the sizes that `inputs`, one list per process, fix for all processes alike.
// REQUIRES: the module verifies; one input per argument, and at least one process. Errors:
// InvalidArgument when processes have inputs of different types; those of RefineDynamicShapes;
// Unimplemented naming the dimensions that no input fixes.
Result<Module> RefineForProcesses(const Module& module,
                                  std::span<const std::vector<Literal>> inputs);

}  // namespace lockstep::session
