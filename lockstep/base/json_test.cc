// SPDX-License-Identifier: Apache-2.0
// JSON: what is read, what is refused.
#include "lockstep/base/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace lockstep::base {
namespace {

TEST(ParseJson, ReadsValues) {
  const auto value = ParseJson(R"({"a": [1, -2.5, "x\u00e9"], "b": {"c": null}})").value();
  EXPECT_EQ(value["a"][0], 1);
  EXPECT_EQ(value["a"][2], "x\xC3\xA9");
  EXPECT_TRUE(value["b"]["c"].is_null());
  EXPECT_EQ(JsonText(value), R"({"a":[1,-2.5,"xé"],"b":{"c":null}})");
}

TEST(ParseJson, SaysWhereItStops) {
  for (const char* text : {"", "{", "[1,]", "{\"a\":}", "1 2", "nul", "\"\xFF\"", "1e999", "[1"}) {
    const auto result = ParseJson(text);
    EXPECT_EQ(result.status().code(), StatusCode::kInvalidArgument) << text;
    EXPECT_NE(result.status().message().find("not JSON at byte"), std::string::npos)
        << result.status();
  }
}

TEST(ParseJson, RefusesDuplicateKeysInOneObject) {
  EXPECT_EQ(ParseJson(R"({"a": 1, "a": 2})").status().message(), "JSON object with key 'a' twice");
  EXPECT_TRUE(ParseJson(R"([{"a": 1}, {"a": {"a": 2}}])").ok());
}

TEST(ParseJson, LimitsDepthAndSize) {
  const std::string deep = std::string(1000000, '[') + std::string(1000000, ']');
  EXPECT_EQ(ParseJson(deep).status().code(), StatusCode::kResourceExhausted);
  EXPECT_TRUE(ParseJson("[[[1]]]", {.max_depth = 3}).ok());
  EXPECT_FALSE(ParseJson("[[[1]]]", {.max_depth = 2}).ok());
  EXPECT_EQ(ParseJson("[1, 2]", {.max_bytes = 5}).status().code(), StatusCode::kResourceExhausted);
}

TEST(JsonText, ReplacesBytesThatAreNotText) {
  EXPECT_EQ(JsonText(nlohmann::json("\xFF")), "\"\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace lockstep::base
