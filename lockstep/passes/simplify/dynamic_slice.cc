// SPDX-License-Identifier: Apache-2.0
// Rules of dynamic_slice and dynamic_update_slice.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

constexpr size_t kSliceIndices = 1, kUpdateIndices = 2;  // operands before the indices

// Where the op's window of `window` sizes in `whole` begins, clamped; none unless all is known.
std::optional<Dims> Places(const Site& s, OpId op, size_t first, const Shape& whole,
                           const Shape& window) {
  Dims places;
  for (int64_t i = 0; i < whole.rank(); ++i) {
    const int64_t room = whole[i] - window[i];
    const auto at = s.Integer(s.m.operand(op, first + static_cast<size_t>(i)));
    if (room != 0 && !at) return std::nullopt;
    places.push_back(room == 0 ? 0 : std::clamp<int64_t>(*at, 0, room));
  }
  return places;
}

std::optional<Dims> UpdatePlaces(const Site& s, OpId op) {
  return Places(s, op, kUpdateIndices, s.shape(s.m.operand(op, 0)), s.shape(s.m.operand(op, 1)));
}

// Whether the windows of two ops, of equal sizes in equal arrays, are at the same place.
bool SamePlace(const Site& s, OpId a, size_t first_a, OpId b, size_t first_b, int64_t rank) {
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    if (!s.Same(s.m.operand(a, first_a + i), s.m.operand(b, first_b + i))) return false;
  }
  return true;
}

// dynamic_slice x, constants
// slice x
bool DynamicSliceToSlice(Site& s) {
  const auto start = Places(s, s.op, kSliceIndices, s.shape(s.in(0)), s.type().shape);
  if (!start) return false;
  Dims limit;
  for (size_t i = 0; i < start->size(); ++i) {
    limit.push_back((*start)[i] + s.type().shape[static_cast<int64_t>(i)]);
  }
  return s.Replace(s.Slice(s.in(0), *start, limit));
}

// dynamic_slice (broadcast_in_dim v), i   v a scalar
// broadcast_in_dim v
bool DynamicSliceBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(0), Opcode::kBroadcastInDim);
  if (!broadcast || s.rank(s.m.operand(broadcast, 0)) != 0) return false;
  return s.Replace(s.Broadcast(s.m.operand(broadcast, 0), s.type().shape, {}));
}

// dynamic_slice (dynamic_update_slice x, u, i), i         of the size of u
// u
bool DynamicSliceOfUpdate(Site& s) {
  const OpId update = s.Def(s.in(0), Opcode::kDynamicUpdateSlice);
  if (!update || s.shape(s.m.operand(update, 1)) != s.type().shape) return false;
  return SamePlace(s, s.op, kSliceIndices, update, kUpdateIndices, s.type().rank()) &&
         s.Replace(s.m.operand(update, 1));
}

// dynamic_slice x, i, j           an index along a dimension that is taken as a whole
// dynamic_slice x, i, 0
bool IndexOfWhole(Site& s, size_t first, const Shape& whole, const Shape& window) {
  bool changed = false;
  for (int64_t i = 0; i < whole.rank(); ++i) {
    const size_t operand = first + static_cast<size_t>(i);
    if (whole[i] != window[i] || s.IsConstant(s.in(operand))) continue;
    s.SetOperand(operand, s.MakeFull(s.type(s.in(operand)), 0));
    changed = true;
  }
  return changed;
}
bool DynamicSliceIndexOfWhole(Site& s) {
  return IndexOfWhole(s, kSliceIndices, s.shape(s.in(0)), s.type().shape);
}
bool UpdateIndexOfWhole(Site& s) {
  return IndexOfWhole(s, kUpdateIndices, s.type().shape, s.shape(s.in(1)));
}

// dynamic_update_slice x, u, i    u has the shape of x
// u
bool UpdateCoversAll(Site& s) { return s.type(s.in(1)) == s.type() && s.Replace(s.in(1)); }

// dynamic_update_slice x, u, i    u has no elements
// x
bool UpdateEmpty(Site& s) { return s.elements(s.in(1)) == 0 && s.Replace(s.in(0)); }

// dynamic_update_slice x, (dynamic_slice x, i), i         also a slice at that place
// x
bool UpdateWithItself(Site& s) {
  if (const OpId slice = s.Def(s.in(1), Opcode::kDynamicSlice)) {
    return s.m.operand(slice, 0) == s.in(0) &&
           SamePlace(s, s.op, kUpdateIndices, slice, kSliceIndices, s.type().rank()) &&
           s.Replace(s.in(0));
  }
  const OpId slice = s.Def(s.in(1), Opcode::kSlice);
  if (!slice || s.m.operand(slice, 0) != s.in(0)) return false;
  const auto places = UpdatePlaces(s, s.op);
  const auto& attrs = s.attrs<ir::SliceAttrs>(slice);
  return places && *places == attrs.start_indices &&
         std::ranges::all_of(attrs.strides, [](int64_t stride) { return stride == 1; }) &&
         s.Replace(s.in(0));
}

