// SPDX-License-Identifier: Apache-2.0
// LaneProducts: the same bits at every level and on any number of threads.
#include "lockstep/runtime/cpu/matmul/forms/lane_products.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace lockstep::runtime::cpu::matmul {
namespace {

constexpr GemmTypes kF32{}, kF64{Source::kF64, Source::kF64, Source::kF64, true};

// [outer, m, k, lane] times [outer, n, k, lane].
Contraction Product(int64_t outer, int64_t m, int64_t n, int64_t k, int64_t lanes) {
  Contraction x;
  x.batch = {{.size = outer, .a = m * k * lanes, .b = n * k * lanes, .c = m * n * lanes},
             {.size = lanes, .a = 1, .b = 1, .c = 1}};
  x.m = {{.size = m, .a = k * lanes, .c = n * lanes}};
  x.n = {{.size = n, .b = k * lanes, .c = lanes}};
  x.k = {{.size = k, .a = lanes, .b = lanes}};
  return x;
}

template <typename T>
std::vector<T> RunAt(SimdLevel level, const Contraction& x, int threads, const std::vector<T>& a,
                     const std::vector<T>& b) {
  LimitSimdLevel(level);
  const LaneProducts products(x, sizeof(T) == 8 ? kF64 : kF32);
  LimitSimdLevel(SimdLevel::kAvx512);
  std::vector<T> c(static_cast<size_t>(SizeOf(x.batch) * SizeOf(x.m) * SizeOf(x.n)), T{77});
  base::ThreadPool pool(threads);
  products.Run(a.data(), b.data(), c.data(), nullptr, pool);
  return c;
}

template <typename T>
void ExpectSameBits(int64_t m, int64_t n, int64_t k, int64_t lanes) {
  const Contraction x = Product(2, m, n, k, lanes);
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  std::vector<T> a(static_cast<size_t>(2 * m * k * lanes)),
      b(static_cast<size_t>(2 * n * k * lanes));
  for (T& value : a) value = static_cast<T>(normal(random));
  for (T& value : b) value = static_cast<T>(normal(random));
  const auto best = RunAt(SimdLevel::kAvx512, x, 2, a, b);
  EXPECT_EQ(best, RunAt(SimdLevel::kAvx2, x, 3, a, b)) << lanes;
  EXPECT_EQ(best, RunAt(SimdLevel::kScalar, x, 1, a, b)) << lanes;
  double sum = 0;  // the last
  for (int64_t i = 0; i < k; ++i) {
    sum += static_cast<double>(a[a.size() - static_cast<size_t>(i * lanes) - 1]) *
           static_cast<double>(b[b.size() - static_cast<size_t>(i * lanes) - 1]);
  }
  EXPECT_NEAR(static_cast<double>(best.back()), sum, sizeof(T) == 4 ? 1e-5 : 1e-13);
}

TEST(LaneProductsTest, GivesTheSameBitsAtEveryLevelAndOnAnyNumberOfThreads) {
  for (const int64_t lanes : {8, 9, 16, 31, 64, 100}) {
    ExpectSameBits<float>(70, 2, 9, lanes);
    ExpectSameBits<double>(5, 1, 20, lanes);
  }
}

TEST(LaneProductsTest, RefusesBatchesThatAreApart) {
  std::string reason;
  EXPECT_TRUE(LaneProducts::Takes(Product(1, 4, 1, 9, 16), kF32, &reason));
  EXPECT_FALSE(LaneProducts::Takes(Product(1, 4, 1, 9, 4), kF32, &reason));
  Contraction apart = Product(1, 4, 1, 9, 16);
  apart.batch.back().c = 2;
  EXPECT_FALSE(LaneProducts::Takes(apart, kF32, &reason));
  EXPECT_FALSE(reason.empty());
}

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul
