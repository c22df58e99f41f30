// SPDX-License-Identifier: Apache-2.0
// The table of backends: one row each, called by name.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/session.h"

namespace lockstep::session {

// A program prepared by a backend. Run is thread-safe; inputs have been checked against the
// arguments.
class Executable {
 public:
  virtual ~Executable() = default;
  virtual Result<std::vector<Literal>> Run(std::span<const Literal> inputs) const = 0;
  // On arrays in memory; see Session::CallInPlace.
  virtual Status RunInPlace(std::span<const void* const> arguments,
                            std::span<void* const> results) const = 0;
  virtual std::span<const Alias> aliases() const { return {}; }
  virtual MemoryReport memory() const { return {}; }
  // What does not run as the backend's name promises, and why; see Session::notes.
  virtual std::vector<std::string> notes() const { return {}; }
  // See Session::cpu_features.
  virtual std::string_view cpu_features() const { return {}; }
  // As RunInPlace, and says how long each step took. Errors: Unimplemented where there are no
  // steps.
  virtual Result<std::vector<StepTime>> Profile(std::span<const void* const> arguments,
                                                std::span<void* const> results) const;
};

// The backend that compiled programs in files are for.
inline constexpr std::string_view kCpuBackend = "cpu";

struct Backend {
  std::string_view name;
  std::string_view description;
  Result<std::unique_ptr<Executable>> (*prepare)(const Module& module,
                                                 const SessionOptions& options);
};

// RunInPlace by way of Run: copies the arrays. For executables that work on literals.
Status RunOnLiterals(const Executable& executable, const Module& module,
                     std::span<const void* const> arguments, std::span<void* const> results);

// `notes` are what the executable will say.
Result<std::unique_ptr<Executable>> PrepareInterpreter(const Module& module,
                                                       const SessionOptions& options,
                                                       std::vector<std::string> notes);

std::span<const Backend> Backends();

// Errors: NotFound listing the names there are.
Result<const Backend*> FindBackend(std::string_view name);

}  // namespace lockstep::session
