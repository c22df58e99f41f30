// SPDX-License-Identifier: Apache-2.0
// The precision of factors that a dot algorithm asks for.
#pragma once

#include <string>

#include "lockstep/interpret/kernels/factor_rounding.h"
#include "lockstep/ir/module.h"

namespace lockstep::runtime::cpu::matmul {

using interpret::kernels::RoundFactor;
using interpret::kernels::RoundToBf16;

// Null where factors are used as they are.
struct FactorPrecision {
  RoundFactor lhs = nullptr, rhs = nullptr;
};

// What `op` (dot_general, dot, convolution) asks for. False with `reason` for a type that is not
// known.
bool FactorPrecisionOf(const ir::Module& module, ir::OpId op, FactorPrecision* precision,
                       std::string* reason);

}  // namespace lockstep::runtime::cpu::matmul
