// SPDX-License-Identifier: Apache-2.0
// Rules of broadcast_in_dim, and of elementwise ops on what is broadcast.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

const Dims& Map(const Site& s) { return s.attrs<ir::BroadcastInDimAttrs>().broadcast_dimensions; }

// broadcast_in_dim x : tensor<5> -> tensor<1x5>   no element is repeated
// reshape x
bool BroadcastIsReshape(Site& s) {
  if (s.elements(s.in()) != s.type().shape.NumElements()) return false;
  const Dims& map = Map(s);
  if (std::ranges::is_sorted(map)) return s.Replace(s.Reshape(s.in(), s.type().shape));
  if (map.size() != static_cast<size_t>(s.type().rank())) return false;
  return s.Replace(s.Transpose(s.in(), Inverse(map)));
}

// broadcast_in_dim (broadcast_in_dim x)
// broadcast_in_dim x
bool BroadcastBroadcast(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kBroadcastInDim);
  if (!inner) return false;
  Dims dims;
  for (const int64_t dim : s.attrs<ir::BroadcastInDimAttrs>(inner).broadcast_dimensions) {
    dims.push_back(Map(s)[static_cast<size_t>(dim)]);
  }
  return s.Replace(s.Broadcast(s.m.operand(inner, 0), s.type().shape, dims));
}

// broadcast_in_dim (reshape x)    the reshape adds or drops dimensions of size 1
// broadcast_in_dim x
bool BroadcastReshape(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kReshape);
  if (!inner) return false;
  const ValueId x = s.m.operand(inner, 0);
  const Shape &from = s.shape(x), &to = s.shape(s.in());
  Dims dims;
  int64_t j = 0;
  for (int64_t i = 0; i < from.rank(); ++i) {
    while (j < to.rank() && to[j] == 1 && from[i] != 1) ++j;
    if (from[i] == 1) {
      // A dimension of size 1 of x needs one of the result that repeats it, or has size 1.
      if (j < to.rank() && to[j] == 1) {
        dims.push_back(Map(s)[static_cast<size_t>(j++)]);
        continue;
      }
      return false;
    }
    if (j >= to.rank() || to[j] != from[i]) return false;
    dims.push_back(Map(s)[static_cast<size_t>(j++)]);
  }
  for (; j < to.rank(); ++j) {
    if (to[j] != 1) return false;
  }
  return s.Replace(s.Broadcast(x, s.type().shape, dims));
}

// broadcast_in_dim (transpose x)
// broadcast_in_dim x
bool BroadcastTranspose(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kTranspose);
  if (!inner) return false;
  const Dims& permutation = s.attrs<ir::TransposeAttrs>(inner).permutation;
  Dims dims(permutation.size());
  for (size_t i = 0; i < permutation.size(); ++i) {
    dims[static_cast<size_t>(permutation[i])] = Map(s)[i];
  }
  return s.Replace(s.Broadcast(s.m.operand(inner, 0), s.type().shape, dims));
}

// broadcast_in_dim (iota)         along the other dimensions
// iota
bool BroadcastIota(Site& s) {
  const OpId iota = s.Def(s.in(), Opcode::kIota);
  if (!iota) return false;
  const int64_t from = s.attrs<ir::IotaAttrs>(iota).iota_dimension;
  const int64_t to = Map(s)[static_cast<size_t>(from)];
  if (s.shape(s.in())[from] != s.type().shape[to]) return false;
  return s.Replace(s.Make(Opcode::kIota, std::span<const ValueId>(), s.type(),
                          ir::MakeAttributes(ir::IotaAttrs{to})));
}

// Whether the values are broadcasts from one shape in one way; splats fit anywhere.
struct CommonBroadcast {
  OpId op;
  bool Add(const Site& s, ValueId value) {
    if (const Literal* constant = s.Constant(value)) return constant->is_splat();
    const OpId broadcast = s.Def(value, Opcode::kBroadcastInDim);
    if (!broadcast || !s.OneUse(value)) return false;
    if (!op) op = broadcast;
    return s.shape(s.m.operand(op, 0)) == s.shape(s.m.operand(broadcast, 0)) &&
           s.m.attributes_ref(op)->Equals(*s.m.attributes_ref(broadcast));
  }
};

// add (broadcast_in_dim x), (broadcast_in_dim y)          alike, and used here alone
// broadcast_in_dim (add x, y)
bool ElementwiseOfBroadcasts(Site& s) {
  if (s.num_in() == 0 || s.m.num_results(s.op) != 1 || !s.type().shape.rank()) return false;
  CommonBroadcast common;
  for (const ValueId value : s.m.operands(s.op)) {
    if (!s.Is(value, Opcode::kBroadcastInDim) && !s.IsConstant(value)) return false;
  }
  for (const ValueId value : s.m.operands(s.op)) {
    if (s.shape(value) != s.type().shape || !common.Add(s, value)) return false;
  }
  if (!common.op) return false;
  const Shape small = s.shape(s.m.operand(common.op, 0));
  const std::vector<ValueId> operands(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  std::vector<ValueId> sources;
  for (const ValueId value : operands) {
    const Literal* constant = s.Constant(value);
    sources.push_back(constant ? s.MakeSplat({s.dtype(value), small}, *constant)
                               : s.m.operand(s.m.defining_op(value), 0));
  }
  const ValueId result = s.Like(s.op, sources, {s.type().dtype(), small});
  return s.Replace(
      s.Make(Opcode::kBroadcastInDim, {result}, s.type(), s.m.attributes_ref(common.op)));
}

constexpr Rule kRules[] = {
    {"broadcast_is_reshape", Opcode::kBroadcastInDim, BroadcastIsReshape},
    {"broadcast_broadcast", Opcode::kBroadcastInDim, BroadcastBroadcast},
    {"broadcast_reshape", Opcode::kBroadcastInDim, BroadcastReshape},
    {"broadcast_transpose", Opcode::kBroadcastInDim, BroadcastTranspose},
    {"broadcast_iota", Opcode::kBroadcastInDim, BroadcastIota},
    {"elementwise_of_broadcasts", ir::kElementwise, ElementwiseOfBroadcasts},
};

}  // namespace

std::span<const Rule> BroadcastRules() { return kRules; }

}  // namespace lockstep::passes::simplify
