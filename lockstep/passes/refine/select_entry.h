// SPDX-License-Identifier: Apache-2.0
// Makes another function the entry of a module.
#pragma once

#include <string_view>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// Erases what @name does not reach, so that it is the entry. REQUIRES: the module verifies. Errors:
// NotFound listing the functions there are; InvalidArgument when @name calls @main.
Status SelectEntry(ir::Module& module, std::string_view name);

}  // namespace lockstep::passes
