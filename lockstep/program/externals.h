// SPDX-License-Identifier: Apache-2.0
// What generated code may call: the contract between codegen, which writes the calls, and runtime,
// which has the functions.
#pragma once

#include <cstdint>

namespace lockstep::program {

// Lanes of numbers that library functions work on.
enum class CallLane : int32_t { kBool, kI32, kI64, kU32, kU64, kF32, kF64, kC64, kC128 };

// void ls_apply(i32 opcode, i32 lane, ptr a, ptr b, ptr c, ptr result, i64 count)
//   result[i] = op(a[i], b[i], c[i]); arguments that the op has not are null.
inline constexpr char kApply[] = "ls_apply";
// void ls_convert(i32 from, ptr elements, i32 to, ptr results, i64 count)
//   stablehlo.convert between arrays of any two dtypes, given by their DType.
inline constexpr char kConvert[] = "ls_convert";
// void ls_reduce_precision(i32 dtype, i32 exponent_bits, i32 mantissa_bits, ptr a, ptr result,
//                          i64 count)
//   stablehlo.reduce_precision of f32 or f64, as `dtype`, a DType, says.
inline constexpr char kReducePrecision[] = "ls_reduce_precision";

}  // namespace lockstep::program
