// SPDX-License-Identifier: Apache-2.0
// Progress on a terminal.
#include "lockstep/monitor/progress.h"

#include <unistd.h>

#include <cmath>

namespace lockstep::monitor {

std::string FormatDuration(double seconds) {
  const auto total = static_cast<int64_t>(std::llround(std::max(seconds, 0.0)));
  char text[48];
  if (total >= 3600) {
    std::snprintf(text, sizeof text, "%lld h %02lld min", static_cast<long long>(total / 3600),
                  static_cast<long long>(total % 3600 / 60));
  } else if (total >= 60) {
    std::snprintf(text, sizeof text, "%lld min %02lld s", static_cast<long long>(total / 60),
                  static_cast<long long>(total % 60));
  } else {
    std::snprintf(text, sizeof text, "%lld s", static_cast<long long>(total));
  }
  return text;
}

void Throughput::Update(int64_t step, double now_s) {
  constexpr double kWeight = 0.1;
  const double before_s = step_ > first_step_ ? now_s_ : start_s_;
  const auto steps = static_cast<double>(step - std::max(step_, first_step_));
  if (steps > 0) {
    const double step_s = (now_s - before_s) / steps;
    recent_step_s_ += (recent_step_s_ > 0 ? kWeight : 1) * (step_s - recent_step_s_);
  }
  step_ = step;
  now_s_ = now_s;
}

double Throughput::recent_steps_per_second() const {
  return recent_step_s_ > 0 ? 1 / recent_step_s_ : 0;
}

double Throughput::steps_per_second() const {
  return seconds() > 0 ? static_cast<double>(step_ - first_step_) / seconds() : 0;
}

double Throughput::seconds_left() const {
  const double rate = steps_per_second();
  return rate > 0 ? static_cast<double>(total_steps_ - step_) / rate : -1;
}

ProgressLine::ProgressLine(std::FILE* stream)
    : stream_(stream), terminal_(isatty(fileno(stream)) != 0) {}

void ProgressLine::Show(const std::string& text, double now_s) {
  constexpr double kInterval_s = 0.1;
  if (!terminal_ || (open_ && now_s - last_shown_s_ < kInterval_s)) return;
  std::fprintf(stream_, "\r\x1b[K%s", text.c_str());
  std::fflush(stream_);
  open_ = true;
  last_shown_s_ = now_s;
}

void ProgressLine::Finish() {
  if (open_) std::fputc('\n', stream_);
  open_ = false;
}

}  // namespace lockstep::monitor
