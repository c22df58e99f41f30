// SPDX-License-Identifier: Apache-2.0
// Elementwise ops: floats, integers, booleans and complex numbers.
#include "lockstep/codegen/cpu/elementwise.h"

#include <complex>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/codegen/cpu/convert.h"
#include "lockstep/codegen/cpu/math.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/program/externals.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;
using program::CallLane;

bool IsSigned(DType dtype) { return IsSignedInteger(dtype); }

CallLane LaneOf(std::string_view type, bool is_unsigned) {
  if (type == "float") return CallLane::kF32;
  if (type == "double") return CallLane::kF64;
  if (type == "i1") return CallLane::kBool;
  if (BitsOf(type) == 32) return is_unsigned ? CallLane::kU32 : CallLane::kI32;
  return is_unsigned ? CallLane::kU64 : CallLane::kI64;
}

// --- Floats

std::string FloatUnary(FunctionText& f, ElementwiseOp op, std::string_view type,
                       const std::string& x) {
  const auto constant = [&](double value) { return f.Splat(type, FloatConstant(value)); };
  switch (op) {
    case ElementwiseOp::kAbs:
      return f.Intrinsic("fabs", type, {x});
    case ElementwiseOp::kNegate:
      return f.Emit("fneg " + f.Type(type) + " " + x);
    case ElementwiseOp::kSign: {
      const std::string is_number = f.Binary("and", "i1", f.Compare("une", type, x, constant(0)),
                                             f.Compare("ord", type, x, x));
      const std::string one = f.Intrinsic("copysign", type, {constant(1), x});
      return f.Select(is_number, type, one, x);
    }
    case ElementwiseOp::kCeil:
      return f.Intrinsic("ceil", type, {x});
    case ElementwiseOp::kFloor:
      return f.Intrinsic("floor", type, {x});
    case ElementwiseOp::kRoundNearestAfz:
      return f.Intrinsic("round", type, {x});
    case ElementwiseOp::kRoundNearestEven:
      return f.Intrinsic("roundeven", type, {x});
    case ElementwiseOp::kSqrt:
      return f.Intrinsic("sqrt", type, {x});
    case ElementwiseOp::kRsqrt: {
      // In double, so that it rounds once.
      const bool widens = type == "float";
      const std::string wide = widens ? f.Cast("fpext", "float", x, "double") : x;
      const std::string quotient = f.Binary("fdiv", "double", f.Splat("double", FloatConstant(1)),
                                            f.Intrinsic("sqrt", "double", {wide}));
      return widens ? f.Cast("fptrunc", "double", quotient, "float") : quotient;
    }
    case ElementwiseOp::kChloSquare:
      return f.Binary("fmul", type, x, x);
    case ElementwiseOp::kReal:
    case ElementwiseOp::kChloConj:
      return x;
    case ElementwiseOp::kImag:
      return constant(0);
    default:
      break;
  }
  if (type == "float" && HasMathFunction(op)) return EmitMathFunction(f, op, {x});
  return EmitLibraryCall(f, op, type, {x}, type);
}

// The larger or smaller of two halves in float. LLVM 19 loses NaN in its maximum of extended
// halves when the other number is 0. Equal numbers have equal bits but for the sign of zero.
std::string HalfExtremum(FunctionText& f, bool is_maximum, const std::string& a,
                         const std::string& b) {
  const auto bits = [&](const std::string& x) { return f.Cast("bitcast", "float", x, "i32"); };
  const std::string equal = f.Cast(
      "bitcast", "i32", f.Binary(is_maximum ? "and" : "or", "i32", bits(a), bits(b)), "float");
  const std::string unordered = f.Compare("uno", "float", a, b);
  std::string value = f.Select(unordered, "float", f.Binary("fadd", "float", a, b), equal);
  const std::string takes_b = f.Compare(is_maximum ? "olt" : "ogt", "float", a, b);
  value = f.Select(takes_b, "float", b, value);
  const std::string takes_a = f.Compare(is_maximum ? "ogt" : "olt", "float", a, b);
  return f.Select(takes_a, "float", a, value);
}

std::string FloatBinary(FunctionText& f, ElementwiseOp op, std::string_view type,
                        const std::string& a, const std::string& b) {
  switch (op) {
    case ElementwiseOp::kAdd:
      return f.Binary("fadd", type, a, b);
    case ElementwiseOp::kSubtract:
      return f.Binary("fsub", type, a, b);
    case ElementwiseOp::kMultiply:
      return f.Binary("fmul", type, a, b);
    case ElementwiseOp::kDivide:
      return f.Binary("fdiv", type, a, b);
    case ElementwiseOp::kMaximum:
      return f.Intrinsic("maximum", type, {a, b});
    case ElementwiseOp::kMinimum:
      return f.Intrinsic("minimum", type, {a, b});
    default:
      break;
  }
  if (type == "float" && HasMathFunction(op)) return EmitMathFunction(f, op, {a, b});
  return EmitLibraryCall(f, op, type, {a, b}, type);
}

std::string FloatPredicate(FunctionText& f, ElementwiseOp op, std::string_view type,
                           const std::string& x) {
  const std::string infinity = f.Splat(type, "0x7FF0000000000000");
  const std::string minus_infinity = f.Splat(type, "0xFFF0000000000000");
  switch (op) {
    case ElementwiseOp::kIsFinite:
      return f.Compare("olt", type, f.Intrinsic("fabs", type, {x}), infinity);
    case ElementwiseOp::kChloIsInf:
      return f.Compare("oeq", type, f.Intrinsic("fabs", type, {x}), infinity);
    case ElementwiseOp::kChloIsPosInf:
      return f.Compare("oeq", type, x, infinity);
    case ElementwiseOp::kChloIsNegInf:
      return f.Compare("oeq", type, x, minus_infinity);
    default:
      return "";
  }
}

// --- Integers

// Narrow types keep their bits in an i8, sign-extended or zero-extended.
std::string Wrap(FunctionText& f, DType dtype, const std::string& value) {
  const int unused = 8 - BitWidth(dtype);
  if (IsBool(dtype) || unused <= 0) return value;
  if (!IsSigned(dtype)) {
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
  if (IsSigned(dtype)) {
    const std::string by_minus_one = f.Compare("eq", type, b, f.SplatInt(type, -1));
    divisor = f.Select(by_minus_one, type, one, divisor);
    overflows = by_minus_one;
  }
  const std::string op = std::string(IsSigned(dtype) ? "s" : "u") + (is_remainder ? "rem" : "div");
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
    if (!IsSigned(dtype) && width < 8) {
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
  const std::string extend = IsSigned(dtype) ? "sext" : "zext";
  const std::string product =
      f.Binary("mul", wide, f.Cast(extend, type, a, wide), f.Cast(extend, type, b, wide));
  const std::string high = f.Binary("lshr", wide, product, f.SplatInt(wide, BitWidth(dtype)));
  return f.Cast("trunc", wide, high, type);
}

std::string IntegerOp(FunctionText& f, ElementwiseOp op, DType dtype, std::string_view type,
                      const std::vector<std::string>& in) {
  const std::string sign = IsSigned(dtype) ? "s" : "u";
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
      if (!IsSigned(dtype)) return in[0];
      const std::string negative = f.Compare("slt", type, in[0], f.SplatInt(type, 0));
      return f.Select(negative, type, f.Binary("sub", type, f.SplatInt(type, 0), in[0]), in[0]);
    }
    case ElementwiseOp::kSign: {
      const std::string zero = f.SplatInt(type, 0), one = f.SplatInt(type, 1);
      const std::string up = f.Compare(sign + "gt", type, in[0], zero);
      const std::string rest = IsSigned(dtype) ? f.Select(f.Compare("slt", type, in[0], zero), type,
                                                          f.SplatInt(type, -1), zero)
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
  const std::string extend = IsSigned(dtype) ? "sext" : "zext";
  std::vector<std::string> arguments = in;
  if (BitsOf(type) < 32) {
    for (std::string& argument : arguments) argument = f.Cast(extend, type, argument, wide);
  }
  const std::string value = EmitLibraryCall(f, op, wide, arguments, wide, !IsSigned(dtype));
  return BitsOf(type) < 32 ? f.Cast("trunc", wide, value, type) : value;
}

// i1: add is or, multiply is and; false comes before true.
std::string BoolOp(FunctionText& f, ElementwiseOp op, const std::vector<std::string>& in) {
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
    default:
      return EmitLibraryCall(f, op, "i1", in, "i1");
  }
}

// --- Complex numbers

// By the runtime's function, on pairs. `real_result`: abs.
Lanes ComplexCall(FunctionText& f, ElementwiseOp op, DType result, const std::vector<Lanes>& in) {
  const bool is_double = ComplexPart(in[0].dtype) == DType::kF64;
  const std::string_view part = is_double ? "double" : "float";
  const std::string array = "[" + std::to_string(2 * f.lanes) + " x " + std::string(part) + "]";
  const auto element = [&](const std::string& base, int i) {
    return f.Emit("getelementptr inbounds " + std::string(part) + ", ptr " + base + ", i64 " +
                  std::to_string(i));
  };
  const auto lane = [&](const std::string& value, int i) {
    if (f.lanes == 1) return value;
    return f.Emit("extractelement " + f.Type(part) + " " + value + ", i64 " + std::to_string(i));
  };
  std::string pointers;
  for (size_t a = 0; a < 3; ++a) {
    if (a >= in.size()) {
      pointers += ", ptr null";
      continue;
    }
    const std::string buffer = f.Alloca(array);
    for (int i = 0; i < f.lanes; ++i) {
      f.Line("store " + std::string(part) + " " + lane(in[a].re, i) + ", ptr " +
             element(buffer, 2 * i));
      f.Line("store " + std::string(part) + " " + lane(in[a].im, i) + ", ptr " +
             element(buffer, 2 * i + 1));
    }
    pointers += ", ptr " + buffer;
  }
  const std::string out = f.Alloca(array);
  f.module().Declare(std::string("declare void @") + program::kApply +
                     "(i32, i32, ptr, ptr, ptr, ptr, i64)");
  const CallLane call_lane = is_double ? CallLane::kC128 : CallLane::kC64;
  f.Line(std::string("call void @") + program::kApply + "(i32 " +
         std::to_string(static_cast<int>(op)) + ", i32 " +
         std::to_string(static_cast<int>(call_lane)) + pointers + ", ptr " + out + ", i64 " +
         std::to_string(f.lanes) + ")");
  Lanes value{result, f.Splat(part, FloatConstant(0)), f.Splat(part, FloatConstant(0))};
  if (f.lanes > 1) value.re = value.im = "poison";
  const bool is_complex = IsComplex(result);
  for (int i = 0; i < f.lanes; ++i) {
    const auto read = [&](int index, std::string& into) {
      const std::string one = f.Emit("load " + std::string(part) + ", ptr " + element(out, index));
      into = f.lanes == 1 ? one
                          : f.Emit("insertelement " + f.Type(part) + " " + into + ", " +
                                   std::string(part) + " " + one + ", i64 " + std::to_string(i));
    };
    read(is_complex ? 2 * i : i, value.re);
    if (is_complex) read(2 * i + 1, value.im);
  }
  if (!is_complex) value.im.clear();
  return value;
}

// a / b of complex<f32> in double, where nothing overflows. Infinities and NaN are the library's.
Lanes DivideComplex(FunctionText& f, DType result, const std::vector<Lanes>& in) {
  const auto widen = [&](const std::string& x) { return f.Cast("fpext", "float", x, "double"); };
  const auto times = [&](const std::string& x, const std::string& y) {
    return f.Binary("fmul", "double", x, y);
  };
  const std::string a = widen(in[0].re), b = widen(in[0].im);
  const std::string c = widen(in[1].re), d = widen(in[1].im);
  const std::string scale = f.Binary("fadd", "double", times(c, c), times(d, d));
  const std::string re = f.Binary("fadd", "double", times(a, c), times(b, d));
  const std::string im = f.Binary("fsub", "double", times(b, c), times(a, d));
  const auto quotient = [&](const std::string& x) {
    return f.Cast("fptrunc", "double", f.Binary("fdiv", "double", x, scale), "float");
  };
  const Lanes fast{result, quotient(re), quotient(im)};
  // 0 / 0 is NaN either way; lanes beyond the end of an array are such.
  const std::string zero = f.Splat("double", FloatConstant(0));
  const std::string both_zero = f.Binary(
      "and", "i1", f.Compare("oeq", "double", scale, zero),
      f.Compare("oeq", "double", f.Binary("fadd", "double", times(a, a), times(b, b)), zero));
  const std::string ok =
      f.Binary("or", "i1", both_zero, f.Compare("ord", "float", fast.re, fast.im));
  const std::string slow = f.FreshLabel("slow"), done = f.FreshLabel("done");
  const std::string from = f.current_block();
  f.Line("br i1 " + f.InAllLanes(ok) + ", label %" + done + ", label %" + slow);
  f.Block(slow);
  const Lanes exact = ComplexCall(f, ElementwiseOp::kDivide, result, in);
  const std::string slow_end = f.current_block();
  f.Line("br label %" + done);
  f.Block(done);
  const auto choose = [&](const std::string& x, const std::string& y) {
    return f.Emit("phi " + f.Type("float") + " [ " + x + ", %" + from + " ], [ " + y + ", %" +
                  slow_end + " ]");
  };
  Lanes value{result, choose(fast.re, exact.re), ""};
  value.im = choose(fast.im, exact.im);
  return value;
}

Lanes ComplexOp(FunctionText& f, ElementwiseOp op, DType result, const std::vector<Lanes>& in) {
  const std::string_view part = ComplexPart(in[0].dtype) == DType::kF64 ? "double" : "float";
  const auto both = [&](std::string_view instruction) {
    return Lanes{result, f.Binary(instruction, part, in[0].re, in[1].re),
                 f.Binary(instruction, part, in[0].im, in[1].im)};
  };
  const auto negated = [&](const std::string& x) {
    return f.Emit("fneg " + f.Type(part) + " " + x);
  };
  switch (op) {
    case ElementwiseOp::kAdd:
      return both("fadd");
    case ElementwiseOp::kSubtract:
      return both("fsub");
    case ElementwiseOp::kNegate:
      return {result, negated(in[0].re), negated(in[0].im)};
    case ElementwiseOp::kChloConj:
      return {result, in[0].re, negated(in[0].im)};
    case ElementwiseOp::kReal:
      return {result, in[0].re, ""};
    case ElementwiseOp::kImag:
      return {result, in[0].im, ""};
    case ElementwiseOp::kMultiply: {
      const Lanes &a = in[0], &b = in[1];
      return {result,
              f.Binary("fsub", part, f.Binary("fmul", part, a.re, b.re),
                       f.Binary("fmul", part, a.im, b.im)),
              f.Binary("fadd", part, f.Binary("fmul", part, a.re, b.im),
                       f.Binary("fmul", part, a.im, b.re))};
    }
    case ElementwiseOp::kDivide:
      if (part == "float") return DivideComplex(f, result, in);
      return ComplexCall(f, op, result, in);
    default:
      return ComplexCall(f, op, result, in);
  }
}

// --- Comparison and choice

std::string_view PredicateOf(ir::ComparisonDirection direction, bool is_float, bool is_signed) {
  using Direction = ir::ComparisonDirection;
  switch (direction) {
    case Direction::kEq:
      return is_float ? "oeq" : "eq";
    case Direction::kNe:
      return is_float ? "une" : "ne";
    case Direction::kGe:
      return is_float ? "oge" : is_signed ? "sge" : "uge";
    case Direction::kGt:
      return is_float ? "ogt" : is_signed ? "sgt" : "ugt";
    case Direction::kLe:
      return is_float ? "ole" : is_signed ? "sle" : "ule";
    case Direction::kLt:
      return is_float ? "olt" : is_signed ? "slt" : "ult";
  }
  return "eq";
}

// Floats as integers in the same order, by IEEE totalOrder.
std::string TotalOrderKey(FunctionText& f, std::string_view type, const std::string& x) {
  const std::string_view bits = type == "double" ? "i64" : "i32";
  const int width = BitsOf(bits);
  const std::string raw = f.Cast("bitcast", type, x, bits);
  const std::string sign = f.Binary("ashr", bits, raw, f.SplatInt(bits, width - 1));
  const std::string mask = f.Binary("lshr", bits, sign, f.SplatInt(bits, 1));
  return f.Binary("xor", bits, raw, mask);
}

std::string CompareOp(FunctionText& f, const ir::CompareAttrs& attrs,
                      const std::vector<Lanes>& in) {
  const DType dtype = in[0].dtype;
  const std::string_view type = RegisterType(dtype);
  if (IsComplex(dtype)) {
    const bool equal = attrs.comparison_direction == ir::ComparisonDirection::kEq;
    const std::string_view part = RegisterType(ComplexPart(dtype));
    const std::string_view predicate = equal ? "oeq" : "une";
    return f.Binary(equal ? "and" : "or", "i1", f.Compare(predicate, part, in[0].re, in[1].re),
                    f.Compare(predicate, part, in[0].im, in[1].im));
  }
  if (IsFloat(dtype) && attrs.compare_type == ir::ComparisonType::kTotalorder) {
    const std::string_view bits = type == "double" ? "i64" : "i32";
    return f.Compare(PredicateOf(attrs.comparison_direction, false, true), bits,
                     TotalOrderKey(f, type, in[0].re), TotalOrderKey(f, type, in[1].re));
  }
  return f.Compare(PredicateOf(attrs.comparison_direction, IsFloat(dtype), IsSignedInteger(dtype)),
                   type, in[0].re, in[1].re);
}

Lanes SelectOp(FunctionText& f, const std::string& condition, const Lanes& a, const Lanes& b) {
  const std::string_view type = RegisterType(ComplexPart(a.dtype));
  Lanes value{a.dtype, f.Select(condition, type, a.re, b.re), ""};
  if (IsComplex(a.dtype)) value.im = f.Select(condition, type, a.im, b.im);
  return value;
}

}  // namespace

