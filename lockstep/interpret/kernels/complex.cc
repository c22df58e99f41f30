// SPDX-License-Identifier: Apache-2.0
// Elementwise operations on complex numbers: functions are computed with wider parts and rounded
// once; branch cuts and special values are those of C's Annex G.
#include <cmath>
#include <complex>
#include <limits>

#include "lockstep/interpret/kernels/complex_functions.h"
#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/numeric.h"
#include "lockstep/interpret/kernels/special_functions.h"

namespace lockstep::interpret::kernels {
namespace {

using Op = ir::ElementwiseOp;
using Row = KernelRow<2>;  // complex<f32>, complex<f64>
using C64 = std::complex<float>;
using C128 = std::complex<double>;
constexpr std::array kSame = {Lane::kC64, Lane::kC128};
constexpr std::array kToPart = {Lane::kF32, Lane::kF64};

template <typename T>
using WideComplex = std::complex<Wide<typename T::value_type>>;

template <typename T, auto F>
void RunUnary(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [](T z) { return T(F(WideComplex<T>(z))); });
}
// A function that turns with one part of its operand and grows with the other: it has no value
// where both are infinite. (C gives an infinity or zero there; XLA gives this.)
template <typename T, auto F>
void RunTurning(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [](T z) {
    constexpr auto kNan = std::numeric_limits<typename T::value_type>::quiet_NaN();
    if (std::isinf(z.real()) && std::isinf(z.imag())) return T(kNan, kNan);
    return T(F(WideComplex<T>(z)));
  });
}
template <typename T, auto F>
void RunToPart(const KernelArgs& args) {
  using Part = typename T::value_type;
  UnaryLoop<T, Part>(args, [](T z) { return static_cast<Part>(F(WideComplex<T>(z))); });
}
template <typename T, auto F>
void RunBinary(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [](T x, T y) { return T(F(WideComplex<T>(x), WideComplex<T>(y))); });
}

template <auto F>
constexpr Row Unary(Op op) {
  return {op, {RunUnary<C64, F>, RunUnary<C128, F>}, kSame};
}
template <auto F>
constexpr Row Turning(Op op) {
  return {op, {RunTurning<C64, F>, RunTurning<C128, F>}, kSame};
}
template <auto F>
constexpr Row ToPart(Op op) {
  return {op, {RunToPart<C64, F>, RunToPart<C128, F>}, kToPart};
}
template <auto F>
constexpr Row Binary(Op op) {
  return {op, {RunBinary<C64, F>, RunBinary<C128, F>}, kSame};
}
template <typename Operation>
constexpr Row InLane(Op op) {
  return {op, {BinaryKernelOf<Operation, C64>, BinaryKernelOf<Operation, C128>}, kSame};
}

template <typename T>
void RunClamp(const KernelArgs& args) {
  TernaryLoop<T, T>(args,
                    [](T min, T x, T max) { return Minimum::Apply(Maximum::Apply(x, min), max); });
}

constexpr Row kRows[] = {
    ToPart<[](auto z) { return std::abs(z); }>(Op::kAbs),
    ToPart<[](auto z) { return z.real(); }>(Op::kReal),
    ToPart<[](auto z) { return z.imag(); }>(Op::kImag),
    Unary<[](auto z) { return -z; }>(Op::kNegate),
    Unary<[](auto z) { return ComplexSign(z); }>(Op::kSign),
    Unary<[](auto z) { return std::sqrt(z); }>(Op::kSqrt),
    Unary<[](auto z) { return ComplexRsqrt(z); }>(Op::kRsqrt),
    Unary<[](auto z) { return ComplexCbrt(z); }>(Op::kCbrt),
    Turning<[](auto z) { return std::exp(z); }>(Op::kExponential),
    Turning<[](auto z) { return ComplexExpm1(z); }>(Op::kExponentialMinusOne),
    Unary<[](auto z) { return std::log(z); }>(Op::kLog),
    Unary<[](auto z) { return ComplexLog1p(z); }>(Op::kLogPlusOne),
    Turning<[](auto z) { return ComplexLogistic(z); }>(Op::kLogistic),
    Turning<[](auto z) { return std::sin(z); }>(Op::kSine),
    Turning<[](auto z) { return std::cos(z); }>(Op::kCosine),
    Unary<[](auto z) { return std::tan(z); }>(Op::kTan),
    Unary<[](auto z) { return std::tanh(z); }>(Op::kTanh),

    InLane<Add>(Op::kAdd),
    InLane<Subtract>(Op::kSubtract),
    InLane<Multiply>(Op::kMultiply),
    InLane<Divide>(Op::kDivide),
    InLane<Maximum>(Op::kMaximum),
    InLane<Minimum>(Op::kMinimum),
    Binary<[](auto x, auto y) { return ComplexPower(x, y); }>(Op::kPower),
    Binary<[](auto y, auto x) { return ComplexAtan2(y, x); }>(Op::kAtan2),
    {Op::kClamp, {RunClamp<C64>, RunClamp<C128>}, kSame},

    Unary<[](auto z) { return std::acos(z); }>(Op::kChloAcos),
    Unary<[](auto z) { return std::acosh(z); }>(Op::kChloAcosh),
    Unary<[](auto z) { return std::asin(z); }>(Op::kChloAsin),
    Unary<[](auto z) { return ComplexAsinAcosKernel(z); }>(Op::kChloAsinAcosKernel),
    Unary<[](auto z) { return std::asinh(z); }>(Op::kChloAsinh),
    Unary<[](auto z) { return std::atan(z); }>(Op::kChloAtan),
    Unary<[](auto z) { return std::atanh(z); }>(Op::kChloAtanh),
    Unary<[](auto z) { return std::conj(z); }>(Op::kChloConj),
    Turning<[](auto z) { return std::cosh(z); }>(Op::kChloCosh),
    Turning<[](auto z) { return std::sinh(z); }>(Op::kChloSinh),
    Unary<[](auto z) { return ComplexSquare(z); }>(Op::kChloSquare),
    Unary<[](auto z) { return std::tan(z); }>(Op::kChloTan),
};

}  // namespace

LaneKernel ComplexKernel(ir::ElementwiseOp op, Lane lane) {
  static constexpr auto kIndex = IndexByOp(kRows);
  const Row& row = kIndex[static_cast<size_t>(op)];
  const size_t at = lane == Lane::kC128 ? 1 : 0;
  return {row.run[at], lane, row.output[at]};
}

}  // namespace lockstep::interpret::kernels
