// SPDX-License-Identifier: Apache-2.0
// Narrow floats: every pattern, every rounding case, against a search for the nearest value and
// against what ml_dtypes gives (tests/base/data).
#include "lockstep/base/small_floats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "lockstep/base/storage.h"

namespace lockstep::base {
namespace {

// The value of a pattern by the definition of the format, in double. NaN where it is no number.
double ValueByDefinition(FloatFormat f, uint32_t bits) {
  const bool negative = f.has_sign && (bits >> (f.bits() - 1)) != 0;
  const uint32_t exponent = (bits & f.magnitude_mask()) >> f.mantissa_bits;
  const uint32_t mantissa = bits & f.mantissa_mask();
  const uint32_t top = (1u << f.exponent_bits) - 1;
  const double sign = negative ? -1.0 : 1.0;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  if (f.non_finite == NonFinite::kIeee && exponent == top) {
    return mantissa == 0 ? sign * std::numeric_limits<double>::infinity() : nan;
  }
  if (f.non_finite == NonFinite::kNan && exponent == top && mantissa == f.mantissa_mask()) {
    return nan;
  }
  if (f.non_finite == NonFinite::kNanAtZero && negative && exponent == 0 && mantissa == 0) {
    return nan;
  }
  const double fraction = static_cast<double>(mantissa) / static_cast<double>(1 << f.mantissa_bits);
  if (f.has_sign && exponent == 0) return sign * std::ldexp(fraction, 1 - f.bias);
  return sign * std::ldexp(1.0 + fraction, static_cast<int>(exponent) - f.bias);
}

// All finite magnitudes of a format, ascending, made from the definition.
struct Magnitudes {
  explicit Magnitudes(FloatFormat f) : format(f) {
    for (uint32_t bits = 0; bits <= f.max_finite(); ++bits) {
      values.push_back(ValueByDefinition(f, bits));
    }
  }

  // The pattern that a finite, positive `x` rounds to, by search.
  uint32_t Nearest(double x) const {
    const size_t last = values.size() - 1;
    if (x >= values[last]) {
      const double step = values[last] - values[last - 1];
      const double middle = values[last] + (format.has_sign ? step / 2 : step);
      const bool stays = x < middle || (x == middle && (last & 1) == 0 && format.has_sign);
      return stays ? static_cast<uint32_t>(last) : OverflowBits(format, false);
    }
    const auto above = std::upper_bound(values.begin(), values.end(), x);
    const auto high = static_cast<uint32_t>(above - values.begin());
    if (high == 0) return 0;  // below the smallest E8M0
    const uint32_t low = high - 1;
    const double middle = (values[low] + values[high]) / 2;
    if (x != middle) return x < middle ? low : high;
    // The even one; E8M0 has no mantissa whose last bit could be even, and rounds up.
    return !format.has_sign || (low & 1) != 0 ? high : low;
  }

  FloatFormat format;
  std::vector<double> values;
};

template <typename T>
class SmallFloatTest : public testing::Test {
 protected:
  static constexpr FloatFormat kFormat = T::kFormat;
  static constexpr bool kDropsSign = kFormat.non_finite == NonFinite::kNanAtZero;

  // Rounds `x` >= 0 and -x, from double and, where it is one, from float.
  void Check(double x) {
    if (x == 0 && !kFormat.has_sign) return;
    const uint32_t expected = magnitudes_.Nearest(x);
    ASSERT_EQ(T(x).bits, expected) << x;
    const bool nan_or_zero = (kDropsSign && expected == 0) || expected == NanBits(kFormat, false);
    const uint32_t negative = !kFormat.has_sign           ? NanBits(kFormat, false)
                              : nan_or_zero && kDropsSign ? expected
                                                          : expected | kFormat.sign_mask();
    ASSERT_EQ(T(-x).bits, negative) << -x;
    const auto single = static_cast<float>(x);
    if (static_cast<double>(single) != x) return;
    ASSERT_EQ(T(single).bits, expected) << x;
    ASSERT_EQ(T(-single).bits, negative) << -x;
  }

