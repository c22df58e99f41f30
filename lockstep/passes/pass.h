// SPDX-License-Identifier: Apache-2.0
// What a pipeline of passes is given and what it reports.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// How often each rule of a pass was applied, by its name.
using RuleCounts = std::map<std::string_view, int64_t>;

struct PipelineOptions {
  // Names of passes to leave out, and of rules of the pass `simplify`.
  std::set<std::string> disabled;
  // Run the verifier after each pass, and hold the pass to what it says of having changed
  // something. Errors become Internal and name the pass.
  bool verify_passes = false;
  // Called after each pass that changed something (and once before the first, with the name
  // "input"), with the number of the step.
  std::function<Status(int step, std::string_view pass, const ir::Module&)> dump;
  // The ops that the elementwise CHLO, top_k and the like may keep; null: those of the CPU backend.
  std::function<bool(const ir::Module&, ir::OpId)> keep_composite;
  // Whether what comes out is for the cpu backend alone. Quantized values then become stored
  // integers, arguments and results of functions too, long reductions are cut for its threads, and
  // barriers and placements are gone.
  bool for_cpu = false;
  // Whether x + 0 is x although it turns -0 into 0, and the like.
  bool ignore_signed_zeros = false;
  // Whether arithmetic may be taken to give no NaN and no infinity: x * 0 is 0.
  bool assume_finite = false;
  // Bytes of a constant that folding may make.
  int64_t max_constant_bytes = int64_t{1} << 20;
  // Ops that inlining and unrolling may leave in the module.
  int64_t max_ops = 2'000'000;
  // Stop simplifying after so long; what was done stays. Results then depend on the machine's
  // speed, so it is far above what programs need.
  double max_seconds = 60;
};

struct PassRun {
  std::string_view pass;
  bool changed = false;
  double milliseconds = 0;
  RuleCounts rules;
};

struct PassReport {
  std::vector<PassRun> runs;  // in order
  int64_t ops_before = 0;     // at any depth, constants and terminators too
  int64_t ops_after = 0;
  bool out_of_budget = false;  // it stopped before there was nothing left to do

  // The counts of all runs together.
  RuleCounts Rules() const;
};

// What a row of the catalogue is called with.
struct PassContext {
  const PipelineOptions& options;
  PassRun& run;
  bool out_of_budget = false;
};

// The ops of the module at any depth.
int64_t CountOps(const ir::Module& module);

}  // namespace lockstep::passes
