// SPDX-License-Identifier: Apache-2.0
// Text for messages.
#include "lockstep/base/strings.h"

#include <algorithm>
#include <vector>

namespace lockstep::base {

std::string Quoted(std::string_view text, size_t max_length) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out = "'";
  for (const char c : text.substr(0, max_length)) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\x";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      if (c == '\'' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out + (text.size() > max_length ? "'..." : "'");
}

size_t EditDistance(std::string_view a, std::string_view b) {
  // Rows of the usual table: row i holds the distances of a's first i characters.
  std::vector<size_t> two_up(b.size() + 1), up(b.size() + 1), row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    std::swap(two_up, up);
    std::swap(up, row);
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t change = up[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({change, up[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], two_up[j - 2] + 1);
      }
    }
  }
  return row[b.size()];
}

std::optional<std::string> NearestMatch(std::string_view name,
                                        std::span<const std::string_view> candidates) {
  constexpr size_t kLongest = 256;  // no name that a person types; the search is quadratic
  if (name.size() > kLongest) return std::nullopt;
  std::optional<std::string> best;
  size_t best_distance = std::max<size_t>(1, name.size() / 3) + 1;
  for (const std::string_view candidate : candidates) {
    if (candidate.size() > kLongest) continue;
    const size_t distance = EditDistance(name, candidate);
    if (distance < best_distance && distance < candidate.size()) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

}  // namespace lockstep::base
