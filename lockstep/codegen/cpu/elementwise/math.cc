// SPDX-License-Identifier: Apache-2.0
// The functions. Errors stated are relative, before the result is rounded to float, whose own
// rounding is 6e-8.
#include "lockstep/codegen/cpu/elementwise/math.h"

#include <span>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;

constexpr double kLn2 = 0x1.62e42fefa39efp-1;
constexpr double kLog2E = 0x1.71547652b82fep+0;
// Added and subtracted, it rounds to an integer, which is then in the low bits.
constexpr double kRoundMagic = 0x1.8p52;

// Instructions on lanes of double, so that formulas read as such.
class Doubles {
 public:
  explicit Doubles(FunctionText& f) : f_(f) {}

  std::string C(double value) const { return f_.SplatDouble(value); }
  std::string Add(const std::string& a, const std::string& b) {
    return f_.Binary("fadd", "double", a, b);
  }
  std::string Sub(const std::string& a, const std::string& b) {
    return f_.Binary("fsub", "double", a, b);
  }
  std::string Mul(const std::string& a, const std::string& b) {
    return f_.Binary("fmul", "double", a, b);
  }
  std::string Div(const std::string& a, const std::string& b) {
    return f_.Binary("fdiv", "double", a, b);
  }
  // a * b + c, rounded once.
  std::string Fma(const std::string& a, const std::string& b, const std::string& c) {
    return f_.Intrinsic("fma", "double", {a, b, c});
  }
  std::string Abs(const std::string& a) { return f_.Intrinsic("fabs", "double", {a}); }
  std::string Less(const std::string& a, const std::string& b) {
    return f_.Compare("olt", "double", a, b);
  }
  std::string Select(const std::string& c, const std::string& a, const std::string& b) {
    return f_.Select(c, "double", a, b);
  }
  // NaN comes out as `b`.
  std::string Min(const std::string& a, const std::string& b) { return Select(Less(a, b), a, b); }
  std::string Max(const std::string& a, const std::string& b) { return Select(Less(b, a), a, b); }
  std::string Bits(const std::string& a) { return f_.Cast("bitcast", "double", a, "i64"); }
  std::string FromBits(const std::string& a) { return f_.Cast("bitcast", "i64", a, "double"); }
  std::string Int(std::string_view op, const std::string& a, int64_t b) {
    return f_.Binary(op, "i64", a, f_.SplatInt("i64", b));
  }
  // c[0] + c[1] x + c[2] x^2 + ..
  std::string Polynomial(const std::string& x, std::span<const double> c) {
    std::string sum = C(c.back());
    for (size_t i = c.size() - 1; i-- > 0;) sum = Fma(sum, x, C(c[i]));
    return sum;
  }
  std::string Widen(const std::string& a) { return f_.Cast("fpext", "float", a, "double"); }
  std::string Narrow(const std::string& a) { return f_.Cast("fptrunc", "double", a, "float"); }
  // x's value where x is NaN, else `value`.
  std::string KeepNaN(const std::string& x, const std::string& value) {
    return Select(f_.Compare("uno", "double", x, x), x, value);
  }

 private:
  FunctionText& f_;
};

// x = k ln 2 + r with |r| <= ln 2 / 2; 2^k in `scale`.
struct Reduced {
  std::string r, scale;
};

Reduced ReduceByLn2(Doubles& d, const std::string& x) {
  const std::string t = d.Fma(x, d.C(kLog2E), d.C(kRoundMagic));
  const std::string k = d.Sub(t, d.C(kRoundMagic));
  const std::string r = d.Fma(k, d.C(-kLn2), x);
  const std::string biased = d.Int("add", d.Bits(t), 1023);
  return {r, d.FromBits(d.Int("shl", biased, 52))};
}

// (e^r - 1) / r, error 2e-11 for |r| <= 0.35.
constexpr double kExpM1[] = {1.0,       1.0 / 2,    1.0 / 6,     1.0 / 24,    1.0 / 120,
                             1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880};

// e^x for x in [-708, 708].
std::string Exp(Doubles& d, const std::string& x) {
  const Reduced reduced = ReduceByLn2(d, x);
  const std::string p = d.Fma(reduced.r, d.Polynomial(reduced.r, kExpM1), d.C(1.0));
  return d.Mul(p, reduced.scale);
}

// e^x - 1 without cancellation.
std::string ExpM1(Doubles& d, const std::string& x) {
  const Reduced reduced = ReduceByLn2(d, x);
  const std::string p = d.Mul(reduced.r, d.Polynomial(reduced.r, kExpM1));
  return d.Fma(p, reduced.scale, d.Sub(reduced.scale, d.C(1.0)));
}

// (log((1 + s) / (1 - s)) / 2 - s) / s^3 in s^2, error 1e-12 for |s| <= 0.172.
constexpr double kLogSeries[] = {1.0 / 3, 1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15};

