// SPDX-License-Identifier: Apache-2.0
// The report page of a training run.
#pragma once

#include <span>
#include <string>

#include "lockstep/monitor/report.h"
#include "lockstep/session/training/train.h"
#include "lockstep/session/training/train_setup.h"

namespace lockstep::session {

// `stop_reason` says why the run ended early; empty: it did not.
monitor::Report MakeReport(const TrainOptions& options, const TrainRun& run,
                           const TrainSummary& summary, std::span<const StepRecord> records,
                           const std::string& stop_reason);

}  // namespace lockstep::session
