// SPDX-License-Identifier: Apache-2.0
// lockstep train: flags, progress, the summary at the end.
#include <csignal>
#include <cstdio>
#include <iostream>
#include <memory>

#include "lockstep/base/time.h"
#include "lockstep/monitor/progress.h"
#include "lockstep/session/training/train.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  session::TrainOptions train;
  std::vector<std::string> map, batch, eval_batch;
};

std::atomic<bool> stop_requested{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

// The first signal lets the step finish and the state be saved; the second ends the process at
// once.
extern "C" void RequestStop(int signal) {
  if (stop_requested.exchange(true)) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

struct Progress {
  explicit Progress(int64_t total_steps) : line(stderr), total(total_steps) {}
  monitor::ProgressLine line;
  int64_t total;
};

void ShowStep(const session::StepRecord& record, void* user) {
  auto* progress = static_cast<Progress*>(user);
  char text[256];
  std::string metrics;
  for (const auto& [name, value] : record.metrics) {
    std::snprintf(text, sizeof text, "  %s %.4f", name.c_str(), value);
    metrics += text;
  }
  std::snprintf(text, sizeof text, "step %lld/%lld", static_cast<long long>(record.step),
                static_cast<long long>(progress->total));
  std::string shown = text + metrics;
  std::snprintf(text, sizeof text, "  %.1f steps/s", record.steps_per_second);
  shown += text;
  if (record.seconds_left >= 0) {
    shown += "  " + monitor::FormatDuration(record.seconds_left) + " left";
  }
  progress->line.Show(shown, base::MonotonicSeconds());
}

void ShowNote(const std::string& text, void*) { std::cerr << "note: " << text << "\n"; }

void PrintSummary(const session::TrainOptions& options, const session::TrainSummary& summary) {
  std::printf("%s after %lld of %lld steps in %s (%.1f steps/s)\n",
              summary.stopped ? "stopped" : "trained", static_cast<long long>(summary.last_step),
              static_cast<long long>(options.steps),
              monitor::FormatDuration(summary.seconds).c_str(), summary.steps_per_second);
  if (summary.first_loss && summary.last_loss) {
    std::printf("loss      %.6f -> %.6f\n", *summary.first_loss, *summary.last_loss);
  }
  for (const auto& [name, value] : summary.evaluation) {
    if (name == "accuracy") {
      std::printf("held-out  accuracy %.2f %%\n", 100 * value);
    } else {
      std::printf("held-out  %s %.6g\n", name.c_str(), value);
    }
  }
  std::printf("metrics   %s\nstate     %s\nreport    %s\n", summary.metrics_path.c_str(),
              summary.state_path.c_str(), summary.report_path.c_str());
  if (summary.stopped) std::printf("go on with the same flags and --resume instead of --state\n");
}

Status ParsePairs(std::string_view flag, const std::vector<std::string>& texts,
                  std::vector<session::NamePair>& pairs) {
  for (const std::string& text : texts) {
    LS_ASSIGN_OR_RETURN(auto pair, session::ParseNamePair(flag, text));
    pairs.push_back(std::move(pair));
  }
  return OkStatus();
}

// Takes the options apart, too.
Status CheckUsage(Options& options) {
  session::TrainOptions& train = options.train;
  LS_RETURN_IF_ERROR(ParsePairs("--map", options.map, train.map));
  LS_RETURN_IF_ERROR(ParsePairs("--batch", options.batch, train.batch));
  LS_RETURN_IF_ERROR(ParsePairs("--eval-batch", options.eval_batch, train.eval_batch));
  return session::CheckTrainOptions(train);
}

int RunTraining(const session::TrainOptions& train) {
  std::signal(SIGINT, RequestStop);
  std::signal(SIGTERM, RequestStop);
  std::signal(SIGHUP, RequestStop);
  Progress progress(train.steps);
  auto summary = session::Train(
      train,
      {.on_step = ShowStep, .on_note = ShowNote, .user = &progress, .stop = &stop_requested});
  progress.line.Finish();
  if (!summary.ok()) return Fail(summary.status());
  PrintSummary(train, *summary);
  return summary->stopped ? kInterrupted : kSuccess;
}

void DeclareData(CLI::App& app, Options& options) {
  session::TrainOptions& train = options.train;
  app.add_option("--data", train.data_path,
                 "Arrays of the data: .npz or .safetensors. i64 labels serve an i32\n"
                 "argument, f64 values an f32 one, when every value stays exactly as it is");
  app.add_option("--batch", options.batch,
                 "ARGUMENT=ARRAY: the array that feeds a batch argument\n"
                 "(x is fed by x or x_train without it)")
      ->take_all();
  app.add_option("--rows", train.rows_path, "Rows of each batch: integers [steps, batch], .npy");
  app.add_option("--offsets", train.offsets_path,
                 "Windows of each batch: integers [steps, batch], .npy; with --length");
  app.add_option("--length", train.length,
                 "Cut windows of so many tokens: x, and y one later; drawn by --seed without\n"
                 "--offsets")
      ->check(AtLeast(1));
  app.add_option("--tokens", train.tokens,
                 "The token array of --length; default: tokens, train\n"
                 "or the only array of rank 1");
  app.add_option("--batches", train.batches_path,
                 "Ready-made batches: arrays whose first dimension is the step");
  app.add_option("--seed", train.seed,
                 "Decides the order of the data where no file gives it (default 0)")
      ->check(AtLeast(0));
  app.add_option("--eval", train.eval_path, "Program that judges the trained state");
  app.add_option("--eval-batch", options.eval_batch,
                 "ARGUMENT=ARRAY for --eval (x is fed by x_test without it)")
      ->take_all();
}

}  // namespace

void DeclareTrain(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  session::TrainOptions& train = options->train;
  app.add_option("--step", train.step_path, "Step program: (state, batch) -> (state, metrics)")
      ->required();
  app.add_option(
      "--state", train.state_path,
      "First state, by name: .safetensors or .npz; a name is an argument's whole path or the\n"
      "path without its first part (params.w1 serves state.params.w1)");
  app.add_option("--steps", train.steps, "Steps in all")->required()->check(AtLeast(1));
  app.add_option("--map", options->map,
                 "RESULT=ARGUMENT: the result that becomes the argument's next value\n"
                 "(else by donation, then by names: result.0.w is the next state.w)")
      ->take_all();
  DeclareData(app, *options);
  app.add_option("--out", train.out_dir, "Folder for metrics.jsonl, state, checkpoint, report.html")
      ->capture_default_str();
  app.add_option("--save-every", train.save_every, "Write a checkpoint every N steps")
      ->check(AtLeast(1));
  app.add_flag("--resume", train.resume,
               "Go on from the checkpoint in --out instead of --state, with the same bits;\n"
               "step program, data and backend must be those of the run that wrote it");
  app.add_flag("--stop-on-nonfinite,!--no-stop-on-nonfinite", train.stop_on_nonfinite,
               "Stop when a metric is NaN or infinite (the default)");
  AddBackendOption(app, train.session.backend);
  train.session.use_cache = true;
  app.add_flag("!--no-cache", train.session.use_cache,
               "Compile, and keep nothing, even if it was compiled before");
  app.footer(
      "Example:\n  lockstep train --step step.mlir --state init.safetensors --data digits.npz "
      "\\\n    --steps 600 --eval eval.mlir --out run1");
  app.callback([&app, options, &exit_code] {
    const Status usage = CheckUsage(*options);
    exit_code = usage.ok() ? RunTraining(options->train) : FailUsage(app, usage);
  });
}

}  // namespace lockstep::tools
