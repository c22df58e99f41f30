// SPDX-License-Identifier: Apache-2.0
// Time: a clock that only goes forward, and dates for reports.
#pragma once

#include <array>
#include <chrono>
#include <ctime>
#include <string>

namespace lockstep::base {

// Seconds since some moment in the past; never goes back.
inline double MonotonicSeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// "2026-01-31T23:59:59Z".
inline std::string IsoTimestamp(std::time_t time = std::time(nullptr)) {
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 32> text{};
  const size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return std::string(text.data(), size);
}

// "2026-01-31", in UTC.
inline std::string IsoDate(std::time_t time = std::time(nullptr)) {
  return IsoTimestamp(time).substr(0, 10);
}

}  // namespace lockstep::base
