// SPDX-License-Identifier: Apache-2.0
// The training loop; see train.h.
#include "lockstep/session/train.h"

#include <cmath>
#include <cstdio>
#include <filesystem>

#include "lockstep/arrays/safetensors.h"
#include "lockstep/base/files.h"
#include "lockstep/base/time.h"
#include "lockstep/monitor/progress.h"
#include "lockstep/monitor/report.h"
#include "lockstep/session/checkpoint_file.h"
#include "lockstep/session/metrics_file.h"
#include "lockstep/session/train_setup.h"

namespace lockstep::session {
namespace {

std::optional<double> LossOf(const StepRecord& record) {
  for (const auto& [name, value] : record.metrics) {
    if (name == "loss") return value;
  }
  if (record.metrics.size() == 1) return record.metrics.front().second;
  return std::nullopt;
}

// One call of the step: the state moves on, the scalar results are returned by name.
Result<std::vector<std::pair<std::string, double>>> RunStep(TrainRun& run, int64_t step) {
  LS_ASSIGN_OR_RETURN(std::vector<Literal> batch, run.batches->Get(step));
  std::vector<Literal> inputs(run.signature.arguments.size());
  for (size_t i = 0; i < run.state.size(); ++i) {
    inputs[run.bindings.state[i].argument] = std::move(run.state[i]);
  }
  for (size_t i = 0; i < run.constants.size(); ++i) {
    inputs[run.constant_arguments[i]] = run.constants[i];
  }
  for (size_t i = 0; i < batch.size(); ++i) inputs[run.batch_arguments[i]] = std::move(batch[i]);
  auto outputs = run.step.Call(inputs);
  if (!outputs.ok()) return outputs.status().Annotate("step " + std::to_string(step + 1));

  std::vector<std::pair<std::string, double>> metrics;
  for (size_t result : run.bindings.metrics) {
    const Literal& value = (*outputs)[result];
    if (value.num_elements() != 1 || IsComplex(value.dtype())) continue;
    metrics.emplace_back(MetricName(run.signature.results[result].name), value.ElementAsDouble(0));
  }
  for (size_t i = 0; i < run.state.size(); ++i) {
    run.state[i] = std::move((*outputs)[run.bindings.state[i].result]);
  }
  return metrics;
}

Status CheckFinite(const StepRecord& record) {
  for (const auto& [name, value] : record.metrics) {
    if (std::isfinite(value)) continue;
    return FailedPreconditionError(
        "step " + std::to_string(record.step) + ": " + name + " is " +
        (std::isnan(value) ? "NaN"
         : value > 0       ? "infinite"
                           : "minus infinite") +
        "; the last checkpoint is kept (--no-stop-on-nonfinite trains on)");
  }
  return OkStatus();
}

Status Save(const TrainOptions& options, const TrainRun& run, int64_t step) {
  return WriteCheckpoint(CheckpointPath(options.out_dir), {run.NamedState(), step, run.order});
}

// The loop from run.first_step to the end or the stop. Fills the summary's counts and losses.
Status RunSteps(const TrainOptions& options, const TrainHooks& hooks, TrainRun& run,
                MetricsFile& metrics, TrainSummary& summary) {
  const double start_s = base::MonotonicSeconds();
  monitor::Throughput throughput(run.first_step, options.steps, start_s);
  int64_t step = run.first_step;
  while (step < options.steps) {
    StepRecord record;
    LS_ASSIGN_OR_RETURN(record.metrics, RunStep(run, step));
    record.step = ++step;
    throughput.Update(step, base::MonotonicSeconds());
    record.steps_per_second = throughput.recent_steps_per_second();
    record.seconds_left = throughput.seconds_left();
    LS_RETURN_IF_ERROR(metrics.Append(record));
    if (hooks.on_step != nullptr) hooks.on_step(record, hooks.user);
    if (options.stop_on_nonfinite) LS_RETURN_IF_ERROR(CheckFinite(record));
    summary.stopped = hooks.stop != nullptr && hooks.stop->load() && step < options.steps;
    const bool due = options.save_every > 0 && step % options.save_every == 0;
    if (due || summary.stopped) LS_RETURN_IF_ERROR(Save(options, run, step));
    if (summary.stopped) break;
  }
  summary.last_step = step;
  summary.seconds = base::MonotonicSeconds() - start_s;
  summary.steps_per_second = throughput.steps_per_second();
  return OkStatus();
}

// Four significant digits; a ratio named accuracy in per cent.
std::string Formatted(double value, std::string_view name = {}) {
  char text[32];
  const bool percent = name == "accuracy";
  std::snprintf(text, sizeof text, percent ? "%.2f %%" : "%.4g", percent ? 100 * value : value);
  return text;
}

std::vector<monitor::Curve> Curves(const std::vector<StepRecord>& records) {
  std::vector<monitor::Curve> curves;
  if (records.empty()) return curves;
  monitor::Curve rate{.title = "Throughput", .unit = "steps/s"};
  for (size_t m = 0; m < records.front().metrics.size(); ++m) {
    curves.push_back({.title = records.front().metrics[m].first});
  }
  for (const StepRecord& record : records) {
    const auto step = static_cast<double>(record.step);
    for (size_t m = 0; m < std::min(curves.size(), record.metrics.size()); ++m) {
      curves[m].steps.push_back(step);
      curves[m].values.push_back(record.metrics[m].second);
    }
    rate.steps.push_back(step);
    rate.values.push_back(record.steps_per_second);
  }
  curves.push_back(std::move(rate));
  return curves;
}

monitor::Report MakeReport(const TrainOptions& options, const TrainRun& run,
                           const TrainSummary& summary, const std::vector<StepRecord>& records) {
  monitor::Report report;
  report.title = "Training " + options.step_path;
  report.figures.emplace_back(
      "steps", std::to_string(summary.last_step) + " of " + std::to_string(options.steps));
  if (summary.last_loss) report.figures.emplace_back("last loss", Formatted(*summary.last_loss));
  for (const auto& [name, value] : summary.evaluation) {
    report.figures.emplace_back("held-out " + name, Formatted(value, name));
  }
  report.figures.emplace_back("steps/s", Formatted(summary.steps_per_second));
  report.figures.emplace_back("time", monitor::FormatDuration(summary.seconds));
  report.curves = Curves(records);
  report.configuration = {{"step program", options.step_path},
                          {"first state", options.resume ? "resumed" : options.state_path},
                          {"data", options.data_path},
                          {"batches", run.order},
                          {"evaluation", options.eval_path},
                          {"backend", options.session.backend},
                          {"seed", std::to_string(options.seed)}};
  return report;
}

Status CheckOptions(const TrainOptions& options) {
  if (options.steps <= 0) return InvalidArgumentError("the number of steps must be positive");
  if (options.save_every < 0) return InvalidArgumentError("--save-every must not be negative");
  if (options.state_path.empty() && !options.resume) {
    return InvalidArgumentError("give --state: the first state");
  }
  return OkStatus();
}

}  // namespace

Result<TrainSummary> Train(const TrainOptions& options, const TrainHooks& hooks) {
  LS_RETURN_IF_ERROR(CheckOptions(options));
  LS_ASSIGN_OR_RETURN(TrainRun run, SetUpTraining(options));
  const int64_t available = run.batches->num_steps();
  if (available >= 0 && options.steps > available) {
    return InvalidArgumentError(run.order + ": there are batches for " + std::to_string(available) +
                                " steps, " + std::to_string(options.steps) + " were asked for");
  }
  std::error_code error;
  std::filesystem::create_directories(options.out_dir, error);
  if (error) {
    return UnavailableError("cannot create the folder " + options.out_dir + ": " + error.message());
  }
  TrainSummary summary{.first_step = run.first_step,
                       .metrics_path = options.out_dir + "/metrics.jsonl",
                       .state_path = options.out_dir + "/state.safetensors",
                       .report_path = options.out_dir + "/report.html"};
  LS_ASSIGN_OR_RETURN(MetricsFile metrics, MetricsFile::Open(summary.metrics_path, run.first_step));
  LS_RETURN_IF_ERROR(RunSteps(options, hooks, run, metrics, summary));
  if (!metrics.records().empty()) {
    summary.first_loss = LossOf(metrics.records().front());
    summary.last_loss = LossOf(metrics.records().back());
  }
  LS_RETURN_IF_ERROR(arrays::WriteSafetensors(summary.state_path, run.NamedState()));
  if (!summary.stopped) {
    LS_RETURN_IF_ERROR(Save(options, run, summary.last_step));
    if (run.evaluation) {
      LS_ASSIGN_OR_RETURN(summary.evaluation, run.evaluation->Run(run.NamedState()));
    }
  }
  const std::string html =
      monitor::RenderHtml(MakeReport(options, run, summary, metrics.records()));
  LS_RETURN_IF_ERROR(base::AtomicWriteFile(summary.report_path, html));
  return summary;
}

}  // namespace lockstep::session
