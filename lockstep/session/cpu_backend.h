// SPDX-License-Identifier: Apache-2.0
// The cpu backend: passes, plan, code, executor.
#pragma once

#include <memory>

#include "lockstep/plan/plan.h"
#include "lockstep/program/program.h"
#include "lockstep/runtime/cpu/executor.h"
#include "lockstep/session/backends.h"

namespace lockstep::session {

struct CpuCompileOptions {
  SessionOptions session;
  // False: the passes that nothing works without, and no fusion. For tests of single ops.
  bool optimize = true;
};

// Compiles the entry function. Errors: Unimplemented for a program that has values of types that
// plans do not know (tuples); those of every stage.
Result<std::shared_ptr<const program::Program>> CompileForCpu(const ir::Module& module,
                                                              const CpuCompileOptions& options);

Result<std::unique_ptr<Executable>> PrepareCpu(const Module& module, const SessionOptions& options);

// Compiles and runs a function that takes no arguments; what its check ops found is in the result,
// its outputs are not.
Result<interpret::RunResult> RunFunctionOnCpu(const ir::Module& module, ir::FunctionId function,
                                              const CpuCompileOptions& options);

}  // namespace lockstep::session
