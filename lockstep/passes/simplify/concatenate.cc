// SPDX-License-Identifier: Apache-2.0
// Rules of concatenate.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

int64_t Dim(const Site& s) { return s.attrs<ir::ConcatenateAttrs>().dimension; }

// concatenate x
// x
bool ConcatenateOne(Site& s) { return s.num_in() == 1 && s.Replace(s.in()); }

// concatenate x, y                y has no elements
// concatenate x
bool ConcatenateEmpty(Site& s) {
  std::vector<ValueId> values;
  for (const ValueId value : s.m.operands(s.op)) {
    if (s.shape(value)[Dim(s)] != 0) values.push_back(value);
  }
  if (values.size() == s.num_in() || values.empty()) return false;
  return s.Replace(s.Concatenate(values, Dim(s)));
}

// concatenate (concatenate x, y), z       along the same dimension
// concatenate x, y, z
bool ConcatenateFlatten(Site& s) {
  std::vector<ValueId> values;
  bool found = false;
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId inner = s.Def(value, Opcode::kConcatenate);
    if (inner && s.OneUse(value) && s.attrs<ir::ConcatenateAttrs>(inner).dimension == Dim(s)) {
      for (const ValueId part : s.m.operands(inner)) values.push_back(part);
      found = true;
    } else {
      values.push_back(value);
    }
  }
  return found && s.Replace(s.Concatenate(values, Dim(s)));
}

// The slice of x that holds `a`, then `b`, along `dim`; none when they are not neighbours.
ValueId JoinSlices(Site& s, ValueId a, ValueId b, int64_t dim) {
  const OpId x = s.Def(a, Opcode::kSlice), y = s.Def(b, Opcode::kSlice);
  if (!x || !y || s.m.operand(x, 0) != s.m.operand(y, 0)) return {};
  const auto& p = s.attrs<ir::SliceAttrs>(x);
  const auto& q = s.attrs<ir::SliceAttrs>(y);
  const auto d = static_cast<size_t>(dim);
  for (size_t i = 0; i < p.strides.size(); ++i) {
    if (i != d && (p.strides[i] != q.strides[i] || p.start_indices[i] != q.start_indices[i] ||
                   p.limit_indices[i] != q.limit_indices[i])) {
      return {};
    }
  }
  const int64_t size_a = s.shape(a)[dim], size_b = s.shape(b)[dim];
  if (size_a == 0 || size_b == 0) return {};
  const int64_t gap = q.start_indices[d] - p.start_indices[d];
  int64_t stride = size_a > 1 ? p.strides[d] : size_b > 1 ? q.strides[d] : gap;
  if (stride <= 0 || gap != size_a * stride || (size_b > 1 && q.strides[d] != stride)) return {};
  Dims limit = q.limit_indices, strides = p.strides;
  strides[d] = stride;
  limit[d] = q.start_indices[d] + (size_b - 1) * stride + 1;
  const Dims start = p.start_indices;
  return s.Slice(s.m.operand(x, 0), start, limit, strides);
}

// concatenate (slice x [0:2]), (slice x [2:5])
// slice x [0:5]
bool ConcatenateSlices(Site& s) {
  const std::vector<ValueId> operands(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  std::vector<ValueId> values;
  for (const ValueId value : operands) {
    const ValueId joined = values.empty() ? ValueId() : JoinSlices(s, values.back(), value, Dim(s));
    if (joined) {
      values.back() = joined;
    } else {
      values.push_back(value);
    }
  }
  return values.size() < operands.size() && s.Replace(s.Concatenate(values, Dim(s)));
}

// concatenate x, x, x             x has size 1 along the dimension
// broadcast_in_dim x
bool ConcatenateSame(Site& s) {
  for (const ValueId value : s.m.operands(s.op)) {
    if (value != s.in(0)) return false;
  }
  if (s.num_in() < 2 || s.shape(s.in(0))[Dim(s)] != 1) return false;
  return s.Replace(s.Broadcast(s.in(0), s.type().shape, Iota(s.type().rank())));
}

// concatenate (broadcast_in_dim v), (broadcast_in_dim v)      v a scalar
// broadcast_in_dim v
bool ConcatenateScalarBroadcasts(Site& s) {
  ValueId scalar;
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId broadcast = s.Def(value, Opcode::kBroadcastInDim);
    if (!broadcast || s.rank(s.m.operand(broadcast, 0)) != 0) return false;
    if (scalar && scalar != s.m.operand(broadcast, 0)) return false;
    scalar = s.m.operand(broadcast, 0);
  }
  return s.Replace(s.Broadcast(scalar, s.type().shape, {}));
}

