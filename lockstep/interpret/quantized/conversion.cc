// SPDX-License-Identifier: Apache-2.0
// Conversions between stored integers and the numbers they stand for. See conversion.h.
#include "lockstep/interpret/quantized/conversion.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <type_traits>

#include "lockstep/base/limits.h"
#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/arrays.h"

namespace lockstep::interpret {
namespace {

// What arithmetic on elements of T is done in, with a rounding to T after every step.
template <typename T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;

template <typename T, typename Number>
Wide<T> RoundTo(Number number) {
  return static_cast<Wide<T>>(static_cast<T>(number));
}

// Calls run(first, count, scale, zero_point) for each run of neighbours with the same parameters.
template <typename Run>
void ForEachRun(const Shape& shape, const Quantization& q, int64_t count, Run run) {
  if (!q.dimension) return run(0, count, q.scales[0], q.zero_points[0]);
  if (count == 0) return;
  int64_t inner = 1;
  for (int64_t d = *q.dimension + 1; d < shape.rank(); ++d) inner *= shape[d];
  for (int64_t first = 0; first < count; first += inner) {
    const auto slice = static_cast<size_t>(first / inner % shape[*q.dimension]);
    run(first, inner, q.scales[slice], q.zero_points[slice]);
  }
}

// Calls convert(expressed tag, storage tag) for the two types of `q`.
template <typename Convert>
void VisitTypes(const Quantization& q, Convert convert) {
  base::VisitDType(q.expressed, [&](auto expressed) {
    if constexpr (IsFloat(decltype(expressed)::kDType)) {
      base::VisitDType(q.storage, [&](auto storage) {
        if constexpr (IsInteger(decltype(storage)::kDType)) convert(expressed, storage);
      });
    }
  });
}

template <typename T>
T DequantizeOne(int64_t stored, Wide<T> scale, int64_t zero_point) {
  const auto difference =
      static_cast<int64_t>(static_cast<uint64_t>(stored) - static_cast<uint64_t>(zero_point));
  return static_cast<T>(RoundTo<T>(static_cast<double>(difference)) * scale);
}

// The bounds of the storage type as numbers of T.
template <typename T>
struct Bounds {
  explicit Bounds(const Quantization& q)
      : low(RoundTo<T>(static_cast<double>(q.storage_min))),
        high(RoundTo<T>(static_cast<double>(q.storage_max))) {}
  Wide<T> low, high;
};

template <typename T>
int64_t QuantizeOne(T number, Wide<T> scale, Wide<T> zero_point, const Bounds<T>& bounds,
                    const Quantization& q) {
  const Wide<T> scaled = RoundTo<T>(static_cast<Wide<T>>(number) / scale);
  const Wide<T> moved = RoundTo<T>(scaled + zero_point);
  if (std::isnan(moved)) return std::clamp<int64_t>(0, q.storage_min, q.storage_max);
  // Clamped once more as an integer: bounds of T may be rounded outwards.
  const double nearest = std::nearbyint(std::clamp(moved, bounds.low, bounds.high));
  if (nearest >= static_cast<double>(q.storage_max)) return q.storage_max;
  if (nearest <= static_cast<double>(q.storage_min)) return q.storage_min;
  return static_cast<int64_t>(nearest);
}

// An array to be filled from `from`: a splat stays one where all elements share their parameters.
struct Conversion {
  Literal from;
  std::vector<std::byte> bytes;
  int64_t count = 0;

  Result<Literal> Take(DType dtype) {
    if (count == 1) return Literal::Splat(dtype, from.shape(), bytes);
    return Literal::FromBytes(dtype, from.shape(), std::move(bytes));
  }
};
Result<Conversion> StartConversion(const OpCall& call, const Literal& from, const Quantization& q,
                                   DType to) {
  Conversion conversion{from, {}, from.is_splat() ? 1 : from.num_elements()};
  if (q.dimension) {
    // C13, which a type leaves open where the size of the dimension is not known.
    const auto num_scales = static_cast<int64_t>(q.scales.size());
    if (from.shape()[*q.dimension] != num_scales) {
      return OpError(call, StatusCode::kInvalidArgument,
                     "C13: an array of shape " + from.shape().ToString() + " has " +
                         std::to_string(num_scales) + " scales along dimension " +
                         std::to_string(*q.dimension));
    }
    LS_ASSIGN_OR_RETURN(conversion.from, Expand(call, from));
    conversion.count = from.num_elements();
  }
  LS_ASSIGN_OR_RETURN(
      conversion.bytes,
      base::AllocateBytes(static_cast<uint64_t>(conversion.count) * ElementSizeBytes(to),
                          "a quantized array"));
  return conversion;
}

}  // namespace

Result<Literal> Dequantize(const OpCall& call, const Literal& stored, const Quantization& q) {
  LS_ASSIGN_OR_RETURN(Conversion conversion, StartConversion(call, stored, q, q.expressed));
  VisitTypes(q, [&](auto expressed, auto storage) {
    using T = typename decltype(expressed)::Storage;
    const auto* in = reinterpret_cast<const typename decltype(storage)::Storage*>(
        conversion.from.stored_bytes().data());
    auto* out = reinterpret_cast<T*>(conversion.bytes.data());
    ForEachRun(stored.shape(), q, conversion.count,
               [&](int64_t first, int64_t count, double scale, int64_t zero_point) {
                 const Wide<T> step = RoundTo<T>(scale);
                 for (int64_t i = first; i < first + count; ++i) {
                   out[i] = DequantizeOne<T>(static_cast<int64_t>(in[i]), step, zero_point);
                 }
               });
  });
  return conversion.Take(q.expressed);
}

Result<Literal> Quantize(const OpCall& call, const Literal& numbers, const Quantization& q) {
  LS_ASSIGN_OR_RETURN(Conversion conversion, StartConversion(call, numbers, q, q.storage));
  VisitTypes(q, [&](auto expressed, auto storage) {
    using T = typename decltype(expressed)::Storage;
    using Stored = typename decltype(storage)::Storage;
    const auto* in = reinterpret_cast<const T*>(conversion.from.stored_bytes().data());
    auto* out = reinterpret_cast<Stored*>(conversion.bytes.data());
    const Bounds<T> bounds(q);
    ForEachRun(numbers.shape(), q, conversion.count,
               [&](int64_t first, int64_t count, double scale, int64_t zero_point) {
                 const Wide<T> step = RoundTo<T>(scale);
                 const Wide<T> zero = RoundTo<T>(static_cast<double>(zero_point));
                 for (int64_t i = first; i < first + count; ++i) {
                   out[i] = static_cast<Stored>(QuantizeOne<T>(in[i], step, zero, bounds, q));
                 }
               });
  });
  return conversion.Take(q.storage);
}

Result<Literal> Requantize(const OpCall& call, Literal stored, const ElementType& from,
                           const ElementType& to) {
  if (from == to) return stored;
  LS_ASSIGN_OR_RETURN(const Literal numbers, Dequantize(call, stored, *from.quantization));
  return Quantize(call, numbers, *to.quantization);
}

TensorType ExpressedType(const TensorType& type) {
  if (!type.element.IsQuantized()) return type;
  return TensorType(type.element.quantization->expressed, type.shape);
}

}  // namespace lockstep::interpret
