// SPDX-License-Identifier: Apache-2.0
// Versions of StableHLO.
#include "lockstep/text/bytecode/versions.h"

#include <charconv>

#include "lockstep/base/strings.h"

namespace lockstep::text::bytecode {

std::string Version::ToString() const { return base::StrCat(major, ".", minor, ".", patch); }

std::optional<Version> ParseVersion(std::string_view text) {
  Version version;
  uint32_t* const parts[] = {&version.major, &version.minor, &version.patch};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (uint32_t* part : parts) {
    if (part != parts[0] && (at == end || *at++ != '.')) return std::nullopt;
    const auto [next, error] = std::from_chars(at, end, *part);
    if (error != std::errc()) return std::nullopt;
    at = next;
  }
  return at == end ? std::optional(version) : std::nullopt;
}

}  // namespace lockstep::text::bytecode
