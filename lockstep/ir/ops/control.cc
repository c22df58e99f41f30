// SPDX-License-Identifier: Apache-2.0
// Constraints of calls and control flow.
#include "lockstep/ir/ops/control.h"

#include <algorithm>

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

Status ExpectTypes(OpChecker& op, std::string_view label, std::span<const Type> types) {
  LS_RETURN_IF_ERROR(op.ExpectNumResults(label, types.size()));
  for (const Type& type : types) LS_RETURN_IF_ERROR(op.ExpectType(label, type));
  return OkStatus();
}

// The same, dynamic sizes included.
Status ExpectSameTypes(OpChecker& op, std::string_view label, std::span<const Type> types) {
  LS_RETURN_IF_ERROR(ExpectTypes(op, label, types));
  for (size_t i = 0; op.verifying() && i < types.size(); ++i) {
    if (!(op.declared()[i] == types[i])) {
      return op.Error(label, "result ", i, " must be ", types[i], ", found ", op.declared()[i]);
    }
  }
  return OkStatus();
}

// A 0-dimensional tensor of `dtype`.
Status CheckScalarOperand(const OpChecker& op, std::string_view name, DType dtype) {
  if (Compatible(op.operand_type(0), Scalar(dtype))) return OkStatus();
  return op.Error("", name, " must be ", Scalar(dtype), ", found ", op.operand(0));
}

// The branches take nothing and return the same types, which are the results'.
Status CheckBranches(OpChecker& op, std::string_view inputs_label, std::string_view same_label,
                     std::string_view results_label) {
  const std::vector<Type> types = op.region(0).results;
  for (size_t i = 0; i < op.num_regions(); ++i) {
    const RegionSignature branch = op.region(i);
    if (!branch.inputs.empty()) {
      return op.Error(inputs_label, "branches must take no arguments, found branch ", i, " with ",
                      branch.inputs);
    }
    if (!Compatible(branch.results, types)) {
      return op.Error(same_label, "branches must return the same types, found ", types, " and ",
                      branch.results);
    }
  }
  return ExpectTypes(op, results_label, types);
}

Status CheckCase(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckScalarOperand(op, "index", DType::kI32));
  if (op.num_regions() == 0) return op.Error("C1", "must have at least one branch");
  return CheckBranches(op, "C2", "C3", "C4");
}

Status CheckIf(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckScalarOperand(op, "pred", DType::kI1));
  return CheckBranches(op, "C1", "C2", "C3");
}

Status CheckWhile(OpChecker& op) {
  const std::span<const Type> state = op.site().operand_types;
  const Type predicate = Scalar(DType::kI1);
  LS_RETURN_IF_ERROR(CheckRegion(op, "C1", 0, state, std::span(&predicate, 1)));
  LS_RETURN_IF_ERROR(CheckRegion(op, "C2", 1, state, state));
  return ExpectTypes(op, "C3", state);
}

Status CheckMap(OpChecker& op) {
  const size_t count = op.num_operands();
  if (count == 0) return op.Error("C2", "must have at least one input");
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C1", "inputs", 0, count));
  const List dimensions = op.attrs<MapAttrs>().dimensions;
  const int64_t rank = op.operand(0).rank();
  bool all_in_order = static_cast<int64_t>(dimensions.size()) == rank;
  for (int64_t i = 0; all_in_order && i < rank; ++i) {
    all_in_order = dimensions[static_cast<size_t>(i)] == i;
  }
  if (!all_in_order) {
    return op.Error("C3", "dimensions must be all of the inputs', in order, found ", dimensions);
  }
  const RegionSignature body = op.region(0);
  std::vector<Type> arguments;
  for (size_t i = 0; i < count; ++i) arguments.push_back(Scalar(op.operand(i).element));
  if (!Compatible(body.inputs, arguments) || body.results.size() != 1 ||
      !body.results[0].IsTensor() || body.results[0].tensor().rank() != 0) {
    return op.Error("C4", "computation must take ", arguments,
                    " and return one 0-dimensional tensor, found ", body.inputs, " -> ",
                    body.results);
  }
  return op.ExpectTensor("C1", "C4",
                         TensorType(body.results[0].tensor().element, op.operand(0).shape));
}

