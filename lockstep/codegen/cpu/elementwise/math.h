// SPDX-License-Identifier: Apache-2.0
// Transcendental functions of float, as polynomials in double on all lanes: so wide an intermediate
// makes nearly every result the correctly rounded one, and the same on every processor.
#pragma once

#include <string>
#include <vector>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/ir/opcode.h"

namespace lockstep::codegen::cpu {

// Whether `op` of floats has such a function.
bool HasMathFunction(ir::ElementwiseOp op);

// Emits the value of `op` for float arguments. REQUIRES: HasMathFunction.
std::string EmitMathFunction(FunctionText& f, ir::ElementwiseOp op,
                             const std::vector<std::string>& arguments);

}  // namespace lockstep::codegen::cpu
