// SPDX-License-Identifier: Apache-2.0
// The rules, by family.
#include "lockstep/interpret/quantized/rule.h"

#include <algorithm>

namespace lockstep::interpret {

using ir::Opcode;

QuantizedRule QuantizedRuleOf(const ir::OpInfo& info) {
  switch (info.family) {
    case ir::Family::kElementwise:
    case ir::Family::kDot:
    case ir::Family::kConv:
    case ir::Family::kRandom:
    case ir::Family::kLinalg:
    case ir::Family::kQuantized:
      return QuantizedRule::kCompute;
    case ir::Family::kReduce:
      return info.regions.empty() ? QuantizedRule::kCompute : QuantizedRule::kRunComputation;
    case ir::Family::kGatherScatter:
      return info.regions.empty() ? QuantizedRule::kMoveStored : QuantizedRule::kRunComputation;
    case ir::Family::kCollective:
      if (info.opcode == Opcode::kCrossReplicaSum) return QuantizedRule::kCompute;
      return info.Has(ir::kCollective) && !info.regions.empty() ? QuantizedRule::kRunComputation
                                                                : QuantizedRule::kMoveStored;
    case ir::Family::kShape:
      return info.opcode == Opcode::kIota || info.opcode == Opcode::kDynamicIota
                 ? QuantizedRule::kCompute
                 : QuantizedRule::kMoveStored;
    case ir::Family::kSort:
    case ir::Family::kControl:
    case ir::Family::kCustom:
      return QuantizedRule::kMoveStored;
  }
  return QuantizedRule::kMoveStored;
}

std::optional<ir::ValueId> ComputationArgument(const ir::Module& module, ir::OpId op,
                                               size_t index) {
  const size_t last = module.num_regions(op) - 1;
  const auto arguments = module.arguments(module.region(op, last));
  const size_t n = std::max<size_t>(arguments.size() / 2, 1);  // an argument pair or more
  const Opcode opcode = module.opcode(op);
  if (opcode == Opcode::kSelectAndScatter && index == 0) return std::nullopt;
  const bool is_update = opcode == Opcode::kScatter && index > n;  // behind the indices
  return arguments[(is_update ? index - 1 : index) % n];
}

}  // namespace lockstep::interpret
