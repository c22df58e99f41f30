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
  std::string step_path;   // program of (state, batch) -> (state, metrics)
  std::string state_path;  // first state: .safetensors or .npz; empty with `resume`
  std::string data_path;   // arrays of the data
  int64_t steps = 0;

  std::vector<NamePair> map;    // result = argument
  std::vector<NamePair> batch;  // argument = array

  // Which rows make a batch: one of these, or none (shuffled by seed).
  std::string rows_path;     // integers [steps, batch]
  std::string offsets_path;  // integers [steps, batch]; windows of `length` tokens
  std::string batches_path;  // arrays whose first dimension is the step
  int64_t length = 0;        // without offsets: windows drawn by seed
  std::string tokens;        // the token array; empty: `tokens`, `train` or the only one of rank 1
  std::optional<uint64_t> seed;  // of the order of shuffled rows and drawn windows; absent: 0

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
  std::vector<std::pair<std::string, double>> metrics;  // real scalar results by name
  double steps_per_second = 0;
  double seconds_left = -1;
};

struct TrainHooks {
  // Called after every step, on the calling thread.
  void (*on_step)(const StepRecord& record, void* user) = nullptr;
  // Called before the first step with what a user should know, such as state that the step does not
  // update.
  void (*on_note)(const std::string& text, void* user) = nullptr;
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
  // Real scalar results of the eval program, and `accuracy` made from `correct` and the number of
  // rows.
  std::vector<std::pair<std::string, double>> evaluation;
  std::string metrics_path, state_path, report_path;
};

// Errors: InvalidArgument for options that contradict each other or would do nothing.
Status CheckTrainOptions(const TrainOptions& options);

// Runs the whole training. Files in out_dir: metrics.jsonl (a line per step),
// checkpoint.safetensors (state and position; replaced atomically), state.safetensors (the final
// state), report.html. Same inputs and seed give the same bits, also when stopped and resumed. An
// earlier run's checkpoint in out_dir becomes previous_checkpoint.safetensors unless it is resumed.
// Errors: those of CheckTrainOptions and Session; InvalidArgument for a step none of whose results
// is an argument's next value, and listing every name that is missing, extra or ambiguous;
// FailedPrecondition for a checkpoint of another run, and "step 17:
// loss is NaN", after metrics and report are written and with the checkpoint left as it was.
Result<TrainSummary> Train(const TrainOptions& options, const TrainHooks& hooks = {});

}  // namespace lockstep::session
