// SPDX-License-Identifier: Apache-2.0
// Tuples and futures become the values they hold: what comes after knows arrays and tokens only.
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// get_tuple_element of tuple is the element; the body of async_start stands where it started, as
// asynchrony is a hint, and what it gives takes the place of async_done's results. Barriers on
// tuples are on their elements. Other values of these types stay. Returns whether it changed
// something.
Result<bool> FlattenTuples(ir::Module& module);

}  // namespace lockstep::passes
