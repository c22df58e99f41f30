// SPDX-License-Identifier: Apache-2.0
// One elementwise op on registers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/dtype.h"
#include "lockstep/ir/module.h"

namespace lockstep::codegen::cpu {

// Elements in registers. `re` is the value; `im` is only used by complex dtypes. Small floats are
// held as floats that they represent exactly, i1 as i1, narrow integers as i8.
struct Lanes {
  DType dtype = DType::kF32;
  std::string re, im;
};

// The LLVM type of a register's element ("float" for bf16), and of one element in memory ("i16").
std::string_view RegisterType(DType dtype);
std::string_view MemoryType(DType dtype);

// Between the two. Complex numbers are taken apart by who loads them.
std::string FromMemory(FunctionText& f, DType dtype, const std::string& raw);
std::string ToMemory(FunctionText& f, DType dtype, const std::string& value);

// A constant in all lanes. `element` is one element as a Literal stores it.
Lanes EmitConstant(FunctionText& f, DType dtype, std::span<const std::byte> element);

// `opcode` of the arguments. `result` is the dtype of the result; `op` has the attributes, if the
// opcode has any.
Lanes EmitElementwise(FunctionText& f, const ir::Module& module, ir::OpId op, ir::Opcode opcode,
                      DType result, const std::vector<Lanes>& arguments);

Lanes EmitConvert(FunctionText& f, const Lanes& value, DType to);

// A value that was computed in float as the nearest one of a small float type.
std::string RoundTo(FunctionText& f, DType dtype, const std::string& value);

// A function of the runtime that works on arrays of numbers: those of `type` ("float", "i64") in
// and of `result_type` out. `is_unsigned` chooses between lanes of integers.
std::string EmitLibraryCall(FunctionText& f, ir::ElementwiseOp op, std::string_view type,
                            const std::vector<std::string>& arguments, std::string_view result_type,
                            bool is_unsigned = false);

}  // namespace lockstep::codegen::cpu
