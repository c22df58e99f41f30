// SPDX-License-Identifier: Apache-2.0
// A program on the cpu backend, called with literals.
#include "lockstep/session/cpu_backend.h"

#include <algorithm>
#include <cstdio>
#include <map>

#include "lockstep/codegen/cpu/compile.h"
#include "lockstep/expand/splice.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/ir/dynamic.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/recipes.h"
#include "lockstep/passes/refine/callees.h"
#include "lockstep/runtime/host_memory.h"
#include "lockstep/session/cache/compile_cache.h"

namespace lockstep::session {
namespace {

// What the interpreter does.
void AddNotes(const runtime::cpu::Executor& executor, std::vector<std::string>& notes) {
  for (const auto& step : executor.interpreted_steps()) {
    notes.push_back("the interpreter runs " + step.op_text + ": " + step.reason);
  }
}

std::string WholeProgramNote(const Status& why) {
  return "the interpreter runs the whole program: " + std::string(why.message());
}

class CpuProgram : public Executable {
 public:
  CpuProgram(std::shared_ptr<const program::Program> program,
             std::unique_ptr<runtime::cpu::Executor> executor, std::vector<Type> result_types)
      : program_(std::move(program)),
        executor_(std::move(executor)),
        result_types_(std::move(result_types)) {
    for (const auto& [result, argument] : program_->plan.aliases) {
      aliases_.push_back({result, argument});
    }
  }

  Result<std::vector<Literal>> Run(std::span<const Literal> inputs) const override {
    std::vector<Literal> whole;  // splats, with all their elements
    whole.reserve(inputs.size());
    std::vector<const void*> arguments;
    for (const Literal& input : inputs) {
      const Literal* literal = &input;
      if (input.is_splat()) {
        LS_ASSIGN_OR_RETURN(Literal expanded, input.Expanded());
        whole.push_back(std::move(expanded));
        literal = &whole.back();
      }
      arguments.push_back(literal->stored_bytes().data());
    }
    std::vector<std::shared_ptr<void>> memory;
    std::vector<void*> results;
    for (const Type& type : result_types_) {
      LS_ASSIGN_OR_RETURN(auto array, runtime::AllocateHost(
                                          SizeOf(type), "result " + std::to_string(results.size()) +
                                                            ", " + type.ToString()));
      results.push_back(array.get());
      memory.push_back(std::move(array));
    }
    LS_RETURN_IF_ERROR(RunInPlace(arguments, results));
    std::vector<Literal> outputs;
    for (size_t i = 0; i < memory.size(); ++i) {
      const TensorType& type = result_types_[i].tensor();
      const std::span bytes(static_cast<const std::byte*>(results[i]), SizeOf(result_types_[i]));
      LS_ASSIGN_OR_RETURN(Literal output,
                          Literal::Borrow(type.dtype(), type.shape, bytes, std::move(memory[i])));
      outputs.push_back(std::move(output));
    }
    return outputs;
  }

  Status RunInPlace(std::span<const void* const> arguments,
                    std::span<void* const> results) const override {
    runtime::cpu::Effects effects;
    LS_RETURN_IF_ERROR(executor_->Run(arguments, results, effects));
    if (effects.check_failures.empty()) return OkStatus();
    return FailedPreconditionError(effects.check_failures.front().message);
  }

  Result<std::vector<StepTime>> Profile(std::span<const void* const> arguments,
                                        std::span<void* const> results) const override {
    std::vector<runtime::cpu::Executor::StepTime> times;
    LS_RETURN_IF_ERROR(executor_->Profile(arguments, results, times));
    std::vector<StepTime> steps;
    for (const auto& time : times) steps.push_back({time.name, time.runs, time.seconds});
    return steps;
  }

  std::span<const Alias> aliases() const override { return aliases_; }

  std::vector<std::string> notes() const override {
    std::vector<std::string> notes;
    AddNotes(*executor_, notes);
    return notes;
  }

  std::string_view cpu_features() const override { return base::CpuLevelName(program_->level); }

  MemoryReport memory() const override {
    const plan::MemoryUse& use = program_->plan.memory;
    return {use.argument_bytes,  use.result_bytes,  use.constant_bytes,
            use.temporary_bytes, use.aliased_bytes, executor_->workspace_bytes()};
  }

  static size_t SizeOf(const Type& type) {
    return static_cast<size_t>(type.tensor().shape.NumElements()) *
           ElementSizeBytes(type.tensor().dtype());
  }

