// SPDX-License-Identifier: Apache-2.0
// Steps become instructions with ready addresses; a call fills in those of arguments and results.
#include "lockstep/runtime/cpu/executor.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/plan/print.h"
#include "lockstep/runtime/cpu/externals.h"
#include "lockstep/runtime/cpu/waves.h"
#include "lockstep/runtime/host_memory.h"
#include "lockstep/runtime/local_communicator.h"

namespace lockstep::runtime::cpu {
namespace {

// Elements (of cheap operations) worth handing to another core.
constexpr int64_t kGrainElements = 16384;
// A step is cut into no more ranges than leave threads something to share at its end.
constexpr int64_t kMostRanges = 128;

LS_CALLS_OBJECT_CODE
void RunColumnFunction(void* context, const void* const* inputs, void* const* outputs, int64_t n) {
  using Function = void (*)(const void* const*, void* const*, int64_t);
  reinterpret_cast<Function>(context)(inputs, outputs, n);
}

LS_CALLS_OBJECT_CODE
void RunItems(LoopFunction loops, void* const* buffers, int64_t begin, int64_t end, int64_t first,
              int64_t last) {
  loops(buffers, begin, end, first, last);
}

struct EpilogueCall {
  LoopFunction loops;
  int64_t row_size;
  void* const* buffers;
};

void RunEpilogue(void* context, int64_t begin, int64_t count, int64_t rows, int64_t stride) {
  const auto& call = *static_cast<const EpilogueCall*>(context);
  const int64_t size = call.row_size;
  int64_t row = begin / size, first = begin % size;
  if (stride == size && first + count <= size) {
    return RunItems(call.loops, call.buffers, row, row + rows, first, first + count);
  }
  for (int64_t r = 0; r < rows; ++r) {
    row = (begin + r * stride) / size;
    first = (begin + r * stride) % size;
    // The end of a row, whole rows, the beginning of one.
    int64_t left = count;
    if (first > 0 || left < size) {
      const int64_t last = std::min(first + left, size);
      RunItems(call.loops, call.buffers, row, row + 1, first, last);
      left -= last - first;
      ++row;
    }
    if (left >= size) RunItems(call.loops, call.buffers, row, row + left / size, 0, size);
    row += left / size;
    if (left % size > 0) RunItems(call.loops, call.buffers, row, row + 1, 0, left % size);
  }
}

// One pool per number of threads serves every program of the process.
std::shared_ptr<base::ThreadPool> PoolOf(int threads) {
  static std::mutex mutex;
  static std::vector<std::weak_ptr<base::ThreadPool>> pools;
  if (threads <= 0) threads = base::DefaultThreadCount();
  const std::lock_guard lock(mutex);
  for (const auto& known : pools) {
    if (auto pool = known.lock(); pool != nullptr && pool->num_threads() == threads) return pool;
  }
  auto pool = std::make_shared<base::ThreadPool>(threads);
  pools.push_back(pool);
  return pool;
}

Result<Literal> Converted(const Literal& literal, DType dtype) {
  const auto count = static_cast<size_t>(literal.num_elements());
  std::vector<std::byte> bytes(count * ElementSizeBytes(dtype));
  interpret::kernels::ConvertElements(literal.dtype(), literal.stored_bytes().data(), count, dtype,
                                      bytes.data());
  return Literal::FromBytes(dtype, literal.shape(), std::move(bytes));
}

// Whether there is nothing to run: tokens have no bytes (the order of steps is what they ask for),
// and neither have arrays without elements.
bool MakesNothing(const ir::Module& module, ir::OpId op) {
  switch (module.info(op).family) {
    case ir::Family::kCollective:
    case ir::Family::kCustom:
    case ir::Family::kRandom:
      return false;
    case ir::Family::kControl:
      return module.opcode(op) == ir::Opcode::kCreateToken ||
             module.opcode(op) == ir::Opcode::kAfterAll;
    case ir::Family::kElementwise:
    case ir::Family::kReduce:
    case ir::Family::kDot:
    case ir::Family::kConv:
    case ir::Family::kShape:
    case ir::Family::kGatherScatter:
    case ir::Family::kSort:
    case ir::Family::kLinalg:
    case ir::Family::kQuantized:
      break;
  }
  return std::ranges::all_of(module.results(op), [&](ir::ValueId result) {
    return module.type(result).IsTensor() && module.tensor_type(result).shape.NumElements() == 0;
  });
}

// Ops with which a program judges itself.
bool IsCheck(const ir::Module& module, ir::OpId op) {
  if (module.info(op).name.starts_with("check.")) return true;
  return module.opcode(op) == ir::Opcode::kCustomCall &&
         module.attrs<ir::CustomCallAttrs>(op).call_target_name.starts_with("check.");
}

// "loops add maximum -> tensor<64x128xf32>" and the like.
std::string NameOf(const ir::Module& module, const plan::Step& step) {
  if (step.kind == plan::StepKind::kCopy) {
    return "copy of " + std::to_string(step.outputs[0].size_bytes) + " bytes";
  }
  std::string name = step.kind == plan::StepKind::kLoops ? "loops" : "";
  size_t listed = 0;
  for (const ir::OpId op : step.group.ops) {
    if (++listed > 8) {
      name += " .. (" + std::to_string(step.group.ops.size()) + " ops)";
      break;
    }
    const std::string_view full = module.info(op).name;
    name += (name.empty() ? "" : " ") + std::string(full.substr(full.find('.') + 1));
  }
  for (size_t i = 0; i < step.output_values.size() && i < 2; ++i) {
    const ir::ValueId output = step.output_values[i];
    if (output.index < module.value_capacity()) name += " -> " + module.type(output).ToString();
  }
  return name;
}

}  // namespace

struct Executor::Instruction {
  plan::StepKind kind = plan::StepKind::kOp;
  LoopFunction loops = nullptr;
  int64_t num_items = 0;
  int64_t elements_per_item = 1;
  int64_t grain = 0;  // 0: on the calling thread
  const OpKernel* kernel = nullptr;
  const InterpretedOp* interpreted = nullptr;
  uint32_t first_pointer = 0, num_inputs = 0, num_outputs = 0;
  // What the kernel does to each part of its result, and the first of that one's pointers.
  LoopFunction epilogue = nullptr;
  uint32_t epilogue_pointer = 0;
  int64_t row_size = 0;            // of an epilogue
  size_t size_bytes = 0;           // kCopy
  DType index_dtype = DType::kI1;  // kCase
  std::vector<Instructions> sequences;
  // This and the instructions after it, so many together, run at once; 1: by itself.
  size_t wave_size = 1;
  std::vector<WaveTask> wave;
  int64_t wave_grain = 1;  // tasks
  std::string name;        // for profiles
  uint32_t number = 0;     // among all instructions
};

// A pointer that is an argument's or a result's.
struct Executor::Patch {
  uint32_t pointer = 0;
  bool is_result = false;
  uint32_t index = 0;
};

// The memory of one call.
struct Executor::State {
  std::vector<StepTime>* times = nullptr;  // by the number of an instruction, while it is measured
  std::shared_ptr<void> temporaries, workspace;
  std::vector<void*> pointers;
};

Executor::Executor() = default;
Executor::~Executor() = default;

Result<std::unique_ptr<Executor>> Executor::Load(std::shared_ptr<const program::Program> program,
                                                 const ExecutorOptions& options) {
  if (program->level > base::HostCpuLevel()) {
    return FailedPreconditionError(
        "the program was compiled for " + std::string(base::CpuLevelName(program->level)) +
        ", this processor has " + std::string(base::CpuLevelName(base::HostCpuLevel())) +
        ": compile it again here");
  }
  std::unique_ptr<Executor> executor(new Executor());
  executor->program_ = std::move(program);
  executor->pool_ = PoolOf(options.threads);
  if (!executor->program_->object.empty()) {
    LS_ASSIGN_OR_RETURN(executor->code_, ObjectCode::Load(executor->program_->object, Externals()));
  }
  executor->instructions_ = std::make_unique<Instructions>();
  LS_RETURN_IF_ERROR(
      executor->LoadSequence(executor->program_->plan.steps, false, *executor->instructions_));
  LS_RETURN_IF_ERROR(executor->LoadConstants());
  return executor;
}

uint32_t Executor::AddPointers(const std::vector<plan::Slice>& slices) {
  const auto first = static_cast<uint32_t>(slices_.size());
  for (const plan::Slice& slice : slices) {
    if (slice.space == plan::Space::kArgument || slice.space == plan::Space::kResult) {
      patches_.push_back({static_cast<uint32_t>(slices_.size()),
                          slice.space == plan::Space::kResult, slice.index});
    }
    slices_.push_back(slice);
  }
  return first;
}

Status Executor::LoadConstants() {
  for (const plan::Slice& slice : slices_) {
    if (slice.space != plan::Space::kConstant || constants_.contains(slice.index)) continue;
    const ir::OpId op(slice.index);
    const ir::Module& module = *program_->module;
    LS_ASSIGN_OR_RETURN(Literal whole, module.attrs<ir::ConstantAttrs>(op).value.values.Expanded());
    const DType dtype = module.tensor_type(module.result(op)).dtype();
    if (whole.dtype() != dtype) {  // quantized, written with the storage's signed integers
      LS_ASSIGN_OR_RETURN(whole, Converted(whole, dtype));
    }
    constants_.emplace(slice.index, std::move(whole));
  }
  return OkStatus();
}

Result<LoopFunction> Executor::FindLoops(const program::Function& function) const {
  auto* const loops = reinterpret_cast<LoopFunction>(code_->Find(function.symbol));
  if (loops == nullptr) {
    return InternalError("the object code has no function " + function.symbol);
  }
  return loops;
}

Status Executor::LoadSequence(const plan::Sequence& sequence, bool is_inlined,
                              Instructions& instructions) {
  std::vector<const plan::Step*> steps;  // one per instruction
  bool is_epilogue = false;              // the step is that of the one before
  for (const plan::Step& step : sequence) {
    if (step.kind == plan::StepKind::kOp && MakesNothing(*program_->module, step.op())) continue;
    Instruction instruction;
    instruction.kind = step.kind;
    instruction.name = NameOf(*program_->module, step);
    instruction.number = num_instructions_++;
    std::vector<plan::Slice> slices = step.inputs;
    slices.insert(slices.end(), step.outputs.begin(), step.outputs.end());
    if (step.kind == plan::StepKind::kWhile) slices = {step.condition};
    instruction.first_pointer = AddPointers(slices);
    instruction.num_inputs = static_cast<uint32_t>(step.inputs.size());
    instruction.num_outputs = static_cast<uint32_t>(step.outputs.size());
    switch (step.kind) {
      case plan::StepKind::kLoops: {
        const program::Function& function =
            program_->functions[program_->loop_functions.at(step.number)];
        if (is_inlined) break;
        LS_ASSIGN_OR_RETURN(instruction.loops, FindLoops(function));
        instruction.num_items = function.num_items;
        instruction.elements_per_item = function.elements_per_item;
        instruction.row_size = function.row_size;
        const int64_t work = function.num_items * function.elements_per_item;
        if (work >= 2 * kGrainElements && function.num_items > 1) {
          instruction.grain = std::max<int64_t>(
              {1, kGrainElements / function.elements_per_item, function.num_items / kMostRanges});
        }
        break;
      }
      case plan::StepKind::kOp:
        LS_RETURN_IF_ERROR(LoadOp(step, instruction));
        break;
      case plan::StepKind::kCopy:
        instruction.size_bytes = static_cast<size_t>(step.outputs[0].size_bytes);
        break;
      case plan::StepKind::kCase:
        instruction.index_dtype =
            program_->module->tensor_type(program_->module->operand(step.op(), 0)).dtype();
        break;
      case plan::StepKind::kWhile:
        // The pointers of the steps inside follow this one's, which is what the function expects.
        if (const auto found = program_->loop_functions.find(step.number);
            found != program_->loop_functions.end()) {
          LS_ASSIGN_OR_RETURN(instruction.loops, FindLoops(program_->functions[found->second]));
        }
        break;
    }
    for (const plan::Sequence& inner : step.sequences) {
      instruction.sequences.emplace_back();
      const bool is_native = step.kind == plan::StepKind::kWhile && instruction.loops != nullptr;
      LS_RETURN_IF_ERROR(
          LoadSequence(inner, is_inlined || is_native, instruction.sequences.back()));
    }
    if (is_epilogue && TakesEpilogue(instructions.back())) {
      Instruction& maker = instructions.back();
      maker.epilogue = instruction.loops;
      maker.epilogue_pointer = instruction.first_pointer;
      maker.row_size = instruction.row_size;
      maker.name += ", then " + instruction.name;
    } else {
      instructions.push_back(std::move(instruction));
      steps.push_back(&step);
    }
    is_epilogue = step.has_epilogue;
  }
  if (!is_inlined) FormWaves(steps, instructions);
  return OkStatus();
}

bool Executor::TakesEpilogue(const Instruction& maker) {
  return maker.kernel != nullptr && maker.kernel->TakesEpilogue();
}

void Executor::FormWaves(std::span<const plan::Step* const> steps,
                         Instructions& instructions) const {
  if (num_threads() == 1) return;
  for (size_t first = 0; first < instructions.size();) {
    const size_t count = CountIndependent(steps, first);
    std::vector<int64_t> items, elements;
    int64_t work = 0;
    for (size_t i = first; i < first + count && count > 1; ++i) {
      items.push_back(instructions[i].num_items);
      elements.push_back(instructions[i].elements_per_item);
      work += items.back() * elements.back();
    }
    if (work >= 2 * kGrainElements) {
      Instruction& instruction = instructions[first];
      instruction.wave = CutWave(items, elements, kGrainElements);
      instruction.wave_size = count;
      const auto tasks = static_cast<int64_t>(instruction.wave.size());
      instruction.wave_grain =
          std::max({int64_t{1}, tasks * kGrainElements / (2 * work), tasks / kMostRanges});
    }
    first += count;
  }
}

void Executor::RunWave(std::span<const Instruction> instructions, State& state) const {
  const Instruction& first = instructions[0];
  pool_->ParallelFor(static_cast<int64_t>(first.wave.size()), first.wave_grain,
                     [&](int64_t begin, int64_t end) {
                       for (int64_t i = begin; i < end; ++i) {
                         const WaveTask& task = first.wave[static_cast<size_t>(i)];
                         const Instruction& step = instructions[task.step];
                         RunItems(step.loops, state.pointers.data() + step.first_pointer,
                                  task.begin, task.end, 0, step.row_size);
                       }
                     });
}

Status Executor::LoadOp(const plan::Step& step, Instruction& instruction) {
  const ir::Module& module = *program_->module;
  std::vector<RegionFunction> regions(module.num_regions(step.op()));
  const auto found = program_->region_functions.find(step.number);
  for (size_t i = 0; i < regions.size() && found != program_->region_functions.end(); ++i) {
    if (found->second[i] == program::kNoFunction) continue;
    regions[i].run = &RunColumnFunction;
    regions[i].context = code_->Find(program_->functions[found->second[i]].symbol);
  }
  std::string refusals;
  Result<std::unique_ptr<OpKernel>> kernel = MakeOpKernel({module, step.op(), regions}, &refusals);
  if (kernel.ok()) {
    workspace_bytes_ = std::max(workspace_bytes_, (*kernel)->workspace_bytes());
    variants_.push_back(std::string(module.info(step.op()).name) + ": " +
                        std::string((*kernel)->variant()) + refusals);
    kernels_.push_back(std::move(*kernel));
    instruction.kernel = kernels_.back().get();
    if (module.info(step.op()).family == ir::Family::kCollective) needs_process_ = true;
    // Values from outside that regions use come after the operands.
    if (instruction.num_inputs == module.num_operands(step.op())) return OkStatus();
    instruction.kernel = nullptr;
  }
  LS_ASSIGN_OR_RETURN(auto interpreted, InterpretedOp::Make(module, step.op(), step.input_values));
  LS_RETURN_IF_ERROR(LoadCallees(step, *interpreted));
  // What it calls is compiled; checks compare and compute nothing.
  const bool is_native = program_->callees.contains(step.number) || IsCheck(module, step.op());
  const std::string place = ir::PlaceText(module, step.op());
  std::string text(module.info(step.op()).name);
  if (module.opcode(step.op()) == ir::Opcode::kCustomCall) {
    text += " @" + module.attrs<ir::CustomCallAttrs>(step.op()).call_target_name;
  }
  if (!place.empty()) text += " (" + place + ")";
  if (!is_native) {
    interpreted_.push_back({text, kernel.ok() ? "its regions use values from outside"
                                              : std::string(kernel.status().message())});
  }
  interpreted_ops_.push_back(std::move(interpreted));
  needs_process_ = true;
  instruction.interpreted = interpreted_ops_.back().get();
  return OkStatus();
}

Status Executor::LoadCallees(const plan::Step& step, InterpretedOp& op) {
  const auto found = program_->callees.find(step.number);
  if (found == program_->callees.end()) return OkStatus();
  std::map<std::string, const Executor*> executors;
  for (const auto& [name, program] : found->second) {
    LS_ASSIGN_OR_RETURN(auto executor, Load(program, {pool_->num_threads()}));
    const auto& steps = executor->interpreted_steps();
    interpreted_.insert(interpreted_.end(), steps.begin(), steps.end());
    executors[name] = executor.get();
    callees_.push_back(std::move(executor));
  }
  op.set_run_process([executors = std::move(executors)](
                         interpret::Process& process, const std::string& name,
                         std::vector<interpret::Datum> arguments) -> Result<interpret::RunResult> {
    return executors.at(name)->RunProcess(&process, std::move(arguments));
  });
  return OkStatus();
}

Result<std::unique_ptr<Executor::State>> Executor::TakeState() const {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<State> state = std::move(idle_.back());
      idle_.pop_back();
      return state;
    }
  }
  auto state = std::make_unique<State>();
  LS_ASSIGN_OR_RETURN(state->temporaries,
                      AllocateHost(static_cast<size_t>(program_->plan.memory.temporary_bytes),
                                   plan::DescribeTemporaries(*program_->module, program_->plan)));
  LS_ASSIGN_OR_RETURN(state->workspace,
                      AllocateHost(static_cast<size_t>(workspace_bytes_), "scratch space"));
  for (const plan::Slice& slice : slices_) {
    void* pointer = nullptr;
    if (slice.space == plan::Space::kTemporary) {
      pointer = static_cast<std::byte*>(state->temporaries.get()) + slice.offset;
    } else if (slice.space == plan::Space::kConstant) {
      pointer = const_cast<std::byte*>(constants_.at(slice.index).stored_bytes().data());
    }
    state->pointers.push_back(pointer);
  }
  return state;
}

