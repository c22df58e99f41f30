// SPDX-License-Identifier: Apache-2.0
// Pass: calls become copies of the functions that they call.
//
//   %0 = func.call @f(%x) : (tensor<f32>) -> tensor<f32>
// becomes the ops of @f with %x for its argument.
#pragma once

#include <cstdint>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct InlineCallsOptions {
  // Calls that would leave more ops than this in the module stay calls.
  int64_t max_ops = 2'000'000;
};

// All calls that the public functions reach are inlined, those in regions too; calls of functions
// without a body stay. Private functions that nothing names any longer go. Bit for bit.
Result<bool> InlineCalls(ir::Module& module, const InlineCallsOptions& options);

}  // namespace lockstep::passes
