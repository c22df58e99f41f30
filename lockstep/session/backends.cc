// SPDX-License-Identifier: Apache-2.0
// The rows of the table of backends.
#include "lockstep/session/backends.h"

#include <algorithm>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/session/cpu_backend.h"

namespace lockstep::session {
namespace {

class InterpretedProgram : public Executable {
 public:
  InterpretedProgram(Module module, interpret::InterpretOptions options,
                     std::vector<std::string> notes)
      : module_(std::move(module)), options_(std::move(options)), notes_(std::move(notes)) {}

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

  Status RunInPlace(std::span<const void* const> arguments,
                    std::span<void* const> results) const override {
    return RunOnLiterals(*this, module_, arguments, results);
  }

  std::vector<std::string> notes() const override { return notes_; }

 private:
  Module module_;
  interpret::InterpretOptions options_;
  std::vector<std::string> notes_;
};

Result<std::unique_ptr<Executable>> PrepareByName(const Module& module,
                                                  const SessionOptions& options) {
  return PrepareInterpreter(module, options, {});
}

constexpr Backend kBackends[] = {
    {kCpuBackend, "compiles to native code for all cores", PrepareCpu},
    {"interpreter", "evaluates op by op on one core; the reference for every other backend",
     PrepareByName},
};

}  // namespace

Result<std::unique_ptr<Executable>> PrepareInterpreter(const Module& module,
                                                       const SessionOptions& options,
                                                       std::vector<std::string> notes) {
  LS_RETURN_IF_ERROR(interpret::CheckSupported(module.ir(), module.ir().Entry()));
  interpret::InterpretOptions interpret_options;
  interpret_options.max_array_bytes = options.max_array_bytes;
  return std::unique_ptr<Executable>(
      new InterpretedProgram(module, std::move(interpret_options), std::move(notes)));
}

Result<std::vector<StepTime>> Executable::Profile(std::span<const void* const>,
                                                  std::span<void* const>) const {
  return UnimplementedError("this backend does not measure its steps");
}

Status RunOnLiterals(const Executable& executable, const Module& module,
                     std::span<const void* const> arguments, std::span<void* const> results) {
  std::vector<Literal> inputs;
  const std::vector<ArgumentInfo> infos = module.Arguments();
  for (size_t i = 0; i < infos.size(); ++i) {
    if (!infos[i].type.IsTensor() || !infos[i].type.tensor().shape.IsStatic()) {
      return UnimplementedError("argument '" + infos[i].name + "' of type " +
                                infos[i].type.ToString() + " has no bytes of a known number");
    }
    const TensorType& type = infos[i].type.tensor();
    const size_t size =
        static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype());
    const auto* begin = static_cast<const std::byte*>(arguments[i]);
    LS_ASSIGN_OR_RETURN(Literal input,
                        Literal::FromBytes(type.dtype(), type.shape, {begin, begin + size}));
    inputs.push_back(std::move(input));
  }
  LS_ASSIGN_OR_RETURN(const std::vector<Literal> outputs, executable.Run(inputs));
  for (size_t i = 0; i < outputs.size(); ++i) {
    LS_ASSIGN_OR_RETURN(const Literal whole, outputs[i].Expanded());
    const std::span<const std::byte> bytes = whole.stored_bytes();
    std::copy(bytes.begin(), bytes.end(), static_cast<std::byte*>(results[i]));
  }
  return OkStatus();
}

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
