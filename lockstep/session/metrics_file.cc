// SPDX-License-Identifier: Apache-2.0
// Reading back and appending metrics.jsonl.
#include "lockstep/session/metrics_file.h"

#include <cerrno>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

#include "lockstep/base/files.h"

namespace lockstep::session {
namespace {

constexpr char kStep[] = "step";
constexpr char kRate[] = "steps_per_second";

std::string ToLine(const StepRecord& record) {
  nlohmann::ordered_json line;
  line[kStep] = record.step;
  for (const auto& [name, value] : record.metrics) line[name] = value;
  line[kRate] = record.steps_per_second;
  return line.dump() + "\n";
}

// False when the line is no record; a run killed while writing may leave half of one at the end.
bool FromLine(const std::string& text, StepRecord* record) {
  const auto line = nlohmann::ordered_json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!line.is_object() || !line.contains(kStep) || !line[kStep].is_number_integer()) return false;
  for (const auto& [name, value] : line.items()) {
    const double number =
        value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (name == kStep) {
      record->step = value.get<int64_t>();
    } else if (name == kRate) {
      record->steps_per_second = number;
    } else {
      record->metrics.emplace_back(name, number);
    }
  }
  return true;
}

}  // namespace

Result<MetricsFile> MetricsFile::Open(const std::string& path, int64_t keep_steps) {
  MetricsFile metrics;
  metrics.path_ = path;
  std::string kept;
  if (keep_steps > 0) {
    LS_ASSIGN_OR_RETURN(std::string text, base::ReadFile(path));
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      StepRecord record;
      if (!FromLine(line, &record) || record.step > keep_steps) break;
      kept += line + "\n";
      metrics.records_.push_back(std::move(record));
    }
  }
  LS_RETURN_IF_ERROR(base::AtomicWriteFile(path, kept));
  metrics.file_.reset(std::fopen(path.c_str(), "a"));
  if (!metrics.file_) {
    return UnavailableError("cannot append to " + path + ": " + std::strerror(errno));
  }
  return metrics;
}

Status MetricsFile::Append(const StepRecord& record) {
  const std::string line = ToLine(record);
  if (std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size() ||
      std::fflush(file_.get()) != 0) {
    return UnavailableError("cannot append to " + path_ + ": " + std::strerror(errno));
  }
  records_.push_back(record);
  return OkStatus();
}

}  // namespace lockstep::session
