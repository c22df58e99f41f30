// SPDX-License-Identifier: Apache-2.0
// Comparisons of lanes.
#include <complex>
#include <type_traits>

#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret::kernels {
namespace {

template <Relation R, typename T>
bool Holds(T a, T b) {
  if constexpr (R == Relation::kEq) {
    return a == b;
  } else if constexpr (R == Relation::kNe) {
    return a != b;
  } else if constexpr (R == Relation::kGt) {
    return Holds<Relation::kLt>(b, a);
  } else if constexpr (R == Relation::kGe) {
    return Holds<Relation::kLe>(b, a);
  } else if constexpr (ComplexLane<T>) {
    return LexicographicLess(a, b) || (R == Relation::kLe && a == b);
  } else {
    return R == Relation::kLt ? a < b : a <= b;
  }
}

template <Relation R, typename T>
void RunCompare(const KernelArgs& args) {
  BinaryLoop<T, uint8_t>(args,
                         [](T a, T b) { return static_cast<uint8_t>(Holds<R>(a, b) ? 1 : 0); });
}

// A sign and a magnitude of `width` bits as an integer of the same order:
// -NaN < -inf < .. < -0 < +0 < .. < +inf < +NaN.
template <typename T>
std::make_signed_t<T> TotalOrderKey(T bits, int width) {
  const T sign = T{1} << (width - 1);
  const T magnitude = bits & (sign - 1);
  return static_cast<std::make_signed_t<T>>((bits & sign) != 0 ? ~magnitude : magnitude);
}

template <Relation R, typename T>
void RunTotalOrder(const KernelArgs& args) {
  BinaryLoop<T, uint8_t>(args, [width = args.width](T a, T b) {
    return static_cast<uint8_t>(Holds<R>(TotalOrderKey(a, width), TotalOrderKey(b, width)) ? 1 : 0);
  });
}

template <Relation R>
KernelFunction CompareFor(Lane lane) {
  switch (lane) {
    case Lane::kI32:
      return RunCompare<R, int32_t>;
    case Lane::kI64:
      return RunCompare<R, int64_t>;
    case Lane::kU32:
      return RunCompare<R, uint32_t>;
    case Lane::kBool:
    case Lane::kU64:
      return RunCompare<R, uint64_t>;
    case Lane::kF32:
      return RunCompare<R, float>;
    case Lane::kF64:
      return RunCompare<R, double>;
    case Lane::kC64:
      return RunCompare<R, std::complex<float>>;
    case Lane::kC128:
      return RunCompare<R, std::complex<double>>;
  }
  return nullptr;
}

// Calls f.template operator()<R>() with the relation as a constant.
template <typename F>
KernelFunction Visit(Relation relation, F f) {
  switch (relation) {
    case Relation::kEq:
      return f.template operator()<Relation::kEq>();
    case Relation::kNe:
      return f.template operator()<Relation::kNe>();
    case Relation::kGe:
      return f.template operator()<Relation::kGe>();
    case Relation::kGt:
      return f.template operator()<Relation::kGt>();
    case Relation::kLe:
      return f.template operator()<Relation::kLe>();
    case Relation::kLt:
      return f.template operator()<Relation::kLt>();
  }
  return nullptr;
}

}  // namespace

LaneKernel CompareKernel(Relation relation, Lane lane) {
  return {Visit(relation, [&]<Relation R>() { return CompareFor<R>(lane); }), lane, Lane::kBool};
}

LaneKernel TotalOrderKernel(Relation relation, Lane lane) {
  const bool wide = lane == Lane::kU64;
  return {Visit(relation,
                [&]<Relation R>() {
                  return wide ? RunTotalOrder<R, uint64_t> : RunTotalOrder<R, uint32_t>;
                }),
          lane, Lane::kBool};
}

}  // namespace lockstep::interpret::kernels
