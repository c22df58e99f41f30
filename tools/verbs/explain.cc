// SPDX-License-Identifier: Apache-2.0
// lockstep explain: what the compiler did to a program and why; what it costs, predicted and
// measured.
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/codegen/cpu/compile.h"
#include "lockstep/passes/recipes.h"
#include "lockstep/plan/cost/step_cost.h"
#include "lockstep/plan/print.h"
#include "lockstep/runtime/cpu/executor.h"
#include "lockstep/session/cache/calibration.h"
#include "lockstep/session/cache/compile_cache.h"
#include "lockstep/session/cpu_backend.h"
#include "lockstep/session/inputs.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string file;
  bool rules = false;
  bool fusion = false;
  bool kernels = false;
  bool memory = false;
  bool measure = false;
  bool cache = false;
  bool calibrate = false;
  std::vector<std::string> inputs;  // none: random numbers
  session::CpuCompileOptions compile;
  bool WantsAll() const { return !(rules || fusion || kernels || memory || measure || cache); }
};

void PrintRules(const passes::PassReport& report) {
  std::cout << "rules: ops " << report.ops_before << " -> " << report.ops_after
            << (report.out_of_budget ? ", stopped by its budget" : "") << "\n";
  for (const auto& [rule, count] : report.Rules()) {
    char line[32];
    std::snprintf(line, sizeof line, "%8lld  ", static_cast<long long>(count));
    std::cout << line << rule << "\n";
  }
}

void PrintKernels(const runtime::cpu::Executor& executor) {
  std::cout << "kernels of single ops:\n";
  std::vector<std::string> lines;
  for (const std::string& variant : executor.variants()) lines.push_back("  " + variant);
  std::cout << plan::FoldEqualLines(lines);
  std::cout << "steps that the interpreter runs:"
            << (executor.interpreted_steps().empty() ? " none" : "") << "\n";
  lines.clear();
  for (const auto& step : executor.interpreted_steps()) {
    lines.push_back("  " + step.op_text + ": " + step.reason);
  }
  std::cout << plan::FoldEqualLines(lines);
}

// Memory of a call's arguments and results; results lie where aliases want them.
struct CallMemory {
  std::vector<Literal> inputs;
  std::vector<std::vector<std::byte>> arrays;
  std::vector<const void*> arguments;
  std::vector<void*> results;
};

std::vector<std::byte>& AddArray(CallMemory& memory, size_t size) {
  memory.arrays.emplace_back(size + 64);
  return memory.arrays.back();
}

void* Aligned(std::vector<std::byte>& bytes) {
  void* place = bytes.data();
  size_t space = bytes.size();
  return std::align(64, 1, place, space);
}

Result<CallMemory> MakeCallMemory(const program::Program& program, const Module& module,
                                  const Options& options) {
  CallMemory memory;
  LS_ASSIGN_OR_RETURN(memory.inputs, options.inputs.empty()
                                         ? session::RandomInputs(module.Arguments(), 0)
                                         : session::ReadInputs(module.Arguments(), options.inputs));
  for (const Literal& input : memory.inputs) {
    LS_ASSIGN_OR_RETURN(const Literal whole, input.Expanded());
    void* place = Aligned(AddArray(memory, whole.size_bytes()));
    std::copy(whole.stored_bytes().begin(), whole.stored_bytes().end(),
              static_cast<std::byte*>(place));
    memory.arguments.push_back(place);
  }
  for (const ResultInfo& result : module.Results()) {
    if (!result.type.IsTensor())
      return UnimplementedError("--measure needs results that are arrays");
    const TensorType& type = result.type.tensor();
    memory.results.push_back(Aligned(AddArray(
        memory, static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype()))));
  }
  for (const auto& [result, argument] : program.plan.aliases) {
    memory.results[result] = const_cast<void*>(memory.arguments[argument]);
  }
  return memory;
}

// Steps in the order in which the executor numbers them.
void Flatten(const plan::Sequence& sequence, int depth,
             std::vector<std::pair<const plan::Step*, int>>& steps) {
  for (const plan::Step& step : sequence) {
    steps.emplace_back(&step, depth);
    for (const plan::Sequence& inner : step.sequences) Flatten(inner, depth + 1, steps);
  }
}

// The fastest of a few calls, step by step: seconds of one run, negative where a step did not run.
Result<std::vector<double>> Measure(const runtime::cpu::Executor& executor, size_t num_steps,
                                    CallMemory& memory) {
  constexpr int kCalls = 5;
  std::vector<double> best(num_steps, -1);
  for (int call = 0; call < kCalls; ++call) {
    std::vector<runtime::cpu::Executor::StepTime> times;
    LS_RETURN_IF_ERROR(executor.Profile(memory.arguments, memory.results, times));
    for (const auto& time : times) {
      if (time.instruction >= num_steps) continue;
      double& seconds = best[time.instruction];
      const double one = time.seconds / static_cast<double>(time.runs);
      if (seconds < 0 || one < seconds) seconds = one;
    }
  }
  return best;
}

