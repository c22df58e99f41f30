// SPDX-License-Identifier: Apache-2.0
// Running a function: checks of its inputs, frames of values, and the loop over planned ops.
#include "lockstep/interpret/interpreter.h"

#include <utility>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/plan.h"

namespace lockstep::interpret {
namespace {

// The values of one call of a function.
using Frame = std::vector<Datum>;

class Interpreter final : public Evaluator {
 public:
  Interpreter(const ir::Module& module, const InterpretOptions& options)
      : module_(module),
        options_(options),
        plans_(module, options.max_array_bytes),
        free_frames_(module.num_functions()) {}

  Results RunFunction(ir::FunctionId function, std::vector<Datum> arguments) override;
  Results RunRegion(ir::RegionId region, std::vector<Datum> arguments) override;
  const Datum& Captured(ir::ValueId value) override { return (*frame_)[plans_.slot(value)]; }
  const InterpretOptions& options() const override { return options_; }
  RunResult& result() override { return result_; }

 private:
  Status RunOp(const PlannedOp& planned, std::vector<Datum>& operands);
  Datum Read(const PlannedInput& input) {
    Datum& datum = (*frame_)[input.slot];
    return input.is_last_use ? std::move(datum) : datum;
  }

  const ir::Module& module_;
  const InterpretOptions& options_;
  Plans plans_;
  std::vector<std::vector<Frame>> free_frames_;  // by FunctionId
  Frame* frame_ = nullptr;
  int depth_ = 0;
  RunResult result_;
};

Results Interpreter::RunFunction(ir::FunctionId function, std::vector<Datum> arguments) {
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
  Results results = RunRegion(module_.function(function).body, std::move(arguments));
  frame_ = caller;
  // After a run to the end every value has been moved out or released.
  if (results.ok()) free_frames_[function.index].push_back(std::move(frame));
  return results;
}

Results Interpreter::RunRegion(ir::RegionId region, std::vector<Datum> arguments) {
  if (depth_ >= options_.max_depth) {
    return ResourceExhaustedError("calls and regions are nested more than " +
                                  std::to_string(options_.max_depth) +
                                  " deep; does a function call itself?");
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
  const OpCall call{module_, planned.op, operands, *this};
  if (planned.oversized_result >= 0) {
    const auto index = static_cast<size_t>(planned.oversized_result);
    return OpError(call, StatusCode::kResourceExhausted,
                   "its result " + call.result_type(index).ToString() + " takes more than " +
                       std::to_string(options_.max_array_bytes) + " bytes");
  }
  LS_ASSIGN_OR_RETURN(std::vector<Datum> results, planned.evaluate(call));
  LS_CHECK(results.size() == planned.results.size());
  for (size_t i = 0; i < results.size(); ++i) {
    (*frame_)[planned.results[i]] = std::move(results[i]);
  }
  for (const Slot slot : planned.released) (*frame_)[slot] = Datum();
  return OkStatus();
}

std::string Describe(const Datum& datum) {
  if (datum.IsArray()) return datum.array().type().ToString();
  return std::holds_alternative<Token>(datum.value) ? "a token" : "a tuple";
}

bool Fits(const Datum& datum, const Type& type) {
  if (type.IsToken()) return std::holds_alternative<Token>(datum.value);
  if (type.IsTuple()) {
    const auto* members = std::get_if<std::vector<Datum>>(&datum.value);
    if (members == nullptr || members->size() != type.members().size()) return false;
    for (size_t i = 0; i < members->size(); ++i) {
      if (!Fits((*members)[i], type.members()[i])) return false;
    }
    return true;
  }
  if (!type.IsTensor() || !datum.IsArray()) return false;
  const Literal& array = datum.array();
  const TensorType& tensor = type.tensor();
  if (array.dtype() != tensor.dtype() || array.shape().rank() != tensor.rank()) return false;
  for (int64_t d = 0; d < tensor.rank(); ++d) {
    if (tensor.shape[d] != kDynamicSize && tensor.shape[d] != array.shape()[d]) return false;
  }
  return true;
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
  const ir::TextPosition position = call.module.position(call.op);
  std::string place;
  if (position.line != 0) {
    place = call.module.source_file + ":" + std::to_string(position.line) + ":" +
            std::to_string(position.column) + ": ";
  }
  return Status(code, place + "'" + std::string(call.module.info(call.op).name) + "': " + message);
}

Result<RunResult> Run(const ir::Module& module, ir::FunctionId function,
                      std::span<const Datum> inputs, const InterpretOptions& options) {
  LS_RETURN_IF_ERROR(CheckSupported(module, function));
  LS_RETURN_IF_ERROR(CheckInputs(module, module.function(function), inputs));
  Interpreter interpreter(module, options);
  LS_ASSIGN_OR_RETURN(std::vector<Datum> outputs,
                      interpreter.RunFunction(function, {inputs.begin(), inputs.end()}));
  RunResult result = std::move(interpreter.result());
  result.outputs = std::move(outputs);
  return result;
}

}  // namespace lockstep::interpret
