// SPDX-License-Identifier: Apache-2.0
// stablehlo.convert between any two dtypes: every source is widened without loss to double,
// int64_t, uint64_t or complex<double>, and every result is made from those four.
#include <algorithm>
#include <cmath>
#include <complex>
#include <concepts>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret::kernels {
namespace {

// The widest type of a dtype's kind.
template <DType D>
auto WideFor() {
  if constexpr (IsComplex(D)) {
    return std::complex<double>{};
  } else if constexpr (IsFloat(D)) {
    return double{};
  } else if constexpr (IsUnsignedInteger(D) || IsBool(D)) {
    return uint64_t{};
  } else {
    return int64_t{};
  }
}
template <DType D>
using Wide = decltype(WideFor<D>());

// The integer nearest to `value` that D has, cut towards zero; 0 for NaN.
template <DType D>
base::StorageOf<D> SaturateToInteger(double value, int bits) {
  if (std::isnan(value)) return 0;
  if constexpr (IsUnsignedInteger(D)) {
    if (value <= 0) return 0;
    if (value >= std::ldexp(1.0, bits)) return base::WrapInteger<D>(-1);
    return base::WrapInteger<D>(static_cast<int64_t>(static_cast<uint64_t>(value)));
  } else {
    const double limit = std::ldexp(1.0, bits - 1);
    const uint64_t sign_bit = uint64_t{1} << (bits - 1);
    if (value >= limit) return base::WrapInteger<D>(static_cast<int64_t>(sign_bit - 1));
    if (value <= -limit) return base::WrapInteger<D>(static_cast<int64_t>(sign_bit));
    return base::WrapInteger<D>(static_cast<int64_t>(value));
  }
}

template <DType D, typename W>
base::StorageOf<D> ConvertOne(W value, int bits) {
  using T = base::StorageOf<D>;
  if constexpr (ComplexLane<W>) {
    if constexpr (IsComplex(D)) {
      return T(value);
    } else {
      return ConvertOne<D>(value.real(), bits);
    }
  } else if constexpr (IsBool(D)) {
    return value != 0 ? 1 : 0;
  } else if constexpr (IsComplex(D)) {
    return T(static_cast<typename T::value_type>(value), 0);
  } else if constexpr (IsFloat(D)) {
    return static_cast<T>(value);
  } else if constexpr (FloatLane<W>) {
    return SaturateToInteger<D>(value, bits);
  } else {
    return base::WrapInteger<D>(static_cast<int64_t>(value));
  }
}

template <typename W>
void ConvertFrom(const W* wide, size_t count, DType to, std::byte* results) {
  base::VisitDType(to, [&](auto tag) {
    using Tag = decltype(tag);
    const int bits = BitWidth(Tag::kDType);
    auto* out = reinterpret_cast<typename Tag::Storage*>(results);
    for (size_t i = 0; i < count; ++i) out[i] = ConvertOne<Tag::kDType>(wide[i], bits);
  });
}

}  // namespace

void ConvertElements(DType from, const std::byte* elements, size_t count, DType to,
                     std::byte* results) {
  if (from == to) {
    std::copy_n(elements, count * ElementSizeBytes(to), results);
    return;
  }
  const size_t result_size = ElementSizeBytes(to);
  base::VisitDType(from, [&](auto tag) {
    using Tag = decltype(tag);
    constexpr size_t kChunk = 256;
    Wide<Tag::kDType> wide[kChunk];
    const auto* in = reinterpret_cast<const typename Tag::Storage*>(elements);
    for (size_t done = 0; done < count; done += kChunk) {
      const size_t n = std::min(kChunk, count - done);
      for (size_t i = 0; i < n; ++i) wide[i] = static_cast<Wide<Tag::kDType>>(in[done + i]);
      ConvertFrom(wide, n, to, results + done * result_size);
    }
  });
}

}  // namespace lockstep::interpret::kernels
