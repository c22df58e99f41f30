// SPDX-License-Identifier: Apache-2.0
// Rules of reduce, reduce_window and sort.
#include <algorithm>

#include "lockstep/passes/facts/associative.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// A reduce of one operand by one op of two arguments.
struct PlainReduce {
  Opcode body;
  ValueId operand, init;
  Dims dims;  // sorted
};

std::optional<PlainReduce> Plain(const Site& s, OpId op) {
  if (!op || s.m.num_results(op) != 1) return std::nullopt;
  const auto body = BodyOf(s.m, s.m.region(op));
  if (!body) return std::nullopt;
  Dims dims = s.attrs<ir::ReduceAttrs>(op).dimensions;
  std::ranges::sort(dims);
  return PlainReduce{*body, s.m.operand(op, 0), s.m.operand(op, 1), std::move(dims)};
}

// Whether init leaves every value as it is, so that body and init make a monoid (the specification
// asks for one). 0 and -0 both do for sums.
bool IsMonoid(const Site& s, const PlainReduce& reduce) {
  const Literal* init = s.Splat(reduce.init);
  if (!init) return false;
  if (reduce.body == Opcode::kAdd) return s.IsZero(reduce.init);
  if (reduce.body == Opcode::kMultiply) return s.IsOne(reduce.init);
  if (reduce.body == Opcode::kAnd) return s.IsAllOnes(reduce.init);
  if (reduce.body == Opcode::kOr) return s.IsZero(reduce.init);
  const auto identity = IdentityOf(reduce.body, init->dtype());
  return identity && *identity == Literal::Splat(init->dtype(), Shape(), init->element(0)).value();
}

bool IsIdempotent(Opcode body) { return ir::GetOpInfo(body).Has(ir::kIdempotent); }

Dims Others(const Dims& dims, int64_t rank) {
  Dims others;
  for (int64_t i = 0; i < rank; ++i) {
    if (!Contains(dims, i)) others.push_back(i);
  }
  return others;
}

ValueId ReduceLike(Site& s, ValueId operand, const Dims& dims) {
  Dims sizes;
  for (const int64_t dim : Others(dims, s.rank(operand))) sizes.push_back(s.shape(operand)[dim]);
  return s.CopyWithRegions(s.op, {operand, s.in(1)}, {s.type().dtype(), Shape(sizes)},
                           ir::MakeAttributes(ir::ReduceAttrs{dims}));
}

// reduce x across dimensions = [1]        of size 1; also across none
// reshape x
bool ReduceUnitDims(Site& s) {
  const auto reduce = Plain(s, s.op);
  if (!reduce || !IsMonoid(s, *reduce)) return false;
  for (const int64_t dim : reduce->dims) {
    if (s.shape(reduce->operand)[dim] != 1) return false;
  }
  return s.Replace(s.Reshape(reduce->operand, s.type().shape));
}

// reduce x across dimensions = [0, 1]     one of them of size 1
// reduce (reshape x) across dimensions = [0]      only where a reshape is there anyway
bool ReduceOfReshape(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId reshape = reduce ? s.Def(reduce->operand, Opcode::kReshape) : OpId();
  if (!reshape || !IsMonoid(s, *reduce)) return false;
  const ValueId x = s.m.operand(reshape, 0);
  if (s.type().rank() == 0) return s.Replace(ReduceLike(s, x, Iota(s.rank(x))));
  // Dimensions of size 1 come and go; those that are reduced or kept keep their order.
  const Shape &from = s.shape(x), &to = s.shape(reduce->operand);
  Dims dims, kept;
  int64_t j = 0;
  for (int64_t i = 0; i < from.rank(); ++i) {
    if (from[i] == 1) {
      dims.push_back(i);  // reduced away; a result of size 1 is put back by the check below
      continue;
    }
    while (j < to.rank() && to[j] == 1) ++j;
    if (j >= to.rank() || to[j] != from[i]) return false;
    Contains(reduce->dims, j) ? dims.push_back(i) : kept.push_back(i);
    ++j;
  }
  for (; j < to.rank(); ++j) {
    if (to[j] != 1) return false;
  }
  if (static_cast<int64_t>(kept.size()) != s.type().rank()) return false;
  return s.Replace(ReduceLike(s, x, dims));
}

// reduce (reduce x across [1]) across [0]         by the same op
// reduce x across [0, 1]
bool ReduceReduce(Site& s) {
  const auto outer = Plain(s, s.op);
  const OpId op = outer ? s.Def(outer->operand, Opcode::kReduce) : OpId();
  const auto inner = Plain(s, op);
  if (!inner || inner->body != outer->body || !IsMonoid(s, *outer) || !IsMonoid(s, *inner)) {
    return false;
  }
  if (!s.OneUse(outer->operand)) return false;
  const Dims kept = Others(inner->dims, s.rank(inner->operand));
  Dims dims = inner->dims;
  for (const int64_t dim : outer->dims) dims.push_back(kept[static_cast<size_t>(dim)]);
  std::ranges::sort(dims);
  return s.Replace(ReduceLike(s, inner->operand, dims));
}

