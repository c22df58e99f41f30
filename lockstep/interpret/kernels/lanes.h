// SPDX-License-Identifier: Apache-2.0
// Arrays of elements to arrays of lanes and back. Elementwise kernels exist for each lane, not for
// each dtype.
#pragma once

#include <cstddef>
#include <cstdint>

#include "lockstep/dtype.h"

namespace lockstep::interpret::kernels {

// LaneOf<D> at run time. kBool is a byte that is 0 or 1: what comparisons give.
enum class Lane : uint8_t { kBool, kI32, kI64, kU32, kU64, kF32, kF64, kC64, kC128 };

inline constexpr size_t kMaxLaneSize = 16;

Lane LaneFor(DType dtype);
size_t LaneSize(Lane lane);
// Whether elements of the dtype in memory are lanes already.
bool IsStoredAs(DType dtype, Lane lane);

// `count` elements to lanes of LaneFor(dtype).
void ToLanes(DType dtype, const std::byte* elements, size_t count, void* lanes);
// The reverse: rounds to nearest even, wraps. `lanes` are of LaneFor(dtype).
void FromLanes(DType dtype, const void* lanes, size_t count, std::byte* elements);

// The conversion of stablehlo.convert from any dtype to any: floats round once to nearest even, a
// float becomes the nearest integer towards zero that there is and NaN becomes 0, integers wrap,
// anything but zero is true, imaginary parts are dropped.
void ConvertElements(DType from, const std::byte* elements, size_t count, DType to,
                     std::byte* results);

}  // namespace lockstep::interpret::kernels