// concatenate (f x), (f y)        f elementwise of one operand, or one transpose; used here alone
// f (concatenate x, y)
bool ConcatenateOfUnary(Site& s) {
  const OpId first = s.m.defining_op(s.in(0));
  if (!first || s.m.num_operands(first) != 1 || s.num_in() < 2 || !HasPlainTypes(s.m, first)) {
    return false;
  }
  const bool is_transpose = s.m.opcode(first) == Opcode::kTranspose;
  if (!is_transpose && !s.m.info(first).Has(ir::kElementwise)) return false;
  std::vector<ValueId> sources;
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId other = s.m.defining_op(value);
    if (!other || s.m.opcode(other) != s.m.opcode(first) || !s.OneUse(value) ||
        !s.m.attributes_ref(other)->Equals(*s.m.attributes_ref(first))) {
      return false;
    }
    const ValueId source = s.m.operand(other, 0);
    if (!sources.empty() && s.dtype(source) != s.dtype(sources[0])) return false;
    sources.push_back(source);
  }
  int64_t dim = Dim(s);
  if (is_transpose) {
    dim = s.attrs<ir::TransposeAttrs>(first).permutation[static_cast<size_t>(dim)];
  }
  return s.Replace(s.Like(first, {s.Concatenate(sources, dim)}, s.type()));
}

// concatenate (f x, c), (f y, d)  f elementwise with constants on one side; used here alone
// f (concatenate x, y), (concatenate c, d)
bool ConcatenateOfBinary(Site& s) {
  const OpId first = s.m.defining_op(s.in(0));
  if (!first || s.m.num_operands(first) != 2 || s.num_in() < 2 || !HasPlainTypes(s.m, first) ||
      !s.m.info(first).Has(ir::kElementwise)) {
    return false;
  }
  std::vector<ValueId> sides[2];
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId other = s.m.defining_op(value);
    if (!other || s.m.opcode(other) != s.m.opcode(first) || !s.OneUse(value) ||
        !s.m.attributes_ref(other)->Equals(*s.m.attributes_ref(first))) {
      return false;
    }
    for (size_t i = 0; i < 2; ++i) {
      sides[i].push_back(s.m.operand(other, i));
      if (s.dtype(sides[i].back()) != s.dtype(sides[i][0])) return false;
    }
  }
  const auto is_constant = [&](ValueId value) { return s.IsConstant(value); };
  const size_t constants = std::ranges::all_of(sides[1], is_constant) ? 1 : 0;
  if (!std::ranges::all_of(sides[constants], is_constant)) return false;
  const auto bytes = static_cast<int64_t>(ElementSizeBytes(s.dtype(sides[constants][0])));
  if (s.elements(s.out()) * bytes > s.options.max_constant_bytes) return false;
  const ValueId operands[2] = {s.Concatenate(sides[0], Dim(s)), s.Concatenate(sides[1], Dim(s))};
  return s.Replace(s.Like(first, operands, s.type()));
}

