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

// How a program that the passes have been over is to run. Errors: Unimplemented for values of types
// that plans do not know (tuples) and for unknown sizes; those of MakePlan.
Result<plan::Plan> PlanForCpu(const ir::Module& simplified, bool fuse = true);

// The rest of the way for a program that the passes have been over. Errors: as CompileForCpu.
Result<std::shared_ptr<const program::Program>> CompileSimplified(
    std::shared_ptr<const ir::Module> simplified, const CpuCompileOptions& options);

// Compiles the entry function. Errors: Unimplemented for a program that has values of types that
// plans do not know (tuples); those of every stage.
Result<std::shared_ptr<const program::Program>> CompileForCpu(const ir::Module& module,
                                                              const CpuCompileOptions& options);

Result<std::unique_ptr<Executable>> PrepareCpu(const Module& module, const SessionOptions& options);

// A program that is compiled already. `module` has its results' types.
Result<std::unique_ptr<Executable>> PrepareProgram(std::shared_ptr<const program::Program> program,
                                                   const Module& module,
                                                   const SessionOptions& options);

// Compiles the entry and runs it once per process, on inputs[p]; see interpret::RunGrid. A program
// that cannot be compiled (see PlanForCpu) is interpreted. `notes` gains what the interpreter does.
Result<std::vector<interpret::RunResult>> RunGridOnCpu(
    const ir::Module& module, interpret::GridShape shape,
    std::span<const std::vector<interpret::Datum>> inputs, const SessionOptions& options,
    std::vector<std::string>& notes);

// Compiles and runs a function that takes no arguments. `notes` gains what the interpreter does:
// steps, or all of a program that has sizes or types that plans do not know.
Result<interpret::RunResult> RunFunctionOnCpu(const ir::Module& module, ir::FunctionId function,
                                              const CpuCompileOptions& options,
                                              std::vector<std::string>& notes);

}  // namespace lockstep::session
