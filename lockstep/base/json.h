// SPDX-License-Identifier: Apache-2.0
// JSON from outside: parsed with limits, duplicate keys refused, nothing thrown.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "lockstep/status.h"

namespace lockstep::base {

struct JsonLimits {
  size_t max_bytes = size_t{64} << 20;
  int max_depth = 64;
};

// Errors: InvalidArgument with the byte where the text stops being JSON, or naming the key that
// occurs twice in one object; ResourceExhausted beyond the limits.
Result<nlohmann::json> ParseJson(std::string_view text, const JsonLimits& limits = {});

// The text of `value`, on one line or indented. Bytes that are not UTF-8 become U+FFFD.
std::string JsonText(const nlohmann::json& value, int indent = -1);

}  // namespace lockstep::base
