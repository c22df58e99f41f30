// SPDX-License-Identifier: Apache-2.0
// Expansion of what is left to expand/; see expand_composites.h.
#include "lockstep/passes/expand_composites.h"

#include "lockstep/expand/expand.h"

namespace lockstep::passes {

bool IsNative(const ir::Module& module, ir::OpId op) {
  const ir::OpInfo& info = module.info(op);
  // The first two are one plain op each; the last is arithmetic on bits that fuses.
  if (info.opcode == ir::Opcode::kChloConstantLike || info.opcode == ir::Opcode::kChloSquare ||
      info.opcode == ir::Opcode::kChloNextAfter) {
    return false;
  }
  return info.Has(ir::kElementwise) || info.opcode == ir::Opcode::kChloTopK;
}

Result<bool> ExpandComposites(ir::Module& module, const ExpandCompositesOptions& options) {
  LS_ASSIGN_OR_RETURN(const expand::ExpandedOps expanded,
                      expand::ExpandOps(module, {.chlo = true,
                                                 .composites = true,
                                                 .custom_calls = true,
                                                 .keep = options.keep ? options.keep : IsNative}));
  return !expanded.empty();
}

}  // namespace lockstep::passes
