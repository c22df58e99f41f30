// SPDX-License-Identifier: Apache-2.0
// The cpu backend: passes, plan, code, executor.
#pragma once

#include <memory>

#include "lockstep/plan/plan.h"
#include "lockstep/program/program.h"
#include "lockstep/runtime/cpu/executor.h"
#include "lockstep/session/backends.h"

namespace lockstep::session {

// The module as the passes leave it. Errors: those of the passes.
Result<std::shared_ptr<const ir::Module>> SimplifyForCpu(const Module& module);

// Compiles the entry function. Errors: Unimplemented for a program that has values of types that
// plans do not know (tuples); those of every stage.
Result<std::shared_ptr<const program::Program>> CompileForCpu(const Module& module,
                                                              const SessionOptions& options);

Result<std::unique_ptr<Executable>> PrepareCpu(const Module& module, const SessionOptions& options);

}  // namespace lockstep::session
