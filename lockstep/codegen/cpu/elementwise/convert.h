// SPDX-License-Identifier: Apache-2.0
// Between dtypes, and between memory and registers.
#pragma once

#include <string>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"

namespace lockstep::codegen::cpu {

// stablehlo.reduce_precision of a float in a register.
std::string ReducePrecision(FunctionText& f, DType dtype, int exponent_bits, int mantissa_bits,
                            const std::string& value);

}  // namespace lockstep::codegen::cpu
