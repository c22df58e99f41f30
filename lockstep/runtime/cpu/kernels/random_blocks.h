// SPDX-License-Identifier: Apache-2.0
// Counter-based random blocks, several at a time, in vectors. The numbers are those of
// interpret/kernels/counter_random.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep::runtime::cpu::kernels {

inline constexpr int64_t kRandomLanes = 16;

// Sixteen numbers; compilers cut it into the vectors that the machine has.
using RandomVector __attribute__((vector_size(kRandomLanes * sizeof(uint32_t)))) = uint32_t;

// Threefry2x32 with 20 rounds, of the counters first, first + 1, ..: words[w][lane].
[[gnu::always_inline]] inline void ThreeFryBlocks(uint64_t key, uint64_t first,
                                                  RandomVector words[2]) {
  constexpr int kRotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  const uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1BD11BDA};
  RandomVector x0, x1;
  for (int lane = 0; lane < kRandomLanes; ++lane) {
    const uint64_t counter = first + static_cast<uint64_t>(lane);
    x0[lane] = static_cast<uint32_t>(counter) + k0;
    x1[lane] = static_cast<uint32_t>(counter >> 32) + k1;
  }
#pragma GCC unroll 5
  for (uint32_t group = 0; group < 5; ++group) {
#pragma GCC unroll 4
    for (size_t i = 0; i < 4; ++i) {
      const int rotation = kRotations[group % 2][i];
      x0 += x1;
      x1 = (x1 << rotation | x1 >> (32 - rotation)) ^ x0;
    }
    x0 += keys[(group + 1) % 3];
    x1 += keys[(group + 2) % 3] + group + 1;
  }
  words[0] = x0;
  words[1] = x1;
}

}  // namespace lockstep::runtime::cpu::kernels
