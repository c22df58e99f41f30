// SPDX-License-Identifier: Apache-2.0
// Custom calls as their callers write them: configuration and counts of arrays, for all targets;
// and ApproxTopK, which is a sort of which the first entries stay.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/ir/module.h"

namespace lockstep::expand {

// What the caller gives the target: backend_config of api_version 4, or the attribute
// mhlo.backend_config that stands in its place. An empty one when there is none.
const ir::Dictionary& BackendConfig(const ir::Module& module, ir::OpId op);

// An entry of the configuration that is a number or a bool.
std::optional<int64_t> ConfigNumber(const ir::Module& module, ir::OpId op, std::string_view name);

// "" or that the op must have so many operands and results, all of them arrays.
std::string CountsReason(const ir::Module& module, ir::OpId op, size_t operands, size_t results);

// The first entries along a dimension in the order of a function (a0, b0, a1, b1, ..) -> i1:
// exactly, which any recall_target allows. Operands are arrays and then as many initial values,
// which are not needed.
struct ApproxTopK {
  int64_t dimension = 0;
  ir::FunctionId comparator;
  // XLA sorts and leaves equal entries as its sort does; only for the largest f32 it has a
  // function of its own, which keeps their order.
  bool is_stable = false;
};

// Why this use of the target is none; empty when it is.
std::string ApproxTopKReason(const ir::Module& module, ir::OpId op);
// REQUIRES: ApproxTopKReason gave none.
ApproxTopK ApproxTopKOf(const ir::Module& module, ir::OpId op);

// Whether the table of expansions has something for this custom call.
bool HasExpansion(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::expand
