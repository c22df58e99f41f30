// SPDX-License-Identifier: Apache-2.0
// sort and top_k. A comparator that is no order gives some permutation.
#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/merge_sort.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/ir/ops/sort.h"

namespace lockstep::interpret {
namespace {

// Calls the comparator on elements of all inputs: (a0, b0, a1, b1, ..).
class Comparator {
 public:
  Comparator(ElementFunction function, std::span<const Literal> arrays)
      : function_(std::move(function)), arguments_(2 * arrays.size()) {
    for (const Literal& array : arrays) {
      arrays_.push_back(array.stored_bytes().data());
      sizes_.push_back(ElementSizeBytes(array.dtype()));
    }
  }

  // Whether the elements at offset a come before those at offset b.
  Result<bool> Before(int64_t a, int64_t b) {
    for (size_t k = 0; k < arrays_.size(); ++k) {
      arguments_[2 * k] = arrays_[k] + static_cast<size_t>(a) * sizes_[k];
      arguments_[2 * k + 1] = arrays_[k] + static_cast<size_t>(b) * sizes_[k];
    }
    std::byte is_before{};
    std::byte* out = &is_before;
    LS_RETURN_IF_ERROR(function_.Run(arguments_, std::span(&out, 1), 1));
    return is_before != std::byte{0};
  }

