// SPDX-License-Identifier: Apache-2.0
// A module around one op.
#include "lockstep/runtime/cpu/interpreted_op.h"

#include <cstring>
#include <unordered_map>

namespace lockstep::runtime::cpu {
namespace {

using ValueMap = std::unordered_map<ir::ValueId, ir::ValueId>;

ir::OpId CopyOp(const ir::Module& from, ir::OpId op, ir::Module& to, ir::RegionId region,
                ValueMap& values) {
  std::vector<ir::ValueId> operands;
  for (const ir::ValueId operand : from.operands(op)) operands.push_back(values.at(operand));
  std::vector<Type> types;
  for (const ir::ValueId result : from.results(op)) types.push_back(from.type(result));
  ir::OpSpec spec;
  spec.opcode = from.opcode(op);
  spec.operands = operands;
  spec.result_types = types;
  spec.attributes = from.attributes_ref(op);
  spec.discardable = from.discardable(op);
  spec.num_regions = from.num_regions(op);
  spec.position = from.position(op);
  const ir::OpId copy = to.CreateOp(spec);
  to.Append(region, copy);
  for (size_t i = 0; i < spec.num_regions; ++i) {
    const ir::RegionId inner = from.region(op, i), inner_copy = to.region(copy, i);
    for (const ir::ValueId argument : from.arguments(inner)) {
      values[argument] = to.AddArgument(inner_copy, from.type(argument));
    }
    for (const ir::OpId nested : from.ops(inner)) CopyOp(from, nested, to, inner_copy, values);
  }
  for (size_t i = 0; i < types.size(); ++i) values[from.result(op, i)] = to.result(copy, i);
  return copy;
}

void CopyFunction(const ir::Module& from, ir::FunctionId id, ir::Module& to) {
  const ir::Function& function = from.function(id);
  ir::Function copy = function;
  copy.is_public = false;
  std::vector<Type> types;
  for (const ir::ValueId argument : from.arguments(function.body)) {
    types.push_back(from.type(argument));
  }
  const ir::RegionId body = to.function(to.AddFunction(std::move(copy), types)).body;
  ValueMap values;
  for (size_t i = 0; i < types.size(); ++i) {
    values[from.arguments(function.body)[i]] = to.arguments(body)[i];
  }
  for (const ir::OpId op : from.ops(function.body)) CopyOp(from, op, to, body, values);
}

// What ops refer to by name: functions and meshes. After inlining functions are few.
void CopySymbols(const ir::Module& from, ir::OpId op, ir::Module& to) {
  const ir::OpInfo& info = from.info(op);
  const bool names_functions = info.family == ir::Family::kCustom || from.num_regions(op) > 0 ||
                               info.opcode == ir::Opcode::kFuncCall;
  if (names_functions) {
    for (const ir::FunctionId id : from.functions()) {
      const ir::Function& function = from.function(id);
      const bool holds_op = id == from.Entry() || function.is_declaration;
      if (!holds_op && function.name != "main") CopyFunction(from, id, to);
    }
  }
  ValueMap none;
  for (const ir::OpId symbol : from.ops(from.top_level())) {
    CopyOp(from, symbol, to, to.top_level(), none);
  }
}

}  // namespace

Result<std::unique_ptr<InterpretedOp>> InterpretedOp::Make(const ir::Module& module, ir::OpId op,
                                                           std::span<const ir::ValueId> inputs) {
  std::unique_ptr<InterpretedOp> made(new InterpretedOp());
  for (const ir::ValueId input : inputs) made->input_types_.push_back(module.type(input));
  ir::Module& copy = made->module_;
  copy.source_file = module.source_file;
  ir::Function function;
  function.name = "main";
  function.is_public = true;
  for (const ir::ValueId result : module.results(op)) {
    function.result_types.push_back(module.type(result));
  }
  function.result_attributes.resize(function.result_types.size());
  function.argument_attributes.resize(inputs.size());
  const ir::FunctionId main = copy.AddFunction(std::move(function), made->input_types_);
  const ir::RegionId body = copy.function(main).body;
  ValueMap values;
  for (size_t i = 0; i < inputs.size(); ++i) values[inputs[i]] = copy.arguments(body)[i];
  const ir::OpId inside = CopyOp(module, op, copy, body, values);
  ir::OpSpec end;
  end.opcode = ir::Opcode::kFuncReturn;
  end.operands = copy.results(inside);
  const std::vector<ir::ValueId> results(end.operands.begin(), end.operands.end());
  end.operands = results;
  copy.Append(body, copy.CreateOp(end));
  CopySymbols(module, op, copy);
  LS_RETURN_IF_ERROR(interpret::CheckSupported(copy, main));
  return made;
}

void InterpretedOp::set_run_process(RunProcess run) {
  options_.run_as = [this, run = std::move(run)](interpret::Process& process, ir::RegionId region,
                                                 std::vector<interpret::Datum> arguments) {
    const ir::Function& function = module_.function(module_.parent_function(region));
    return run(process, function.body == region ? function.name : "", std::move(arguments));
  };
}

Status InterpretedOp::Run(std::span<const void* const> inputs, std::span<void* const> results,
                          Effects& effects) const {
  std::vector<interpret::Datum> arguments;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!input_types_[i].IsTensor()) {
      arguments.push_back(interpret::Token{});
      continue;
    }
    const TensorType& type = input_types_[i].tensor();
    const size_t size =
        static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype());
    const auto* begin = static_cast<const std::byte*>(inputs[i]);
    LS_ASSIGN_OR_RETURN(Literal literal,
                        Literal::FromBytes(type.dtype(), type.shape, {begin, begin + size}));
    arguments.push_back(std::move(literal));
  }
  LS_ASSIGN_OR_RETURN(interpret::RunResult run,
                      interpret::RunAsProcess(module_, module_.Entry(), arguments, *effects.process,
                                              effects.random_blocks, options_));
  effects.random_blocks = run.random_blocks;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i] == nullptr || !run.outputs[i].IsArray()) continue;
    LS_ASSIGN_OR_RETURN(const Literal whole, run.outputs[i].array().Expanded());
    std::memcpy(results[i], whole.stored_bytes().data(), whole.stored_bytes().size());
  }
  effects.checks += run.checks;
  std::move(run.check_failures.begin(), run.check_failures.end(),
            std::back_inserter(effects.check_failures));
  std::move(run.outfeed.begin(), run.outfeed.end(), std::back_inserter(effects.outfeed));
  return OkStatus();
}

}  // namespace lockstep::runtime::cpu
