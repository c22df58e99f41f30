// SPDX-License-Identifier: Apache-2.0
// Pass: a reduction of many elements to few results becomes one of parts and one of what they give,
// so that threads can share it.
//
//   %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0]
//       : (tensor<1048576xf32>, tensor<f32>) -> tensor<f32>
// becomes
//   %0 = stablehlo.reshape %x : (tensor<1048576xf32>) -> tensor<64x16384xf32>
//   %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1]
//   %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0]
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// How a reduction is cut depends on shapes alone, never on threads. Bodies of which it is
// not known that the order makes no difference (facts/associative.h) are left alone. Sums and
// products of narrow floats are kept in f32 until the end. Sums round otherwise than before.
Result<bool> SplitLongReductions(ir::Module& module);

}  // namespace lockstep::passes
