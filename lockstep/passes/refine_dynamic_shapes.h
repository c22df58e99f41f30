// SPDX-License-Identifier: Apache-2.0
// Pass: unknown sizes become known. What calls give the entry function fixes its sizes; arithmetic
// on sizes is done now; ops that take shapes as operands become those that have them as attributes.
//
//   %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
//   %s = stablehlo.concatenate %n, %c3, dim = 0          // reshapes left out
//   %y = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : .. -> tensor<?x3xf32>
// with %x: tensor<7x3xf32> becomes
//   %y = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
#pragma once

#include <optional>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/literal.h"

namespace lockstep::passes {

struct RefineDynamicShapesOptions {
  // The function to start from; none: the module's entry. It keeps its name.
  ir::FunctionId entry = {};
  // One type per argument of the entry function: the declared one with unknown sizes filled in.
  // Empty: as declared.
  std::vector<Type> argument_types = {};
  // Values of arguments, where known: none, or one per argument. Only those are used that shapes
  // depend on (see ShapeValues).
  std::vector<std::optional<Literal>> argument_values = {};
  // Functions are copied once per combination of argument shapes (and sizes passed as numbers);
  // so many copies and no more.
  int max_specializations = 4096;
  // Ops of all copies together.
  int64_t max_ops = 20'000'000;
};

// Refines everything that the entry function reaches and removes the rest. Sizes that nothing fixes
// stay unknown: CheckStaticShapes names them. Gives whether the module changed. REQUIRES: it
// verifies and has an entry. Errors, after which the module is good for nothing but to be dropped:
// InvalidArgument when sizes contradict one another, or a shape_assertion does not hold (its own
// message); Unimplemented for a loop or branches whose shapes differ; ResourceExhausted.
Result<bool> RefineDynamicShapes(ir::Module& module, const RefineDynamicShapesOptions& options);

}  // namespace lockstep::passes