// dynamic_update_slice (dynamic_update_slice x, u, i), v, i       v covers u
// dynamic_update_slice x, v, i
bool UpdateOfUpdate(Site& s) {
  const OpId inner = s.Def(s.in(0), Opcode::kDynamicUpdateSlice);
  if (!inner) return false;
  const ValueId u = s.m.operand(inner, 1);
  bool covered = s.type(u) == s.type(s.in(1)) &&
                 SamePlace(s, s.op, kUpdateIndices, inner, kUpdateIndices, s.type().rank());
  const auto outer_at = UpdatePlaces(s, s.op), inner_at = UpdatePlaces(s, inner);
  if (!covered && outer_at && inner_at) {
    covered = true;
    for (int64_t i = 0; i < s.type().rank(); ++i) {
      const auto d = static_cast<size_t>(i);
      covered &= (*outer_at)[d] <= (*inner_at)[d] &&
                 (*inner_at)[d] + s.shape(u)[i] <= (*outer_at)[d] + s.shape(s.in(1))[i];
    }
  }
  return covered && s.SetOperand(0, s.m.operand(inner, 0));
}

// dynamic_update_slice (broadcast_in_dim v), u, constants         v a scalar or a splat
// pad u, v
bool UpdateOfSplatToPad(Site& s) {
  const auto places = UpdatePlaces(s, s.op);
  if (!places) return false;
  ValueId value;
  if (const Literal* splat = s.Constant(s.in(0)); splat && splat->is_splat()) {
    value = s.MakeSplat({s.type().dtype(), Shape()}, *splat);
  } else if (const OpId broadcast = s.Def(s.in(0), Opcode::kBroadcastInDim)) {
    if (s.rank(s.m.operand(broadcast, 0)) != 0) return false;
    value = s.m.operand(broadcast, 0);
  } else {
    return false;
  }
  Dims high;
  for (int64_t i = 0; i < s.type().rank(); ++i) {
    high.push_back(s.type().shape[i] - s.shape(s.in(1))[i] - (*places)[static_cast<size_t>(i)]);
  }
  return s.Replace(s.Pad(s.in(1), value, *places, high, Dims(places->size(), 0)));
}

// dynamic_update_slice (pad u, 0), w, constants           w fills all that u leaves free
// concatenate u, w
bool UpdateFillsPad(Site& s) {
  const OpId pad = s.Def(s.in(0), Opcode::kPad);
  const auto places = UpdatePlaces(s, s.op);
  if (!pad || !places || !s.OneUse(s.in(0))) return false;
  const auto& attrs = s.attrs<ir::PadAttrs>(pad);
  const ValueId u = s.m.operand(pad, 0), w = s.in(1);
  int64_t split = -1;
  for (int64_t i = 0; i < s.type().rank(); ++i) {
    if (attrs.interior_padding[static_cast<size_t>(i)] != 0) return false;
    if (s.shape(u)[i] == s.type().shape[i] && s.shape(w)[i] == s.type().shape[i]) continue;
    if (split >= 0 || s.shape(u)[i] + s.shape(w)[i] != s.type().shape[i]) return false;
    split = i;
  }
  if (split < 0) return false;
  const auto d = static_cast<size_t>(split);
  const int64_t low = attrs.edge_padding_low[d], high = attrs.edge_padding_high[d];
  const bool u_first = low == 0 && high == s.shape(w)[split] && (*places)[d] == s.shape(u)[split];
  const bool w_first = high == 0 && low == s.shape(w)[split] && (*places)[d] == 0;
  if (!u_first && !w_first) return false;
  const ValueId parts[2] = {u_first ? u : w, u_first ? w : u};
  return s.Replace(s.Concatenate(parts, split));
}

constexpr Rule kRules[] = {
    {"dynamic_slice_to_slice", Opcode::kDynamicSlice, DynamicSliceToSlice},
    {"dynamic_slice_broadcast", Opcode::kDynamicSlice, DynamicSliceBroadcast},
    {"dynamic_slice_of_update", Opcode::kDynamicSlice, DynamicSliceOfUpdate},
    {"index_of_whole", Opcode::kDynamicSlice, DynamicSliceIndexOfWhole},
    {"index_of_whole", Opcode::kDynamicUpdateSlice, UpdateIndexOfWhole},
    {"update_covers_all", Opcode::kDynamicUpdateSlice, UpdateCoversAll},
    {"update_empty", Opcode::kDynamicUpdateSlice, UpdateEmpty},
    {"update_with_itself", Opcode::kDynamicUpdateSlice, UpdateWithItself},
    {"update_of_update", Opcode::kDynamicUpdateSlice, UpdateOfUpdate},
    {"update_of_splat_to_pad", Opcode::kDynamicUpdateSlice, UpdateOfSplatToPad},
    {"update_fills_pad", Opcode::kDynamicUpdateSlice, UpdateFillsPad},
};

}  // namespace

std::span<const Rule> DynamicSliceRules() { return kRules; }

}  // namespace lockstep::passes::simplify
