// SPDX-License-Identifier: Apache-2.0
// gather and torch_index_select: a slice of the operand per start vector. Starts are moved so that
// the slice lies inside.
#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/runtime/cpu/kernels/index_vectors.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kBlock = IndexVectors::kBlock;
// So few slices are not enough to be shared out.
constexpr int64_t kFewSlices = 64;

// Slices whose elements are far apart, or that are short: for each row of the slice, the rows of
// many start vectors. A row is a run that is contiguous on both sides.
class GatherRows final : public OpKernel {
 public:
  GatherRows(IndexVectors starts, std::vector<CopyLoop> outer, int64_t row_bytes)
      : starts_(std::move(starts)), outer_(std::move(outer)), row_bytes_(row_bytes) {
    for (const CopyLoop& loop : outer_) rows_ *= loop.size;
  }
  std::string_view variant() const override { return rows_ == 1 ? "rows" : "rows_of_slices"; }

  Status Run(const OpKernelCall& call) const override {
    const int64_t slice_bytes = rows_ * row_bytes_;
    ParallelRanges(call.pool, starts_.size(), GrainFor(slice_bytes),
                   [&](int64_t begin, int64_t end) { RunRange(call, begin, end); });
    return OkStatus();
  }

 private:
  void RunRange(const OpKernelCall& call, int64_t begin, int64_t end) const {
    std::array<int64_t, kBlock> from, to;
    for (int64_t b = begin; b < end; b += kBlock) {
      const int64_t count = std::min(kBlock, end - b);
      starts_.Locate(call.operands[1], b, count, from.data(), to.data());
      std::array<int64_t, BoxCopy::kMaxLoops> index{};
      const std::byte* source = Bytes(call.operands[0]);
      std::byte* target = Bytes(call.results[0]);
      for (int64_t row = 0; row < rows_; ++row) {
        CopyRows(source, from.data(), target, to.data(), count);
        for (size_t d = outer_.size(); d-- > 0;) {
          source += outer_[d].from;
          target += outer_[d].to;
          if (++index[d] < outer_[d].size) break;
          source -= outer_[d].from * outer_[d].size;
          target -= outer_[d].to * outer_[d].size;
          index[d] = 0;
        }
      }
    }
  }

  template <int64_t kBytes>
  static void CopyShortRows(const std::byte* source, const int64_t* from, std::byte* target,
                            const int64_t* to, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      __builtin_prefetch(source + from[std::min(i + kShortAhead, count - 1)]);
      std::memcpy(target + to[i], source + from[i], kBytes);
    }
  }

  void CopyRows(const std::byte* source, const int64_t* from, std::byte* target, const int64_t* to,
                int64_t count) const {
    switch (row_bytes_) {
      case 1:
        return CopyShortRows<1>(source, from, target, to, count);
      case 2:
        return CopyShortRows<2>(source, from, target, to, count);
      case 4:
        return CopyShortRows<4>(source, from, target, to, count);
      case 8:
        return CopyShortRows<8>(source, from, target, to, count);
      case 16:
        return CopyShortRows<16>(source, from, target, to, count);
      default:
        for (int64_t i = 0; i < count; ++i) {
          __builtin_prefetch(source + from[std::min(i + kAhead, count - 1)]);
          std::memcpy(target + to[i], source + from[i], static_cast<size_t>(row_bytes_));
        }
    }
  }

  static constexpr int64_t kAhead = 4, kShortAhead = 16;

  IndexVectors starts_;
  std::vector<CopyLoop> outer_;  // of a slice; strides in bytes
  int64_t rows_ = 1;
  int64_t row_bytes_;
};

// Few and large slices: one after the other, each on all threads.
class GatherSlices final : public OpKernel {
 public:
  GatherSlices(IndexVectors starts, BoxCopy slice) : starts_(std::move(starts)), slice_(slice) {}
  std::string_view variant() const override { return "slices"; }
  Status Run(const OpKernelCall& call) const override {
    for (int64_t b = 0; b < starts_.size(); ++b) {
      int64_t from = 0, to = 0;
      starts_.Locate(call.operands[1], b, 1, &from, &to);
      slice_.Run(Bytes(call.operands[0]) + from, Bytes(call.results[0]) + to, call.pool);
    }
    return OkStatus();
  }

 private:
  IndexVectors starts_;
  BoxCopy slice_;
};

class EmptyKernel final : public OpKernel {
 public:
  std::string_view variant() const override { return "empty"; }
  Status Run(const OpKernelCall&) const override { return OkStatus(); }
};

KernelPtr MakeFrom(IndexVectors starts, std::span<const CopyLoop> slice, int64_t size,
                   std::string* reason) {
  std::vector<CopyLoop> loops = MergeLoops(slice);
  if (loops.size() > BoxCopy::kMaxLoops) return Refuse(reason, "too many slice dimensions");
  int64_t elements = 1;
  for (const CopyLoop& loop : loops) elements *= loop.size;
  // Slices of which a few make a range each are worth all threads; more of them are shared out.
  if (elements * size > kGrainBytes && starts.size() < kFewSlices) {
    return std::make_unique<GatherSlices>(std::move(starts), BoxCopy(size, loops));
  }
  int64_t row_bytes = size;
  if (!loops.empty() && loops.back().from == 1 && loops.back().to == 1) {
    row_bytes *= loops.back().size;
    loops.pop_back();
  }
  for (CopyLoop& loop : loops) loop.from *= size, loop.to *= size;
  return std::make_unique<GatherRows>(std::move(starts), std::move(loops), row_bytes);
}

}  // namespace

