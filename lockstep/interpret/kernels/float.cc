// SPDX-License-Identifier: Apache-2.0
// Elementwise operations on floats. f32 is computed in double and rounded once, which is correctly
// rounded but in the rarest cases; so is f64 in a wider type where the C library's double is not
// good to a ULP.
#include <cmath>

#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/numeric.h"
#include "lockstep/interpret/kernels/special_functions.h"

namespace lockstep::interpret::kernels {
namespace {

using Op = ir::ElementwiseOp;
using Row = KernelRow<2>;  // f32, f64
constexpr std::array kSame = {Lane::kF32, Lane::kF64};
constexpr std::array kToBool = {Lane::kBool, Lane::kBool};
constexpr std::array kToComplex = {Lane::kC64, Lane::kC128};

template <typename T, auto F>
void RunUnary(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [](T x) { return static_cast<T>(F(static_cast<double>(x))); });
}
template <typename T, auto F>
void RunBinary(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [](T x, T y) {
    return static_cast<T>(F(static_cast<double>(x), static_cast<double>(y)));
  });
}
template <typename T, auto F>
void RunPredicate(const KernelArgs& args) {
  UnaryLoop<T, uint8_t>(args, [](T x) { return static_cast<uint8_t>(F(x) ? 1 : 0); });
}

// F takes and gives what is wider than the lane.
template <typename T, auto F>
void RunWide(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [](T x) { return static_cast<T>(F(Wide<T>{x})); });
}
template <typename T, auto F>
void RunWideBinary(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [](T x, T y) { return static_cast<T>(F(Wide<T>{x}, Wide<T>{y})); });
}

template <auto F>
constexpr Row WideUnary(Op op) {
  return {op, {RunWide<float, F>, RunWide<double, F>}, kSame};
}
template <auto F>
constexpr Row WideBinary(Op op) {
  return {op, {RunWideBinary<float, F>, RunWideBinary<double, F>}, kSame};
}
// F takes and gives doubles.
template <auto F>
constexpr Row Unary(Op op) {
  return {op, {RunUnary<float, F>, RunUnary<double, F>}, kSame};
}
template <auto F>
constexpr Row Binary(Op op) {
  return {op, {RunBinary<float, F>, RunBinary<double, F>}, kSame};
}
template <auto F>
constexpr Row Predicate(Op op) {
  return {op, {RunPredicate<float, F>, RunPredicate<double, F>}, kToBool};
}
// Operation is one of numeric.h and works in the lane itself.
template <typename Operation>
constexpr Row InLane(Op op) {
  return {op, {BinaryKernelOf<Operation, float>, BinaryKernelOf<Operation, double>}, kSame};
}

template <typename T>
void RunClamp(const KernelArgs& args) {
  TernaryLoop<T, T>(args,
                    [](T min, T x, T max) { return Minimum::Apply(Maximum::Apply(x, min), max); });
}

template <typename T>
void RunComplex(const KernelArgs& args) {
  BinaryLoop<T, std::complex<T>>(args, [](T x, T y) { return std::complex<T>(x, y); });
}

template <typename T>
void RunReducePrecision(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [&](T x) {
    return static_cast<T>(
        ReducePrecision(x, args.exponent_bits, args.mantissa_bits, args.source_exponent_bits));
  });
}

double Sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }

bool IsFinite(double x) { return std::isfinite(x); }
bool IsInf(double x) { return std::isinf(x); }
bool IsNegInf(double x) { return std::isinf(x) && x < 0; }
bool IsPosInf(double x) { return std::isinf(x) && x > 0; }

