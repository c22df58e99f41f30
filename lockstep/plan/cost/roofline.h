// SPDX-License-Identifier: Apache-2.0
// How long ops take at best: the time of their arithmetic at the device's peak or that of their
// bytes at its bandwidth, whichever is longer.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "lockstep/analyze/cost.h"
#include "lockstep/ir/module.h"
#include "lockstep/plan/cost/devices.h"

namespace lockstep::plan {

// A transcendental function counts as so many FLOPs: a polynomial and its range reduction.
inline constexpr double kFlopsPerTranscendental = 16;

// 0 where the device's model lacks the figure that is needed.
double RooflineSeconds(const analyze::Cost& cost, DType dtype, const DeviceModel& device);

struct RooflineRow {
  std::string_view op;  // opcode name
  double count = 0;     // executions; loops of unknown length count as one trip
  analyze::Cost cost;
  double seconds = 0;
  double compute_s = 0;  // of `seconds`, spent in ops that the arithmetic bounds
};

struct Roofline {
  std::vector<RooflineRow> rows;  // one per kind of op, the longest first
  double seconds = 0;             // of all, op by op as if nothing were fused
  // The bound of the whole: total arithmetic or entry arguments and results moved once.
  double fused_s = 0;
};

// REQUIRES: the module verifies.
Roofline PredictFunction(const ir::Module& module, ir::FunctionId function,
                         const DeviceModel& device);

}  // namespace lockstep::plan
