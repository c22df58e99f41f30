// SPDX-License-Identifier: Apache-2.0
// The rows of the table of backends.
#include "lockstep/session/backends.h"

#include "lockstep/interpret/interpreter.h"
#include "lockstep/session/cpu_backend.h"

namespace lockstep::session {
namespace {

class InterpretedProgram : public Executable {
 public:
  InterpretedProgram(Module module, interpret::InterpretOptions options)
      : module_(std::move(module)), options_(options) {}

  Result<std::vector<Literal>> Run(std::span<const Literal> inputs) const override {
    const std::vector<interpret::Datum> arguments(inputs.begin(), inputs.end());
    LS_ASSIGN_OR_RETURN(interpret::RunResult result,
                        interpret::Run(module_.ir(), module_.ir().Entry(), arguments, options_));
    if (!result.check_failures.empty()) {
      return FailedPreconditionError(result.check_failures.front().message);
    }
    std::vector<Literal> outputs;
    for (interpret::Datum& output : result.outputs) {
      if (!output.IsArray()) {
        return UnimplementedError("results that are tokens or tuples cannot be returned as arrays");
      }
      outputs.push_back(std::move(output.array()));
    }
    return outputs;
  }

 private:
  Module module_;
  interpret::InterpretOptions options_;
};

Result<std::unique_ptr<Executable>> PrepareInterpreter(const Module& module,
                                                       const SessionOptions& options) {
  LS_RETURN_IF_ERROR(interpret::CheckSupported(module.ir(), module.ir().Entry()));
  interpret::InterpretOptions interpret_options;
  interpret_options.max_array_bytes = options.max_array_bytes;
  return std::unique_ptr<Executable>(new InterpretedProgram(module, interpret_options));
}

constexpr Backend kBackends[] = {
    {"interpreter", "evaluates op by op on one core; the reference for every other backend",
     PrepareInterpreter},
    {"cpu", "compiles to native code for all cores", PrepareCpu},
};

}  // namespace

std::span<const Backend> Backends() { return kBackends; }

Result<const Backend*> FindBackend(std::string_view name) {
  std::string names;
  for (const Backend& backend : Backends()) {
    if (backend.name == name) return &backend;
    names += (names.empty() ? "" : ", ") + std::string(backend.name);
  }
  return NotFoundError("no backend '" + std::string(name) + "'; this build has: " + names);
}

}  // namespace lockstep::session
