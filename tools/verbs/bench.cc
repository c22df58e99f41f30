// SPDX-License-Identifier: Apache-2.0
// lockstep bench: how long a program takes to compile and to run, and how much memory.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"
#include "lockstep/base/threads.h"
#include "lockstep/runtime/host_memory.h"
#include "lockstep/session.h"
#include "lockstep/session/inputs.h"
#include "lockstep/version.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

using Clock = std::chrono::steady_clock;

struct Options {
  std::string file;
  SessionOptions session;
  std::vector<std::string> inputs;  // none: random numbers
  double seconds = 1;
  bool json = false;
  bool profile = false;
};

double Since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

size_t SizeOf(const Type& type) {
  return static_cast<size_t>(type.tensor().shape.NumElements()) *
         ElementSizeBytes(type.tensor().dtype());
}

// Arrays in memory of their own, as a Buffer has it.
class Arrays {
 public:
  // A new array.
  Result<void*> Add(size_t size) {
    LS_ASSIGN_OR_RETURN(std::shared_ptr<void> memory, runtime::AllocateHost(size, "an array"));
    std::memset(memory.get(), 0, size);
    owned_.push_back(std::move(memory));
    return owned_.back().get();
  }

 private:
  std::vector<std::shared_ptr<void>> owned_;
};

struct Timing {
  std::vector<double> seconds;  // of each call, sorted
  std::vector<StepTime> steps;  // of one more call, with --profile
  double At(double quantile) const {
    return seconds[static_cast<size_t>(quantile * static_cast<double>(seconds.size() - 1))];
  }
};

// Calls are made on memory, so its size must be known.
Status CheckStatic(const Session& session) {
  const auto check = [](const std::string& name, const Type& type) -> Status {
    if (type.IsTensor() && type.tensor().shape.IsStatic()) return OkStatus();
    return UnimplementedError(base::StrCat(base::Quoted(name), " has the type ", type.ToString(),
                                           ": bench calls programs all of whose sizes are known"));
  };
  for (const ArgumentInfo& argument : session.arguments()) {
    LS_RETURN_IF_ERROR(check(argument.name, argument.type));
  }
  for (const ResultInfo& result : session.results()) {
    LS_RETURN_IF_ERROR(check(result.name, result.type));
  }
  return OkStatus();
}

// Calls the program again and again. An argument that a result takes the place of is fed from that
// result.
Result<Timing> Measure(const Session& session, const Options& options) {
  LS_RETURN_IF_ERROR(CheckStatic(session));
  LS_ASSIGN_OR_RETURN(const std::vector<Literal> inputs,
                      options.inputs.empty()
                          ? session::RandomInputs(session.arguments(), 0)
                          : session::ReadInputs(session.arguments(), options.inputs));
  Arrays arrays;
  std::vector<const void*> arguments;
  std::vector<void*> places, results;
  for (size_t i = 0; i < inputs.size(); ++i) {
    LS_ASSIGN_OR_RETURN(const Literal whole, inputs[i].Expanded());
    if (!session::IsOfType(whole.type(), session.arguments()[i].type)) {
      return InvalidArgumentError("argument '" + session.arguments()[i].name + "': expected " +
                                  session.arguments()[i].type.ToString() + ", found " +
                                  whole.type().ToString());
    }
    LS_ASSIGN_OR_RETURN(void* const place, arrays.Add(whole.size_bytes()));
    std::memcpy(place, whole.stored_bytes().data(), whole.size_bytes());
    places.push_back(place);
    arguments.push_back(place);
  }
  results.assign(session.results().size(), nullptr);
  for (const Alias& alias : session.aliases()) results[alias.result] = places[alias.argument];
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i] != nullptr) continue;
    LS_ASSIGN_OR_RETURN(results[i], arrays.Add(SizeOf(session.results()[i].type)));
  }
  LS_RETURN_IF_ERROR(session.CallInPlace(arguments, results));
  Timing timing;
  const Clock::time_point start = Clock::now();
  do {
    const Clock::time_point begin = Clock::now();
    LS_RETURN_IF_ERROR(session.CallInPlace(arguments, results));
    timing.seconds.push_back(Since(begin));
  } while (Since(start) < options.seconds);
  std::sort(timing.seconds.begin(), timing.seconds.end());
  if (options.profile) {
    LS_ASSIGN_OR_RETURN(timing.steps, session.ProfileInPlace(arguments, results));
  }
  return timing;
}

