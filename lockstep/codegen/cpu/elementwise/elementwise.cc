// SPDX-License-Identifier: Apache-2.0
// Elementwise ops: what is the same for all dtypes, and the way to the families.
#include "lockstep/codegen/cpu/elementwise/elementwise.h"

#include <complex>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/codegen/cpu/elementwise/arithmetic.h"
#include "lockstep/codegen/cpu/elementwise/convert.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;
using program::CallLane;

CallLane LaneOf(std::string_view type, bool is_unsigned) {
  if (type == "float") return CallLane::kF32;
  if (type == "double") return CallLane::kF64;
  if (type == "i1") return CallLane::kBool;
  if (BitsOf(type) == 32) return is_unsigned ? CallLane::kU32 : CallLane::kI32;
  return is_unsigned ? CallLane::kU64 : CallLane::kI64;
}

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

// Complex numbers are ordered by real part first, then by imaginary part.
std::string CompareComplex(FunctionText& f, ir::ComparisonDirection direction, const Lanes& a,
                           const Lanes& b) {
  using Direction = ir::ComparisonDirection;
  const std::string_view part = RegisterType(ComplexPart(a.dtype));
  const std::string im = f.Compare(PredicateOf(direction, true, true), part, a.im, b.im);
  if (direction == Direction::kNe) {
    return f.Binary("or", "i1", f.Compare("une", part, a.re, b.re), im);
  }
  const std::string tie = f.Binary("and", "i1", f.Compare("oeq", part, a.re, b.re), im);
  if (direction == Direction::kEq) return tie;
  const bool is_less = direction == Direction::kLt || direction == Direction::kLe;
  return f.Binary("or", "i1", f.Compare(is_less ? "olt" : "ogt", part, a.re, b.re), tie);
}

std::string CompareOp(FunctionText& f, const ir::CompareAttrs& attrs,
                      const std::vector<Lanes>& in) {
  const DType dtype = in[0].dtype;
  const std::string_view type = RegisterType(dtype);
  if (IsComplex(dtype)) return CompareComplex(f, attrs.comparison_direction, in[0], in[1]);
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
  std::vector<std::string> pointers;
  for (const std::string& argument : arguments) {
    const std::string value = type == "i1" ? f.Cast("zext", "i1", argument, "i8") : argument;
    const std::string lanes = f.Type(memory_type(type));
    pointers.push_back(f.Alloca(lanes));
    f.Line("store " + lanes + " " + value + ", ptr " + pointers.back() + ", align 64");
  }
  const std::string out_type = f.Type(memory_type(result_type));
  const std::string out = f.Alloca(out_type);
  EmitApply(f, op, LaneOf(type, is_unsigned), pointers, out);
  const std::string value = f.Emit("load " + out_type + ", ptr " + out + ", align 64");
  return result_type == "i1" ? f.Compare("ne", "i8", value, f.SplatInt("i8", 0)) : value;
}

void EmitApply(FunctionText& f, ElementwiseOp op, CallLane lane,
               const std::vector<std::string>& arguments, const std::string& out) {
  f.module().Declare(std::string("declare void @") + program::kApply +
                     "(i32, i32, ptr, ptr, ptr, ptr, i64)");
  std::string call = std::string("call void @") + program::kApply + "(i32 " +
                     std::to_string(static_cast<int>(op)) + ", i32 " +
                     std::to_string(static_cast<int>(lane));
  for (size_t i = 0; i < 3; ++i) {
    call += i < arguments.size() ? ", ptr " + arguments[i] : ", ptr null";
  }
  f.Line(call + ", ptr " + out + ", i64 " + std::to_string(f.lanes) + ")");
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
      return {dtype, f.Splat(type, FloatConstant(static_cast<double>(value))), ""};
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
      return {result,
              ReducePrecision(f, in[0].dtype, attrs.exponent_bits, attrs.mantissa_bits, in[0].re),
              ""};
    }
    default:
      break;
  }
  if (IsComplex(in[0].dtype)) return ComplexOp(f, elementwise, result, in);
  if (IsFloat(in[0].dtype)) return FloatOp(f, elementwise, result, in);
  return IntegerOp(f, elementwise, result, in);
}

}  // namespace lockstep::codegen::cpu
