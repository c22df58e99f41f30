// SPDX-License-Identifier: Apache-2.0
#include "lockstep/text/value_names.h"

#include <gtest/gtest.h>

#include <deque>
#include <string>

namespace lockstep::text {
namespace {

ir::ValueId Value(uint32_t index) { return {index}; }

TEST(ValueNamesTest, KeepsNumbersAndNamesApart) {
  ValueNames names;
  EXPECT_TRUE(names.Define("0", Value(10), 1));
  EXPECT_TRUE(names.Define("00", Value(11), 2));
  EXPECT_TRUE(names.Define("arg0", Value(12), 1));
  EXPECT_TRUE(names.Define("4000000", Value(13), 1));
  EXPECT_FALSE(names.Define("0", Value(14), 1));
  EXPECT_FALSE(names.Define("4000000", Value(14), 1));
  EXPECT_EQ(names.Find("0").first, Value(10));
  EXPECT_EQ(names.Find("00").count, 2u);
  EXPECT_EQ(names.Find("arg0").first, Value(12));
  EXPECT_EQ(names.Find("4000000").first, Value(13));
  EXPECT_EQ(names.Find("1").count, 0u);
  EXPECT_EQ(names.Find("arg").count, 0u);
  EXPECT_EQ(names.Find("99999999999").count, 0u);
}

TEST(ValueNamesTest, ForgetsInnerScopesAlsoAcrossGrowth) {
  ValueNames names;
  std::deque<std::string> texts;
  const auto define = [&](const std::string& text, uint32_t index) {
    return names.Define(texts.emplace_back(text), Value(index), 1);
  };
  for (uint32_t i = 0; i < 30; ++i) EXPECT_TRUE(define("outer" + std::to_string(i), i));
  const size_t scope = names.OpenScope();
  for (uint32_t round = 0; round < 3; ++round) {
    for (uint32_t i = 0; i < 3000; ++i) {
      EXPECT_TRUE(define("inner" + std::to_string(i), 100 + i));
      EXPECT_TRUE(define(std::to_string(i), 9000 + i));
    }
    EXPECT_EQ(names.Find("inner2999").first, Value(3099));
    EXPECT_EQ(names.Find("2999").first, Value(11999));
    names.CloseScope(scope);
    EXPECT_EQ(names.Find("inner2999").count, 0u);
    EXPECT_EQ(names.Find("2999").count, 0u);
  }
  for (uint32_t i = 0; i < 30; ++i) {
    EXPECT_EQ(names.Find("outer" + std::to_string(i)).first, Value(i));
  }
}

}  // namespace
}  // namespace lockstep::text
