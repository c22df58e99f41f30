// SPDX-License-Identifier: Apache-2.0
// Session: a program made ready on a backend, to be called with arrays.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/literal.h"
#include "lockstep/module.h"
#include "lockstep/status.h"

namespace lockstep {

struct SessionOptions {
  // A name from AvailableBackends().
  std::string backend = "interpreter";
  // Bytes that one array may take while the program runs; larger ones are refused.
  int64_t max_array_bytes = int64_t{16} << 30;
};

struct BackendInfo {
  std::string_view name;
  std::string_view description;
};

// The backends this build has, the default first.
std::vector<BackendInfo> AvailableBackends();

// A program, verified and prepared. Cheap to copy: copies share what was prepared. Call may be used
// from several threads at once.
class Session {
 public:
  // Verifies `module` and prepares its entry function (@main). Errors: InvalidArgument with every
  // diagnostic of the verifier; NotFound for an unknown backend; Unimplemented naming each op that
  // the backend cannot run.
  static Result<Session> Create(Module module, const SessionOptions& options = {});
  // Reads a StableHLO text file first. Errors: NotFound, or those of Create.
  static Result<Session> Load(const std::string& path, const SessionOptions& options = {});

  const Module& module() const;
  // What @main takes and gives, in order.
  std::span<const ArgumentInfo> arguments() const;
  std::span<const ResultInfo> results() const;

  // Runs @main once. Errors: InvalidArgument when the number, dtype or shape of the inputs is not
  // that of the arguments (which one, what was expected, what was found), and those of the run.
  Result<std::vector<Literal>> Call(std::span<const Literal> inputs) const;

 private:
  struct Impl;
  explicit Session(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}
  std::shared_ptr<const Impl> impl_;
};

}  // namespace lockstep
