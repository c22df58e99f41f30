// SPDX-License-Identifier: Apache-2.0
// Whether two ops compute the same from the same values, regions included.
#pragma once

#include <cstdint>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// Ops for which SameOps holds hash equal.
uint64_t HashOp(const ir::Module& module, ir::OpId op);

// Same opcode, attributes, result types, operands (in any order for commutative ops) and regions.
bool SameOps(const ir::Module& module, ir::OpId a, ir::OpId b);

// The same of two regions with equal arguments; values from outside must be the same.
bool SameRegions(const ir::Module& module, ir::RegionId a, ir::RegionId b);

}  // namespace lockstep::passes