// concatenate (reshape x), (reshape y)    reshapes that add one dimension of size 1, used alone
// reshape (concatenate x, y)              where the new dimension is not the one
bool ConcatenateOfReshapes(Site& s) {
  const int64_t dim = Dim(s);
  std::vector<ValueId> sources;
  int64_t from_dim = -1;
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId reshape = s.Def(value, Opcode::kReshape);
    if (!reshape || !s.OneUse(value)) return false;
    const ValueId x = s.m.operand(reshape, 0);
    if (s.rank(x) > s.type().rank()) return false;
    // The dimension of x that holds the same elements: as many elements stand behind it.
    int64_t behind = 1, behind_x = 1, at = -1;
    for (int64_t i = s.type().rank() - 1; i > dim; --i) behind *= s.shape(value)[i];
    for (int64_t i = s.rank(x) - 1; i >= 0 && at < 0; --i) {
      if (behind_x == behind && s.shape(x)[i] == s.shape(value)[dim]) at = i;
      behind_x *= s.shape(x)[i];
    }
    if (at < 0 || (from_dim >= 0 && at != from_dim)) return false;
    from_dim = at;
    if (!sources.empty()) {
      Shape a = s.shape(sources[0]), b = s.shape(x);
      if (a.rank() != b.rank()) return false;
      a.set_dim(at, 0), b.set_dim(at, 0);
      if (a != b) return false;
    }
    sources.push_back(x);
  }
  if (sources.size() < 2) return false;
  return s.Replace(s.Reshape(s.Concatenate(sources, from_dim), s.type().shape));
}

// concatenate x, (broadcast_in_dim 0)     padding with a constant at one or both ends
// pad x, 0
bool ConcatenateToPad(Site& s) {
  const size_t last = s.num_in() - 1;
  const Literal* at_front = s.Constant(s.in(0));
  const Literal* at_back = s.Constant(s.in(last));
  const bool front = at_front && at_front->is_splat(), back = at_back && at_back->is_splat();
  if (s.num_in() > 3 || s.num_in() < 2 || (s.num_in() == 3 && !(front && back))) return false;
  if (s.num_in() == 2 && front == back) return false;
  const size_t middle = s.num_in() == 3 || front ? 1 : 0;
  if (s.num_in() == 3) {
    const auto a = at_front->stored_bytes(), b = at_back->stored_bytes();
    if (!std::ranges::equal(a, b) || s.IsConstant(s.in(1))) return false;
  }
  const auto rank = static_cast<size_t>(s.type().rank());
  Dims low(rank, 0), high(rank, 0);
  const auto d = static_cast<size_t>(Dim(s));
  if (front) low[d] = s.shape(s.in(0))[Dim(s)];
  if (back) high[d] = s.shape(s.in(last))[Dim(s)];
  const ValueId value = s.MakeSplat({s.type().dtype(), Shape()}, front ? *at_front : *at_back);
  return s.Replace(s.Pad(s.in(middle), value, low, high, Dims(rank, 0)));
}

// Whether the pad adds to one end of `dim` alone: low (else high).
bool PadsOneEnd(const Site& s, OpId pad, int64_t dim, bool low) {
  const auto& attrs = s.attrs<ir::PadAttrs>(pad);
  for (size_t i = 0; i < attrs.edge_padding_low.size(); ++i) {
    const bool here = static_cast<int64_t>(i) == dim;
    if (attrs.interior_padding[i] != 0 || (attrs.edge_padding_low[i] != 0 && !(here && low)) ||
        (attrs.edge_padding_high[i] != 0 && !(here && !low))) {
      return false;
    }
  }
  return true;
}