// reduce (transpose x)            what is kept stays in order, and so does what is reduced unless
//                                 the order makes no difference
// reduce x
bool ReduceTranspose(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId transpose = reduce ? s.Def(reduce->operand, Opcode::kTranspose) : OpId();
  if (!transpose) return false;
  const Dims permutation = s.attrs<ir::TransposeAttrs>(transpose).permutation;
  Dims dims, kept;
  for (size_t i = 0; i < permutation.size(); ++i) {
    (Contains(reduce->dims, static_cast<int64_t>(i)) ? dims : kept).push_back(permutation[i]);
  }
  if (!std::ranges::is_sorted(dims) && !IsAssociative(reduce->body)) return false;
  std::ranges::sort(dims);
  const ValueId x = s.m.operand(transpose, 0);
  if (std::ranges::is_sorted(kept)) return s.Replace(ReduceLike(s, x, dims));
  if (!s.OneUse(reduce->operand)) return false;
  // The transpose is done on the smaller result.
  Dims sorted = kept, order;
  std::ranges::sort(sorted);
  for (const int64_t dim : kept) order.push_back(IndexOf(sorted, dim));
  return s.Replace(s.Transpose(ReduceLike(s, x, dims), order));
}

// reduce (reverse x) along reduced dimensions
// reduce x
bool ReduceReverse(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId reverse = reduce ? s.Def(reduce->operand, Opcode::kReverse) : OpId();
  if (!reverse || !IsMonoid(s, *reduce) ||
      !s.m.info(s.m.first_op(s.m.region(s.op))).Has(ir::kCommutative)) {
    return false;
  }
  for (const int64_t dim : s.attrs<ir::ReverseAttrs>(reverse).dimensions) {
    if (!Contains(reduce->dims, dim)) return false;
  }
  return s.SetOperand(0, s.m.operand(reverse, 0));
}

// reduce (broadcast_in_dim x)     by max, min, and, or across dimensions that are repeated
// reduce x, or x itself
bool ReduceBroadcast(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId broadcast = reduce ? s.Def(reduce->operand, Opcode::kBroadcastInDim) : OpId();
  if (!broadcast || !IsMonoid(s, *reduce) || s.elements(reduce->operand) == 0) return false;
  const ValueId x = s.m.operand(broadcast, 0);
  const Dims map = s.attrs<ir::BroadcastInDimAttrs>(broadcast).broadcast_dimensions;
  // Only where no dimension of x is reduced: x is then broadcast into the result.
  int64_t repeats = 1;
  for (const int64_t dim : reduce->dims) {
    const int64_t from = IndexOf(map, dim);
    if (from >= 0 && s.shape(x)[from] != 1) return false;
    if (from >= 0) return false;
    repeats *= s.shape(reduce->operand)[dim];
  }
  const Dims kept = Others(reduce->dims, s.rank(reduce->operand));
  Dims dims;
  for (const int64_t dim : map) dims.push_back(IndexOf(kept, dim));
  if (IsIdempotent(reduce->body)) return s.Replace(s.Broadcast(x, s.type().shape, dims));
  const DType dtype = s.type().dtype();
  if (reduce->body != Opcode::kAdd || IsBool(dtype) || IsComplex(dtype)) return false;
  // n * x is what adding n times gives but for rounding; n must be exact.
  if (repeats > (BitWidth(dtype) < 32 ? 127 : int64_t{1} << 24)) return false;
  const ValueId factor = s.MakeFull(s.type(x), static_cast<double>(repeats));
  const ValueId scaled = s.Make(Opcode::kMultiply, {x, factor});
  return s.Replace(s.Broadcast(scaled, s.type().shape, dims));
}

// reduce (pad x, init)            padding that adds nothing, in reduced dimensions
// reduce x
bool ReducePad(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId pad = reduce ? s.Def(reduce->operand, Opcode::kPad) : OpId();
  if (!pad || !IsMonoid(s, *reduce)) return false;
  PlainReduce by_padding = *reduce;
  by_padding.init = s.m.operand(pad, 1);
  if (!IsMonoid(s, by_padding)) return false;
  const auto& attrs = s.attrs<ir::PadAttrs>(pad);
  for (size_t i = 0; i < attrs.interior_padding.size(); ++i) {
    const int64_t low = attrs.edge_padding_low[i], high = attrs.edge_padding_high[i];
    if (low < 0 || high < 0) return false;
    const bool padded = low != 0 || high != 0 || attrs.interior_padding[i] != 0;
    if (padded && !Contains(reduce->dims, static_cast<int64_t>(i))) return false;
  }
  return s.SetOperand(0, s.m.operand(pad, 0));
}