// log x for positive normal doubles.
std::string Log(Doubles& d, FunctionText& f, const std::string& x) {
  // x = 2^e m with m in [sqrt(1/2), sqrt(2)).
  const std::string shifted = d.Int("sub", d.Bits(x), 0x3FE6A09E667F3BCD);
  const std::string e_bits = d.Int("ashr", shifted, 52);
  const std::string m = d.FromBits(f.Binary("sub", "i64", d.Bits(x), d.Int("shl", e_bits, 52)));
  // Small integers become doubles by way of the low bits: also without AVX-512.
  const std::string e =
      d.Sub(d.FromBits(f.Binary("add", "i64", e_bits, d.Bits(d.C(kRoundMagic)))), d.C(kRoundMagic));
  const std::string s = d.Div(d.Sub(m, d.C(1.0)), d.Add(m, d.C(1.0)));
  const std::string z = d.Mul(s, s);
  const std::string tail = d.Mul(d.Mul(z, s), d.Polynomial(z, kLogSeries));
  const std::string half = d.Add(s, tail);
  return d.Fma(e, d.C(kLn2), d.Add(half, half));
}

// log for any double that comes from a float.
std::string LogWithEdges(Doubles& d, FunctionText& f, const std::string& x) {
  const std::string normal = Log(d, f, x);
  const std::string at_zero =
      d.Select(f.Compare("oeq", "double", x, d.C(0.0)), f.Splat("double", "0xFFF0000000000000"),
               f.Splat("double", "0x7FF8000000000000"));
  const std::string low = d.Select(f.Compare("ogt", "double", x, d.C(0.0)), normal, at_zero);
  const std::string infinite = f.Splat("double", "0x7FF0000000000000");
  return d.KeepNaN(x, d.Select(f.Compare("oeq", "double", x, infinite), x, low));
}

// Sine (quadrant 0) or cosine (quadrant 1); |x| below 2^27.
std::string SineOfQuadrant(Doubles& d, FunctionText& f, const std::string& x, int quadrant) {
  constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
  constexpr double kPiOver2 = 0x1.921fb54442d18p+0, kPiOver2Low = 0x1.1a62633145c07p-54;
  constexpr double kSin[] = {1.0,          -1.0 / 6,        1.0 / 120,       -1.0 / 5040,
                             1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800};
  constexpr double kCos[] = {1.0,         -1.0 / 2,       1.0 / 24,       -1.0 / 720,
                             1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600};
  const std::string t = d.Fma(x, d.C(kTwoOverPi), d.C(kRoundMagic));
  const std::string k = d.Sub(t, d.C(kRoundMagic));
  const std::string r = d.Fma(k, d.C(-kPiOver2Low), d.Fma(k, d.C(-kPiOver2), x));
  const std::string z = d.Mul(r, r);
  const std::string sine = d.Mul(r, d.Polynomial(z, kSin));
  const std::string cosine = d.Polynomial(z, kCos);
  const std::string q = d.Int("add", d.Bits(t), quadrant);
  const std::string odd = f.Compare("ne", "i64", d.Int("and", q, 1), f.SplatInt("i64", 0));
  const std::string value = d.Select(odd, cosine, sine);
  const std::string sign = d.Int("shl", d.Int("and", q, 2), 62);
  return d.FromBits(f.Binary("xor", "i64", d.Bits(value), sign));
}

// All lanes by the fast value when `ok` holds everywhere; else by the slow function.
std::string OrSlowly(FunctionText& f, ElementwiseOp op, const std::string& ok,
                     const std::string& fast, const std::vector<std::string>& arguments) {
  const std::string slow = f.FreshLabel("slow"), done = f.FreshLabel("done");
  const std::string from = f.current_block();
  f.Line("br i1 " + f.InAllLanes(ok) + ", label %" + done + ", label %" + slow);
  f.Block(slow);
  const std::string value = EmitLibraryCall(f, op, "float", arguments, "float");
  const std::string slow_end = f.current_block();
  f.Line("br label %" + done);
  f.Block(done);
  return f.Emit("phi " + f.Type("float") + " [ " + fast + ", %" + from + " ], [ " + value + ", %" +
                slow_end + " ]");
}

