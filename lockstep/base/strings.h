// SPDX-License-Identifier: Apache-2.0
// Text for messages: joining pieces, quoting what came from outside, guessing what was meant.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "lockstep/base/numbers.h"

namespace lockstep::base {

namespace internal {

template <typename T>
void Append(std::string& out, const T& piece) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    out += std::string_view(piece);
  } else if constexpr (std::is_same_v<T, char>) {
    out += piece;
  } else if constexpr (std::is_same_v<T, bool>) {
    out += piece ? "true" : "false";
  } else if constexpr (std::is_floating_point_v<T>) {
    out += ShortestDecimal(piece);
  } else {
    static_assert(std::is_integral_v<T>, "say how to write it: convert it to text first");
    out += std::to_string(piece);
  }
}

}  // namespace internal

// Adds the pieces to `out`: text as it is, numbers in decimal (floats as short as they read back),
// bool as true or false.
template <typename... Pieces>
void StrAppend(std::string& out, const Pieces&... pieces) {
  (internal::Append(out, pieces), ...);
}

template <typename... Pieces>
std::string StrCat(const Pieces&... pieces) {
  std::string out;
  StrAppend(out, pieces...);
  return out;
}

// The items with `separator` between them; each as StrCat writes it, or as `write(out, item)` does.
template <typename Range, typename Writer>
std::string Join(const Range& items, std::string_view separator, Writer&& write) {
  std::string out;
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += separator;
    first = false;
    write(out, item);
  }
  return out;
}

template <typename Range>
std::string Join(const Range& items, std::string_view separator) {
  return Join(items, separator,
              [](std::string& out, const auto& item) { internal::Append(out, item); });
}

// 'text' for a message to a person: control characters, quotes and backslashes escaped, what is
// longer than `max_length` cut.
std::string Quoted(std::string_view text, size_t max_length = 200);

// The least number of characters to insert, delete, change or swap with their neighbour that makes
// `b` from `a`.
size_t EditDistance(std::string_view a, std::string_view b);

// The candidate nearest to `name`, for "did you mean"; nullopt when none is near.
std::optional<std::string> NearestMatch(std::string_view name,
                                        std::span<const std::string_view> candidates);

}  // namespace lockstep::base
