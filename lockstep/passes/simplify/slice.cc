// SPDX-License-Identifier: Apache-2.0
// Rules of slice.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

const ir::SliceAttrs& Attrs(const Site& s) { return s.attrs<ir::SliceAttrs>(); }

// Whether dimension `dim` is taken as a whole.
bool IsWhole(const Site& s, int64_t dim) { return s.type().shape[dim] == s.shape(s.in())[dim]; }

// slice x [0:n]
// x
bool SliceNoop(Site& s) { return s.type() == s.type(s.in()) && s.Replace(s.in()); }

// slice (slice x [2:8]) [1:3]
// slice x [3:5]
bool SliceSlice(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kSlice);
  if (!inner) return false;
  const auto& outer = Attrs(s);
  const auto& first = s.attrs<ir::SliceAttrs>(inner);
  Dims start, limit, strides;
  for (size_t i = 0; i < outer.start_indices.size(); ++i) {
    const int64_t step = first.strides[i] * outer.strides[i];
    const int64_t size = s.type().shape[static_cast<int64_t>(i)];
    start.push_back(first.start_indices[i] + outer.start_indices[i] * first.strides[i]);
    strides.push_back(size <= 1 ? 1 : step);
    limit.push_back(size == 0 ? start[i] : start[i] + (size - 1) * step + 1);
  }
  return s.Replace(s.Slice(s.m.operand(inner, 0), start, limit, strides));
}

// slice (concatenate x, y) [inside of x]
// slice x
bool SliceConcatenate(Site& s) {
  const OpId concat = s.Def(s.in(), Opcode::kConcatenate);
  if (!concat || s.type().shape.NumElements() == 0) return false;
  const int64_t dim = s.attrs<ir::ConcatenateAttrs>(concat).dimension;
  const auto d = static_cast<size_t>(dim);
  const int64_t first = Attrs(s).start_indices[d];
  const int64_t last = first + (s.type().shape[dim] - 1) * Attrs(s).strides[d];
  int64_t begin = 0;
  std::vector<ValueId> touched;
  int64_t offset = 0;
  for (const ValueId value : s.m.operands(concat)) {
    const int64_t end = begin + s.shape(value)[dim];
    if (end > first && begin <= last) {
      if (touched.empty()) offset = begin;
      touched.push_back(value);
    }
    begin = end;
  }
  if (touched.size() != 1 && (touched.size() == s.m.num_operands(concat) || !s.OneUse(s.in()))) {
    return false;
  }
  Dims start = Attrs(s).start_indices, limit = Attrs(s).limit_indices;
  const Dims strides = Attrs(s).strides;
  start[d] -= offset;
  limit[d] = last + 1 - offset;
  return s.Replace(s.Slice(s.Concatenate(touched, dim), start, limit, strides));
}

// slice (pad x, v) [inside of x]          or in the padding alone, which is a splat
// slice x
bool SlicePad(Site& s) {
  const OpId pad = s.Def(s.in(), Opcode::kPad);
  if (!pad || s.type().shape.NumElements() == 0) return false;
  const auto& padding = s.attrs<ir::PadAttrs>(pad);
  const ValueId x = s.m.operand(pad, 0);
  Dims start, limit;
  const Dims strides = Attrs(s).strides;
  bool inside = true;
  for (size_t i = 0; i < strides.size(); ++i) {
    const auto dim = static_cast<int64_t>(i);
    const int64_t first = Attrs(s).start_indices[i] - padding.edge_padding_low[i];
    const int64_t last = first + (s.type().shape[dim] - 1) * strides[i];
    const int64_t size = s.shape(x)[dim];
    const int64_t spread = size + std::max<int64_t>(size - 1, 0) * padding.interior_padding[i];
    if (first >= spread || last < 0) {
      return s.Replace(s.Broadcast(s.m.operand(pad, 1), s.type().shape, {}));
    }
    inside &= padding.interior_padding[i] == 0 && first >= 0 && last < size;
    start.push_back(first);
    limit.push_back(last + 1);
  }
  return inside && s.Replace(s.Slice(x, start, limit, strides));
}

// slice (broadcast_in_dim x)      along dimensions that are repeated; else x is sliced first
// broadcast_in_dim x
bool SliceBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(), Opcode::kBroadcastInDim);
  if (!broadcast) return false;
  const ValueId x = s.m.operand(broadcast, 0);
  const Dims map = s.attrs<ir::BroadcastInDimAttrs>(broadcast).broadcast_dimensions;
  Dims start, limit, strides;
  bool cut = false;
  for (size_t i = 0; i < map.size(); ++i) {
    const auto to = static_cast<size_t>(map[i]);
    const int64_t size = s.shape(x)[static_cast<int64_t>(i)];
    const bool repeated = size == 1 && s.shape(s.in())[map[i]] != 1;
    if (repeated && s.type().shape[map[i]] == 0) return false;
    start.push_back(repeated ? 0 : Attrs(s).start_indices[to]);
    limit.push_back(repeated ? 1 : Attrs(s).limit_indices[to]);
    strides.push_back(repeated ? 1 : Attrs(s).strides[to]);
    cut |= !repeated && !IsWhole(s, map[i]);
  }
  if (cut && !s.OneUse(s.in())) return false;
  return s.Replace(s.Broadcast(s.Slice(x, start, limit, strides), s.type().shape, map));
}