std::string EmitLibraryCall(FunctionText& f, ElementwiseOp op, std::string_view type,
                            const std::vector<std::string>& arguments, std::string_view result_type,
                            bool is_unsigned) {
  // Booleans are bytes in memory.
  const auto memory_type = [&](std::string_view t) { return t == "i1" ? "i8" : t; };
  std::string pointers;
  for (size_t a = 0; a < 3; ++a) {
    if (a >= arguments.size()) {
      pointers += ", ptr null";
      continue;
    }
    std::string value = arguments[a];
    if (type == "i1") value = f.Cast("zext", "i1", value, "i8");
    const std::string lanes = f.Type(memory_type(type));
    const std::string buffer = f.Alloca(lanes);
    f.Line("store " + lanes + " " + value + ", ptr " + buffer + ", align 64");
    pointers += ", ptr " + buffer;
  }
  const std::string out_type = f.Type(memory_type(result_type));
  const std::string out = f.Alloca(out_type);
  f.module().Declare(std::string("declare void @") + program::kApply +
                     "(i32, i32, ptr, ptr, ptr, ptr, i64)");
  f.Line(std::string("call void @") + program::kApply + "(i32 " +
         std::to_string(static_cast<int>(op)) + ", i32 " +
         std::to_string(static_cast<int>(LaneOf(type, is_unsigned))) + pointers + ", ptr " + out +
         ", i64 " + std::to_string(f.lanes) + ")");
  const std::string value = f.Emit("load " + out_type + ", ptr " + out + ", align 64");
  return result_type == "i1" ? f.Compare("ne", "i8", value, f.SplatInt("i8", 0)) : value;
}

