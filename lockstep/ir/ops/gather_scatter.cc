// SPDX-License-Identifier: Apache-2.0
// Constraints of gather, dynamic_gather, scatter and torch_index_select.
#include "lockstep/ir/ops/gather_scatter.h"

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

// The sizes of the indices without the axis that holds index vectors.
Shape BatchShape(const Shape& indices, int64_t index_vector_dim) {
  if (index_vector_dim == indices.rank()) return indices;
  return WithoutAxes(indices, List(&index_vector_dim, 1));
}

// Puts `window` at the axes `window_axes` and `batch` at the others, both in order.
// REQUIRES: the axes are ascending, unique and in range.
Shape Interleave(const Shape& batch, const Shape& window, List window_axes) {
  const int64_t rank = batch.rank() + window.rank();
  const std::vector<bool> in_window = AxisMask(rank, window_axes);
  Shape shape;
  int64_t next_batch = 0, next_window = 0;
  for (int64_t i = 0; i < rank; ++i) {
    shape.push_back(in_window[static_cast<size_t>(i)] ? window[next_window++]
                                                      : batch[next_batch++]);
  }
  return shape;
}

// The labels of the constraints on one pair of batching lists.
struct BatchingLabels {
  std::string_view operand_sorted, operand_range;
  std::string_view indices_unique, indices_range, not_index_vector;
  std::string_view same_count, same_size;
};

struct BatchingNames {
  std::string_view operand, indices;
};

Status CheckBatchingDims(const OpChecker& op, const BatchingLabels& labels,
                         const BatchingNames& names, const Shape& operand, const Shape& indices,
                         List operand_dims, List indices_dims, int64_t index_vector_dim) {
  LS_RETURN_IF_ERROR(CheckSorted(op, labels.operand_sorted, names.operand, operand_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, labels.operand_range, names.operand, operand_dims, 0, operand.rank()));
  LS_RETURN_IF_ERROR(CheckUnique(op, labels.indices_unique, names.indices, indices_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, labels.indices_range, names.indices, indices_dims, 0, indices.rank()));
  for (int64_t dim : indices_dims) {
    if (dim == index_vector_dim) {
      return op.Error(labels.not_index_vector, names.indices, " must not contain index_vector_dim ",
                      dim, ", found ", indices_dims);
    }
  }
  if (operand_dims.size() != indices_dims.size()) {
    return op.Error(labels.same_count, names.operand, " and ", names.indices,
                    " must be equally many, found ", operand_dims, " and ", indices_dims);
  }
  for (size_t i = 0; i < operand_dims.size(); ++i) {
    if (!Compatible(operand[operand_dims[i]], indices[indices_dims[i]])) {
      return op.Error(labels.same_size, "batching dimensions must have equal sizes, found ",
                      operand[operand_dims[i]], " and ", indices[indices_dims[i]]);
    }
  }
  return OkStatus();
}

// The index map has one entry per component of an index vector.
Status CheckMapLength(const OpChecker& op, std::string_view label, std::string_view name, List map,
                      const Shape& indices, int64_t index_vector_dim) {
  const int64_t length = index_vector_dim < indices.rank() ? indices[index_vector_dim] : 1;
  if (length == kDynamicSize) return OkStatus();
  return CheckLength(op, label, name, map, length);
}

// --- gather

constexpr BatchingLabels kGatherLabels = {"C10", "C11", "C13", "C14", "C15", "C16", "C17"};
constexpr BatchingNames kGatherNames = {"operand_batching_dims", "start_indices_batching_dims"};

