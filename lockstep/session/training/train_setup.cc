// SPDX-License-Identifier: Apache-2.0
// Reads programs, state and data of a training run; see train_setup.h.
#include "lockstep/session/training/train_setup.h"

#include <algorithm>
#include <set>

#include "lockstep/base/hash.h"
#include "lockstep/base/strings.h"

namespace lockstep::session {
namespace {

using arrays::NamedArray;
using base::StrCat;

// A data file that was read, or nothing when its path is empty.
struct DataFile {
  std::string path;
  std::vector<NamedArray> arrays;

  std::string Names() const {
    if (arrays.empty()) return "none";
    return base::Join(arrays, ", ", [](std::string& out, const NamedArray& array) {
      out += array.name.empty() ? "one array without a name" : array.name;
    });
  }
  const NamedArray* Find(std::string_view name) const {
    auto found = std::find_if(arrays.begin(), arrays.end(),
                              [&](const NamedArray& array) { return array.name == name; });
    return found == arrays.end() ? nullptr : &*found;
  }
  // "'x_train' of digits.npz".
  std::string NameOf(const NamedArray& array) const {
    return array.name.empty() ? path : StrCat(base::Quoted(array.name), " of ", path);
  }
};

Result<DataFile> ReadData(const std::string& path) {
  DataFile data{.path = path};
  if (!path.empty()) {
    LS_ASSIGN_OR_RETURN(data.arrays, arrays::ReadArrays(path));
  }
  return data;
}

// A file that holds one array, such as rows.npy.
Result<Literal> ReadOneArray(const std::string& path) {
  LS_ASSIGN_OR_RETURN(DataFile file, ReadData(path));
  if (file.arrays.size() == 1) return file.arrays.front().value;
  return InvalidArgumentError(
      StrCat(path, ": expected one array, found ", file.arrays.size(), ": ", file.Names()));
}

Result<const NamedArray*> FindTokens(const TrainOptions& options, const DataFile& data) {
  if (!options.tokens.empty()) {
    if (const NamedArray* found = data.Find(options.tokens)) return found;
    return InvalidArgumentError(StrCat("--tokens ", options.tokens, ": ", data.path,
                                       " has no such array; it has: ", data.Names()));
  }
  for (const char* name : {"tokens", "train"}) {
    if (const NamedArray* found = data.Find(name)) return found;
  }
  std::vector<const NamedArray*> flat;
  for (const NamedArray& array : data.arrays) {
    if (array.value.shape().rank() == 1) flat.push_back(&array);
  }
  if (flat.size() == 1) return flat.front();
  return InvalidArgumentError(StrCat(data.path, " has no array 'tokens' or 'train'; it has: ",
                                     data.Names(), "; name one with --tokens"));
}

// Windows feed the arguments called x and y.
Result<std::unique_ptr<BatchSource>> SetUpWindows(const TrainOptions& options, const DataFile& data,
                                                  TrainRun& run) {
  WindowSpec spec{.length = options.length, .seed = options.seed.value_or(0)};
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
  LS_ASSIGN_OR_RETURN(const NamedArray* tokens, FindTokens(options, data));
  spec.tokens = tokens->value;
  spec.tokens_name = data.NameOf(*tokens);
  if (!options.offsets_path.empty()) {
    LS_ASSIGN_OR_RETURN(spec.offsets, ReadOneArray(options.offsets_path));
    spec.offsets_name = options.offsets_path;
  }
  run.identity["windows"] = StrCat(spec.length, " tokens of ", tokens->name);
  return MakeWindowSource(std::move(spec));
}

// The arguments that arrays of the data feed: those that --batch names, else `batch.x` by an array
// `batch.x`, `x` or `x_train`. The rest are constants.
Result<std::vector<BatchInput>> FindBatchInputs(const TrainOptions& options, const DataFile& data,
                                                TrainRun& run) {
  LS_ASSIGN_OR_RETURN(const auto named,
                      ByArgument(run.signature.arguments, options.batch, "--batch"));
  for (const StateSlot& slot : run.bindings.state) {
    if (!named.contains(slot.argument)) continue;
    return InvalidArgumentError(StrCat("--batch ", run.signature.arguments[slot.argument].name, "=",
                                       named.at(slot.argument),
                                       ": that argument is state, the next value of which is '",
                                       run.signature.results[slot.result].name, "'"));
  }
  std::vector<BatchInput> inputs;
  for (size_t argument : run.bindings.other_arguments) {
    const ArgumentInfo& info = run.signature.arguments[argument];
    const NamedArray* array = nullptr;
    if (auto name = named.find(argument); name != named.end()) {
      array = data.Find(name->second);
      if (array == nullptr) {
        return InvalidArgumentError(StrCat("--batch ", info.name, "=", name->second, ": ",
                                           data.path, " has no array ", base::Quoted(name->second),
                                           "; it has: ", data.Names()));
      }
    } else {
      const std::string tail(WithoutFirstPart(info.name));
      for (const std::string& candidate : {info.name, tail, tail + "_train"}) {
        if (array == nullptr) array = data.Find(candidate);
      }
    }
    if (array == nullptr) {
      run.constant_arguments.push_back(argument);
      continue;
    }
    run.batch_arguments.push_back(argument);
    inputs.push_back({info, array->value, data.NameOf(*array)});
    run.identity["batch_arguments"] += StrCat(info.name, " <- ", array->name, "; ");
  }
  return inputs;
}

Result<std::unique_ptr<BatchSource>> SetUpArrays(const TrainOptions& options, const DataFile& data,
                                                 TrainRun& run) {
  std::vector<std::string> unfed;
  for (size_t argument : run.bindings.other_arguments) {
    unfed.push_back(run.signature.arguments[argument].name);
  }
  if (data.path.empty()) {
    if (unfed.empty()) return MakeNoBatchSource();
    return InvalidArgumentError("give --data or --batches: the step's batch comes from there" +
                                Listed("arguments that are not state", unfed));
  }
  LS_ASSIGN_OR_RETURN(std::vector<BatchInput> inputs, FindBatchInputs(options, data, run));
  if (inputs.empty()) {
    return InvalidArgumentError(
        data.path + " feeds no argument of the step; it has: " + data.Names() +
        "; name pairs with --batch argument=array" + Listed("arguments that are not state", unfed) +
        "\nan export without debug information calls them arg0, arg1, ..; "
        "a token array needs --length");
  }
  if (!options.batches_path.empty()) return MakeReadySource(std::move(inputs), data.path);
  if (!options.rows_path.empty()) {
    LS_ASSIGN_OR_RETURN(Literal rows, ReadOneArray(options.rows_path));
    return MakeRowSource(std::move(inputs), std::move(rows), options.rows_path);
  }
  return MakeShuffledSource(std::move(inputs), options.seed.value_or(0));
}

// Training means that some result is an argument's next value.
Status CheckThreaded(TrainRun& run) {
  std::vector<std::string> results, constants;
  for (const ResultInfo& result : run.signature.results) {
    results.push_back(result.name + " : " + result.type.ToString());
  }
  std::vector<std::string_view> constant_names;
  for (size_t argument : run.constant_arguments) {
    const ArgumentInfo& info = run.signature.arguments[argument];
    constants.push_back(info.name + " : " + info.type.ToString());
    constant_names.push_back(info.name);
  }
  if (run.bindings.state.empty()) {
    return InvalidArgumentError(StrCat(
        "this is no training step: no result becomes the next value of an argument",
        Listed("results", results), Listed("state arguments", constants),
        "\nA step takes (state, batch) and returns (state, metrics), so that result.0.w is the "
        "next state.w;\notherwise say which is which with --map RESULT=ARGUMENT, of equal types"));
  }
  if (constants.empty()) return OkStatus();
  constexpr size_t kShown = 6;
  std::string text = StrCat(
      "updated by the step: ", DescribePairs(run.signature, run.bindings.state), "; not updated: ",
      base::Join(std::span(constant_names).first(std::min(kShown, constant_names.size())), ", "));
  if (constants.size() > kShown) base::StrAppend(text, " and ", constants.size() - kShown, " more");
  run.notes.push_back(text + " (--map RESULT=ARGUMENT changes this)");
  return OkStatus();
}

Status DigestInputs(const TrainOptions& options, TrainRun& run) {
  const std::pair<const char*, const std::string*> files[] = {
      {"step_program", &options.step_path},
      {"data_file", &options.data_path},
      {"rows_file", &options.rows_path},
      {"offsets_file", &options.offsets_path},
      {"batches_file", &options.batches_path}};
  for (const auto& [key, path] : files) {
    if (path->empty()) continue;
    LS_ASSIGN_OR_RETURN(run.identity[key], FileDigest(*path));
  }
  if (options.rows_path.empty() && options.offsets_path.empty() && options.batches_path.empty()) {
    run.identity["batch_order"] = run.batches->Describe();
  }
  // Backends round differently.
  run.identity["backend"] = options.session.backend;
  std::string pairs;
  for (const StateSlot& slot : run.bindings.state) {
    base::StrAppend(pairs, run.signature.arguments[slot.argument].name, " <- ",
                    run.signature.results[slot.result].name, "\n");
  }
  run.identity["updated_state"] = "sha256 " + base::Sha256Hex(pairs);
  return OkStatus();
}

// Reads the state (or the checkpoint when resuming) into the run.
Status SetUpState(const TrainOptions& options, TrainRun& run) {
  std::string path = options.state_path;
  std::vector<NamedArray> arrays;
  if (options.resume) {
    path = CheckpointPath(options.out_dir);
    auto checkpoint = ReadCheckpoint(path);
    if (checkpoint.status().code() == StatusCode::kNotFound) {
      return NotFoundError(StrCat("--resume: there is no ", path,
                                  "; start with --state, and with --save-every N to have one"));
    }
    LS_RETURN_IF_ERROR(checkpoint.status());
    LS_RETURN_IF_ERROR(CheckSameRun(path, checkpoint->identity, run.identity));
    if (checkpoint->step > options.steps) {
      return InvalidArgumentError(StrCat("--steps ", options.steps, ": ", path,
                                         " is already beyond, at step ", checkpoint->step));
    }
    run.first_step = checkpoint->step;
    arrays = std::move(checkpoint->arrays);
  } else {
    LS_ASSIGN_OR_RETURN(arrays, arrays::ReadArrays(path));
    if (arrays.size() == 1 && arrays.front().name.empty()) {
      return InvalidArgumentError(StrCat("--state ", path, ": a .npy file has no names; the state ",
                                         "is read by name from .safetensors or .npz"));
    }
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

// Results whose short names are equal, or those of the record's own fields, keep their whole path.
void NameMetrics(TrainRun& run) {
  std::multiset<std::string> taken = {"step", "steps_per_second"};
  for (size_t result : run.bindings.metrics) {
    taken.insert(MetricName(run.signature.results[result].name));
  }
  for (size_t result : run.bindings.metrics) {
    const std::string& path = run.signature.results[result].name;
    const std::string name = MetricName(path);
    run.metric_names.push_back(taken.count(name) == 1 ? name : path);
  }
}

}  // namespace

Signature SignatureOf(const Session& session) {
  return {{session.arguments().begin(), session.arguments().end()},
          {session.results().begin(), session.results().end()}};
}

std::string MetricName(std::string_view path) {
  constexpr std::string_view kResult = "result.";
  if (!path.starts_with(kResult)) return std::string(path);
  const std::string_view rest = path.substr(kResult.size());
  const size_t digits = rest.find_first_not_of("0123456789");
  if (digits == std::string_view::npos) return std::string(path);
  return std::string(digits != 0 && rest[digits] == '.' ? rest.substr(digits + 1) : rest);
}

std::vector<NamedArray> TrainRun::SavedState() const {
  std::vector<NamedArray> saved = state;
  saved.insert(saved.end(), constants.begin(), constants.end());
  return saved;
}

std::vector<NamedArray> TrainRun::StateByPath() const {
  std::vector<NamedArray> named = SavedState();
  std::set<std::string_view> tails;
  for (size_t i = 0; i < named.size(); ++i) {
    const size_t argument =
        i < state.size() ? bindings.state[i].argument : constant_arguments[i - state.size()];
    named[i].name = signature.arguments[argument].name;
    tails.insert(WithoutFirstPart(signature.arguments[argument].name));
  }
  if (tails.size() == named.size()) {
    for (NamedArray& array : named) array.name = std::string(WithoutFirstPart(array.name));
  }
  return named;
}

Result<TrainRun> SetUpTraining(const TrainOptions& options) {
  LS_ASSIGN_OR_RETURN(Session step, Session::Load(options.step_path, options.session));
  TrainRun run{.step = step, .signature = SignatureOf(step)};
  run.notes = step.notes();
  LS_ASSIGN_OR_RETURN(run.bindings, BindStep(run.signature, options.map));
  NameMetrics(run);

  LS_ASSIGN_OR_RETURN(DataFile data, ReadData(options.data_path));
  Result<std::unique_ptr<BatchSource>> batches = InternalError("no batches");
  if (options.length > 0) {
    batches = SetUpWindows(options, data, run);
  } else if (!options.batches_path.empty()) {
    LS_ASSIGN_OR_RETURN(DataFile ready, ReadData(options.batches_path));
    batches = SetUpArrays(options, ready, run);
  } else {
    batches = SetUpArrays(options, data, run);
  }
  // A program that trains nothing is the graver fault than data that does not fit it.
  LS_RETURN_IF_ERROR(CheckThreaded(run));
  LS_ASSIGN_OR_RETURN(run.batches, std::move(batches));
  LS_RETURN_IF_ERROR(DigestInputs(options, run));
  LS_RETURN_IF_ERROR(SetUpState(options, run));
  if (!options.eval_path.empty()) {
    LS_ASSIGN_OR_RETURN(run.evaluation, Evaluation::Load(options, run.StateByPath(), data.arrays));
  }
  return run;
}

}  // namespace lockstep::session
