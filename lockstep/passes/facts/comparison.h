// SPDX-License-Identifier: Apache-2.0
// Directions of comparisons.
#pragma once

#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::passes {

// a DIRECTION b is b Mirrored(DIRECTION) a.
ir::ComparisonDirection Mirrored(ir::ComparisonDirection direction);

// not (a DIRECTION b) is a Negated(DIRECTION) b, but for floats that are NaN.
ir::ComparisonDirection Negated(ir::ComparisonDirection direction);

}  // namespace lockstep::passes