std::string Body(FunctionText& f, ElementwiseOp op, const std::vector<std::string>& in) {
  Doubles d(f);
  const std::string x = d.Widen(in[0]);
  switch (op) {
    case ElementwiseOp::kExponential:
      // Beyond these ends float has infinity and zero.
      return d.Narrow(d.KeepNaN(x, Exp(d, d.Max(d.Min(x, d.C(89.0)), d.C(-104.0)))));
    case ElementwiseOp::kExponentialMinusOne: {
      const std::string value = ExpM1(d, d.Max(d.Min(x, d.C(89.0)), d.C(-40.0)));
      // Also keeps the sign of zero.
      const std::string tiny = d.Less(d.Abs(x), d.C(0x1p-60));
      return d.Narrow(d.KeepNaN(x, d.Select(tiny, x, value)));
    }
    case ElementwiseOp::kLogistic: {
      const std::string e = Exp(
          d, d.Max(d.Min(f.Emit("fneg " + f.Type("double") + " " + x), d.C(104.0)), d.C(-89.0)));
      return d.Narrow(d.KeepNaN(x, d.Div(d.C(1.0), d.Add(d.C(1.0), e))));
    }
    case ElementwiseOp::kTanh: {
      const std::string a = d.Min(d.Abs(x), d.C(20.0));
      const std::string e = ExpM1(d, d.Add(a, a));
      const std::string value = d.Div(e, d.Add(e, d.C(2.0)));
      const std::string tiny = d.Less(a, d.C(0x1p-60));
      const std::string positive = d.Select(tiny, d.Abs(x), value);
      return d.Narrow(d.KeepNaN(x, f.Intrinsic("copysign", "double", {positive, x})));
    }
    case ElementwiseOp::kLog:
      return d.Narrow(LogWithEdges(d, f, x));
    case ElementwiseOp::kLogPlusOne: {
      // log(u) x / (u - 1) takes back what was lost in u = 1 + x.
      const std::string u = d.Add(d.C(1.0), x);
      const std::string lost = d.Sub(u, d.C(1.0));
      const std::string scaled = d.Mul(LogWithEdges(d, f, u), d.Div(x, lost));
      const std::string is_one = f.Compare("oeq", "double", u, d.C(1.0));
      const std::string infinite = f.Splat("double", "0x7FF0000000000000");
      const std::string is_infinite = f.Compare("oeq", "double", x, infinite);
      return d.Narrow(d.Select(is_infinite, x, d.Select(is_one, x, scaled)));
    }
    case ElementwiseOp::kSine:
    case ElementwiseOp::kCosine: {
      const std::string ok = d.Less(d.Abs(x), d.C(0x1p27));
      const int quadrant = op == ElementwiseOp::kCosine ? 1 : 0;
      std::string fast = SineOfQuadrant(d, f, x, quadrant);
      if (quadrant == 0) fast = d.Select(d.Less(d.Abs(x), d.C(0x1p-60)), x, fast);
      return OrSlowly(f, op, ok, d.Narrow(fast), in);
    }
    case ElementwiseOp::kPower: {
      // The many edges of pow are left to the library.
      const std::string y = d.Widen(in[1]);
      const std::string infinite = f.Splat("double", "0x7FF0000000000000");
      const std::string base_ok = f.Binary("and", "i1", d.Less(d.C(0.0), x), d.Less(x, infinite));
      const std::string ok = f.Binary("and", "i1", base_ok, d.Less(d.Abs(y), infinite));
      const std::string power = d.Mul(y, Log(d, f, x));
      const std::string bounded = d.Max(d.Min(power, d.C(89.0)), d.C(-104.0));
      return OrSlowly(f, op, ok, d.Narrow(Exp(d, bounded)), in);
    }
    default:  // HasMathFunction admits no other
      return in[0];
  }
}

}  // namespace

bool HasMathFunction(ElementwiseOp op) {
  switch (op) {
    case ElementwiseOp::kExponential:
    case ElementwiseOp::kExponentialMinusOne:
    case ElementwiseOp::kLogistic:
    case ElementwiseOp::kTanh:
    case ElementwiseOp::kLog:
    case ElementwiseOp::kLogPlusOne:
    case ElementwiseOp::kSine:
    case ElementwiseOp::kCosine:
    case ElementwiseOp::kPower:
      return true;
    default:  // the library's function
      return false;
  }
}

std::string EmitMathFunction(FunctionText& f, ElementwiseOp op,
                             const std::vector<std::string>& arguments) {
  const std::string type = f.Type("float");
  const std::string name = "@ls.math." + std::to_string(static_cast<int>(op)) + f.Suffix("float");
  std::string parameters, values;
  std::vector<std::string> names;
  for (size_t i = 0; i < arguments.size(); ++i) {
    names.push_back("%a" + std::to_string(i));
    parameters += (i == 0 ? "" : ", ") + type + " " + names.back();
    values += (i == 0 ? "" : ", ") + type + " " + arguments[i];
  }
  if (!f.module().IsDefined(name)) {
    FunctionText body(f.module());
    body.lanes = f.lanes;
    const std::string result = Body(body, op, names);
    f.module().Define(name, "define internal " + type + " " + name + "(" + parameters +
                                ") alwaysinline {\n" + body.body() + "  ret " + type + " " +
                                result + "\n}\n");
  }
  return f.Emit("call " + type + " " + name + "(" + values + ")");
}

}  // namespace lockstep::codegen::cpu
