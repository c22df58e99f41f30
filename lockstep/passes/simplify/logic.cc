// SPDX-License-Identifier: Apache-2.0
// Rules.
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {

std::span<const Rule> LogicRules() { return {}; }

}  // namespace lockstep::passes::simplify
