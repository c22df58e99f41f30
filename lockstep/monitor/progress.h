// SPDX-License-Identifier: Apache-2.0
// A line on a terminal that says how far a long run is, how fast, and when it will be done.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

namespace lockstep::monitor {

// "1 h 02 min", "3 min 05 s", "12 s".
std::string FormatDuration(double seconds);

// Steps per second and time left, from a clock that the caller reads (seconds, monotonic).
class Throughput {
 public:
  Throughput(int64_t first_step, int64_t total_steps, double now_s)
      : first_step_(first_step), total_steps_(total_steps), start_s_(now_s) {}

  // `step` steps are done at `now_s`.
  void Update(int64_t step, double now_s);
  // Over the whole run.
  double steps_per_second() const;
  // Over about the last twenty updates, for a curve.
  double recent_steps_per_second() const;
  // Until total_steps; negative while unknown.
  double seconds_left() const;
  double seconds() const { return now_s_ - start_s_; }

 private:
  int64_t first_step_;
  int64_t total_steps_;
  double start_s_;
  int64_t step_ = 0;
  double now_s_ = 0;
  double recent_step_s_ = 0;  // seconds per step, exponentially averaged; 0 before the first
};

// Rewrites one line on `stream` when that is a terminal, at most ten times a second; writes nothing
// into a pipe or a file.
class ProgressLine {
 public:
  explicit ProgressLine(std::FILE* stream);
  ~ProgressLine() { Finish(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void Show(const std::string& text, double now_s);
  // Ends the line, if one was begun.
  void Finish();

 private:
  std::FILE* stream_;
  bool terminal_;
  bool open_ = false;
  double last_shown_s_ = -1;
};

}  // namespace lockstep::monitor
