// SPDX-License-Identifier: Apache-2.0
// Rules of dot_general.
#include <algorithm>
#include <array>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// Dimensions of a transpose's result, as dimensions of its operand.
Dims Through(const Dims& permutation, const Dims& dims) {
  Dims mapped;
  for (const int64_t dim : dims) mapped.push_back(permutation[static_cast<size_t>(dim)]);
  return mapped;
}

// dot_general (transpose x), y    free dimensions stay in order
// dot_general x, y
bool DotTranspose(Site& s) {
  for (size_t side = 0; side < 2; ++side) {
    const OpId transpose = s.Def(s.in(side), Opcode::kTranspose);
    if (!transpose) continue;
    const Dims& permutation = s.attrs<ir::TransposeAttrs>(transpose).permutation;
    ir::DotGeneralAttrs attrs = s.attrs<ir::DotGeneralAttrs>();
    auto& numbers = attrs.dot_dimension_numbers;
    Dims& contracting =
        side == 0 ? numbers.lhs_contracting_dimensions : numbers.rhs_contracting_dimensions;
    Dims& batching = side == 0 ? numbers.lhs_batching_dimensions : numbers.rhs_batching_dimensions;
    int64_t last = -1;
    bool in_order = true;
    for (int64_t i = 0; i < static_cast<int64_t>(permutation.size()); ++i) {
      if (Contains(contracting, i) || Contains(batching, i)) continue;
      in_order &= permutation[static_cast<size_t>(i)] > last;
      last = permutation[static_cast<size_t>(i)];
    }
    if (!in_order) continue;
    contracting = Through(permutation, contracting);
    batching = Through(permutation, batching);
    ValueId operands[2] = {s.in(0), s.in(1)};
    operands[side] = s.m.operand(transpose, 0);
    return s.Replace(
        s.Make(Opcode::kDotGeneral, operands, s.type(), ir::MakeAttributes(std::move(attrs))));
  }
  return false;
}

// transpose (dot_general x, y)    that puts the free dimensions of y before those of x
// dot_general y, x
bool TransposeOfDot(Site& s) {
  const OpId dot = s.Def(s.in(), Opcode::kDotGeneral);
  if (!dot || !s.OneUse(s.in())) return false;
  ir::DotGeneralAttrs attrs = s.attrs<ir::DotGeneralAttrs>(dot);
  if (attrs.algorithm) return false;
  auto& numbers = attrs.dot_dimension_numbers;
  const ValueId x = s.m.operand(dot, 0), y = s.m.operand(dot, 1);
  const auto batch = static_cast<int64_t>(numbers.lhs_batching_dimensions.size());
  const int64_t free_x =
      s.rank(x) - batch - static_cast<int64_t>(numbers.lhs_contracting_dimensions.size());
  Dims swapped = Iota(batch);
  for (int64_t i = batch + free_x; i < s.type().rank(); ++i) swapped.push_back(i);
  for (int64_t i = batch; i < batch + free_x; ++i) swapped.push_back(i);
  if (s.attrs<ir::TransposeAttrs>().permutation != swapped) return false;
  std::swap(numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions);
  std::swap(numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions);
  if (attrs.precision_config.size() == 2) {
    std::swap(attrs.precision_config[0], attrs.precision_config[1]);
  }
  return s.Replace(
      s.Make(Opcode::kDotGeneral, {y, x}, s.type(), ir::MakeAttributes(std::move(attrs))));
}

// dot_general (negate x), (negate y)
// dot_general x, y
bool DotOfNegates(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kNegate), y = s.Def(s.in(1), Opcode::kNegate);
  return x && y && s.Replace(s.Like(s.op, {s.m.operand(x, 0), s.m.operand(y, 0)}, s.type()));
}