KernelPtr MakeGather(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  if (static_cast<ir::GatherScatterOp>(spec.module.opcode(spec.op)) !=
      ir::GatherScatterOp::kGather) {
    return Refuse(reason, "slice sizes are not known");
  }
  const auto& attrs = AttrsOf<ir::GatherAttrs>(spec);
  const ir::GatherDimensionNumbers& n = attrs.dimension_numbers;
  const TensorType &operand = OperandType(spec, 0), &indices = OperandType(spec, 1);
  const TensorType& result = ResultType(spec);
  if (result.shape.NumElements() == 0 || operand.shape.NumElements() == 0) {
    return std::make_unique<EmptyKernel>();
  }
  const int64_t size = ElementBytes(operand);
  const Sizes own = RowMajorStrides(operand.shape.dims());
  const Sizes target = RowMajorStrides(result.shape.dims());

  std::vector<IndexVectors::Component> components;
  for (const int64_t dim : n.start_index_map) {
    const auto d = static_cast<size_t>(dim);
    components.push_back({own[d] * size, operand.shape.dims()[d] - attrs.slice_sizes[d]});
  }
  const int64_t vector_dim = n.index_vector_dim;
  const Sizes index_dims = OtherDimensions(indices.rank(), std::span(&vector_dim, 1));
  const Sizes batch_dims = OtherDimensions(result.rank(), n.offset_dims);
  std::vector<IndexVectors::Batch> batches(index_dims.size());
  for (size_t i = 0; i < batches.size(); ++i) {
    batches[i].other = target[static_cast<size_t>(batch_dims[i])] * size;
    const auto paired = std::ranges::find(n.start_indices_batching_dims, index_dims[i]);
    if (paired == n.start_indices_batching_dims.end()) continue;
    const auto k = static_cast<size_t>(paired - n.start_indices_batching_dims.begin());
    batches[i].operand = own[static_cast<size_t>(n.operand_batching_dims[k])] * size;
  }
  auto starts = IndexVectors::Make(indices, vector_dim, components, batches, true, reason);
  if (!starts) return nullptr;

  Sizes dropped = n.collapsed_slice_dims;
  dropped.insert(dropped.end(), n.operand_batching_dims.begin(), n.operand_batching_dims.end());
  const Sizes window_dims = OtherDimensions(operand.rank(), dropped);
  std::vector<CopyLoop> slice;
  for (size_t i = 0; i < window_dims.size(); ++i) {
    const auto d = static_cast<size_t>(window_dims[i]);
    slice.push_back({attrs.slice_sizes[d], own[d], target[static_cast<size_t>(n.offset_dims[i])]});
  }
  return MakeFrom(*std::move(starts), slice, size, reason);
}

KernelPtr MakeTorchIndexSelect(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto& attrs = AttrsOf<ir::TorchIndexSelectAttrs>(spec);
  const TensorType &operand = OperandType(spec, 0), &indices = OperandType(spec, 1);
  const TensorType& result = ResultType(spec);
  if (result.shape.NumElements() == 0 || operand.shape.NumElements() == 0) {
    return std::make_unique<EmptyKernel>();
  }
  const int64_t size = ElementBytes(operand);
  const auto dim = static_cast<size_t>(attrs.dim);
  const auto num_batch_dims = static_cast<size_t>(attrs.batch_dims);
  const Sizes own = RowMajorStrides(operand.shape.dims());
  const Sizes target = RowMajorStrides(result.shape.dims());
  // The result has the operand's dimensions, `dim` being those of the indices but batch ones.
  const auto extra = static_cast<size_t>(indices.rank()) - num_batch_dims;
  const IndexVectors::Component component{own[dim] * size, operand.shape.dims()[dim] - 1};
  std::vector<IndexVectors::Batch> batches(static_cast<size_t>(indices.rank()));
  for (size_t i = 0; i < batches.size(); ++i) {
    const bool is_batch = i < num_batch_dims;
    batches[i].other = target[is_batch ? i : dim + (i - num_batch_dims)] * size;
    batches[i].operand = is_batch ? own[i] * size : 0;
  }
  auto starts =
      IndexVectors::Make(indices, indices.rank(), std::span(&component, 1), batches, true, reason);
  if (!starts) return nullptr;
  std::vector<CopyLoop> slice;
  for (size_t d = num_batch_dims; d < own.size(); ++d) {
    if (d == dim) continue;
    slice.push_back({operand.shape.dims()[d], own[d], target[d < dim ? d : d + extra - 1]});
  }
  return MakeFrom(*std::move(starts), slice, size, reason);
}

}  // namespace lockstep::runtime::cpu::kernels
