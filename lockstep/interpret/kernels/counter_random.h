// SPDX-License-Identifier: Apache-2.0
// Counter-based random numbers: a block cipher of a counter under a key, as in "Parallel random
// numbers: as easy as 1, 2, 3" (Salmon and others, 2011).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lockstep::interpret::kernels {

// Philox4x32 with 10 rounds; the counter is low + 2^64 high.
inline std::array<uint32_t, 4> Philox4x32(uint64_t key, uint64_t low, uint64_t high) {
  auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  auto c0 = static_cast<uint32_t>(low), c1 = static_cast<uint32_t>(low >> 32);
  auto c2 = static_cast<uint32_t>(high), c3 = static_cast<uint32_t>(high >> 32);
  for (int round = 0; round < 10; ++round) {
    const uint64_t p0 = uint64_t{0xD2511F53} * c0;
    const uint64_t p1 = uint64_t{0xCD9E8D57} * c2;
    c0 = static_cast<uint32_t>(p1 >> 32) ^ c1 ^ k0;
    c1 = static_cast<uint32_t>(p1);
    c2 = static_cast<uint32_t>(p0 >> 32) ^ c3 ^ k1;
    c3 = static_cast<uint32_t>(p0);
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return {c0, c1, c2, c3};
}

// Threefry2x32 with 20 rounds.
inline std::array<uint32_t, 2> ThreeFry2x32(uint64_t key, uint64_t counter) {
  constexpr int kRotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  const uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1BD11BDA};
  uint32_t x0 = static_cast<uint32_t>(counter) + k0;
  uint32_t x1 = static_cast<uint32_t>(counter >> 32) + k1;
  for (uint32_t group = 0; group < 5; ++group) {
    for (const int rotation : kRotations[group % 2]) {
      x0 += x1;
      x1 = std::rotl(x1, rotation) ^ x0;
    }
    x0 += keys[(group + 1) % 3];
    x1 += keys[(group + 2) % 3] + group + 1;
  }
  return {x0, x1};
}

}  // namespace lockstep::interpret::kernels