// reduce x                        x has no elements
// broadcast_in_dim init
bool ReduceEmpty(Site& s) {
  if (s.m.num_results(s.op) != 1 || s.elements(s.in(0)) != 0) return false;
  return s.Replace(s.Broadcast(s.in(1), s.type().shape, {}));
}

// reduce x, y by (a + c, b * d)   nothing uses the second result, nor the first one y
// reduce x by a + c
bool ReduceUnused(Site& s) {
  const size_t count = s.m.num_results(s.op);
  const ir::RegionId body = s.m.region(s.op);
  const std::vector<ValueId> arguments(s.m.arguments(body).begin(), s.m.arguments(body).end());
  if (count < 2) return false;
  std::vector<size_t> kept;
  for (size_t i = 0; i < count; ++i) {
    if (s.m.HasUses(s.out(i))) kept.push_back(i);
  }
  if (kept.size() == count || kept.empty()) return false;
  // What the kept results need; an op's operands are all needed.
  std::vector<ValueId> pending, seen;
  for (const size_t i : kept) pending.push_back(s.m.operand(s.m.last_op(body), i));
  while (!pending.empty()) {
    const ValueId value = pending.back();
    pending.pop_back();
    if (std::ranges::find(seen, value) != seen.end()) continue;
    seen.push_back(value);
    const OpId op = s.m.defining_op(value);
    if (!op) continue;
    if (s.m.num_regions(op) > 0) return false;
    for (const ValueId operand : s.m.operands(op)) pending.push_back(operand);
  }
  for (size_t i = 0; i < 2 * count; ++i) {
    const bool needed = std::ranges::find(seen, arguments[i]) != seen.end();
    if (needed && std::ranges::find(kept, i % count) == kept.end()) return false;
  }
  std::vector<ValueId> operands;
  for (const size_t part : {size_t{0}, count}) {
    for (const size_t i : kept) operands.push_back(s.in(part + i));
  }
  std::vector<Type> types;
  for (const size_t i : kept) types.push_back(s.m.type(s.out(i)));
  const OpId smaller = s.rewriter.Create({.opcode = Opcode::kReduce,
                                          .operands = operands,
                                          .result_types = types,
                                          .attributes = s.m.attributes_ref(s.op),
                                          .num_regions = 1});
  const ir::RegionId to = s.m.region(smaller);
  for (const size_t part : {size_t{0}, count}) {
    for (const size_t i : kept) {
      const ValueId argument = s.m.AddArgument(to, s.m.type(arguments[part + i]));
      s.m.ReplaceAllUses(arguments[part + i], argument);
    }
  }
  std::vector<ValueId> values;
  for (const size_t i : kept) values.push_back(s.m.operand(s.m.last_op(body), i));
  std::vector<OpId> ops;
  for (const OpId op : s.m.ops(body)) {
    if (op != s.m.last_op(body) && std::ranges::find(seen, s.m.result(op)) != seen.end()) {
      ops.push_back(op);
    }
  }
  for (const OpId op : ops) s.rewriter.MoveToEnd(to, op);
  const OpId terminator = s.m.CreateOp({.opcode = s.m.opcode(s.m.last_op(body)),
                                        .operands = values,
                                        .result_types = {},
                                        .attributes = nullptr});
  s.m.Append(to, terminator);
  for (size_t k = 0; k < kept.size(); ++k) {
    s.rewriter.ReplaceAllUses(s.out(kept[k]), s.m.result(smaller, k));
  }
  s.rewriter.Erase(s.op);
  return true;
}

// reduce (negate x) by add        used here alone
// negate (reduce x)
bool ReduceNegate(Site& s) {
  const auto reduce = Plain(s, s.op);
  const OpId negate = reduce ? s.Def(reduce->operand, Opcode::kNegate) : OpId();
  if (!negate || reduce->body != Opcode::kAdd || !IsMonoid(s, *reduce) ||
      !s.OneUse(reduce->operand) || IsComplex(s.type().dtype())) {
    return false;
  }
  // -(a + b) is -a + -b but for the sign of a sum that is 0.
  if (!IsInteger(s.type().dtype()) && !s.options.ignore_signed_zeros) return false;
  return s.Replace(s.Make(Opcode::kNegate, {ReduceLike(s, s.m.operand(negate, 0), reduce->dims)}));
}

