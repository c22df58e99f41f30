// SPDX-License-Identifier: Apache-2.0
// Decimal to narrow float without rounding twice. A decimal is first read as a double; only when
// that double lies on the border between two narrow floats do the decimal's further digits decide,
// and then they are compared with the double's exact expansion.
#include "lockstep/text/element_text.h"

#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "lockstep/base/numbers.h"
#include "lockstep/status.h"

namespace lockstep::text {
namespace {

// 0.d1 d2 d3 .. x 10^exponent, d1 not zero; no digits: zero.
struct Decimal {
  std::string digits;
  int64_t exponent = 0;
};

Decimal Normalize(std::string_view text) {
  Decimal out;
  if (text.starts_with('-')) text.remove_prefix(1);
  const size_t e = text.find_first_of("eE");
  const std::string_view number = text.substr(0, e);
  const size_t point = number.find('.');
  out.exponent = static_cast<int64_t>(point == std::string_view::npos ? number.size() : point);
  for (const char c : number) {
    if (c == '.') continue;
    if (c == '0' && out.digits.empty()) {
      --out.exponent;
    } else {
      out.digits.push_back(c);
    }
  }
  while (out.digits.ends_with('0')) out.digits.pop_back();
  if (e != std::string_view::npos) {
    std::string_view power = text.substr(e + 1);
    if (power.starts_with('+')) power.remove_prefix(1);
    // A power that no int64 holds never reaches here: its double is no border.
    out.exponent += base::ParseInt64(power).value_or(0);
  }
  return out;
}

// The sign of |text| - |value|, exactly. REQUIRES: value is finite.
int CompareMagnitude(std::string_view text, double value) {
  std::array<char, 1100> buffer;  // a double has at most 767 significant digits
  const auto printed = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                     std::chars_format::scientific, 770);
  LS_CHECK(printed.ec == std::errc());
  const Decimal a = Normalize(text);
  const Decimal b =
      Normalize(std::string_view(buffer.data(), static_cast<size_t>(printed.ptr - buffer.data())));
  if (a.digits.empty() || b.digits.empty()) {
    return static_cast<int>(!a.digits.empty()) - static_cast<int>(!b.digits.empty());
  }
  if (a.exponent != b.exponent) return a.exponent < b.exponent ? -1 : 1;
  const int order = a.digits.compare(b.digits);
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

template <base::FloatFormat F>
uint32_t Round(base::SmallFloat<F>, std::string_view text) {
  const double value = base::ParseDouble(text).value_or(0);
  if (!std::isfinite(value)) return base::EncodeFloat(F, value);
  const double infinity = std::copysign(std::numeric_limits<double>::infinity(), value);
  const uint32_t outward = base::EncodeFloat(F, std::nextafter(value, infinity));
  // The neighbour of zero on the other side rounds to a zero of the other sign: zero is no border.
  const uint32_t inward =
      value == 0 ? base::EncodeFloat(F, value) : base::EncodeFloat(F, std::nextafter(value, 0.0));
  if (outward == inward) return outward;
  const int order = CompareMagnitude(text, value);
  return order > 0 ? outward : order < 0 ? inward : base::EncodeFloat(F, value);
}

}  // namespace

uint32_t RoundDecimal(DType dtype, std::string_view text) {
  return base::VisitDType(dtype, [text](auto tag) -> uint32_t {
    using T = typename decltype(tag)::Storage;
    if constexpr (base::kIsSmallFloat<T>) return Round(T(), text);
    ::lockstep::internal::CheckFailed(__FILE__, __LINE__, "a narrow float");
  });
}

double OutOfRangeDecimal(std::string_view text) {
  const double value = base::ParseDouble(text).value_or(0);
  // Out of float's range but not of double's: which end is it?
  return std::isinf(value) || std::abs(value) > 1
             ? std::copysign(std::numeric_limits<double>::infinity(), value)
             : std::copysign(0.0, value);
}

}  // namespace lockstep::text