// slice (iota) [0:4]              from the start, or along other dimensions
// iota
bool SliceIota(Site& s) {
  const OpId iota = s.Def(s.in(), Opcode::kIota);
  if (!iota) return false;
  const int64_t dim = s.attrs<ir::IotaAttrs>(iota).iota_dimension;
  const auto d = static_cast<size_t>(dim);
  const bool counts =
      Attrs(s).start_indices[d] == 0 && (Attrs(s).strides[d] == 1 || s.type().shape[dim] <= 1);
  return counts && s.Replace(s.Make(Opcode::kIota, std::span<const ValueId>(), s.type(),
                                    s.m.attributes_ref(iota)));
}

// slice (transpose x)             used here alone
// transpose (slice x)
bool SliceTranspose(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kTranspose);
  if (!inner || !s.OneUse(s.in())) return false;
  const Dims permutation = s.attrs<ir::TransposeAttrs>(inner).permutation;
  const size_t rank = permutation.size();
  Dims start(rank), limit(rank), strides(rank);
  for (size_t i = 0; i < rank; ++i) {
    const auto from = static_cast<size_t>(permutation[i]);
    start[from] = Attrs(s).start_indices[i];
    limit[from] = Attrs(s).limit_indices[i];
    strides[from] = Attrs(s).strides[i];
  }
  return s.Replace(s.Transpose(s.Slice(s.m.operand(inner, 0), start, limit, strides), permutation));
}

// slice (reshape x)               the reshape adds or drops dimensions of size 1; used here alone
// reshape (slice x)
bool SliceReshape(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kReshape);
  if (!inner || !s.OneUse(s.in())) return false;
  const ValueId x = s.m.operand(inner, 0);
  const Shape &from = s.shape(x), &to = s.shape(s.in());
  Dims start, limit, strides;
  int64_t j = 0;
  for (int64_t i = 0; i < from.rank(); ++i) {
    if (from[i] == 1) {
      start.push_back(0), limit.push_back(1), strides.push_back(1);
      continue;
    }
    while (j < to.rank() && to[j] == 1) ++j;
    if (j >= to.rank() || to[j] != from[i]) return false;
    start.push_back(Attrs(s).start_indices[static_cast<size_t>(j)]);
    limit.push_back(Attrs(s).limit_indices[static_cast<size_t>(j)]);
    strides.push_back(Attrs(s).strides[static_cast<size_t>(j)]);
    ++j;
  }
  for (; j < to.rank(); ++j) {
    if (to[j] != 1) return false;
  }
  if (s.type().shape.NumElements() == 0) return false;
  return s.Replace(s.Reshape(s.Slice(x, start, limit, strides), s.type().shape));
}

// slice (f x)                     f elementwise, used here alone, of one operand that is no splat
// f (slice x)
bool SliceElementwise(Site& s) {
  const OpId inner = s.m.defining_op(s.in());
  if (!inner || !s.m.info(inner).Has(ir::kElementwise) || !s.OneUse(s.in()) ||
      !HasPlainTypes(s.m, inner) || s.m.num_operands(inner) == 0) {
    return false;
  }
  const std::vector<ValueId> operands(s.m.operands(inner).begin(), s.m.operands(inner).end());
  int sliced = 0;
  for (const ValueId value : operands) {
    const bool scalar = s.rank(value) == 0 && s.type().rank() != 0;
    if (!scalar && s.shape(value) != s.shape(s.in())) return false;
    sliced += !scalar && !s.Constant(value) && value != operands[0];
  }
  if (sliced > 0) return false;
  std::vector<ValueId> moved;
  for (const ValueId value : operands) {
    const bool scalar = s.rank(value) == 0 && s.type().rank() != 0;
    if (scalar) {
      moved.push_back(value);
    } else if (!moved.empty() && value == operands[0]) {
      moved.push_back(moved[0]);
    } else {
      moved.push_back(
          s.Slice(value, Attrs(s).start_indices, Attrs(s).limit_indices, Attrs(s).strides));
    }
  }
  return s.Replace(s.Like(inner, moved, s.type()));
}

// slice (reduce x, v)             used here alone, one operand
// reduce (slice x), v
bool SliceReduce(Site& s) {
  const OpId reduce = s.Def(s.in(), Opcode::kReduce);
  if (!reduce || !s.OneUse(s.in()) || s.m.num_results(reduce) != 1) return false;
  const ValueId x = s.m.operand(reduce, 0);
  const Dims& dims = s.attrs<ir::ReduceAttrs>(reduce).dimensions;
  Dims start, limit, strides;
  size_t j = 0;
  for (int64_t i = 0; i < s.rank(x); ++i) {
    const bool reduced = Contains(dims, i);
    start.push_back(reduced ? 0 : Attrs(s).start_indices[j]);
    limit.push_back(reduced ? s.shape(x)[i] : Attrs(s).limit_indices[j]);
    strides.push_back(reduced ? 1 : Attrs(s).strides[j]);
    j += reduced ? 0 : 1;
  }
  const ValueId operand = s.Slice(x, start, limit, strides);
  return s.Replace(s.CopyWithRegions(reduce, {operand, s.m.operand(reduce, 1)}, s.type()));
}