Status PrintTimes(const program::Program& program, const runtime::cpu::Executor& executor,
                  const Module& module, const Options& options) {
  const plan::DeviceModel machine = session::ThisMachine(
      session::DefaultCacheFolder(), options.compile.session.threads, options.calibrate);
  LS_ASSIGN_OR_RETURN(CallMemory memory, MakeCallMemory(program, module, options));
  std::vector<std::pair<const plan::Step*, int>> steps;
  Flatten(program.plan.steps, 0, steps);
  LS_ASSIGN_OR_RETURN(const std::vector<double> measured, Measure(executor, steps.size(), memory));
  std::printf("steps, us of one run (this machine: %.0f GFLOP/s in f32, %.1f GB/s; %d threads)\n",
              machine.f32_flops / 1e9, machine.bytes_per_s / 1e9, executor.num_threads());
  std::printf("%11s %11s\n", "predicted", "measured");
  double predicted_all = 0, measured_all = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    const auto& [step, depth] = steps[i];
    const double predicted = plan::PredictStep(*program.module, *step, machine);
    if (depth == 0) {
      predicted_all += predicted;
      measured_all += std::max(0.0, measured[i]);
    }
    char text[48];
    if (measured[i] < 0) {
      std::snprintf(text, sizeof text, "%11.1f %11s  ", predicted * 1e6, "not run");
    } else if (!step->sequences.empty()) {
      std::snprintf(text, sizeof text, "%11s %11.1f  ", "", measured[i] * 1e6);
    } else {
      std::snprintf(text, sizeof text, "%11.1f %11.1f  ", predicted * 1e6, measured[i] * 1e6);
    }
    std::printf("%s%*s%lld %s\n", text, 2 * depth, "", static_cast<long long>(step->number),
                plan::DescribeStep(*program.module, *step).c_str());
  }
  std::printf("%11.1f %11.1f  all (what is in loops and branches is predicted at their steps)\n",
              predicted_all * 1e6, measured_all * 1e6);
  return OkStatus();
}

Status PrintCache(const ir::Module& module, const Options& options) {
  session::CompileCache& cache = session::SharedCompileCache(session::DefaultCacheFolder());
  LS_ASSIGN_OR_RETURN(const std::string key, session::CacheKey(module, options.compile));
  session::CpuCompileOptions cached = options.compile;
  cached.session.use_cache = true;
  cached.session.cache_folder.clear();
  LS_RETURN_IF_ERROR(session::CompileWithCache(module, cached).status());
  const std::string note = session::CacheNote(cached.session);
  const session::CompileCacheCounts counts = cache.counts();
  const auto use = cache.disk_use();
  std::cout << "cache: " << (cache.options().folder.empty() ? "none" : cache.options().folder)
            << (note.empty() ? "" : "\n  " + note) << "\n  key        " << key << "\n  disk hits  "
            << counts.disk_hits << "\n  misses     " << counts.misses << "\n  refused    "
            << counts.refused << "\n  evictions  " << counts.evictions << "\n  kept       "
            << use.files << " programs, " << FormatBytes(static_cast<double>(use.bytes)) << "\n";
  return OkStatus();
}

Status Explain(const Options& options) {
  LS_ASSIGN_OR_RETURN(const Module module, LoadProgram(options.file));
  const bool all = options.WantsAll();
  if (options.cache) LS_RETURN_IF_ERROR(PrintCache(module.ir(), options));
  if (options.cache &&
      !(options.rules || options.fusion || options.kernels || options.memory || options.measure)) {
    return OkStatus();
  }
  auto simplified = std::make_shared<ir::Module>(module.ir().Clone());
  passes::PipelineOptions pipeline;
  pipeline.for_cpu = true;
  LS_ASSIGN_OR_RETURN(const passes::PassReport report, passes::Simplify(*simplified, pipeline));
  if (all || options.rules) PrintRules(report);
  LS_ASSIGN_OR_RETURN(const plan::Plan plan, session::PlanForCpu(*simplified));
  if (all || options.fusion) std::cout << "fusion:\n" << plan::PrintDecisions(*simplified, plan);
  if (all || options.memory) std::cout << "memory:\n" << plan::PrintMemory(*simplified, plan);
  if (!all && !options.kernels && !options.measure) return OkStatus();
  LS_ASSIGN_OR_RETURN(const auto program, session::CompileForCpu(module.ir(), options.compile));
  runtime::cpu::ExecutorOptions load;
  load.threads = options.compile.session.threads;
  LS_ASSIGN_OR_RETURN(const auto executor, runtime::cpu::Executor::Load(program, load));
  if (all || options.kernels) PrintKernels(*executor);
  if (options.measure) return PrintTimes(*program, *executor, module, options);
  return OkStatus();
}

}  // namespace

void DeclareExplain(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "Program (text or artifact); - is standard input")
      ->required();
  app.add_flag("--rules", options->rules, "How often each rule of the simplifier was applied");
  app.add_flag("--fusion", options->fusion, "Which ops became one kernel, which not, and why");
  app.add_flag("--kernels", options->kernels,
               "The kernels of single ops, and the steps that the interpreter runs");
  app.add_flag("--memory", options->memory, "What takes memory, line by line");
  auto* const measure = app.add_flag("--measure", options->measure,
                                     "Run it: predicted and measured time of each step");
  app.add_flag("--cache", options->cache, "What the compile cache has of this program");
  app.add_option("-i,--input", options->inputs,
                 "With --measure: as `lockstep run` takes them; without any, random:0")
      ->take_all()
      ->needs(measure);
  app.add_flag("--calibrate", options->calibrate,
               "With --measure: measure the machine again, not once for all")
      ->needs(measure);
  AddThreadsOption(app, options->compile.session.threads)->needs(measure);
  AddCpuFeaturesOption(app, options->compile.session.cpu_features);
  app.footer(
      "Without flags: rules, fusion, memory and kernels.\n"
      "Examples:\n  lockstep explain step.mlir --fusion\n"
      "  lockstep explain step.mlir --measure --input args.safetensors");
  app.callback([options, &exit_code] {
    const Status status = Explain(*options);
    exit_code = status.ok() ? kSuccess : Fail(status);
  });
}

}  // namespace lockstep::tools
