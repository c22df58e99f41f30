// SPDX-License-Identifier: Apache-2.0
// Versions of StableHLO, as artifacts carry them ("StableHLO_v1.15.0").
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep::text::bytecode {

struct Version {
  uint32_t major = 0, minor = 0, patch = 0;
  friend constexpr auto operator<=>(const Version&, const Version&) = default;
  std::string ToString() const;
};

inline constexpr Version kOldest{0, 9, 0};
inline constexpr Version kNewest{1, 20, 0};

// "1.15.0"; nullopt for anything else.
std::optional<Version> ParseVersion(std::string_view text);

// Patches of a minor version have the same ops, so 1.20.7 is read as 1.20.0 is.
constexpr bool IsNewerThanKnown(Version v) {
  return Version{v.major, v.minor, 0} > Version{kNewest.major, kNewest.minor, 0};
}

// The versions of the MLIR bytecode format in which artifacts occur, and what came with them.
inline constexpr uint64_t kNewestFormat = 6;
inline constexpr uint64_t kFormatDialectVersions = 1;
inline constexpr uint64_t kFormatLazyRegions = 2;
inline constexpr uint64_t kFormatUseLists = 3;
inline constexpr uint64_t kFormatElidedLocations = 4;
inline constexpr uint64_t kFormatProperties = 5;

// The format that artifacts of a StableHLO version are written in.
constexpr uint64_t FormatOf(Version v) {
  if (v < Version{0, 10, 0}) return 0;
  if (v < Version{0, 12, 0}) return 1;
  if (v < Version{0, 14, 0}) return 3;
  if (v < Version{0, 15, 0}) return 4;
  return 6;
}

enum SectionId : uint8_t {
  kStringSection = 0,
  kDialectSection = 1,
  kEntrySection = 2,
  kEntryOffsetSection = 3,
  kIrSection = 4,
  kResourceSection = 5,
  kResourceOffsetSection = 6,
  kDialectVersionSection = 7,
  kPropertiesSection = 8,
};

// Bits of the byte that says what an op holds.
enum OpPart : uint8_t {
  kHasAttributes = 1,
  kHasResults = 2,
  kHasOperands = 4,
  kHasSuccessors = 8,
  kHasRegions = 16,
  kHasUseLists = 32,
  kHasProperties = 64,
};

}  // namespace lockstep::text::bytecode
