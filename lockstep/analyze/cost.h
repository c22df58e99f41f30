// SPDX-License-Identifier: Apache-2.0
// What a program computes and moves, counted from its ops.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "lockstep/ir/module.h"

namespace lockstep::analyze {

// Figures of one execution. A fused multiply-add counts as two FLOPs; a transcendental function is
// counted apart, once per element; integer arithmetic counts like float arithmetic. Bytes are those
// of every operand read and every result written once, op by op, as if nothing were fused.
struct Cost {
  double flops = 0;
  double transcendentals = 0;
  double bytes = 0;
  // Loops whose number of trips is not known were counted as one trip.
  int64_t loops_counted_once = 0;

  Cost& operator+=(const Cost& other);
};

// One op with its regions. Calls include the callee.
Cost CostOfOp(const ir::Module& module, ir::OpId op);

// The whole function. REQUIRES: the module verifies (calls do not recurse).
Cost CostOfFunction(const ir::Module& module, ir::FunctionId function);

// Bytes of the arrays of a type; 0 for tokens and for what is dynamic.
double SizeBytes(const Type& type);

// How often each op stands in the functions that `function` reaches, by name.
std::map<std::string_view, int64_t> CountOps(const ir::Module& module, ir::FunctionId function);

}  // namespace lockstep::analyze
