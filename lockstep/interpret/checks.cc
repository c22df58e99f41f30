// SPDX-License-Identifier: Apache-2.0
// How checks judge. See checks.h.
#include "lockstep/interpret/checks.h"

#include <algorithm>
#include <cmath>
#include <complex>

#include "lockstep/base/storage.h"
#include "lockstep/base/ulps.h"
#include "lockstep/base/values/elements.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret {
namespace {

// Compares element by element with agree(TypeTag, actual, expected); names the first that does not.
template <typename Agree>
Difference Compare(const Literal& actual, const Literal& expected, Agree agree) {
  if (actual.dtype() != expected.dtype() || actual.shape() != expected.shape()) {
    return "found " + actual.type().ToString() + ", expected " + expected.type().ToString();
  }
  const int64_t count = actual.num_elements();
  const auto at = [](const Literal& array, int64_t i) { return array.element(i).data(); };
  int64_t first = -1, differ = 0;
  base::VisitDType(actual.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::Storage;
    for (int64_t i = 0; i < count; ++i) {
      const T& a = *reinterpret_cast<const T*>(at(actual, i));
      const T& b = *reinterpret_cast<const T*>(at(expected, i));
      if (agree(tag, a, b)) continue;
      if (differ++ == 0) first = i;
    }
  });
  if (differ == 0) return std::nullopt;
  return "element " + base::IndexText(actual.shape(), first) + ": found " +
         base::ElementText(actual, first) + ", expected " + base::ElementText(expected, first) +
         " (" + std::to_string(differ) + " of " + std::to_string(count) + " elements differ)";
}

template <typename T>
double AsDouble(T value) {
  return static_cast<double>(value);
}

template <typename T>
bool IsClose(T a, T b, uint64_t min_ulps, uint64_t max_ulps) {
  const double x = AsDouble(a), y = AsDouble(b);
  if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
  if (std::isinf(x) || std::isinf(y)) return x == y;
  const uint64_t distance = base::UlpDistance(a, b);
  return min_ulps <= distance && distance <= max_ulps;
}

bool IsAlmostEqual(double a, double b, double tolerance) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return a == b || std::abs(a - b) <= tolerance;
}

}  // namespace

Difference ExpectEqual(const Literal& actual, const Literal& expected) {
  return Compare(actual, expected, [](auto tag, auto a, auto b) {
    constexpr DType kDType = decltype(tag)::kDType;
    return kernels::ToLane<kDType>(a) == kernels::ToLane<kDType>(b);
  });
}

Difference ExpectAlmostEqual(const Literal& actual, const Literal& expected, double tolerance) {
  return Compare(actual, expected, [&](auto, auto a, auto b) {
    if constexpr (kernels::ComplexLane<decltype(a)>) {
      return IsAlmostEqual(a.real(), b.real(), tolerance) &&
             IsAlmostEqual(a.imag(), b.imag(), tolerance);
    } else {
      return IsAlmostEqual(AsDouble(a), AsDouble(b), tolerance);
    }
  });
}

Difference ExpectClose(const Literal& actual, const Literal& expected, uint64_t min_ulps,
                       uint64_t max_ulps) {
  return Compare(actual, expected, [&](auto, auto a, auto b) {
    using T = decltype(a);
    if constexpr (kernels::ComplexLane<T>) {
      // The larger distance decides, so both are bounded above and one below.
      return IsClose(a.real(), b.real(), 0, max_ulps) && IsClose(a.imag(), b.imag(), 0, max_ulps) &&
             (IsClose(a.real(), b.real(), min_ulps, max_ulps) ||
              IsClose(a.imag(), b.imag(), min_ulps, max_ulps));
    } else if constexpr (std::integral<T>) {
      return a == b;
    } else {
      return IsClose(a, b, min_ulps, max_ulps);
    }
  });
}

}  // namespace lockstep::interpret