 private:
  std::shared_ptr<const program::Program> program_;
  std::unique_ptr<runtime::cpu::Executor> executor_;
  std::vector<Type> result_types_;
  std::vector<Alias> aliases_;
};

std::string Megabytes(int64_t bytes) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.3g MB", static_cast<double>(bytes) * 1e-6);
  return text;
}

// Refuses a plan that needs more memory than there may be, and says what takes it.
Status CheckMemory(const program::Program& program, const SessionOptions& options) {
  const plan::MemoryUse& use = program.plan.memory;
  if (options.max_bytes == 0 || use.peak_bytes() <= options.max_bytes) return OkStatus();
  std::string text =
      "a call needs " + std::to_string(use.peak_bytes()) + " bytes at its peak, more than the " +
      std::to_string(options.max_bytes) + " that it may take: arguments " +
      Megabytes(use.argument_bytes) + ", results " + Megabytes(use.result_bytes) + ", constants " +
      Megabytes(use.constant_bytes) + ", temporaries " + Megabytes(use.temporary_bytes);
  std::vector<plan::TemporaryUse> largest = program.plan.temporaries;
  std::ranges::stable_sort(largest, std::ranges::greater(), &plan::TemporaryUse::size_bytes);
  constexpr size_t kMaxLines = 5;
  if (largest.size() > kMaxLines) largest.resize(kMaxLines);
  const ir::Module& module = *program.module;
  for (const plan::TemporaryUse& line : largest) {
    text += "\n  " + Megabytes(line.size_bytes) + " in steps " + std::to_string(line.first_step) +
            " to " + std::to_string(line.last_step);
    if (line.value.index >= module.value_capacity()) continue;
    text += ": " + module.type(line.value).ToString();
    const ir::OpId op = module.defining_op(line.value);
    if (!op) continue;
    const std::string place = ir::PlaceText(module, op);
    text += " of " + std::string(module.info(op).name) + (place.empty() ? "" : ", " + place);
  }
  return ResourceExhaustedError(text);
}

Status CheckPlannable(const ir::Module& module, ir::RegionId region) {
  for (const ir::OpId op : module.ops(region)) {
    for (const ir::ValueId result : module.results(op)) {
      const Type& type = module.type(result);
      if (type.IsTensor() || type.IsToken()) continue;
      return UnimplementedError(std::string(module.info(op).name) + " gives a value of type " +
                                type.ToString() + ", which the cpu backend does not have");
    }
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      LS_RETURN_IF_ERROR(CheckPlannable(module, module.region(op, i)));
    }
  }
  return OkStatus();
}

// A copy of `module` whose entry is `function`.
Result<ir::Module> WithEntry(const ir::Module& module, ir::FunctionId function) {
  ir::Module alone = module.Clone();
  for (const ir::FunctionId id : alone.functions()) {
    ir::Function& other = alone.function(id);
    other.is_public = id == function;
    if (id != function && other.name == "main") other.name = "main.other";
  }
  if (alone.Entry() == function) return alone;
  return UnimplementedError("the function cannot be made the entry of its module");
}

Status CompileCallee(const ir::Module& module, const std::string& function, const std::string& name,
                     const CpuCompileOptions& options,
                     std::map<std::string, std::shared_ptr<const program::Program>>& callees) {
  if (callees.contains(name)) return OkStatus();
  LS_ASSIGN_OR_RETURN(const ir::Module alone, WithEntry(module, module.FindFunction(function)));
  LS_ASSIGN_OR_RETURN(callees[name], CompileForCpu(alone, options));
  return OkStatus();
}

// What ops run as processes of a grid, as programs of their own.
Status CompileCallees(const plan::Sequence& sequence, const CpuCompileOptions& options,
                      program::Program& program) {
  const ir::Module& module = *program.module;
  for (const plan::Step& step : sequence) {
    for (const plan::Sequence& inner : step.sequences) {
      LS_RETURN_IF_ERROR(CompileCallees(inner, options, program));
    }
    if (step.kind != plan::StepKind::kOp) continue;
    if (module.opcode(step.op()) == ir::Opcode::kInterpreterRunParallel) {
      for (const ir::FunctionId id : passes::NamedFunctions(module, step.op())) {
        const std::string& name = module.function(id).name;
        LS_RETURN_IF_ERROR(
            CompileCallee(module, name, name, options, program.callees[step.number]));
      }
    } else if (module.opcode(step.op()) == ir::Opcode::kSdyManualComputation) {
      ir::Module with_body = module.Clone();
      const std::string name = expand::MakeFunction(module, module.region(step.op()), with_body,
                                                    "computation", module.op_location(step.op()));
      LS_RETURN_IF_ERROR(CompileCallee(with_body, name, "", options, program.callees[step.number]));
    }
  }
  return OkStatus();
}

}  // namespace

Result<plan::Plan> PlanForCpu(const ir::Module& simplified, bool fuse) {
  LS_RETURN_IF_ERROR(passes::CheckStaticShapes(simplified));
  LS_RETURN_IF_ERROR(CheckPlannable(simplified, simplified.function(simplified.Entry()).body));
  plan::PlanOptions options;
  options.grouping.fuse = fuse;
  return plan::MakePlan(simplified, options);
}

