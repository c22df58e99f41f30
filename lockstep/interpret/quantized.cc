// SPDX-License-Identifier: Apache-2.0
// Quantized arithmetic: one rule around the ops of all families, and the conversions themselves.
// Most ops dequantize, compute in the expressed type with the family's own kernels and quantize;
// ops with a computation bring its arguments to their types; the others move stored integers.
#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/plan.h"
#include "lockstep/interpret/quantized/conversion.h"
#include "lockstep/interpret/quantized/rule.h"

namespace lockstep::interpret {
namespace {

using ir::Opcode;

const ElementType* QuantizedElement(const ir::Module& module, ir::ValueId value) {
  const Type& type = module.type(value);
  if (!type.IsTensor() || !type.tensor().element.IsQuantized()) return nullptr;
  return &type.tensor().element;
}

// The op on numbers. What only converts has nothing to do here.
Results EvaluateOnNumbers(const OpCall& call) {
  const ir::OpInfo& info = call.module.info(call.op);
  if (info.family == ir::Family::kQuantized) {
    return std::vector<Datum>{std::move(call.operands[0])};
  }
  if (info.opcode == Opcode::kIsFinite) {  // also of what overflows the expressed type
    const std::byte yes{1};
    LS_ASSIGN_OR_RETURN(Literal all,
                        Literal::Splat(DType::kI1, call.in(0).shape(), std::span(&yes, 1)));
    return std::vector<Datum>{std::move(all)};
  }
  return EvaluateFunctionOf(info.family)(call);
}

// quantize(op(dequantize(operands)..)), the specification's dequantize_op_quantize; operands and
// results that are not quantized stay as they are, as in its hybrid forms.
Results Compute(const OpCall& call) {
  const ir::Module& module = call.module;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const ElementType* element = QuantizedElement(module, module.operand(call.op, i));
    if (element == nullptr) continue;
    LS_ASSIGN_OR_RETURN(call.operands[i], Dequantize(call, call.in(i), *element->quantization));
  }
  std::vector<TensorType> types;
  for (size_t i = 0; i < module.num_results(call.op); ++i) {
    types.push_back(ExpressedType(call.result_type(i)));
  }
  OpCall on_numbers = call;
  on_numbers.result_types = types;
  LS_ASSIGN_OR_RETURN(std::vector<Datum> results, EvaluateOnNumbers(on_numbers));
  for (size_t i = 0; i < results.size(); ++i) {
    const ElementType* element = QuantizedElement(module, module.result(call.op, i));
    if (element == nullptr) continue;
    LS_ASSIGN_OR_RETURN(results[i], Quantize(call, results[i].array(), *element->quantization));
  }
  return results;
}

// Brings operands to the types of the computation's arguments.
Results RunComputation(const OpCall& call) {
  const ir::Module& module = call.module;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const ElementType* from = QuantizedElement(module, module.operand(call.op, i));
    const auto argument = ComputationArgument(module, call.op, i);
    const ElementType* to = argument ? QuantizedElement(module, *argument) : nullptr;
    if (from == nullptr || to == nullptr) continue;
    Datum& operand = call.operands[i];
    LS_ASSIGN_OR_RETURN(operand, Requantize(call, std::move(operand.array()), *from, *to));
  }
  return EvaluateFunctionOf(module.info(call.op).family)(call);
}

}  // namespace

bool HasQuantizedRule(const ir::Module& module, ir::OpId op) {
  if (QuantizedRuleOf(module.info(op)) == QuantizedRule::kMoveStored) return false;
  for (const auto& values : {module.operands(op), module.results(op)}) {
    for (const ir::ValueId value : values) {
      if (QuantizedElement(module, value) != nullptr) return true;
    }
  }
  return false;
}

Results EvaluateByQuantizedRule(const OpCall& call) {
  const QuantizedRule rule = QuantizedRuleOf(call.module.info(call.op));
  return rule == QuantizedRule::kCompute ? Compute(call) : RunComputation(call);
}

std::string QuantizedUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

// Both ops have a quantized operand or result, and so always come by their rule.
Results EvaluateQuantized(const OpCall& call) { return EvaluateByQuantizedRule(call); }

}  // namespace lockstep::interpret
