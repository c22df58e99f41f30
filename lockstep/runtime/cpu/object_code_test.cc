// SPDX-License-Identifier: Apache-2.0
// Object code that is no object, and objects with damaged bytes.
#include "lockstep/runtime/cpu/object_code.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "lockstep/base/files.h"

namespace lockstep::runtime::cpu {
namespace {

std::vector<std::byte> Bytes(const std::string& text) {
  const auto raw = std::as_bytes(std::span(text));
  return {raw.begin(), raw.end()};
}

TEST(ObjectCodeTest, RefusesWhatIsNoObject) {
  for (const std::string& text : {std::string(),
                                  std::string("\x7F"
                                              "ELF"),
                                  std::string(64, 'x')}) {
    const auto loaded = ObjectCode::Load(Bytes(text), {});
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.status().code(), StatusCode::kInvalidArgument);
  }
}

TEST(ObjectCodeTest, RefusesAProgramThatIsNoRelocatableObject) {
  const auto self = base::ReadFile("/proc/self/exe");
  ASSERT_TRUE(self.ok());
  const auto loaded = ObjectCode::Load(Bytes(*self), {});
  ASSERT_FALSE(loaded.ok());
  EXPECT_NE(loaded.status().message().find("no relocatable object"), std::string::npos);
}

}  // namespace
}  // namespace lockstep::runtime::cpu
