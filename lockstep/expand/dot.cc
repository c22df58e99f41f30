// SPDX-License-Identifier: Apache-2.0
// chlo.ragged_dot: one dimension of lhs, the ragged one, is cut into groups of consecutive
// elements.
//   ragged rows         product with every group's slice of rhs, then the one of the row's group
//   ragged contraction  one batch per group, of operands that are 0 outside of it
//   ragged batch        the groups change nothing
// What belongs to another group is selected away, not multiplied by 0: it may be infinite.
#include <algorithm>

#include "lockstep/expand/site.h"
#include "lockstep/ir/ops/dot.h"

namespace lockstep::expand {
namespace {

bool Contains(const Int64s& dims, int64_t d) { return std::ranges::find(dims, d) != dims.end(); }

// Positions of `dims`, which are those of an array without a leading dimension, in one with it.
Int64s Shifted(Int64s dims) {
  for (int64_t& d : dims) ++d;
  return dims;
}

Int64s Without(int64_t rank, const Int64s& taken) {
  Int64s rest;
  for (int64_t d = 0; d < rank; ++d) {
    if (!Contains(taken, d)) rest.push_back(d);
  }
  return rest;
}

Int64s Sizes(Value value) { return {value.shape().dims().begin(), value.shape().dims().end()}; }

struct Ragged {
  const ir::RaggedDotDimensionNumbers& numbers;
  int64_t ragged = 0;
  int64_t num_groups = 0;
  Int64s prefix;  // dimensions of lhs that may have group sizes of their own
};

Value DotGeneral(Site& site, Value lhs, Value rhs, const DotAxes& axes, const Shape& shape) {
  std::vector<Word> precision;
  for (const ir::ChloPrecision word : site.attrs<ir::ChloRaggedDotAttrs>().precision_config) {
    using Traits = ir::EnumTraits<ir::ChloPrecision>;
    precision.push_back({std::string(Traits::kNames[static_cast<size_t>(word)])});
  }
  const Fields numbers = {{"lhs_batching_dimensions", axes.lhs_batch},
                          {"rhs_batching_dimensions", axes.rhs_batch},
                          {"lhs_contracting_dimensions", axes.lhs_contracting},
                          {"rhs_contracting_dimensions", axes.rhs_contracting}};
  Fields attributes = {{"dot_dimension_numbers", numbers}};
  if (!precision.empty()) attributes.push_back({"precision_config", precision});
  return site.b
      .Op("dot_general", {lhs, rhs},
          {.attributes = attributes,
           .result_types = {Type(TensorType(site.result_type().dtype(), shape))}})
      .front();
}

// Whether an element belongs to a group: [group, prefix of lhs.., ragged], where the prefix is
// there when group_sizes has it.
Value Membership(Site& site, const Ragged& dot) {
  GraphBuilder& b = site.b;
  const Value given = b.Convert(site.operands[2], DType::kI64);
  const int64_t rank = given.shape().rank(), groups = rank - 1;
  // Where groups end: sums over the groups up to this one, as a product with a triangle.
  Int64s square = Sizes(given);
  square.push_back(dot.num_groups);
  const Shape pairs(square);
  const Value counted = b.Compare(b.Iota({DType::kI64, pairs}, groups),
                                  b.Iota({DType::kI64, pairs}, groups + 1), "LE");
  Int64s leading(static_cast<size_t>(rank));
  for (int64_t d = 0; d < rank; ++d) leading[static_cast<size_t>(d)] = d;
  // Negative sizes count as 0.
  const Value sizes = b.Max(given, b.Scalar(0, DType::kI64));
  const Value zero = b.Full(0, {DType::kI64, pairs});
  const Value ends =
      b.Sum(b.Select(counted, b.BroadcastInDim(sizes, pairs, leading), zero), {groups});
  // To [group, prefix.., ragged].
  Int64s order = {groups};
  for (int64_t d = 0; d < groups; ++d) order.push_back(d);
  const auto arrange = [&](Value value) { return b.Transpose(value, order); };
  Int64s shape = {dot.num_groups};
  for (int64_t d = 0; d < groups; ++d) shape.push_back(given.dim(d));
  shape.push_back(site.operands[0].dim(dot.ragged));
  const Shape full(shape);
  const auto spread = [&](Value value) { return b.BroadcastInDim(arrange(value), full, leading); };
  const Value position = b.Iota({DType::kI64, full}, groups + 1);
  const Value begins = b.Sub(ends, sizes);
  return b.And(b.Compare(position, spread(begins), "GE"), b.Compare(position, spread(ends), "LT"));
}

// `membership` for an array whose dimension at[i] is the i-th of prefix and ragged, behind a
// leading dimension of groups.
Value Spread(Site& site, Value membership, const Int64s& at, const Shape& shape) {
  Int64s axes = {0};
  const bool has_prefix = membership.shape().rank() > 2;
  if (has_prefix) axes.insert(axes.end(), at.begin(), at.end() - 1);
  axes.push_back(at.back());
  return site.b.BroadcastInDim(membership, shape, axes);
}

// An array with a leading dimension of groups, 0 where the element is not of the group.
Value Masked(Site& site, const Ragged& dot, Value array, Value membership, const Int64s& at) {
  GraphBuilder& b = site.b;
  Int64s sizes = Sizes(array);
  sizes.insert(sizes.begin(), dot.num_groups);
  const Shape shape(sizes);
  Int64s axes(static_cast<size_t>(array.shape().rank()));
  for (size_t d = 0; d < axes.size(); ++d) axes[d] = static_cast<int64_t>(d) + 1;
  return b.Select(Spread(site, membership, Shifted(at), shape),
                  b.BroadcastInDim(array, shape, axes), b.Full(0, {array.dtype(), shape}));
}

Values RaggedContraction(Site& site, const Ragged& dot) {
  const auto& n = dot.numbers;
  const Value membership = Membership(site, dot);
  Int64s lhs_at = dot.prefix, rhs_at;
  lhs_at.push_back(dot.ragged);
  for (const int64_t d : lhs_at) {
    const auto batch = std::ranges::find(n.lhs_batching_dimensions, d);
    const auto contracting = std::ranges::find(n.lhs_contracting_dimensions, d);
    rhs_at.push_back(batch != n.lhs_batching_dimensions.end()
                         ? n.rhs_batching_dimensions[static_cast<size_t>(
                               batch - n.lhs_batching_dimensions.begin())]
                         : n.rhs_contracting_dimensions[static_cast<size_t>(
                               contracting - n.lhs_contracting_dimensions.begin())]);
  }
  const Value lhs = Masked(site, dot, site.operands[0], membership, lhs_at);
  const Value rhs = Masked(site, dot, site.operands[1], membership, rhs_at);
  DotAxes axes{Shifted(n.lhs_batching_dimensions), Shifted(n.rhs_batching_dimensions),
               Shifted(n.lhs_contracting_dimensions), Shifted(n.rhs_contracting_dimensions)};
  axes.lhs_batch.insert(axes.lhs_batch.begin(), 0);
  axes.rhs_batch.insert(axes.rhs_batch.begin(), 0);
  return {DotGeneral(site, lhs, rhs, axes, site.result_type().shape)};
}

Values RaggedRows(Site& site, const Ragged& dot) {
  GraphBuilder& b = site.b;
  const auto& n = dot.numbers;
  const Value lhs = site.operands[0], rhs = site.operands[1];
  // Batch, rows of lhs, then what is left of rhs, the groups among it.
  Int64s lhs_taken = n.lhs_batching_dimensions, rhs_taken = n.rhs_batching_dimensions;
  lhs_taken.insert(lhs_taken.end(), n.lhs_contracting_dimensions.begin(),
                   n.lhs_contracting_dimensions.end());
  rhs_taken.insert(rhs_taken.end(), n.rhs_contracting_dimensions.begin(),
                   n.rhs_contracting_dimensions.end());
  const Int64s rows = Without(lhs.shape().rank(), lhs_taken);
  const Int64s columns = Without(rhs.shape().rank(), rhs_taken);
  Int64s sizes;
  for (const int64_t d : n.lhs_batching_dimensions) sizes.push_back(lhs.dim(d));
  for (const int64_t d : rows) sizes.push_back(lhs.dim(d));
  int64_t groups_at = 0;
  for (const int64_t d : columns) {
    if (d == n.rhs_group_dimensions[0]) groups_at = static_cast<int64_t>(sizes.size());
    sizes.push_back(rhs.dim(d));
  }
  const Value products = DotGeneral(site, lhs, rhs,
                                    {n.lhs_batching_dimensions, n.rhs_batching_dimensions,
                                     n.lhs_contracting_dimensions, n.rhs_contracting_dimensions},
                                    Shape(sizes));
  // Where prefix and ragged dimension are in the products.
  Int64s axes = {groups_at};
  const Value membership = Membership(site, dot);
  Int64s lhs_order = n.lhs_batching_dimensions;
  lhs_order.insert(lhs_order.end(), rows.begin(), rows.end());
  const auto place = [&](int64_t d) {
    return static_cast<int64_t>(std::ranges::find(lhs_order, d) - lhs_order.begin());
  };
  if (membership.shape().rank() > 2) {
    for (const int64_t d : dot.prefix) axes.push_back(place(d));
  }
  axes.push_back(place(dot.ragged));
  const Value chosen = b.Select(b.BroadcastInDim(membership, products.shape(), axes), products,
                                b.Full(0, {products.dtype(), products.shape()}));
  return {b.Sum(chosen, {groups_at})};
}

}  // namespace

Values ExpandRaggedDot(Site& site) {
  const auto& n = site.attrs<ir::ChloRaggedDotAttrs>().ragged_dot_dimension_numbers;
  for (const Value operand : site.operands) {
    if (!operand.shape().IsStatic()) return site.Refuse("groups of dynamic dimensions");
  }
  Ragged dot{n, n.lhs_ragged_dimensions[0], site.operands[2].dim(-1), n.lhs_batching_dimensions};
  if (Contains(n.lhs_batching_dimensions, dot.ragged)) {
    return {DotGeneral(site, site.operands[0], site.operands[1],
                       {n.lhs_batching_dimensions, n.rhs_batching_dimensions,
                        n.lhs_contracting_dimensions, n.rhs_contracting_dimensions},
                       site.result_type().shape)};
  }
  // What is not of a group is replaced by zeros.
  if (site.result_type().dtype() == DType::kF8E8M0FNU) return site.Refuse("f8E8M0FNU has no zero");
  const bool contracting = Contains(n.lhs_contracting_dimensions, dot.ragged);
  Int64s taken = n.lhs_batching_dimensions;
  taken.insert(taken.end(), n.lhs_contracting_dimensions.begin(),
               n.lhs_contracting_dimensions.end());
  const Int64s own =
      contracting ? n.lhs_contracting_dimensions : Without(site.operands[0].shape().rank(), taken);
  for (const int64_t d : own) {
    if (d == dot.ragged) break;
    dot.prefix.push_back(d);
  }
  return contracting ? RaggedContraction(site, dot) : RaggedRows(site, dot);
}

}  // namespace lockstep::expand
