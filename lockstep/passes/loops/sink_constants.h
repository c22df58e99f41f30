// SPDX-License-Identifier: Apache-2.0
// Pass: constants that regions take from outside move into them.
//
//   %c = stablehlo.constant dense<1> : tensor<i32>
//   %r = stablehlo.while(%i = %x) : .. do { %0 = stablehlo.add %i, %c ... }
// becomes
//   %r = stablehlo.while(%i = %x) : .. do { %c = stablehlo.constant dense<1> : tensor<i32> ... }
#pragma once

#include <cstdint>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct SinkConstantsOptions {};

// Every region gets a constant of its own, whose bytes are shared. Bit for bit.
Result<bool> SinkConstants(ir::Module& module, const SinkConstantsOptions& options);

}  // namespace lockstep::passes
