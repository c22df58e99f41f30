// SPDX-License-Identifier: Apache-2.0
// Fast hashing (XXH3, 64 bits) for tables and caches. Not for data that someone may forge: use
// SHA-256 there (sha256.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace lockstep::base {

// XXH3 of the bytes: the same on every machine.
uint64_t HashBytes(std::span<const std::byte> bytes, uint64_t seed = 0);
uint64_t HashString(std::string_view text, uint64_t seed = 0);

// A hash of the pair (seed, value), for building the hash of a record field by field.
constexpr uint64_t HashCombine(uint64_t seed, uint64_t value) {
  uint64_t x = seed * 0x9E3779B97F4A7C15u + value;
  x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
  x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
  return x ^ (x >> 32);
}

}  // namespace lockstep::base
