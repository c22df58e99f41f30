// SPDX-License-Identifier: Apache-2.0
// Running a program as several processes at once, with arrays for each of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/session.h"

namespace lockstep::session {

struct ProcessResult {
  std::vector<Literal> outputs;               // what the entry returns
  std::vector<std::vector<Literal>> outfeed;  // what each outfeed op gave, in order
  std::vector<std::string> notes;             // of the run, with process 0; see Session::notes
};

// Runs @main as `num_processes` processes. `specs` are .safetensors or .npz files whose arrays are
// called argI.D, argument I of process D, or argI, the same for all.
//
// A program whose arguments have shardings (sdy.sharding), or that has an sdy.manual_computation,
// is written for whole arrays: the parts of the processes are put together, it runs once, and its
// results are cut again as the program says, replicated where it says nothing. Any other program
// runs in each process; they meet in collectives. mhlo.num_replicas and mhlo.num_partitions of the
// module are the shape of the grid; without them all processes are replicas.
//
// Errors: InvalidArgument when the number of processes is not the program's, or for inputs that are
// missing, unknown or of the wrong type; those of Session::Create and Call.
Result<std::vector<ProcessResult>> RunProcesses(const Module& module, int64_t num_processes,
                                                std::span<const std::string> specs,
                                                const SessionOptions& options);

// Whether a function of `module` feeds values out.
bool HasOutfeed(const ir::Module& module);

// One call of a program that keeps what it feeds out. REQUIRES: `inputs` fit the
// arguments. Errors: as RunProcesses.
Result<ProcessResult> RunWithOutfeed(const Module& module, std::span<const Literal> inputs,
                                     const SessionOptions& options);

}  // namespace lockstep::session
