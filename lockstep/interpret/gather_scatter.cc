// SPDX-License-Identifier: Apache-2.0
// gather, dynamic_gather, torch_index_select and scatter.
#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>
#include <utility>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/ir/ops/gather_scatter.h"

namespace lockstep::interpret {
namespace {

// start_indices or scatter_indices read as vectors along index_vector_dim, one per index of the
// other ("batch") dimensions, in row-major order of these. Where index_vector_dim is the rank,
// every number is a vector of its own.
class StartVectors {
 public:
  static Result<StartVectors> Load(const OpCall& call, const Literal& indices,
                                   int64_t index_vector_dim);

  size_t size() const { return batch_offsets_.size(); }
  std::span<const int64_t> batch_sizes() const { return batch_sizes_; }
  // Component k of vector b.
  int64_t at(size_t b, size_t k) const {
    return values_[static_cast<size_t>(batch_offsets_[b] +
                                       static_cast<int64_t>(k) * component_stride_)];
  }
  // Where dimensions of the index array stand among the batch dimensions.
  std::vector<int64_t> BatchPositions(std::span<const int64_t> dims) const;
  // The index of vector b along the batch dimension at `position`.
  int64_t BatchIndex(size_t b, size_t position) const {
    return static_cast<int64_t>(b) / batch_strides_[position] % batch_sizes_[position];
  }

 private:
  std::vector<int64_t> values_;
  std::vector<int64_t> batch_dims_, batch_sizes_;
  Offsets batch_strides_, batch_offsets_;
  int64_t component_stride_ = 0;
};

Result<StartVectors> StartVectors::Load(const OpCall& call, const Literal& indices,
                                        int64_t index_vector_dim) {
  StartVectors starts;
  LS_ASSIGN_OR_RETURN(starts.values_, LoadIntegers(call, indices));
  const auto sizes = indices.shape().dims();
  const Offsets strides = RowMajorStrides(sizes);
  starts.batch_dims_ = OtherDimensions(indices.shape().rank(), std::span(&index_vector_dim, 1));
  starts.batch_sizes_ = Pick(sizes, starts.batch_dims_);
  starts.batch_strides_ = RowMajorStrides(starts.batch_sizes_);
  starts.batch_offsets_ = BoxOffsets(starts.batch_sizes_, Pick(strides, starts.batch_dims_));
  const bool has_vectors = index_vector_dim < indices.shape().rank();
  starts.component_stride_ = has_vectors ? strides[static_cast<size_t>(index_vector_dim)] : 0;
  return starts;
}

std::vector<int64_t> StartVectors::BatchPositions(std::span<const int64_t> dims) const {
  std::vector<int64_t> positions;
  for (const int64_t dim : dims) {
    positions.push_back(std::ranges::find(batch_dims_, dim) - batch_dims_.begin());
  }
  return positions;
}

// --- gather

struct GatherOp {
  const ir::GatherDimensionNumbers& numbers;
  std::vector<int64_t> slice_sizes;
};

// The offset in the operand where the slice of each start vector begins; starts are pulled in so
// that the slice stays inside.
Offsets SliceStarts(const GatherOp& gather, const StartVectors& starts, const Shape& operand) {
  const ir::GatherDimensionNumbers& n = gather.numbers;
  const Offsets strides = RowMajorStrides(operand.dims());
  const std::vector<int64_t> positions = starts.BatchPositions(n.start_indices_batching_dims);
  Offsets offsets(starts.size(), 0);
  for (size_t b = 0; b < starts.size(); ++b) {
    for (size_t k = 0; k < n.start_index_map.size(); ++k) {
      const auto d = static_cast<size_t>(n.start_index_map[k]);
      const int64_t last = operand.dims()[d] - std::max<int64_t>(1, gather.slice_sizes[d]);
      offsets[b] +=
          std::clamp<int64_t>(starts.at(b, k), 0, std::max<int64_t>(0, last)) * strides[d];
    }
    for (size_t k = 0; k < positions.size(); ++k) {
      offsets[b] += starts.BatchIndex(b, static_cast<size_t>(positions[k])) *
                    strides[static_cast<size_t>(n.operand_batching_dims[k])];
    }
  }
  return offsets;
}

Results EvaluateGatherOp(const OpCall& call, const GatherOp& gather) {
  const ir::GatherDimensionNumbers& n = gather.numbers;
  LS_ASSIGN_OR_RETURN(const Literal operand, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(const StartVectors starts,
                      StartVectors::Load(call, call.in(1), n.index_vector_dim));
  // A slice loses the collapsed and the batching dimensions; what is left takes offset_dims, and
  // the start vectors the other dimensions.
  std::vector<int64_t> dropped = n.collapsed_slice_dims;
  dropped.insert(dropped.end(), n.operand_batching_dims.begin(), n.operand_batching_dims.end());
  const auto window_dims = OtherDimensions(operand.shape().rank(), dropped);
  const auto window_sizes = Pick(gather.slice_sizes, window_dims);
  const auto rank = static_cast<int64_t>(window_sizes.size() + starts.batch_sizes().size());
  const auto batch_dims = OtherDimensions(rank, n.offset_dims);
  Shape shape(std::vector<int64_t>(static_cast<size_t>(rank), 0));
  for (size_t i = 0; i < window_sizes.size(); ++i) shape.set_dim(n.offset_dims[i], window_sizes[i]);
  for (size_t i = 0; i < batch_dims.size(); ++i) {
    shape.set_dim(batch_dims[i], starts.batch_sizes()[i]);
  }
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, operand.dtype(), shape));
  if (result.num_elements() == 0 || operand.num_elements() == 0) {
    return std::vector<Datum>{std::move(result)};
  }

