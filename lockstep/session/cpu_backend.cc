// SPDX-License-Identifier: Apache-2.0
// A program on the cpu backend, called with literals.
#include "lockstep/session/cpu_backend.h"

#include <cstdlib>

#include "lockstep/codegen/cpu/compile.h"
#include "lockstep/passes/recipes.h"

namespace lockstep::session {
namespace {

constexpr size_t kAlignment = 64;

// Memory for one array that a literal keeps alive.
Result<std::shared_ptr<void>> AllocateArray(size_t size) {
  void* memory = std::aligned_alloc(kAlignment, (size + kAlignment) / kAlignment * kAlignment);
  if (memory == nullptr) {
    return ResourceExhaustedError("there is no memory for a result of " + std::to_string(size) +
                                  " bytes");
  }
  return std::shared_ptr<void>(memory, [](void* p) { std::free(p); });
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
      LS_ASSIGN_OR_RETURN(auto array, AllocateArray(SizeOf(type)));
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

}  // namespace

Result<std::shared_ptr<const program::Program>> CompileForCpu(const ir::Module& module,
                                                              const CpuCompileOptions& options) {
  auto changed = std::make_shared<ir::Module>(module.Clone());
  if (options.optimize) {
    LS_RETURN_IF_ERROR(passes::Simplify(*changed).status());
  } else {
    constexpr std::string_view kNeeded[] = {"expand_composites", "inline_calls"};
    LS_RETURN_IF_ERROR(passes::RunPasses(*changed, kNeeded).status());
  }
  const std::shared_ptr<const ir::Module> simplified = std::move(changed);
  LS_RETURN_IF_ERROR(CheckPlannable(*simplified, simplified->function(simplified->Entry()).body));
  plan::PlanOptions plan_options;
  plan_options.grouping.fuse = options.optimize;
  LS_ASSIGN_OR_RETURN(plan::Plan plan, plan::MakePlan(*simplified, plan_options));
  codegen::cpu::CompileOptions compile;
  LS_ASSIGN_OR_RETURN(compile.level, base::ParseCpuLevel(options.session.cpu_features));
  LS_ASSIGN_OR_RETURN(program::Program program,
                      codegen::cpu::Compile(simplified, std::move(plan), compile));
  return std::make_shared<const program::Program>(std::move(program));
}

Result<interpret::RunResult> RunFunctionOnCpu(const ir::Module& module, ir::FunctionId function,
                                              const CpuCompileOptions& options) {
  ir::Module alone = module.Clone();
  for (const ir::FunctionId id : alone.functions()) {
    ir::Function& other = alone.function(id);
    other.is_public = id == function;
    if (id != function && other.name == "main") other.name = "main.other";
  }
  if (alone.Entry() != function) {
    return UnimplementedError("the function cannot be made the entry of its module");
  }
  LS_ASSIGN_OR_RETURN(auto program, CompileForCpu(alone, options));
  LS_ASSIGN_OR_RETURN(auto executor,
                      runtime::cpu::Executor::Load(program, {options.session.threads}));
  std::vector<std::shared_ptr<void>> memory;
  std::vector<void*> results;
  const ir::Module& compiled = *program->module;
  for (const Type& type : compiled.function(compiled.Entry()).result_types) {
    const bool is_array = type.IsTensor();
    LS_ASSIGN_OR_RETURN(auto array, AllocateArray(is_array ? CpuProgram::SizeOf(type) : 0));
    results.push_back(is_array ? array.get() : nullptr);
    memory.push_back(std::move(array));
  }
  runtime::cpu::Effects effects;
  LS_RETURN_IF_ERROR(executor->Run({}, results, effects));
  interpret::RunResult result;
  result.checks = effects.checks;
  result.check_failures = std::move(effects.check_failures);
  return result;
}

Result<std::unique_ptr<Executable>> PrepareCpu(const Module& module,
                                               const SessionOptions& options) {
  CpuCompileOptions compile;
  compile.session = options;
  LS_ASSIGN_OR_RETURN(auto program, CompileForCpu(module.ir(), compile));
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