Status CheckGetTupleElement(OpChecker& op) {
  const std::span<const Type> members = op.operand_type(0).members();
  const int64_t index = op.attrs<GetTupleElementAttrs>().index;
  LS_RETURN_IF_ERROR(CheckRange(op, "C1", "index", index, 0, static_cast<int64_t>(members.size())));
  return op.ExpectType("C2", members[static_cast<size_t>(index)]);
}

bool MayRunAsync(Opcode opcode) {
  return opcode == Opcode::kAllReduce || opcode == Opcode::kAllGather ||
         opcode == Opcode::kAllToAll || opcode == Opcode::kCollectivePermute ||
         opcode == Opcode::kReduceScatter || opcode == Opcode::kCollectiveBroadcast ||
         opcode == Opcode::kSlice || opcode == Opcode::kDynamicSlice ||
         opcode == Opcode::kDynamicUpdateSlice;
}

// C3: the body takes the operands of async_start as its arguments, or its op captures them.
bool ForwardsOperands(const OpChecker& op, OpId body_op) {
  const Module& module = *op.site().module;
  const std::span<const ValueId> arguments = module.arguments(op.site().regions[0]);
  const std::span<const ValueId> values = arguments.empty() ? module.operands(body_op) : arguments;
  return std::ranges::equal(values, op.site().operand_types, {},
                            [&](ValueId value) { return module.type(value); });
}

Status CheckAsyncStart(OpChecker& op) {
  const Module& module = *op.site().module;
  const OpId first = module.first_op(op.site().regions[0]);
  if (module.next(first) != module.last_op(op.site().regions[0])) {
    return op.Error("C1", "body must be one op and its return");
  }
  if (!MayRunAsync(module.opcode(first))) {
    return op.Error("C2", "the op in body must be a collective or a slice, found '",
                    OpcodeName(module.opcode(first)), "'");
  }
  if (!ForwardsOperands(op, first)) {
    return op.Error("C3", "operands must be those of the op in body, found ",
                    op.site().operand_types);
  }
  const Type future = Type::Future(op.region(0).results);
  return ExpectSameTypes(op, "C4", std::span(&future, 1));
}

Result<FunctionId> FindCallee(const OpChecker& op, std::string_view label,
                              const std::string& name) {
  const FunctionId callee = op.site().module->FindFunction(name);
  if (!callee) return op.Error(label, "there is no function @", name);
  return callee;
}

}  // namespace

Status CheckCallee(OpChecker& op, const CalleeLabels& labels, const std::string& name) {
  LS_ASSIGN_OR_RETURN(const FunctionId callee, FindCallee(op, labels.name, name));
  const Module& module = *op.site().module;
  const Function& function = module.function(callee);
  std::vector<Type> inputs;
  for (ValueId argument : module.arguments(function.body)) inputs.push_back(module.type(argument));
  if (!std::ranges::equal(op.site().operand_types, inputs)) {
    return op.Error(labels.inputs, "@", name, " takes ", inputs, ", found ",
                    op.site().operand_types);
  }
  if (op.verifying() && !std::ranges::equal(op.declared(), function.result_types)) {
    return op.Error(labels.results, "@", name, " returns ", function.result_types, ", found ",
                    op.declared());
  }
  return ExpectTypes(op, labels.results, function.result_types);
}

Status CheckControl(OpChecker& op) {
  using enum ControlOp;
  switch (static_cast<ControlOp>(op.opcode())) {
    case kAfterAll:
    case kCreateToken:
      return op.ExpectType("", Type::Token());
    case kAsyncDone:
      return ExpectTypes(op, "C1", op.operand_type(0).members());
    case kAsyncStart:
      return CheckAsyncStart(op);
    case kCase:
      return CheckCase(op);
    case kIf:
      return CheckIf(op);
    case kWhile:
      return CheckWhile(op);
    case kMap:
      return CheckMap(op);
    case kFuncCall:
      return CheckCallee(op, {}, op.attrs<CallAttrs>().callee.name);
    case kGetTupleElement:
      return CheckGetTupleElement(op);
    case kOptimizationBarrier:
      return ExpectSameTypes(op, "C1", op.site().operand_types);
    case kTuple: {
      const Type tuple = Type::Tuple(op.site().operand_types);
      return ExpectSameTypes(op, "C1", std::span(&tuple, 1));
    }
    case kFuncReturn:  // checked by what they end
    case kReturn:
      return OkStatus();
  }
  return OkStatus();
}

}  // namespace lockstep::ir
