// SPDX-License-Identifier: Apache-2.0
// What elementwise.cc is made of: the ops of each family of dtypes. Between the families lie only
// convert, compare, select and complex.
#pragma once

#include <string>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/program/externals.h"

namespace lockstep::codegen::cpu {

// `op` of arguments of one dtype of the family.
Lanes FloatOp(FunctionText& f, ir::ElementwiseOp op, DType result, const std::vector<Lanes>& in);
Lanes IntegerOp(FunctionText& f, ir::ElementwiseOp op, DType result,
                const std::vector<Lanes>& in);  // and i1
Lanes ComplexOp(FunctionText& f, ir::ElementwiseOp op, DType result, const std::vector<Lanes>& in);

// A call of program::kApply for the lanes at hand: `arguments` and `out` are pointers to arrays.
void EmitApply(FunctionText& f, ir::ElementwiseOp op, program::CallLane lane,
               const std::vector<std::string>& arguments, const std::string& out);

}  // namespace lockstep::codegen::cpu
