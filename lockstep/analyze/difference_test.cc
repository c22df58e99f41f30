// SPDX-License-Identifier: Apache-2.0
#include "lockstep/analyze/difference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <limits>
#include <vector>

namespace lockstep::analyze {
namespace {

template <typename T>
ArrayDifference Measure(DType dtype, std::vector<T> found, std::vector<T> expected,
                        const Tolerance& tolerance = {}) {
  const Shape shape({static_cast<int64_t>(found.size())});
  return MeasureDifference(Literal::FromValues<T>(dtype, shape, found),
                           Literal::FromValues<T>(dtype, shape, expected), tolerance)
      .value();
}

TEST(Difference, SignedZerosAndNanAgree) {
  const auto d = Measure<float>(DType::kF32, {0.0F, NAN, INFINITY}, {-0.0F, -NAN, INFINITY});
  EXPECT_EQ(d.num_unequal, 0);
  EXPECT_EQ(d.worst, -1);
}

TEST(Difference, UlpsAreCountedAcrossZero) {
  const float tiny = std::numeric_limits<float>::denorm_min();
  const auto d = Measure<float>(DType::kF32, {tiny}, {-tiny}, {.max_ulps = 1});
  EXPECT_EQ(d.max_ulps, 2u);
  EXPECT_EQ(d.num_disagreeing, 1);
  EXPECT_EQ(d.max_relative, 2);
}

TEST(Difference, TheWorstInUlpsIsNamed) {
  const auto d = Measure<double>(DType::kF64, {1e10 + 1, 1e-10, 5}, {1e10, 2e-10, 5});
  EXPECT_EQ(d.worst, 1);
  EXPECT_EQ(d.max_absolute, 1);
  EXPECT_EQ(d.num_unequal, 2);
}

TEST(Difference, IntegersOf64BitsAreExact) {
  const int64_t big = std::numeric_limits<int64_t>::max();
  const auto d = Measure<int64_t>(DType::kI64, {big, big}, {big - 1, -2});
  EXPECT_EQ(d.num_unequal, 2);
  EXPECT_EQ(d.max_absolute, std::ldexp(1.0, 63));
  EXPECT_EQ(d.worst, 1);
}

TEST(Difference, OneInfinityNeverAgrees) {
  const auto d =
      Measure<float>(DType::kF32, {INFINITY}, {1}, {.absolute = INFINITY, .relative = INFINITY});
  EXPECT_EQ(d.num_disagreeing, 1);
}

TEST(Difference, BothPartsOfAComplexNumberCount) {
  using C = std::complex<float>;
  const auto d = Measure<C>(DType::kC64, {C(1, 2)}, {C(1, 3)}, {.absolute = 0.5});
  EXPECT_EQ(d.max_absolute, 1);
  EXPECT_EQ(d.num_disagreeing, 1);
}

TEST(Difference, TypesMustBeEqual) {
  EXPECT_EQ(MeasureDifference(Literal::ScalarF32(1), Literal::ScalarI32(1), {}).status().message(),
            "found tensor<f32>, expected tensor<i32>");
}

}  // namespace
}  // namespace lockstep::analyze
