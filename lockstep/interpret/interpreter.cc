// SPDX-License-Identifier: Apache-2.0
// Running a function: checks of its inputs, frames of values, and the loop over planned ops.
#include "lockstep/interpret/interpreter.h"

#include <utility>

#include "lockstep/interpret/dynamic/sizes.h"
#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/plan.h"
#include "lockstep/ir/dynamic.h"

namespace lockstep::interpret {
namespace {

// The values of one call of a function.
using Frame = std::vector<Datum>;

class Interpreter final : public Evaluator {
 public:
  // `depth`: how many calls and regions are around it.
  Interpreter(const ir::Module& module, const InterpretOptions& options, Process& process,
              int depth = 0)
      : module_(module),
        options_(options),
        process_(process),
        plans_(module, options.max_array_bytes),
        free_frames_(module.num_functions()),
        depth_(depth) {}

  Results RunFunction(ir::FunctionId function, std::vector<Datum> arguments) override;
  Results RunRegion(ir::RegionId region, std::vector<Datum> arguments) override;
  const Datum& Captured(ir::ValueId value) override { return (*frame_)[plans_.slot(value)]; }
  const InterpretOptions& options() const override { return options_; }
  RunResult& result() override { return result_; }
  Process& process() override { return process_; }
  Result<RunResult> RunAs(Process& process, ir::RegionId region,
                          std::vector<Datum> arguments) const override {
    if (options_.run_as) return options_.run_as(process, region, std::move(arguments));
    return Interpreter(module_, options_, process, depth_).Run(region, std::move(arguments));
  }

  // Runs a region that reads no value from outside; call once.
  Result<RunResult> Run(ir::RegionId region, std::vector<Datum> arguments) {
    LS_ASSIGN_OR_RETURN(result_.outputs,
                        RunInFrame(module_.parent_function(region), region, std::move(arguments)));
    return std::move(result_);
  }

 private:
  Results RunInFrame(ir::FunctionId function, ir::RegionId region, std::vector<Datum> arguments);
  Status RunOp(const PlannedOp& planned, std::vector<Datum>& operands);
  Datum Read(const PlannedInput& input) {
    Datum& datum = (*frame_)[input.slot];
    return input.is_last_use ? std::move(datum) : datum;
  }

