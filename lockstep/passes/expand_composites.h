// SPDX-License-Identifier: Apache-2.0
// Pass: composites and CHLO that no backend has by itself become plain StableHLO.
//
//   %0 = chlo.broadcast_add %x, %y : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// becomes
//   %1 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<2xf32>
//   %0 = stablehlo.add %x, %1 : tensor<2xf32>
#pragma once

#include <functional>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct ExpandCompositesOptions {
  // Ops to leave as they are; null: IsNative.
  std::function<bool(const ir::Module&, ir::OpId)> keep = nullptr;
};

// What the CPU backend computes as it stands: elementwise CHLO and chlo.top_k.
bool IsNative(const ir::Module& module, ir::OpId op);

// What has no expansion stays. Errors: those of expand::ExpandOps.
Result<bool> ExpandComposites(ir::Module& module, const ExpandCompositesOptions& options);

}  // namespace lockstep::passes
