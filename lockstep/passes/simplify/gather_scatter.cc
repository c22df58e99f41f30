// SPDX-License-Identifier: Apache-2.0
// Rules of gather, scatter and sort.
#include <algorithm>

#include "lockstep/ir/ops/sort.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// The one index vector of a gather or scatter, clamped into [0, room] per operand dimension when
// `clamp`; none when it is not constant, or there are several.
std::optional<Dims> OneIndex(const Site& s, ValueId indices, const Dims& map, int64_t rank) {
  const Literal* literal = s.Constant(indices);
  if (!literal || literal->num_elements() != static_cast<int64_t>(map.size())) return std::nullopt;
  Dims start(static_cast<size_t>(rank), 0);
  for (size_t i = 0; i < map.size(); ++i) {
    start[static_cast<size_t>(map[i])] = literal->ElementAsInt64(static_cast<int64_t>(i));
  }
  return start;
}

// gather x, constant              one window, none of whose dimensions is dropped
// slice x
bool GatherToSlice(Site& s) {
  const auto& attrs = s.attrs<ir::GatherAttrs>();
  const auto& numbers = attrs.dimension_numbers;
  const ValueId x = s.in(0);
  auto start = OneIndex(s, s.in(1), numbers.start_index_map, s.rank(x));
  if (!start || !numbers.operand_batching_dims.empty()) return false;
  Dims limit, sizes;
  for (int64_t i = 0; i < s.rank(x); ++i) {
    const auto d = static_cast<size_t>(i);
    const int64_t size = attrs.slice_sizes[d];
    (*start)[d] = std::clamp<int64_t>((*start)[d], 0, s.shape(x)[i] - size);
    limit.push_back((*start)[d] + size);
    if (!Contains(numbers.collapsed_slice_dims, i)) sizes.push_back(size);
  }
  const bool is_whole = Shape(attrs.slice_sizes) == s.shape(x);
  const bool needs_reshape = Shape(attrs.slice_sizes) != s.type().shape;
  // Both a slice and a reshape would be one op more.
  if (needs_reshape && !is_whole) return false;
  return s.Replace(s.Reshape(s.Slice(x, *start, limit), s.type().shape));
}

// gather x, iota                  rows of x in order
// slice x
bool GatherOfIota(Site& s) {
  const OpId iota = s.Def(s.in(1), Opcode::kIota);
  const auto& attrs = s.attrs<ir::GatherAttrs>();
  const auto& numbers = attrs.dimension_numbers;
  const ValueId x = s.in(0);
  if (!iota || s.attrs<ir::IotaAttrs>(iota).iota_dimension != 0 || s.rank(x) == 0) return false;
  const Shape& indices = s.shape(s.in(1));
  const bool one_number = indices.rank() == 1 || (indices.rank() == 2 && indices[1] == 1);
  Dims rest = Iota(s.rank(x));
  rest.erase(rest.begin());
  Dims limit(s.shape(x).dims().begin(), s.shape(x).dims().end());
  const bool by_rows = numbers.collapsed_slice_dims == Dims{0} &&
                       numbers.start_index_map == Dims{0} && numbers.offset_dims == rest &&
                       numbers.operand_batching_dims.empty() && numbers.index_vector_dim == 1;
  if (!one_number || !by_rows || indices[0] > limit[0]) return false;
  for (const int64_t dim : rest) {
    if (attrs.slice_sizes[static_cast<size_t>(dim)] != s.shape(x)[dim]) return false;
  }
  limit[0] = indices[0];
  return s.Replace(s.Slice(x, Dims(limit.size(), 0), limit));
}

// gather (broadcast_in_dim v), i  v a scalar
// broadcast_in_dim v
bool GatherOfBroadcast(Site& s) {
  const OpId broadcast = s.Def(s.in(0), Opcode::kBroadcastInDim);
  if (!broadcast || s.rank(s.m.operand(broadcast, 0)) != 0) return false;
  return s.Replace(s.Broadcast(s.m.operand(broadcast, 0), s.type().shape, {}));
}

// Whether the body gives its second argument: what is scattered takes the place of what was there.
bool BodySets(const Site& s) {
  const ir::RegionId body = s.m.region(s.op);
  const OpId terminator = s.m.first_op(body);
  return s.m.info(terminator).Has(ir::kTerminator) && s.m.arguments(body).size() == 2 &&
         s.m.operand(terminator, 0) == s.m.arguments(body)[1];
}

// scatter x, constant, u          one window inside of x that is set
// dynamic_update_slice x, u
bool ScatterToUpdate(Site& s) {
  if (s.m.num_results(s.op) != 1 || !BodySets(s)) return false;
  const auto& numbers = s.attrs<ir::ScatterAttrs>().scatter_dimension_numbers;
  const ValueId x = s.in(0), u = s.in(2);
  const auto start = OneIndex(s, s.in(1), numbers.scatter_dims_to_operand_dims, s.rank(x));
  if (!start || !numbers.input_batching_dims.empty() || !numbers.inserted_window_dims.empty() ||
      s.rank(u) != s.rank(x) || numbers.update_window_dims != Iota(s.rank(x))) {
    return false;
  }
  // What does not fit is dropped by scatter, but moved by dynamic_update_slice.
  for (int64_t i = 0; i < s.rank(x); ++i) {
    const int64_t at = (*start)[static_cast<size_t>(i)];
    if (at < 0 || at + s.shape(u)[i] > s.shape(x)[i]) return false;
  }
  std::vector<ValueId> operands = {x, u};
  for (const int64_t at : *start) {
    operands.push_back(s.MakeFull({DType::kI64, Shape()}, static_cast<double>(at)));
  }
  return s.Replace(s.Make(Opcode::kDynamicUpdateSlice, operands, s.type()));
}

// scatter x, i, u                 u has no elements
// x
bool ScatterNothing(Site& s) {
  const size_t count = s.m.num_results(s.op);
  if (s.elements(s.in(count + 1)) != 0) return false;
  const std::vector<ValueId> values(s.m.operands(s.op).begin(),
                                    s.m.operands(s.op).begin() + static_cast<int64_t>(count));
  return s.Replace(values);
}

// sort x                          along a dimension of at most one element
// x
bool SortOne(Site& s) {
  const int64_t rank = s.rank(s.in(0));
  int64_t dim = s.attrs<ir::SortAttrs>().dimension;
  if (dim < 0) dim += rank;
  if (dim < 0 || dim >= rank || s.shape(s.in(0))[dim] > 1) return false;
  const std::vector<ValueId> values(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  return s.Replace(values);
}

constexpr Rule kRules[] = {
    {"gather_to_slice", Opcode::kGather, GatherToSlice},
    {"gather_of_iota", Opcode::kGather, GatherOfIota},
    {"gather_of_broadcast", Opcode::kGather, GatherOfBroadcast},
    {"scatter_to_update", Opcode::kScatter, ScatterToUpdate},
    {"scatter_nothing", Opcode::kScatter, ScatterNothing},
    {"sort_one", Opcode::kSort, SortOne},
};

}  // namespace

std::span<const Rule> GatherScatterRules() { return kRules; }

}  // namespace lockstep::passes::simplify
