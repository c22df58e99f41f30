// SPDX-License-Identifier: Apache-2.0
// Self-checking programs: texts whose check ops judge themselves, as the ecosystem writes its
// tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/status.h"

namespace lockstep::session {

enum class SelfCheckOutcome : uint8_t {
  kPassed,         // every check held, and there was at least one
  kFailed,         // a check did not hold, or the program failed while it ran
  kUnimplemented,  // an op that the interpreter does not evaluate
  kInvalid,        // the text does not read or verify
};

struct SelfCheckCase {
  std::string name;  // "file.mlir:12 @main"
  SelfCheckOutcome outcome = SelfCheckOutcome::kPassed;
  int64_t checks = 0;
  std::string message;  // empty when passed
  // What the interpreter ran although another backend was asked for.
  std::vector<std::string> notes = {};
};

enum class SelfCheckBackend : uint8_t {
  kInterpreter,
  kCpu,           // compiled op by op, so that every op is computed by generated code or a kernel
  kCpuOptimized,  // by way of all passes and fusion
};

struct SelfCheckOptions {
  SelfCheckBackend backend = SelfCheckBackend::kInterpreter;
  std::string cpu_features = "native";
  interpret::InterpretOptions interpret;
};

// Splits `text` at lines that are `// -----` and runs each part: @main when there is one, else
// every public function without arguments. Nothing is fatal: what goes wrong is the outcome of a
// case.
std::vector<SelfCheckCase> RunSelfChecks(std::string_view text, const std::string& file,
                                         const SelfCheckOptions& options = {});

}  // namespace lockstep::session
