// SPDX-License-Identifier: Apache-2.0
// Tables of offsets, padding and conversion of whole arrays.
#include "lockstep/interpret/kernels/arrays.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "lockstep/base/limits.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::interpret {

Offsets RowMajorStrides(std::span<const int64_t> sizes) {
  Offsets strides(sizes.size());
  int64_t stride = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= sizes[d];
  }
  return strides;
}

std::vector<int64_t> Pick(std::span<const int64_t> values, std::span<const int64_t> indices) {
  std::vector<int64_t> picked;
  picked.reserve(indices.size());
  for (const int64_t index : indices) picked.push_back(values[static_cast<size_t>(index)]);
  return picked;
}

std::vector<int64_t> Products(std::span<const int64_t> a, std::span<const int64_t> b) {
  std::vector<int64_t> products;
  for (size_t i = 0; i < a.size(); ++i) {
    products.push_back(
        static_cast<int64_t>(static_cast<uint64_t>(a[i]) * static_cast<uint64_t>(b[i])));
  }
  return products;
}

std::vector<int64_t> OtherDimensions(int64_t rank, std::span<const int64_t> taken) {
  std::vector<int64_t> others;
  for (int64_t d = 0; d < rank; ++d) {
    if (std::ranges::find(taken, d) == taken.end()) others.push_back(d);
  }
  return others;
}

Offsets BoxOffsets(std::span<const int64_t> sizes, std::span<const int64_t> strides) {
  // Dimension by dimension from the outside: every offset so far becomes size[d] of them.
  Offsets offsets = {0};
  for (size_t d = 0; d < sizes.size(); ++d) {
    Offsets next;
    next.reserve(offsets.size() * static_cast<size_t>(sizes[d]));
    for (const int64_t offset : offsets) {
      for (int64_t i = 0; i < sizes[d]; ++i) next.push_back(offset + i * strides[d]);
    }
    offsets = std::move(next);
  }
  return offsets;
}

namespace {

// Sizes for which the machine is not asked what it has.
constexpr int64_t kAlwaysFits = int64_t{1} << 26;

// Besides the elements there are tables of offsets: one 8-byte number per element.
Status CheckSize(const OpCall& call, const TensorType& type, int64_t count) {
  const auto wide = static_cast<int64_t>(std::max<size_t>(8, ElementSizeBytes(type.dtype())));
  int64_t size_bytes = 0;
  const bool overflows = __builtin_mul_overflow(count, wide, &size_bytes);
  const int64_t allowed = call.evaluator.options().max_array_bytes;
  if (!overflows && size_bytes <= std::min(allowed, kAlwaysFits)) return OkStatus();
  const auto memory = static_cast<int64_t>(base::MemoryLimitBytes() / 2);
  if (!overflows && size_bytes <= std::min(allowed, memory)) return OkStatus();
  return OpError(call, StatusCode::kResourceExhausted,
                 type.ToString() + " is too large: elements and offsets take " +
                     (overflows ? "more than 2^63" : std::to_string(size_bytes)) +
                     " bytes and may take " + std::to_string(std::min(allowed, memory)));
}

}  // namespace

Result<Literal> MakeArray(const OpCall& call, DType dtype, Shape shape) {
  const TensorType type(dtype, std::move(shape));
  LS_ASSIGN_OR_RETURN(const int64_t count, type.shape.CheckedNumElements());
  LS_RETURN_IF_ERROR(CheckSize(call, type, count));
  LS_ASSIGN_OR_RETURN(Literal zeros, Literal::Zeros(dtype, type.shape));
  return zeros.Expanded();
}

Result<Literal> MakeFilled(const OpCall& call, const Literal& value, Shape shape) {
  LS_ASSIGN_OR_RETURN(const Literal splat,
                      Literal::Splat(value.dtype(), std::move(shape), value.stored_bytes()));
  return Expand(call, splat);
}

Result<Literal> Expand(const OpCall& call, const Literal& array) {
  LS_RETURN_IF_ERROR(CheckSize(call, array.type(), array.num_elements()));
  return array.Expanded();
}

Result<Literal> Promote(const OpCall& call, Literal array, DType dtype) {
  LS_ASSIGN_OR_RETURN(Literal from, Expand(call, array));
  if (from.dtype() == dtype) return from;
  LS_ASSIGN_OR_RETURN(Literal to, MakeArray(call, dtype, from.shape()));
  kernels::ConvertElements(from.dtype(), from.stored_bytes().data(),
                           static_cast<size_t>(from.num_elements()), dtype,
                           to.MutableBytes().data());
  return to;
}

