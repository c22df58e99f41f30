// SPDX-License-Identifier: Apache-2.0
// Conversions. Floats round once to nearest even; a float becomes the nearest integer towards zero
// that there is and NaN becomes 0; integers wrap.
#include "lockstep/codegen/cpu/elementwise/convert.h"

#include "lockstep/program/externals.h"

namespace lockstep::codegen::cpu {
namespace {

bool IsSmallFloat(DType dtype) { return IsFloat(dtype) && BitWidth(dtype) < 32; }

// By the runtime, from elements in memory to elements in memory.
std::string ConvertByLibrary(FunctionText& f, DType from, const std::string& raw, DType to) {
  const std::string in_type = f.Type(MemoryType(from)), out_type = f.Type(MemoryType(to));
  const std::string in = f.Alloca(in_type);
  const std::string out = f.Alloca(out_type);
  f.Line("store " + in_type + " " + raw + ", ptr " + in + ", align 64");
  f.module().Declare(std::string("declare void @") + program::kConvert +
                     "(i32, ptr, i32, ptr, i64)");
  f.Line(std::string("call void @") + program::kConvert + "(i32 " +
         std::to_string(static_cast<int>(from)) + ", ptr " + in + ", i32 " +
         std::to_string(static_cast<int>(to)) + ", ptr " + out + ", i64 " +
         std::to_string(f.lanes) + ")");
  return f.Emit("load " + out_type + ", ptr " + out + ", align 64");
}

// The upper half of a float, rounded to nearest even; NaN stays NaN.
std::string BFloat16Bits(FunctionText& f, const std::string& value) {
  const std::string bits = f.Cast("bitcast", "float", value, "i32");
  const std::string odd = f.Binary(
      "and", "i32", f.Binary("lshr", "i32", bits, f.SplatInt("i32", 16)), f.SplatInt("i32", 1));
  const std::string rounded =
      f.Binary("add", "i32", f.Binary("add", "i32", bits, f.SplatInt("i32", 0x7FFF)), odd);
  const std::string quiet = f.Binary("or", "i32", bits, f.SplatInt("i32", 0x400000));
  const std::string nan = f.Compare("uno", "float", value, value);
  return f.Binary("lshr", "i32", f.Select(nan, "i32", quiet, rounded), f.SplatInt("i32", 16));
}

// Integers from 32 bits on and doubles do not fit a float: rounding twice would show.
bool RoundsTwice(DType from, DType to) {
  if (!IsSmallFloat(to)) return false;
  return from == DType::kF64 || (!IsFloat(from) && !IsBool(from) && BitWidth(from) >= 32);
}

}  // namespace

std::string_view RegisterType(DType dtype) {
  if (IsBool(dtype)) return "i1";
  if (dtype == DType::kF64 || dtype == DType::kC128) return "double";
  if (IsFloat(dtype) || IsComplex(dtype)) return "float";
  switch (ElementSizeBytes(dtype)) {
    case 1:
      return "i8";
    case 2:
      return "i16";
    case 4:
      return "i32";
    default:
      return "i64";
  }
}

std::string_view MemoryType(DType dtype) {
  if (dtype == DType::kF32 || dtype == DType::kC64) return "float";
  if (dtype == DType::kF64 || dtype == DType::kC128) return "double";
  if (dtype == DType::kF16) return "half";
  if (dtype == DType::kBF16) return "i16";
  if (IsBool(dtype) || IsFloat(dtype)) return "i8";
  return RegisterType(dtype);
}

std::string FromMemory(FunctionText& f, DType dtype, const std::string& raw) {
  if (IsBool(dtype)) return f.Compare("ne", "i8", raw, f.SplatInt("i8", 0));
  if (dtype == DType::kBF16) {
    const std::string wide = f.Cast("zext", "i16", raw, "i32");
    return f.Cast("bitcast", "i32", f.Binary("shl", "i32", wide, f.SplatInt("i32", 16)), "float");
  }
  if (dtype == DType::kF16) return f.Cast("fpext", "half", raw, "float");
  if (IsSmallFloat(dtype)) return ConvertByLibrary(f, dtype, raw, DType::kF32);
  return raw;
}

std::string ToMemory(FunctionText& f, DType dtype, const std::string& value) {
  if (IsBool(dtype)) return f.Cast("zext", "i1", value, "i8");
  if (dtype == DType::kBF16) {
    const std::string bits = f.Cast("bitcast", "float", value, "i32");
    return f.Cast("trunc", "i32", f.Binary("lshr", "i32", bits, f.SplatInt("i32", 16)), "i16");
  }
  if (dtype == DType::kF16) return f.Cast("fptrunc", "float", value, "half");
  if (IsSmallFloat(dtype)) return ConvertByLibrary(f, DType::kF32, value, dtype);
  return value;
}

std::string RoundTo(FunctionText& f, DType dtype, const std::string& value) {
  if (dtype == DType::kBF16) {
    const std::string bits = f.Binary("shl", "i32", BFloat16Bits(f, value), f.SplatInt("i32", 16));
    return f.Cast("bitcast", "i32", bits, "float");
  }
  if (dtype == DType::kF16) {
    return f.Cast("fpext", "half", f.Cast("fptrunc", "float", value, "half"), "float");
  }
  if (IsSmallFloat(dtype)) return FromMemory(f, dtype, ToMemory(f, dtype, value));
  return value;
}

std::string ReducePrecision(FunctionText& f, DType dtype, int exponent_bits, int mantissa_bits,
                            const std::string& value) {
  const std::string_view type = RegisterType(dtype);
  const bool is_double = type == "double";
  if (exponent_bits >= (is_double ? 11 : 8) && mantissa_bits >= (is_double ? 52 : 23)) return value;
  if (!is_double && exponent_bits == 8 && mantissa_bits == 7 && dtype == DType::kF32) {
    return RoundTo(f, DType::kBF16, value);
  }
  const std::string lanes = f.Type(type);
  const std::string in = f.Alloca(lanes);
  const std::string out = f.Alloca(lanes);
  f.Line("store " + lanes + " " + value + ", ptr " + in + ", align 64");
  f.module().Declare(std::string("declare void @") + program::kReducePrecision +
                     "(i32, i32, i32, ptr, ptr, i64)");
  f.Line(std::string("call void @") + program::kReducePrecision + "(i32 " +
         std::to_string(static_cast<int>(dtype)) + ", i32 " + std::to_string(exponent_bits) +
         ", i32 " + std::to_string(mantissa_bits) + ", ptr " + in + ", ptr " + out + ", i64 " +
         std::to_string(f.lanes) + ")");
  return f.Emit("load " + lanes + ", ptr " + out + ", align 64");
}

Lanes EmitConvert(FunctionText& f, const Lanes& value, DType to) {
  const DType from = value.dtype;
  if (from == to) return value;
  if (IsComplex(to)) {
    const Lanes real = EmitConvert(f, {ComplexPart(from), value.re, ""}, ComplexPart(to));
    std::string im = f.Splat(RegisterType(ComplexPart(to)), FloatConstant(0));
    if (IsComplex(from)) {
      im = EmitConvert(f, {ComplexPart(from), value.im, ""}, ComplexPart(to)).re;
    }
    return {to, real.re, im};
  }
  if (IsComplex(from)) return EmitConvert(f, {ComplexPart(from), value.re, ""}, to);
  const std::string_view a = RegisterType(from), b = RegisterType(to);
  if (IsBool(to)) {
    if (IsFloat(from)) return {to, f.Compare("une", a, value.re, f.Splat(a, FloatConstant(0))), ""};
    return {to, f.Compare("ne", a, value.re, f.SplatInt(a, 0)), ""};
  }
  if (RoundsTwice(from, to)) {
    return {to, FromMemory(f, to, ConvertByLibrary(f, from, value.re, to)), ""};
  }
  if (IsFloat(from) && IsFloat(to)) {
    std::string x = value.re;
    if (a != b) x = f.Cast(b == "double" ? "fpext" : "fptrunc", a, x, b);
    return {to, RoundTo(f, to, x), ""};
  }
  if (IsFloat(to)) {
    const bool is_signed = IsSignedInteger(from);
    return {to, RoundTo(f, to, f.Cast(is_signed ? "sitofp" : "uitofp", a, value.re, b)), ""};
  }
  if (IsFloat(from)) {
    if (BitWidth(to) < 8) {
      return {to, ConvertByLibrary(f, a == "double" ? DType::kF64 : DType::kF32, value.re, to), ""};
    }
    const std::string name = std::string("@llvm.fpto") + (IsSignedInteger(to) ? "s" : "u") +
                             "i.sat" + f.Suffix(b) + f.Suffix(a);
    f.module().Declare("declare " + f.Type(b) + " " + name + "(" + f.Type(a) + ")");
    return {to, f.Emit("call " + f.Type(b) + " " + name + "(" + f.Type(a) + " " + value.re + ")"),
            ""};
  }
  // Integers: extend by the source's sign, or cut.
  std::string x = value.re;
  const bool extends_sign = IsSignedInteger(from);
  if (BitsOf(b) > BitsOf(a)) {
    x = f.Cast(extends_sign ? "sext" : "zext", a, x, b);
  } else if (BitsOf(b) < BitsOf(a)) {
    x = f.Cast("trunc", a, x, b);
  }
  const int unused = 8 - BitWidth(to);
  if (unused > 0) {
    if (IsSignedInteger(to)) {
      const std::string shift = f.SplatInt("i8", unused);
      x = f.Binary("ashr", "i8", f.Binary("shl", "i8", x, shift), shift);
    } else {
      x = f.Binary("and", "i8", x, f.SplatInt("i8", (1 << BitWidth(to)) - 1));
    }
  }
  return {to, x, ""};
}

}  // namespace lockstep::codegen::cpu
