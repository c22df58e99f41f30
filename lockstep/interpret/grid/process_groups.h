// SPDX-License-Identifier: Apache-2.0
// Which processes a collective brings together.
#pragma once

#include <optional>
#include <vector>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/ir/ops/collective.h"

namespace lockstep::interpret {

// How the ids of replica_groups name processes (specification, "Grouping strategies").
enum class Grouping : uint8_t {
  kCrossReplica,
  kCrossPartition,
  kCrossReplicaAndPartition,
  kFlattenedIds,
};

// 0 when there is none.
int64_t ChannelOf(const std::optional<ir::ChannelHandle>& channel);
// all_gather, all_reduce, reduce_scatter.
Grouping GroupingOf(const std::optional<ir::ChannelHandle>& channel, bool use_global_device_ids);
// The others: a channel crosses partitions.
Grouping GroupingOf(const std::optional<ir::ChannelHandle>& channel);

// A process and the grid that it stands in.
struct Place {
  GridShape shape;
  int64_t process = 0;
  int64_t replica() const { return process / shape.num_partitions; }
  int64_t partition() const { return process % shape.num_partitions; }
};

// The group that the process is in, as processes in the order of the group; empty when it is in
// none. No groups at all are one group of all. Errors: InvalidArgument for an id that the grid does
// not have or has in two groups.
Result<std::vector<int64_t>> FindGroup(const ir::Module& module, const Place& place,
                                       const ir::ReplicaGroups& groups, Grouping grouping);
// The same for the running process, with errors that name the op.
Result<std::vector<int64_t>> FindGroup(const OpCall& call, const ir::ReplicaGroups& groups,
                                       Grouping grouping);

// A row of source_target_pairs as processes.
struct ProcessPair {
  int64_t source = 0;
  int64_t target = 0;
};

// The pairs in the replica or partition of the process, by partition or replica ids. Errors:
// InvalidArgument for an id that the grid does not have.
Result<std::vector<ProcessPair>> FindPairs(const Place& place, const ir::I64Matrix& pairs,
                                           bool across_partitions);
// The same for the running process, with errors that name the op.
Result<std::vector<ProcessPair>> FindPairs(const OpCall& call, const ir::I64Matrix& pairs,
                                           bool across_partitions);

}  // namespace lockstep::interpret