  const Offsets from = SliceStarts(gather, starts, operand.shape());
  const Offsets in_slice =
      BoxOffsets(window_sizes, Pick(RowMajorStrides(operand.shape().dims()), window_dims));
  const Offsets out_strides = RowMajorStrides(shape.dims());
  const Offsets to = BoxOffsets(starts.batch_sizes(), Pick(out_strides, batch_dims));
  const Offsets in_result = BoxOffsets(window_sizes, Pick(out_strides, n.offset_dims));
  kernels::VisitElementSize(ElementSizeBytes(operand.dtype()), [&]<typename T>(T*) {
    const T* source = reinterpret_cast<const T*>(operand.stored_bytes().data());
    T* target = reinterpret_cast<T*>(result.MutableBytes().data());
    for (size_t b = 0; b < from.size(); ++b) {
      for (size_t w = 0; w < in_slice.size(); ++w) {
        target[to[b] + in_result[w]] = source[from[b] + in_slice[w]];
      }
    }
  });
  return std::vector<Datum>{std::move(result)};
}

// --- torch_index_select

// Start indices clamp, as those of gather do.
Results EvaluateTorchIndexSelect(const OpCall& call) {
  const auto& attrs = call.attrs<ir::TorchIndexSelectAttrs>();
  LS_ASSIGN_OR_RETURN(const Literal operand, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(const std::vector<int64_t> indices, LoadIntegers(call, call.in(1)));
  const auto sizes = operand.shape().dims();
  const auto dim = static_cast<size_t>(attrs.dim);
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, operand.dtype(), call.result_type().shape));
  if (result.num_elements() == 0 || operand.num_elements() == 0) {
    return std::vector<Datum>{std::move(result)};
  }
  // [batch][between batch and dim][dim][after dim] and [batch][indices].
  const auto product = [](std::span<const int64_t> some) {
    return std::accumulate(some.begin(), some.end(), int64_t{1}, std::multiplies<>());
  };
  const auto num_batch_dims = static_cast<size_t>(attrs.batch_dims);
  const int64_t batches = product(sizes.first(num_batch_dims));
  const int64_t between = product(sizes.subspan(num_batch_dims, dim - num_batch_dims));
  const int64_t per_batch = static_cast<int64_t>(indices.size()) / batches;
  const auto row =
      static_cast<size_t>(product(sizes.subspan(dim + 1))) * ElementSizeBytes(operand.dtype());
  std::byte* to = result.MutableBytes().data();
  for (int64_t outer = 0; outer < batches * between; ++outer) {
    for (int64_t i = 0; i < per_batch; ++i, to += row) {
      const int64_t given = indices[static_cast<size_t>(outer / between * per_batch + i)];
      const int64_t index = outer * sizes[dim] + std::clamp<int64_t>(given, 0, sizes[dim] - 1);
      std::memcpy(to, operand.stored_bytes().data() + static_cast<size_t>(index) * row, row);
    }
  }
  return std::vector<Datum>{std::move(result)};
}

// --- scatter