void PrintSteps(std::vector<StepTime> steps) {
  std::stable_sort(steps.begin(), steps.end(),
                   [](const StepTime& a, const StepTime& b) { return a.seconds > b.seconds; });
  std::printf("%10s %6s  step (those in loops count in the loop too)\n", "us", "runs");
  for (const StepTime& step : steps) {
    std::printf("%10.1f %6lld  %s\n", step.seconds * 1e6, static_cast<long long>(step.runs),
                step.name.c_str());
  }
}

std::string CpuName() {
  const Result<std::string> info = base::ReadFile("/proc/cpuinfo");
  if (!info.ok()) return "unknown";
  const size_t at = info->find("model name");
  const size_t colon = info->find(": ", at);
  if (at == std::string::npos || colon == std::string::npos) return "unknown";
  return info->substr(colon + 2, info->find('\n', colon) - colon - 2);
}

// From bytes to something that can be called.
Result<Session> Open(const std::string& source, const Options& options) {
  const std::string name = InputName(options.file);
  if (Session::IsProgram(source)) return Session::FromProgram(source, name, options.session);
  LS_ASSIGN_OR_RETURN(Module module, ParseModule(source, name));
  return Session::Create(std::move(module), options.session);
}

int Bench(const Options& options) {
  const Result<std::string> source = ReadInput(options.file);
  if (!source.ok()) return Fail(source.status());
  // What a process does once, such as loading the compiler, is not counted.
  const Result<Module> warm_up = ParseModule(
      "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n");
  if (warm_up.ok()) {
    const Result<Session> first = Session::Create(*warm_up, options.session);
    if (!first.ok()) return Fail(first.status());
  }
  const Clock::time_point start = Clock::now();
  Result<Session> session = Open(*source, options);
  if (!session.ok()) return Fail(session.status());
  const double compile_seconds = Since(start);
  const Result<Timing> timing = Measure(*session, options);
  if (!timing.ok()) return Fail(timing.status());
  const MemoryReport memory = session->memory();
  const int threads =
      options.session.threads > 0 ? options.session.threads : base::DefaultThreadCount();
  if (!options.json) {
    std::printf("compile %.2f ms\n", compile_seconds * 1e3);
    std::printf("call    %.1f us (median of %zu; p10 %.1f, p90 %.1f), %d threads\n",
                timing->At(0.5) * 1e6, timing->seconds.size(), timing->At(0.1) * 1e6,
                timing->At(0.9) * 1e6, threads);
    std::printf("peak    %s\n", FormatBytes(static_cast<double>(memory.peak_bytes())).c_str());
    if (options.profile) PrintSteps(timing->steps);
    return kSuccess;
  }
  nlohmann::ordered_json line;
  line["program"] = options.file;
  line["backend"] = options.session.backend;
  line["compile_ms"] = compile_seconds * 1e3;
  line["median_us"] = timing->At(0.5) * 1e6;
  line["p10_us"] = timing->At(0.1) * 1e6;
  line["p90_us"] = timing->At(0.9) * 1e6;
  line["calls"] = timing->seconds.size();
  line["peak_bytes"] = memory.peak_bytes();
  line["temporary_bytes"] = memory.temporary_bytes;
  line["threads"] = threads;
  line["version"] = kVersion;
  line["cpu"] = CpuName();
  line["cpu_features"] = session->cpu_features();
  std::cout << line.dump() << "\n";
  return kSuccess;
}

}  // namespace

void DeclareBench(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  options->session.backend = "cpu";
  app.add_option("PROGRAM", options->file,
                 "StableHLO text, bytecode or compiled; - is standard input")
      ->required();
  app.add_option("-i,--input", options->inputs,
                 "As `lockstep run` takes them; without any, random:0")
      ->take_all();
  AddBackendOption(app, options->session.backend);
  AddThreadsOption(app, options->session.threads);
  AddCpuFeaturesOption(app, options->session.cpu_features);
  app.add_option("--seconds", options->seconds, "How long to call it again and again")
      ->check(NotNegative())
      ->capture_default_str();
  auto* json = app.add_flag("--json", options->json, "One line of JSON");
  app.add_flag("--profile", options->profile, "How long each step of one call took")
      ->excludes(json);
  app.footer("Example:\n  lockstep bench step.mlir --input args.safetensors --threads 2 --json");
  app.callback([options, &exit_code] { exit_code = Bench(*options); });
}

}  // namespace lockstep::tools
