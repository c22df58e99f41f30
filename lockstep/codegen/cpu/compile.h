// SPDX-License-Identifier: Apache-2.0
// Plan to program, for the CPU.
#pragma once

#include <memory>
#include <string>

#include "lockstep/base/cpu.h"
#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"
#include "lockstep/program/program.h"

namespace lockstep::codegen::cpu {

struct CompileOptions {
  base::CpuLevel level = base::HostCpuLevel();
};

// Writes and compiles the functions of every group. Errors: Internal naming the group whose code
// LLVM does not take; FailedPrecondition without LLVM.
Result<program::Program> Compile(std::shared_ptr<const ir::Module> module, plan::Plan plan,
                                 const CompileOptions& options);

// The LLVM IR of the groups of `plan`, for people to read.
std::string GeneratedCode(const ir::Module& module, const plan::Plan& plan);

}  // namespace lockstep::codegen::cpu
