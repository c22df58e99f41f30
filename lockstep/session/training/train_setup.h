// SPDX-License-Identifier: Apache-2.0
// Everything a training run needs, read and checked before the first step.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/session/batches.h"
#include "lockstep/session/bindings.h"
#include "lockstep/session/training/checkpoint_file.h"
#include "lockstep/session/training/evaluation.h"
#include "lockstep/session/training/train.h"

namespace lockstep::session {

struct TrainRun {
  Session step;
  Signature signature;
  StepBindings bindings;
  std::vector<size_t> batch_arguments;
  std::vector<size_t> constant_arguments;  // given by the state file, never updated
  std::vector<std::string> metric_names;   // one per bindings.metrics, each different
  std::vector<arrays::NamedArray> state;   // one per bindings.state, named as in its file
  std::vector<arrays::NamedArray> constants;
  std::unique_ptr<BatchSource> batches;
  std::optional<Evaluation> evaluation;
  int64_t first_step = 0;  // steps done by an earlier run that this one resumes
  RunIdentity identity;
  std::optional<base::FileLock> folder_lock;  // two runs must not write into one folder
  std::vector<std::string> notes;             // what a user should know before the first step

  // The state and the constants by the names they were read under, so that what is written can be
  // read again.
  std::vector<arrays::NamedArray> SavedState() const;
  // The same by the names of their arguments, without the first part where that tells them apart:
  // what the eval program is matched with.
  std::vector<arrays::NamedArray> StateByPath() const;
};

Signature SignatureOf(const Session& session);

Result<TrainRun> SetUpTraining(const TrainOptions& options);

// The name under which a result is reported: `result.1.loss` is `loss`.
std::string MetricName(std::string_view path);

}  // namespace lockstep::session
