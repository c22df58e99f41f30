// SPDX-License-Identifier: Apache-2.0
// Elements as unsigned integers of the same order, for sorts and top_k.
#pragma once

#include <cstdint>

#include "lockstep/analyze/region_kind.h"
#include "lockstep/dtype.h"

namespace lockstep::runtime::cpu::kernels {

// The key of a NaN in the natural order, where it has no place. No other element has it.
inline constexpr uint64_t kNanKey = ~uint64_t{0};

// out[i] = the key of array[first + i * step] for i in [0, count): key(a) < key(b) exactly when a
// comes before b. Keys have the width that is given with the function, but for kNanKey.
using LoadKeys = void (*)(const void* array, int64_t first, int64_t step, int64_t count,
                          bool descending, uint64_t* out);

struct KeyFunction {
  LoadKeys load = nullptr;  // null: elements of that type are not sorted by keys
  int width = 0;            // bits: 8, 16, 32 or 64
};

KeyFunction FindKeyFunction(DType dtype, analyze::KeyOrder order);

}  // namespace lockstep::runtime::cpu::kernels
