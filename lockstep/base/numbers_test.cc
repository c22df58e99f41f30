// SPDX-License-Identifier: Apache-2.0
// Numbers, strings, dates.
#include "lockstep/base/numbers.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "lockstep/base/strings.h"
#include "lockstep/base/time.h"

namespace lockstep::base {
namespace {

TEST(ShortestDecimal, ReadsBackToTheSameBits) {
  EXPECT_EQ(ShortestDecimal(0.1), "0.1");
  EXPECT_EQ(ShortestDecimal(0.1f), "0.1");
  EXPECT_EQ(ShortestDecimal(1e20), "1e+20");
  EXPECT_EQ(ShortestDecimal(-0.0), "-0");
  EXPECT_EQ(ShortestDecimal(std::numeric_limits<float>::infinity()), "inf");
  EXPECT_EQ(ShortestDecimal(-std::numeric_limits<double>::quiet_NaN()), "nan");
  for (uint32_t bits = 0; bits < 0x7F800000u; bits += 65537) {
    const auto value = std::bit_cast<float>(bits);
    EXPECT_EQ(ParseFloat(ShortestDecimal(value)), value);
    EXPECT_EQ(ParseFloat(FloatLiteral(value)), value);
  }
}

TEST(FloatLiteral, AlwaysHasAPoint) {
  EXPECT_EQ(FloatLiteral(1.0), "1.0");
  EXPECT_EQ(FloatLiteral(-0.0f), "-0.0");
  EXPECT_EQ(FloatLiteral(1e-5), "1.0e-05");
  EXPECT_EQ(FloatLiteral(1.5e300), "1.5e+300");
  EXPECT_EQ(FloatLiteral(5e-324), "5.0e-324");
}

TEST(HexLiteral, HasTheDigitsAskedFor) {
  EXPECT_EQ(HexLiteral(0x7FC0, 8), "0x00007FC0");
  EXPECT_EQ(HexLiteral(0x123, 2), "0x23");
}

TEST(ParseInteger, IsStrict) {
  EXPECT_EQ(ParseInt64("-9223372036854775808"), std::numeric_limits<int64_t>::min());
  EXPECT_EQ(ParseUint64("18446744073709551615"), std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(ParseUint64("ff", 16), 255u);
  for (const char* text : {"", "-", "+1", " 1", "1 ", "1.0", "0x1", "9223372036854775808"}) {
    EXPECT_EQ(ParseInt64(text), std::nullopt) << text;
  }
  EXPECT_EQ(ParseUint64("-1"), std::nullopt);
}

TEST(ParseDouble, IsStrictAndRoundsOnce) {
  EXPECT_EQ(ParseDouble("1."), 1.0);
  EXPECT_EQ(ParseDouble("-2.5e-3"), -0.0025);
  // Just above halfway between two floats by less than a double can tell.
  EXPECT_EQ(ParseFloat("1.00000005960464477539062500000001"), 1.0f + 0x1p-23f);
  for (const char* text : {"", "-", ".", "inf", "nan", "-inf", "+1", "1e", "1 ", "0x1p3", "--1"}) {
    EXPECT_EQ(ParseDouble(text), std::nullopt) << text;
  }
}

TEST(ParseDouble, OutOfRangeGoesToInfinityOrZero) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(ParseDouble("1e999"), kInfinity);
  EXPECT_EQ(ParseDouble("-1e999"), -kInfinity);
  EXPECT_EQ(ParseDouble("1e99999999999999999999"), kInfinity);
  EXPECT_EQ(ParseDouble("1e-999"), 0.0);
  EXPECT_TRUE(std::signbit(ParseDouble("-1e-99999999999999999999").value()));
  EXPECT_EQ(ParseDouble("0." + std::string(400, '0') + "1"), 0.0);
  EXPECT_EQ(ParseDouble("0." + std::string(500, '0') + "1e900"), kInfinity);
  EXPECT_EQ(ParseDouble("1" + std::string(400, '0')), kInfinity);
  EXPECT_EQ(ParseDouble("1" + std::string(400, '0') + "e-800"), 0.0);
  EXPECT_EQ(ParseFloat("1e39"), std::numeric_limits<float>::infinity());
  EXPECT_EQ(ParseFloat("1e-60"), 0.0f);
  EXPECT_EQ(ParseDouble("0e999"), 0.0);
}

TEST(StrCat, WritesEveryKind) {
  const std::string text = "text";
  EXPECT_EQ(StrCat(text, '/', std::string_view("view"), "lit", 1, -2L, uint8_t{3}, true, 0.5f),
            "text/viewlit1-23true0.5");
  EXPECT_EQ(Join(std::vector<int>{1, 2, 3}, ", "), "1, 2, 3");
  EXPECT_EQ(Join(std::vector<std::string>{}, ", "), "");
}

TEST(Quoted, EscapesWhatATerminalActsOn) {
  EXPECT_EQ(Quoted("a'b\\\n\x1B[0m"), "'a\\'b\\\\\\n\\x1B[0m'");
  EXPECT_EQ(Quoted("abcdef", 3), "'abc'...");
  EXPECT_EQ(Quoted(std::string_view("\0", 1)), "'\\x00'");
}

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(EditDistance("kitten", "sitting"), 3u);
  EXPECT_EQ(EditDistance("", "abc"), 3u);
  EXPECT_EQ(EditDistance("ab", "ba"), 1u);
  EXPECT_EQ(EditDistance("same", "same"), 0u);
}

TEST(NearestMatch, FindsWhatWasMeantOrNothing) {
  const std::vector<std::string_view> names = {"--input", "--output", "--seed"};
  EXPECT_EQ(NearestMatch("--inptu", names), "--input");
  EXPECT_EQ(NearestMatch("--sed", names), "--seed");
  EXPECT_EQ(NearestMatch("--verbose-mode", names), std::nullopt);
  EXPECT_EQ(NearestMatch("", names), std::nullopt);
}

TEST(Time, IsoFormats) {
  EXPECT_EQ(IsoTimestamp(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(IsoDate(951782400), "2000-02-29");
  const double before = MonotonicSeconds();
  EXPECT_LE(before, MonotonicSeconds());
}

}  // namespace
}  // namespace lockstep::base
