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
// of every operand read and every result written once, op by op, as if nothing were fused. Sums
// stop at the largest number: none is infinite or wraps around.
struct Cost {
  double flops = 0;
  double transcendentals = 0;
  double bytes = 0;
  // Loops whose number of trips is not known were counted as one trip.
  int64_t loops_counted_once = 0;

  Cost& operator+=(const Cost& other);
};

// The whole function, callees included. Linear in the module, however often functions call the same
// ones. REQUIRES: the module verifies (calls neither recurse nor nest deeper than
// ir::kMaxNesting).
Cost CostOfFunction(const ir::Module& module, ir::FunctionId function);

// One op with its regions and the functions that it calls; an op of control flow alone moves no
// bytes. Linear in what it contains.
Cost CostOfOp(const ir::Module& module, ir::OpId op);

// Bytes of the arrays of a type; 0 for tokens and for what is dynamic.
double SizeBytes(const Type& type);

// How often each op stands in the functions that `function` reaches, by name.
std::map<std::string_view, int64_t> CountOps(const ir::Module& module, ir::FunctionId function);

}  // namespace lockstep::analyze
