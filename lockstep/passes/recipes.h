// SPDX-License-Identifier: Apache-2.0
// The order in which passes run.
#pragma once

#include <span>
#include <string_view>

#include "lockstep/passes/pass.h"

namespace lockstep::passes {

// Makes the module as small and plain as the passes know. REQUIRES: it verifies. It keeps the
// public functions, their types (but see for_cpu) and names. Errors: InvalidArgument for a
// module with neither outputs nor effects; Internal for a pass that breaks the module (only with
// verify_passes). The module is then good for nothing but to be dropped.
Result<PassReport> Simplify(ir::Module& module, const PipelineOptions& options = {});

// Runs the named passes in order, once each. Errors: NotFound for a name that is no pass.
Result<PassReport> RunPasses(ir::Module& module, std::span<const std::string_view> names,
                             const PipelineOptions& options = {});

}  // namespace lockstep::passes
