// SPDX-License-Identifier: Apache-2.0
// What passes ask about ops that name functions or speak of shapes.
#pragma once

#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// The function that a call or composite runs on its operands, giving its results; none for other
// ops and for functions without a body.
ir::FunctionId CalleeOf(const ir::Module& module, ir::OpId op);

// All functions that an op names, for whatever purpose.
std::vector<ir::FunctionId> NamedFunctions(const ir::Module& module, ir::OpId op);

// The functions that the ops of `function` name otherwise than as a callee: comparators and the
// like.
std::vector<ir::FunctionId> FunctionsKeptBy(const ir::Module& module, ir::FunctionId function);

// Which functions can be reached from `function`, itself included; by FunctionId.
std::vector<bool> ReachableFunctions(const ir::Module& module, ir::FunctionId function);

// A custom call that ends the run when its first operand is false.
bool IsShapeAssertion(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::passes
