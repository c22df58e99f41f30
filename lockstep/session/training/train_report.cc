// SPDX-License-Identifier: Apache-2.0
// Figures, curves and configuration of a training run; see train_report.h.
#include "lockstep/session/training/train_report.h"

#include <cstdio>

#include "lockstep/monitor/progress.h"

namespace lockstep::session {
namespace {

// Four significant digits; a ratio named accuracy in per cent.
std::string Formatted(double value, std::string_view name = {}) {
  char text[32];
  const bool percent = name == "accuracy";
  std::snprintf(text, sizeof text, percent ? "%.2f %%" : "%.4g", percent ? 100 * value : value);
  return text;
}

// A curve for each metric of the first record, and one for the throughput.
std::vector<monitor::Curve> Curves(std::span<const StepRecord> records) {
  std::vector<monitor::Curve> curves;
  if (records.empty()) return curves;
  for (const auto& [name, value] : records.front().metrics) curves.push_back({.title = name});
  monitor::Curve rate{.title = "Throughput", .unit = "steps/s"};
  for (const StepRecord& record : records) {
    const auto step = static_cast<double>(record.step);
    for (monitor::Curve& curve : curves) {
      for (const auto& [name, value] : record.metrics) {
        if (name != curve.title) continue;
        curve.steps.push_back(step);
        curve.values.push_back(value);
      }
    }
    rate.steps.push_back(step);
    rate.values.push_back(record.steps_per_second);
  }
  curves.push_back(std::move(rate));
  return curves;
}

}  // namespace

monitor::Report MakeReport(const TrainOptions& options, const TrainRun& run,
                           const TrainSummary& summary, std::span<const StepRecord> records,
                           const std::string& stop_reason) {
  monitor::Report report;
  report.title = "Training " + options.step_path;
  report.figures.emplace_back(
      "steps", std::to_string(summary.last_step) + " of " + std::to_string(options.steps));
  if (!stop_reason.empty()) report.figures.emplace_back("stopped", stop_reason);
  if (summary.last_loss) report.figures.emplace_back("last loss", Formatted(*summary.last_loss));
  for (const auto& [name, value] : summary.evaluation) {
    report.figures.emplace_back("held-out " + name, Formatted(value, name));
  }
  report.figures.emplace_back("steps/s", Formatted(summary.steps_per_second));
  report.figures.emplace_back("time", monitor::FormatDuration(summary.seconds));
  report.curves = Curves(records);

  const monitor::Figure rows[] = {
      {"step program", options.step_path},
      {"first state", options.resume ? "resumed at step " + std::to_string(summary.first_step)
                                     : options.state_path},
      {"data", options.data_path},
      {"batches", run.batches->Describe()},
      {"evaluation", options.eval_path},
      {"backend", options.session.backend}};
  for (const monitor::Figure& row : rows) {
    if (!row.second.empty()) report.configuration.push_back(row);
  }
  return report;
}

}  // namespace lockstep::session