constexpr Row kRows[] = {
    Unary<[](double x) { return std::fabs(x); }>(Op::kAbs),
    Unary<[](double x) { return -x; }>(Op::kNegate),
    Unary<Sign>(Op::kSign),
    Unary<[](double x) { return std::ceil(x); }>(Op::kCeil),
    Unary<[](double x) { return std::floor(x); }>(Op::kFloor),
    Unary<[](double x) { return std::round(x); }>(Op::kRoundNearestAfz),
    Unary<[](double x) { return std::nearbyint(x); }>(Op::kRoundNearestEven),
    Unary<[](double x) { return std::sqrt(x); }>(Op::kSqrt),
    WideUnary<[](auto x) { return 1 / std::sqrt(x); }>(Op::kRsqrt),
    WideUnary<[](auto x) { return std::cbrt(x); }>(Op::kCbrt),
    Unary<[](double x) { return std::exp(x); }>(Op::kExponential),
    Unary<[](double x) { return std::expm1(x); }>(Op::kExponentialMinusOne),
    Unary<[](double x) { return std::log(x); }>(Op::kLog),
    Unary<[](double x) { return std::log1p(x); }>(Op::kLogPlusOne),
    WideUnary<[](auto x) { return Logistic(x); }>(Op::kLogistic),
    WideUnary<[](auto x) { return std::sin(x); }>(Op::kSine),
    WideUnary<[](auto x) { return std::cos(x); }>(Op::kCosine),
    WideUnary<[](auto x) { return std::tan(x); }>(Op::kTan),
    WideUnary<[](auto x) { return std::tanh(x); }>(Op::kTanh),
    Unary<[](double x) { return x; }>(Op::kReal),
    Unary<[](double) { return 0.0; }>(Op::kImag),
    Predicate<IsFinite>(Op::kIsFinite),

    InLane<Add>(Op::kAdd),
    InLane<Subtract>(Op::kSubtract),
    InLane<Multiply>(Op::kMultiply),
    InLane<Divide>(Op::kDivide),
    InLane<Maximum>(Op::kMaximum),
    InLane<Minimum>(Op::kMinimum),
    InLane<Remainder>(Op::kRemainder),
    Binary<[](double x, double y) { return std::pow(x, y); }>(Op::kPower),
    Binary<[](double y, double x) { return std::atan2(y, x); }>(Op::kAtan2),
    {Op::kComplex, {RunComplex<float>, RunComplex<double>}, kToComplex},
    {Op::kClamp, {RunClamp<float>, RunClamp<double>}, kSame},
    {Op::kReducePrecision, {RunReducePrecision<float>, RunReducePrecision<double>}, kSame},

    Unary<[](double x) { return std::acos(x); }>(Op::kChloAcos),
    WideUnary<[](auto x) { return std::acosh(x); }>(Op::kChloAcosh),
    Unary<[](double x) { return std::asin(x); }>(Op::kChloAsin),
    WideUnary<[](auto x) { return std::asinh(x); }>(Op::kChloAsinh),
    Unary<[](double x) { return std::atan(x); }>(Op::kChloAtan),
    WideUnary<[](auto x) { return std::atanh(x); }>(Op::kChloAtanh),
    WideUnary<BesselI1e>(Op::kChloBesselI1e),
    Unary<[](double x) { return x; }>(Op::kChloConj),
    WideUnary<[](auto x) { return std::cosh(x); }>(Op::kChloCosh),
    WideUnary<Digamma>(Op::kChloDigamma),
    WideUnary<[](auto x) { return std::erf(x); }>(Op::kChloErf),
    WideUnary<[](auto x) { return ErfInv(x); }>(Op::kChloErfInv),
    WideUnary<[](auto x) { return std::erfc(x); }>(Op::kChloErfc),
    WideUnary<Lgamma>(Op::kChloLgamma),
    WideBinary<Polygamma>(Op::kChloPolygamma),
    WideUnary<[](auto x) { return std::sinh(x); }>(Op::kChloSinh),
    Unary<[](double x) { return x * x; }>(Op::kChloSquare),
    WideUnary<[](auto x) { return std::tan(x); }>(Op::kChloTan),
    WideBinary<Zeta>(Op::kChloZeta),
    Predicate<IsInf>(Op::kChloIsInf),
    Predicate<IsNegInf>(Op::kChloIsNegInf),
    Predicate<IsPosInf>(Op::kChloIsPosInf),
};

}  // namespace

LaneKernel FloatKernel(ir::ElementwiseOp op, Lane lane) {
  static constexpr auto kIndex = IndexByOp(kRows);
  const Row& row = kIndex[static_cast<size_t>(op)];
  const size_t at = lane == Lane::kF64 ? 1 : 0;
  return {row.run[at], lane, row.output[at]};
}

}  // namespace lockstep::interpret::kernels