// dot_general (pad x, 0), (pad y, v)      padded alike along the contraction, both with 0
// dot_general x, y
bool DotOfPads(Site& s) {
  const OpId x = s.Def(s.in(0), Opcode::kPad), y = s.Def(s.in(1), Opcode::kPad);
  if (!x || !y || !s.IsZero(s.m.operand(x, 1)) || !s.IsZero(s.m.operand(y, 1))) return false;
  const auto& numbers = s.attrs<ir::DotGeneralAttrs>().dot_dimension_numbers;
  const auto& p = s.attrs<ir::PadAttrs>(x);
  const auto& q = s.attrs<ir::PadAttrs>(y);
  const auto padding = [](const ir::PadAttrs& attrs, size_t i) {
    return std::array{attrs.edge_padding_low[i], attrs.edge_padding_high[i],
                      attrs.interior_padding[i]};
  };
  constexpr std::array<int64_t, 3> kNone = {0, 0, 0};
  for (size_t i = 0; i < p.edge_padding_low.size(); ++i) {
    const auto dim = static_cast<int64_t>(i);
    const int64_t k = IndexOf(numbers.lhs_contracting_dimensions, dim);
    if (k < 0) {
      if (padding(p, i) != kNone) return false;
      continue;
    }
    const int64_t other = numbers.rhs_contracting_dimensions[static_cast<size_t>(k)];
    if (padding(p, i) != padding(q, static_cast<size_t>(other)) || p.edge_padding_low[i] < 0 ||
        p.edge_padding_high[i] < 0) {
      return false;
    }
  }
  for (size_t i = 0; i < q.edge_padding_low.size(); ++i) {
    if (!Contains(numbers.rhs_contracting_dimensions, static_cast<int64_t>(i)) &&
        padding(q, i) != kNone) {
      return false;
    }
  }
  return s.Replace(s.Like(s.op, {s.m.operand(x, 0), s.m.operand(y, 0)}, s.type()));
}

// dot_general 0, y                integers
// 0
bool DotOfZero(Site& s) {
  if (!IsInteger(s.type().dtype()) && !s.options.assume_finite) return false;
  for (size_t side = 0; side < 2; ++side) {
    const bool other_is_finite = IsInteger(s.dtype(s.in(1 - side))) || s.options.assume_finite;
    if (s.IsZero(s.in(side)) && other_is_finite) return s.Replace(s.MakeFull(s.type(), 0));
  }
  return false;
}

// reshape (dot_general (reshape x), y)    that puts leading dimensions of x together and apart
// dot_general x, y
bool ReshapeOfDot(Site& s) {
  const OpId dot = s.Def(s.in(), Opcode::kDotGeneral);
  const OpId reshape = dot ? s.Def(s.m.operand(dot, 0), Opcode::kReshape) : OpId();
  if (!reshape || !s.OneUse(s.in())) return false;
  ir::DotGeneralAttrs attrs = s.attrs<ir::DotGeneralAttrs>(dot);
  auto& numbers = attrs.dot_dimension_numbers;
  const ValueId x = s.m.operand(reshape, 0), y = s.m.operand(dot, 1);
  const Shape &from = s.shape(x), &to = s.shape(s.m.operand(dot, 0)), &out = s.type().shape;
  // The one free dimension of the reshaped operand is its first; the others are the last of x.
  const int64_t lead = from.rank() - to.rank() + 1;
  if (lead < 1 || numbers.lhs_batching_dimensions.size() > 0 ||
      static_cast<int64_t>(numbers.lhs_contracting_dimensions.size()) != to.rank() - 1 ||
      Contains(numbers.lhs_contracting_dimensions, 0)) {
    return false;
  }
  for (int64_t i = 1; i < to.rank(); ++i) {
    if (from[lead + i - 1] != to[i]) return false;
  }
  if (out.rank() != s.rank(s.in()) + lead - 1) return false;
  for (int64_t i = 0; i < out.rank(); ++i) {
    if (out[i] != (i < lead ? from[i] : s.shape(s.in())[i - lead + 1])) return false;
  }
  for (int64_t& dim : numbers.lhs_contracting_dimensions) dim += lead - 1;
  return s.Replace(
      s.Make(Opcode::kDotGeneral, {x, y}, s.type(), ir::MakeAttributes(std::move(attrs))));
}

constexpr Rule kRules[] = {
    {"dot_transpose", Opcode::kDotGeneral, DotTranspose},
    {"transpose_of_dot", Opcode::kTranspose, TransposeOfDot},
    {"reshape_of_dot", Opcode::kReshape, ReshapeOfDot},
    {"dot_of_negates", Opcode::kDotGeneral, DotOfNegates},
    {"dot_of_pads", Opcode::kDotGeneral, DotOfPads},
    {"dot_of_zero", Opcode::kDotGeneral, DotOfZero},
};

}  // namespace

std::span<const Rule> DotRules() { return kRules; }

}  // namespace lockstep::passes::simplify
