// SPDX-License-Identifier: Apache-2.0
// Philox4x32-10, a counter-based generator: the same key and counter give the same bits everywhere
// (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011).
#pragma once

#include <array>
#include <cstdint>

namespace lockstep::base {

// 128 random bits for a 128-bit counter under a 64-bit key.
std::array<uint32_t, 4> Philox4x32(std::array<uint32_t, 4> counter, std::array<uint32_t, 2> key);

// A stream of numbers: element `index` of stream `stream` under `seed`, independent of order of
// use.
class CounterRng {
 public:
  explicit CounterRng(uint64_t seed, uint64_t stream = 0) : seed_(seed), stream_(stream) {}
  uint64_t Bits(uint64_t index) const;
  // Uniform in [0, bound), without bias. REQUIRES: bound > 0.
  uint64_t Below(uint64_t index, uint64_t bound) const;
  // Uniform in [0, 1), a multiple of 2^-53.
  double Uniform(uint64_t index) const;

 private:
  uint64_t seed_;
  uint64_t stream_;
};

}  // namespace lockstep::base
