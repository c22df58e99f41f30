// SPDX-License-Identifier: Apache-2.0
// Where the batch of a step comes from. Every source is a function of the step's number alone, so a
// resumed run sees the same batches.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lockstep/arrays/array_file.h"
#include "lockstep/literal.h"
#include "lockstep/module.h"
#include "lockstep/status.h"

namespace lockstep::session {

class BatchSource {
 public:
  virtual ~BatchSource() = default;
  // One array per batch argument, each of the argument's type, for step `step` (from 0). Errors:
  // OutOfRange when the source has no batch for that step.
  virtual Result<std::vector<Literal>> Get(int64_t step) = 0;
  // Steps that there are batches for; -1: without end.
  virtual int64_t num_steps() const = 0;
  // What decides the order, for the record of a run: "rows in rows.npy", "shuffled with seed 7".
  virtual std::string Describe() const = 0;
};

// An argument and the array of the data file that feeds it.
struct BatchInput {
  ArgumentInfo argument;
  Literal array;
  std::string array_name;  // with its file, for messages: "'x_train' of digits.npz"
};

// Every source takes arrays whose values the argument's dtype holds exactly (see CheckExact), and
// refuses others, and arguments with unknown sizes.

// Rows `rows[step, :]` of each input's array, gathered along its first dimension. `rows` is an
// integer array [steps, batch].
Result<std::unique_ptr<BatchSource>> MakeRowSource(std::vector<BatchInput> inputs, Literal rows,
                                                   std::string rows_name);

// Rows in an order shuffled anew in every epoch by Philox with `seed`; the last incomplete batch of
// an epoch is left out.
Result<std::unique_ptr<BatchSource>> MakeShuffledSource(std::vector<BatchInput> inputs,
                                                        uint64_t seed);

// Windows of `length` tokens. Input i of `arguments` is cut `shift[i]` later than the offset (x by
// 0, y by 1). `offsets` is an integer array [steps, batch]; absent: offsets drawn by Philox with
// `seed`.
struct WindowSpec {
  std::vector<ArgumentInfo> arguments;
  std::vector<int64_t> shifts;
  Literal tokens;
  std::string tokens_name;
  int64_t length = 0;
  std::optional<Literal> offsets;
  std::string offsets_name;
  uint64_t seed = 0;
};
Result<std::unique_ptr<BatchSource>> MakeWindowSource(WindowSpec spec);

// Ready-made batches: slice `step` of each input's array along its first dimension.
Result<std::unique_ptr<BatchSource>> MakeReadySource(std::vector<BatchInput> inputs,
                                                     std::string file_name);

// For a step whose arguments are all state.
std::unique_ptr<BatchSource> MakeNoBatchSource();

}  // namespace lockstep::session
