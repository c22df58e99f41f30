// SPDX-License-Identifier: Apache-2.0
// The training loop; see train.h.
#include "lockstep/session/training/train.h"
#include "lockstep/session/inputs.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "lockstep/arrays/safetensors.h"
#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"
#include "lockstep/base/time.h"
#include "lockstep/monitor/progress.h"
#include "lockstep/session/training/checkpoint_file.h"
#include "lockstep/session/training/metrics_file.h"
#include "lockstep/session/training/train_report.h"
#include "lockstep/session/training/train_setup.h"

namespace lockstep::session {
namespace {

namespace fs = std::filesystem;
using base::StrCat;

// How the loop ended.
struct Outcome {
  int64_t saved_step = 0;  // what the checkpoint on disk holds; 0: this run has none
  std::string nonfinite;   // "loss is NaN" at the last step; empty: all is finite
};

std::optional<double> LossOf(const StepRecord& record) {
  for (const auto& [name, value] : record.metrics) {
    if (name == "loss") return value;
  }
  if (record.metrics.size() == 1) return record.metrics.front().second;
  return std::nullopt;
}

using Metrics = std::vector<std::pair<std::string, double>>;

bool IsEmpty(const Type& type) {
  return type.IsTensor() && type.tensor().shape.IsStatic() &&
         type.tensor().shape.NumElements() == 0;
}

// Whether every state is written where it was read. An array without elements has no place.
bool ThreadsInPlace(const TrainRun& run) {
  const auto aliases = run.step.aliases();
  for (const ArgumentInfo& argument : run.signature.arguments) {
    if (IsEmpty(argument.type)) return false;
  }
  for (const ResultInfo& result : run.signature.results) {
    if (IsEmpty(result.type)) return false;
  }
  return std::ranges::all_of(run.bindings.state, [&](const auto& state) {
    return std::ranges::any_of(aliases, [&](const Alias& alias) {
      return alias.result == state.result && alias.argument == state.argument;
    });
  });
}

// All elements, in bytes that nothing else holds.
Status MakeWritable(Literal& value) {
  LS_ASSIGN_OR_RETURN(value, value.Expanded());
  value.MutableBytes();
  return OkStatus();
}

Status CheckType(const ArgumentInfo& argument, const Literal& value) {
  const Type found(value.type());
  if (IsOfType(found, argument.type)) return OkStatus();
  return InvalidArgumentError(StrCat("argument '", argument.name, "': expected ",
                                     argument.type.ToString(), ", found ", found.ToString()));
}

// One call that leaves the state where it is. `inputs` hold batches and constants.
Result<std::vector<Literal>> CallInPlace(TrainRun& run, std::vector<Literal>& inputs) {
  std::vector<const void*> arguments(inputs.size());
  std::vector<Literal> outputs(run.signature.results.size());
  std::vector<void*> results(outputs.size(), nullptr);
  for (size_t i = 0; i < run.state.size(); ++i) {
    Literal& value = run.state[i].value;
    const size_t argument = run.bindings.state[i].argument;
    LS_RETURN_IF_ERROR(CheckType(run.signature.arguments[argument], value));
    LS_RETURN_IF_ERROR(MakeWritable(value));
    arguments[argument] = value.MutableBytes().data();
    results[run.bindings.state[i].result] = value.MutableBytes().data();
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (arguments[i] != nullptr) continue;
    LS_RETURN_IF_ERROR(CheckType(run.signature.arguments[i], inputs[i]));
    LS_ASSIGN_OR_RETURN(inputs[i], inputs[i].Expanded());
    arguments[i] = inputs[i].stored_bytes().data();
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (results[i] != nullptr) continue;
    const TensorType& type = run.step.results()[i].type.tensor();
    LS_ASSIGN_OR_RETURN(outputs[i], Literal::Zeros(type.dtype(), type.shape));
    LS_RETURN_IF_ERROR(MakeWritable(outputs[i]));
    results[i] = outputs[i].MutableBytes().data();
  }
  LS_RETURN_IF_ERROR(run.step.CallInPlace(arguments, results));
  return outputs;
}

// One call on arrays that the call makes; the state moves into it and back.
Result<std::vector<Literal>> CallAnew(TrainRun& run, std::vector<Literal>& inputs) {
  for (size_t i = 0; i < run.state.size(); ++i) {
    inputs[run.bindings.state[i].argument] = std::move(run.state[i].value);
  }
  LS_ASSIGN_OR_RETURN(std::vector<Literal> outputs, run.step.Call(inputs));
  for (size_t i = 0; i < run.state.size(); ++i) {
    run.state[i].value = std::move(outputs[run.bindings.state[i].result]);
  }
  return outputs;
}

// One call of the step: the state moves on, the scalar results are returned by name.
Result<Metrics> RunStep(TrainRun& run, int64_t step) {
  LS_ASSIGN_OR_RETURN(std::vector<Literal> batch, run.batches->Get(step));
  std::vector<Literal> inputs(run.signature.arguments.size());
  for (size_t i = 0; i < run.constants.size(); ++i) {
    inputs[run.constant_arguments[i]] = run.constants[i].value;
  }
  for (size_t i = 0; i < batch.size(); ++i) inputs[run.batch_arguments[i]] = std::move(batch[i]);
  const bool in_place = !run.state.empty() && ThreadsInPlace(run);
  auto outputs = in_place ? CallInPlace(run, inputs) : CallAnew(run, inputs);
  if (!outputs.ok()) return outputs.status().Annotate("step " + std::to_string(step + 1));
  Metrics metrics;
  for (size_t i = 0; i < run.bindings.metrics.size(); ++i) {
    const Literal& value = (*outputs)[run.bindings.metrics[i]];
    if (value.num_elements() != 1 || IsComplex(value.dtype())) continue;
    metrics.emplace_back(run.metric_names[i], value.ElementAsDouble(0));
  }
  return metrics;
}

std::string NonFiniteMetric(const StepRecord& record) {
  for (const auto& [name, value] : record.metrics) {
    if (std::isfinite(value)) continue;
    return name + (std::isnan(value) ? " is NaN" : value > 0 ? " is infinite" : " is -infinite");
  }
  return {};
}

template <typename T>
bool HasNaN(std::span<const T> values) {
  return std::any_of(values.begin(), values.end(), [](T value) { return std::isnan(value); });
}

// A checkpoint must not replace a good state by NaN. Infinities may be meant (the best loss so
// far).
std::string NaNInState(const TrainRun& run) {
  for (const arrays::NamedArray& array : run.state) {
    const Literal& value = array.value;
    bool found = false;
    if (value.is_splat() || !(value.dtype() == DType::kF32 || value.dtype() == DType::kF64)) {
      const int64_t held =
          value.is_splat() ? std::min<int64_t>(1, value.num_elements()) : value.num_elements();
      for (int64_t i = 0; IsFloat(value.dtype()) && i < held && !found; ++i) {
        found = std::isnan(value.ElementAsDouble(i));
      }
    } else {
      found =
          value.dtype() == DType::kF32 ? HasNaN(value.data<float>()) : HasNaN(value.data<double>());
    }
    if (found) return array.name + " in the state holds NaN";
  }
  return {};
}

// The loop from run.first_step to the end or the stop. Fills the summary's counts.
Result<Outcome> RunSteps(const TrainOptions& options, const TrainHooks& hooks, TrainRun& run,
                         MetricsFile& metrics, TrainSummary& summary) {
  const double start_s = base::MonotonicSeconds();
  monitor::Throughput throughput(run.first_step, options.steps, start_s);
  Outcome outcome{.saved_step = run.first_step};
  int64_t step = run.first_step;
  while (step < options.steps && !summary.stopped && outcome.nonfinite.empty()) {
    StepRecord record;
    LS_ASSIGN_OR_RETURN(record.metrics, RunStep(run, step));
    record.step = ++step;
    throughput.Update(step, base::MonotonicSeconds());
    record.steps_per_second = throughput.recent_steps_per_second();
    record.seconds_left = throughput.seconds_left();
    LS_RETURN_IF_ERROR(metrics.Append(record));
    if (hooks.on_step != nullptr) hooks.on_step(record, hooks.user);
    summary.stopped = hooks.stop != nullptr && hooks.stop->load() && step < options.steps;
    const bool due = summary.stopped || step == options.steps ||
                     (options.save_every > 0 && step % options.save_every == 0);
    if (options.stop_on_nonfinite) {
      outcome.nonfinite = NonFiniteMetric(record);
      if (due && outcome.nonfinite.empty()) outcome.nonfinite = NaNInState(run);
    }
    if (due && outcome.nonfinite.empty()) {
      LS_RETURN_IF_ERROR(metrics.Sync());
      LS_RETURN_IF_ERROR(
          WriteCheckpoint(CheckpointPath(options.out_dir), {run.SavedState(), step, run.identity}));
      outcome.saved_step = step;
    }
  }
  summary.last_step = step;
  summary.seconds = base::MonotonicSeconds() - start_s;
  summary.steps_per_second = throughput.steps_per_second();
  return outcome;
}

// Files that a killed run left half written under a temporary name.
void RemoveTemporaries(const std::string& folder) {
  std::error_code error;
  for (const char* name :
       {"checkpoint.safetensors", "state.safetensors", "metrics.jsonl", "report.html"}) {
    const std::string prefix = StrCat(name, ".tmp-");
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
      std::error_code ignored;
      if (it->path().filename().string().starts_with(prefix)) fs::remove(it->path(), ignored);
    }
  }
}

// Makes the folder; what an earlier run saved there stays, but not as this run's checkpoint.
Status PrepareFolder(const TrainOptions& options, TrainRun& run) {
  LS_RETURN_IF_ERROR(base::MakeFolder(options.out_dir));
  auto lock = base::FileLock::Acquire(options.out_dir);
  if (!lock.ok()) {
    if (lock.status().code() != StatusCode::kFailedPrecondition) return lock.status();
    return FailedPreconditionError(
        StrCat("another run is writing into ", options.out_dir, "; give this one its own --out"));
  }
  run.folder_lock = *std::move(lock);
  RemoveTemporaries(options.out_dir);
  const std::string path = CheckpointPath(options.out_dir);
  std::error_code error;
  if (options.resume || !fs::exists(path, error)) return OkStatus();
  const std::string kept = options.out_dir + "/previous_checkpoint.safetensors";
  fs::rename(path, kept, error);
  if (error) return UnavailableError(StrCat("cannot rename ", path, ": ", error.message()));
  run.notes.push_back(StrCat("the checkpoint of an earlier run is now ", kept));
  return OkStatus();
}

Status NonFiniteError(const TrainOptions& options, const TrainSummary& summary,
                      const Outcome& outcome) {
  std::string text = StrCat("step ", summary.last_step, ": ", outcome.nonfinite, "\n");
  if (outcome.saved_step > 0) {
    base::StrAppend(text, CheckpointPath(options.out_dir), " holds the state after step ",
                    outcome.saved_step, "; ");
  } else {
    base::StrAppend(text, "no checkpoint was written before (--save-every N writes them); ");
  }
  base::StrAppend(text, summary.metrics_path, " and ", summary.report_path,
                  " show the steps\n--no-stop-on-nonfinite trains on");
  return FailedPreconditionError(std::move(text));
}

Status CheckSteps(const TrainOptions& options, const BatchSource& batches) {
  const int64_t available = batches.num_steps();
  if (available < 0 || options.steps <= available) return OkStatus();
  return InvalidArgumentError(StrCat("--steps ", options.steps, ": there are batches for ",
                                     available, " steps only (", batches.Describe(), ")"));
}

}  // namespace

