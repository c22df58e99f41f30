// SPDX-License-Identifier: Apache-2.0
// .safetensors files that are wrong or hostile.
#include "lockstep/arrays/safetensors.h"

#include <gtest/gtest.h>

namespace lockstep::arrays {
namespace {

std::string WithLength(uint64_t length, const std::string& rest) {
  std::string text(8, '\0');
  for (int i = 0; i < 8; ++i) text[static_cast<size_t>(i)] = static_cast<char>(length >> (8 * i));
  return text + rest;
}

std::string File(const std::string& header, const std::string& data = "") {
  return WithLength(header.size(), header + data);
}

Result<SafetensorsFile> Parse(const std::string& text) {
  const auto owner = std::make_shared<const std::string>(text);
  return ParseSafetensors(std::as_bytes(std::span(*owner)), owner);
}

std::string Tensor(const std::string& name, const std::string& type, const std::string& shape,
                   const std::string& offsets) {
  return "\"" + name + "\":{\"dtype\":\"" + type + "\",\"shape\":" + shape +
         ",\"data_offsets\":" + offsets + "}";
}

std::string MessageOf(const std::string& text) {
  return std::string(Parse(text).status().message());
}

TEST(ParseSafetensors, ReadsTheSimplest) {
  const auto file = Parse(File(
      "{" + Tensor("a", "U8", "[2]", "[1,3]") + "," + Tensor("b", "BOOL", "[]", "[0,1]") + "}  ",
      "\x07xy"));
  ASSERT_TRUE(file.ok()) << file.status();
  ASSERT_EQ(file->arrays.size(), 2u);
  EXPECT_EQ(file->arrays[0].name, "b");  // in the order of the bytes
  EXPECT_EQ(file->arrays[0].value.ToString(), "i1[] true");
  EXPECT_EQ(file->arrays[1].value.ToString(), "ui8[2] {120, 121}");
  EXPECT_TRUE(Parse(File("{}")).ok());
  EXPECT_EQ(Parse(File(R"({"__metadata__":{"k":"v"}})"))->metadata.at("k"), "v");
}

TEST(ParseSafetensors, RefusesLyingLengths) {
  for (const uint64_t length : {uint64_t{3}, uint64_t{1} << 20, uint64_t{1} << 40, ~uint64_t{0}}) {
    EXPECT_FALSE(Parse(WithLength(length, "{}")).ok()) << length;
  }
  EXPECT_FALSE(Parse("").ok());
  EXPECT_FALSE(Parse(WithLength(0, "")).ok());
}

TEST(ParseSafetensors, RefusesBadHeaders) {
  const std::string good = Tensor("a", "U8", "[1]", "[0,1]");
  const std::vector<std::string> headers = {
      "",
      " {}",
      "[]",
      "{",
      "{\"a\":1}",
      "{\"a\":{}}",
      "{" + good + "," + good + "}",
      "{" + good.substr(0, good.size() - 1) + ",\"more\":1}}",
      "{" + Tensor("a", "U8", "[-1]", "[0,1]") + "}",
      "{" + Tensor("a", "U8", "[1.0]", "[0,1]") + "}",
      "{" + Tensor("a", "U8", "1", "[0,1]") + "}",
      "{" + Tensor("a", "U8", "[[1]]", "[0,1]") + "}",
      "{" + Tensor("a", "U8", "[1]", "[0]") + "}",
      "{" + Tensor("a", "U8", "[1]", "[0,1,1]") + "}",
      "{" + Tensor("a", "U8", "[1]", "[1,0]") + "}",
      "{" + Tensor("a", "U8", "[1]", "[0,18446744073709551615]") + "}",
      "{" + Tensor("a", "F32", "[1]", "[0,1]") + "}",
      "{" + Tensor("a\\u0000b", "U8", "[1]", "[0,1]") + "}",
      "{" + Tensor("", "U8", "[1]", "[0,1]") + "}",
      "{\"__metadata__\":{\"k\":1}," + good + "}",
      "{\"__metadata__\":3," + good + "}",
      "{\"a\":" + std::string(100000, '[') + std::string(100000, ']') + "}",
  };
  ASSERT_TRUE(Parse(File("{" + good + "}", "x")).ok());
  for (const std::string& header : headers) {
    EXPECT_FALSE(Parse(File(header, "x")).ok()) << header.substr(0, 200);
  }
}

TEST(ParseSafetensors, RefusesHugeShapes) {
  for (const char* shape : {"[4294967296,4294967296,4]", "[9223372036854775807]",
                            "[4611686018427387904]", "[18446744073709551615]"}) {
    EXPECT_FALSE(Parse(File("{" + Tensor("a", "F32", shape, "[0,4]") + "}", "1234")).ok()) << shape;
  }
  std::string ones = "[1";
  for (int i = 0; i < 64; ++i) ones += ",1";
  EXPECT_FALSE(Parse(File("{" + Tensor("a", "U8", ones + "]", "[0,1]") + "}", "1")).ok());
}

TEST(ParseSafetensors, RefusesOverlapsGapsAndLeftovers) {
  const auto two = [](const std::string& first, const std::string& second,
                      const std::string& data) {
    return File(
        "{" + Tensor("a", "U8", "[2]", first) + "," + Tensor("b", "U8", "[2]", second) + "}", data);
  };
  EXPECT_TRUE(Parse(two("[0,2]", "[2,4]", "1234")).ok());
  EXPECT_EQ(MessageOf(two("[0,2]", "[1,3]", "123")),
            "array 'b': begins at byte 1 of the data, inside another array; expected 2");
  EXPECT_EQ(MessageOf(two("[0,2]", "[3,5]", "12345")),
            "array 'b': begins at byte 3 of the data, after a gap; expected 2");
  EXPECT_EQ(MessageOf(two("[0,2]", "[0,2]", "12")),
            "array 'b': begins at byte 0 of the data, inside another array; expected 2");
  EXPECT_EQ(MessageOf(two("[0,2]", "[2,4]", "123")),
            "the arrays take 4 bytes, the file holds 3: it is cut short");
  EXPECT_EQ(MessageOf(two("[0,2]", "[2,4]", "12345")), "the arrays take 4 bytes, the file holds 5");
}

TEST(ParseSafetensors, SaysWhichTypesItDoesNotHave) {
  EXPECT_EQ(MessageOf(File("{" + Tensor("a", "F4", "[2]", "[0,1]") + "}", "x")),
            "array 'a': element type 'F4' has no agreed order of its packed bits");
  EXPECT_EQ(MessageOf(File("{" + Tensor("a", "", "[1]", "[0,1]") + "}", "x")),
            "array 'a': element type '' is not known");
}

}  // namespace
}  // namespace lockstep::arrays
