// SPDX-License-Identifier: Apache-2.0
// Reads programs, state and data of a training run; see train_setup.h.
#include "lockstep/session/train_setup.h"

#include <algorithm>
#include <set>

#include "lockstep/session/checkpoint_file.h"

namespace lockstep::session {
namespace {

std::string NamesOf(std::span<const arrays::NamedArray> arrays) {
  std::string names;
  for (const auto& array : arrays) names += (names.empty() ? "" : ", ") + array.name;
  return names.empty() ? "none" : names;
}

const Literal* FindArray(std::span<const arrays::NamedArray> arrays, std::string_view name) {
  for (const auto& array : arrays) {
    if (array.name == name) return &array.value;
  }
  return nullptr;
}

// The array that feeds batch argument `path`: the one `--batch` names, else `path`, its tail, or
// its tail with `_train`. Null: none, so the argument is no batch argument.
Result<const Literal*> FindBatchArray(std::string_view path, std::span<const NamePair> batch,
                                      std::span<const arrays::NamedArray> data,
                                      const std::string& data_path) {
  for (const auto& [argument, array] : batch) {
    if (!MatchesPath(argument, path)) continue;
    if (const Literal* found = FindArray(data, array)) return found;
    return InvalidArgumentError("--batch " + argument + "=" + array + ": " + data_path +
                                " has no array '" + array + "'; it has: " + NamesOf(data));
  }
  const std::string tail(WithoutFirstPart(path));
  for (const std::string& name : {std::string(path), tail, tail + "_train"}) {
    if (const Literal* found = FindArray(data, name)) return found;
  }
  return nullptr;
}

Status CheckBatchFlags(const TrainOptions& options, const Signature& signature) {
  for (const auto& [argument, array] : options.batch) {
    const bool known =
        std::any_of(signature.arguments.begin(), signature.arguments.end(),
                    [&](const ArgumentInfo& info) { return MatchesPath(argument, info.name); });
    if (!known) {
      return InvalidArgumentError("--batch " + argument + "=" + array +
                                  ": the step has no argument '" + argument + "'");
    }
  }
  const int kinds = !options.rows_path.empty() + !options.batches_path.empty() +
                    (!options.offsets_path.empty() || options.length > 0);
  if (kinds > 1) {
    return InvalidArgumentError("give one of --rows, --batches, and --offsets with --length");
  }
  if (!options.offsets_path.empty() && options.length <= 0) {
    return InvalidArgumentError("--offsets needs --length, the size of a window");
  }
  if (options.data_path.empty() && options.batches_path.empty()) {
    return InvalidArgumentError("give --data or --batches: the step's batch comes from there");
  }
  return OkStatus();
}

// A file that holds one array, such as rows.npy.
Result<Literal> ReadOneArray(const std::string& path) {
  LS_ASSIGN_OR_RETURN(auto arrays, arrays::ReadArrays(path));
  if (arrays.size() != 1) {
    return InvalidArgumentError(path + ": expected one array, found " +
                                std::to_string(arrays.size()) + ": " + NamesOf(arrays));
  }
  return arrays.front().value;
}

Result<Literal> FindTokens(const TrainOptions& options, std::span<const arrays::NamedArray> data) {
  const std::vector<std::string> names = options.tokens.empty()
                                             ? std::vector<std::string>{"tokens", "train"}
                                             : std::vector<std::string>{options.tokens};
  for (const std::string& name : names) {
    if (const Literal* found = FindArray(data, name)) return *found;
  }
  return InvalidArgumentError(options.data_path + " has no token array '" + names.front() +
                              "'; it has: " + NamesOf(data) + "; name one with --tokens");
}

Status SetUpWindows(const TrainOptions& options, std::span<const arrays::NamedArray> data,
                    TrainRun& run) {
  WindowSpec spec;
  for (size_t argument : run.bindings.other_arguments) {
    const ArgumentInfo& info = run.signature.arguments[argument];
    const std::string_view tail = WithoutFirstPart(info.name);
    if (tail != "x" && tail != "y") {
      run.constant_arguments.push_back(argument);
      continue;
    }
    run.batch_arguments.push_back(argument);
    spec.arguments.push_back(info);
    spec.shifts.push_back(tail == "y" ? 1 : 0);
  }
  if (spec.arguments.empty()) {
    return InvalidArgumentError("windows feed arguments named x and y; the step has neither");
  }
  LS_ASSIGN_OR_RETURN(spec.tokens, FindTokens(options, data));
  spec.length = options.length;
  spec.seed = options.seed;
  if (!options.offsets_path.empty()) {
    LS_ASSIGN_OR_RETURN(spec.offsets, ReadOneArray(options.offsets_path));
    spec.offsets_name = options.offsets_path;
  }
  LS_ASSIGN_OR_RETURN(run.batches, MakeWindowSource(std::move(spec)));
  return OkStatus();
}

Status SetUpArrays(const TrainOptions& options, std::span<const arrays::NamedArray> data,
                   const std::string& data_path, TrainRun& run) {
  std::vector<BatchInput> inputs;
  for (size_t argument : run.bindings.other_arguments) {
    const ArgumentInfo& info = run.signature.arguments[argument];
    LS_ASSIGN_OR_RETURN(const Literal* array,
                        FindBatchArray(info.name, options.batch, data, data_path));
    if (array == nullptr) {
      run.constant_arguments.push_back(argument);
      continue;
    }
    run.batch_arguments.push_back(argument);
    inputs.push_back({info, *array});
  }
  if (!options.batches_path.empty()) {
    LS_ASSIGN_OR_RETURN(run.batches, MakeReadySource(std::move(inputs), data_path));
  } else if (!options.rows_path.empty()) {
    LS_ASSIGN_OR_RETURN(Literal rows, ReadOneArray(options.rows_path));
    LS_ASSIGN_OR_RETURN(run.batches,
                        MakeRowSource(std::move(inputs), std::move(rows), options.rows_path));
  } else if (!inputs.empty()) {
    LS_ASSIGN_OR_RETURN(run.batches, MakeShuffledSource(std::move(inputs), options.seed));
  } else {
    return InvalidArgumentError(data_path + " feeds no argument of the step; it has: " +
                                NamesOf(data) + "; name pairs with --batch argument=array");
  }
  return OkStatus();
}

// Reads the state (or the checkpoint when resuming) into the run.
Status SetUpState(const TrainOptions& options, TrainRun& run) {
  std::string path = options.state_path;
  std::vector<arrays::NamedArray> arrays;
  if (options.resume) {
    path = CheckpointPath(options.out_dir);
    LS_ASSIGN_OR_RETURN(CheckpointFile checkpoint, ReadCheckpoint(path));
    if (checkpoint.order != run.order) {
      return FailedPreconditionError(path + " was written by a run over " + checkpoint.order +
                                     "; this one goes over " + run.order +
                                     ", so it would not continue it");
    }
    run.first_step = checkpoint.step;
    arrays = std::move(checkpoint.arrays);
  } else {
    LS_ASSIGN_OR_RETURN(arrays, arrays::ReadArrays(path));
  }
  std::vector<size_t> wanted;
  for (const StateSlot& slot : run.bindings.state) wanted.push_back(slot.argument);
  wanted.insert(wanted.end(), run.constant_arguments.begin(), run.constant_arguments.end());
  LS_ASSIGN_OR_RETURN(auto values, TakeState(run.signature, wanted, arrays, true, path));
  const auto split = values.begin() + static_cast<std::ptrdiff_t>(run.bindings.state.size());
  run.state.assign(values.begin(), split);
  run.constants.assign(split, values.end());
  return OkStatus();
}

}  // namespace

Signature SignatureOf(const Session& session) {
  return {{session.arguments().begin(), session.arguments().end()},
          {session.results().begin(), session.results().end()}};
}

std::string MetricName(std::string_view path) {
  if (path.substr(0, 7) != "result.") return std::string(path);
  path.remove_prefix(7);
  const size_t digits = path.find_first_not_of("0123456789");
  if (digits != 0 && digits != std::string_view::npos && path[digits] == '.') {
    path.remove_prefix(digits + 1);
  }
  return std::string(path);
}

std::vector<arrays::NamedArray> TrainRun::NamedState() const {
  std::vector<size_t> saved;
  for (const StateSlot& slot : bindings.state) saved.push_back(slot.argument);
  saved.insert(saved.end(), constant_arguments.begin(), constant_arguments.end());
  std::set<std::string_view> tails;
  for (size_t argument : saved) tails.insert(WithoutFirstPart(signature.arguments[argument].name));
  const bool tails_tell_apart = tails.size() == saved.size();

  std::vector<arrays::NamedArray> named;
  for (size_t i = 0; i < saved.size(); ++i) {
    const std::string& path = signature.arguments[saved[i]].name;
    named.push_back({tails_tell_apart ? std::string(WithoutFirstPart(path)) : path,
                     i < state.size() ? state[i] : constants[i - state.size()]});
  }
  return named;
}

Result<TrainRun> SetUpTraining(const TrainOptions& options) {
  LS_ASSIGN_OR_RETURN(Session step, Session::Load(options.step_path, options.session));
  TrainRun run{.step = step, .signature = SignatureOf(step)};
  LS_ASSIGN_OR_RETURN(run.bindings, BindStep(run.signature, options.map));
  LS_RETURN_IF_ERROR(CheckBatchFlags(options, run.signature));

  std::vector<arrays::NamedArray> data, batches;
  if (!options.data_path.empty()) {
    LS_ASSIGN_OR_RETURN(data, arrays::ReadArrays(options.data_path));
  }
  if (options.length > 0) {
    LS_RETURN_IF_ERROR(SetUpWindows(options, data, run));
  } else if (!options.batches_path.empty()) {
    LS_ASSIGN_OR_RETURN(batches, arrays::ReadArrays(options.batches_path));
    LS_RETURN_IF_ERROR(SetUpArrays(options, batches, options.batches_path, run));
  } else {
    LS_RETURN_IF_ERROR(SetUpArrays(options, data, options.data_path, run));
  }
  run.order = run.batches->Describe();
  LS_RETURN_IF_ERROR(SetUpState(options, run));
  if (!options.eval_path.empty()) {
    LS_ASSIGN_OR_RETURN(run.evaluation, Evaluation::Load(options, run.NamedState(), data));
  }
  return run;
}

}  // namespace lockstep::session
