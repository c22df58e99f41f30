// SPDX-License-Identifier: Apache-2.0
// Pass: a contraction of long dimensions to few results becomes one of parts and their sum, so that
// threads can share it.
//
//   %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0]
//       : (tensor<262144x16xf32>, tensor<262144x8xf32>) -> tensor<16x8xf32>
// becomes
//   %0 = stablehlo.reshape %x : (tensor<262144x16xf32>) -> tensor<32x8192x16xf32>; %1 the same of
//   %y %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1]
//   %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0]
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// How a contraction is cut depends on shapes alone, never on threads. Results are f32 or f64; their
// sums round otherwise than before. Dimensions without equal parts stay whole.
Result<bool> SplitLongContractions(ir::Module& module);

}  // namespace lockstep::passes
