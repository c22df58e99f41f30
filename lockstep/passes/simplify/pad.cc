// SPDX-License-Identifier: Apache-2.0
// Rules of pad.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

const ir::PadAttrs& Attrs(const Site& s) { return s.attrs<ir::PadAttrs>(); }

bool AllZero(const Dims& dims) {
  return std::ranges::all_of(dims, [](int64_t value) { return value == 0; });
}
bool NoneNegative(const Dims& dims) {
  return std::ranges::all_of(dims, [](int64_t value) { return value >= 0; });
}
bool NonePositive(const Dims& dims) {
  return std::ranges::all_of(dims, [](int64_t value) { return value <= 0; });
}

// pad x, v                        x has no elements
// broadcast_in_dim v
bool PadEmpty(Site& s) {
  return s.elements(s.in(0)) == 0 && s.Replace(s.Broadcast(s.in(1), s.type().shape, {}));
}

// pad (broadcast_in_dim v), v     all is the same
// broadcast_in_dim v
bool PadBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(0), Opcode::kBroadcastInDim);
  if (!broadcast || s.m.operand(broadcast, 0) != s.in(1)) return false;
  return s.Replace(s.Broadcast(s.in(1), s.type().shape, {}));
}

// pad (pad x, v), v               the outer one adds at the edges only
// pad x, v
bool PadPad(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kPad);
  if (!inner || !s.Same(s.m.operand(inner, 1), s.in(1))) return false;
  const auto& a = s.attrs<ir::PadAttrs>(inner);
  const auto& b = Attrs(s);
  if (!AllZero(b.interior_padding) || !NoneNegative(b.edge_padding_low) ||
      !NoneNegative(b.edge_padding_high) || !NoneNegative(a.edge_padding_low) ||
      !NoneNegative(a.edge_padding_high)) {
    return false;
  }
  Dims low, high;
  for (size_t i = 0; i < a.edge_padding_low.size(); ++i) {
    low.push_back(a.edge_padding_low[i] + b.edge_padding_low[i]);
    high.push_back(a.edge_padding_high[i] + b.edge_padding_high[i]);
  }
  const Dims interior = a.interior_padding;
  return s.Replace(s.Pad(s.m.operand(inner, 0), s.in(1), low, high, interior));
}

// pad x, v, low = [-1], high = [-2]
// slice x
bool NegativePadToSlice(Site& s) {
  const auto& attrs = Attrs(s);
  if (!AllZero(attrs.interior_padding) || !NonePositive(attrs.edge_padding_low) ||
      !NonePositive(attrs.edge_padding_high)) {
    return false;
  }
  Dims start, limit;
  for (size_t i = 0; i < attrs.edge_padding_low.size(); ++i) {
    start.push_back(-attrs.edge_padding_low[i]);
    limit.push_back(s.shape(s.in(0))[static_cast<int64_t>(i)] + attrs.edge_padding_high[i]);
    if (limit[i] < start[i]) return false;
  }
  return s.Replace(s.Slice(s.in(0), start, limit));
}

