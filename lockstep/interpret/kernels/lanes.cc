// SPDX-License-Identifier: Apache-2.0
// Arrays of elements to arrays of lanes and back. See lanes.h.
#include "lockstep/interpret/kernels/lanes.h"

#include <complex>
#include <type_traits>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret::kernels {
namespace {

template <typename T>
constexpr Lane LaneEnum() {
  if constexpr (std::is_same_v<T, int32_t>) return Lane::kI32;
  if constexpr (std::is_same_v<T, int64_t>) return Lane::kI64;
  if constexpr (std::is_same_v<T, uint32_t>) return Lane::kU32;
  if constexpr (std::is_same_v<T, uint64_t>) return Lane::kU64;
  if constexpr (std::is_same_v<T, float>) return Lane::kF32;
  if constexpr (std::is_same_v<T, double>) return Lane::kF64;
  if constexpr (std::is_same_v<T, std::complex<float>>) return Lane::kC64;
  return Lane::kC128;
}

}  // namespace

Lane LaneFor(DType dtype) {
  return base::VisitDType(dtype,
                          [](auto tag) { return LaneEnum<LaneOf<decltype(tag)::kDType>>(); });
}

size_t LaneSize(Lane lane) {
  switch (lane) {
    case Lane::kBool:
      return 1;
    case Lane::kI32:
    case Lane::kU32:
    case Lane::kF32:
      return 4;
    case Lane::kI64:
    case Lane::kU64:
    case Lane::kF64:
    case Lane::kC64:
      return 8;
    case Lane::kC128:
      return 16;
  }
  return 0;
}

bool IsStoredAs(DType dtype, Lane lane) {
  if (lane == Lane::kBool) return dtype == DType::kI1;
  return LaneFor(dtype) == lane && ElementSizeBytes(dtype) == LaneSize(lane);
}

void ToLanes(DType dtype, const std::byte* elements, size_t count, void* lanes) {
  base::VisitDType(dtype, [&](auto tag) {
    using Tag = decltype(tag);
    const auto* from = reinterpret_cast<const typename Tag::Storage*>(elements);
    auto* to = static_cast<LaneOf<Tag::kDType>*>(lanes);
    for (size_t i = 0; i < count; ++i) to[i] = ToLane<Tag::kDType>(from[i]);
  });
}

void FromLanes(DType dtype, const void* lanes, size_t count, std::byte* elements) {
  base::VisitDType(dtype, [&](auto tag) {
    using Tag = decltype(tag);
    const auto* from = static_cast<const LaneOf<Tag::kDType>*>(lanes);
    auto* to = reinterpret_cast<typename Tag::Storage*>(elements);
    for (size_t i = 0; i < count; ++i) to[i] = FromLane<Tag::kDType>(from[i]);
  });
}

}  // namespace lockstep::interpret::kernels
