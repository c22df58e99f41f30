// SPDX-License-Identifier: Apache-2.0
// Arrays and the places of elements in them: what reductions, contractions, gather, scatter and
// sort share. An offset counts elements from the start of a row-major array.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

using Offsets = std::vector<int64_t>;

// How far apart neighbours along each dimension are.
Offsets RowMajorStrides(std::span<const int64_t> sizes);

// `values` at `indices`.
std::vector<int64_t> Pick(std::span<const int64_t> values, std::span<const int64_t> indices);

// a[i] * b[i]. A product that overflows wraps: it is the stride of a dimension with a single step.
std::vector<int64_t> Products(std::span<const int64_t> a, std::span<const int64_t> b);

// The dimensions of [0, rank) that are not in `taken`, ascending.
std::vector<int64_t> OtherDimensions(int64_t rank, std::span<const int64_t> taken);

// The offset of every index of a box in lexicographic order: sum of index[d] * strides[d]. Any
// sizes and strides, also strides of 0 and below.
Offsets BoxOffsets(std::span<const int64_t> sizes, std::span<const int64_t> strides);

// Zeros, every element held. ResourceExhausted beyond options().max_array_bytes or when there is no
// memory.
Result<Literal> MakeArray(const OpCall& call, DType dtype, Shape shape);

// The one element of `value` everywhere. ResourceExhausted as MakeArray.
Result<Literal> MakeFilled(const OpCall& call, const Literal& value, Shape shape);

// `array` with every element held. ResourceExhausted as MakeArray.
Result<Literal> Expand(const OpCall& call, const Literal& array);

// `array`, every element held, as `dtype`: the conversions that is_promotable allows.
Result<Literal> Promote(const OpCall& call, Literal array, DType dtype);

// The elements of an integer array; ui64 beyond int64 becomes the largest int64.
Result<std::vector<int64_t>> LoadIntegers(const OpCall& call, const Literal& array);

// Copies elements of `size` bytes: to[i] = from[offset + offsets[i]].
void GatherElements(size_t size, const std::byte* from, int64_t offset,
                    std::span<const int64_t> offsets, std::byte* to);

// How far a dimension is padded. Negative edges crop; `interior` is the distance of neighbours, 1
// for no padding between them.
struct Padding {
  int64_t low = 0;
  int64_t high = 0;
  int64_t interior = 1;

  // What `size` elements become; 0 when cropped away. Saturates.
  int64_t Padded(int64_t size) const;
};

// `array`, one Padding per dimension, filled up with the one element of `value`.
Result<Literal> PadArray(const OpCall& call, const Literal& array, const Literal& value,
                         std::span<const Padding> padding);

// Padding of an op with optional attributes: edges as Nx2, or none; dilations or none.
std::vector<Padding> PaddingOf(size_t rank, const std::optional<ir::I64Matrix>& edges,
                               std::span<const int64_t> dilations);

// `values`, or `count` ones when it is empty.
std::vector<int64_t> OrOnes(std::span<const int64_t> values, size_t count);

// From the first to the last of `window` elements that stand `dilation` apart; 0 for no elements.
// Saturates.
int64_t WindowExtent(int64_t window, int64_t dilation);

// How many windows of `window` elements that stand `dilation` apart fit on `padded` elements.
int64_t WindowCount(int64_t padded, int64_t window, int64_t dilation, int64_t stride);

}  // namespace lockstep::interpret