Result<std::shared_ptr<const program::Program>> CompileForCpu(const ir::Module& module,
                                                              const CpuCompileOptions& options) {
  auto changed = std::make_shared<ir::Module>(module.Clone());
  if (options.optimize) {
    passes::PipelineOptions pipeline;
    pipeline.for_cpu = true;
    LS_RETURN_IF_ERROR(passes::Simplify(*changed, pipeline).status());
  } else {
    constexpr std::string_view kNeeded[] = {"expand_composites", "inline_calls", "flatten_tuples",
                                            "expand_quantized"};
    LS_RETURN_IF_ERROR(passes::RunPasses(*changed, kNeeded).status());
  }
  return CompileSimplified(std::move(changed), options);
}

Result<std::shared_ptr<const program::Program>> CompileSimplified(
    std::shared_ptr<const ir::Module> simplified, const CpuCompileOptions& options) {
  LS_ASSIGN_OR_RETURN(plan::Plan plan, PlanForCpu(*simplified, options.optimize));
  codegen::cpu::CompileOptions compile;
  LS_ASSIGN_OR_RETURN(compile.level, base::ParseCpuLevel(options.session.cpu_features));
  LS_ASSIGN_OR_RETURN(program::Program program,
                      codegen::cpu::Compile(simplified, std::move(plan), compile));
  LS_RETURN_IF_ERROR(CompileCallees(program.plan.steps, options, program));
  return std::make_shared<const program::Program>(std::move(program));
}

Result<std::vector<interpret::RunResult>> RunGridOnCpu(
    const ir::Module& module, interpret::GridShape shape,
    std::span<const std::vector<interpret::Datum>> inputs, const SessionOptions& options,
    std::vector<std::string>& notes) {
  CpuCompileOptions compile;
  compile.session = options;
  auto program = CompileForCpu(module, compile);
  if (program.status().code() == StatusCode::kUnimplemented) {
    interpret::InterpretOptions interpret_options;
    interpret_options.max_array_bytes = options.max_array_bytes;
    notes.push_back(WholeProgramNote(program.status()));
    return interpret::RunGrid(module, module.Entry(), shape, inputs, interpret_options);
  }
  LS_RETURN_IF_ERROR(program.status());
  LS_RETURN_IF_ERROR(CheckMemory(**program, options));
  // One executor serves all processes: each call has memory of its own.
  LS_ASSIGN_OR_RETURN(auto executor, runtime::cpu::Executor::Load(*program, {options.threads}));
  AddNotes(*executor, notes);
  std::vector<interpret::RunResult> results(inputs.size());
  interpret::Grid grid(shape);
  LS_RETURN_IF_ERROR(grid.Run([&](interpret::Process& process) -> Status {
    const auto id = static_cast<size_t>(process.id);
    LS_ASSIGN_OR_RETURN(results[id], executor->RunProcess(&process, inputs[id]));
    return OkStatus();
  }));
  return results;
}

Result<interpret::RunResult> RunFunctionOnCpu(const ir::Module& module, ir::FunctionId function,
                                              const CpuCompileOptions& options,
                                              std::vector<std::string>& notes) {
  LS_ASSIGN_OR_RETURN(const ir::Module alone, WithEntry(module, function));
  auto program = CompileForCpu(alone, options);
  if (program.status().code() == StatusCode::kUnimplemented) {
    LS_ASSIGN_OR_RETURN(interpret::RunResult run, interpret::Run(module, function, {}));
    notes.push_back(WholeProgramNote(program.status()));
    return run;
  }
  LS_RETURN_IF_ERROR(program.status());
  LS_ASSIGN_OR_RETURN(auto executor,
                      runtime::cpu::Executor::Load(*program, {options.session.threads}));
  AddNotes(*executor, notes);
  return executor->RunProcess(nullptr, {});
}

Result<std::unique_ptr<Executable>> PrepareCpu(const Module& module,
                                               const SessionOptions& options) {
  CpuCompileOptions compile;
  compile.session = options;
  auto compiled = CompileWithCache(module.ir(), compile);
  if (compiled.status().code() == StatusCode::kUnimplemented) {
    return PrepareInterpreter(module, options, {WholeProgramNote(compiled.status())});
  }
  LS_RETURN_IF_ERROR(compiled.status());
  return PrepareProgram(*std::move(compiled), module, options);
}

Result<std::unique_ptr<Executable>> PrepareProgram(std::shared_ptr<const program::Program> program,
                                                   const Module& module,
                                                   const SessionOptions& options) {
  LS_RETURN_IF_ERROR(CheckMemory(*program, options));
  std::vector<Type> types;
  for (const ResultInfo& result : module.Results()) {
    if (!result.type.IsTensor()) {
      return UnimplementedError("results that are tokens or tuples cannot be returned as arrays");
    }
    types.push_back(result.type);
  }
  runtime::cpu::ExecutorOptions load;
  load.threads = options.threads;
  LS_ASSIGN_OR_RETURN(auto executor, runtime::cpu::Executor::Load(program, load));
  return std::unique_ptr<Executable>(
      new CpuProgram(std::move(program), std::move(executor), std::move(types)));
}

}  // namespace lockstep::session
