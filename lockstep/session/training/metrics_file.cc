// SPDX-License-Identifier: Apache-2.0
// Reading back and appending metrics.jsonl.
#include "lockstep/session/training/metrics_file.h"

#include <unistd.h>

#include <cerrno>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

#include "lockstep/base/files.h"
#include "lockstep/base/json.h"
#include "lockstep/base/strings.h"

namespace lockstep::session {
namespace {

constexpr char kStep[] = "step";
constexpr char kRate[] = "steps_per_second";

std::string ToLine(const StepRecord& record) {
  nlohmann::ordered_json line;
  line[kStep] = record.step;
  for (const auto& [name, value] : record.metrics) line[name] = value;
  line[kRate] = record.steps_per_second;
  // Names come from the program and need not be UTF-8.
  return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

// Errors: InvalidArgument saying why the line is no record.
Result<StepRecord> FromLine(const std::string& text) {
  // The first pass checks, the second keeps the order of the metrics.
  LS_RETURN_IF_ERROR(base::ParseJson(text).status());
  const auto line = nlohmann::ordered_json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!line.is_object() || !line.contains(kStep) || !line[kStep].is_number_integer()) {
    return InvalidArgumentError("expected an object with a whole number 'step'");
  }
  StepRecord record;
  for (const auto& [name, value] : line.items()) {
    if (!value.is_number() && !value.is_null()) {
      return InvalidArgumentError("expected a number for " + base::Quoted(name));
    }
    const double number =
        value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (name == kStep) {
      record.step = value.get<int64_t>();
    } else if (name == kRate) {
      record.steps_per_second = number;
    } else {
      record.metrics.emplace_back(name, number);
    }
  }
  return record;
}

// How to say that the metrics of earlier steps are not wanted.
std::string WithoutThem(int64_t keep_steps) {
  return base::StrCat(", or go on without them after writing the line {\"step\":", keep_steps,
                      "} into a file of that name");
}

// The records of steps 1 to `keep_steps`; their lines are added to `kept`.
Result<std::vector<StepRecord>> ReadRecords(const std::string& path, int64_t keep_steps,
                                            std::string& kept) {
  auto text = base::ReadFile(path);
  if (text.status().code() == StatusCode::kNotFound) {
    return NotFoundError(path + " is missing: put back the metrics of the run that is resumed" +
                         WithoutThem(keep_steps));
  }
  LS_RETURN_IF_ERROR(text.status());
  std::vector<StepRecord> records;
  std::istringstream lines(*text);
  std::string line;
  for (int64_t number = 1; std::getline(lines, line); ++number) {
    const int64_t before = records.empty() ? 0 : records.back().step;
    if (before == keep_steps) break;
    auto record = FromLine(line);
    if (record.ok() && record->step <= before) {
      record =
          InvalidArgumentError(base::StrCat("step ", record->step, " comes after step ", before));
    }
    if (!record.ok()) {
      return InvalidArgumentError(base::StrCat(path, ":", number, ": not a line of metrics (",
                                               record.status().message(),
                                               "); correct or delete the line and resume again"));
    }
    if (record->step > keep_steps) break;
    base::StrAppend(kept, line, "\n");
    records.push_back(*std::move(record));
  }
  const int64_t last = records.empty() ? 0 : records.back().step;
  if (last != keep_steps) {
    return InvalidArgumentError(
        base::StrCat(path, " ends behind step ", last, ", the checkpoint is of step ", keep_steps,
                     ": put back the metrics of the run that is resumed", WithoutThem(keep_steps)));
  }
  return records;
}

}  // namespace

Result<MetricsFile> MetricsFile::Open(const std::string& path, int64_t keep_steps) {
  MetricsFile metrics;
  metrics.path_ = path;
  std::string kept;
  if (keep_steps > 0) {
    LS_ASSIGN_OR_RETURN(metrics.records_, ReadRecords(path, keep_steps, kept));
  }
  LS_RETURN_IF_ERROR(base::AtomicWriteFile(path, kept));
  metrics.file_.reset(std::fopen(path.c_str(), "a"));
  if (!metrics.file_) return base::FileError("append to", path, errno);
  return metrics;
}

Status MetricsFile::Append(const StepRecord& record) {
  const std::string line = ToLine(record);
  if (std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size() ||
      std::fflush(file_.get()) != 0) {
    return base::FileError("append to", path_, errno);
  }
  records_.push_back(record);
  return OkStatus();
}

Status MetricsFile::Sync() {
  // A pipe or a terminal has nothing to flush.
  if (fdatasync(fileno(file_.get())) == 0 || errno == EINVAL || errno == EROFS) return OkStatus();
  return base::FileError("flush", path_, errno);
}

}  // namespace lockstep::session
