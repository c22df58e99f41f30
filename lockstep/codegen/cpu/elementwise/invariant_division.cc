// SPDX-License-Identifier: Apache-2.0
// q = x * (1 / c) is off by less than 2 units in its last place; q + (x - q * c) * (1 / c), with
// the remainder from one multiply-add, is a neighbour of x / c, and the same step from there rounds
// correctly (Markstein: 1 / c is the nearest float, and the remainder is exact). That holds while
// nothing over- or underflows: numbers near the ends of the range are divided.
#include "lockstep/codegen/cpu/elementwise/invariant_division.h"

namespace lockstep::codegen::cpu {
namespace {

// Exponents of the divisor and of what is divided; the smallest remainder is 2^-46 times the
// smaller of both.
constexpr int64_t kMostExponent = 60, kBias = 127, kMantissaBits = 23;

}  // namespace

InvariantDivisor EmitInvariantDivisor(FunctionText& f, const std::string& value) {
  const auto constant = [&](double x) { return f.Splat("float", FloatConstant(x)); };
  const std::string fits =
      f.Binary("and", "i1", f.Compare("oge", "float", value, constant(0x1p-60)),
               f.Compare("ole", "float", value, constant(0x1p60)));
  InvariantDivisor divisor;
  divisor.value = value;
  divisor.minus = f.Emit("fneg " + f.Type("float") + " " + value);
  divisor.reciprocal = f.Binary("fdiv", "float", constant(1), value);
  // Where it does not fit, no bits are in range and none are those of zero.
  divisor.range = f.Select(fits, "i32", f.SplatInt("i32", 2 * kMostExponent << kMantissaBits),
                           f.SplatInt("i32", 0));
  divisor.zero = f.Select(fits, "i32", f.SplatInt("i32", 0), f.SplatInt("i32", -1));
  return divisor;
}

std::string EmitInvariantDivision(FunctionText& f, const std::string& x,
                                  const InvariantDivisor& divisor) {
  const std::string bits =
      f.Binary("and", "i32", f.Cast("bitcast", "float", x, "i32"), f.SplatInt("i32", 0x7FFFFFFF));
  const std::string above =
      f.Binary("sub", "i32", bits, f.SplatInt("i32", (kBias - kMostExponent) << kMantissaBits));
  const std::string ok = f.Binary("or", "i1", f.Compare("ult", "i32", above, divisor.range),
                                  f.Compare("eq", "i32", bits, divisor.zero));
  const auto step = [&](const std::string& quotient) {
    const std::string rest = f.Intrinsic("fma", "float", {quotient, divisor.minus, x});
    return f.Intrinsic("fma", "float", {rest, divisor.reciprocal, quotient});
  };
  // A remainder of 0 loses the sign of a zero.
  const std::string fast = f.Intrinsic(
      "copysign", "float", {step(step(f.Binary("fmul", "float", x, divisor.reciprocal))), x});

  const std::string slow = f.FreshLabel("slow"), done = f.FreshLabel("done");
  const std::string from = f.current_block();
  f.Line("br i1 " + f.InAllLanes(ok) + ", label %" + done + ", label %" + slow);
  f.Block(slow);
  const std::string exact = f.Binary("fdiv", "float", x, divisor.value);
  f.Line("br label %" + done);
  f.Block(done);
  return f.Emit("phi " + f.Type("float") + " [ " + fast + ", %" + from + " ], [ " + exact + ", %" +
                slow + " ]");
}

}  // namespace lockstep::codegen::cpu