Lanes EmitConstant(FunctionText& f, DType dtype, std::span<const std::byte> element) {
  return base::VisitDType(dtype, [&](auto tag) -> Lanes {
    using T = typename decltype(tag)::Storage;
    constexpr DType kType = decltype(tag)::kDType;
    T value;
    std::memcpy(&value, element.data(), sizeof(T));
    const std::string_view type = RegisterType(ComplexPart(kType));
    if constexpr (IsComplex(kType)) {
      return {dtype, f.Splat(type, FloatConstant(static_cast<double>(value.real()))),
              f.Splat(type, FloatConstant(static_cast<double>(value.imag())))};
    } else if constexpr (IsFloat(kType)) {
      return {dtype, f.Splat(type, FloatConstant(static_cast<double>(static_cast<double>(value)))),
              ""};
    } else if constexpr (IsBool(kType)) {
      return {dtype, f.Splat("i1", value != 0 ? "true" : "false"), ""};
    } else {
      return {dtype, f.SplatInt(type, static_cast<int64_t>(value)), ""};
    }
  });
}

Lanes EmitElementwise(FunctionText& f, const ir::Module& module, ir::OpId op, ir::Opcode opcode,
                      DType result, const std::vector<Lanes>& in) {
  const auto elementwise = static_cast<ElementwiseOp>(opcode);
  const DType dtype = in[0].dtype;
  std::vector<std::string> values;
  for (const Lanes& lanes : in) values.push_back(lanes.re);
  switch (elementwise) {
    case ElementwiseOp::kConvert:
      return EmitConvert(f, in[0], result);
    case ElementwiseOp::kCompare:
      return {result, CompareOp(f, module.attrs<ir::CompareAttrs>(op), in), ""};
    case ElementwiseOp::kSelect:
      return SelectOp(f, in[0].re, in[1], in[2]);
    case ElementwiseOp::kComplex:
      return {result, in[0].re, in[1].re};
    case ElementwiseOp::kReducePrecision: {
      const auto& attrs = module.attrs<ir::ReducePrecisionAttrs>(op);
      return {result, ReducePrecision(f, dtype, attrs.exponent_bits, attrs.mantissa_bits, in[0].re),
              ""};
    }
    case ElementwiseOp::kClamp: {
      if (IsComplex(dtype)) return ComplexCall(f, elementwise, result, in);
      const std::string_view type = RegisterType(dtype);
      if (dtype == DType::kF16) {
        const std::string low = HalfExtremum(f, true, in[1].re, in[0].re);
        return {result, HalfExtremum(f, false, low, in[2].re), ""};
      }
      if (IsFloat(dtype)) {
        const std::string low = f.Intrinsic("maximum", type, {in[1].re, in[0].re});
        return {result, f.Intrinsic("minimum", type, {low, in[2].re}), ""};
      }
      if (IsBool(dtype)) {
        const std::string low = f.Binary("or", "i1", in[1].re, in[0].re);
        return {result, f.Binary("and", "i1", low, in[2].re), ""};
      }
      const std::string sign = IsSigned(dtype) ? "s" : "u";
      const std::string low = f.Intrinsic(sign + "max", type, {in[1].re, in[0].re});
      return {result, f.Intrinsic(sign + "min", type, {low, in[2].re}), ""};
    }
    default:
      break;
  }
  if (IsComplex(dtype)) return ComplexOp(f, elementwise, result, in);
  if (IsBool(dtype)) return {result, BoolOp(f, elementwise, values), ""};
  const std::string_view type = RegisterType(dtype);
  if (!IsFloat(dtype)) {
    return {result, Wrap(f, dtype, IntegerOp(f, elementwise, dtype, type, values)), ""};
  }
  if (IsBool(result)) return {result, FloatPredicate(f, elementwise, type, values[0]), ""};
  if (result == DType::kF16 &&
      (elementwise == ElementwiseOp::kMaximum || elementwise == ElementwiseOp::kMinimum)) {
    return {result, HalfExtremum(f, elementwise == ElementwiseOp::kMaximum, values[0], values[1]),
            ""};
  }
  if (result == DType::kF8E8M0FNU && values.size() == 2 &&
      (elementwise == ElementwiseOp::kMultiply || elementwise == ElementwiseOp::kDivide)) {
    // A float cannot hold the square of the smallest number.
    const std::string a = f.Cast("fpext", "float", values[0], "double");
    const std::string b = f.Cast("fpext", "float", values[1], "double");
    const bool multiplies = elementwise == ElementwiseOp::kMultiply;
    const std::string wide = f.Binary(multiplies ? "fmul" : "fdiv", "double", a, b);
    return EmitConvert(f, {DType::kF64, wide, ""}, result);
  }
  const std::string value = values.size() == 1
                                ? FloatUnary(f, elementwise, type, values[0])
                                : FloatBinary(f, elementwise, type, values[0], values[1]);
  return {result, RoundTo(f, result, value), ""};
}

}  // namespace lockstep::codegen::cpu