Status CheckTrainOptions(const TrainOptions& options) {
  const bool fixed_order =
      !options.rows_path.empty() || !options.offsets_path.empty() || !options.batches_path.empty();
  const int sources = !options.rows_path.empty() + !options.batches_path.empty() +
                      (!options.offsets_path.empty() || options.length > 0);
  const std::pair<bool, const char*> faults[] = {
      {options.steps <= 0, "the number of steps must be positive"},
      {options.save_every < 0, "--save-every must not be negative"},
      {options.length < 0, "--length must not be negative"},
      {options.state_path.empty() && !options.resume, "give --state: the first state"},
      {!options.state_path.empty() && options.resume,
       "--resume takes the state from the checkpoint in --out: give it without --state"},
      {sources > 1, "give one of --rows, --batches, and --offsets with --length"},
      {!options.offsets_path.empty() && options.length == 0,
       "--offsets needs --length, the size of a window"},
      {!options.tokens.empty() && options.length == 0,
       "--tokens does nothing without --length, the size of a window"},
      {!options.batch.empty() && options.length > 0,
       "--batch does nothing with --length: windows feed the arguments x and y"},
      {options.seed && fixed_order,
       "--seed does nothing with --rows, --offsets or --batches, which give the order"},
      {!options.eval_batch.empty() && options.eval_path.empty(),
       "--eval-batch does nothing without --eval"},
      {!options.data_path.empty() && !options.batches_path.empty() && options.eval_path.empty(),
       "--data does nothing with --batches unless --eval takes test data from it"},
      {options.data_path.empty() && (!options.rows_path.empty() || options.length > 0),
       "give --data: the file that --rows, --offsets and --length choose from"},
      {options.out_dir.empty(), "--out must name a folder"}};
  for (const auto& [wrong, message] : faults) {
    if (wrong) return InvalidArgumentError(message);
  }
  return OkStatus();
}

