// SPDX-License-Identifier: Apache-2.0
// A transpose moves from the result of an op to its operands where fewer transposes are left.
#include <algorithm>

#include "lockstep/ir/ops/sort.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// An op under a transpose: which operands have the dimensions of the result, and what the op is on
// transposed ones. Operands that do not move stay; the indices of dynamic slices change places.
struct Moved {
  std::vector<bool> moves;  // by operand
  ir::OpAttributesRef attributes;
  size_t first_index = 0;  // of operands that are one index per dimension; 0: there are none
};

Dims Permuted(const Dims& values, const Dims& permutation) {
  Dims permuted;
  if (values.empty()) return permuted;
  for (const int64_t dim : permutation) permuted.push_back(values[static_cast<size_t>(dim)]);
  return permuted;
}

template <typename T>
ir::OpAttributesRef Shared(T attributes) {
  return ir::MakeAttributes(std::move(attributes));
}

ir::OpAttributesRef PermutedPad(const ir::PadAttrs& attrs, const Dims& permutation) {
  return Shared(ir::PadAttrs{Permuted(attrs.edge_padding_low, permutation),
                             Permuted(attrs.edge_padding_high, permutation),
                             Permuted(attrs.interior_padding, permutation)});
}

ir::OpAttributesRef PermutedWindow(const ir::ReduceWindowAttrs& attrs, const Dims& permutation) {
  ir::ReduceWindowAttrs permuted = attrs;
  permuted.window_dimensions = Permuted(attrs.window_dimensions, permutation);
  permuted.window_strides = Permuted(attrs.window_strides, permutation);
  permuted.base_dilations = Permuted(attrs.base_dilations, permutation);
  permuted.window_dilations = Permuted(attrs.window_dilations, permutation);
  for (size_t i = 0; attrs.padding && i < permutation.size(); ++i) {
    const auto from = static_cast<size_t>(permutation[i]);
    permuted.padding->values[2 * i] = attrs.padding->values[2 * from];
    permuted.padding->values[2 * i + 1] = attrs.padding->values[2 * from + 1];
  }
  return Shared(std::move(permuted));
}

// What an op of each kind is; each gives none for a use that does not let a transpose through.
using MoveFunction = std::optional<Moved> (*)(const Site& s, OpId op, const Dims& permutation);

// Operands [0, count) move.
Moved First(const Site& s, OpId op, size_t count, ir::OpAttributesRef attributes,
            size_t first_index = 0) {
  Moved moved{std::vector<bool>(s.m.num_operands(op)), std::move(attributes), first_index};
  std::fill_n(moved.moves.begin(), count, true);
  return moved;
}

// Scalars stay: predicates of select, bounds of clamp.
std::optional<Moved> Elementwise(const Site& s, OpId op, const Dims&) {
  Moved moved{{}, s.m.attributes_ref(op)};
  for (const ValueId value : s.m.operands(op)) moved.moves.push_back(s.rank(value) != 0);
  return moved;
}

std::optional<Moved> Pad(const Site& s, OpId op, const Dims& permutation) {
  return First(s, op, 1, PermutedPad(s.attrs<ir::PadAttrs>(op), permutation));
}

std::optional<Moved> Reverse(const Site& s, OpId op, const Dims& permutation) {
  Dims dims;
  for (const int64_t dim : s.attrs<ir::ReverseAttrs>(op).dimensions) {
    dims.push_back(IndexOf(permutation, dim));
  }
  return First(s, op, 1, Shared(ir::ReverseAttrs{dims}));
}

std::optional<Moved> Concatenate(const Site& s, OpId op, const Dims& permutation) {
  const int64_t dim = s.attrs<ir::ConcatenateAttrs>(op).dimension;
  return First(s, op, s.m.num_operands(op),
               Shared(ir::ConcatenateAttrs{IndexOf(permutation, dim)}));
}

std::optional<Moved> DynamicSlice(const Site& s, OpId op, const Dims& permutation) {
  const Dims& sizes = s.attrs<ir::DynamicSliceAttrs>(op).slice_sizes;
  return First(s, op, 1, Shared(ir::DynamicSliceAttrs{Permuted(sizes, permutation)}), 1);
}

std::optional<Moved> DynamicUpdateSlice(const Site& s, OpId op, const Dims&) {
  return First(s, op, 2, s.m.attributes_ref(op), 2);
}

