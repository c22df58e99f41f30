// SPDX-License-Identifier: Apache-2.0
// An op of a program that nothing native exists for: the interpreter runs it, as a step that says
// so.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/module.h"

namespace lockstep::runtime::cpu {

// Effects of a run besides its results, and where it stands.
struct Effects {
  // The process of a grid that runs; null: the program is the only process of its own.
  interpret::Process* process = nullptr;
  uint64_t random_blocks = 0;  // taken by rng ops so far
  std::vector<interpret::CheckFailure> check_failures;
  int64_t checks = 0;
  std::vector<std::vector<interpret::Datum>> outfeed;
};

class InterpretedOp {
 public:
  // `inputs`: the op's operands, then the values from outside that its regions use. Errors:
  // Unimplemented when the interpreter cannot run it either.
  static Result<std::unique_ptr<InterpretedOp>> Make(const ir::Module& module, ir::OpId op,
                                                     std::span<const ir::ValueId> inputs);

  // Runs regions and functions that the op runs as processes of a grid; by the name of a function,
  // which is empty for the op's own region.
  using RunProcess = std::function<Result<interpret::RunResult>(
      interpret::Process& process, const std::string& function,
      std::vector<interpret::Datum> arguments)>;
  void set_run_process(RunProcess run);

  // Buffers as in OpKernelCall; null for tokens. REQUIRES: effects.process.
  Status Run(std::span<const void* const> inputs, std::span<void* const> results,
             Effects& effects) const;

 private:
  InterpretedOp() = default;

  ir::Module module_;  // a function that holds the op alone, and the functions that it names
  interpret::InterpretOptions options_;
  std::vector<Type> input_types_;
};

}  // namespace lockstep::runtime::cpu
