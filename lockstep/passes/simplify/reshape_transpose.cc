// SPDX-License-Identifier: Apache-2.0
// Rules of reshape, transpose and reverse.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// reshape x : to its own shape
// x
bool ReshapeNoop(Site& s) { return s.type(s.in()) == s.type() && s.Replace(s.in()); }

// reshape (reshape x)
// reshape x
bool ReshapeReshape(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kReshape);
  return inner && s.Replace(s.Reshape(s.m.operand(inner, 0), s.type().shape));
}

// The dimensions of `shape` that are not 1.
Dims RealDims(const Shape& shape) {
  Dims dims;
  for (int64_t i = 0; i < shape.rank(); ++i) {
    if (shape[i] != 1) dims.push_back(i);
  }
  return dims;
}

// Whether the shapes differ in dimensions of size 1 alone.
bool DifferInUnitDims(const Shape& a, const Shape& b) {
  const Dims x = RealDims(a), y = RealDims(b);
  return std::ranges::equal(x, y, [&](int64_t i, int64_t j) { return a[i] == b[j]; });
}

// reshape (iota) that adds or drops dimensions of size 1
// iota
bool ReshapeIota(Site& s) {
  const OpId iota = s.Def(s.in(), Opcode::kIota);
  if (!iota || !DifferInUnitDims(s.shape(s.in()), s.type().shape)) return false;
  const int64_t dim = s.attrs<ir::IotaAttrs>(iota).iota_dimension;
  const int64_t place = IndexOf(RealDims(s.shape(s.in())), dim);
  if (place < 0) return false;
  const int64_t to = RealDims(s.type().shape)[static_cast<size_t>(place)];
  return s.Replace(s.Make(Opcode::kIota, std::span<const ValueId>(), s.type(),
                          ir::MakeAttributes(ir::IotaAttrs{to})));
}

// reshape (broadcast_in_dim x)    x a scalar or of one element, or dimensions of size 1 only
// broadcast_in_dim x
bool ReshapeBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(), Opcode::kBroadcastInDim);
  if (!broadcast) return false;
  const ValueId x = s.m.operand(broadcast, 0);
  if (s.rank(x) == 0) return s.Replace(s.Broadcast(x, s.type().shape, {}));
  if (!DifferInUnitDims(s.shape(s.in()), s.type().shape)) return false;
  const Dims from = RealDims(s.shape(s.in())), to = RealDims(s.type().shape);
  Dims dims;
  for (const int64_t dim : s.attrs<ir::BroadcastInDimAttrs>(broadcast).broadcast_dimensions) {
    const int64_t place = IndexOf(from, dim);
    if (place < 0) return false;
    dims.push_back(to[static_cast<size_t>(place)]);
  }
  return s.Replace(s.Broadcast(x, s.type().shape, dims));
}

// reshape (f x)                   f elementwise of one operand, when x is a reshape of that shape
// f (reshape x)
bool ReshapeElementwise(Site& s) {
  const OpId unary = s.m.defining_op(s.in());
  if (!unary || s.m.num_operands(unary) != 1 || !s.m.info(unary).Has(ir::kElementwise) ||
      !s.OneUse(s.in()) || !HasPlainTypes(s.m, unary)) {
    return false;
  }
  const OpId inner = s.Def(s.m.operand(unary, 0), Opcode::kReshape);
  if (!inner) return false;
  const ValueId x = s.m.operand(unary, 0);
  return s.Replace(s.Like(unary, {s.Reshape(x, s.type().shape)}, s.type()));
}

// For each dimension of `to` the one of `from` that it is, or -1 where it has size 1. The shapes
// differ in dimensions of size 1 alone.
Dims Origins(const Shape& from, const Shape& to) {
  const Dims real = RealDims(from);
  Dims origins;
  size_t next = 0;
  for (int64_t i = 0; i < to.rank(); ++i) origins.push_back(to[i] == 1 ? -1 : real[next++]);
  return origins;
}