Result<std::vector<int64_t>> LoadIntegers(const OpCall& call, const Literal& array) {
  LS_ASSIGN_OR_RETURN(const Literal from, Expand(call, array));
  std::vector<int64_t> values(static_cast<size_t>(from.num_elements()));
  kernels::ConvertElements(from.dtype(), from.stored_bytes().data(), values.size(), DType::kI64,
                           reinterpret_cast<std::byte*>(values.data()));
  if (from.dtype() == DType::kU64) {
    for (int64_t& value : values) {
      if (value < 0) value = std::numeric_limits<int64_t>::max();
    }
  }
  return values;
}

namespace {

// Sums and products of any two sizes that a program may name.
__extension__ using Wide = __int128;

// `value` as a size.
int64_t Saturate(Wide value) {
  return static_cast<int64_t>(std::clamp<Wide>(value, 0, std::numeric_limits<int64_t>::max()));
}

// The part of a dimension that lands inside the padded array: the first index, and how many.
struct Kept {
  int64_t first;
  int64_t count;
};
Kept KeptRange(int64_t size, const Padding& padding) {
  // low + i * step in [0, padded)
  const Wide low = padding.low, step = padding.interior;
  const Wide first = low >= 0 ? 0 : (step - 1 - low) / step;
  const Wide room = padding.Padded(size) - 1 - low;
  const Wide last = room < 0 ? -1 : std::min<Wide>(size - 1, room / step);
  if (last < first) return {0, 0};
  return {static_cast<int64_t>(first), static_cast<int64_t>(last - first + 1)};
}

}  // namespace

void GatherElements(size_t size, const std::byte* from, int64_t offset,
                    std::span<const int64_t> offsets, std::byte* to) {
  if (offsets.empty()) return;
  kernels::VisitElementSize(size, [&]<typename T>(T*) {
    const T* source = reinterpret_cast<const T*>(from) + offset;
    T* target = reinterpret_cast<T*>(to);
    const size_t count = offsets.size();
    for (size_t i = 0; i < count; ++i) target[i] = source[offsets[i]];
  });
}

int64_t Padding::Padded(int64_t size) const {
  const Wide extent = size == 0 ? 0 : Wide{size - 1} * interior + 1;
  return Saturate(extent + low + high);
}

Result<Literal> PadArray(const OpCall& call, const Literal& array, const Literal& value,
                         std::span<const Padding> padding) {
  LS_ASSIGN_OR_RETURN(const Literal from, Expand(call, array));
  const bool pads = std::ranges::any_of(
      padding, [](const Padding& p) { return p.low != 0 || p.high != 0 || p.interior != 1; });
  if (!pads) return from;
  Shape shape;
  for (size_t d = 0; d < padding.size(); ++d) {
    shape.push_back(padding[d].Padded(from.shape().dim(static_cast<int64_t>(d))));
  }
  LS_ASSIGN_OR_RETURN(Literal to, MakeFilled(call, value, shape));
  if (to.num_elements() == 0 || from.num_elements() == 0) return to;

  kernels::Side source{0, RowMajorStrides(from.shape().dims())};
  kernels::Side target{0, RowMajorStrides(shape.dims())};
  std::vector<int64_t> counts;
  for (size_t d = 0; d < padding.size(); ++d) {
    const Kept kept = KeptRange(from.shape().dim(static_cast<int64_t>(d)), padding[d]);
    if (kept.count == 0) return to;
    counts.push_back(kept.count);
    source.offset += kept.first * source.strides[d];
    target.offset += (padding[d].low + kept.first * padding[d].interior) * target.strides[d];
  }
  for (size_t d = 0; d < padding.size(); ++d) {
    if (counts[d] > 1) target.strides[d] *= padding[d].interior;
  }
  kernels::CopyBox(ElementSizeBytes(from.dtype()), counts, from.stored_bytes().data(), source,
                   to.MutableBytes().data(), target);
  return to;
}

std::vector<Padding> PaddingOf(size_t rank, const std::optional<ir::I64Matrix>& edges,
                               std::span<const int64_t> dilations) {
  std::vector<Padding> padding(rank);
  for (size_t d = 0; d < rank; ++d) {
    if (edges) {
      padding[d].low = edges->at(static_cast<int64_t>(d), 0);
      padding[d].high = edges->at(static_cast<int64_t>(d), 1);
    }
    if (!dilations.empty()) padding[d].interior = dilations[d];
  }
  return padding;
}

std::vector<int64_t> OrOnes(std::span<const int64_t> values, size_t count) {
  if (values.empty()) return std::vector<int64_t>(count, 1);
  return {values.begin(), values.end()};
}

int64_t WindowExtent(int64_t window, int64_t dilation) {
  return window == 0 ? 0 : Saturate(Wide{window - 1} * dilation + 1);
}

int64_t WindowCount(int64_t padded, int64_t window, int64_t dilation, int64_t stride) {
  const int64_t extent = WindowExtent(window, dilation);
  return padded == 0 || extent > padded ? 0 : (padded - extent) / stride + 1;
}

}  // namespace lockstep::interpret
