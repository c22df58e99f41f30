// SPDX-License-Identifier: Apache-2.0
// Pass: ops of a loop that give the same in every turn move before it.
//
//   %r = stablehlo.while(%i = %zero) : .. do { %0 = stablehlo.sine %x ... }
// becomes
//   %0 = stablehlo.sine %x
//   %r = stablehlo.while(%i = %zero) : .. do { ... }
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct HoistLoopInvariantsOptions {};

// Ops with effects, tokens or collectives stay, and loops that may not end: the outer loop may make
// no turn. Constants, iotas, broadcasts and reshapes, which
// cost little where they are used, move only with an op that uses them. Bit for bit.
Result<bool> HoistLoopInvariants(ir::Module& module, const HoistLoopInvariantsOptions& options);

}  // namespace lockstep::passes
