// SPDX-License-Identifier: Apache-2.0
// Bf16Gemm on each unit that this machine has, against sums in double; bits on several threads.
#include "lockstep/runtime/cpu/matmul/bf16/gemm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "lockstep/base/small_floats.h"

namespace lockstep::runtime::cpu::matmul::bf16 {
namespace {

using base::BFloat16;

struct Sizes {
  int64_t batch, m, n, k;
};
constexpr Sizes kSizes[] = {{1, 2, 2, 2},     {3, 5, 7, 11},     {4, 8, 8, 16},   {1, 33, 97, 600},
                            {2, 64, 33, 100}, {1, 130, 260, 31}, {2, 16, 64, 64}, {1, 17, 20, 2500},
                            {1, 300, 40, 64}, {70, 8, 16, 8}};

// Bits of `layout`: A along k, B along k, the result along m.
Contraction Product(const Sizes& s, int layout) {
  const bool a_along_k = layout & 1, b_along_k = layout & 2, c_along_m = layout & 4;
  Contraction x;
  x.batch = {{.size = s.batch, .a = s.m * s.k, .b = s.n * s.k, .c = s.m * s.n}};
  x.m = {{.size = s.m, .a = a_along_k ? s.k : 1, .c = c_along_m ? 1 : s.n}};
  x.n = {{.size = s.n, .b = b_along_k ? s.k : 1, .c = c_along_m ? s.m : 1}};
  x.k = {{.size = s.k, .a = a_along_k ? 1 : s.m, .b = b_along_k ? 1 : s.n}};
  x.Simplify();
  return x;
}

std::vector<BFloat16> RandomNumbers(int64_t count, uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<double> normal;
  std::vector<BFloat16> numbers(static_cast<size_t>(count));
  for (BFloat16& x : numbers) x = static_cast<BFloat16>(normal(random));
  return numbers;
}

std::vector<const Kernels*> AllKernels() {
  std::vector<const Kernels*> all;
  for (const Kernels* kernels : {AmxKernels(), DotKernels()}) {
    if (kernels != nullptr) all.push_back(kernels);
  }
  return all;
}

template <typename T>
std::vector<T> RunOn(const Kernels& kernels, const Contraction& x, int threads,
                     const std::vector<BFloat16>& a, const std::vector<BFloat16>& b) {
  const Bf16Gemm gemm(
      x, {Source::kBf16, Source::kBf16, sizeof(T) == 2 ? Source::kBf16 : Source::kF32}, kernels);
  std::vector<T> c(static_cast<size_t>(SizeOf(x.batch) * SizeOf(x.m) * SizeOf(x.n)),
                   static_cast<T>(77.0f));
  std::vector<std::byte> workspace(static_cast<size_t>(gemm.workspace_bytes()) + 64);
  auto* aligned = workspace.data() + (64 - reinterpret_cast<uintptr_t>(workspace.data()) % 64) % 64;
  base::ThreadPool pool(threads);
  gemm.Run(a.data(), b.data(), c.data(), aligned, pool);
  return c;
}

// The sum at one place of the result.
double Expected(const Contraction& x, int64_t batch, int64_t m, int64_t n,
                const std::vector<BFloat16>& a, const std::vector<BFloat16>& b) {
  const auto at = [](const Axes& axes, int64_t Axis::* stride, int64_t index) {
    int64_t offset = 0;
    FillOffsets(axes, stride, index, {&offset, 1});
    return offset;
  };
  double sum = 0;
  for (int64_t k = 0; k < SizeOf(x.k); ++k) {
    const int64_t i = at(x.batch, &Axis::a, batch) + at(x.m, &Axis::a, m) + at(x.k, &Axis::a, k);
    const int64_t j = at(x.batch, &Axis::b, batch) + at(x.n, &Axis::b, n) + at(x.k, &Axis::b, k);
    sum += static_cast<double>(a[static_cast<size_t>(i)]) *
           static_cast<double>(b[static_cast<size_t>(j)]);
  }
  return sum;
}

TEST(Bf16GemmTest, AgreesWithSumsInDouble) {
  for (const Kernels* kernels : AllKernels()) {
    for (const Sizes& s : kSizes) {
      for (int layout = 0; layout < 8; ++layout) {
        const Contraction x = Product(s, layout);
        const auto a = RandomNumbers(s.batch * s.m * s.k, 1);
        const auto b = RandomNumbers(s.batch * s.n * s.k, 2);
        const auto wide = RunOn<float>(*kernels, x, 2, a, b);
        const auto narrow = RunOn<BFloat16>(*kernels, x, 1, a, b);
        for (int64_t i = 0; i < s.batch * s.m * s.n; i += 1 + s.k / 50) {
          const int64_t row = i / s.n % s.m, column = i % s.n, batch = i / (s.m * s.n);
          const int64_t at = (layout & 4) ? (batch * s.n + column) * s.m + row : i;
          const double expected = Expected(x, batch, row, column, a, b);
          const double got = wide[static_cast<size_t>(at)];
          ASSERT_NEAR(got, expected, 1e-5 * std::sqrt(static_cast<double>(s.k)) + 1e-6)
              << kernels->variant << " " << s.m << "x" << s.n << "x" << s.k << " " << layout;
          ASSERT_EQ(static_cast<float>(narrow[static_cast<size_t>(at)]),
                    static_cast<float>(static_cast<BFloat16>(got)))
              << "rounded once";
        }
      }
    }
  }
}

TEST(Bf16GemmTest, GivesTheSameBitsOnAnyNumberOfThreads) {
  for (const Kernels* kernels : AllKernels()) {
    for (const Sizes& s : kSizes) {
      const Contraction x = Product(s, 2);
      const auto a = RandomNumbers(s.batch * s.m * s.k, 1);
      const auto b = RandomNumbers(s.batch * s.n * s.k, 2);
      const auto one = RunOn<float>(*kernels, x, 1, a, b);
      EXPECT_EQ(one, RunOn<float>(*kernels, x, 2, a, b));
      EXPECT_EQ(one, RunOn<float>(*kernels, x, 5, a, b));
    }
  }
}

TEST(Bf16GemmTest, KeepsNanAndInfinity) {
  const Sizes s{1, 20, 40, 300};
  const Contraction x = Product(s, 1);
  auto a = RandomNumbers(s.m * s.k, 1), b = RandomNumbers(s.n * s.k, 2);
  a[3 * 300 + 7] = static_cast<BFloat16>(std::numeric_limits<float>::quiet_NaN());
  b[299 * 40 + 39] = static_cast<BFloat16>(std::numeric_limits<float>::infinity());
  for (const Kernels* kernels : AllKernels()) {
    const auto c = RunOn<float>(*kernels, x, 2, a, b);
    for (size_t m = 0; m < 20; ++m) {
      for (size_t n = 0; n < 40; ++n) {
        EXPECT_EQ(std::isnan(c[m * 40 + n]), m == 3) << m << ", " << n;
        EXPECT_EQ(std::isinf(c[m * 40 + n]), m != 3 && n == 39) << m << ", " << n;
      }
    }
  }
}

TEST(Bf16GemmTest, RefusesWhatItCannotTile) {
  std::string reason;
  const GemmTypes types{Source::kBf16, Source::kBf16, Source::kBf16};
  EXPECT_TRUE(Bf16Gemm::Takes(Product({1, 4, 4, 4}, 1), types, &reason));
  EXPECT_FALSE(Bf16Gemm::Takes(Product({1, 1, 4, 4}, 1), types, &reason));
  EXPECT_FALSE(Bf16Gemm::Takes(Product({1, 4, 4, 0}, 1), types, &reason));
  EXPECT_FALSE(Bf16Gemm::Takes(Product({1, 4, 4, 4}, 1), {}, &reason)) << "f32";
  EXPECT_FALSE(reason.empty());
}

}  // namespace
}  // namespace lockstep::runtime::cpu::matmul::bf16
