// SPDX-License-Identifier: Apache-2.0
#include "lockstep/base/philox.h"

#include <gtest/gtest.h>

#include <vector>

namespace lockstep::base {
namespace {

// Known answers of the Random123 distribution (philox 4x32 10).
TEST(PhiloxTest, KnownAnswers) {
  using Block = std::array<uint32_t, 4>;
  EXPECT_EQ(Philox4x32({0, 0, 0, 0}, {0, 0}),
            (Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  constexpr uint32_t kOnes = 0xffffffffu;
  EXPECT_EQ(Philox4x32({kOnes, kOnes, kOnes, kOnes}, {kOnes, kOnes}),
            (Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(Philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(CounterRngTest, BelowStaysBelowAndCoversEveryValue) {
  const CounterRng rng(7);
  std::vector<int> seen(10, 0);
  for (uint64_t i = 0; i < 10000; ++i) {
    const uint64_t value = rng.Below(i, 10);
    ASSERT_LT(value, 10u);
    ++seen[value];
  }
  for (int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(CounterRngTest, SeedsAndStreamsDiffer) {
  EXPECT_NE(CounterRng(1).Bits(0), CounterRng(2).Bits(0));
  EXPECT_NE(CounterRng(1, 0).Bits(0), CounterRng(1, 1).Bits(0));
  EXPECT_EQ(CounterRng(1, 3).Bits(5), CounterRng(1, 3).Bits(5));
}

TEST(CounterRngTest, UniformIsHalfOpen) {
  const CounterRng rng(3);
  double sum = 0;
  for (uint64_t i = 0; i < 10000; ++i) {
    const double value = rng.Uniform(i);
    ASSERT_GE(value, 0.0);
    ASSERT_LT(value, 1.0);
    sum += value;
  }
  EXPECT_NEAR(sum / 10000, 0.5, 0.02);
}

}  // namespace
}  // namespace lockstep::base