Status Executor::Run(std::span<const void* const> arguments, std::span<void* const> results,
                     Effects& effects) const {
  LS_ASSIGN_OR_RETURN(std::unique_ptr<State> state, TakeState());
  return RunWith(std::move(state), arguments, results, effects);
}

Status Executor::Profile(std::span<const void* const> arguments, std::span<void* const> results,
                         std::vector<StepTime>& times) const {
  times.assign(num_instructions_, {});
  LS_ASSIGN_OR_RETURN(std::unique_ptr<State> state, TakeState());
  state->times = &times;
  Effects effects;
  const Status status = RunWith(std::move(state), arguments, results, effects);
  std::erase_if(times, [](const StepTime& time) { return time.runs == 0; });
  return status;
}

Status Executor::RunWith(std::unique_ptr<State> state, std::span<const void* const> arguments,
                         std::span<void* const> results, Effects& effects) const {
  for (const Patch& patch : patches_) {
    state->pointers[patch.pointer] =
        patch.is_result ? results[patch.index] : const_cast<void*>(arguments[patch.index]);
  }
  for (const auto& [result, argument] : program_->plan.aliases) {
    if (results[result] == arguments[argument]) continue;
    const ir::Module& module = *program_->module;
    const TensorType& type =
        module.tensor_type(module.arguments(module.function(module.Entry()).body)[argument]);
    std::memcpy(results[result], arguments[argument],
                static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype()));
  }
  Status status;
  if (effects.process != nullptr || !needs_process_) {
    status = RunSequence(*instructions_, *state, effects);
  } else {
    interpret::Grid grid(interpret::GridShape{});
    interpret::Process process{grid, 0, {}};
    effects.process = &process;
    status = RunSequence(*instructions_, *state, effects);
    effects.process = nullptr;
  }
  state->times = nullptr;
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(state));
  return status;
}