Dims Picked(const Dims& values, const Dims& origins, int64_t otherwise) {
  Dims picked;
  for (const int64_t dim : origins) {
    picked.push_back(dim < 0 ? otherwise : values[static_cast<size_t>(dim)]);
  }
  return picked;
}

// The operand in the dimensions of the result, and whether that takes no reshape.
Shape OperandShape(const Shape& operand, const Dims& origins) {
  Dims sizes;
  for (const int64_t dim : origins) sizes.push_back(dim < 0 ? 1 : operand[dim]);
  return Shape(sizes);
}

bool Cancels(const Site& s, ValueId value, const Dims& origins) {
  const OpId reshape = s.Def(value, Opcode::kReshape);
  const Shape wanted = OperandShape(s.shape(value), origins);
  return s.IsConstant(value) || s.Splat(value) ||
         (reshape && s.shape(s.m.operand(reshape, 0)) == wanted);
}

// reshape (pad (reshape x), v)    reshapes that add or drop dimensions of size 1
// pad x, v
bool ReshapeThroughPad(Site& s) {
  const OpId pad = s.Def(s.in(), Opcode::kPad);
  if (!pad || !s.OneUse(s.in()) || !DifferInUnitDims(s.shape(s.in()), s.type().shape)) return false;
  const Dims origins = Origins(s.shape(s.in()), s.type().shape);
  const ir::PadAttrs attrs = s.attrs<ir::PadAttrs>(pad);
  const ValueId x = s.m.operand(pad, 0), value = s.m.operand(pad, 1);
  for (size_t i = 0; i < attrs.edge_padding_low.size(); ++i) {
    const auto dim = static_cast<int64_t>(i);
    const bool plain = attrs.edge_padding_low[i] == 0 && attrs.edge_padding_high[i] == 0;
    if (s.shape(s.in())[dim] == 1 && !(plain && s.shape(x)[dim] == 1)) return false;
  }
  if (!Cancels(s, x, origins)) return false;
  return s.Replace(s.Pad(s.Reshape(x, OperandShape(s.shape(x), origins)), value,
                         Picked(attrs.edge_padding_low, origins, 0),
                         Picked(attrs.edge_padding_high, origins, 0),
                         Picked(attrs.interior_padding, origins, 0)));
}

// reshape (dynamic_update_slice (reshape x), y, i, 0)     also where y is the reshape
// dynamic_update_slice x, (reshape y), i
bool ReshapeThroughUpdate(Site& s) {
  const OpId update = s.Def(s.in(), Opcode::kDynamicUpdateSlice);
  if (!update || !s.OneUse(s.in()) || !DifferInUnitDims(s.shape(s.in()), s.type().shape)) {
    return false;
  }
  const Dims origins = Origins(s.shape(s.in()), s.type().shape);
  std::vector<ValueId> operands = {s.m.operand(update, 0), s.m.operand(update, 1)};
  int after = 0;
  for (const ValueId value : operands) after += Cancels(s, value, origins) ? 0 : 1;
  const bool goes = s.Is(operands[0], Opcode::kReshape) && s.OneUse(operands[0]);
  if (after > (goes ? 1 : 0)) return false;
  const ValueId first_index = s.m.operand(update, 2);
  for (ValueId& value : operands) {
    value = s.Reshape(value, OperandShape(s.shape(value), origins));
  }
  ValueId zero;
  for (const int64_t dim : origins) {
    if (dim < 0 && !zero) zero = s.MakeFull(s.type(first_index), 0);
    operands.push_back(dim < 0 ? zero : s.m.operand(update, 2 + static_cast<size_t>(dim)));
  }
  return s.Replace(
      s.Make(Opcode::kDynamicUpdateSlice, operands, s.type(), s.m.attributes_ref(update)));
}

// --- transpose

const Dims& Permutation(const Site& s, OpId op) {
  return s.attrs<ir::TransposeAttrs>(op).permutation;
}

// transpose (transpose x)
// transpose x
bool TransposeTranspose(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kTranspose);
  if (!inner) return false;
  Dims dims;
  for (const int64_t dim : Permutation(s, s.op)) {
    dims.push_back(Permutation(s, inner)[static_cast<size_t>(dim)]);
  }
  return s.Replace(s.Transpose(s.m.operand(inner, 0), dims));
}

