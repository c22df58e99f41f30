// SPDX-License-Identifier: Apache-2.0
// Contractions of any dtype by plain loops: the last candidate of dot and convolution.
#pragma once

#include <string>

#include "lockstep/base/threads.h"
#include "lockstep/dtype.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/precision.h"

namespace lockstep::runtime::cpu::matmul {

struct ReferenceTypes {
  DType a = DType::kF32, b = DType::kF32, c = DType::kF32;
  RoundFactor round_a = nullptr, round_b = nullptr;  // real floats only
};

// The types of a dot or convolution. False with `reason` for those that are not contracted here.
bool ReferenceTypesOf(const ir::Module& module, ir::OpId op, ReferenceTypes* types,
                      std::string* reason);

// Empty when products of the types can be stored, else why not: the factors must be of one class
// (float, complex, integer, bool) and the result of it, or a float where they are integers.
std::string WhyNotContract(const ReferenceTypes& types);

// Real floats are multiplied and added in double and rounded once, complex numbers likewise part by
// part; integers wrap; bool is or of ands. REQUIRES: WhyNotContract(types) is empty.
void ReferenceContract(const Contraction& contraction, const ReferenceTypes& types, const void* a,
                       const void* b, void* c, base::ThreadPool& pool);

}  // namespace lockstep::runtime::cpu::matmul
