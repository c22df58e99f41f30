// SPDX-License-Identifier: Apache-2.0
// Keys of every real type and order. See sort_keys.h.
#include "lockstep/runtime/cpu/kernels/sort_keys.h"

#include <bit>
#include <limits>
#include <type_traits>

#include "lockstep/base/storage.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

using analyze::KeyOrder;

// Negative numbers reversed, below the positive ones.
template <typename Bits>
Bits OrderedFloatBits(Bits bits) {
  constexpr Bits kSign = Bits{1} << (sizeof(Bits) * 8 - 1);
  return (bits & kSign) != 0 ? static_cast<Bits>(~bits) : static_cast<Bits>(bits | kSign);
}

template <typename Float>
using BitsOf = std::conditional_t<sizeof(Float) == 8, uint64_t, uint32_t>;

// One kind of key: the type of the array, the type of the key, and how to get one from the other.
template <typename T>
struct IntegerKey {
  using Storage = T;
  using Bits = std::make_unsigned_t<T>;
  static constexpr bool kHasNan = false;
  static bool IsNan(T) { return false; }
  static Bits Of(T value) {
    if constexpr (std::is_signed_v<T>) {
      return static_cast<Bits>(static_cast<Bits>(value) ^ (Bits{1} << (sizeof(T) * 8 - 1)));
    } else {
      return value;
    }
  }
};

// Floats by value: f32 and f64 themselves, narrower ones widened.
template <typename T, typename Float, KeyOrder kOrder>
struct FloatKey {
  using Storage = T;
  using Bits = BitsOf<Float>;
  static constexpr bool kHasNan = kOrder == KeyOrder::kNatural;
  static bool IsNan(T value) {
    const auto wide = static_cast<Float>(value);
    return wide != wide;
  }
  static Bits Of(T value) {
    auto wide = static_cast<Float>(value);
    if constexpr (kOrder != KeyOrder::kTotal) {
      if (wide == 0) wide = 0;  // -0 too
      if (wide != wide) wide = std::numeric_limits<Float>::quiet_NaN();
    }
    return OrderedFloatBits(std::bit_cast<Bits>(wide));
  }
};

// Narrow floats by their bits: the sign and then the magnitude.
template <typename T>
struct SmallFloatBitsKey {
  using Storage = T;
  using Bits = decltype(T::bits);
  static constexpr bool kHasNan = false;
  static bool IsNan(T) { return false; }
  static Bits Of(T value) {
    constexpr auto kMagnitude = static_cast<Bits>(T::kFormat.magnitude_mask());
    constexpr Bits kMiddle = Bits{1} << (sizeof(Bits) * 8 - 1);
    const auto magnitude = static_cast<Bits>(value.bits & kMagnitude);
    const bool negative = (value.bits & T::kFormat.sign_mask()) != 0;
    // E8M0 has no sign and all bits of magnitude.
    if constexpr (kMagnitude >= kMiddle) return magnitude;
    return static_cast<Bits>(negative ? kMiddle - 1 - magnitude : kMiddle + magnitude);
  }
};

template <typename Key>
void Load(const void* array, int64_t first, int64_t step, int64_t count, bool descending,
          uint64_t* out) {
  using Bits = typename Key::Bits;
  const auto* from = static_cast<const typename Key::Storage*>(array) + first;
  const Bits flip = descending ? static_cast<Bits>(~Bits{0}) : Bits{0};
  for (int64_t i = 0; i < count; ++i) {
    const auto value = from[i * step];
    out[i] = static_cast<Bits>(Key::Of(value) ^ flip);
    if constexpr (Key::kHasNan) {
      if (Key::IsNan(value)) out[i] = kNanKey;
    }
  }
}

template <typename Key>
KeyFunction FunctionOf() {
  return {Load<Key>, static_cast<int>(sizeof(typename Key::Bits) * 8)};
}

template <typename T, KeyOrder kOrder>
KeyFunction FloatFunction() {
  if constexpr (!base::kIsSmallFloat<T>) {
    return FunctionOf<FloatKey<T, T, kOrder>>();
  } else if constexpr (kOrder == KeyOrder::kTotal) {
    return FunctionOf<SmallFloatBitsKey<T>>();
  } else {
    return FunctionOf<FloatKey<T, float, kOrder>>();
  }
}

}  // namespace

KeyFunction FindKeyFunction(DType dtype, KeyOrder order) {
  return base::VisitDType(dtype, [&](auto tag) -> KeyFunction {
    constexpr DType D = decltype(tag)::kDType;
    using T = base::StorageOf<D>;
    if constexpr (IsComplex(D)) {
      return {};
    } else if constexpr (IsFloat(D)) {
      if (order == KeyOrder::kNatural) return FloatFunction<T, KeyOrder::kNatural>();
      if (order == KeyOrder::kTotal) return FloatFunction<T, KeyOrder::kTotal>();
      return FloatFunction<T, KeyOrder::kCanonicalTotal>();
    } else {
      return FunctionOf<IntegerKey<T>>();
    }
  });
}

}  // namespace lockstep::runtime::cpu::kernels
