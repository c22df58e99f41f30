// SPDX-License-Identifier: Apache-2.0
// Paths as exporters write them, read key by key.
#include "lockstep/ir/names.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep::ir {
namespace {

// 'key' or "key" at the front of `rest`, with backslash escapes, taken off it.
std::optional<std::string> TakeQuoted(std::string_view& rest) {
  const char quote = rest.front();
  std::string key;
  for (size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == quote) {
      rest.remove_prefix(i + 1);
      return key;
    }
    if (rest[i] == '\\' && ++i == rest.size()) break;
    key += rest[i];
  }
  return std::nullopt;
}

// `key]`, the inside of a subscript and its end.
std::optional<std::string> TakeSubscript(std::string_view& rest) {
  constexpr std::string_view kFlatIndex = "<flat index ";
  std::string key;
  if (!rest.empty() && (rest.front() == '\'' || rest.front() == '"')) {
    std::optional<std::string> quoted = TakeQuoted(rest);
    if (!quoted || rest.empty() || rest.front() != ']') return std::nullopt;
    key = std::move(*quoted);
  } else {
    const size_t end = rest.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    key = rest.substr(0, end);
    rest.remove_prefix(end);
    if (key.starts_with(kFlatIndex) && key.ends_with('>')) {
      key = key.substr(kFlatIndex.size(), key.size() - kFlatIndex.size() - 1);
    }
  }
  rest.remove_prefix(1);
  return key;
}

}  // namespace

std::string CanonicalPath(std::string_view text) {
  std::string path;
  std::string_view rest = text;
  while (!rest.empty()) {
    std::optional<std::string> key;
    if (rest.front() == '[') {
      rest.remove_prefix(1);
      key = TakeSubscript(rest);
    } else {
      if (rest.front() == '.') rest.remove_prefix(1);
      const size_t end = std::min(rest.find_first_of(".["), rest.size());
      if (rest.substr(0, end).find(']') == std::string_view::npos) key = rest.substr(0, end);
      rest.remove_prefix(end);
    }
    if (!key || key->empty()) return std::string(text);
    if (!path.empty()) path += '.';
    path += *key;
  }
  return path;
}

std::string CanonicalResultPath(std::string_view text) {
  if (text.empty() || text.front() == '[' || text.front() == '.') {
    return CanonicalPath("result" + std::string(text));
  }
  return CanonicalPath(text);
}

}  // namespace lockstep::ir
