// SPDX-License-Identifier: Apache-2.0
// Elementwise ops of floats. Small formats are computed in float and rounded once.
#include "lockstep/codegen/cpu/elementwise/arithmetic.h"

#include "lockstep/codegen/cpu/elementwise/math.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;

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

}  // namespace

Lanes FloatOp(FunctionText& f, ElementwiseOp op, DType result, const std::vector<Lanes>& in) {
  const std::string_view type = RegisterType(in[0].dtype);
  if (IsBool(result)) return {result, FloatPredicate(f, op, type, in[0].re), ""};
  if (op == ElementwiseOp::kClamp) {
    const Lanes low = FloatOp(f, ElementwiseOp::kMaximum, result, {in[1], in[0]});
    return FloatOp(f, ElementwiseOp::kMinimum, result, {low, in[2]});
  }
  const bool is_maximum = op == ElementwiseOp::kMaximum;
  if (is_maximum || op == ElementwiseOp::kMinimum) {  // one of the two: nothing to round
    if (result == DType::kF16) return {result, HalfExtremum(f, is_maximum, in[0].re, in[1].re), ""};
    return {result, f.Intrinsic(is_maximum ? "maximum" : "minimum", type, {in[0].re, in[1].re}),
            ""};
  }
  const bool multiplies = op == ElementwiseOp::kMultiply;
  if (result == DType::kF8E8M0FNU && (multiplies || op == ElementwiseOp::kDivide)) {
    // A float cannot hold the square of the smallest number.
    const std::string a = f.Cast("fpext", "float", in[0].re, "double");
    const std::string b = f.Cast("fpext", "float", in[1].re, "double");
    const std::string wide = f.Binary(multiplies ? "fmul" : "fdiv", "double", a, b);
    return EmitConvert(f, {DType::kF64, wide, ""}, result);
  }
  const std::string value = in.size() == 1 ? FloatUnary(f, op, type, in[0].re)
                                           : FloatBinary(f, op, type, in[0].re, in[1].re);
  return {result, RoundTo(f, result, value), ""};
}

}  // namespace lockstep::codegen::cpu
