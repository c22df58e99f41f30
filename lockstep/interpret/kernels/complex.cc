// SPDX-License-Identifier: Apache-2.0
// Elementwise operations on complex numbers: computed as complex<double> with the branch cuts of
// C99, rounded once to complex<f32>.
#include <complex>

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

template <typename T, auto F>
void RunUnary(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [](T z) { return T(F(C128(z))); });
}
template <typename T, auto F>
void RunToPart(const KernelArgs& args) {
  using Part = typename T::value_type;
  UnaryLoop<T, Part>(args, [](T z) { return static_cast<Part>(F(C128(z))); });
}
template <typename T, auto F>
void RunBinary(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [](T x, T y) { return T(F(C128(x), C128(y))); });
}

template <auto F>
constexpr Row Unary(Op op) {
  return {op, {RunUnary<C64, F>, RunUnary<C128, F>}, kSame};
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
    ToPart<[](C128 z) { return std::abs(z); }>(Op::kAbs),
    ToPart<[](C128 z) { return z.real(); }>(Op::kReal),
    ToPart<[](C128 z) { return z.imag(); }>(Op::kImag),
    Unary<[](C128 z) { return -z; }>(Op::kNegate),
    Unary<ComplexSign>(Op::kSign),
    Unary<[](C128 z) { return std::sqrt(z); }>(Op::kSqrt),
    Unary<ComplexRsqrt>(Op::kRsqrt),
    Unary<ComplexCbrt>(Op::kCbrt),
    Unary<[](C128 z) { return std::exp(z); }>(Op::kExponential),
    Unary<ComplexExpm1>(Op::kExponentialMinusOne),
    Unary<[](C128 z) { return std::log(z); }>(Op::kLog),
    Unary<ComplexLog1p>(Op::kLogPlusOne),
    Unary<ComplexLogistic>(Op::kLogistic),
    Unary<[](C128 z) { return std::sin(z); }>(Op::kSine),
    Unary<[](C128 z) { return std::cos(z); }>(Op::kCosine),
    Unary<[](C128 z) { return std::tan(z); }>(Op::kTan),
    Unary<[](C128 z) { return std::tanh(z); }>(Op::kTanh),

    InLane<Add>(Op::kAdd),
    InLane<Subtract>(Op::kSubtract),
    InLane<Multiply>(Op::kMultiply),
    InLane<Divide>(Op::kDivide),
    InLane<Maximum>(Op::kMaximum),
    InLane<Minimum>(Op::kMinimum),
    Binary<ComplexPower>(Op::kPower),
    Binary<ComplexAtan2>(Op::kAtan2),
    {Op::kClamp, {RunClamp<C64>, RunClamp<C128>}, kSame},

    Unary<[](C128 z) { return std::acos(z); }>(Op::kChloAcos),
    Unary<[](C128 z) { return std::acosh(z); }>(Op::kChloAcosh),
    Unary<[](C128 z) { return std::asin(z); }>(Op::kChloAsin),
    Unary<[](C128 z) { return std::asinh(z); }>(Op::kChloAsinh),
    Unary<[](C128 z) { return std::atan(z); }>(Op::kChloAtan),
    Unary<[](C128 z) { return std::atanh(z); }>(Op::kChloAtanh),
    Unary<[](C128 z) { return std::conj(z); }>(Op::kChloConj),
    Unary<[](C128 z) { return std::cosh(z); }>(Op::kChloCosh),
    Unary<[](C128 z) { return std::sinh(z); }>(Op::kChloSinh),
    Unary<[](C128 z) { return Multiply::Apply(z, z); }>(Op::kChloSquare),
    Unary<[](C128 z) { return std::tan(z); }>(Op::kChloTan),
};

}  // namespace

LaneKernel ComplexKernel(ir::ElementwiseOp op, Lane lane) {
  static constexpr auto kIndex = IndexByOp(kRows);
  const Row& row = kIndex[static_cast<size_t>(op)];
  const size_t at = lane == Lane::kC128 ? 1 : 0;
  return {row.run[at], lane, row.output[at]};
}

}  // namespace lockstep::interpret::kernels
