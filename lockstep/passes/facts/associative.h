// SPDX-License-Identifier: Apache-2.0
// Whether the order in which a reduction's body is applied makes no difference. A body that is not
// known to be associative is applied from the left, element by element.
#pragma once

#include <span>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// One op that is associative, as far as rounding lets floats be.
bool IsAssociative(ir::Opcode opcode);

// Whether a reduce with this body and these initial values may be cut into parts that begin with
// the initial values too. Known are bodies of which every result is one op of its own two
// arguments, and those that only compare and select (argmax, argmin): these are proved by going
// through all ways in which three elements and an initial value can be ordered.
bool MayBeCutIntoParts(const ir::Module& module, ir::RegionId body,
                       std::span<const Literal> initial_values);

}  // namespace lockstep::passes
