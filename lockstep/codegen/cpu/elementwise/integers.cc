// SPDX-License-Identifier: Apache-2.0
// Elementwise ops of integers and booleans.
#include "lockstep/codegen/cpu/elementwise/arithmetic.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;

// Narrow types keep their bits in an i8, sign-extended or zero-extended.
std::string Wrap(FunctionText& f, DType dtype, const std::string& value) {
  const int unused = 8 - BitWidth(dtype);
  if (IsBool(dtype) || unused <= 0) return value;
  if (!IsSignedInteger(dtype)) {
    return f.Binary("and", "i8", value, f.SplatInt("i8", (1 << BitWidth(dtype)) - 1));
  }
  const std::string shift = f.SplatInt("i8", unused);
  return f.Binary("ashr", "i8", f.Binary("shl", "i8", value, shift), shift);
}

// Quotient or remainder with the specification's answers for 0 and for the smallest number by -1.
std::string DivideIntegers(FunctionText& f, bool is_remainder, DType dtype, std::string_view type,
                           const std::string& a, const std::string& b) {
  const std::string zero = f.SplatInt(type, 0), one = f.SplatInt(type, 1);
  const std::string by_zero = f.Compare("eq", type, b, zero);
  std::string divisor = f.Select(by_zero, type, one, b);
  std::string overflows;
  if (IsSignedInteger(dtype)) {
    const std::string by_minus_one = f.Compare("eq", type, b, f.SplatInt(type, -1));
    divisor = f.Select(by_minus_one, type, one, divisor);
    overflows = by_minus_one;
  }
  const std::string op =
      std::string(IsSignedInteger(dtype) ? "s" : "u") + (is_remainder ? "rem" : "div");
  std::string value = f.Binary(op, type, a, divisor);
  if (is_remainder) {
    // a rem -1 is 0, which a rem 1 is too; a rem 0 is a.
    return f.Select(by_zero, type, a, value);
  }
  if (!overflows.empty()) {
    value = f.Select(overflows, type, f.Binary("sub", type, zero, a), value);
  }
  return f.Select(by_zero, type, f.SplatInt(type, -1), value);
}

std::string ShiftIntegers(FunctionText& f, ElementwiseOp op, DType dtype, std::string_view type,
                          const std::string& a, const std::string& b) {
  const int width = BitWidth(dtype);
  const std::string fits = f.Compare("ult", type, b, f.SplatInt(type, width));
  const std::string amount = f.Select(fits, type, b, f.SplatInt(type, 0));
  if (op == ElementwiseOp::kShiftRightArithmetic) {
    const std::string most = f.Select(fits, type, b, f.SplatInt(type, width - 1));
    // An unsigned narrow number has its sign in the middle of the byte.
    std::string signed_a = a;
    if (!IsSignedInteger(dtype) && width < 8) {
      const std::string unused = f.SplatInt(type, 8 - width);
      signed_a = f.Binary("ashr", type, f.Binary("shl", type, a, unused), unused);
    }
    return f.Binary("ashr", type, signed_a, most);
  }
  std::string value;
  if (op == ElementwiseOp::kShiftLeft) {
    value = f.Binary("shl", type, a, amount);
  } else {
    std::string bits = a;
    if (width < 8) bits = f.Binary("and", type, a, f.SplatInt(type, (1 << width) - 1));
    value = f.Binary("lshr", type, bits, amount);
  }
  return f.Select(fits, type, value, f.SplatInt(type, 0));
}

std::string CountBits(FunctionText& f, bool leading_zeros, DType dtype, std::string_view type,
                      const std::string& x) {
  const int width = BitWidth(dtype);
  std::string bits = x;
  if (width < 8) bits = f.Binary("and", type, x, f.SplatInt(type, (1 << width) - 1));
  if (!leading_zeros) return f.Intrinsic("ctpop", type, {bits});
  const std::string lanes = f.Type(type), name = "@llvm.ctlz" + f.Suffix(type);
  f.module().Declare("declare " + lanes + " " + name + "(" + lanes + ", i1)");
  const std::string count =
      f.Emit("call " + lanes + " " + name + "(" + lanes + " " + bits + ", i1 false)");
  if (width >= 8) return count;
  return f.Binary("sub", type, count, f.SplatInt(type, 8 - width));
}

// The upper half of a product of twice the width.
std::string MultiplyHigh(FunctionText& f, DType dtype, std::string_view type, const std::string& a,
                         const std::string& b) {
  const std::string_view wide = BitWidth(dtype) <= 32 ? "i64" : "i128";
  const std::string extend = IsSignedInteger(dtype) ? "sext" : "zext";
  const std::string product =
      f.Binary("mul", wide, f.Cast(extend, type, a, wide), f.Cast(extend, type, b, wide));
  const std::string high = f.Binary("lshr", wide, product, f.SplatInt(wide, BitWidth(dtype)));
  return f.Cast("trunc", wide, high, type);
}

