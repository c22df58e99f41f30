// SPDX-License-Identifier: Apache-2.0
// The table of backends: one row each, called by name.
#pragma once

#include <memory>
#include <span>
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
};

struct Backend {
  std::string_view name;
  std::string_view description;
  Result<std::unique_ptr<Executable>> (*prepare)(const Module& module,
                                                 const SessionOptions& options);
};

std::span<const Backend> Backends();

// Errors: NotFound listing the names there are.
Result<const Backend*> FindBackend(std::string_view name);

}  // namespace lockstep::session
