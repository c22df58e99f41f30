// SPDX-License-Identifier: Apache-2.0
// State and position of a training run in one file, so that both are replaced together.
#pragma once

#include <string>
#include <vector>

#include "lockstep/arrays/array_file.h"
#include "lockstep/status.h"

namespace lockstep::session {

struct CheckpointFile {
  std::vector<arrays::NamedArray> arrays;
  int64_t step = 0;   // steps that are done
  std::string order;  // what the batches are (BatchSource::Describe)
};

// out_dir/checkpoint.safetensors.
std::string CheckpointPath(const std::string& out_dir);

// Replaces the file atomically: after a crash the old or the new one is there, whole.
Status WriteCheckpoint(const std::string& path, const CheckpointFile& checkpoint);

// Errors: NotFound; InvalidArgument when the file is no checkpoint of a training run.
Result<CheckpointFile> ReadCheckpoint(const std::string& path);

}  // namespace lockstep::session
