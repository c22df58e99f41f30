// SPDX-License-Identifier: Apache-2.0
// A packing as a picture: time to the right, addresses upwards.
#pragma once

#include <span>
#include <string>

#include "lockstep/plan/memory/problem.h"

namespace lockstep::plan {

// An SVG of about 1200 by 700 with a rectangle per buffer (its name, lifetime and place as a
// tooltip), the line of the lower bound and that of the capacity. `names` may be empty.
// REQUIRES: one offset per buffer.
std::string DrawPacking(const PackingProblem& problem, const Packing& packing,
                        std::span<const std::string> names);

}  // namespace lockstep::plan
