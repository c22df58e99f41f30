// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: ops that move, cut and reshape data, gathers among them.
#include <algorithm>
#include <numeric>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep {

using ir::Opcode;

Value GraphBuilder::Broadcast(Value a, const Shape& shape, Where where) {
  const BuilderCall call{"Broadcast", where};
  if (!impl_->ok()) return {};
  if (a.shape().rank() > shape.rank()) {
    const std::string from = a.shape().ToString(), to = shape.ToString();
    return impl_->Fail(call, InvalidArgumentError("shape " + from + " has more axes than " + to)),
           Value();
  }
  return impl_->BroadcastTo(call, a, shape);
}

Value GraphBuilder::BroadcastInDim(Value a, const Shape& shape, Int64s axes, Where where) {
  return impl_->MakeOne({"BroadcastInDim", where},
                        {.opcode = Opcode::kBroadcastInDim,
                         .operands = {a},
                         .attributes = ir::MakeAttributes(ir::BroadcastInDimAttrs{std::move(axes)}),
                         .result_types = {TensorType(a.type().tensor().element, shape)}});
}

Value GraphBuilder::Reshape(Value a, const Shape& shape, Where where) {
  return impl_->MakeOne({"Reshape", where},
                        {.opcode = Opcode::kReshape,
                         .operands = {a},
                         .result_types = {TensorType(a.type().tensor().element, shape)}});
}

Value GraphBuilder::Transpose(Value a, Int64s permutation, Where where) {
  return impl_->MakeOne(
      {"Transpose", where},
      {.opcode = Opcode::kTranspose,
       .operands = {a},
       .attributes = ir::MakeAttributes(ir::TransposeAttrs{std::move(permutation)})});
}

Value GraphBuilder::Slice(Value a, Int64s starts, Int64s limits, Int64s strides, Where where) {
  if (strides.empty()) strides.assign(starts.size(), 1);
  return impl_->MakeOne({"Slice", where},
                        {.opcode = Opcode::kSlice,
                         .operands = {a},
                         .attributes = ir::MakeAttributes(ir::SliceAttrs{
                             std::move(starts), std::move(limits), std::move(strides)})});
}

Value GraphBuilder::DynamicSlice(Value a, const Values& starts, Int64s sizes, Where where) {
  Values operands = {a};
  operands.insert(operands.end(), starts.begin(), starts.end());
  return impl_->MakeOne(
      {"DynamicSlice", where},
      {.opcode = Opcode::kDynamicSlice,
       .operands = std::move(operands),
       .attributes = ir::MakeAttributes(ir::DynamicSliceAttrs{std::move(sizes)})});
}

Value GraphBuilder::DynamicUpdateSlice(Value a, Value update, const Values& starts, Where where) {
  Values operands = {a, update};
  operands.insert(operands.end(), starts.begin(), starts.end());
  return impl_->MakeOne({"DynamicUpdateSlice", where},
                        {.opcode = Opcode::kDynamicUpdateSlice, .operands = std::move(operands)});
}

Value GraphBuilder::Concatenate(const Values& parts, int64_t axis, Where where) {
  return impl_->MakeOne({"Concatenate", where},
                        {.opcode = Opcode::kConcatenate,
                         .operands = parts,
                         .attributes = ir::MakeAttributes(ir::ConcatenateAttrs{axis})});
}

Value GraphBuilder::Pad(Value a, Value padding, Int64s low, Int64s high, Int64s interior,
                        Where where) {
  if (interior.empty()) interior.assign(low.size(), 0);
  return impl_->MakeOne({"Pad", where},
                        {.opcode = Opcode::kPad,
                         .operands = {a, padding},
                         .attributes = ir::MakeAttributes(
                             ir::PadAttrs{std::move(low), std::move(high), std::move(interior)})});
}

Value GraphBuilder::Gather(Value a, Value indices, const GatherOptions& options, Where where) {
  ir::GatherAttrs attributes;
  attributes.dimension_numbers = {
      .offset_dims = options.offset_dims,
      .collapsed_slice_dims = options.collapsed_slice_dims,
      .operand_batching_dims = options.operand_batching_dims,
      .start_indices_batching_dims = options.start_indices_batching_dims,
      .start_index_map = options.start_index_map,
      .index_vector_dim = options.index_vector_dim};
  attributes.slice_sizes = options.slice_sizes;
  attributes.indices_are_sorted = options.indices_are_sorted;
  return impl_->MakeOne({"Gather", where}, {.opcode = Opcode::kGather,
                                            .operands = {a, indices},
                                            .attributes = ir::MakeAttributes(attributes)});
}

// a[.., indices, ..]: the axes of `indices` stand where `axis` stood.
Value GraphBuilder::Take(Value a, Value indices, int64_t axis, Where where) {
  const BuilderCall call{"Take", where};
  if (!impl_->ok()) return {};
  const int64_t rank = a.shape().rank(), index_rank = indices.shape().rank();
  if (axis < 0) axis += rank;
  if (axis < 0 || axis >= rank) {
    return impl_->Fail(call, InvalidArgumentError("there is no such axis")), Value();
  }
  ir::GatherAttrs attributes;
  auto& numbers = attributes.dimension_numbers;
  for (int64_t i = 0; i < rank; ++i) {
    attributes.slice_sizes.push_back(i == axis ? 1 : a.dim(i));
    if (i != axis) numbers.offset_dims.push_back(i < axis ? i : i + index_rank - 1);
  }
  numbers.collapsed_slice_dims = numbers.start_index_map = {axis};
  numbers.index_vector_dim = index_rank;
  return impl_->MakeOne(call, {.opcode = Opcode::kGather,
                               .operands = {a, indices},
                               .attributes = ir::MakeAttributes(std::move(attributes))});
}

}  // namespace lockstep
