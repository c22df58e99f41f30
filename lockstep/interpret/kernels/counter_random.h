// SPDX-License-Identifier: Apache-2.0
// Counter-based random numbers: a block cipher of a counter under a key, as in "Parallel random
// numbers: as easy as 1, 2, 3" (Salmon and others, 2011). Elements from their bits, and the numbers
// of rng: those come from Philox under a fixed key, so every run of a program sees the same.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/ir/ops/random.h"
#include "lockstep/literal.h"

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

// Fills `count` elements with the low bits of next(), one after the other.
template <typename Next>
void FillBits(DType dtype, int64_t count, std::byte* to, Next&& next) {
  base::VisitDType(dtype, [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    using T = base::StorageOf<D>;
    for (int64_t i = 0; i < count; ++i, to += sizeof(T)) {
      uint64_t bits = next();
      if constexpr (IsInteger(D)) {
        bits = static_cast<uint64_t>(base::WrapInteger<D>(static_cast<int64_t>(bits)));
      } else if (const int width = BitWidth(D); width < 64) {
        bits &= (uint64_t{1} << width) - 1;
      }
      std::memcpy(to, &bits, std::min(sizeof(T), sizeof(bits)));
    }
  });
}

// What rng gives for its first two operands, of whose type the elements are: numbers from the block
// of the sequence that is numbered `block` on. Returns the number of the next one.
uint64_t DrawNumbers(ir::RngDistribution distribution, const Literal& a, const Literal& b,
                     int64_t count, std::byte* to, uint64_t block);

}  // namespace lockstep::interpret::kernels
