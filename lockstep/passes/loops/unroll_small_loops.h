// SPDX-License-Identifier: Apache-2.0
// Pass: loops of few and tiny turns are written out.
//
//   %r:2 = stablehlo.while(%i = %zero, %x = %y) : .. cond %i < 2 do { .. add %x, %x .. }
// becomes
//   %0 = stablehlo.add %y, %y
//   %1 = stablehlo.add %0, %0
#pragma once

#include <cstdint>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct UnrollSmallLoopsOptions {
  int64_t max_trips = 8;
  // Ops of all turns together; 0: as many as the loop has, so that nothing grows.
  int64_t max_unrolled_ops = 0;
  int64_t max_ops = 2'000'000;  // in the module
};

// Only loops whose number of turns is known. Bit for bit.
Result<bool> UnrollSmallLoops(ir::Module& module, const UnrollSmallLoopsOptions& options);

}  // namespace lockstep::passes
