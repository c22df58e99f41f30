// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: control flow, functions, and any op by its name.
#include <algorithm>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/ops/control.h"

namespace lockstep {

using ir::Opcode;

namespace {

Types TypesOf(std::span<const Value> values) {
  Types types;
  for (const Value value : values) types.push_back(value.type());
  return types;
}

}  // namespace

Values GraphBuilder::While(const Values& initial, const Body& cond, const Body& body, Where where) {
  const Types types = TypesOf(initial);
  return impl_->Make({"While", where}, {.opcode = Opcode::kWhile,
                                        .operands = initial,
                                        .regions = {{types, cond}, {types, body}},
                                        .expected_results = initial.size()});
}

Values GraphBuilder::If(Value pred, const Body& on_true, const Body& on_false, Where where) {
  // After an error a body makes nothing, but shows how many results the caller looks for.
  const size_t expected = impl_->ok() ? 1 : on_true({}).size();
  return impl_->Make({"If", where}, {.opcode = Opcode::kIf,
                                     .operands = {pred},
                                     .regions = {{{}, on_true}, {{}, on_false}},
                                     .expected_results = expected,
                                     .results_are_of_bodies = true});
}

Values GraphBuilder::Case(Value index, const std::vector<Body>& branches, Where where) {
  const BuilderCall call{"Case", where};
  if (branches.empty()) {
    impl_->Fail(call, InvalidArgumentError("it needs a branch"));
    return Values(1);
  }
  const size_t expected = impl_->ok() ? 1 : branches.front()({}).size();
  OpRequest request{.opcode = Opcode::kCase,
                    .operands = {index},
                    .expected_results = expected,
                    .results_are_of_bodies = true};
  for (const Body& branch : branches) request.regions.push_back({{}, branch});
  return impl_->Make(call, std::move(request));
}

Status GraphBuilder::Impl::FillFunction(const BuilderCall& call, const std::string& name,
                                        const Types& arguments, const Body& body) {
  if (module.FindFunction(name)) {
    return InvalidArgumentError("there is a function @" + name + " already");
  }
  ir::Function function;
  function.name = name;
  function.is_public = false;
  function.location = LocationOf(call.where);
  const ir::FunctionId added = module.AddFunction(std::move(function), {});
  const ir::RegionId region = module.function(added).body;
  LS_RETURN_IF_ERROR(FillRegion(call, region, {arguments, body}, Opcode::kFuncReturn));
  ir::Function& made = module.function(added);
  made.argument_attributes.resize(arguments.size());
  for (const ir::ValueId value : module.operands(module.last_op(region))) {
    made.result_types.push_back(module.type(value));
  }
  made.result_attributes.resize(made.result_types.size());
  functions.push_back(name);
  return OkStatus();
}

void GraphBuilder::Define(const std::string& name, const Types& arguments, const Body& body,
                          Where where) {
  const BuilderCall call{"Define", where};
  if (!impl_->ok()) return;
  const Status filled = impl_->FillFunction(call, name, arguments, body);
  if (!filled.ok()) impl_->Fail(call, filled.Annotate("@" + name));
}

Values GraphBuilder::Call(const std::string& name, const Values& arguments, Where where) {
  const BuilderCall call{"Call", where};
  const auto& known = impl_->functions;
  if (std::find(known.begin(), known.end(), name) == known.end()) {
    impl_->Fail(call, InvalidArgumentError("there is no complete function @" + name));
    return Values(1);
  }
  const ir::FunctionId callee = impl_->module.FindFunction(name);
  const size_t expected = impl_->module.function(callee).result_types.size();
  return impl_->Make(call, {.opcode = Opcode::kFuncCall,
                            .operands = arguments,
                            .attributes = ir::MakeAttributes(ir::CallAttrs{{name}}),
                            .expected_results = expected});
}

namespace {

// "sort" is short for "stablehlo.sort".
Result<Opcode> OpcodeOf(std::string_view name) {
  auto opcode = ir::FindOpcode(name);
  if (!opcode) opcode = ir::FindOpcode("stablehlo." + std::string(name));
  if (!opcode) return InvalidArgumentError("there is no op '" + std::string(name) + "'");
  if (ir::GetOpInfo(*opcode).Has(ir::kTerminator)) {
    return InvalidArgumentError("'" + std::string(name) + "' is made from what a body returns");
  }
  return *opcode;
}

// Names with a dot belong to other dialects and are discardable; any other must be the op's own.
Result<OpRequest> RequestOf(Opcode opcode, const Values& operands, const OpOptions& options) {
  OpRequest request{.opcode = opcode, .operands = operands};
  request.discardable = ToDictionary(options.attributes);
  LS_ASSIGN_OR_RETURN(request.attributes, ir::TakeAttributes(opcode, request.discardable));
  for (const auto& [name, value] : request.discardable) {
    if (name.find('.') == std::string::npos) {
      return InvalidArgumentError("'" + std::string(ir::OpcodeName(opcode)) +
                                  "' has no attribute '" + name + "'");
    }
  }
  request.result_types = options.result_types;
  request.regions = options.regions;
  return request;
}

}  // namespace

Values GraphBuilder::Op(std::string_view name, const Values& operands, const OpOptions& options,
                        Where where) {
  const BuilderCall call{"Op", where};
  size_t expected = std::max(operands.size(), options.result_types.size());
  const Result<Opcode> opcode = OpcodeOf(name);
  if (!opcode.ok()) impl_->Fail(call, opcode.status());
  if (opcode.ok()) expected = std::max(expected, ir::GetOpInfo(*opcode).results.size());
  if (!impl_->ok()) return Values(std::max<size_t>(expected, 1));
  Result<OpRequest> request = RequestOf(*opcode, operands, options);
  if (!request.ok()) {
    impl_->Fail(call, request.status());
    return Values(std::max<size_t>(expected, 1));
  }
  request->expected_results = expected;
  return impl_->Make(call, std::move(request).value());
}

}  // namespace lockstep