// Where the updates go. An update index is a batch index (which start vector) and a window index.
class Targets {
 public:
  Targets(const ir::ScatterDimensionNumbers& numbers, const StartVectors& starts,
          const Shape& operand, const Shape& updates);

  // Offset of the target of window index w under start vector b; -1 when it lies outside.
  int64_t at(size_t b, size_t w) const {
    return is_inside_[b] ? start_offsets_[b] + window_offsets_[w] : CheckedAt(b, w);
  }

 private:
  void AddStart(const ir::ScatterDimensionNumbers& numbers, const StartVectors& starts, size_t b,
                std::span<const int64_t> positions, std::span<const int64_t> extents);
  int64_t CheckedAt(size_t b, size_t w) const;

  std::span<const int64_t> sizes_;  // of the operand
  Offsets strides_;
  std::vector<Offsets> starts_;        // per start vector, its place in the operand
  std::vector<Offsets> window_index_;  // per dimension of the operand, of each window index
  Offsets start_offsets_, window_offsets_;
  std::vector<bool> is_inside_;  // the whole window of a start vector
};

Targets::Targets(const ir::ScatterDimensionNumbers& n, const StartVectors& starts,
                 const Shape& operand, const Shape& updates)
    : sizes_(operand.dims()), strides_(RowMajorStrides(operand.dims())) {
  std::vector<int64_t> dropped = n.inserted_window_dims;
  dropped.insert(dropped.end(), n.input_batching_dims.begin(), n.input_batching_dims.end());
  const auto window_dims = OtherDimensions(operand.rank(), dropped);
  std::vector<int64_t> extents(sizes_.size(), 1);
  for (size_t i = 0; i < window_dims.size(); ++i) {
    extents[static_cast<size_t>(window_dims[i])] = updates.dim(n.update_window_dims[i]);
  }
  window_offsets_ = BoxOffsets(extents, strides_);
  for (size_t d = 0; d < sizes_.size(); ++d) {
    Offsets unit(sizes_.size(), 0);
    unit[d] = 1;
    window_index_.push_back(BoxOffsets(extents, unit));
  }
  const auto positions = starts.BatchPositions(n.scatter_indices_batching_dims);
  for (size_t b = 0; b < starts.size(); ++b) AddStart(n, starts, b, positions, extents);
}

void Targets::AddStart(const ir::ScatterDimensionNumbers& n, const StartVectors& starts, size_t b,
                       std::span<const int64_t> positions, std::span<const int64_t> extents) {
  Offsets start(sizes_.size(), 0);
  for (size_t k = 0; k < n.scatter_dims_to_operand_dims.size(); ++k) {
    start[static_cast<size_t>(n.scatter_dims_to_operand_dims[k])] = starts.at(b, k);
  }
  for (size_t k = 0; k < positions.size(); ++k) {
    start[static_cast<size_t>(n.input_batching_dims[k])] =
        starts.BatchIndex(b, static_cast<size_t>(positions[k]));
  }
  bool is_inside = true;
  int64_t offset = 0;
  for (size_t d = 0; d < start.size() && is_inside; ++d) {
    is_inside = start[d] >= 0 && start[d] <= sizes_[d] - extents[d];
    if (is_inside) offset += start[d] * strides_[d];
  }
  is_inside_.push_back(is_inside);
  start_offsets_.push_back(offset);
  starts_.push_back(std::move(start));
}

int64_t Targets::CheckedAt(size_t b, size_t w) const {
  int64_t offset = 0;
  for (size_t d = 0; d < sizes_.size(); ++d) {
    const int64_t start = starts_[b][d], in_window = window_index_[d][w];
    if (start < -in_window || start >= sizes_[d] - in_window) return -1;
    offset += (start + in_window) * strides_[d];
  }
  return offset;
}

// For each update in row-major order: its batch index and its window index, both row-major.
struct UpdateIndices {
  Offsets batch, window;
};
UpdateIndices SplitUpdates(const ir::ScatterDimensionNumbers& n, const Shape& updates) {
  const auto batch_dims = OtherDimensions(updates.rank(), n.update_window_dims);
  const auto strides_of = [&](const std::vector<int64_t>& dims) {
    const Offsets inner = RowMajorStrides(Pick(updates.dims(), dims));
    Offsets strides(static_cast<size_t>(updates.rank()), 0);
    for (size_t i = 0; i < dims.size(); ++i) strides[static_cast<size_t>(dims[i])] = inner[i];
    return strides;
  };
  return {BoxOffsets(updates.dims(), strides_of(batch_dims)),
          BoxOffsets(updates.dims(), strides_of(n.update_window_dims))};
}

