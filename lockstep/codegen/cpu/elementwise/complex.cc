// SPDX-License-Identifier: Apache-2.0
// Elementwise ops of complex numbers.
#include "lockstep/codegen/cpu/elementwise/arithmetic.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;
using program::CallLane;

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
  std::vector<std::string> arguments;
  for (const Lanes& lanes : in) {
    const std::string buffer = f.Alloca(array);
    for (int i = 0; i < f.lanes; ++i) {
      f.Line("store " + std::string(part) + " " + lane(lanes.re, i) + ", ptr " +
             element(buffer, 2 * i));
      f.Line("store " + std::string(part) + " " + lane(lanes.im, i) + ", ptr " +
             element(buffer, 2 * i + 1));
    }
    arguments.push_back(buffer);
  }
  const std::string out = f.Alloca(array);
  EmitApply(f, op, is_double ? CallLane::kC128 : CallLane::kC64, arguments, out);
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

}  // namespace

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

}  // namespace lockstep::codegen::cpu
