// SPDX-License-Identifier: Apache-2.0
// What each op does with quantized elements.
#pragma once

#include <cstdint>
#include <optional>

#include "lockstep/ir/module.h"

namespace lockstep::interpret {

enum class QuantizedRule : uint8_t {
  kMoveStored,     // moves the stored integers, or hands them to another op
  kCompute,        // dequantize, op, quantize
  kRunComputation  // folds with a region, which says the types that it takes
};
QuantizedRule QuantizedRuleOf(const ir::OpInfo& info);

// The argument of the computation to whose type operand `index` of a kRunComputation op is brought
// first: inputs and initial values of a reduction, inputs and updates of a scatter have one, what
// select_and_scatter selects from has none.
std::optional<ir::ValueId> ComputationArgument(const ir::Module& module, ir::OpId op, size_t index);

}  // namespace lockstep::interpret
