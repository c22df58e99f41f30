// SPDX-License-Identifier: Apache-2.0
// Geometry of windows over an array: which elements a window holds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lockstep/ir/ops/reduce.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/reduce/body.h"

namespace lockstep::runtime::cpu::kernels {

// One dimension: window i holds the places i * stride + j * dilation - low for j in [0, window) of
// an array whose elements stand `base` apart; places without an element are padding.
struct WindowDim {
  int64_t size = 1;     // elements of the array
  int64_t windows = 1;  // how many windows
  int64_t window = 1;
  int64_t stride = 1;
  int64_t dilation = 1;
  int64_t base = 1;
  int64_t low = 0;
  int64_t high = 0;
  int64_t step = 1;  // from element to element in the array

  // Every window is one element, at its own place.
  bool IsTrivial() const {
    return window == 1 && stride == 1 && base == 1 && low == 0 && high == 0;
  }
  // The element at position j of window i; -1 for padding.
  int64_t Element(int64_t i, int64_t j) const {
    const int64_t place = i * stride + j * dilation - low;
    if (base == 1) return place >= 0 && place < size ? place : -1;
    if (place < 0 || place % base != 0 || place / base >= size) return -1;
    return place / base;
  }
};

// The windows [begin, end) whose position j is an element. REQUIRES: base == 1.
struct InsideRange {
  int64_t begin, end;
};
inline InsideRange Inside(const WindowDim& dim, int64_t j) {
  const int64_t shift = j * dim.dilation - dim.low;
  const int64_t begin = shift >= 0 ? 0 : (-shift - 1) / dim.stride + 1;
  const int64_t room = dim.size - 1 - shift;
  const int64_t end = room < 0 ? 0 : std::min(dim.windows, room / dim.stride + 1);
  return {std::min(begin, dim.windows), std::max(end, std::min(begin, dim.windows))};
}

// The dimensions, outermost first; neighbouring trivial ones are merged, and those of one element
// left out. Never empty.
std::vector<WindowDim> MergeTrivial(std::vector<WindowDim> dims);

// The windows of reduce_window and of select_and_scatter. nullopt with the reason for sizes beyond
// what offsets can hold.
std::optional<std::vector<WindowDim>> WindowDims(const OpKernelSpec& spec, const Shape& array,
                                                 const Shape& windows, std::string* reason);

// What kernels of reduce_window start from.
struct WindowOp {
  Body body;
  std::vector<WindowDim> dims;
};
std::optional<WindowOp> WindowOpOf(const OpKernelSpec& spec, std::string* reason);

}  // namespace lockstep::runtime::cpu::kernels
