// SPDX-License-Identifier: Apache-2.0
// Quantized arithmetic: one rule around the ops of all families, and the conversions themselves.
// Most ops dequantize, compute in the expressed type with the family's own kernels and quantize;
// ops with a computation bring its arguments to their types; the others move stored integers.
#include <algorithm>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/plan.h"
#include "lockstep/interpret/quantized/conversion.h"

namespace lockstep::interpret {
namespace {

using ir::Opcode;

// What an op does with quantized elements.
enum class Rule {
  kMoveStored,     // moves the stored integers, or hands them to another op
  kCompute,        // dequantize, op, quantize
  kRunComputation  // folds with a region, which says the types that it takes
};

Rule RuleOf(const ir::OpInfo& info) {
  switch (info.family) {
    case ir::Family::kElementwise:
    case ir::Family::kDot:
    case ir::Family::kConv:
    case ir::Family::kRandom:
    case ir::Family::kLinalg:
    case ir::Family::kQuantized:
      return Rule::kCompute;
    case ir::Family::kReduce:
      return info.regions.empty() ? Rule::kCompute : Rule::kRunComputation;
    case ir::Family::kGatherScatter:
      return info.regions.empty() ? Rule::kMoveStored : Rule::kRunComputation;
    case ir::Family::kCollective:
      if (info.opcode == Opcode::kCrossReplicaSum) return Rule::kCompute;
      return info.Has(ir::kCollective) && !info.regions.empty() ? Rule::kRunComputation
                                                                : Rule::kMoveStored;
    case ir::Family::kShape:
      return info.opcode == Opcode::kIota || info.opcode == Opcode::kDynamicIota
                 ? Rule::kCompute
                 : Rule::kMoveStored;
    case ir::Family::kSort:
    case ir::Family::kControl:
    case ir::Family::kCustom:
      return Rule::kMoveStored;
  }
  return Rule::kMoveStored;
}

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

// Brings operands to the types of the computation's arguments: inputs and initial values of a
// reduction, inputs and updates of a scatter. What select_and_scatter selects from stays.
Results RunComputation(const OpCall& call) {
  const ir::Module& module = call.module;
  const size_t last = module.num_regions(call.op) - 1;
  const auto arguments = module.arguments(module.region(call.op, last));
  const size_t n = std::max<size_t>(arguments.size() / 2, 1);  // an argument pair or more
  const Opcode opcode = module.opcode(call.op);
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const ElementType* from = QuantizedElement(module, module.operand(call.op, i));
    if (from == nullptr || (opcode == Opcode::kSelectAndScatter && i == 0)) continue;
    const bool is_update = opcode == Opcode::kScatter && i > n;  // behind the indices
    const ElementType* to = QuantizedElement(module, arguments[(is_update ? i - 1 : i) % n]);
    if (to == nullptr) continue;
    Datum& operand = call.operands[i];
    LS_ASSIGN_OR_RETURN(operand, Requantize(call, std::move(operand.array()), *from, *to));
  }
  return EvaluateFunctionOf(module.info(call.op).family)(call);
}

}  // namespace

bool HasQuantizedRule(const ir::Module& module, ir::OpId op) {
  if (RuleOf(module.info(op)) == Rule::kMoveStored) return false;
  for (const auto& values : {module.operands(op), module.results(op)}) {
    for (const ir::ValueId value : values) {
      if (QuantizedElement(module, value) != nullptr) return true;
    }
  }
  return false;
}

Results EvaluateByQuantizedRule(const OpCall& call) {
  return RuleOf(call.module.info(call.op)) == Rule::kCompute ? Compute(call) : RunComputation(call);
}

std::string QuantizedUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

// Both ops have a quantized operand or result, and so always come by their rule.
Results EvaluateQuantized(const OpCall& call) { return EvaluateByQuantizedRule(call); }

}  // namespace lockstep::interpret
