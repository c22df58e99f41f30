// SPDX-License-Identifier: Apache-2.0
// Distances between floats, counted in representable numbers.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "lockstep/base/small_floats.h"

namespace lockstep::base {

// The bits of a float as a number: neighbouring floats are neighbouring numbers. -0 and +0 are 0.
template <typename T>
int64_t Ordinal(T value) {
  if constexpr (kIsSmallFloat<T>) {
    const auto magnitude = static_cast<int64_t>(value.bits & T::kFormat.magnitude_mask());
    return (value.bits & T::kFormat.sign_mask()) != 0 ? -magnitude : magnitude;
  } else {
    using Bits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
    const auto bits = std::bit_cast<Bits>(value);
    const Bits magnitude = bits & std::numeric_limits<Bits>::max();
    return bits < 0 ? -int64_t{magnitude} : int64_t{magnitude};
  }
}

// Representable numbers from `a` to `b`, counted across zero. REQUIRES: neither is NaN.
template <typename T>
uint64_t UlpDistance(T a, T b) {
  const int64_t p = Ordinal(a), q = Ordinal(b);
  return p > q ? static_cast<uint64_t>(p) - static_cast<uint64_t>(q)
               : static_cast<uint64_t>(q) - static_cast<uint64_t>(p);
}

}  // namespace lockstep::base
