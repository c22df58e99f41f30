// SPDX-License-Identifier: Apache-2.0
// The pass; refine/ does the work.
#include "lockstep/passes/refine_dynamic_shapes.h"

#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/refine/refiner.h"

namespace lockstep::passes {

Result<bool> RefineDynamicShapes(ir::Module& module, const RefineDynamicShapesOptions& options) {
  const ir::FunctionId entry = options.entry ? options.entry : module.Entry();
  LS_CHECK(entry);
  if (!HasDynamicShapes(module, entry)) return false;
  LS_RETURN_IF_ERROR(Refiner(module, options).Run(entry));
  return true;
}

}  // namespace lockstep::passes
