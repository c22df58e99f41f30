// SPDX-License-Identifier: Apache-2.0
// Rules of collectives.
#include "lockstep/ir/ops/collective.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// A channel would make groups span partitions too.
template <typename T>
bool GroupsOfOne(const Site& s) {
  const auto& attrs = s.attrs<T>();
  const ir::ReplicaGroups& groups = attrs.replica_groups;
  return !attrs.channel_handle && !groups.mesh_axes && groups.groups.columns == 1 &&
         groups.groups.rows > 0;
}

// all_reduce x                    every process by itself
// x
template <typename T>
bool AloneInGroup(Site& s) {
  if (!GroupsOfOne<T>(s)) return false;
  const std::vector<ValueId> values(s.m.operands(s.op).begin(), s.m.operands(s.op).end());
  return s.Replace(values);
}

// all_reduce (all_reduce x) by max        among the same processes; also min, and, or
// all_reduce x
bool AllReduceTwice(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kAllReduce);
  if (!inner || s.num_in() != 1 || s.m.num_operands(inner) != 1) return false;
  const auto body = BodyOf(s.m, s.m.region(s.op));
  if (!body || body != BodyOf(s.m, s.m.region(inner))) return false;
  if (!ir::GetOpInfo(*body).Has(ir::kIdempotent)) return false;
  const auto& a = s.attrs<ir::AllReduceAttrs>();
  const auto& b = s.attrs<ir::AllReduceAttrs>(inner);
  return a.replica_groups == b.replica_groups &&
         a.use_global_device_ids == b.use_global_device_ids &&
         a.channel_handle.has_value() == b.channel_handle.has_value() && s.Replace(s.in());
}

constexpr Rule kRules[] = {
    {"alone_in_group", Opcode::kAllReduce, AloneInGroup<ir::AllReduceAttrs>},
    {"alone_in_group", Opcode::kAllGather, AloneInGroup<ir::AllGatherAttrs>},
    {"alone_in_group", Opcode::kReduceScatter, AloneInGroup<ir::ReduceScatterAttrs>},
    {"alone_in_group", Opcode::kAllToAll, AloneInGroup<ir::AllToAllAttrs>},
    {"all_reduce_twice", Opcode::kAllReduce, AllReduceTwice},
};

}  // namespace

std::span<const Rule> CollectiveRules() { return kRules; }

}  // namespace lockstep::passes::simplify
