// SPDX-License-Identifier: Apache-2.0
// What regions use from outside.
#pragma once

#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// The values that ops in `region`, at any depth, use and that are defined outside of it; each once,
// in the order of their first use.
std::vector<ir::ValueId> CapturedValues(const ir::Module& module, ir::RegionId region);

// Whether `value` is defined in `region` or in a region inside of it.
bool IsDefinedIn(const ir::Module& module, ir::ValueId value, ir::RegionId region);

// The ops in the region, at any depth.
int64_t CountOpsIn(const ir::Module& module, ir::RegionId region);

// A copy of `op` with its regions that stands nowhere yet, in a module where `operands` take the
// place of its operands. Its regions may use values
// from outside where the modules are the same.
ir::OpId CopyOpAlone(const ir::Module& from, ir::OpId op, ir::Module& to,
                     std::span<const ir::ValueId> operands, std::span<const Type> result_types);

}  // namespace lockstep::passes
