// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: values, errors, the making of ops, parameters and the end of a program.
#include "lockstep/graph_builder.h"

#include <algorithm>

#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/ir/verify/rules.h"
#include "lockstep/ir/verify/signature.h"

namespace lockstep {

// --- values

const Type& Value::type() const {
  static const Type none;
  return failed() ? none : builder_->impl_->module.type(builder_->impl_->id(*this));
}

int64_t Value::dim(int64_t axis) const {
  if (axis < 0) axis += shape().rank();
  return axis >= 0 && axis < shape().rank() ? shape()[axis] : 1;
}

Values GraphBuilder::Impl::WrapAll(std::span<const ir::ValueId> values) const {
  Values out;
  for (const ir::ValueId value : values) out.push_back(Wrap(value));
  return out;
}

bool GraphBuilder::Impl::InScope(Value value) const {
  const ir::OpId op = module.defining_op(id(value));
  const ir::RegionId home = op ? module.parent(op) : module.defining_region(id(value));
  // Regions of one function nest; a function's body has nothing around it.
  ir::RegionId region = regions.back();
  while (region && region != home) {
    const ir::OpId outer = module.parent_op(region);
    region = outer ? module.parent(outer) : ir::RegionId();
  }
  return static_cast<bool>(region);
}

Status GraphBuilder::Impl::CheckOperands(std::span<const Value> values) const {
  for (size_t i = 0; i < values.size(); ++i) {
    const std::string what = "value " + std::to_string(i);
    if (values[i].failed()) return InvalidArgumentError(what + " is empty");
    if (!IsOurs(values[i])) return InvalidArgumentError(what + " belongs to another builder");
    if (!InScope(values[i])) {
      return InvalidArgumentError(what +
                                  " was made in a body that has ended, or outside of the "
                                  "function");
    }
  }
  return OkStatus();
}

// --- errors and locations

void GraphBuilder::Impl::Fail(const BuilderCall& call, const Status& error) {
  if (!ok()) return;
  std::string context(call.method);
  if (call.where.line() > 0) {
    const std::string_view path = call.where.file_name();
    context += " at " + std::string(path.substr(path.rfind('/') + 1)) + ":" +
               std::to_string(call.where.line());
  }
  status = error.Annotate(context);
}

ir::LocationId GraphBuilder::Impl::LocationOf(const Where& where) {
  if (where.line() == 0) return {};
  return module.InternLocation({.kind = ir::Location::Kind::kFile,
                                .name = where.file_name(),
                                .line = where.line(),
                                .column = where.column()});
}

// --- ops

Result<Types> GraphBuilder::Impl::ResultTypes(ir::OpId op, const Types& declared) const {
  ir::OpSite site{.opcode = module.opcode(op),
                  .operand_types = {},
                  .attributes = module.attributes_ref(op).get(),
                  .regions = {},
                  .module = &module,
                  .op = op};
  for (const ir::ValueId operand : module.operands(op)) {
    site.operand_types.push_back(module.type(operand));
  }
  std::vector<ir::RegionId> filled;
  for (size_t i = 0; i < module.num_regions(op); ++i) filled.push_back(module.region(op, i));
  site.regions = filled;
  if (declared.empty()) return ir::InferResultTypes(site);
  LS_RETURN_IF_ERROR(ir::CheckSignature(site, &declared));
  ir::OpChecker checker(site, declared);
  LS_RETURN_IF_ERROR(ir::CheckOp(checker));
  return declared;
}

Status GraphBuilder::Impl::FillRegion(const BuilderCall& call, ir::RegionId region,
                                      const OpRegion& content, ir::Opcode terminator,
                                      size_t* num_returned) {
  for (const Type& type : content.arguments) module.AddArgument(region, type);
  regions.push_back(region);
  const Values arguments = WrapAll(module.arguments(region));
  const Values returned = content.body ? content.body(arguments) : Values();
  if (num_returned != nullptr) *num_returned = returned.size();
  Status outcome = status;
  if (outcome.ok()) outcome = CheckOperands(returned).Annotate("the body's results");
  if (outcome.ok()) {
    std::vector<ir::ValueId> operands;
    for (const Value value : returned) operands.push_back(id(value));
    const ir::LocationId location = LocationOf(call.where);
    module.Append(region, module.CreateOp({.opcode = terminator,
                                           .operands = operands,
                                           .result_types = {},
                                           .attributes = nullptr,
                                           .location = location}));
  }
  regions.pop_back();
  return outcome;
}

Status GraphBuilder::Impl::TryMake(const BuilderCall& call, OpRequest& request, Values& results) {
  LS_RETURN_IF_ERROR(CheckOperands(request.operands));
  std::vector<ir::ValueId> operands;
  for (const Value value : request.operands) operands.push_back(id(value));
  const ir::OpId op = module.CreateOp({.opcode = request.opcode,
                                       .operands = operands,
                                       .result_types = {},
                                       .attributes = request.attributes,
                                       .discardable = std::move(request.discardable),
                                       .num_regions = request.regions.size(),
                                       .location = LocationOf(call.where)});
  module.Append(regions.back(), op);
  for (size_t i = 0; i < request.regions.size(); ++i) {
    size_t num_returned = 0;
    const Status filled = FillRegion(call, module.region(op, i), request.regions[i],
                                     ir::Opcode::kReturn, &num_returned);
    if (request.results_are_of_bodies && i == 0) request.expected_results = num_returned;
    LS_RETURN_IF_ERROR(filled);
  }
  LS_ASSIGN_OR_RETURN(const Types types, ResultTypes(op, request.result_types));
  module.AddResults(op, types);
  results = WrapAll(module.results(op));
  return OkStatus();
}

Values GraphBuilder::Impl::Make(const BuilderCall& call, OpRequest request) {
  Values results;
  if (ok() && built) Fail(call, FailedPreconditionError("the program is built already"));
  if (ok()) {
    const Status outcome = TryMake(call, request, results);
    if (!outcome.ok()) Fail(call, outcome);
  }
  return ok() ? results : Values(request.expected_results);
}

Value GraphBuilder::Impl::MakeOne(const BuilderCall& call, OpRequest request) {
  const Values results = Make(call, std::move(request));
  return results.empty() ? Value() : results.front();
}

// --- the builder

GraphBuilder::GraphBuilder(std::string module_name) : impl_(std::make_unique<Impl>(this)) {
  impl_->module.name = std::move(module_name);
  ir::Function function;
  function.name = "main";
  impl_->main = impl_->module.AddFunction(std::move(function), {});
  impl_->regions = {impl_->module.function(impl_->main).body};
}

GraphBuilder::~GraphBuilder() = default;

const Status& GraphBuilder::status() const { return impl_->status; }

Value GraphBuilder::Parameter(TensorType type, std::string name, Where where) {
  const BuilderCall call{"Parameter", where};
  if (impl_->ok() && (impl_->built || impl_->regions.size() != 1)) {
    impl_->Fail(call, FailedPreconditionError("'" + name +
                                              "' must be made outside of all bodies, "
                                              "before Build"));
  }
  if (!impl_->ok()) return {};
  ir::Module& module = impl_->module;
  ir::LocationId location;
  if (!name.empty()) {
    location = module.InternLocation({.kind = ir::Location::Kind::kName, .name = name});
  }
  const ir::ValueId argument =
      module.AddArgument(module.function(impl_->main).body, Type(std::move(type)), location);
  module.SetValueName(argument, std::move(name));
  module.function(impl_->main).argument_attributes.emplace_back();
  return impl_->Wrap(argument);
}

void GraphBuilder::Donate(Value parameter, size_t output, Where where) {
  const BuilderCall call{"Donate", where};
  if (!impl_->ok()) return;
  const ir::RegionId body = impl_->module.function(impl_->main).body;
  if (parameter.failed() || !impl_->IsOurs(parameter) ||
      impl_->module.defining_region(impl_->id(parameter)) != body) {
    return impl_->Fail(call, InvalidArgumentError("the value is no parameter of @main"));
  }
  impl_->donations.push_back({call, impl_->module.index_in_owner(impl_->id(parameter)), output});
}

namespace {

// Writes a donation into the attributes of @main's argument.
Status ApplyDonation(ir::Module& module, ir::Function& main, size_t argument, size_t output) {
  if (output >= main.result_types.size()) {
    return InvalidArgumentError("there is no output " + std::to_string(output) + ", only " +
                                std::to_string(main.result_types.size()));
  }
  const Type& type = module.type(module.arguments(main.body)[argument]);
  if (type != main.result_types[output]) {
    return InvalidArgumentError("output " + std::to_string(output) + " of type " +
                                main.result_types[output].ToString() +
                                " cannot take the place of a parameter of type " + type.ToString());
  }
  const ir::Attribute target = ir::Attribute::I32(static_cast<int32_t>(output));
  for (const ir::Dictionary& attributes : main.argument_attributes) {
    const ir::Attribute* other = attributes.Find("tf.aliasing_output");
    if (other != nullptr && *other == target) {
      return InvalidArgumentError("output " + std::to_string(output) +
                                  " takes the place of another parameter already");
    }
  }
  if (main.argument_attributes[argument].Find("tf.aliasing_output") != nullptr) {
    return InvalidArgumentError("the parameter is donated already");
  }
  main.argument_attributes[argument].Set("tf.aliasing_output", target);
  return OkStatus();
}

}  // namespace

Result<Module> GraphBuilder::Build(const Values& outputs, const std::vector<std::string>& names,
                                   Where where) {
  const BuilderCall call{"Build", where};
  Impl& impl = *impl_;
  if (impl.ok() && (impl.built || impl.regions.size() != 1)) {
    impl.Fail(call, FailedPreconditionError("it must be called once, outside of all bodies"));
  }
  if (impl.ok() && !names.empty() && names.size() != outputs.size()) {
    impl.Fail(call, InvalidArgumentError(std::to_string(outputs.size()) + " outputs have " +
                                         std::to_string(names.size()) + " names"));
  }
  LS_RETURN_IF_ERROR(impl.status);
  impl.built = true;
  ir::Function& main = impl.module.function(impl.main);
  const Status filled =
      impl.FillRegion(call, main.body, {{}, [&](std::span<const Value>) { return outputs; }},
                      ir::Opcode::kFuncReturn);
  if (!filled.ok()) impl.Fail(call, filled);
  LS_RETURN_IF_ERROR(impl.status);
  for (size_t i = 0; i < outputs.size(); ++i) {
    main.result_types.push_back(outputs[i].type());
    ir::Dictionary& attributes = main.result_attributes.emplace_back();
    if (!names.empty()) attributes.Set("jax.result_info", ir::Attribute::String(names[i]));
  }
  for (const Impl::Donation& donation : impl.donations) {
    const Status applied = ApplyDonation(impl.module, main, donation.argument, donation.output);
    if (!applied.ok()) impl.Fail(donation.call, applied);
  }
  const Status verified = ir::VerifyModule(impl.module);
  if (!verified.ok()) impl.Fail(call, verified);
  LS_RETURN_IF_ERROR(impl.status);
  // Values handed out refer to the builder's module, so it keeps one.
  return Module(std::make_shared<const ir::Module>(impl.module.Clone()));
}

}  // namespace lockstep