  const ir::Module& module_;
  const InterpretOptions& options_;
  Process& process_;
  Plans plans_;
  std::vector<std::vector<Frame>> free_frames_;  // by FunctionId
  Frame* frame_ = nullptr;
  int depth_;
  RunResult result_;
};

Results Interpreter::RunFunction(ir::FunctionId function, std::vector<Datum> arguments) {
  return RunInFrame(function, module_.function(function).body, std::move(arguments));
}

// Runs the body of `function`, or a region of it that reads no value from outside.
Results Interpreter::RunInFrame(ir::FunctionId function, ir::RegionId region,
                                std::vector<Datum> arguments) {
  plans_.AddFunction(function);
  std::vector<Frame>& free = free_frames_[function.index];
  Frame frame;
  if (free.empty()) {
    frame.resize(plans_.num_slots(function));
  } else {
    frame = std::move(free.back());
    free.pop_back();
  }
  Frame* const caller = std::exchange(frame_, &frame);
  Results results = RunRegion(region, std::move(arguments));
  frame_ = caller;
  // After a run to the end every value has been moved out or released.
  if (results.ok()) free_frames_[function.index].push_back(std::move(frame));
  return results;
}

Results Interpreter::RunRegion(ir::RegionId region, std::vector<Datum> arguments) {
  if (depth_ >= options_.max_depth) {
    return ResourceExhaustedError(ir::NestedTooDeep(options_.max_depth));
  }
  if (plans_.has_unknown_sizes()) {
    LS_RETURN_IF_ERROR(CheckArgumentsFit(module_, region, arguments));
  }
  ++depth_;
  const RegionPlan& plan = plans_.region(region);
  LS_CHECK(arguments.size() == plan.arguments.size());
  for (size_t i = 0; i < arguments.size(); ++i) {
    (*frame_)[plan.arguments[i]] = std::move(arguments[i]);
  }
  for (const Slot slot : plan.unused_arguments) (*frame_)[slot] = Datum();
  std::vector<Datum> operands;
  for (const PlannedOp& planned : plan.ops) {
    const Status status = RunOp(planned, operands);
    if (!status.ok()) {
      --depth_;
      return status;
    }
  }
  std::vector<Datum> outputs;
  outputs.reserve(plan.outputs.size());
  for (const PlannedInput& output : plan.outputs) outputs.push_back(Read(output));
  --depth_;
  return outputs;
}

// `operands` is memory to use again.
Status Interpreter::RunOp(const PlannedOp& planned, std::vector<Datum>& operands) {
  operands.clear();
  operands.reserve(planned.inputs.size());
  for (const PlannedInput& input : planned.inputs) operands.push_back(Read(input));
  OpCall call{module_, planned.op, operands, *this};
  std::vector<TensorType> types;
  int oversized_result = planned.oversized_result;
  if (plans_.has_unknown_sizes() || planned.takes_sizes) {
    LS_ASSIGN_OR_RETURN(types, KnownResultTypes(call));
    call.result_types = types;
    oversized_result = plans_.FindOversized(types);
  }
  if (oversized_result >= 0) {
    const auto index = static_cast<size_t>(oversized_result);
    const TensorType& type = call.result_type(index);
    const auto count = type.shape.CheckedNumElements();
    int64_t size_bytes = 0;
    const bool is_known =
        count.ok() &&
        !__builtin_mul_overflow(*count, static_cast<int64_t>(ElementSizeBytes(type.dtype())),
                                &size_bytes);
    return OpError(call, StatusCode::kResourceExhausted,
                   "its result " + type.ToString() + " takes " +
                       (is_known ? std::to_string(size_bytes) : "more than 2^63") +
                       " bytes; an array may take " + std::to_string(options_.max_array_bytes));
  }
  LS_ASSIGN_OR_RETURN(std::vector<Datum> results, planned.evaluate(call));
  LS_CHECK(results.size() == planned.results.size());
  if (plans_.has_unknown_sizes()) LS_RETURN_IF_ERROR(CheckResultsFit(call, results));
  for (size_t i = 0; i < results.size(); ++i) {
    (*frame_)[planned.results[i]] = std::move(results[i]);
  }
  for (const Slot slot : planned.released) (*frame_)[slot] = Datum();
  return OkStatus();
}

Status CheckInputs(const ir::Module& module, const ir::Function& function,
                   std::span<const Datum> inputs) {
  const std::span<const ir::ValueId> arguments = module.arguments(function.body);
  if (inputs.size() != arguments.size()) {
    return InvalidArgumentError("function @" + function.name + " takes " +
                                std::to_string(arguments.size()) + " arguments, found " +
                                std::to_string(inputs.size()));
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Type& type = module.type(arguments[i]);
    if (Fits(inputs[i], type)) continue;
    const std::string& name = module.value_name(arguments[i]);
    return InvalidArgumentError(
        "argument " + std::to_string(i) + (name.empty() ? "" : " ('" + name + "')") + " of @" +
        function.name + ": expected " + type.ToString() + ", found " + Describe(inputs[i]));
  }
  return OkStatus();
}

}  // namespace

Status OpError(const OpCall& call, StatusCode code, std::string message) {
  std::string place = ir::PlaceText(call.module, call.op);
  if (!place.empty()) place += ": ";
  return Status(code, place + "'" + std::string(call.module.info(call.op).name) + "': " + message);
}

Result<RunResult> Run(const ir::Module& module, ir::FunctionId function,
                      std::span<const Datum> inputs, const InterpretOptions& options) {
  LS_RETURN_IF_ERROR(CheckSupported(module, function));
  LS_RETURN_IF_ERROR(CheckInputs(module, module.function(function), inputs));
  Grid grid(GridShape{});
  Process process{grid, 0, {}};
  return Interpreter(module, options, process)
      .Run(module.function(function).body, {inputs.begin(), inputs.end()});
}

Result<RunResult> RunAsProcess(const ir::Module& module, ir::FunctionId function,
                               std::span<const Datum> inputs, Process& process,
                               uint64_t random_blocks, const InterpretOptions& options) {
  LS_RETURN_IF_ERROR(CheckInputs(module, module.function(function), inputs));
  Interpreter interpreter(module, options, process);
  interpreter.result().random_blocks = random_blocks;
  return interpreter.Run(module.function(function).body, {inputs.begin(), inputs.end()});
}

Result<std::vector<RunResult>> RunGrid(const ir::Module& module, ir::FunctionId function,
                                       GridShape shape, std::span<const std::vector<Datum>> inputs,
                                       const InterpretOptions& options) {
  LS_CHECK(static_cast<int64_t>(inputs.size()) == shape.num_processes());
  LS_RETURN_IF_ERROR(CheckSupported(module, function));
  for (size_t id = 0; id < inputs.size(); ++id) {
    const Status fits = CheckInputs(module, module.function(function), inputs[id]);
    if (!fits.ok()) return fits.Annotate("process " + std::to_string(id));
  }
  std::vector<RunResult> results(inputs.size());
  Grid grid(shape);
  LS_RETURN_IF_ERROR(grid.Run([&](Process& process) -> Status {
    const auto id = static_cast<size_t>(process.id);
    LS_ASSIGN_OR_RETURN(
        results[id],
        Interpreter(module, options, process).Run(module.function(function).body, inputs[id]));
    return OkStatus();
  }));
  return results;
}

}  // namespace lockstep::interpret