// transpose x : tensor<1x5> -> tensor<5x1>        only dimensions of size 1 move
// reshape x
bool TransposeIsReshape(Site& s) {
  const Dims& permutation = Permutation(s, s.op);
  int64_t last = -1;
  for (const int64_t dim : permutation) {
    if (s.shape(s.in())[dim] == 1) continue;
    if (dim < last) return false;
    last = dim;
  }
  return s.Replace(s.Reshape(s.in(), s.type().shape));
}

// transpose (broadcast_in_dim x)
// broadcast_in_dim x
bool TransposeBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(), Opcode::kBroadcastInDim);
  if (!broadcast) return false;
  const Dims inverse = Inverse(Permutation(s, s.op));
  Dims dims;
  for (const int64_t dim : s.attrs<ir::BroadcastInDimAttrs>(broadcast).broadcast_dimensions) {
    dims.push_back(inverse[static_cast<size_t>(dim)]);
  }
  return s.Replace(s.Broadcast(s.m.operand(broadcast, 0), s.type().shape, dims));
}

// transpose (iota)
// iota
bool TransposeIota(Site& s) {
  const OpId iota = s.Def(s.in(), Opcode::kIota);
  if (!iota) return false;
  const int64_t dim = IndexOf(Permutation(s, s.op), s.attrs<ir::IotaAttrs>(iota).iota_dimension);
  return s.Replace(s.Make(Opcode::kIota, std::span<const ValueId>(), s.type(),
                          ir::MakeAttributes(ir::IotaAttrs{dim})));
}

// transpose (reshape x)           x has the same elements in the same order as the result
// reshape x
bool TransposeReshape(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kReshape);
  if (!inner || !s.OneUse(s.in())) return false;
  const ValueId x = s.m.operand(inner, 0);
  if (!DifferInUnitDims(s.shape(x), s.shape(s.in()))) return false;
  // Transpose the dimensions that are not 1 first; unit dimensions follow by the reshape.
  const Dims real_in = RealDims(s.shape(s.in())), real_x = RealDims(s.shape(x));
  Dims permutation;
  for (const int64_t dim : Permutation(s, s.op)) {
    const int64_t place = IndexOf(real_in, dim);
    if (place >= 0) permutation.push_back(real_x[static_cast<size_t>(place)]);
  }
  if (permutation.size() != static_cast<size_t>(s.rank(x))) return false;
  return s.Replace(s.Reshape(s.Transpose(x, permutation), s.type().shape));
}

// add (transpose x), (transpose y)        moved alike, by transpose, reshape or reverse; used alone
// transpose (add x, y)
bool ElementwiseOfMoved(Site& s) {
  if (s.num_in() < 2 || s.m.num_results(s.op) != 1) return false;
  OpId first;
  int moved = 0;
  for (const ValueId value : s.m.operands(s.op)) {
    if (s.shape(value) != s.type().shape) return false;
    if (const Literal* constant = s.Constant(value); constant && constant->is_splat()) continue;
    const OpId move = s.m.defining_op(value);
    if (!move || !s.OneUse(value) || !HasPlainTypes(s.m, move)) return false;
    const Opcode opcode = s.m.opcode(move);
    if (opcode != Opcode::kTranspose && opcode != Opcode::kReshape && opcode != Opcode::kReverse) {
      return false;
    }
    if (!first) first = move;
    if (s.m.opcode(first) != opcode ||
        !s.m.attributes_ref(first)->Equals(*s.m.attributes_ref(move)) ||
        s.shape(s.m.operand(first, 0)) != s.shape(s.m.operand(move, 0))) {
      return false;
    }
    ++moved;
  }
  if (moved < 2) return false;
  const Shape shape = s.shape(s.m.operand(first, 0));
  const std::vector<ValueId> operands(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  std::vector<ValueId> sources;
  for (const ValueId value : operands) {
    const Literal* constant = s.Constant(value);
    sources.push_back(constant ? s.MakeSplat({s.dtype(value), shape}, *constant)
                               : s.m.operand(s.m.defining_op(value), 0));
  }
  const ValueId result = s.Like(s.op, sources, {s.type().dtype(), shape});
  return s.Replace(s.Like(first, {result}, s.type()));
}

// --- reverse

// reverse x, dims = []            also of dimensions of size 1
// x
bool ReverseNoop(Site& s) {
  Dims dims;
  for (const int64_t dim : s.attrs<ir::ReverseAttrs>().dimensions) {
    if (s.type().shape[dim] > 1) dims.push_back(dim);
  }
  if (dims.size() == s.attrs<ir::ReverseAttrs>().dimensions.size()) return false;
  return s.Replace(s.Reverse(s.in(), dims));
}

// reverse (reverse x)
// x
bool ReverseReverse(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kReverse);
  if (!inner) return false;
  const Dims& outer_dims = s.attrs<ir::ReverseAttrs>().dimensions;
  const Dims& inner_dims = s.attrs<ir::ReverseAttrs>(inner).dimensions;
  Dims dims;
  for (int64_t dim = 0; dim < s.type().rank(); ++dim) {
    if (Contains(outer_dims, dim) != Contains(inner_dims, dim)) dims.push_back(dim);
  }
  return s.Replace(s.Reverse(s.m.operand(inner, 0), dims));
}

