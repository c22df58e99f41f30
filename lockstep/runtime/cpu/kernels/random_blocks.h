// SPDX-License-Identifier: Apache-2.0
// Counter-based random blocks, several at a time: loops over lanes that compilers turn into vector
// instructions. The numbers are those of interpret/kernels/counter_random.h.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lockstep::runtime::cpu::kernels {

inline constexpr int64_t kRandomLanes = 16;

// words[w][lane]: word w of the lane's block.
using RandomLane = std::array<uint32_t, kRandomLanes>;
template <size_t kWords>
using RandomWords = std::array<RandomLane, kWords>;

// Threefry2x32 with 20 rounds, of the counters first, first + 1, ..
inline void ThreeFryBlocks(uint64_t key, uint64_t first, RandomWords<2>& words) {
  constexpr int kRotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  constexpr auto kLanes = static_cast<size_t>(kRandomLanes);
  const auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  const uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1BD11BDA};
  RandomLane x0, x1;
  for (size_t lane = 0; lane < kLanes; ++lane) {
    x0[lane] = static_cast<uint32_t>(first + lane) + k0;
    x1[lane] = static_cast<uint32_t>((first + lane) >> 32) + k1;
  }
  for (uint32_t group = 0; group < 5; ++group) {
    for (const int rotation : kRotations[group % 2]) {
      for (size_t lane = 0; lane < kLanes; ++lane) {
        x0[lane] += x1[lane];
        x1[lane] = std::rotl(x1[lane], rotation) ^ x0[lane];
      }
    }
    const uint32_t add0 = keys[(group + 1) % 3], add1 = keys[(group + 2) % 3] + group + 1;
    for (size_t lane = 0; lane < kLanes; ++lane) {
      x0[lane] += add0;
      x1[lane] += add1;
    }
  }
  words = {x0, x1};
}

// Philox4x32 with 10 rounds, of the counters (low + 2^64 high) + first, + 1, ..
inline void PhiloxBlocks(uint64_t key, uint64_t low, uint64_t high, uint64_t first,
                         RandomWords<4>& words) {
  constexpr auto kLanes = static_cast<size_t>(kRandomLanes);
  auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  RandomLane c0, c1, c2, c3;
  for (size_t lane = 0; lane < kLanes; ++lane) {
    const uint64_t at = low + first + lane;
    const uint64_t upper = high + (at < first + lane ? 1 : 0);
    c0[lane] = static_cast<uint32_t>(at);
    c1[lane] = static_cast<uint32_t>(at >> 32);
    c2[lane] = static_cast<uint32_t>(upper);
    c3[lane] = static_cast<uint32_t>(upper >> 32);
  }
  for (int round = 0; round < 10; ++round) {
    for (size_t lane = 0; lane < kLanes; ++lane) {
      const uint64_t p0 = uint64_t{0xD2511F53} * c0[lane];
      const uint64_t p1 = uint64_t{0xCD9E8D57} * c2[lane];
      c0[lane] = static_cast<uint32_t>(p1 >> 32) ^ c1[lane] ^ k0;
      c1[lane] = static_cast<uint32_t>(p1);
      c2[lane] = static_cast<uint32_t>(p0 >> 32) ^ c3[lane] ^ k1;
      c3[lane] = static_cast<uint32_t>(p0);
    }
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  words = {c0, c1, c2, c3};
}

}  // namespace lockstep::runtime::cpu::kernels
