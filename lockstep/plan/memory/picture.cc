// SPDX-License-Identifier: Apache-2.0
// Draws packings; see picture.h.
#include "lockstep/plan/memory/picture.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "lockstep/base/strings.h"

namespace lockstep::plan {
namespace {

constexpr double kLeft = 110, kTop = 50, kWidth = 1060, kHeight = 600;

std::string Fixed(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  return text;
}

std::string ReadableBytes(double bytes) {
  constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  size_t unit = 0;
  for (; bytes >= 1024 && unit + 1 < std::size(kUnits); ++unit) bytes /= 1024;
  char text[48];
  std::snprintf(text, sizeof text, unit == 0 ? "%.0f %s" : "%.2f %s", bytes, kUnits[unit]);
  return text;
}

std::string Escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return out;
}

class Canvas {
 public:
  Canvas(const PackingProblem& problem, const Packing& packing)
      : problem_(problem), packing_(packing) {
    for (const Buffer& buffer : problem.buffers) {
      first_ = std::min(first_, buffer.first);
      last_ = std::max(last_, buffer.last);
    }
    if (first_ >= last_) first_ = 0, last_ = 1;
    top_ = static_cast<double>(std::max<int64_t>(packing.height_bytes, 1)) * 1.03;
  }

  std::string Draw(std::span<const std::string> names) {
    out_ =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 700\" width=\"1200\" "
        "height=\"700\" font-family=\"sans-serif\" font-size=\"12\">\n"
        "<rect width=\"1200\" height=\"700\" fill=\"white\"/>\n";
    base::StrAppend(out_, "<text x=\"", kLeft, "\" y=\"28\" font-size=\"16\">",
                    problem_.buffers.size(), " buffers in ",
                    ReadableBytes(static_cast<double>(packing_.height_bytes)), " (lower bound ",
                    ReadableBytes(static_cast<double>(packing_.lower_bound_bytes)), "), ",
                    Escaped(packing_.method), "</text>\n");
    DrawAxes();
    for (size_t i = 0; i < problem_.buffers.size(); ++i) {
      DrawBuffer(i, i < names.size() ? names[i] : std::to_string(i));
    }
    DrawLevel(packing_.lower_bound_bytes, "lower bound", "#c00000");
    if (static_cast<double>(problem_.capacity_bytes) <= top_) {
      DrawLevel(problem_.capacity_bytes, "capacity", "#000000");
    }
    return std::move(out_) + "</svg>\n";
  }

 private:
  double X(int64_t step) const {
    const double span = static_cast<double>(last_) - static_cast<double>(first_);
    return kLeft + kWidth * (static_cast<double>(step) - static_cast<double>(first_)) / span;
  }
  double Y(double offset) const { return kTop + kHeight * (1 - offset / top_); }

  void DrawAxes() {
    constexpr int kTicks = 8;
    for (int i = 0; i <= kTicks; ++i) {
      const double bytes = static_cast<double>(packing_.height_bytes) * i / kTicks;
      base::StrAppend(out_, "<text x=\"", kLeft - 8, "\" y=\"", Fixed(Y(bytes) + 4),
                      "\" text-anchor=\"end\">", ReadableBytes(bytes), "</text>\n<path d=\"M",
                      kLeft, " ", Fixed(Y(bytes)), "h", kWidth, "\" stroke=\"#dddddd\"/>\n");
      const int64_t step = first_ + (last_ - first_) / kTicks * i;
      base::StrAppend(out_, "<text x=\"", Fixed(X(step)), "\" y=\"", kTop + kHeight + 18,
                      "\" text-anchor=\"middle\">", step, "</text>\n");
    }
    base::StrAppend(out_, "<text x=\"", kLeft + kWidth / 2, "\" y=\"", kTop + kHeight + 38,
                    "\" text-anchor=\"middle\">step of the schedule</text>\n");
  }

  void DrawBuffer(size_t index, std::string_view name) {
    const Buffer& buffer = problem_.buffers[index];
    if (buffer.size_bytes == 0) return;
    const int64_t offset = packing_.offsets[index];
    const double x = X(buffer.first), y = Y(static_cast<double>(offset + buffer.size_bytes));
    const double width = X(buffer.last) - x, height = Y(static_cast<double>(offset)) - y;
    // Neighbours in the list get hues far apart.
    const int hue = static_cast<int>(index * 137 % 360);
    base::StrAppend(out_, "<rect x=\"", Fixed(x), "\" y=\"", Fixed(y), "\" width=\"", Fixed(width),
                    "\" height=\"", Fixed(height), "\" fill=\"hsl(", hue,
                    ",60%,72%)\" stroke=\"#444444\" stroke-width=\"0.4\"><title>", Escaped(name),
                    ": steps ", buffer.first, " to ", buffer.last, ", ", buffer.size_bytes,
                    " bytes at ", offset, "</title></rect>\n");
    const double text_width = 7.0 * static_cast<double>(name.size());
    if (height < 13 || width < text_width + 6) return;
    base::StrAppend(out_, "<text x=\"", Fixed(x + width / 2), "\" y=\"", Fixed(y + height / 2 + 4),
                    "\" text-anchor=\"middle\" font-size=\"11\" pointer-events=\"none\">",
                    Escaped(name), "</text>\n");
  }

  void DrawLevel(int64_t bytes, std::string_view label, std::string_view color) {
    const std::string y = Fixed(Y(static_cast<double>(bytes)));
    base::StrAppend(out_, "<path d=\"M", kLeft, " ", y, "h", kWidth, "\" stroke=\"", color,
                    "\" stroke-dasharray=\"6 4\"><title>", label, ": ", bytes,
                    " bytes</title></path>\n");
  }

  const PackingProblem& problem_;
  const Packing& packing_;
  int64_t first_ = kUnlimitedBytes;
  int64_t last_ = -kUnlimitedBytes;
  double top_ = 1;
  std::string out_;
};

}  // namespace

std::string DrawPacking(const PackingProblem& problem, const Packing& packing,
                        std::span<const std::string> names) {
  return Canvas(problem, packing).Draw(names);
}

}  // namespace lockstep::plan
