// SPDX-License-Identifier: Apache-2.0
// Metrics of a run as JSON lines, one per step.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/session/training/train.h"
#include "lockstep/status.h"

namespace lockstep::session {

// Appends lines such as {"step":1,"loss":2.3,"steps_per_second":120.5}; a value that is not finite
// is null. Each line is complete in the file once Append has returned.
class MetricsFile {
 public:
  // Keeps the lines of the first `keep_steps` steps that the file has and appends after them; what
  // follows was written after the checkpoint and is dropped. Errors, before the file is touched:
  // NotFound; InvalidArgument with the number of a line that is no record of a later step than the
  // one before.
  static Result<MetricsFile> Open(const std::string& path, int64_t keep_steps);

  Status Append(const StepRecord& record);
  // Flushes the lines to the disk.
  Status Sync();
  // The records of the whole file, those of an earlier part of a resumed run included.
  const std::vector<StepRecord>& records() const { return records_; }

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string path_;
  std::unique_ptr<std::FILE, Closer> file_;
  std::vector<StepRecord> records_;
};

}  // namespace lockstep::session
