// SPDX-License-Identifier: Apache-2.0
// Executor::RunProcess: a call on the interpreter's values, for grids of processes.
#include "lockstep/runtime/cpu/executor.h"
#include "lockstep/runtime/host_memory.h"

namespace lockstep::runtime::cpu {
namespace {

// Memory for one array; null for a token.
Result<std::shared_ptr<void>> AllocateFor(const Type& type) {
  if (!type.IsTensor()) return std::shared_ptr<void>();
  return AllocateHost(static_cast<size_t>(type.tensor().shape.NumElements()) *
                          ElementSizeBytes(type.tensor().dtype()),
                      "a result " + type.ToString());
}

}  // namespace

Result<interpret::RunResult> Executor::RunProcess(interpret::Process* process,
                                                  std::vector<interpret::Datum> arguments) const {
  const ir::Module& module = *program_->module;
  const ir::Function& entry = module.function(module.Entry());
  const size_t expected = module.arguments(entry.body).size();
  if (arguments.size() != expected) {
    return InvalidArgumentError("function @" + entry.name + " takes " + std::to_string(expected) +
                                " arguments, found " + std::to_string(arguments.size()));
  }
  std::vector<const void*> inputs;
  for (interpret::Datum& argument : arguments) {
    inputs.push_back(nullptr);
    if (!argument.IsArray()) continue;
    LS_ASSIGN_OR_RETURN(argument.array(), argument.array().Expanded());
    inputs.back() = argument.array().stored_bytes().data();
  }
  const std::vector<Type>& types = entry.result_types;
  std::vector<std::shared_ptr<void>> memory;
  std::vector<void*> results;
  for (const Type& type : types) {
    LS_ASSIGN_OR_RETURN(memory.emplace_back(), AllocateFor(type));
    results.push_back(memory.back().get());
  }
  Effects effects;
  effects.process = process;
  LS_RETURN_IF_ERROR(Run(inputs, results, effects));
  interpret::RunResult result;
  for (size_t i = 0; i < types.size(); ++i) {
    if (!types[i].IsTensor()) {
      result.outputs.emplace_back(interpret::Token());
      continue;
    }
    const TensorType& type = types[i].tensor();
    const std::span bytes(
        static_cast<const std::byte*>(results[i]),
        static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype()));
    LS_ASSIGN_OR_RETURN(Literal output,
                        Literal::Borrow(type.dtype(), type.shape, bytes, std::move(memory[i])));
    result.outputs.emplace_back(std::move(output));
  }
  result.checks = effects.checks;
  result.check_failures = std::move(effects.check_failures);
  result.outfeed = std::move(effects.outfeed);
  result.random_blocks = effects.random_blocks;
  return result;
}

}  // namespace lockstep::runtime::cpu
