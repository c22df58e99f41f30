// SPDX-License-Identifier: Apache-2.0
// Custom call targets other than LAPACK's; the pairs of functions that registry.cc names.
#pragma once

#include <string>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

// The operands themselves. On one device no call may change a shape.
std::string IdentityReason(const ir::Module& module, ir::OpId op);
Results EvaluateIdentity(const OpCall& call);

// Says that arrays are spread alike; gives nothing.
std::string ShardingGroupReason(const ir::Module& module, ir::OpId op);
Results EvaluateShardingGroup(const OpCall& call);

// An array that is not initialized: here, zeros.
std::string AllocateBufferReason(const ir::Module& module, ir::OpId op);
Results EvaluateAllocateBuffer(const OpCall& call);

// The first operand must be true; else the run ends with error_message, in which {0}, {1}, ..
// stand for the other operands.
std::string ShapeAssertionReason(const ir::Module& module, ir::OpId op);
Results EvaluateShapeAssertion(const OpCall& call);

// The first entries along reduction_dim in the order of the called comparator: exactly, which any
// recall_target allows. Operands are arrays and then as many initial values, which are not needed.
std::string ApproxTopKReason(const ir::Module& module, ir::OpId op);
Results EvaluateApproxTopK(const OpCall& call);

}  // namespace lockstep::interpret
