// SPDX-License-Identifier: Apache-2.0
// The op that says the same as an op with shapes as operands, once these are known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/module.h"

namespace lockstep::passes {

struct StaticForm {
  ir::Opcode opcode;
  std::vector<size_t> operands;  // those of the dynamic op that remain
  ir::OpAttributesRef attributes;
  ir::Dictionary discardable;
  ir::FunctionId body;  // a function whose body becomes the region; none for most
};

// No value when `op` has no shape operands, or not all that is needed is known. `results`: its
// refined result types.
std::optional<StaticForm> StaticFormOf(const ir::Module& module, ir::OpId op,
                                       const ir::OperandFacts& facts,
                                       const std::vector<Type>& results);

}  // namespace lockstep::passes
