// SPDX-License-Identifier: Apache-2.0
// RowDots: what it takes, the same bits at every level and on any number of threads.
#include "lockstep/runtime/cpu/matmul/forms/row_dots.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace lockstep::runtime::cpu::matmul {
namespace {

constexpr GemmTypes kF32{}, kF64{Source::kF64, Source::kF64, Source::kF64, true};

// Rows of both factors lie along k.
Contraction Product(int64_t batch, int64_t m, int64_t n, int64_t k) {
  Contraction x;
  x.batch = {{.size = batch, .a = m * k, .b = n * k, .c = m * n}};
  x.m = {{.size = m, .a = k, .c = n}};
  x.n = {{.size = n, .b = k, .c = 1}};
  x.k = {{.size = k, .a = 1, .b = 1}};
  x.Simplify();
  return x;
}

template <typename T>
std::vector<T> RandomNumbers(int64_t count, uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<double> normal;
  std::vector<T> numbers(static_cast<size_t>(count));
  for (T& x : numbers) x = static_cast<T>(normal(random));
  return numbers;
}

template <typename T>
std::vector<T> RunAt(SimdLevel level, const Contraction& x, int threads, const std::vector<T>& a,
                     const std::vector<T>& b) {
  LimitSimdLevel(level);
  const RowDots dots(x, sizeof(T) == 8 ? kF64 : kF32);
  LimitSimdLevel(SimdLevel::kAvx512);
  std::vector<T> c(static_cast<size_t>(SizeOf(x.batch) * SizeOf(x.m) * SizeOf(x.n)), T{77});
  std::vector<std::byte> workspace(static_cast<size_t>(dots.workspace_bytes()));
  base::ThreadPool pool(threads);
  dots.Run(a.data(), b.data(), c.data(), workspace.data(), pool);
  return c;
}

template <typename T>
void ExpectSameBits(int64_t batch, int64_t m, int64_t n, int64_t k) {
  const Contraction x = Product(batch, m, n, k);
  const auto a = RandomNumbers<T>(batch * m * k, 1), b = RandomNumbers<T>(batch * n * k, 2);
  const auto best = RunAt(SimdLevel::kAvx512, x, 2, a, b);
  EXPECT_EQ(best, RunAt(SimdLevel::kAvx2, x, 3, a, b)) << m << "x" << n << "x" << k;
  EXPECT_EQ(best, RunAt(SimdLevel::kScalar, x, 1, a, b)) << m << "x" << n << "x" << k;
  double sum = 0;  // the last
  for (int64_t i = 1; i <= k; ++i) {
    sum += static_cast<double>(a[a.size() - static_cast<size_t>(i)]) *
           static_cast<double>(b[b.size() - static_cast<size_t>(i)]);
  }
  EXPECT_NEAR(static_cast<double>(best.back()), sum, sizeof(T) == 4 ? 1e-3 : 1e-10);
}

TEST(RowDotsTest, GivesTheSameBitsAtEveryLevelAndOnAnyNumberOfThreads) {
  for (const int64_t k : {32, 33, 640, 1000}) {
    for (const int64_t many : {1, 2, 3, 9, 200}) {
      ExpectSameBits<float>(2, 1, many, k);
      ExpectSameBits<double>(3, many, 2, k);
    }
  }
}

TEST(RowDotsTest, CutsLongSumsOfFewRows) {
  for (const int64_t k : {4096, 4097, 300001}) {
    ExpectSameBits<float>(1, 1, 1, k);
    ExpectSameBits<double>(1, 2, 5, k);
  }
  // Runs of k that are shorter than a part.
  Contraction x = Product(1, 1, 2, 300000);
  x.k = {{.size = 3000, .a = 100, .b = 100}, {.size = 50, .a = 1, .b = 1}};
  const auto a = RandomNumbers<float>(300000, 1), b = RandomNumbers<float>(600000, 2);
  EXPECT_EQ(RunAt(SimdLevel::kAvx512, x, 2, a, b), RunAt(SimdLevel::kScalar, x, 1, a, b));
}

TEST(RowDotsTest, RoundingErrorsDoNotPileUp) {
  constexpr int64_t kLong = 1000000;
  const std::vector<float> x(kLong, 0.1f);
  const float sum = RunAt(SimdLevel::kAvx512, Product(1, 1, 1, kLong), 2, x, x)[0];
  EXPECT_NEAR(sum, 10000.0003, 0.05);
}

TEST(RowDotsTest, RefusesWhatIsWorthPacking) {
  std::string reason;
  EXPECT_TRUE(RowDots::Takes(Product(1, 500, 1, 64), kF32, &reason));
  EXPECT_FALSE(RowDots::Takes(Product(1, 500, 8, 64), kF32, &reason));
  EXPECT_FALSE(RowDots::Takes(Product(1, 500, 1, 8), kF32, &reason));
  Contraction across = Product(1, 500, 1, 64);
  across.k[0].a = 500;
  EXPECT_FALSE(RowDots::Takes(across, kF32, &reason));
  EXPECT_FALSE(reason.empty());
}

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul
