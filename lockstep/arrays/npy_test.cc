// SPDX-License-Identifier: Apache-2.0
// .npy files that are wrong or hostile.
#include "lockstep/arrays/npy.h"

#include <gtest/gtest.h>

namespace lockstep::arrays {
namespace {

std::string File(const std::string& header, const std::string& data = "", char version = 1) {
  std::string text("\x93NUMPY", 6);
  text += {version, '\0', static_cast<char>(header.size() & 0xFF),
           static_cast<char>(header.size() >> 8)};
  if (version > 1) text += std::string(2, '\0');
  return text + header + data;
}

std::string Dictionary(const std::string& type, const std::string& shape,
                       const std::string& order = "False") {
  return "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

Result<Literal> Parse(const std::string& text) {
  const auto owner = std::make_shared<const std::string>(text);
  return ParseNpy(std::as_bytes(std::span(*owner)), owner);
}

TEST(ParseNpy, ReadsTheSimplest) {
  EXPECT_EQ(Parse(File(Dictionary("<i2", "(2,)"), std::string("\x01\x00\x02\x00", 4)))->ToString(),
            "i16[2] {1, 2}");
  EXPECT_EQ(
      Parse(File("{\"shape\":(),\"descr\":'|u1','fortran_order':True}\n", "\x05"))->ToString(),
      "ui8[] 5");
  EXPECT_EQ(Parse(File(Dictionary("|u1", "(1L, 2L)"), "ab", 3))->ToString(), "ui8[1x2] {{97, 98}}");
}

TEST(ParseNpy, TruthValuesBecomeZeroOrOne) {
  const Literal value =
      Parse(File(Dictionary("|b1", "(3,)"), std::string("\x00\x01\xFF", 3))).value();
  EXPECT_EQ(value.ToString(), "i1[3] {false, true, true}");
  EXPECT_EQ(value.ElementAsInt64(2), 1);
}

TEST(ParseNpy, RefusesTypesWithAReason) {
  const auto message = [](const std::string& type) {
    const auto result = Parse(File(Dictionary(type, "(1,)"), "12345678"));
    EXPECT_EQ(result.status().code(), StatusCode::kUnimplemented);
    return std::string(result.status().message());
  };
  EXPECT_EQ(message("|V2"),
            ".npy element type '|V2' is raw bytes: numpy does not store what bfloat16 and float8 "
            "arrays hold; save them as .safetensors");
  EXPECT_NE(message("|O").find("pickled"), std::string::npos);
  EXPECT_NE(message("<U5").find("text"), std::string::npos);
  EXPECT_NE(message("<M8[ns]").find("dates"), std::string::npos);
  EXPECT_NE(message("<f16").find("none that a tensor can have"), std::string::npos);
  const auto records =
      Parse(File("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': ()}"));
  EXPECT_NE(records.status().message().find("records"), std::string::npos);
}

TEST(ParseNpy, RefusesBadHeaders) {
  const std::vector<std::string> headers = {
      "",
      "{",
      "{}",
      "[]",
      "{'descr'",
      "{'descr': '<f4'}",
      "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': ()}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (), 'more': 1}",
      Dictionary("<f4", "(1"),
      Dictionary("<f4", "(1 2)"),
      Dictionary("<f4", "(-1,)"),
      Dictionary("<f4", "(1.0,)"),
      Dictionary("<f4", "(0x1,)"),
      Dictionary("<f4", "(,)"),
      Dictionary("<f4", "5"),
      Dictionary("<f4", "(9223372036854775808,)"),
      Dictionary("f4", "(1,)"),
      Dictionary("", "(1,)"),
      Dictionary("<f4", "(1,)", "Perhaps"),
      Dictionary("<f4", "(1,)") + " import os",
      std::string(100, '{'),
  };
  for (const std::string& header : headers) {
    EXPECT_EQ(Parse(File(header, "1234")).status().code(), StatusCode::kInvalidArgument) << header;
  }
}

TEST(ParseNpy, RefusesHugeShapesWithoutTakingMemory) {
  for (const char* shape : {"(4611686018427387904, 4)", "(9223372036854775807,)",
                            "(4294967296, 4294967296)", "(1000000000000,)"}) {
    EXPECT_FALSE(Parse(File(Dictionary("<f8", shape), "12345678")).ok()) << shape;
    EXPECT_FALSE(Parse(File(Dictionary("<f8", shape, "True"), "12345678")).ok()) << shape;
  }
  // Nothing, but of sizes whose product would overflow.
  EXPECT_TRUE(Parse(File(Dictionary("<f8", "(0, 9223372036854775807, 8)", "True"))).ok());
  std::string ones = "(";
  for (int i = 0; i < 65; ++i) ones += "1,";
  EXPECT_NE(
      Parse(File(Dictionary("|u1", ones + ")"), "1")).status().message().find("rank above 64"),
      std::string::npos);
}

TEST(ParseNpy, RefusesWhatIsCutShortOrTooLong) {
  const std::string whole = File(Dictionary("<f4", "(2,)"), "12345678");
  EXPECT_TRUE(Parse(whole).ok());
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(Parse(whole.substr(0, size)).ok());
  EXPECT_EQ(Parse(whole + "9").status().message(),
            ".npy file of tensor<2xf32> has 9 bytes of elements, needs 8");
  std::string lying = whole;
  lying[6] = 2;  // version 2 has four bytes of length: here far too many
  EXPECT_FALSE(Parse(lying).ok());
  lying[6] = 9;
  EXPECT_EQ(Parse(lying).status().code(), StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace lockstep::arrays
