// SPDX-License-Identifier: Apache-2.0
// LLVM behind two functions. libLLVM is loaded when the first kernel is compiled, so that what
// compiles nothing starts in milliseconds.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/cpu.h"
#include "lockstep/status.h"

namespace lockstep::codegen::cpu {

// A relocatable ELF object from LLVM IR as text: optimized, for the vector instructions of `level`.
// Functions need no attributes for the target. Thread-safe. Errors: Internal with LLVM's message
// when the text is not valid IR; FailedPrecondition when libLLVM cannot be loaded.
Result<std::vector<std::byte>> CompileObject(std::string_view ir_text, base::CpuLevel level);

// "19.1.7".
Result<std::string> LlvmVersion();

}  // namespace lockstep::codegen::cpu
