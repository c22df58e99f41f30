// SPDX-License-Identifier: Apache-2.0
// What this machine can do at best, measured: predictions on it need figures.
#pragma once

#include <string>

#include "lockstep/plan/cost/devices.h"

namespace lockstep::session {

// Multiply-adds in registers and a stream through memory, on `threads` threads (0: as many as there
// are processors), for about a second.
plan::DeviceModel MeasureThisMachine(int threads);

// The same, measured once and kept in `folder` (empty: nowhere), for each kind of processor and
// number of threads. `again`: measure even so.
plan::DeviceModel ThisMachine(const std::string& folder, int threads, bool again = false);

}  // namespace lockstep::session
