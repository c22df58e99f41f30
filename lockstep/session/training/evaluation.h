// SPDX-License-Identifier: Apache-2.0
// A program that judges a state on held-out data.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/arrays/array_file.h"
#include "lockstep/session/bindings.h"
#include "lockstep/session/training/train.h"

namespace lockstep::session {

class Evaluation {
 public:
  // Binds each argument of the eval program: to the array that --eval-batch names, to a state array
  // of its name, or to `x_test` for an argument `x`. Errors: InvalidArgument for an --eval-batch
  // that names no argument or one twice, and listing every argument that nothing feeds and every
  // array of the wrong shape (programs are exported for exact shapes) or with values that would
  // change.
  static Result<Evaluation> Load(const TrainOptions& options,
                                 std::span<const arrays::NamedArray> state,
                                 std::span<const arrays::NamedArray> data);

  // Real scalar results by name; `accuracy` is added when there is a count named `correct`.
  Result<std::vector<std::pair<std::string, double>>> Run(
      std::span<const arrays::NamedArray> state) const;

 private:
  explicit Evaluation(Session session) : session_(std::move(session)) {}

  Session session_;
  std::vector<Literal> inputs_;
  // Places of inputs_ that take a state array: (input, index in the state).
  std::vector<std::pair<size_t, size_t>> state_inputs_;
  int64_t num_rows_ = 0;  // of the test data
};

}  // namespace lockstep::session
