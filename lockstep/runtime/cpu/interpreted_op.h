// SPDX-License-Identifier: Apache-2.0
// An op of a program that nothing native exists for: the interpreter runs it, as a step that says
// so.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/module.h"

namespace lockstep::runtime::cpu {

// Effects of a run besides its results.
struct Effects {
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

  // Buffers as in OpKernelCall; null for tokens.
  Status Run(std::span<const void* const> inputs, std::span<void* const> results,
             Effects& effects) const;

 private:
  InterpretedOp() = default;

  ir::Module module_;  // a function that holds the op alone
  std::vector<Type> input_types_;
};

}  // namespace lockstep::runtime::cpu
