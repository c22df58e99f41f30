// SPDX-License-Identifier: Apache-2.0
// State and position of a training run in one file, so that both are replaced together.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "lockstep/arrays/array_file.h"
#include "lockstep/status.h"

namespace lockstep::session {

// What decides the bits of a run besides its state: "step_program" -> "sha256 ab12...",
// "batch_order" -> "shuffled with seed 7", "backend" -> "cpu". An absent key says that the run has
// no such thing.
using RunIdentity = std::map<std::string, std::string>;

struct CheckpointFile {
  std::vector<arrays::NamedArray> arrays;
  int64_t step = 0;  // steps that are done
  RunIdentity identity;
};

// out_dir/checkpoint.safetensors.
std::string CheckpointPath(const std::string& out_dir);

// Replaces the file atomically: after a crash the old or the new one is there, whole.
Status WriteCheckpoint(const std::string& path, const CheckpointFile& checkpoint);

// Errors: NotFound; InvalidArgument when the file is no checkpoint of a training run.
Result<CheckpointFile> ReadCheckpoint(const std::string& path);

// OK when the checkpoint at `path` belongs to the run that `now` describes. Errors:
// FailedPrecondition listing everything that differs.
Status CheckSameRun(const std::string& path, const RunIdentity& then, const RunIdentity& now);

// "sha256 <64 digits>" of a regular file; "not a regular file" for a pipe, whose bytes are gone
// once they are read.
Result<std::string> FileDigest(const std::string& path);

}  // namespace lockstep::session
