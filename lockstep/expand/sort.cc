// SPDX-License-Identifier: Apache-2.0
// chlo.top_k: a stable sort with the indices, of which the first k stay.
#include "lockstep/ir/ops/sort.h"
#include "lockstep/expand/site.h"

namespace lockstep::expand {

// The larger goes first; for floats in the total order, so that NaN has a place.
Values ExpandTopK(Site& site) {
  GraphBuilder& b = site.b;
  const Value operand = site.operands[0];
  const int64_t rank = operand.shape().rank(), last = rank - 1;
  if (!operand.shape().IsStatic()) {
    return site.Refuse("the largest elements along dynamic dimensions");
  }
  const Value indices = b.Iota({DType::kI32, operand.shape()}, last);
  const Type scalar = Type(TensorType(operand.dtype(), Shape{}));
  const Type index = Type(TensorType(DType::kI32, Shape{}));
  Fields compare = {{"comparison_direction", Word{"GT"}}};
  if (IsFloat(operand.dtype())) compare.push_back({"compare_type", Word{"TOTALORDER"}});
  const Body body = [&](std::span<const Value> arguments) {
    return b.Op("compare", {arguments[0], arguments[1]}, {.attributes = compare});
  };
  const Values sorted = b.Op("sort", {operand, indices},
                             {.attributes = {{"dimension", last}, {"is_stable", true}},
                              .regions = {{{scalar, scalar, index, index}, body}}});
  if (sorted.size() != 2) return {};
  Int64s limits(operand.shape().dims().begin(), operand.shape().dims().end());
  limits.back() = site.attrs<ir::ChloTopKAttrs>().k;
  const Int64s starts(limits.size(), 0);
  return {b.Slice(sorted[0], starts, limits), b.Slice(sorted[1], starts, limits)};
}

}  // namespace lockstep::expand