std::optional<Moved> Window(const Site& s, OpId op, const Dims& permutation) {
  if (s.m.num_results(op) != 1) return std::nullopt;
  return First(s, op, 1, PermutedWindow(s.attrs<ir::ReduceWindowAttrs>(op), permutation));
}

std::optional<Moved> Sort(const Site& s, OpId op, const Dims& permutation) {
  if (s.m.num_results(op) != 1) return std::nullopt;
  ir::SortAttrs attrs = s.attrs<ir::SortAttrs>(op);
  if (attrs.dimension < 0) attrs.dimension += static_cast<int64_t>(permutation.size());
  attrs.dimension = IndexOf(permutation, attrs.dimension);
  return First(s, op, 1, Shared(attrs));
}

constexpr std::pair<Opcode, MoveFunction> kMoves[] = {
    {Opcode::kConcatenate, Concatenate},
    {Opcode::kDynamicSlice, DynamicSlice},
    {Opcode::kDynamicUpdateSlice, DynamicUpdateSlice},
    {Opcode::kPad, Pad},
    {Opcode::kReduceWindow, Window},
    {Opcode::kReverse, Reverse},
    {Opcode::kSort, Sort},
};

std::optional<Moved> MoveThrough(const Site& s, OpId op, const Dims& permutation) {
  if (s.m.info(op).Has(ir::kElementwise)) return Elementwise(s, op, permutation);
  for (const auto& [opcode, move] : kMoves) {
    if (opcode == s.m.opcode(op)) return move(s, op, permutation);
  }
  return std::nullopt;
}

// Transposes that are there for an operand (and go when it is used here alone), and that a
// transposed operand needs.
struct Cost {
  int before = 0, after = 0;
};

Cost CostOf(const Site& s, ValueId value, const Dims& permutation) {
  if (s.IsConstant(value) || s.Splat(value)) return {};
  if (s.OneUse(value) && (s.Is(value, Opcode::kIota) || s.Is(value, Opcode::kBroadcastInDim))) {
    return {};
  }
  const OpId transpose = s.Def(value, Opcode::kTranspose);
  if (!transpose) return {0, 1};
  const Dims& inner = s.attrs<ir::TransposeAttrs>(transpose).permutation;
  return {s.OneUse(value) ? 1 : 0, inner == Inverse(permutation) ? 0 : 1};
}

// transpose (f (transpose x), (transpose y))      the transposes of operands cancel
// f x, y
bool TransposeThrough(Site& s) {
  const OpId inner = s.m.defining_op(s.in());
  if (!inner || s.m.num_operands(inner) == 0 || !s.OneUse(s.in()) || !HasPlainTypes(s.m, inner)) {
    return false;
  }
  const Dims permutation = s.attrs<ir::TransposeAttrs>().permutation;
  const auto moved = MoveThrough(s, inner, permutation);
  if (!moved) return false;
  Cost cost{1, 0};
  for (size_t i = 0; i < moved->moves.size(); ++i) {
    if (!moved->moves[i]) continue;
    const Cost own = CostOf(s, s.m.operand(inner, i), permutation);
    cost.before += own.before;
    cost.after += own.after;
  }
  if (cost.after >= cost.before) return false;
  std::vector<ValueId> operands(s.m.operands(inner).begin(), s.m.operands(inner).end());
  for (size_t i = 0; i < operands.size(); ++i) {
    if (moved->moves[i]) operands[i] = s.Transpose(operands[i], permutation);
  }
  for (size_t i = 0; moved->first_index > 0 && i < permutation.size(); ++i) {
    operands[moved->first_index + i] =
        s.m.operand(inner, moved->first_index + static_cast<size_t>(permutation[i]));
  }
  if (s.m.num_regions(inner) > 0) {
    return s.Replace(s.CopyWithRegions(inner, operands, s.type(), moved->attributes));
  }
  return s.Replace(s.Make(s.m.opcode(inner), operands, s.type(), moved->attributes));
}

constexpr Rule kRules[] = {{"transpose_through", Opcode::kTranspose, TransposeThrough}};

}  // namespace

std::span<const Rule> TransposeThroughRules() { return kRules; }

}  // namespace lockstep::passes::simplify
