// SPDX-License-Identifier: Apache-2.0
// The report page; see report.h.
#include "lockstep/monitor/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace lockstep::monitor {
namespace {

constexpr double kWidth = 860, kHeight = 300;
constexpr double kLeft = 68, kRight = 16, kTop = 14, kBottom = 40;

constexpr char kStyle[] = R"(
:root{color-scheme:light dark;--ink:#1d2733;--soft:#5b6b7c;--line:#dde3ea;
  --card:#fff;--page:#f5f7fa;--curve:#1f6feb}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#94a3b3;--line:#2c3744;
  --card:#161d26;--page:#0d1218;--curve:#58a6ff}}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:32px 20px}
h1{font-size:24px;margin:0 0 20px}h2{font-size:16px;margin:0 0 8px}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;
  padding:16px 20px;margin:0 0 20px}
.figures{display:flex;flex-wrap:wrap;gap:16px;background:none;border:0;padding:0}
.figures div{flex:1 1 150px;background:var(--card);border:1px solid var(--line);
  border-radius:8px;padding:12px 16px}
.figures b{display:block;font-size:22px;font-weight:600}
.figures span{color:var(--soft);font-size:13px}
svg{width:100%;height:auto;display:block}svg text{fill:var(--soft);font-size:12px}
table{border-collapse:collapse;width:100%}
td{padding:4px 12px 4px 0;border-top:1px solid var(--line);vertical-align:top}
td:first-child{color:var(--soft);white-space:nowrap;width:1%}
td:last-child{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}
)";

std::string Escaped(const std::string& text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string Number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

std::string Coordinate(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

struct Point {
  double step = 0;
  double value = 0;
};

std::vector<Point> FinitePoints(const Curve& curve) {
  std::vector<Point> points;
  for (size_t i = 0; i < std::min(curve.steps.size(), curve.values.size()); ++i) {
    const bool drawable =
        std::isfinite(curve.values[i]) && (!curve.log_scale || curve.values[i] > 0);
    if (drawable) points.push_back({curve.steps[i], curve.values[i]});
  }
  return points;
}

std::vector<Point> Thinned(const std::vector<Point>& points) {
  constexpr size_t kBuckets = 500;
  if (points.size() <= 2 * kBuckets) return points;
  std::vector<Point> thin;
  for (size_t bucket = 0; bucket < kBuckets; ++bucket) {
    auto first = points.begin() + static_cast<std::ptrdiff_t>(bucket * points.size() / kBuckets);
    auto last =
        points.begin() + static_cast<std::ptrdiff_t>((bucket + 1) * points.size() / kBuckets);
    auto [low, high] = std::minmax_element(
        first, last, [](const Point& a, const Point& b) { return a.value < b.value; });
    thin.push_back(low < high ? *low : *high);
    thin.push_back(low < high ? *high : *low);
  }
  return thin;
}

// Round numbers that divide [low, high] into about five parts.
std::vector<double> Ticks(double low, double high) {
  const double span = high - low;
  if (!(span > 0)) return {low};
  const double raw = span / 5;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  const double factor = raw / power < 1.5 ? 1 : raw / power < 3.5 ? 2 : raw / power < 7.5 ? 5 : 10;
  const double interval = factor * power;
  std::vector<double> ticks;
  for (double tick = std::ceil(low / interval) * interval; tick <= high + interval * 1e-9;
       tick += interval) {
    ticks.push_back(std::abs(tick) < interval * 1e-9 ? 0 : tick);
  }
  return ticks;
}

// Data to picture, one axis.
struct Axis {
  double low, high, start, end;
  double Map(double value) const {
    return high > low ? start + (value - low) / (high - low) * (end - start) : (start + end) / 2;
  }
};

std::string GridLine(double x1, double y1, double x2, double y2) {
  return "<line x1=\"" + Coordinate(x1) + "\" y1=\"" + Coordinate(y1) + "\" x2=\"" +
         Coordinate(x2) + "\" y2=\"" + Coordinate(y2) + "\" stroke=\"var(--line)\"/>";
}

std::string Text(double x, double y, const char* anchor, const std::string& text) {
  return "<text x=\"" + Coordinate(x) + "\" y=\"" + Coordinate(y) + "\" text-anchor=\"" + anchor +
         "\">" + text + "</text>";
}

std::string Svg(const Curve& curve) {
  const std::vector<Point> points = Thinned(FinitePoints(curve));
  if (points.empty()) return "<p>no finite values</p>";
  const auto scaled = [&](double value) { return curve.log_scale ? std::log10(value) : value; };
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const Point& p : points) {
    low = std::min(low, scaled(p.value));
    high = std::max(high, scaled(p.value));
  }
  const double margin = high > low ? (high - low) * 0.05 : 0.5;
  const Axis x{points.front().step, points.back().step, kLeft, kWidth - kRight};
  const Axis y{low - margin, high + margin, kHeight - kBottom, kTop};

  std::string svg = "<svg viewBox=\"0 0 " + Number(kWidth) + " " + Number(kHeight) +
                    "\" role=\"img\" aria-label=\"" + Escaped(curve.title) + "\">";
  for (double tick : Ticks(y.low, y.high)) {
    svg += GridLine(x.start, y.Map(tick), x.end, y.Map(tick));
    svg += Text(kLeft - 8, y.Map(tick) + 4, "end",
                Number(curve.log_scale ? std::pow(10.0, tick) : tick));
  }
  for (double tick : Ticks(x.low, x.high)) {
    svg += GridLine(x.Map(tick), y.start, x.Map(tick), y.start + 5);
    svg += Text(x.Map(tick), y.start + 20, "middle", Number(tick));
  }
  svg += Text((x.start + x.end) / 2, kHeight - 4, "middle", "step");
  svg += "<polyline fill=\"none\" stroke=\"var(--curve)\" stroke-width=\"1.6\" points=\"";
  for (const Point& p : points) {
    svg += Coordinate(x.Map(p.step)) + "," + Coordinate(y.Map(scaled(p.value))) + " ";
  }
  return svg + "\"/></svg>";
}

std::string Table(const std::vector<Figure>& rows) {
  std::string html = "<table>";
  for (const auto& [name, value] : rows) {
    html += "<tr><td>" + Escaped(name) + "</td><td>" + Escaped(value) + "</td></tr>";
  }
  return html + "</table>";
}

}  // namespace

std::string RenderHtml(const Report& report) {
  std::string html = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">";
  html += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">";
  html += "<title>" + Escaped(report.title) + "</title><style>" + kStyle + "</style></head>\n";
  html += "<body><main><h1>" + Escaped(report.title) + "</h1>\n<section class=\"figures\">";
  for (const auto& [name, value] : report.figures) {
    html += "<div><b>" + Escaped(value) + "</b><span>" + Escaped(name) + "</span></div>";
  }
  html += "</section>\n";
  for (const Curve& curve : report.curves) {
    std::string title = curve.title + (curve.unit.empty() ? "" : " (" + curve.unit + ")");
    html += "<section><h2>" + Escaped(title) + "</h2>" + Svg(curve) + "</section>\n";
  }
  html += "<section><h2>Configuration</h2>" + Table(report.configuration) + "</section>\n";
  return html + "</main></body></html>\n";
}

}  // namespace lockstep::monitor
