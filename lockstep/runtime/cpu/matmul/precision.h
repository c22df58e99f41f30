// SPDX-License-Identifier: Apache-2.0
// The precision of factors that a dot algorithm asks for.
#pragma once

#include <string>

#include "lockstep/ir/module.h"

namespace lockstep::runtime::cpu::matmul {

// Brings a factor to a lower precision.
using RoundFactor = double (*)(double);

// Null where factors are used as they are.
struct FactorPrecision {
  RoundFactor lhs = nullptr, rhs = nullptr;
};

double RoundToBf16(double x);

// What `op` (dot_general, dot, convolution) asks for. False with `reason` for a type that is not
// known.
bool FactorPrecisionOf(const ir::Module& module, ir::OpId op, FactorPrecision* precision,
                       std::string* reason);

}  // namespace lockstep::runtime::cpu::matmul
