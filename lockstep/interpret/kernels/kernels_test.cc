// SPDX-License-Identifier: Apache-2.0
// Kernels by themselves: lanes of every type, conversions between all pairs, special functions, and
// copies of boxes against copies written out.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <vector>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/special_functions.h"
#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::interpret::kernels {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

template <typename To, typename From>
To ConvertOne(DType from, From value, DType to) {
  To result{};
  EXPECT_EQ(sizeof(From), ElementSizeBytes(from));
  EXPECT_EQ(sizeof(To), ElementSizeBytes(to));
  ConvertElements(from, reinterpret_cast<const std::byte*>(&value), 1, to,
                  reinterpret_cast<std::byte*>(&result));
  return result;
}

TEST(LanesTest, EveryPatternSurvivesTheWayThere) {
  for (int d = 0; d < kNumDTypes; ++d) {
    const auto dtype = static_cast<DType>(d);
    if (BitWidth(dtype) > 16) continue;
    const size_t size = ElementSizeBytes(dtype);
    const auto count = size_t{1} << BitWidth(dtype);
    for (size_t i = 0; i < count; ++i) {
      uint16_t bits = static_cast<uint16_t>(i);
      if (IsSignedInteger(dtype) && BitWidth(dtype) < 8 && (i >> (BitWidth(dtype) - 1)) != 0) {
        bits = static_cast<uint16_t>(0x100 - count + i);  // stored sign-extended
      }
      alignas(8) std::array<std::byte, kMaxLaneSize> lane;
      uint16_t back = 0;
      ToLanes(dtype, reinterpret_cast<const std::byte*>(&bits), 1, lane.data());
      FromLanes(dtype, lane.data(), 1, reinterpret_cast<std::byte*>(&back));
      double value = 0;
      std::memcpy(&value, lane.data(), sizeof(value));
      if (IsFloat(dtype) && std::isnan(value)) continue;
      ASSERT_EQ(std::memcmp(&bits, &back, size), 0) << DTypeName(dtype) << " " << i;
    }
  }
}

TEST(ConvertTest, FloatToIntegerSaturates) {
  const auto to_i8 = [](double x) { return int{ConvertOne<int8_t>(DType::kF64, x, DType::kI8)}; };
  EXPECT_EQ(to_i8(127.9), 127);
  EXPECT_EQ(to_i8(128.0), 127);
  EXPECT_EQ(to_i8(-128.9), -128);
  EXPECT_EQ(to_i8(-kInfinity), -128);
  EXPECT_EQ(to_i8(-1.99), -1);
  EXPECT_EQ(to_i8(kNan), 0);
  EXPECT_EQ(ConvertOne<int64_t>(DType::kF64, 0x1p63, DType::kI64), INT64_MAX);
  EXPECT_EQ(ConvertOne<int64_t>(DType::kF64, -0x1p63, DType::kI64), INT64_MIN);
  EXPECT_EQ(ConvertOne<uint64_t>(DType::kF64, 0x1p64, DType::kU64), UINT64_MAX);
  EXPECT_EQ(ConvertOne<uint64_t>(DType::kF64, 0x1.8p63, DType::kU64), 0xC000000000000000u);
  EXPECT_EQ(ConvertOne<uint64_t>(DType::kF64, -5.0, DType::kU64), 0u);
  EXPECT_EQ(ConvertOne<int8_t>(DType::kF64, 9.0, DType::kI4), 7);
  EXPECT_EQ(ConvertOne<uint8_t>(DType::kF64, 9.0, DType::kU2), 3);
}

TEST(ConvertTest, RoundsOnceFromTheSource) {
  // 2^25 + 2 + 2^-20 is above the tie of f32, which a rounding to f32's neighbour first would hide.
  EXPECT_EQ(ConvertOne<float>(DType::kF64, 33554434.0 + 0x1p-20, DType::kF32), 33554436.0f);
  // 2^62 + 2^38 + 1 as float: just above a tie.
  EXPECT_EQ(
      ConvertOne<float>(DType::kI64, (int64_t{1} << 62) + (int64_t{1} << 38) + 1, DType::kF32),
      0x1p62f + 0x1p39f);
  const auto bf16 = ConvertOne<base::BFloat16>(DType::kF64, 1.0 + 0x1p-8 + 0x1p-40, DType::kBF16);
  EXPECT_EQ(static_cast<float>(bf16), 1.0f + 0x1p-7f);
}