// C1-C19 but C5, C9 and C12, which need the result or the slice sizes.
Status CheckGatherDims(const OpChecker& op, const GatherDimensionNumbers& d) {
  const Shape& operand = op.operand(0).shape;
  const Shape& indices = op.operand(1).shape;
  const size_t named =
      d.offset_dims.size() + d.collapsed_slice_dims.size() + d.operand_batching_dims.size();
  if (static_cast<int64_t>(named) != operand.rank()) {
    return op.Error("C1", "offset_dims, collapsed_slice_dims and operand_batching_dims must be as ",
                    "many as operand has dimensions, found ", named, " for ", op.operand(0));
  }
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C2", "index_vector_dim", d.index_vector_dim, 0, indices.rank() + 1));
  LS_RETURN_IF_ERROR(
      CheckMapLength(op, "C3", "start_index_map", d.start_index_map, indices, d.index_vector_dim));
  LS_RETURN_IF_ERROR(CheckSorted(op, "C4", "offset_dims", d.offset_dims));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C4", "offset_dims", d.offset_dims));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C6",
                                 "collapsed_slice_dims and operand_batching_dims together",
                                 Concatenated(d.collapsed_slice_dims, d.operand_batching_dims)));
  LS_RETURN_IF_ERROR(CheckSorted(op, "C7", "collapsed_slice_dims", d.collapsed_slice_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C8", "collapsed_slice_dims", d.collapsed_slice_dims, 0, operand.rank()));
  LS_RETURN_IF_ERROR(CheckBatchingDims(op, kGatherLabels, kGatherNames, operand, indices,
                                       d.operand_batching_dims, d.start_indices_batching_dims,
                                       d.index_vector_dim));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C18", "start_index_map and operand_batching_dims together",
                                 Concatenated(d.start_index_map, d.operand_batching_dims)));
  return CheckRange(op, "C19", "start_index_map", d.start_index_map, 0, operand.rank());
}

// C9, C12, C21: each label is given, as dynamic_gather numbers them otherwise.
Status CheckSliceSizes(const OpChecker& op, const GatherDimensionNumbers& d, List sizes,
                       std::string_view collapsed_label, std::string_view batching_label,
                       std::string_view size_label) {
  for (int64_t dim : d.collapsed_slice_dims) {
    if (sizes[static_cast<size_t>(dim)] > 1) {
      return op.Error(collapsed_label,
                      "slice_sizes of collapsed dimensions must be at most 1, found ",
                      sizes[static_cast<size_t>(dim)], " in dimension ", dim);
    }
  }
  for (int64_t dim : d.operand_batching_dims) {
    if (sizes[static_cast<size_t>(dim)] > 1) {
      return op.Error(batching_label,
                      "slice_sizes of batching dimensions must be at most 1, found ",
                      sizes[static_cast<size_t>(dim)], " in dimension ", dim);
    }
  }
  for (size_t i = 0; i < sizes.size(); ++i) {
    const int64_t size = op.operand(0).shape[static_cast<int64_t>(i)];
    if (sizes[i] < 0 || !AtMost(sizes[i], size)) {
      return op.Error(size_label, "slice_sizes must be in [0, size of operand], found ",
                      std::to_string(sizes[i]), " for size ", size, " in dimension ", i);
    }
  }
  return OkStatus();
}

