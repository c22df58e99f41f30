// SPDX-License-Identifier: Apache-2.0
// The targets of custom_call that the interpreter knows, by name.
#pragma once

#include <string>
#include <string_view>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

struct CustomCallTarget {
  std::string_view name;
  // Why this use of the target cannot be evaluated; empty when it can.
  std::string (*unsupported_reason)(const ir::Module& module, ir::OpId op);
  // REQUIRES: unsupported_reason gave none.
  Results (*evaluate)(const OpCall& call);
};

// Null for a target that is unknown.
const CustomCallTarget* FindCustomCallTarget(std::string_view name);

// What the caller gives the target: backend_config of api_version 4, or the attribute
// mhlo.backend_config that stands in its place. An empty one when there is none.
const ir::Dictionary& BackendConfig(const ir::Module& module, ir::OpId op);

// An entry of the configuration that is a number or a bool.
std::optional<int64_t> ConfigNumber(const ir::Module& module, ir::OpId op, std::string_view name);

// "" or that the op must have so many operands and results, all of them arrays.
std::string CountsReason(const ir::Module& module, ir::OpId op, size_t operands, size_t results);

}  // namespace lockstep::interpret
