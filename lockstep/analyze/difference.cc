// SPDX-License-Identifier: Apache-2.0
// Measuring how far arrays are apart; see difference.h.
#include "lockstep/analyze/difference.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>

#include "lockstep/base/storage.h"
#include "lockstep/base/ulps.h"

namespace lockstep::analyze {
namespace {

struct Distance {
  double absolute = 0;
  double relative = 0;
  uint64_t ulps = 0;
  bool agrees = true;
};

constexpr Distance kInfinitelyFar = {INFINITY, INFINITY, std::numeric_limits<uint64_t>::max(),
                                     false};

// The difference of integers is taken exactly: those of 64 bits do not fit a double.
template <std::integral T>
Distance Measure(T found, T expected, const Tolerance& tolerance) {
  if (found == expected) return {};
  const auto a = static_cast<uint64_t>(found), b = static_cast<uint64_t>(expected);
  const auto absolute = static_cast<double>(found > expected ? a - b : b - a);
  const double magnitude = std::abs(static_cast<double>(expected));
  return {absolute, absolute / magnitude, 0,
          absolute <= tolerance.absolute + tolerance.relative * magnitude};
}

template <typename T>
Distance Measure(T found, T expected, const Tolerance& tolerance) {
  const auto a = static_cast<double>(found), b = static_cast<double>(expected);
  if (a == b || (std::isnan(a) && std::isnan(b))) return {};
  if (!std::isfinite(a) || !std::isfinite(b)) return kInfinitelyFar;
  const double absolute = std::abs(a - b);
  const uint64_t ulps = base::UlpDistance(found, expected);
  return {absolute, absolute / std::abs(b), ulps,
          absolute <= tolerance.absolute + tolerance.relative * std::abs(b) ||
              ulps <= tolerance.max_ulps};
}

template <typename Part>
Distance Measure(std::complex<Part> found, std::complex<Part> expected,
                 const Tolerance& tolerance) {
  const Distance real = Measure(found.real(), expected.real(), tolerance);
  const Distance imag = Measure(found.imag(), expected.imag(), tolerance);
  return {std::max(real.absolute, imag.absolute), std::max(real.relative, imag.relative),
          std::max(real.ulps, imag.ulps), real.agrees && imag.agrees};
}

}  // namespace

Result<ArrayDifference> MeasureDifference(const Literal& found, const Literal& expected,
                                          const Tolerance& tolerance) {
  if (found.type() != expected.type()) {
    return InvalidArgumentError("found " + found.type().ToString() + ", expected " +
                                expected.type().ToString());
  }
  ArrayDifference total;
  total.num_elements = found.num_elements();
  base::VisitDType(found.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::Storage;
    for (int64_t i = 0; i < total.num_elements; ++i) {
      const Distance distance =
          Measure(*reinterpret_cast<const T*>(found.element(i).data()),
                  *reinterpret_cast<const T*>(expected.element(i).data()), tolerance);
      if (distance.absolute == 0) continue;
      ++total.num_unequal;
      if (!distance.agrees) ++total.num_disagreeing;
      if (total.worst < 0 || distance.ulps > total.max_ulps ||
          (distance.ulps == total.max_ulps && distance.absolute > total.max_absolute)) {
        total.worst = i;
      }
      total.max_absolute = std::max(total.max_absolute, distance.absolute);
      total.max_relative = std::max(total.max_relative, distance.relative);
      total.max_ulps = std::max(total.max_ulps, distance.ulps);
    }
  });
  return total;
}

}  // namespace lockstep::analyze
