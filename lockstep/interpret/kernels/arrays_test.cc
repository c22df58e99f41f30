// SPDX-License-Identifier: Apache-2.0
// Sizes and tables of offsets, also for numbers that no array has.
#include "lockstep/interpret/kernels/arrays.h"

#include <gtest/gtest.h>

#include <limits>

namespace lockstep::interpret {
namespace {

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kMin = std::numeric_limits<int64_t>::min();

TEST(Arrays, BoxOffsetsAreLexicographic) {
  const int64_t sizes[] = {2, 3}, strides[] = {10, -1};
  EXPECT_EQ(BoxOffsets(sizes, strides), (Offsets{0, -1, -2, 10, 9, 8}));
  EXPECT_EQ(BoxOffsets({}, {}), Offsets{0});
  const int64_t empty[] = {2, 0};
  EXPECT_TRUE(BoxOffsets(empty, strides).empty());
}

TEST(Arrays, RowMajorStridesAndOtherDimensions) {
  const int64_t sizes[] = {2, 3, 4};
  EXPECT_EQ(RowMajorStrides(sizes), (Offsets{12, 4, 1}));
  const int64_t taken[] = {2, 0};
  EXPECT_EQ(OtherDimensions(4, taken), (std::vector<int64_t>{1, 3}));
}

TEST(Arrays, PaddedSizes) {
  EXPECT_EQ((Padding{1, 2, 1}.Padded(3)), 6);
  EXPECT_EQ((Padding{1, 2, 4}.Padded(3)), 12);
  EXPECT_EQ((Padding{-1, 0, 3}.Padded(2)), 3);
  EXPECT_EQ((Padding{2, 1, 9}.Padded(0)), 3);
  EXPECT_EQ((Padding{-5, 1, 1}.Padded(3)), 0);
  EXPECT_EQ((Padding{kMax, kMin, 1}.Padded(3)), 2);
  EXPECT_EQ((Padding{kMin, kMin, kMax}.Padded(3)), 0);
  EXPECT_EQ((Padding{kMax, kMax, kMax}.Padded(kMax)), kMax);
}

TEST(Arrays, Windows) {
  EXPECT_EQ(WindowExtent(0, 5), 0);
  EXPECT_EQ(WindowExtent(3, 2), 5);
  EXPECT_EQ(WindowExtent(kMax, kMax), kMax);
  EXPECT_EQ(WindowCount(7, 3, 2, 2), 2);
  EXPECT_EQ(WindowCount(4, 3, 2, 1), 0);
  EXPECT_EQ(WindowCount(0, 0, 1, 1), 0);
  EXPECT_EQ(WindowCount(4, 0, 1, 2), 3);  // empty windows stand at every step
  EXPECT_EQ(WindowCount(9, 2, 1, kMax), 1);
}

}  // namespace
}  // namespace lockstep::interpret
