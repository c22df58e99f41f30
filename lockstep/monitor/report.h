// SPDX-License-Identifier: Apache-2.0
// A run as one HTML page that needs nothing else: figures, curves as inline SVG, configuration.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lockstep::monitor {

// A figure that stands at the top: label and value, e.g. {"held-out accuracy", "98.3 %"}.
using Figure = std::pair<std::string, std::string>;

// A curve over steps. Non-finite values leave a gap.
struct Curve {
  std::string title;
  std::string unit;  // of the values; empty: none
  bool log_scale = false;
  std::vector<double> steps;
  std::vector<double> values;
};

struct Report {
  std::string title;
  std::vector<Figure> figures;
  std::vector<Curve> curves;
  std::vector<Figure> configuration;
};

// The whole page. Text is escaped; curves of more than a thousand points are thinned to the
// smallest and largest value of each step range, so that no spike is lost.
std::string RenderHtml(const Report& report);

}  // namespace lockstep::monitor
