// SPDX-License-Identifier: Apache-2.0
// Running a program as several processes at once, with arrays for each of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/session.h"

namespace lockstep::session {

// For each process what @main returns.
using ProcessOutputs = std::vector<std::vector<Literal>>;

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
Result<ProcessOutputs> RunProcesses(const Module& module, int64_t num_processes,
                                    std::span<const std::string> specs,
                                    const SessionOptions& options);

}  // namespace lockstep::session
