// SPDX-License-Identifier: Apache-2.0
// Fast hashing: the one place that includes xxHash, header only.
#include "lockstep/base/hash.h"

#ifndef XXH_INLINE_ALL
#define XXH_INLINE_ALL
#endif
#include <xxhash.h>

namespace lockstep::base {

uint64_t HashBytes(std::span<const std::byte> bytes, uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

uint64_t HashString(std::string_view text, uint64_t seed) {
  return HashBytes(std::as_bytes(std::span(text)), seed);
}

}  // namespace lockstep::base
