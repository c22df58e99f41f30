// SPDX-License-Identifier: Apache-2.0
// The targets of custom_call that the interpreter knows, by name.
#pragma once

#include <string>
#include <string_view>

#include "lockstep/expand/custom_calls.h"
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

// Whether the target only says where arrays lie, and hands its operands on.
bool IsPlacement(std::string_view name);

using expand::BackendConfig;
using expand::ConfigNumber;
using expand::CountsReason;

}  // namespace lockstep::interpret
