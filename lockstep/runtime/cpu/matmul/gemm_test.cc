// SPDX-License-Identifier: Apache-2.0
// What Gemm promises beyond products: the same bits from every level of vector instructions, and
// epilogues that see each result once.
#include "lockstep/runtime/cpu/matmul/gemm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace lockstep::runtime::cpu::matmul {
namespace {

Contraction Product(int64_t batch, int64_t m, int64_t n, int64_t k, bool a_along_k,
                    bool b_along_k) {
  Contraction x;
  x.batch = {{.size = batch, .a = m * k, .b = n * k, .c = m * n}};
  x.m = {{.size = m, .a = a_along_k ? k : 1, .c = n}};
  x.n = {{.size = n, .b = b_along_k ? k : 1, .c = 1}};
  x.k = {{.size = k, .a = a_along_k ? 1 : m, .b = b_along_k ? 1 : n}};
  x.Simplify();
  return x;
}

// Restores the limit.
struct LevelLimit {
  explicit LevelLimit(SimdLevel level) { LimitSimdLevel(level); }
  ~LevelLimit() { LimitSimdLevel(SimdLevel::kAvx512); }
};

template <typename T>
std::vector<T> RandomNumbers(int64_t count, uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<double> normal;
  std::vector<T> numbers(static_cast<size_t>(count));
  for (T& x : numbers) x = static_cast<T>(normal(random));
  return numbers;
}

// What an epilogue was told of: how often each element, and what was there then.
struct Told {
  explicit Told(size_t count) : times(count, 0), values(count, 0.0f) {}

  static void Run(void* context, int64_t begin, int64_t count, int64_t rows, int64_t stride) {
    auto& told = *static_cast<Told*>(context);
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t c = 0; c < count; ++c) {
        const auto i = static_cast<size_t>(begin + r * stride + c);
        ++told.times[i];
        told.values[i] = told.results[i];
      }
    }
  }

  const float* results = nullptr;
  std::vector<int> times;
  std::vector<float> values;
};

template <typename T>
std::vector<T> RunAt(SimdLevel level, const Contraction& x, int threads, const std::vector<T>& a,
                     const std::vector<T>& b, Told* told = nullptr) {
  const LevelLimit limit(level);
  GemmTypes types;
  if (sizeof(T) == 8) types = {Source::kF64, Source::kF64, Source::kF64, true};
  const Gemm gemm(x, types);
  std::vector<T> c(static_cast<size_t>(SizeOf(x.batch) * SizeOf(x.m) * SizeOf(x.n)), T{77});
  std::vector<std::byte> workspace(static_cast<size_t>(gemm.workspace_bytes()) + 64);
  auto* aligned = workspace.data() + (64 - reinterpret_cast<uintptr_t>(workspace.data()) % 64) % 64;
  base::ThreadPool pool(threads);
  Epilogue epilogue;
  if constexpr (sizeof(T) == sizeof(float)) {
    if (told != nullptr) {
      told->results = c.data();
      epilogue = {Told::Run, told};
    }
  }
  gemm.Run(a.data(), b.data(), c.data(), aligned, pool, epilogue);
  return c;
}

struct Sizes {
  int64_t batch, m, n, k;
};
constexpr Sizes kSizes[] = {{1, 1, 1, 1},     {1, 1, 300, 70},  {1, 300, 1, 70},
                            {3, 5, 7, 11},    {1, 33, 97, 600}, {2, 64, 33, 100},
                            {1, 31, 33, 257}, {5, 14, 32, 256}, {1, 140, 300, 260}};

template <typename T>
void ExpectSameBits() {
  for (const Sizes& s : kSizes) {
    for (int layout = 0; layout < 4; ++layout) {
      const Contraction x = Product(s.batch, s.m, s.n, s.k, layout & 1, layout & 2);
      const auto a = RandomNumbers<T>(s.batch * s.m * s.k, 1);
      const auto b = RandomNumbers<T>(s.batch * s.n * s.k, 2);
      const auto best = RunAt(SimdLevel::kAvx512, x, 2, a, b);
      EXPECT_EQ(best, RunAt(SimdLevel::kAvx2, x, 3, a, b)) << s.m << "x" << s.n << "x" << s.k;
      EXPECT_EQ(best, RunAt(SimdLevel::kScalar, x, 1, a, b)) << s.m << "x" << s.n << "x" << s.k;
    }
  }
}

TEST(GemmTest, GivesTheSameBitsAtEveryLevel) {
  ExpectSameBits<float>();
  ExpectSameBits<double>();
}

TEST(GemmTest, KeepsNanAndInfinity) {
  const Contraction x = Product(1, 20, 40, 300, true, false);
  auto a = RandomNumbers<float>(20 * 300, 1), b = RandomNumbers<float>(40 * 300, 2);
  a[3 * 300 + 7] = std::numeric_limits<float>::quiet_NaN();
  b[299 * 40 + 39] = std::numeric_limits<float>::infinity();
  for (const SimdLevel level : {SimdLevel::kScalar, SimdLevel::kAvx2, SimdLevel::kAvx512}) {
    const auto c = RunAt(level, x, 2, a, b);
    for (size_t m = 0; m < 20; ++m) {
      for (size_t n = 0; n < 40; ++n) {
        EXPECT_EQ(std::isnan(c[m * 40 + n]), m == 3) << m << ", " << n;
        EXPECT_EQ(std::isinf(c[m * 40 + n]), m != 3 && n == 39) << m << ", " << n;
      }
    }
  }
}

TEST(GemmTest, TellsOfEachResultOnceWhenItIsThere) {
  for (const Sizes& s : kSizes) {
    const Contraction x = Product(s.batch, s.m, s.n, s.k, true, true);
    const auto a = RandomNumbers<float>(s.batch * s.m * s.k, 1);
    const auto b = RandomNumbers<float>(s.batch * s.n * s.k, 2);
    const auto expected = RunAt(SimdLevel::kAvx512, x, 1, a, b);
    Told told(expected.size());
    RunAt(SimdLevel::kAvx512, x, 2, a, b, &told);
    EXPECT_EQ(told.values, expected) << s.m << "x" << s.n << "x" << s.k;
    EXPECT_EQ(told.times, std::vector<int>(expected.size(), 1));
  }
}

TEST(GemmTest, TakesAnEpilogueWhereResultsLieTogether) {
  EXPECT_TRUE(Gemm(Product(1, 4, 300, 5, true, true), {}).takes_epilogue());
  EXPECT_TRUE(Gemm(Product(1, 300, 1, 5, true, true), {}).takes_epilogue());
  EXPECT_TRUE(Gemm(Product(1, 30, 2, 5, true, true), {}).takes_epilogue());
  Contraction apart = Product(1, 4, 300, 5, true, true);
  for (Axis& axis : apart.n) axis.c = 2;
  for (Axis& axis : apart.m) axis.c = 1200;
  EXPECT_FALSE(Gemm(apart, {}).takes_epilogue());
}

TEST(GemmTest, IsZeroWhereNothingIsSummed) {
  const Contraction x = Product(2, 3, 50, 0, true, false);
  EXPECT_EQ(RunAt<float>(SimdLevel::kAvx512, x, 2, {}, {}), std::vector<float>(300, 0.0f));
}

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul
