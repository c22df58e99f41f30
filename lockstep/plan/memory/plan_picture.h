// SPDX-License-Identifier: Apache-2.0
// A plan's temporary memory as a picture.
#pragma once

#include <string>

#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"

namespace lockstep::plan {

// An SVG: steps to the right, addresses upwards, a rectangle per array with what makes it.
std::string DrawTemporaries(const ir::Module& module, const Plan& plan);

}  // namespace lockstep::plan
