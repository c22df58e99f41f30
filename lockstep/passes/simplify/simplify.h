// SPDX-License-Identifier: Apache-2.0
// Pass: algebraic rules, family by family, until none applies.
//
//   %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
//   %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
// becomes %x.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/passes/pass.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct SimplifyOpsOptions {
  const std::set<std::string>* disabled_rules = nullptr;  // null: none
  bool fold_constants = true;
  // Whether x + 0 is x although it turns -0 into 0, and the like.
  bool ignore_signed_zeros = false;
  // Whether arithmetic may be taken to give no NaN and no infinity.
  bool assume_finite = false;
  int64_t max_constant_bytes = int64_t{1} << 20;
  // Applications of rules per op that the module had; a cycle of rules ends here.
  int64_t max_applications_per_op = 64;
  double max_seconds = 60;
  RuleCounts* counts = nullptr;   // null: not counted
  bool* out_of_budget = nullptr;  // set when a budget ended it
};

// Rules keep NaN, infinities and the sign of zero unless the options say otherwise; they may
// re-associate constants and change the order of sums.
Result<bool> SimplifyOps(ir::Module& module, const SimplifyOpsOptions& options);

// The names of all rules, sorted.
std::vector<std::string_view> RuleNames();

}  // namespace lockstep::passes