TEST(ConvertTest, BoolsAndComplexNumbers) {
  using C = std::complex<float>;
  EXPECT_EQ(ConvertOne<uint8_t>(DType::kF64, -0.0, DType::kI1), 0);
  EXPECT_EQ(ConvertOne<uint8_t>(DType::kF64, kNan, DType::kI1), 1);
  EXPECT_EQ(ConvertOne<uint8_t>(DType::kI32, 256, DType::kI1), 1);
  EXPECT_EQ(ConvertOne<C>(DType::kI1, uint8_t{1}, DType::kC64), C(1, 0));
  EXPECT_EQ(ConvertOne<float>(DType::kC64, C(2, 3), DType::kF32), 2);
  EXPECT_EQ(ConvertOne<uint8_t>(DType::kC64, C(0, 3), DType::kI1), 0);
}

TEST(ConvertTest, EveryPairIsTheSameInOneStepAsThroughDouble) {
  // Every type holds a one.
  for (int from = 0; from < kNumDTypes; ++from) {
    for (int to = 0; to < kNumDTypes; ++to) {
      const double value = 1;
      alignas(16) std::array<std::byte, 16> a{}, b{}, c{};
      const auto source = static_cast<DType>(from), target = static_cast<DType>(to);
      ConvertElements(DType::kF64, reinterpret_cast<const std::byte*>(&value), 1, source, a.data());
      ConvertElements(source, a.data(), 1, target, b.data());
      ConvertElements(DType::kF64, reinterpret_cast<const std::byte*>(&value), 1, target, c.data());
      ASSERT_EQ(b, c) << DTypeName(source) << " to " << DTypeName(target);
    }
  }
}

TEST(SpecialFunctionsTest, ErfInvUndoesErf) {
  for (double y = -5.5; y <= 5.5; y += 0.0625) {
    const double x = std::erf(y);
    // The condition number of the inverse grows in the tails.
    const double slope = std::exp(y * y);
    EXPECT_NEAR(ErfInv(x), y, 1e-15 * (1 + slope)) << y;
  }
  EXPECT_EQ(ErfInv(1.0), kInfinity);
  EXPECT_EQ(ErfInv(-1.0), -kInfinity);
  EXPECT_TRUE(std::isnan(ErfInv(1.5)));
  EXPECT_TRUE(std::isnan(ErfInv(kNan)));
  EXPECT_TRUE(std::signbit(ErfInv(-0.0)));
}

TEST(SpecialFunctionsTest, GammaFamilyAtPolesAndOutside) {
  EXPECT_EQ(Lgamma(-2), kInfinity);
  EXPECT_EQ(Lgamma(-kInfinity), kInfinity);
  for (const double x : {0.0, -0.0, -3.0, -kInfinity, kNan}) {
    EXPECT_TRUE(std::isnan(Digamma(x))) << x;
    EXPECT_TRUE(std::isnan(Polygamma(2, x))) << x;
  }
  EXPECT_EQ(Digamma(kInfinity), kInfinity);
  EXPECT_EQ(Polygamma(1, -3), kInfinity);
  EXPECT_EQ(Polygamma(1, kInfinity), 0);
  for (const double n : {-1.0, 0.5, kInfinity, kNan}) EXPECT_TRUE(std::isnan(Polygamma(n, 1))) << n;
  // The factorial has no long double.
  EXPECT_NEAR(static_cast<double>(Polygamma(2000, 800)) / -2.9840568465715924e-74, 1, 1e-14);
}

TEST(SpecialFunctionsTest, ZetaAtPolesAndOutside) {
  EXPECT_EQ(Zeta(1, 2), kInfinity);
  EXPECT_EQ(Zeta(1, -2), kInfinity);
  EXPECT_EQ(Zeta(4, -2), kInfinity);
  EXPECT_TRUE(std::isnan(Zeta(3, -2)));
  EXPECT_TRUE(std::isnan(Zeta(0.5, 2)));
  EXPECT_TRUE(std::isnan(Zeta(2.5, -0.5)));
  EXPECT_TRUE(std::isnan(Zeta(kNan, 1)));
  EXPECT_EQ(Zeta(kInfinity, 0.5), kInfinity);
  EXPECT_EQ(Zeta(kInfinity, 1), 1);
  EXPECT_EQ(Zeta(kInfinity, 2), 0);
  EXPECT_EQ(Zeta(2, kInfinity), 0);
  EXPECT_EQ(Zeta(1e300, 1e299), 0);  // and it ends
  EXPECT_EQ(static_cast<double>(Zeta(3, -0.5)), static_cast<double>(Zeta(3, 1.5)));
}

