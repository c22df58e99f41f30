// SPDX-License-Identifier: Apache-2.0
// Philox4x32-10 and the streams built on it.
#include "lockstep/base/philox.h"

namespace lockstep::base {

std::array<uint32_t, 4> Philox4x32(std::array<uint32_t, 4> counter, std::array<uint32_t, 2> key) {
  constexpr uint32_t kMultiplier0 = 0xD2511F53u, kMultiplier1 = 0xCD9E8D57u;
  constexpr uint32_t kWeyl0 = 0x9E3779B9u, kWeyl1 = 0xBB67AE85u;
  for (int round = 0; round < 10; ++round) {
    const uint64_t product0 = uint64_t{kMultiplier0} * counter[0];
    const uint64_t product1 = uint64_t{kMultiplier1} * counter[2];
    counter = {static_cast<uint32_t>(product1 >> 32) ^ counter[1] ^ key[0],
               static_cast<uint32_t>(product1),
               static_cast<uint32_t>(product0 >> 32) ^ counter[3] ^ key[1],
               static_cast<uint32_t>(product0)};
    key[0] += kWeyl0;
    key[1] += kWeyl1;
  }
  return counter;
}

uint64_t CounterRng::Bits(uint64_t index) const {
  const auto out =
      Philox4x32({static_cast<uint32_t>(index), static_cast<uint32_t>(index >> 32),
                  static_cast<uint32_t>(stream_), static_cast<uint32_t>(stream_ >> 32)},
                 {static_cast<uint32_t>(seed_), static_cast<uint32_t>(seed_ >> 32)});
  return (uint64_t{out[1]} << 32) | out[0];
}

uint64_t CounterRng::Below(uint64_t index, uint64_t bound) const {
  // Rejection keeps it unbiased: draws of the unfinished last interval are taken again from a
  // second stream. Chance of one rejection is below bound / 2^64.
  const uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
  uint64_t bits = Bits(index);
  for (uint64_t attempt = 1; bits >= limit; ++attempt) {
    bits = CounterRng(seed_ ^ (attempt * 0x9E3779B97F4A7C15u), ~stream_).Bits(index);
  }
  return bits % bound;
}

double CounterRng::Uniform(uint64_t index) const {
  return static_cast<double>(Bits(index) >> 11) * 0x1.0p-53;
}

}  // namespace lockstep::base
