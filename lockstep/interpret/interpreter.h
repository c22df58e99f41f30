// SPDX-License-Identifier: Apache-2.0
// The interpreter: what every op means, slow and clear. The oracle of every test.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/literal.h"

namespace lockstep::interpret {

struct Process;    // grid/grid.h
struct RunResult;  // below

// A value at run time: an array, a token, or a tuple of values.
struct Token {};
struct Datum {
  std::variant<Literal, Token, std::vector<Datum>> value;

  Datum() = default;
  Datum(Literal literal) : value(std::move(literal)) {}
  Datum(Token token) : value(token) {}
  bool IsArray() const { return std::holds_alternative<Literal>(value); }
  // REQUIRES: IsArray().
  const Literal& array() const { return std::get<Literal>(value); }
  Literal& array() { return std::get<Literal>(value); }
};

struct InterpretOptions {
  // Bytes that the arrays of one value may take before the run is refused.
  int64_t max_array_bytes = int64_t{16} << 30;
  // Nested calls and regions before the run is refused. A module that verifies stays within.
  int max_depth = ir::kMaxNesting;
  // Runs a region that reads no value from outside as a process of a grid, in place of the
  // interpreter; null: the interpreter does. Called from several threads.
  std::function<Result<RunResult>(Process& process, ir::RegionId region,
                                  std::vector<Datum> arguments)>
      run_as = nullptr;
};

// What check.* ops of a self-checking program found.
struct CheckFailure {
  std::string op;  // the op's text
  ir::TextPosition position;
  std::string message;  // where and how actual and expected differ
};

struct RunResult {
  std::vector<Datum> outputs;
  std::vector<std::vector<Datum>> outfeed;  // what each outfeed op gave
  std::vector<CheckFailure> check_failures;
  int64_t checks = 0;  // how many check ops and grids of processes ran
  // Blocks of random numbers that rng ops took: the place in the one sequence of a run.
  uint64_t random_blocks = 0;
};

// OK when every op reachable from `function` can be evaluated; else Unimplemented naming each op,
// its place and the reason. Call once per module before running.
Status CheckSupported(const ir::Module& module, ir::FunctionId function);

// Runs `function`. REQUIRES: the module verifies. Errors: InvalidArgument when `inputs` do not fit
// the arguments (which one, what was expected, what was found); Unimplemented as CheckSupported;
// ResourceExhausted beyond the options' limits. A failed check op is no error: see RunResult.
Result<RunResult> Run(const ir::Module& module, ir::FunctionId function,
                      std::span<const Datum> inputs, const InterpretOptions& options = {});

// As Run, as a process of a grid that is running, with the random numbers of a run that has taken
// `random_blocks` already; the result's count goes on from there. REQUIRES: CheckSupported.
Result<RunResult> RunAsProcess(const ir::Module& module, ir::FunctionId function,
                               std::span<const Datum> inputs, Process& process,
                               uint64_t random_blocks, const InterpretOptions& options = {});

// Processes that run together: process (replica, partition) has the number
// replica * num_partitions + partition.
struct GridShape {
  int64_t num_replicas = 1;
  int64_t num_partitions = 1;
  int64_t num_processes() const { return num_replicas * num_partitions; }
};

// Runs `function` once per process, on inputs[p], and gives the result of each. They meet in
// collectives. REQUIRES: the module verifies; one list of inputs per process. Errors: as Run, that
// of the first process that fails; FailedPrecondition naming who is missing when processes wait for
// one another in vain; ResourceExhausted for a grid that is too large.
Result<std::vector<RunResult>> RunGrid(const ir::Module& module, ir::FunctionId function,
                                       GridShape shape, std::span<const std::vector<Datum>> inputs,
                                       const InterpretOptions& options = {});

}  // namespace lockstep::interpret
