// SPDX-License-Identifier: Apache-2.0
// Expands what an artifact cannot hold, then writes it.
#include "lockstep/expand/artifact.h"

namespace lockstep::expand {

Result<std::vector<std::byte>> WriteArtifact(const ir::Module& module,
                                             const text::BytecodeOptions& options,
                                             ExpandedOps* expanded) {
  ir::Module copy = module.Clone();
  LS_ASSIGN_OR_RETURN(ExpandedOps counts, ExpandOps(copy, {.chlo = true, .composites = false}));
  auto bytes = text::WriteBytecode(copy, options);
  if (bytes.status().code() == StatusCode::kUnimplemented) {
    LS_ASSIGN_OR_RETURN(const ExpandedOps more,
                        ExpandOps(copy, {.chlo = true, .composites = true}));
    for (const auto& [name, count] : more) counts[name] += count;
    if (!more.empty()) bytes = text::WriteBytecode(copy, options);
  }
  if (expanded != nullptr) *expanded = std::move(counts);
  return bytes;
}

}  // namespace lockstep::expand
