// SPDX-License-Identifier: Apache-2.0
// Elementwise operations on floats. f32 is computed in double and rounded once, which is correctly
// rounded but in the rarest cases; f64 is what the C library gives.
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

double Lgamma(double x) {
  int sign = 0;
  return std::isinf(x) ? HUGE_VAL : lgamma_r(x, &sign);  // the reentrant one
}

constexpr Row kRows[] = {
    Unary<[](double x) { return std::fabs(x); }>(Op::kAbs),
    Unary<[](double x) { return -x; }>(Op::kNegate),
    Unary<Sign>(Op::kSign),
    Unary<[](double x) { return std::ceil(x); }>(Op::kCeil),
    Unary<[](double x) { return std::floor(x); }>(Op::kFloor),
    Unary<[](double x) { return std::round(x); }>(Op::kRoundNearestAfz),
    Unary<[](double x) { return std::nearbyint(x); }>(Op::kRoundNearestEven),
    Unary<[](double x) { return std::sqrt(x); }>(Op::kSqrt),
    Unary<[](double x) { return 1 / std::sqrt(x); }>(Op::kRsqrt),
    Unary<[](double x) { return std::cbrt(x); }>(Op::kCbrt),
    Unary<[](double x) { return std::exp(x); }>(Op::kExponential),
    Unary<[](double x) { return std::expm1(x); }>(Op::kExponentialMinusOne),
    Unary<[](double x) { return std::log(x); }>(Op::kLog),
    Unary<[](double x) { return std::log1p(x); }>(Op::kLogPlusOne),
    Unary<Logistic>(Op::kLogistic),
    Unary<[](double x) { return std::sin(x); }>(Op::kSine),
    Unary<[](double x) { return std::cos(x); }>(Op::kCosine),
    Unary<[](double x) { return std::tan(x); }>(Op::kTan),
    Unary<[](double x) { return std::tanh(x); }>(Op::kTanh),
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
    Unary<[](double x) { return std::acosh(x); }>(Op::kChloAcosh),
    Unary<[](double x) { return std::asin(x); }>(Op::kChloAsin),
    Unary<[](double x) { return std::asinh(x); }>(Op::kChloAsinh),
    Unary<[](double x) { return std::atan(x); }>(Op::kChloAtan),
    Unary<[](double x) { return std::atanh(x); }>(Op::kChloAtanh),
    Unary<[](double x) { return x; }>(Op::kChloConj),
    Unary<[](double x) { return std::cosh(x); }>(Op::kChloCosh),
    Unary<[](double x) { return std::erf(x); }>(Op::kChloErf),
    Unary<ErfInv>(Op::kChloErfInv),
    Unary<[](double x) { return std::erfc(x); }>(Op::kChloErfc),
    Unary<Lgamma>(Op::kChloLgamma),
    Unary<[](double x) { return std::sinh(x); }>(Op::kChloSinh),
    Unary<[](double x) { return x * x; }>(Op::kChloSquare),
    Unary<[](double x) { return std::tan(x); }>(Op::kChloTan),
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
