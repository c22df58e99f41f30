// SPDX-License-Identifier: Apache-2.0
// Numbers to text and back, on std::to_chars and std::from_chars.
#include "lockstep/base/numbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace lockstep::base {
namespace {

template <typename T>
std::string Shortest(T value) {
  std::array<char, 32> buffer;  // 24 characters are the most that to_chars needs
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return std::string(buffer.data(), end.ptr);
}

std::string WithPoint(std::string digits) {
  if (digits.find('.') != std::string::npos) return digits;
  const size_t exponent = digits.find('e');
  digits.insert(exponent == std::string::npos ? digits.size() : exponent, ".0");
  return digits;
}

template <typename T>
std::optional<T> ParseInteger(std::string_view text, int base) {
  T value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// What from_chars calls out of range: decided by the position of the first digit that counts.
// REQUIRES: `text` is a well-formed decimal number that is not near 1.
bool IsHuge(std::string_view text) {
  int64_t exponent = 0;
  if (const size_t e = text.find_first_of("eE"); e != std::string_view::npos) {
    std::string_view digits = text.substr(e + 1);
    const bool negative = digits.starts_with('-');
    if (negative || digits.starts_with('+')) digits.remove_prefix(1);
    constexpr int64_t kFar = int64_t{1} << 40;
    exponent = ParseInteger<int64_t>(digits, 10).value_or(kFar);
    exponent = exponent > kFar ? kFar : exponent;
    if (negative) exponent = -exponent;
    text = text.substr(0, e);
  }
  const size_t first = text.find_first_of("123456789");
  const size_t point = std::min(text.find('.'), text.size());
  return static_cast<int64_t>(point) - static_cast<int64_t>(first) + exponent > 0;
}

template <typename T>
std::optional<T> ParseFloating(std::string_view text) {
  const size_t first = text.starts_with('-') ? 1 : 0;
  // Rules out "inf", "nan" and an empty text.
  if (text.size() <= first || text.find_first_of("0123456789") > first + 1) return std::nullopt;
  T value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size()) return std::nullopt;
  if (error == std::errc::result_out_of_range) {
    const T limit = IsHuge(text) ? std::numeric_limits<T>::infinity() : T{0};
    return first == 1 ? -limit : limit;
  }
  if (error != std::errc()) return std::nullopt;
  return value;
}

}  // namespace

std::string ShortestDecimal(double value) { return std::isnan(value) ? "nan" : Shortest(value); }
std::string ShortestDecimal(float value) { return std::isnan(value) ? "nan" : Shortest(value); }

std::string FloatLiteral(double value) { return WithPoint(Shortest(value)); }
std::string FloatLiteral(float value) { return WithPoint(Shortest(value)); }

std::string HexLiteral(uint64_t bits, int digits) {
  std::string text = "0x";
  for (int i = digits - 1; i >= 0; --i) text += "0123456789ABCDEF"[(bits >> (4 * i)) & 0xF];
  return text;
}

std::optional<int64_t> ParseInt64(std::string_view text) { return ParseInteger<int64_t>(text, 10); }

std::optional<uint64_t> ParseUint64(std::string_view text, int base) {
  return ParseInteger<uint64_t>(text, base);
}

std::optional<double> ParseDouble(std::string_view text) { return ParseFloating<double>(text); }

std::optional<float> ParseFloat(std::string_view text) { return ParseFloating<float>(text); }

}  // namespace lockstep::base
