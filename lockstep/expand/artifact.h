// SPDX-License-Identifier: Apache-2.0
// Programs as portable artifacts, with what artifacts cannot hold expanded.
#pragma once

#include <cstddef>
#include <vector>

#include "lockstep/expand/expand.h"
#include "lockstep/text/bytecode.h"

namespace lockstep::expand {

// As text::WriteBytecode of a copy of `module` without CHLO, and without composites where the
// version does not know them. `expanded`, when given, says what that was.
Result<std::vector<std::byte>> WriteArtifact(const ir::Module& module,
                                             const text::BytecodeOptions& options = {},
                                             ExpandedOps* expanded = nullptr);

}  // namespace lockstep::expand
