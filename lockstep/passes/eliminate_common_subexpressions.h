// SPDX-License-Identifier: Apache-2.0
// Pass: of ops that compute the same from the same values, the first is kept.
//
//   %0 = stablehlo.add %x, %y : tensor<f32>
//   %1 = stablehlo.add %y, %x : tensor<f32>     // add is commutative
// becomes %0 alone, with the users of both.
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct EliminateCommonSubexpressionsOptions {
  // Whether regions of while, if and case may use what stands before the op.
  bool across_regions = true;
};

// Ops with effects, tokens or collectives are left alone. Bit for bit.
Result<bool> EliminateCommonSubexpressions(ir::Module& module,
                                           const EliminateCommonSubexpressionsOptions& options);

}  // namespace lockstep::passes