// reduce_window x with windows of one element
// x
bool WindowOfOne(Site& s) {
  const auto& attrs = s.attrs<ir::ReduceWindowAttrs>();
  const auto one = [](int64_t value) { return value == 1; };
  if (s.m.num_results(s.op) != 1 || s.type(s.in(0)) != s.type() ||
      !std::ranges::all_of(attrs.window_dimensions, one) ||
      !std::ranges::all_of(attrs.window_strides, one) ||
      !std::ranges::all_of(attrs.base_dilations, one)) {
    return false;
  }
  if (attrs.padding &&
      !std::ranges::all_of(attrs.padding->values, [](int64_t value) { return value == 0; })) {
    return false;
  }
  const auto body = BodyOf(s.m, s.m.region(s.op));
  if (!body || !IsMonoid(s, {*body, s.in(0), s.in(1), {}})) return false;
  return s.Replace(s.in(0));
}

// reduce_window (pad x, init)     edges only
// reduce_window x with more padding
bool WindowOfPad(Site& s) {
  const OpId pad = s.Def(s.in(0), Opcode::kPad);
  if (!pad || s.m.num_results(s.op) != 1 || !s.Same(s.m.operand(pad, 1), s.in(1))) return false;
  const auto& padding = s.attrs<ir::PadAttrs>(pad);
  ir::ReduceWindowAttrs attrs = s.attrs<ir::ReduceWindowAttrs>();
  const auto rank = static_cast<int64_t>(padding.edge_padding_low.size());
  if (!attrs.padding) {
    attrs.padding = ir::I64Matrix{rank, 2, Dims(static_cast<size_t>(2 * rank), 0)};
  }
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    const bool dilated = !attrs.base_dilations.empty() && attrs.base_dilations[i] != 1;
    if (padding.interior_padding[i] != 0 || padding.edge_padding_low[i] < 0 ||
        padding.edge_padding_high[i] < 0 || dilated) {
      return false;
    }
    attrs.padding->values[2 * i] += padding.edge_padding_low[i];
    attrs.padding->values[2 * i + 1] += padding.edge_padding_high[i];
  }
  const ValueId x = s.m.operand(pad, 0);
  return s.Replace(
      s.CopyWithRegions(s.op, {x, s.in(1)}, s.type(), ir::MakeAttributes(std::move(attrs))));
}

// reduce (concatenate (reshape x), (reshape y)) across the dimension where they have size 1
// add x, y                        whichever op the body is
bool ReduceConcatenate(Site& s) {
  constexpr size_t kMaxParts = 16;
  const auto reduce = Plain(s, s.op);
  const OpId concatenate = reduce ? s.Def(reduce->operand, Opcode::kConcatenate) : OpId();
  if (!concatenate || !IsMonoid(s, *reduce) || !s.OneUse(reduce->operand)) return false;
  const int64_t dim = s.attrs<ir::ConcatenateAttrs>(concatenate).dimension;
  if (reduce->dims != Dims{dim} || s.m.num_operands(concatenate) > kMaxParts) return false;
  const std::vector<ValueId> parts(s.m.operands(concatenate).begin(),
                                   s.m.operands(concatenate).end());
  for (const ValueId part : parts) {
    const OpId reshape = s.Def(part, Opcode::kReshape);
    const bool cancels = reshape && s.shape(s.m.operand(reshape, 0)) == s.type().shape;
    if (!cancels || s.shape(part)[dim] != 1) return false;
  }
  ValueId result = s.Reshape(parts[0], s.type().shape);
  for (size_t i = 1; i < parts.size(); ++i) {
    result = s.Make(reduce->body, {result, s.Reshape(parts[i], s.type().shape)});
  }
  return s.Replace(result);
}

constexpr Rule kRules[] = {
    {"reduce_empty", Opcode::kReduce, ReduceEmpty},
    {"reduce_unit_dims", Opcode::kReduce, ReduceUnitDims},
    {"reduce_reshape", Opcode::kReduce, ReduceOfReshape},
    {"reduce_reduce", Opcode::kReduce, ReduceReduce},
    {"reduce_transpose", Opcode::kReduce, ReduceTranspose},
    {"reduce_reverse", Opcode::kReduce, ReduceReverse},
    {"reduce_broadcast", Opcode::kReduce, ReduceBroadcast},
    {"reduce_pad", Opcode::kReduce, ReducePad},
    {"reduce_concatenate", Opcode::kReduce, ReduceConcatenate},
    {"reduce_unused", Opcode::kReduce, ReduceUnused},
    {"reduce_negate", Opcode::kReduce, ReduceNegate},
    {"window_of_one", Opcode::kReduceWindow, WindowOfOne},
    {"window_of_pad", Opcode::kReduceWindow, WindowOfPad},
};

}  // namespace

std::span<const Rule> ReduceRules() { return kRules; }

}  // namespace lockstep::passes::simplify