// C5, and the shape of the result.
Result<Shape> GatheredShape(const OpChecker& op, const GatherDimensionNumbers& d,
                            const Shape& slice) {
  const Shape batch = BatchShape(op.operand(1).shape, d.index_vector_dim);
  const Shape window =
      WithoutAxes(slice, Concatenated(d.collapsed_slice_dims, d.operand_batching_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C5", "offset_dims", d.offset_dims, 0, batch.rank() + window.rank()));
  return Interleave(batch, window, d.offset_dims);
}

Status CheckGather(OpChecker& op) {
  const auto& attributes = op.attrs<GatherAttrs>();
  const GatherDimensionNumbers& d = attributes.dimension_numbers;
  LS_RETURN_IF_ERROR(CheckGatherDims(op, d));
  LS_RETURN_IF_ERROR(
      CheckLength(op, "C20", "slice_sizes", attributes.slice_sizes, op.operand(0).rank()));
  LS_RETURN_IF_ERROR(CheckSliceSizes(op, d, attributes.slice_sizes, "C9", "C12", "C21"));
  LS_ASSIGN_OR_RETURN(Shape shape, GatheredShape(op, d, Shape(List(attributes.slice_sizes))));
  return op.ExpectTensor("C22", "C23", TensorType(op.operand(0).element, std::move(shape)));
}

// Labels are gather's where dynamic_gather leaves batching dimensions out.
Status CheckDynamicGather(OpChecker& op) {
  const GatherDimensionNumbers& d = op.attrs<DynamicGatherAttrs>().dimension_numbers;
  const TensorType& operand = op.operand(0);
  LS_RETURN_IF_ERROR(CheckGatherDims(op, d));
  LS_RETURN_IF_ERROR(CheckStaticList(op, "C11", 2));
  const TensorType& slice_sizes = op.operand(2);
  if (slice_sizes.rank() != 1 || !Compatible(slice_sizes.shape[0], operand.rank())) {
    return op.Error("C11", "slice_sizes must be 1-dimensional of size ", operand.rank(), ", found ",
                    slice_sizes);
  }
  Shape slice(std::vector<int64_t>(static_cast<size_t>(operand.rank()), kDynamicSize));
  if (const auto sizes = ConstantOperand(op, 2)) {
    LS_RETURN_IF_ERROR(CheckSliceSizes(op, d, *sizes, "C8", "C8", "C12"));
    slice = Shape(*sizes);
  }
  LS_ASSIGN_OR_RETURN(Shape shape, GatheredShape(op, d, slice));
  return op.ExpectTensor("C13", "C14", TensorType(operand.element, std::move(shape)));
}

// --- scatter

constexpr BatchingLabels kScatterLabels = {"C12", "C13", "C14", "C15", "C16", "C17", "C18"};
constexpr BatchingNames kScatterNames = {"input_batching_dims", "scatter_indices_batching_dims"};

// C7-C22.
Status CheckScatterDims(const OpChecker& op, const ScatterDimensionNumbers& d, const Shape& input,
                        const Shape& indices, const Shape& update) {
  LS_RETURN_IF_ERROR(CheckUnique(op, "C7", "update_window_dims", d.update_window_dims));
  LS_RETURN_IF_ERROR(CheckSorted(op, "C7", "update_window_dims", d.update_window_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C8", "update_window_dims", d.update_window_dims, 0, update.rank()));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C9", "inserted_window_dims and input_batching_dims together",
                                 Concatenated(d.inserted_window_dims, d.input_batching_dims)));
  LS_RETURN_IF_ERROR(CheckSorted(op, "C10", "inserted_window_dims", d.inserted_window_dims));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C11", "inserted_window_dims", d.inserted_window_dims, 0, input.rank()));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C22", "index_vector_dim", d.index_vector_dim, 0, indices.rank() + 1));
  LS_RETURN_IF_ERROR(CheckBatchingDims(op, kScatterLabels, kScatterNames, input, indices,
                                       d.input_batching_dims, d.scatter_indices_batching_dims,
                                       d.index_vector_dim));
  LS_RETURN_IF_ERROR(CheckMapLength(op, "C19", "scatter_dims_to_operand_dims",
                                    d.scatter_dims_to_operand_dims, indices, d.index_vector_dim));
  LS_RETURN_IF_ERROR(
      CheckUnique(op, "C20", "scatter_dims_to_operand_dims and input_batching_dims together",
                  Concatenated(d.scatter_dims_to_operand_dims, d.input_batching_dims)));
  return CheckRange(op, "C21", "scatter_dims_to_operand_dims", d.scatter_dims_to_operand_dims, 0,
                    input.rank());
}

// C4. REQUIRES: C2 and C7-C22.
Status CheckUpdateShape(const OpChecker& op, const ScatterDimensionNumbers& d, const Shape& input,
                        const Shape& indices, const TensorType& update) {
  const Shape batch = BatchShape(indices, d.index_vector_dim);
  const Shape window =
      WithoutAxes(input, Concatenated(d.inserted_window_dims, d.input_batching_dims));
  const int64_t rank = batch.rank() + window.rank();
  if (update.rank() != rank) {
    return op.Error("C4", "updates must have rank ", rank, ", found ", update);
  }
  const Shape largest = Interleave(batch, window, d.update_window_dims);
  const std::vector<bool> in_window = AxisMask(rank, d.update_window_dims);
  for (int64_t i = 0; i < rank; ++i) {
    const bool fits = in_window[static_cast<size_t>(i)] ? AtMost(update.shape[i], largest[i])
                                                        : Compatible(update.shape[i], largest[i]);
    if (!fits) {
      return op.Error("C4", "updates must have the sizes of scatter_indices and at most those of ",
                      "the window, ", largest, ", found ", update);
    }
  }
  return OkStatus();
}

