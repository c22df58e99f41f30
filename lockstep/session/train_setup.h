// SPDX-License-Identifier: Apache-2.0
// Everything a training run needs, read and checked before the first step.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/session/batches.h"
#include "lockstep/session/bindings.h"
#include "lockstep/session/evaluation.h"
#include "lockstep/session/train.h"

namespace lockstep::session {

struct TrainRun {
  Session step;
  Signature signature;
  StepBindings bindings;
  std::vector<size_t> batch_arguments;
  std::vector<size_t> constant_arguments;
  std::vector<Literal> state;      // one per bindings.state
  std::vector<Literal> constants;  // one per constant_arguments
  std::unique_ptr<BatchSource> batches;
  std::optional<Evaluation> evaluation;
  int64_t first_step = 0;  // steps done by an earlier run that this one resumes

  // The state and the constants under the names they are saved and matched by.
  std::vector<arrays::NamedArray> NamedState() const;
  // What decides the bits of the run besides the state: kept in a checkpoint and compared on
  // resume.
  std::string order;
};

Signature SignatureOf(const Session& session);

Result<TrainRun> SetUpTraining(const TrainOptions& options);

// The name under which a result is reported: `result.1.loss` is `loss`.
std::string MetricName(std::string_view path);

}  // namespace lockstep::session