std::string Integer(FunctionText& f, ElementwiseOp op, DType dtype, std::string_view type,
                    const std::vector<std::string>& in) {
  const std::string sign = IsSignedInteger(dtype) ? "s" : "u";
  switch (op) {
    case ElementwiseOp::kAdd:
      return f.Binary("add", type, in[0], in[1]);
    case ElementwiseOp::kSubtract:
      return f.Binary("sub", type, in[0], in[1]);
    case ElementwiseOp::kMultiply:
      return f.Binary("mul", type, in[0], in[1]);
    case ElementwiseOp::kChloSquare:
      return f.Binary("mul", type, in[0], in[0]);
    case ElementwiseOp::kDivide:
      return DivideIntegers(f, false, dtype, type, in[0], in[1]);
    case ElementwiseOp::kRemainder:
      return DivideIntegers(f, true, dtype, type, in[0], in[1]);
    case ElementwiseOp::kMaximum:
      return f.Intrinsic(sign + "max", type, {in[0], in[1]});
    case ElementwiseOp::kMinimum:
      return f.Intrinsic(sign + "min", type, {in[0], in[1]});
    case ElementwiseOp::kClamp: {
      const std::string low = f.Intrinsic(sign + "max", type, {in[1], in[0]});
      return f.Intrinsic(sign + "min", type, {low, in[2]});
    }
    case ElementwiseOp::kAnd:
      return f.Binary("and", type, in[0], in[1]);
    case ElementwiseOp::kOr:
      return f.Binary("or", type, in[0], in[1]);
    case ElementwiseOp::kXor:
      return f.Binary("xor", type, in[0], in[1]);
    case ElementwiseOp::kNot:
      return f.Binary("xor", type, in[0], f.SplatInt(type, -1));
    case ElementwiseOp::kNegate:
      return f.Binary("sub", type, f.SplatInt(type, 0), in[0]);
    case ElementwiseOp::kAbs: {
      if (!IsSignedInteger(dtype)) return in[0];
      const std::string negative = f.Compare("slt", type, in[0], f.SplatInt(type, 0));
      return f.Select(negative, type, f.Binary("sub", type, f.SplatInt(type, 0), in[0]), in[0]);
    }
    case ElementwiseOp::kSign: {
      const std::string zero = f.SplatInt(type, 0), one = f.SplatInt(type, 1);
      const std::string up = f.Compare(sign + "gt", type, in[0], zero);
      const std::string rest =
          IsSignedInteger(dtype)
              ? f.Select(f.Compare("slt", type, in[0], zero), type, f.SplatInt(type, -1), zero)
              : zero;
      return f.Select(up, type, one, rest);
    }
    case ElementwiseOp::kShiftLeft:
    case ElementwiseOp::kShiftRightArithmetic:
    case ElementwiseOp::kShiftRightLogical:
      return ShiftIntegers(f, op, dtype, type, in[0], in[1]);
    case ElementwiseOp::kChloMulhi:
      return MultiplyHigh(f, dtype, type, in[0], in[1]);
    case ElementwiseOp::kCountLeadingZeros:
    case ElementwiseOp::kPopcnt:
      return CountBits(f, op == ElementwiseOp::kCountLeadingZeros, dtype, type, in[0]);
    default:
      break;
  }
  // In lanes of 32 or 64 bits.
  const std::string_view wide = BitsOf(type) == 32 ? "i32" : "i64";
  const std::string extend = IsSignedInteger(dtype) ? "sext" : "zext";
  std::vector<std::string> arguments = in;
  if (BitsOf(type) < 32) {
    for (std::string& argument : arguments) argument = f.Cast(extend, type, argument, wide);
  }
  const std::string value = EmitLibraryCall(f, op, wide, arguments, wide, !IsSignedInteger(dtype));
  return BitsOf(type) < 32 ? f.Cast("trunc", wide, value, type) : value;
}

// i1: add is or, multiply is and; false comes before true.
std::string Bool(FunctionText& f, ElementwiseOp op, const std::vector<std::string>& in) {
  switch (op) {
    case ElementwiseOp::kAdd:
    case ElementwiseOp::kMaximum:
    case ElementwiseOp::kOr:
      return f.Binary("or", "i1", in[0], in[1]);
    case ElementwiseOp::kMultiply:
    case ElementwiseOp::kMinimum:
    case ElementwiseOp::kAnd:
      return f.Binary("and", "i1", in[0], in[1]);
    case ElementwiseOp::kXor:
      return f.Binary("xor", "i1", in[0], in[1]);
    case ElementwiseOp::kNot:
      return f.Binary("xor", "i1", in[0], f.Splat("i1", "true"));
    case ElementwiseOp::kClamp:
      return f.Binary("and", "i1", f.Binary("or", "i1", in[1], in[0]), in[2]);
    default:
      return EmitLibraryCall(f, op, "i1", in, "i1");
  }
}

}  // namespace

Lanes IntegerOp(FunctionText& f, ElementwiseOp op, DType result, const std::vector<Lanes>& in) {
  const DType dtype = in[0].dtype;
  std::vector<std::string> values;
  for (const Lanes& lanes : in) values.push_back(lanes.re);
  if (IsBool(dtype)) return {result, Bool(f, op, values), ""};
  const std::string value = Integer(f, op, dtype, RegisterType(dtype), values);
  return {result, Wrap(f, dtype, value), ""};
}

}  // namespace lockstep::codegen::cpu