Status CheckScatter(OpChecker& op) {
  const size_t count = (op.num_operands() - 1) / 2;
  if (count == 0) return op.Error("C5", "must have at least one input");
  const ScatterDimensionNumbers& d = op.attrs<ScatterAttrs>().scatter_dimension_numbers;
  const TensorType& input = op.operand(0);
  const TensorType& indices = op.operand(count);
  const TensorType& update = op.operand(count + 1);
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C1", "inputs", 0, count));
  const size_t named =
      d.update_window_dims.size() + d.inserted_window_dims.size() + d.input_batching_dims.size();
  if (static_cast<int64_t>(named) != input.rank()) {
    return op.Error("C2", "update_window_dims, inserted_window_dims and input_batching_dims must ",
                    "be as many as an input has dimensions, found ", named, " for ", input);
  }
  LS_RETURN_IF_ERROR(CheckSameShapes(op, "C3", "updates", count + 1, count));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C5", count));
  std::vector<ElementType> elements;
  for (size_t i = 0; i < count; ++i) {
    elements.push_back(op.operand(i).element);
    if (!(op.operand(count + 1 + i).element == elements[i])) {
      Status status = op.Error("C6", "inputs and updates must have the same element types, found ",
                               op.operand(i), " and ", op.operand(count + 1 + i));
      if (!AreAlike(elements[i], op.operand(count + 1 + i).element)) return status;
      LS_RETURN_IF_ERROR(op.Tolerate(status));
    }
  }
  LS_RETURN_IF_ERROR(CheckScatterDims(op, d, input.shape, indices.shape, update.shape));
  LS_RETURN_IF_ERROR(CheckUpdateShape(op, d, input.shape, indices.shape, update));
  LS_ASSIGN_OR_RETURN(const auto accumulators, CheckReducer(op, "C23", 0, elements));
  for (size_t i = 0; i < count; ++i) {
    LS_RETURN_IF_ERROR(
        op.ExpectTensor("C24", "C25", TensorType(accumulators[i], op.operand(i).shape)));
  }
  return OkStatus();
}

// Deprecated: replaces dimension `dim` of operand by the dimensions of index after batch_dims.
// The ecosystem's verifier checks none of it.
Status CheckTorchIndexSelect(OpChecker& op) {
  const auto& attributes = op.attrs<TorchIndexSelectAttrs>();
  const Shape& operand = op.operand(0).shape;
  const Shape& index = op.operand(1).shape;
  LS_RETURN_IF_ERROR(CheckRange(op, "", "dim", attributes.dim, 0, operand.rank()));
  LS_RETURN_IF_ERROR(CheckRange(op, "", "batch_dims", attributes.batch_dims, 0,
                                std::min(attributes.dim, index.rank()) + 1));
  Shape shape;
  for (int64_t i = 0; i < attributes.dim; ++i) shape.push_back(operand[i]);
  for (int64_t i = attributes.batch_dims; i < index.rank(); ++i) shape.push_back(index[i]);
  for (int64_t i = attributes.dim + 1; i < operand.rank(); ++i) shape.push_back(operand[i]);
  return op.ExpectTensor("", TensorType(op.operand(0).element, std::move(shape)));
}

}  // namespace

Status CheckGatherScatter(OpChecker& op) {
  using enum GatherScatterOp;
  switch (static_cast<GatherScatterOp>(op.opcode())) {
    case kGather:
      return CheckGather(op);
    case kDynamicGather:
      return CheckDynamicGather(op);
    case kScatter:
      return CheckScatter(op);
    case kTorchIndexSelect:
      return op.Tolerate(CheckTorchIndexSelect(op));
  }
  return OkStatus();
}

}  // namespace lockstep::ir