TEST(SpecialFunctionsTest, BesselI1eAtTheEnds) {
  EXPECT_TRUE(std::signbit(BesselI1e(-0.0)));
  EXPECT_EQ(BesselI1e(kInfinity), 0);
  EXPECT_TRUE(std::signbit(BesselI1e(-kInfinity)));
  EXPECT_TRUE(std::isnan(BesselI1e(kNan)));
}

TEST(SpecialFunctionsTest, ReducePrecision) {
  EXPECT_EQ(ReducePrecision(65519, 5, 10, 11), 65504);
  EXPECT_EQ(ReducePrecision(65520, 5, 10, 11), kInfinity);
  EXPECT_EQ(ReducePrecision(-65520, 5, 10, 11), -kInfinity);
  EXPECT_EQ(ReducePrecision(0x1p-15, 5, 10, 11), 0);
  EXPECT_EQ(ReducePrecision(0x1p-14, 5, 10, 11), 0x1p-14);
  EXPECT_EQ(ReducePrecision(0x1p-149, 8, 23, 8), 0x1p-149);
  EXPECT_EQ(ReducePrecision(3 * 0x1p-149, 8, 22, 8), 4 * 0x1p-149);
  EXPECT_TRUE(std::isnan(ReducePrecision(kNan, 1, 0, 11)));
  EXPECT_EQ(ReducePrecision(1.5, 11, 0, 11), 2);
}

// CopyBox element by element.
std::vector<uint32_t> CopySlowly(const std::vector<int64_t>& sizes, std::vector<uint32_t> from,
                                 const Side& source, std::vector<uint32_t> to, const Side& target) {
  std::vector<int64_t> index(sizes.size(), 0);
  while (true) {
    int64_t a = source.offset, b = target.offset;
    for (size_t d = 0; d < sizes.size(); ++d) {
      a += index[d] * source.strides[d];
      b += index[d] * target.strides[d];
    }
    to[static_cast<size_t>(b)] = from[static_cast<size_t>(a)];
    size_t d = sizes.size();
    while (d > 0 && ++index[d - 1] == sizes[d - 1]) index[--d] = 0;
    if (d == 0) return to;
  }
}

TEST(StridedTest, CopiesBoxesLikeALoop) {
  std::vector<uint32_t> from(120);
  for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<uint32_t>(i);
  const struct {
    std::vector<int64_t> sizes;
    Side source, target;
  } cases[] = {
      {{2, 3, 4}, {0, {12, 4, 1}}, {0, {12, 4, 1}}},      // one run
      {{2, 3, 4}, {0, {1, 2, 6}}, {0, {12, 4, 1}}},       // transposed
      {{2, 3, 4}, {23, {-12, -4, -1}}, {5, {12, 4, 1}}},  // reversed
      {{2, 3, 4}, {7, {0, 1, 0}}, {0, {12, 4, 1}}},       // broadcast
      {{2, 2}, {3, {60, 7}}, {1, {10, 3}}},               // cut out and spread
      {{1, 5, 1}, {0, {9, 2, 9}}, {0, {7, 1, 3}}},
      {{}, {4, {}}, {2, {}}},
  };
  for (const auto& c : cases) {
    std::vector<uint32_t> to(120, 999);
    const std::vector<uint32_t> expected = CopySlowly(c.sizes, from, c.source, to, c.target);
    CopyBox(4, c.sizes, reinterpret_cast<const std::byte*>(from.data()), c.source,
            reinterpret_cast<std::byte*>(to.data()), c.target);
    EXPECT_EQ(to, expected);
  }
  std::vector<uint32_t> to(4, 7);
  CopyBox(4, std::vector<int64_t>{2, 0}, nullptr, {0, {0, 0}},
          reinterpret_cast<std::byte*>(to.data()), {0, {2, 1}});
  EXPECT_EQ(to, std::vector<uint32_t>(4, 7));
}

TEST(KernelTest, AnOpWithoutMeaningOnALaneHasNoKernel) {
  EXPECT_EQ(FloatKernel(ir::ElementwiseOp::kPopcnt, Lane::kF32).run, nullptr);
  EXPECT_EQ(IntegerKernel(ir::ElementwiseOp::kTanh, Lane::kI32).run, nullptr);
  EXPECT_EQ(ComplexKernel(ir::ElementwiseOp::kRemainder, Lane::kC64).run, nullptr);
  EXPECT_NE(FloatKernel(ir::ElementwiseOp::kAdd, Lane::kF64).run, nullptr);
}

}  // namespace
}  // namespace lockstep::interpret::kernels