// multiply (pad x, v), (pad y, w)         padded alike, with constants; used here alone
// pad (multiply x, y), (multiply v, w)
bool ElementwiseOfPads(Site& s) {
  if (s.num_in() == 0) return false;
  OpId first;
  for (const ValueId value : s.m.operands(s.op)) {
    if (const Literal* constant = s.Constant(value); constant && constant->is_splat()) continue;
    const OpId pad = s.Def(value, Opcode::kPad);
    if (!pad || !s.OneUse(value) || !s.IsConstant(s.m.operand(pad, 1))) return false;
    if (!first) first = pad;
    if (!s.m.attributes_ref(first)->Equals(*s.m.attributes_ref(pad)) ||
        s.shape(s.m.operand(first, 0)) != s.shape(s.m.operand(pad, 0))) {
      return false;
    }
  }
  if (!first || s.shape(s.out()) != s.shape(s.m.result(first))) return false;
  const Shape small = s.shape(s.m.operand(first, 0));
  const std::vector<ValueId> operands(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  std::vector<ValueId> inside, outside;
  for (const ValueId value : operands) {
    if (s.shape(value) != s.type().shape) return false;
  }
  for (const ValueId value : operands) {
    if (const Literal* constant = s.Constant(value)) {
      inside.push_back(s.MakeSplat({s.dtype(value), small}, *constant));
      outside.push_back(s.MakeSplat({s.dtype(value), Shape()}, *constant));
    } else {
      inside.push_back(s.m.operand(s.m.defining_op(value), 0));
      outside.push_back(s.m.operand(s.m.defining_op(value), 1));
    }
  }
  const ValueId x = s.Like(s.op, inside, {s.type().dtype(), small});
  const ValueId v = s.Like(s.op, outside, {s.type().dtype(), Shape()});
  return s.Replace(s.Make(Opcode::kPad, {x, v}, s.type(), s.m.attributes_ref(first)));
}

// Whether v is what add (or or, xor) with leaves x as it is.
bool AddsNothing(const Site& s, Opcode opcode, ValueId v, ValueId x) {
  if (opcode == Opcode::kAdd && lockstep::IsFloat(s.dtype(v))) {
    return s.IsNegativeZero(v) || (s.IsZero(v) && s.IsNeverNegativeZero(x));
  }
  return s.IsZero(v) && !IsComplex(s.dtype(v));
}

// add (pad x, 0, low = [0], high = [3]), (pad y, 0, low = [2], high = [0])    side by side
// concatenate x, y
bool SumOfPadsToConcatenate(Site& s) {
  const OpId a = s.Def(s.in(0), Opcode::kPad), b = s.Def(s.in(1), Opcode::kPad);
  if (!a || !b || a == b || !s.OneUse(s.in(0)) || !s.OneUse(s.in(1))) return false;
  const Opcode opcode = s.m.opcode(s.op);
  ValueId x = s.m.operand(a, 0), y = s.m.operand(b, 0);
  if (!AddsNothing(s, opcode, s.m.operand(a, 1), y) ||
      !AddsNothing(s, opcode, s.m.operand(b, 1), x)) {
    return false;
  }
  const auto *p = &s.attrs<ir::PadAttrs>(a), *q = &s.attrs<ir::PadAttrs>(b);
  if (!AllZero(p->interior_padding) || !AllZero(q->interior_padding)) return false;
  int64_t split = -1;
  for (int64_t i = 0; i < s.type().rank(); ++i) {
    const auto d = static_cast<size_t>(i);
    if (p->edge_padding_low[d] == 0 && p->edge_padding_high[d] == 0 &&
        q->edge_padding_low[d] == 0 && q->edge_padding_high[d] == 0) {
      continue;
    }
    if (split >= 0) return false;
    split = i;
  }
  if (split < 0) return false;
  const auto d = static_cast<size_t>(split);
  if (p->edge_padding_low[d] != 0) std::swap(p, q), std::swap(x, y);
  const bool fits = p->edge_padding_low[d] == 0 && q->edge_padding_high[d] == 0 &&
                    p->edge_padding_high[d] == s.shape(y)[split] &&
                    q->edge_padding_low[d] == s.shape(x)[split];
  const ValueId parts[2] = {x, y};
  return fits && s.Replace(s.Concatenate(parts, split));
}

constexpr Rule kRules[] = {
    {"pad_empty", Opcode::kPad, PadEmpty},
    {"pad_broadcast", Opcode::kPad, PadBroadcast},
    {"pad_pad", Opcode::kPad, PadPad},
    {"negative_pad_to_slice", Opcode::kPad, NegativePadToSlice},
    {"sum_of_pads_to_concatenate", Opcode::kAdd, SumOfPadsToConcatenate},
    {"sum_of_pads_to_concatenate", Opcode::kOr, SumOfPadsToConcatenate},
    {"sum_of_pads_to_concatenate", Opcode::kXor, SumOfPadsToConcatenate},
    {"elementwise_of_pads", ir::kElementwise, ElementwiseOfPads},
};

}  // namespace

std::span<const Rule> PadRules() { return kRules; }

}  // namespace lockstep::passes::simplify
