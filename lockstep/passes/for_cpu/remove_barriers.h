// SPDX-License-Identifier: Apache-2.0
// Pass: what goes through an optimization_barrier goes past it, and so does what goes through ops
// that say only on which devices an array lies (sdy.sharding_constraint, @Sharding).
//
//   %0 = stablehlo.optimization_barrier %x : tensor<4xf32>
// becomes %x.
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// Barriers keep what is computed again (jax.checkpoint) apart from what it repeats, so this comes
// after the passes that merge equal ops. Those with tokens stay. For one device. Bit for bit.
Result<bool> RemoveBarriers(ir::Module& module);

}  // namespace lockstep::passes
