// SPDX-License-Identifier: Apache-2.0
// The contractions that have a file of their own.
#pragma once

#include "lockstep/interpret/evaluate.h"
#include "lockstep/ir/ops/dot.h"

namespace lockstep::interpret {

// The plain product, in dot.cc.
Results EvaluateDotGeneralOf(const OpCall& call, const ir::DotDimensionNumbers& numbers);

// In einsum.cc: einsum and unary_einsum.
Results EvaluateEinsum(const OpCall& call);

// In ragged_dot.cc.
Results EvaluateRaggedDot(const OpCall& call);

}  // namespace lockstep::interpret
