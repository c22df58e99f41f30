// SPDX-License-Identifier: Apache-2.0
#include "lockstep/session/batches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace lockstep::session {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

ArgumentInfo Argument(std::string name, DType dtype, std::initializer_list<int64_t> dims) {
  return {.name = std::move(name), .type = TensorType(dtype, Shape(dims))};
}

Literal I32(std::initializer_list<int64_t> dims, std::vector<int32_t> values) {
  return Literal::FromValues<int32_t>(DType::kI32, Shape(dims), values);
}

std::vector<int32_t> Values(const Literal& literal) {
  const auto data = literal.data<int32_t>();
  return {data.begin(), data.end()};
}

TEST(RowSourceTest, GathersRows) {
  auto source =
      MakeRowSource({{Argument("x", DType::kI32, {2, 2}), I32({3, 2}, {0, 1, 10, 11, 20, 21})}},
                    I32({2, 2}, {2, 0, 1, 1}), "rows.npy");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ((*source)->num_steps(), 2);
  EXPECT_THAT(Values((*source)->Get(0)->at(0)), ElementsAre(20, 21, 0, 1));
  EXPECT_THAT(Values((*source)->Get(1)->at(0)), ElementsAre(10, 11, 10, 11));
  EXPECT_EQ((*source)->Get(2).status().code(), StatusCode::kOutOfRange);
}

TEST(RowSourceTest, RefusesRowsThatAreNotThere) {
  const auto make = [](std::vector<int32_t> rows) {
    return MakeRowSource({{Argument("x", DType::kI32, {2}), I32({3}, {0, 1, 2})}},
                         I32({1, 2}, std::move(rows)), "rows.npy")
        .status();
  };
  EXPECT_TRUE(make({0, 2}).ok());
  EXPECT_THAT(make({0, 3}).message(), HasSubstr("3 of step 0"));
  EXPECT_THAT(make({-1, 0}).message(), HasSubstr("-1"));
}

TEST(RowSourceTest, NamesTheArgumentOfAWrongShape) {
  const auto source =
      MakeRowSource({{Argument("batch.x", DType::kI32, {2, 5}), I32({3}, {0, 1, 2})}},
                    I32({1, 2}, {0, 1}), "rows.npy");
  EXPECT_THAT(source.status().message(), HasSubstr("batch.x"));
  EXPECT_THAT(source.status().message(), HasSubstr("tensor<2x5xi32>"));
}

TEST(ShuffledSourceTest, EachEpochHoldsEveryRowOnce) {
  std::vector<int32_t> rows(10);
  for (int i = 0; i < 10; ++i) rows[static_cast<size_t>(i)] = i;
  const auto make = [&](uint64_t seed) {
    return *MakeShuffledSource({{Argument("x", DType::kI32, {5}), I32({10}, rows)}}, seed);
  };
  auto source = make(7);
  std::vector<std::vector<int32_t>> epochs;
  for (int64_t epoch = 0; epoch < 3; ++epoch) {
    std::vector<int32_t> seen;
    for (int64_t step = 0; step < 2; ++step) {
      for (int32_t v : Values(source->Get(2 * epoch + step)->at(0))) seen.push_back(v);
    }
    EXPECT_EQ(std::set<int32_t>(seen.begin(), seen.end()).size(), 10u);
    epochs.push_back(seen);
  }
  EXPECT_NE(epochs[0], epochs[1]);
  // The order is a function of seed and step alone.
  EXPECT_EQ(Values(make(7)->Get(5)->at(0)), Values(source->Get(5)->at(0)));
  EXPECT_NE(Values(make(8)->Get(0)->at(0)), Values(make(7)->Get(0)->at(0)));
}

TEST(WindowSourceTest, CutsTargetsOneLater) {
  WindowSpec spec{
      .arguments = {Argument("x", DType::kI32, {2, 3}), Argument("y", DType::kI32, {2, 3})},
      .shifts = {0, 1},
      .tokens = Literal::FromValues<uint8_t>(DType::kU8, {8},
                                             std::vector<uint8_t>{0, 1, 2, 3, 4, 5, 6, 7}),
      .length = 3,
      .offsets = I32({1, 2}, {0, 4}),
      .offsets_name = "offsets.npy"};
  auto source = MakeWindowSource(spec);
  ASSERT_TRUE(source.ok()) << source.status();
  const auto batch = (*source)->Get(0);
  EXPECT_THAT(Values(batch->at(0)), ElementsAre(0, 1, 2, 4, 5, 6));
  EXPECT_THAT(Values(batch->at(1)), ElementsAre(1, 2, 3, 5, 6, 7));

  spec.offsets = I32({1, 2}, {0, 5});
  EXPECT_EQ(MakeWindowSource(spec).status().code(), StatusCode::kOutOfRange);
  spec.offsets.reset();
  auto drawn = MakeWindowSource(spec);
  ASSERT_TRUE(drawn.ok()) << drawn.status();
  EXPECT_EQ(Values((*drawn)->Get(3)->at(0)), Values((*drawn)->Get(3)->at(0)));
}

TEST(ReadySourceTest, OneBatchAStep) {
  auto source = MakeReadySource(
      {{Argument("x", DType::kI32, {2}), I32({3, 2}, {0, 1, 10, 11, 20, 21})}}, "batches.npz");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ((*source)->num_steps(), 3);
  EXPECT_THAT(Values((*source)->Get(1)->at(0)), ElementsAre(10, 11));
}

TEST(BatchTest, DataIsNeverNarrowed) {
  const auto source =
      MakeReadySource({{Argument("x", DType::kI8, {2}), I32({1, 2}, {0, 1})}}, "batches.npz");
  EXPECT_THAT(source.status().message(), HasSubstr("expected i8, found i32"));
}

}  // namespace
}  // namespace lockstep::session