Result<TrainSummary> Train(const TrainOptions& options, const TrainHooks& hooks) {
  LS_RETURN_IF_ERROR(CheckTrainOptions(options));
  LS_ASSIGN_OR_RETURN(TrainRun run, SetUpTraining(options));
  LS_RETURN_IF_ERROR(CheckSteps(options, *run.batches));
  LS_RETURN_IF_ERROR(PrepareFolder(options, run));
  TrainSummary summary{.first_step = run.first_step,
                       .metrics_path = options.out_dir + "/metrics.jsonl",
                       .state_path = options.out_dir + "/state.safetensors",
                       .report_path = options.out_dir + "/report.html"};
  LS_ASSIGN_OR_RETURN(MetricsFile metrics, MetricsFile::Open(summary.metrics_path, run.first_step));
  for (const std::string& note : run.notes) {
    if (hooks.on_note != nullptr) hooks.on_note(note, hooks.user);
  }
  LS_ASSIGN_OR_RETURN(const Outcome outcome, RunSteps(options, hooks, run, metrics, summary));
  if (!metrics.records().empty()) {
    summary.first_loss = LossOf(metrics.records().front());
    summary.last_loss = LossOf(metrics.records().back());
  }
  const bool finished = outcome.nonfinite.empty() && !summary.stopped;
  if (outcome.nonfinite.empty()) {
    LS_RETURN_IF_ERROR(arrays::WriteSafetensors(summary.state_path, run.SavedState()));
  }
  if (finished && run.evaluation) {
    LS_ASSIGN_OR_RETURN(summary.evaluation, run.evaluation->Run(run.StateByPath()));
  }
  const std::string reason = summary.stopped ? "on request" : outcome.nonfinite;
  const monitor::Report report = MakeReport(options, run, summary, metrics.records(), reason);
  LS_RETURN_IF_ERROR(base::AtomicWriteFile(summary.report_path, monitor::RenderHtml(report)));
  if (!outcome.nonfinite.empty()) return NonFiniteError(options, summary, outcome);
  return summary;
}

}  // namespace lockstep::session
