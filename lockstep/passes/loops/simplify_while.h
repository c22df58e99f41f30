// SPDX-License-Identifier: Apache-2.0
// Pass: loops lose what they carry for nothing, and are dropped or written out when they make no
// turn or one.
//
//   %r:2 = stablehlo.while(%i = %zero, %c = %x) : ..     // %c is returned as it is
// becomes
//   %r = stablehlo.while(%i = %zero) : ..                // with %x for %c inside and after
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/passes/pass.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct SimplifyWhileOptions {
  RuleCounts* counts = nullptr;  // null: not counted
};

// Carries that never change become values from outside, after the loop too where it is known to end
// or another result of it is used; those that nothing but themselves needs go;
// of two that are always equal one stays. Bit for bit.
Result<bool> SimplifyWhile(ir::Module& module, const SimplifyWhileOptions& options);

}  // namespace lockstep::passes