  Magnitudes magnitudes_{kFormat};
};

using AllSmallFloats =
    testing::Types<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ,
                   F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, BFloat16, Float16>;
TYPED_TEST_SUITE(SmallFloatTest, AllSmallFloats);

TYPED_TEST(SmallFloatTest, EveryPatternHasTheValueOfItsDefinition) {
  constexpr FloatFormat kFormat = TypeParam::kFormat;
  for (uint32_t bits = 0; bits < (1u << kFormat.bits()); ++bits) {
    const double expected = ValueByDefinition(kFormat, bits);
    const auto x = TypeParam::FromBits(bits);
    if (std::isnan(expected)) {
      EXPECT_TRUE(std::isnan(static_cast<float>(x))) << bits;
      EXPECT_TRUE(std::isnan(static_cast<double>(x))) << bits;
      EXPECT_TRUE(std::isnan(DecodeFloat(kFormat, bits))) << bits;
    } else {
      EXPECT_EQ(static_cast<double>(x), expected) << bits;
      EXPECT_EQ(DecodeFloat(kFormat, bits), static_cast<float>(x)) << bits;
      EXPECT_EQ(std::signbit(static_cast<float>(x)), std::signbit(expected)) << bits;
      EXPECT_EQ(TypeParam(static_cast<float>(x)).bits, bits);
      EXPECT_EQ(TypeParam(static_cast<double>(x)).bits, bits);
    }
  }
}

TYPED_TEST(SmallFloatTest, RoundsToTheNearestAtEveryBoundary) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const std::vector<double>& values = this->magnitudes_.values;
  for (size_t i = 0; i < values.size(); ++i) {
    // Past the largest one stands the boundary of overflow.
    const double next = i + 1 < values.size() ? values[i + 1] : 2 * values[i] - values[i - 1];
    const double middle = (values[i] + next) / 2;
    for (const double x : {values[i], middle, values[i] + (middle - values[i]) / 2}) {
      this->Check(x);
      this->Check(std::nextafter(x, kInfinity));  // what a float cannot tell from x
      if (x > 0) this->Check(std::nextafter(x, 0.0));
      const auto single = static_cast<float>(x);
      this->Check(std::nextafter(single, std::numeric_limits<float>::infinity()));
      if (single > 0) this->Check(std::nextafter(single, 0.0f));
    }
  }
}

TYPED_TEST(SmallFloatTest, RoundsFloatsOfEveryMagnitude) {
  constexpr uint32_t kStride = 4099;
  for (uint32_t bits = 1; bits < 0x7F800000u; bits += kStride) {
    this->Check(static_cast<double>(std::bit_cast<float>(bits)));
  }
}

TYPED_TEST(SmallFloatTest, ExtremeDoubles) {
  for (const double x : {5e-324, 1e-310, 2.2250738585072014e-308, 1e-200, 1e200,
                         std::numeric_limits<double>::max()}) {
    this->Check(x);
  }
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(TypeParam(kInfinity).bits, OverflowBits(TypeParam::kFormat, false));
  EXPECT_EQ(TypeParam(-kInfinity).bits, OverflowBits(TypeParam::kFormat, true));
  const auto nan = static_cast<float>(TypeParam(std::numeric_limits<float>::quiet_NaN()));
  EXPECT_EQ(std::isnan(nan), TypeParam::kFormat.non_finite != NonFinite::kNone);
}

TYPED_TEST(SmallFloatTest, IntegersRoundOnce) {
  for (const int64_t x : {0, 1, -1, 3, 17, 100, 2049, -65519, 1 << 30}) {
    EXPECT_EQ(TypeParam(x).bits, TypeParam(static_cast<double>(x)).bits) << x;
  }
  // Just above halfway between 2^62 and the next bfloat16, by less than a double can tell.
  EXPECT_EQ(BFloat16((int64_t{1} << 62) + (int64_t{1} << 54)).bits, 0x5E80);
  EXPECT_EQ(BFloat16((int64_t{1} << 62) + (int64_t{1} << 54) + 1).bits, 0x5E81);
  EXPECT_EQ(BFloat16(-(int64_t{1} << 62) - (int64_t{1} << 54) - 1).bits, 0xDE81);
  EXPECT_EQ(BFloat16(std::numeric_limits<uint64_t>::max()).bits, 0x5F80);
}

struct Fact {
  bool decode;
  uint32_t source;
  uint32_t result;
};

std::map<std::string, std::vector<Fact>> ReadFacts() {
  std::map<std::string, std::vector<Fact>> facts;
  std::ifstream file("tests/base/data/small_floats.txt");
  std::string verb, name;
  for (Fact fact{}; file >> verb >> name >> std::hex >> fact.source >> fact.result;) {
    fact.decode = verb == "decode";
    facts[name].push_back(fact);
  }
  return facts;
}

TEST(SmallFloats, AgreeWithMlDtypes) {
  const auto facts = ReadFacts();
  ASSERT_EQ(facts.size(), 13u);
  for (const auto& [name, rows] : facts) {
    VisitDType(ParseDType(name).value(), [&](auto tag) {
      using T = typename decltype(tag)::Storage;
      if constexpr (kIsSmallFloat<T>) {
        for (const Fact& fact : rows) {
          const uint32_t got =
              fact.decode ? std::bit_cast<uint32_t>(static_cast<float>(T::FromBits(fact.source)))
                          : T(std::bit_cast<float>(fact.source)).bits;
          EXPECT_EQ(got, fact.result)
              << name << (fact.decode ? " decode " : " encode ") << std::hex << fact.source;
        }
      } else {
        ADD_FAILURE() << name;
      }
    });
  }
}

TEST(SmallFloats, LimitsAreThoseOfTheTable) {
  EXPECT_EQ(static_cast<float>(F4E2M1FN::Max()), 6.0f);
  EXPECT_EQ(static_cast<float>(F6E2M3FN::Max()), 7.5f);
  EXPECT_EQ(static_cast<float>(F6E3M2FN::Max()), 28.0f);
  EXPECT_EQ(static_cast<float>(F8E3M4::Max()), 15.5f);
  EXPECT_EQ(static_cast<float>(F8E4M3::Max()), 240.0f);
  EXPECT_EQ(static_cast<float>(F8E4M3FN::Max()), 448.0f);
  EXPECT_EQ(static_cast<float>(F8E4M3FNUZ::Max()), 240.0f);
  EXPECT_EQ(static_cast<float>(F8E4M3B11FNUZ::Max()), 30.0f);
  EXPECT_EQ(static_cast<float>(F8E5M2::Max()), 57344.0f);
  EXPECT_EQ(static_cast<float>(F8E5M2FNUZ::Max()), 57344.0f);
  EXPECT_EQ(static_cast<float>(F8E8M0FNU::Max()), 0x1p127f);
  EXPECT_EQ(static_cast<float>(F8E8M0FNU::Lowest()), 0x1p-127f);
  EXPECT_EQ(static_cast<float>(Float16::Lowest()), -65504.0f);
  EXPECT_TRUE(std::isinf(static_cast<float>(BFloat16::Overflow())));
  EXPECT_TRUE(std::isnan(static_cast<float>(F8E4M3FN::Overflow())));
}

}  // namespace
}  // namespace lockstep::base
