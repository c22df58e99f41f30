// SPDX-License-Identifier: Apache-2.0
// What one run of a step computes and moves.
#pragma once

#include "lockstep/analyze/cost.h"
#include "lockstep/ir/module.h"
#include "lockstep/plan/cost/devices.h"
#include "lockstep/plan/plan.h"

namespace lockstep::plan {

// The arithmetic of all ops of the step, and the bytes that it reads and writes: what a group keeps
// in registers counts for nothing. Of a loop or a branch, nothing: its steps have costs of their
// own.
analyze::Cost CostOfStep(const ir::Module& module, const Step& step);

// The least time the step can take on `device`; 0 for loops and branches.
double PredictStep(const ir::Module& module, const Step& step, const DeviceModel& device);

}  // namespace lockstep::plan