// Offsets of targets in the operand, one per update; -1 for those to drop.
Result<Offsets> FindTargets(const OpCall& call, const ir::ScatterDimensionNumbers& numbers,
                            const Shape& operand, const Literal& indices, const Shape& updates) {
  LS_ASSIGN_OR_RETURN(const StartVectors starts,
                      StartVectors::Load(call, indices, numbers.index_vector_dim));
  const Targets targets(numbers, starts, operand, updates);
  const UpdateIndices split = SplitUpdates(numbers, updates);
  Offsets offsets(split.batch.size());
  for (size_t u = 0; u < offsets.size(); ++u) {
    offsets[u] =
        targets.at(static_cast<size_t>(split.batch[u]), static_cast<size_t>(split.window[u]));
  }
  return offsets;
}

Results EvaluateScatter(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(ElementFunction body,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  const size_t n = call.operands.size() / 2;
  LS_ASSIGN_OR_RETURN(const Offsets targets,
                      FindTargets(call, call.attrs<ir::ScatterAttrs>().scatter_dimension_numbers,
                                  call.in(0).shape(), call.in(n), call.in(n + 1).shape()));
  std::vector<Datum> results;
  std::vector<Literal> updates;
  for (size_t k = 0; k < n; ++k) {
    // Moved, not copied, so that an array that nothing else uses is updated in place.
    LS_ASSIGN_OR_RETURN(Literal result, Promote(call, std::exchange(call.operands[k].array(), {}),
                                                body.result_dtype(k)));
    LS_ASSIGN_OR_RETURN(Literal update, Promote(call, call.in(n + 1 + k), body.argument_dtype(k)));
    results.emplace_back(std::move(result));
    updates.push_back(std::move(update));
  }
  std::vector<std::byte*> arrays;
  for (Datum& result : results) arrays.push_back(result.array().MutableBytes().data());
  std::vector<const std::byte*> arguments(2 * n);
  std::vector<std::byte*> outputs(n);
  for (size_t u = 0; u < targets.size();) {
    // Updates of neighbours are independent: one run of the body.
    size_t end = u + 1;
    while (targets[u] >= 0 && end < targets.size() &&
           targets[end] == targets[u] + static_cast<int64_t>(end - u)) {
      ++end;
    }
    if (targets[u] >= 0) {
      for (size_t k = 0; k < n; ++k) {
        const size_t size = ElementSizeBytes(body.result_dtype(k));
        outputs[k] = arrays[k] + static_cast<size_t>(targets[u]) * size;
        arguments[k] = outputs[k];
        arguments[n + k] = updates[k].stored_bytes().data() + u * size;
      }
      LS_RETURN_IF_ERROR(body.Run(arguments, outputs, static_cast<int64_t>(end - u)));
    }
    u = end;
  }
  return results;
}

}  // namespace

std::string GatherScatterUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

Results EvaluateGatherScatter(const OpCall& call) {
  switch (static_cast<ir::GatherScatterOp>(call.module.opcode(call.op))) {
    case ir::GatherScatterOp::kGather: {
      const auto& attrs = call.attrs<ir::GatherAttrs>();
      return EvaluateGatherOp(call, {attrs.dimension_numbers, attrs.slice_sizes});
    }
    case ir::GatherScatterOp::kDynamicGather: {
      LS_ASSIGN_OR_RETURN(std::vector<int64_t> sizes, LoadIntegers(call, call.in(2)));
      for (size_t d = 0; d < sizes.size(); ++d) {
        if (sizes[d] < 0 || sizes[d] > call.in(0).shape().dims()[d]) {  // C12
          return OpError(call, StatusCode::kInvalidArgument,
                         "slice size " + std::to_string(sizes[d]) + " of dimension " +
                             std::to_string(d) + " is not within " + call.in(0).type().ToString());
        }
      }
      return EvaluateGatherOp(
          call, {call.attrs<ir::DynamicGatherAttrs>().dimension_numbers, std::move(sizes)});
    }
    case ir::GatherScatterOp::kScatter:
      return EvaluateScatter(call);
    case ir::GatherScatterOp::kTorchIndexSelect:
      return EvaluateTorchIndexSelect(call);
  }
  return OpError(call, StatusCode::kInternal, "no such op");
}

}  // namespace lockstep::interpret
