// SPDX-License-Identifier: Apache-2.0
// Whether a program has unknown sizes, and who is to blame for them.
#pragma once

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// Whether the entry function, or one that it reaches, has a value of unknown size or an op that
// takes a shape as an operand.
bool HasDynamicShapes(const ir::Module& module);
bool HasDynamicShapes(const ir::Module& module, ir::FunctionId entry);

// OK when no value of any function has an unknown size. Errors: Unimplemented naming each op that
// gives one, its place, the dimension and its type.
Status CheckStaticShapes(const ir::Module& module);

}  // namespace lockstep::passes
