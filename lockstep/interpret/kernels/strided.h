// SPDX-License-Identifier: Apache-2.0
// Moves elements between arrays without looking at them: boxes of elements for broadcasts, slices,
// transposes, pads and joins; choices for select.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::interpret::kernels {

// One side of a copy: where the element with index 0 lies and how far apart neighbours along each
// dimension are, both counted in elements. Strides may be 0 or negative.
struct Side {
  int64_t offset = 0;
  std::vector<int64_t> strides;
};

// The strides of a row-major array.
std::vector<int64_t> RowMajor(std::span<const int64_t> sizes);

// to[i] = from[i] for every index i of a box of `sizes`, elements of `element_size` bytes (1, 2, 4,
// 8 or 16). REQUIRES: every place is in its array, and the arrays do not overlap.
void CopyBox(size_t element_size, std::span<const int64_t> sizes, const std::byte* from,
             const Side& source, std::byte* to, const Side& target);

// Fills `count` elements with the one at `element`.
void Fill(size_t element_size, const std::byte* element, size_t count, std::byte* to);

// to[i] = pred[i] ? on_true[i] : on_false[i]. A splat is one element that stands for all. `to` may
// be on_true or on_false when that is no splat.
void Select(size_t element_size, size_t count, const uint8_t* pred, const std::byte* on_true,
            bool true_is_splat, const std::byte* on_false, bool false_is_splat, std::byte* to);

// Calls f with a null pointer to a type of `size` bytes.
template <typename F>
void VisitElementSize(size_t size, F f) {
  switch (size) {
    case 1:
      return f(static_cast<uint8_t*>(nullptr));
    case 2:
      return f(static_cast<uint16_t*>(nullptr));
    case 4:
      return f(static_cast<uint32_t*>(nullptr));
    case 8:
      return f(static_cast<uint64_t*>(nullptr));
    default:
      return f(static_cast<std::array<uint64_t, 2>*>(nullptr));
  }
}

}  // namespace lockstep::interpret::kernels