// reverse (broadcast_in_dim x)    dimensions along which all is the same
// broadcast_in_dim x
bool ReverseBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(), Opcode::kBroadcastInDim);
  if (!broadcast) return false;
  const ValueId x = s.m.operand(broadcast, 0);
  const Dims& map = s.attrs<ir::BroadcastInDimAttrs>(broadcast).broadcast_dimensions;
  Dims dims;
  for (const int64_t dim : s.attrs<ir::ReverseAttrs>().dimensions) {
    const int64_t from = IndexOf(map, dim);
    if (from >= 0 && s.shape(x)[from] != 1) dims.push_back(dim);
  }
  if (dims.size() == s.attrs<ir::ReverseAttrs>().dimensions.size()) return false;
  return s.Replace(s.Reverse(s.in(), dims));
}

// get_dimension_size x            of a size that is known
// the size
bool DimensionSizeKnown(Site& s) {
  const int64_t size = s.shape(s.in())[s.attrs<ir::DimensionAttrs>().dimension];
  return s.Replace(s.MakeFull(s.type(), static_cast<double>(size)));
}

constexpr Rule kRules[] = {
    {"dimension_size_known", Opcode::kGetDimensionSize, DimensionSizeKnown},
    {"reshape_noop", Opcode::kReshape, ReshapeNoop},
    {"reshape_reshape", Opcode::kReshape, ReshapeReshape},
    {"reshape_iota", Opcode::kReshape, ReshapeIota},
    {"reshape_broadcast", Opcode::kReshape, ReshapeBroadcast},
    {"reshape_elementwise", Opcode::kReshape, ReshapeElementwise},
    {"reshape_through_pad", Opcode::kReshape, ReshapeThroughPad},
    {"reshape_through_update", Opcode::kReshape, ReshapeThroughUpdate},
    {"transpose_transpose", Opcode::kTranspose, TransposeTranspose},
    {"transpose_is_reshape", Opcode::kTranspose, TransposeIsReshape},
    {"transpose_broadcast", Opcode::kTranspose, TransposeBroadcast},
    {"transpose_iota", Opcode::kTranspose, TransposeIota},
    {"transpose_reshape", Opcode::kTranspose, TransposeReshape},
    {"elementwise_of_moved", ir::kElementwise, ElementwiseOfMoved},
    {"reverse_noop", Opcode::kReverse, ReverseNoop},
    {"reverse_reverse", Opcode::kReverse, ReverseReverse},
    {"reverse_broadcast", Opcode::kReverse, ReverseBroadcast},
};

}  // namespace

std::span<const Rule> ReshapeTransposeRules() { return kRules; }

}  // namespace lockstep::passes::simplify
