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
  auto source = MakeRowSource(
      {{Argument("x", DType::kI32, {2, 2}), I32({3, 2}, {0, 1, 10, 11, 20, 21}), "'x' of d"}},
      I32({2, 2}, {2, 0, 1, 1}), "rows.npy");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ((*source)->num_steps(), 2);
  EXPECT_THAT(Values((*source)->Get(0)->at(0)), ElementsAre(20, 21, 0, 1));
  EXPECT_THAT(Values((*source)->Get(1)->at(0)), ElementsAre(10, 11, 10, 11));
  EXPECT_EQ((*source)->Get(2).status().code(), StatusCode::kOutOfRange);
}

TEST(RowSourceTest, RefusesRowsThatAreNotThere) {
  const auto make = [](std::vector<int32_t> rows) {
    return MakeRowSource({{Argument("x", DType::kI32, {2}), I32({3}, {0, 1, 2}), "'x' of d"}},
                         I32({1, 2}, std::move(rows)), "rows.npy")
        .status();
  };
  EXPECT_TRUE(make({0, 2}).ok());
  EXPECT_THAT(make({0, 3}).message(), HasSubstr("3 of step 1"));
  EXPECT_THAT(make({-1, 0}).message(), HasSubstr("-1"));
}

TEST(RowSourceTest, NamesTheArgumentOfAWrongShape) {
  const auto source =
      MakeRowSource({{Argument("batch.x", DType::kI32, {2, 5}), I32({3}, {0, 1, 2}), "'x' of d"}},
                    I32({1, 2}, {0, 1}), "rows.npy");
  EXPECT_THAT(source.status().message(), HasSubstr("batch.x"));
  EXPECT_THAT(source.status().message(), HasSubstr("tensor<2x5xi32>"));
}

TEST(ShuffledSourceTest, EachEpochHoldsEveryRowOnce) {
  std::vector<int32_t> rows(10);
  for (int i = 0; i < 10; ++i) rows[static_cast<size_t>(i)] = i;
  const auto make = [&](uint64_t seed) {
    return *MakeShuffledSource({{Argument("x", DType::kI32, {5}), I32({10}, rows), "'x' of d"}},
                               seed);
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
      .tokens_name = "'tokens' of t.npz",
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
      {{Argument("x", DType::kI32, {2}), I32({3, 2}, {0, 1, 10, 11, 20, 21}), "'x' of d"}},
      "batches.npz");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_EQ((*source)->num_steps(), 3);
  EXPECT_THAT(Values((*source)->Get(1)->at(0)), ElementsAre(10, 11));
}

Status OneBatch(DType dtype, Literal array) {
  return MakeReadySource({{Argument("batch.y", dtype, {2}), std::move(array), "'y' of b.npz"}},
                         "b.npz")
      .status();
}

TEST(BatchTest, TakesOtherDTypesWhoseValuesStay) {
  const std::vector<int64_t> labels = {7, -1};
  auto source = MakeReadySource({{Argument("batch.y", DType::kI32, {2}),
                                  Literal::FromValues<int64_t>(DType::kI64, {1, 2}, labels), "y"}},
                                "b.npz");
  ASSERT_TRUE(source.ok()) << source.status();
  EXPECT_THAT(Values((*source)->Get(0)->at(0)), ElementsAre(7, -1));
  const std::vector<double> halves = {0.5, -0.25};
  EXPECT_TRUE(OneBatch(DType::kF32, Literal::FromValues<double>(DType::kF64, {1, 2}, halves)).ok());
}

TEST(BatchTest, RefusesValuesThatWouldChange) {
  const auto message = [](DType dtype, auto first, DType from) {
    using T = decltype(first);
    const std::vector<T> values = {T(1), first};
    return std::string(OneBatch(dtype, Literal::FromValues<T>(from, {1, 2}, values)).message());
  };
  EXPECT_THAT(message(DType::kI32, int64_t{1} << 31, DType::kI64),
              HasSubstr("'y' of b.npz for argument 'batch.y': expected i32, found i64 with values "
                        "that would change, such as 2147483648"));
  EXPECT_THAT(message(DType::kI8, int32_t{-129}, DType::kI32), HasSubstr("such as -129"));
  EXPECT_THAT(message(DType::kU8, int32_t{-1}, DType::kI32), HasSubstr("such as -1"));
  EXPECT_THAT(message(DType::kI4, int8_t{8}, DType::kI8), HasSubstr("such as 8"));
  EXPECT_THAT(message(DType::kI64, uint64_t{1} << 63, DType::kU64),
              HasSubstr("such as 9223372036854775808"));
  EXPECT_THAT(message(DType::kF32, 0.1, DType::kF64), HasSubstr("such as 0.1"));
  EXPECT_THAT(message(DType::kF32, int32_t{2}, DType::kI32), HasSubstr("is not converted"));
}

TEST(BatchTest, RefusesArgumentsOfUnknownSize) {
  const ArgumentInfo x = Argument("batch.x", DType::kI32, {kDynamicSize, 2});
  const BatchInput input = {x, I32({3, 2}, {0, 1, 2, 3, 4, 5}), "'x' of d"};
  const WindowSpec windows = {
      .arguments = {x}, .shifts = {0}, .tokens = I32({4}, {0, 1, 2, 3}), .length = 2};
  for (const Status& status :
       {MakeRowSource({input}, I32({1, 2}, {0, 1}), "rows.npy").status(),
        MakeShuffledSource({input}, 0).status(), MakeWindowSource(windows).status(),
        MakeReadySource({input}, "d.npz").status()}) {
    EXPECT_THAT(status.message(), HasSubstr("argument 'batch.x' takes tensor<?x2xi32>: export"));
  }
}

TEST(BatchTest, NamesTheArraysThatDifferInRows) {
  const auto source = MakeShuffledSource(
      {{Argument("batch.x", DType::kI32, {1}), I32({2}, {0, 1}), "'x_train' of d.npz"},
       {Argument("batch.y", DType::kI32, {1}), I32({3}, {0, 1, 2}), "'y' of d.npz"}},
      0);
  EXPECT_THAT(source.status().message(), HasSubstr("'x_train' of d.npz for 'batch.x' has 2"));
  EXPECT_THAT(source.status().message(), HasSubstr("'y' of d.npz for 'batch.y' has 3"));
}

}  // namespace
}  // namespace lockstep::session