// concatenate (pad x, v, low = [2]), (pad y, v, high = [1])       used here alone
// pad (concatenate x, y), v, low = [2], high = [1]
bool ConcatenateOfPads(Site& s) {
  const int64_t dim = Dim(s);
  const size_t last = s.num_in() - 1;
  const OpId a = s.Def(s.in(0), Opcode::kPad), b = s.Def(s.in(last), Opcode::kPad);
  if (last == 0 || !a || !b || !s.OneUse(s.in(0)) || !s.OneUse(s.in(last)) ||
      !PadsOneEnd(s, a, dim, true) || !PadsOneEnd(s, b, dim, false) ||
      !s.Same(s.m.operand(a, 1), s.m.operand(b, 1))) {
    return false;
  }
  const auto d = static_cast<size_t>(dim);
  Dims low(static_cast<size_t>(s.type().rank())), high = low;
  const Dims none = low;
  low[d] = s.attrs<ir::PadAttrs>(a).edge_padding_low[d];
  high[d] = s.attrs<ir::PadAttrs>(b).edge_padding_high[d];
  if (low[d] < 0 || high[d] < 0) return false;
  std::vector<ValueId> parts(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  parts.front() = s.m.operand(a, 0);
  parts.back() = s.m.operand(b, 0);
  const ValueId value = s.m.operand(a, 1);
  return s.Replace(s.Pad(s.Concatenate(parts, dim), value, low, high, none));
}

// concatenate (slice x [2:3]), (slice x [1:2]), (slice x [0:1])
// reverse (slice x [0:3])
bool ConcatenateReversed(Site& s) {
  const int64_t dim = Dim(s);
  const auto d = static_cast<size_t>(dim);
  if (s.num_in() < 3) return false;
  std::vector<OpId> slices;
  for (const ValueId value : s.m.operands(s.op)) {
    const OpId slice = s.Def(value, Opcode::kSlice);
    if (!slice || s.shape(value)[dim] != 1) return false;
    if (s.m.operand(slice, 0) != s.m.operand(slices.empty() ? slice : slices[0], 0)) return false;
    slices.push_back(slice);
  }
  const ir::SliceAttrs first = s.attrs<ir::SliceAttrs>(slices[0]);
  const int64_t step = first.start_indices[d] - s.attrs<ir::SliceAttrs>(slices[1]).start_indices[d];
  if (step <= 0) return false;
  for (size_t k = 0; k < slices.size(); ++k) {
    ir::SliceAttrs expected = first;
    expected.start_indices[d] -= step * static_cast<int64_t>(k);
    ir::SliceAttrs own = s.attrs<ir::SliceAttrs>(slices[k]);
    own.limit_indices[d] = expected.limit_indices[d];
    own.strides[d] = expected.strides[d];
    if (!(own == expected)) return false;
  }
  Dims start = first.start_indices, limit = first.limit_indices, strides = first.strides;
  start[d] -= step * static_cast<int64_t>(slices.size() - 1);
  limit[d] = first.start_indices[d] + 1;
  strides[d] = step;
  return s.Replace(s.Reverse(s.Slice(s.m.operand(slices[0], 0), start, limit, strides), {dim}));
}

constexpr Rule kRules[] = {
    {"concatenate_one", Opcode::kConcatenate, ConcatenateOne},
    {"concatenate_empty", Opcode::kConcatenate, ConcatenateEmpty},
    {"concatenate_flatten", Opcode::kConcatenate, ConcatenateFlatten},
    {"concatenate_slices", Opcode::kConcatenate, ConcatenateSlices},
    {"concatenate_same", Opcode::kConcatenate, ConcatenateSame},
    {"concatenate_scalar_broadcasts", Opcode::kConcatenate, ConcatenateScalarBroadcasts},
    {"concatenate_of_unary", Opcode::kConcatenate, ConcatenateOfUnary},
    {"concatenate_of_binary", Opcode::kConcatenate, ConcatenateOfBinary},
    {"concatenate_of_reshapes", Opcode::kConcatenate, ConcatenateOfReshapes},
    {"concatenate_of_pads", Opcode::kConcatenate, ConcatenateOfPads},
    {"concatenate_reversed", Opcode::kConcatenate, ConcatenateReversed},
    {"concatenate_to_pad", Opcode::kConcatenate, ConcatenateToPad},
};

}  // namespace

std::span<const Rule> ConcatenateRules() { return kRules; }

}  // namespace lockstep::passes::simplify
