// SPDX-License-Identifier: Apache-2.0
// Plans where the updates of a scatter go.
#include "lockstep/runtime/cpu/kernels/scatter_plan.h"

#include <algorithm>

#include "lockstep/ir/ops/gather_scatter.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// What one step along each batch dimension of the indices moves.
std::vector<IndexVectors::Batch> BatchSteps(const ir::ScatterDimensionNumbers& n,
                                            std::span<const int64_t> index_dims,
                                            std::span<const int64_t> batch_dims,
                                            std::span<const int64_t> operand_strides,
                                            std::span<const int64_t> update_strides) {
  std::vector<IndexVectors::Batch> batches(index_dims.size());
  for (size_t i = 0; i < batches.size(); ++i) {
    batches[i].other = update_strides[static_cast<size_t>(batch_dims[i])];
    const auto paired = std::ranges::find(n.scatter_indices_batching_dims, index_dims[i]);
    if (paired == n.scatter_indices_batching_dims.end()) continue;
    const auto k = static_cast<size_t>(paired - n.scatter_indices_batching_dims.begin());
    batches[i].operand = operand_strides[static_cast<size_t>(n.input_batching_dims[k])];
  }
  return batches;
}

// A loop per dimension of the updates whose `to` counts window elements, and per start vector as
// many as a window has.
std::vector<CopyLoop> UpdateLoops(const Shape& updates, std::span<const int64_t> batch_dims,
                                  std::span<const int64_t> window_dims, int64_t window_elements) {
  const Sizes own = RowMajorStrides(updates.dims());
  std::vector<CopyLoop> loops;
  for (size_t d = 0; d < own.size(); ++d) loops.push_back({updates.dims()[d], own[d], 0});
  const auto number = [&](std::span<const int64_t> dims, int64_t step) {
    for (size_t i = dims.size(); i-- > 0;) {
      CopyLoop& loop = loops[static_cast<size_t>(dims[i])];
      loop.to = step;
      step *= loop.size;
    }
  };
  number(window_dims, 1);
  number(batch_dims, window_elements);
  return loops;
}

}  // namespace

std::optional<ScatterPlan> ScatterPlan::Make(const OpKernelSpec& spec, size_t arrays,
                                             std::string* reason) {
  if (arrays > kMaxArrays) return *reason = "more arrays than a scatter takes", std::nullopt;
  const auto& n = AttrsOf<ir::ScatterAttrs>(spec).scatter_dimension_numbers;
  const Shape& operand = OperandType(spec, 0).shape;
  const TensorType& indices = OperandType(spec, arrays);
  const Shape& updates = OperandType(spec, arrays + 1).shape;
  const Sizes own = RowMajorStrides(operand.dims()), source = RowMajorStrides(updates.dims());
  ScatterPlan plan;
  plan.operand_elements = operand.NumElements();

  Sizes dropped = n.inserted_window_dims;
  dropped.insert(dropped.end(), n.input_batching_dims.begin(), n.input_batching_dims.end());
  const Sizes window_dims = OtherDimensions(operand.rank(), dropped);
  for (size_t i = 0; i < window_dims.size(); ++i) {
    const auto from = static_cast<size_t>(n.update_window_dims[i]);
    plan.window.push_back(
        {updates.dims()[from], source[from], own[static_cast<size_t>(window_dims[i])]});
    plan.window_elements *= plan.window.back().size;
  }
  std::vector<IndexVectors::Component> components;
  for (const int64_t dim : n.scatter_dims_to_operand_dims) {
    const auto d = static_cast<size_t>(dim);
    const auto in_window = std::ranges::find(window_dims, dim);
    const int64_t loop = in_window == window_dims.end() ? -1 : in_window - window_dims.begin();
    const int64_t extent = loop < 0 ? 1 : plan.window[static_cast<size_t>(loop)].size;
    components.push_back({own[d], operand.dims()[d] - extent});
    plan.scattered_.push_back({operand.dims()[d], own[d], loop});
    plan.windows_are_disjoint &= extent == 1;
  }
  const int64_t vector_dim = n.index_vector_dim;
  const Sizes index_dims = OtherDimensions(indices.rank(), std::span(&vector_dim, 1));
  const Sizes batch_dims = OtherDimensions(updates.rank(), n.update_window_dims);
  const auto batches = BatchSteps(n, index_dims, batch_dims, own, source);
  auto starts = IndexVectors::Make(indices, vector_dim, components, batches, false, reason);
  if (!starts) return std::nullopt;
  plan.starts = *std::move(starts);
  plan.windows_are_innermost =
      batch_dims.empty() || n.update_window_dims.empty() ||
      std::ranges::max(batch_dims) < std::ranges::min(n.update_window_dims);
  plan.update_loops = UpdateLoops(updates, batch_dims, n.update_window_dims, plan.window_elements);

  plan.outer = MergeLoops(plan.window);
  const size_t most = std::max({plan.outer.size(), plan.update_loops.size(), plan.window.size()});
  if (most > BoxCopy::kMaxLoops) return *reason = "too many window dimensions", std::nullopt;
  if (!plan.outer.empty()) {
    plan.row = plan.outer.back();
    plan.outer.pop_back();
  }
  plan.row_is_contiguous = plan.row.from == 1 && plan.row.to == 1;
  return plan;
}

int64_t ScatterPlan::PlaceOf(const void* indices, int64_t b, const LoopWalk& walk) const {
  int64_t at = starts.BatchPlace(b) + walk.to();
  for (size_t k = 0; k < scattered_.size(); ++k) {
    const Scattered& dimension = scattered_[k];
    const int64_t in_window =
        dimension.loop < 0 ? 0 : walk.index(static_cast<size_t>(dimension.loop));
    const int64_t start = starts.Given(indices, b, k);
    if (start < -in_window || start >= dimension.size - in_window) return -1;
    at += start * dimension.stride;
  }
  return at;
}

}  // namespace lockstep::runtime::cpu::kernels
