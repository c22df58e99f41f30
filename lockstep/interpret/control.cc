// SPDX-License-Identifier: Apache-2.0
// The control family: branches, loops, calls, tuples and tokens.
#include "lockstep/ir/ops/control.h"

#include <algorithm>

#include "lockstep/base/limits.h"
#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/regions/element_function.h"

namespace lockstep::interpret {
namespace {

std::vector<Datum> MoveOperands(const OpCall& call) {
  return {std::make_move_iterator(call.operands.begin()),
          std::make_move_iterator(call.operands.end())};
}

Results If(const OpCall& call) {
  const bool pred = call.in(0).ElementAsInt64(0) != 0;
  return call.evaluator.RunRegion(call.module.region(call.op, pred ? 0 : 1), {});
}

// An index out of range takes the last branch.
Results Case(const OpCall& call) {
  const auto branches = static_cast<int64_t>(call.module.num_regions(call.op));
  const int64_t index = call.in(0).ElementAsInt64(0);
  const int64_t branch = index >= 0 && index < branches ? index : branches - 1;
  return call.evaluator.RunRegion(call.module.region(call.op, static_cast<size_t>(branch)), {});
}

// The body gets the state itself, so that it can write in place; the condition gets copies of what
// it reads.
Results While(const OpCall& call) {
  const ir::RegionId cond = call.module.region(call.op, 0);
  const ir::RegionId body = call.module.region(call.op, 1);
  const std::span<const ir::ValueId> read = call.module.arguments(cond);
  std::vector<Datum> state = MoveOperands(call);
  while (true) {
    std::vector<Datum> copies(state.size());
    for (size_t i = 0; i < state.size(); ++i) {
      if (call.module.HasUses(read[i])) copies[i] = state[i];
    }
    LS_ASSIGN_OR_RETURN(const std::vector<Datum> go_on,
                        call.evaluator.RunRegion(cond, std::move(copies)));
    if (go_on[0].array().ElementAsInt64(0) == 0) return state;
    LS_ASSIGN_OR_RETURN(state, call.evaluator.RunRegion(body, std::move(state)));
  }
}

Results FuncCall(const OpCall& call) {
  const ir::FunctionId callee = call.module.FindFunction(call.attrs<ir::CallAttrs>().callee.name);
  return call.evaluator.RunFunction(callee, MoveOperands(call));
}

Results Map(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(ElementFunction function,
                      ElementFunction::Compile(call, call.module.region(call.op, 0)));
  std::vector<Literal> inputs;
  std::vector<const std::byte*> arguments;
  for (const Datum& operand : call.operands) {
    LS_ASSIGN_OR_RETURN(Literal input, operand.array().Expanded());
    inputs.push_back(std::move(input));
    arguments.push_back(inputs.back().stored_bytes().data());
  }
  const TensorType& type = call.result_type();
  const int64_t count = inputs[0].num_elements();
  LS_ASSIGN_OR_RETURN(
      std::vector<std::byte> bytes,
      base::AllocateBytes(static_cast<uint64_t>(count) * ElementSizeBytes(type.dtype()),
                          type.ToString()));
  std::byte* const out = bytes.data();
  LS_RETURN_IF_ERROR(function.Run(arguments, {&out, 1}, count));
  std::vector<Datum> results(1);
  LS_ASSIGN_OR_RETURN(results[0], Literal::FromBytes(type.dtype(), type.shape, std::move(bytes)));
  return results;
}

Results GetTupleElement(const OpCall& call) {
  const auto index = static_cast<size_t>(call.attrs<ir::GetTupleElementAttrs>().index);
  auto& members = std::get<std::vector<Datum>>(call.operands[0].value);
  return std::vector<Datum>{std::move(members[index])};
}

// Runs the body at once: asynchrony is a hint. A future is held as the values it gives.
Results AsyncStart(const OpCall& call) {
  const ir::RegionId body = call.module.region(call.op);
  const bool captures = call.module.arguments(body).empty();
  Datum future;
  LS_ASSIGN_OR_RETURN(future.value, call.evaluator.RunRegion(body, captures ? std::vector<Datum>()
                                                                            : MoveOperands(call)));
  return std::vector<Datum>{std::move(future)};
}

Results Tuple(const OpCall& call) {
  Datum tuple;
  tuple.value = MoveOperands(call);
  return std::vector<Datum>{std::move(tuple)};
}

}  // namespace

std::string ControlUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::ControlOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kAfterAll:
    case Op::kAsyncDone:
    case Op::kAsyncStart:
    case Op::kCase:
    case Op::kCreateToken:
    case Op::kFuncCall:
    case Op::kFuncReturn:
    case Op::kGetTupleElement:
    case Op::kIf:
    case Op::kMap:
    case Op::kOptimizationBarrier:
    case Op::kReturn:
    case Op::kTuple:
    case Op::kWhile:
      return "";
  }
  return "";
}

Results EvaluateControl(const OpCall& call) {
  using Op = ir::ControlOp;
  switch (static_cast<Op>(call.module.opcode(call.op))) {
    case Op::kAfterAll:
    case Op::kCreateToken:
      return std::vector<Datum>{Datum(Token())};
    case Op::kAsyncDone:
      return std::move(std::get<std::vector<Datum>>(call.operands[0].value));
    case Op::kAsyncStart:
      return AsyncStart(call);
    case Op::kCase:
      return Case(call);
    case Op::kFuncCall:
      return FuncCall(call);
    case Op::kGetTupleElement:
      return GetTupleElement(call);
    case Op::kIf:
      return If(call);
    case Op::kMap:
      return Map(call);
    case Op::kOptimizationBarrier:
      return MoveOperands(call);
    case Op::kTuple:
      return Tuple(call);
    case Op::kWhile:
      return While(call);
    case Op::kFuncReturn:  // terminators are the evaluator's
    case Op::kReturn:
      break;
  }
  return OpError(call, StatusCode::kUnimplemented, UnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
