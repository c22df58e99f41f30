// SPDX-License-Identifier: Apache-2.0
// Training: a step program called again and again, its state threaded through, its metrics
// recorded.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/session.h"
#include "lockstep/session/bindings.h"
#include "lockstep/status.h"

namespace lockstep::session {

struct TrainOptions {
  std::string step_path;   // StableHLO text of (state, batch) -> (state, metrics)
  std::string state_path;  // first state: .safetensors or .npz
  std::string data_path;   // arrays of the data; empty with batches_path
  int64_t steps = 0;

  std::vector<NamePair> map;    // result = argument
  std::vector<NamePair> batch;  // argument = array

  // Which rows make a batch: one of these, or none (shuffled by seed).
  std::string rows_path;     // integers [steps, batch]
  std::string offsets_path;  // integers [steps, batch]; windows of `length` tokens
  std::string batches_path;  // arrays whose first dimension is the step
  int64_t length = 0;        // without offsets: windows drawn by seed
  std::string tokens;        // the token array; empty: `tokens`, `train` or the only one of rank 1
  uint64_t seed = 0;

  std::string eval_path;  // program of (params, test batch) -> metrics; empty: none
  std::vector<NamePair> eval_batch;

  std::string out_dir = "train";
  int64_t save_every = 0;  // 0: only at the end or when stopped
  bool resume = false;
  bool stop_on_nonfinite = true;
  SessionOptions session;
};

// What is known after each step.
struct StepRecord {
  int64_t step = 0;                                     // steps done, so the first record has 1
  std::vector<std::pair<std::string, double>> metrics;  // scalar results by name
  double steps_per_second = 0;
  double seconds_left = -1;
};

struct TrainHooks {
  // Called after every step, on the calling thread.
  void (*on_step)(const StepRecord& record, void* user) = nullptr;
  void* user = nullptr;
  // Set from a signal handler: the current step is finished, the state saved, the run ended.
  const std::atomic<bool>* stop = nullptr;
};

struct TrainSummary {
  int64_t first_step = 0;  // steps that were done before (a resumed run)
  int64_t last_step = 0;   // steps that are done now
  bool stopped = false;    // by TrainHooks::stop
  double seconds = 0;
  double steps_per_second = 0;
  std::optional<double> first_loss, last_loss;
  // Scalar results of the eval program, and `accuracy` made from `correct` and the number of rows.
  std::vector<std::pair<std::string, double>> evaluation;
  std::string metrics_path, state_path, report_path;
};

// Runs the whole training. Files in out_dir: metrics.jsonl (a line per step),
// checkpoint.safetensors (state and position; replaced atomically), state.safetensors (the final
// state), report.html. Same inputs and seed give the same bits, also when stopped and resumed.
// Errors: those of Session; InvalidArgument listing every name that is missing, extra or ambiguous;
// FailedPrecondition "step 17: loss is NaN".
Result<TrainSummary> Train(const TrainOptions& options, const TrainHooks& hooks = {});

}  // namespace lockstep::session