void Executor::RunLoops(const Instruction& instruction, State& state) const {
  void* const* buffers = state.pointers.data() + instruction.first_pointer;
  if (instruction.grain == 0) {
    RunItems(instruction.loops, buffers, 0, instruction.num_items, 0, instruction.row_size);
    return;
  }
  pool_->ParallelFor(instruction.num_items, instruction.grain, [&](int64_t begin, int64_t end) {
    RunItems(instruction.loops, buffers, begin, end, 0, instruction.row_size);
  });
}

Status Executor::RunSequence(const Instructions& instructions, State& state,
                             Effects& effects) const {
  if (state.times == nullptr) {
    for (size_t i = 0; i < instructions.size(); i += instructions[i].wave_size) {
      if (instructions[i].wave_size > 1) {
        RunWave(std::span(instructions).subspan(i, instructions[i].wave_size), state);
      } else {
        LS_RETURN_IF_ERROR(RunInstruction(instructions[i], state, effects));
      }
    }
    return OkStatus();
  }
  for (const Instruction& instruction : instructions) {
    const auto begin = std::chrono::steady_clock::now();
    LS_RETURN_IF_ERROR(RunInstruction(instruction, state, effects));
    StepTime& time = (*state.times)[instruction.number];
    time.name = instruction.name;
    time.instruction = instruction.number;
    ++time.runs;
    time.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  return OkStatus();
}

Status Executor::RunInstruction(const Instruction& instruction, State& state,
                                Effects& effects) const {
  void** pointers = state.pointers.data() + instruction.first_pointer;
  switch (instruction.kind) {
    case plan::StepKind::kLoops:
      RunLoops(instruction, state);
      return OkStatus();
    case plan::StepKind::kCopy:
      std::memcpy(pointers[1], pointers[0], instruction.size_bytes);
      return OkStatus();
    case plan::StepKind::kOp: {
      const std::span<const void* const> inputs(pointers, instruction.num_inputs);
      const std::span<void* const> outputs(pointers + instruction.num_inputs,
                                           instruction.num_outputs);
      if (instruction.kernel == nullptr) {
        return instruction.interpreted->Run(inputs, outputs, effects);
      }
      EpilogueCall epilogue{instruction.epilogue, instruction.row_size,
                            state.pointers.data() + instruction.epilogue_pointer};
      OpKernelCall call{inputs, outputs, state.workspace.get(),
                        *pool_, nullptr, &effects.random_blocks};
      if (instruction.epilogue != nullptr) call.epilogue = {&RunEpilogue, &epilogue};
      if (effects.process == nullptr) return instruction.kernel->Run(call);
      LocalCommunicator communicator(*effects.process);
      call.communicator = &communicator;
      return instruction.kernel->Run(call);
    }
    case plan::StepKind::kWhile:
      if (instruction.loops != nullptr) {
        RunItems(instruction.loops, pointers, 0, 1, 0, 0);
        return OkStatus();
      }
      for (;;) {
        LS_RETURN_IF_ERROR(RunSequence(instruction.sequences[0], state, effects));
        if (*static_cast<const uint8_t*>(pointers[0]) == 0) return OkStatus();
        LS_RETURN_IF_ERROR(RunSequence(instruction.sequences[1], state, effects));
      }
    case plan::StepKind::kCase: {
      const size_t count = instruction.sequences.size();
      size_t branch = count - 1;
      if (instruction.index_dtype == DType::kI1) {
        branch = *static_cast<const uint8_t*>(pointers[0]) != 0 ? 0 : 1;
      } else {
        int32_t index = 0;
        std::memcpy(&index, pointers[0], sizeof(index));
        if (index >= 0 && static_cast<size_t>(index) < count) branch = static_cast<size_t>(index);
      }
      return RunSequence(instruction.sequences[branch], state, effects);
    }
  }
  return OkStatus();
}

}  // namespace lockstep::runtime::cpu
