// SPDX-License-Identifier: Apache-2.0
// From a DType known at run time to the C++ type that stores it, known at compile time.
#pragma once

#include <complex>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "lockstep/base/small_floats.h"
#include "lockstep/dtype.h"
#include "lockstep/status.h"

namespace lockstep::base {

namespace internal {

template <typename T>
struct Stores {
  using type = T;
};

template <DType D>
constexpr auto StorageFor() {
  if constexpr (D == DType::kI1 || D == DType::kU2 || D == DType::kU4 || D == DType::kU8) {
    return Stores<uint8_t>{};
  } else if constexpr (D == DType::kI2 || D == DType::kI4 || D == DType::kI8) {
    return Stores<int8_t>{};
  } else if constexpr (D == DType::kI16) {
    return Stores<int16_t>{};
  } else if constexpr (D == DType::kI32) {
    return Stores<int32_t>{};
  } else if constexpr (D == DType::kI64 || D == DType::kIndex) {
    return Stores<int64_t>{};
  } else if constexpr (D == DType::kU16) {
    return Stores<uint16_t>{};
  } else if constexpr (D == DType::kU32) {
    return Stores<uint32_t>{};
  } else if constexpr (D == DType::kU64) {
    return Stores<uint64_t>{};
  } else if constexpr (D == DType::kF4E2M1FN) {
    return Stores<F4E2M1FN>{};
  } else if constexpr (D == DType::kF6E2M3FN) {
    return Stores<F6E2M3FN>{};
  } else if constexpr (D == DType::kF6E3M2FN) {
    return Stores<F6E3M2FN>{};
  } else if constexpr (D == DType::kF8E3M4) {
    return Stores<F8E3M4>{};
  } else if constexpr (D == DType::kF8E4M3) {
    return Stores<F8E4M3>{};
  } else if constexpr (D == DType::kF8E4M3FN) {
    return Stores<F8E4M3FN>{};
  } else if constexpr (D == DType::kF8E4M3FNUZ) {
    return Stores<F8E4M3FNUZ>{};
  } else if constexpr (D == DType::kF8E4M3B11FNUZ) {
    return Stores<F8E4M3B11FNUZ>{};
  } else if constexpr (D == DType::kF8E5M2) {
    return Stores<F8E5M2>{};
  } else if constexpr (D == DType::kF8E5M2FNUZ) {
    return Stores<F8E5M2FNUZ>{};
  } else if constexpr (D == DType::kF8E8M0FNU) {
    return Stores<F8E8M0FNU>{};
  } else if constexpr (D == DType::kBF16) {
    return Stores<BFloat16>{};
  } else if constexpr (D == DType::kF16) {
    return Stores<Float16>{};
  } else if constexpr (D == DType::kF32) {
    return Stores<float>{};
  } else if constexpr (D == DType::kF64) {
    return Stores<double>{};
  } else if constexpr (D == DType::kC64) {
    return Stores<std::complex<float>>{};
  } else {
    static_assert(D == DType::kC128);
    return Stores<std::complex<double>>{};
  }
}

}  // namespace internal

// The type of one element in memory. i1 is a uint8_t that is 0 or 1; i2 and i4 are sign-extended
// int8_t; ui2 and ui4 are uint8_t. What tells i1 from ui8 is the tag, not the storage.
template <DType D>
using StorageOf = typename decltype(internal::StorageFor<D>())::type;

// A DType as a type, for generic code: `[](auto tag) { using T = typename decltype(tag)::Storage;
// }`.
template <DType D>
struct TypeTag {
  static constexpr DType kDType = D;
  using Storage = StorageOf<D>;
};

// Calls f(TypeTag<dtype>{}) and returns what it returns. `f` must accept every dtype and return the
// same type for each.
template <typename F>
constexpr decltype(auto) VisitDType(DType dtype, F&& f) {
  switch (dtype) {
#define LS_VISIT_DTYPE(name) \
  case DType::name:          \
    return std::forward<F>(f)(TypeTag<DType::name>{})
    LS_VISIT_DTYPE(kI1);
    LS_VISIT_DTYPE(kI2);
    LS_VISIT_DTYPE(kI4);
    LS_VISIT_DTYPE(kI8);
    LS_VISIT_DTYPE(kI16);
    LS_VISIT_DTYPE(kI32);
    LS_VISIT_DTYPE(kI64);
    LS_VISIT_DTYPE(kU2);
    LS_VISIT_DTYPE(kU4);
    LS_VISIT_DTYPE(kU8);
    LS_VISIT_DTYPE(kU16);
    LS_VISIT_DTYPE(kU32);
    LS_VISIT_DTYPE(kU64);
    LS_VISIT_DTYPE(kF4E2M1FN);
    LS_VISIT_DTYPE(kF6E2M3FN);
    LS_VISIT_DTYPE(kF6E3M2FN);
    LS_VISIT_DTYPE(kF8E3M4);
    LS_VISIT_DTYPE(kF8E4M3);
    LS_VISIT_DTYPE(kF8E4M3FN);
    LS_VISIT_DTYPE(kF8E4M3FNUZ);
    LS_VISIT_DTYPE(kF8E4M3B11FNUZ);
    LS_VISIT_DTYPE(kF8E5M2);
    LS_VISIT_DTYPE(kF8E5M2FNUZ);
    LS_VISIT_DTYPE(kF8E8M0FNU);
    LS_VISIT_DTYPE(kBF16);
    LS_VISIT_DTYPE(kF16);
    LS_VISIT_DTYPE(kF32);
    LS_VISIT_DTYPE(kF64);
    LS_VISIT_DTYPE(kC64);
    LS_VISIT_DTYPE(kC128);
    LS_VISIT_DTYPE(kIndex);
#undef LS_VISIT_DTYPE
  }
  ::lockstep::internal::CheckFailed(__FILE__, __LINE__, "a DType that exists");
}

// `value` modulo 2^width as the integer (or bool) type D stores it: sign-extended where D is
// signed. For i1 any odd value is true.
template <DType D>
constexpr StorageOf<D> WrapInteger(int64_t value) {
  static_assert(IsBool(D) || IsInteger(D) || D == DType::kIndex);
  if constexpr (D == DType::kI1) {
    return static_cast<uint8_t>(value & 1);
  } else if constexpr (D == DType::kU2 || D == DType::kU4) {
    return static_cast<uint8_t>(value & (D == DType::kU2 ? 3 : 15));
  } else if constexpr (D == DType::kI2 || D == DType::kI4) {
    constexpr int kUnused = D == DType::kI2 ? 62 : 60;
    return static_cast<int8_t>(static_cast<int64_t>(static_cast<uint64_t>(value) << kUnused) >>
                               kUnused);
  } else {
    return static_cast<StorageOf<D>>(value);
  }
}

}  // namespace lockstep::base