// slice (dot_general x, y)        along free dimensions of one side; used here alone
// dot_general (slice x), y
bool SliceDot(Site& s) {
  const OpId dot = s.Def(s.in(), Opcode::kDotGeneral);
  if (!dot || !s.OneUse(s.in()) || s.type().shape.NumElements() == 0) return false;
  const auto& numbers = s.attrs<ir::DotGeneralAttrs>(dot).dot_dimension_numbers;
  const ValueId sides[2] = {s.m.operand(dot, 0), s.m.operand(dot, 1)};
  const Dims* contracting[2] = {&numbers.lhs_contracting_dimensions,
                                &numbers.rhs_contracting_dimensions};
  const Dims* batching[2] = {&numbers.lhs_batching_dimensions, &numbers.rhs_batching_dimensions};
  auto result_dim = static_cast<int64_t>(batching[0]->size());
  for (int64_t i = 0; i < result_dim; ++i) {
    if (!IsWhole(s, i)) return false;
  }
  ValueId moved[2] = {sides[0], sides[1]};
  int cut_sides = 0;
  for (size_t side = 0; side < 2; ++side) {
    Dims start, limit, strides;
    bool cut = false;
    for (int64_t i = 0; i < s.rank(sides[side]); ++i) {
      const bool is_free = !Contains(*contracting[side], i) && !Contains(*batching[side], i);
      const auto at = static_cast<size_t>(result_dim);
      start.push_back(is_free ? Attrs(s).start_indices[at] : 0);
      limit.push_back(is_free ? Attrs(s).limit_indices[at] : s.shape(sides[side])[i]);
      strides.push_back(is_free ? Attrs(s).strides[at] : 1);
      if (is_free) cut |= !IsWhole(s, result_dim++);
    }
    if (!cut) continue;
    if (++cut_sides > 1) return false;
    moved[side] = s.Slice(sides[side], start, limit, strides);
  }
  return s.Replace(s.Like(dot, moved, s.type()));
}

// slice (dynamic_update_slice x, u, constants)    beside the update, or inside of it
// slice x
bool SliceUpdate(Site& s) {
  const OpId update = s.Def(s.in(), Opcode::kDynamicUpdateSlice);
  if (!update || s.type().shape.NumElements() == 0) return false;
  const ValueId x = s.m.operand(update, 0), u = s.m.operand(update, 1);
  Dims start, limit;
  const Dims strides = Attrs(s).strides;
  bool inside = true, beside = false;
  for (int64_t i = 0; i < s.rank(x); ++i) {
    const auto d = static_cast<size_t>(i);
    auto at = s.Integer(s.m.operand(update, 2 + d));
    const int64_t room = s.shape(x)[i] - s.shape(u)[i];
    if (room == 0) at = 0;
    if (!at) {
      inside = false;
      continue;
    }
    const int64_t place = std::clamp<int64_t>(*at, 0, room);
    const int64_t first = Attrs(s).start_indices[d];
    const int64_t last = first + (s.type().shape[i] - 1) * strides[d];
    beside |= last < place || first >= place + s.shape(u)[i];
    inside &= first >= place && last < place + s.shape(u)[i];
    start.push_back(first - place);
    limit.push_back(last + 1 - place);
  }
  if (beside) {
    return s.Replace(s.Slice(x, Attrs(s).start_indices, Attrs(s).limit_indices, strides));
  }
  return inside && s.Replace(s.Slice(u, start, limit, strides));
}

constexpr Rule kRules[] = {
    {"slice_noop", Opcode::kSlice, SliceNoop},
    {"slice_slice", Opcode::kSlice, SliceSlice},
    {"slice_concatenate", Opcode::kSlice, SliceConcatenate},
    {"slice_pad", Opcode::kSlice, SlicePad},
    {"slice_broadcast", Opcode::kSlice, SliceBroadcast},
    {"slice_iota", Opcode::kSlice, SliceIota},
    {"slice_transpose", Opcode::kSlice, SliceTranspose},
    {"slice_reshape", Opcode::kSlice, SliceReshape},
    {"slice_elementwise", Opcode::kSlice, SliceElementwise},
    {"slice_reduce", Opcode::kSlice, SliceReduce},
    {"slice_dot", Opcode::kSlice, SliceDot},
    {"slice_update", Opcode::kSlice, SliceUpdate},
};

}  // namespace

std::span<const Rule> SliceRules() { return kRules; }

}  // namespace lockstep::passes::simplify
