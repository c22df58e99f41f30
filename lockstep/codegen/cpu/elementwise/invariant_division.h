// SPDX-License-Identifier: Apache-2.0
// Division of many floats by one and the same, without the divider: the bits of a division, in half
// of its time.
#pragma once

#include <string>

#include "lockstep/codegen/cpu/ir_text.h"

namespace lockstep::codegen::cpu {

// What is known of a divisor before the loops, in all lanes.
struct InvariantDivisor {
  std::string value, minus, reciprocal;
  std::string range;  // of the bits of what may be divided
  std::string zero;   // the bits of a zero that may be
};
InvariantDivisor EmitInvariantDivisor(FunctionText& f, const std::string& value);

// x / divisor. REQUIRES: lanes are those of EmitInvariantDivisor.
std::string EmitInvariantDivision(FunctionText& f, const std::string& x,
                                  const InvariantDivisor& divisor);

}  // namespace lockstep::codegen::cpu