 private:
  ElementFunction function_;
  std::vector<const std::byte*> arrays_;
  std::vector<size_t> sizes_;
  std::vector<const std::byte*> arguments_;
};

// Where the lines along `dimension` begin.
Offsets LineStarts(const Shape& shape, int64_t dimension) {
  const auto others = OtherDimensions(shape.rank(), std::span(&dimension, 1));
  return BoxOffsets(Pick(shape.dims(), others), Pick(RowMajorStrides(shape.dims()), others));
}

Results EvaluateSortOp(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(ElementFunction function,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  std::vector<Literal> inputs;
  std::vector<Datum> results;
  for (size_t k = 0; k < call.operands.size(); ++k) {
    LS_ASSIGN_OR_RETURN(Literal input, Expand(call, call.in(k)));
    LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, input.dtype(), input.shape()));
    inputs.push_back(std::move(input));
    results.emplace_back(std::move(result));
  }
  const Shape& shape = inputs[0].shape();
  if (inputs[0].num_elements() == 0) return results;
  const int64_t given = call.attrs<ir::SortAttrs>().dimension;
  const int64_t dimension = given < 0 ? given + shape.rank() : given;
  const int64_t length = shape.dim(dimension);
  const int64_t stride = RowMajorStrides(shape.dims())[static_cast<size_t>(dimension)];
  Comparator comparator(std::move(function), inputs);
  std::vector<int64_t> order(static_cast<size_t>(length));
  for (const int64_t start : LineStarts(shape, dimension)) {
    std::iota(order.begin(), order.end(), 0);
    const auto before = [&](int64_t a, int64_t b) {
      return comparator.Before(start + a * stride, start + b * stride);
    };
    LS_RETURN_IF_ERROR(kernels::MergeSort(order, before));
    if (!call.attrs<ir::SortAttrs>().is_stable) {
      LS_RETURN_IF_ERROR(kernels::ReorderEqualItems(order, before));
    }
    for (size_t k = 0; k < inputs.size(); ++k) {
      kernels::VisitElementSize(ElementSizeBytes(inputs[k].dtype()), [&]<typename T>(T*) {
        const T* from = reinterpret_cast<const T*>(inputs[k].stored_bytes().data()) + start;
        T* to = reinterpret_cast<T*>(results[k].array().MutableBytes().data()) + start;
        for (int64_t i = 0; i < length; ++i) {
          to[i * stride] = from[order[static_cast<size_t>(i)] * stride];
        }
      });
    }
  }
  return results;
}

// --- top_k

// An integer of the same order: natural for integers, -NaN < -inf < .. < -0 < +0 < .. < +NaN for
// floats.
template <DType D>
int64_t OrderKey(base::StorageOf<D> value) {
  using T = base::StorageOf<D>;
  if constexpr (base::kIsSmallFloat<T>) {
    const auto magnitude = static_cast<int64_t>(value.bits & T::kFormat.magnitude_mask());
    return (value.bits & T::kFormat.sign_mask()) != 0 ? -1 - magnitude : magnitude;
  } else if constexpr (IsFloat(D)) {
    using Bits = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    const auto bits = std::bit_cast<Bits>(value);
    return bits < 0 ? bits ^ std::numeric_limits<Bits>::max() : bits;
  } else if constexpr (D == DType::kU64) {
    return static_cast<int64_t>(value ^ (uint64_t{1} << 63));
  } else {
    return static_cast<int64_t>(value);
  }
}

std::vector<int64_t> OrderKeys(const Literal& array) {
  std::vector<int64_t> keys(static_cast<size_t>(array.num_elements()));
  base::VisitDType(array.dtype(), [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (!IsComplex(D)) {
      const auto* from = reinterpret_cast<const base::StorageOf<D>*>(array.stored_bytes().data());
      for (size_t i = 0; i < keys.size(); ++i) keys[i] = OrderKey<D>(from[i]);
    }
  });
  return keys;
}

// The k largest of each row, descending; equal ones in the order of their indices.
Results EvaluateTopK(const OpCall& call) {
  const int64_t k = call.attrs<ir::ChloTopKAttrs>().k;
  LS_ASSIGN_OR_RETURN(const Literal input, Expand(call, call.in(0)));
  Shape shape = input.shape();
  const int64_t length = shape.dim(shape.rank() - 1);
  if (k < 0 || k > length) {
    return OpError(call, StatusCode::kInvalidArgument,
                   "k = " + std::to_string(k) + " is not within the last dimension of " +
                       input.type().ToString());
  }
  shape.set_dim(shape.rank() - 1, k);
  LS_ASSIGN_OR_RETURN(Literal values, MakeArray(call, input.dtype(), shape));
  LS_ASSIGN_OR_RETURN(Literal indices, MakeArray(call, DType::kI32, shape));
  const std::vector<int64_t> keys = OrderKeys(input);
  int32_t* index = values.num_elements() == 0 ? nullptr : indices.mutable_data<int32_t>().data();
  std::byte* value = values.MutableBytes().data();
  Offsets order(static_cast<size_t>(length));
  const int64_t rows = index == nullptr ? 0 : input.num_elements() / length;
  for (int64_t row = 0; row < rows; ++row) {
    const int64_t start = row * length;
    std::iota(order.begin(), order.end(), start);
    std::ranges::sort(order, [&](int64_t a, int64_t b) {
      const int64_t key_a = keys[static_cast<size_t>(a)], key_b = keys[static_cast<size_t>(b)];
      return key_a != key_b ? key_a > key_b : a < b;
    });
    for (int64_t i = 0; i < k; ++i) {
      *index++ = static_cast<int32_t>(order[static_cast<size_t>(i)] - start);
    }
    const size_t size = ElementSizeBytes(input.dtype());
    GatherElements(size, input.stored_bytes().data(), 0,
                   std::span(order).first(static_cast<size_t>(k)), value);
    value += static_cast<size_t>(k) * size;
  }
  return std::vector<Datum>{std::move(values), std::move(indices)};
}

}  // namespace

std::string SortUnsupportedReason(const ir::Module& module, ir::OpId op) {
  switch (static_cast<ir::SortOp>(module.opcode(op))) {
    case ir::SortOp::kSort:
    case ir::SortOp::kChloTopK:
      return "";
  }
  return "";
}

Results EvaluateSort(const OpCall& call) {
  switch (static_cast<ir::SortOp>(call.module.opcode(call.op))) {
    case ir::SortOp::kSort:
      return EvaluateSortOp(call);
    case ir::SortOp::kChloTopK:
      return EvaluateTopK(call);
  }
  return OpError(call, StatusCode::kInternal, "no such op");
}

}  // namespace lockstep::interpret
