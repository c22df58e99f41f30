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

// The group that the running process is in, as processes in the order of the group; empty when it
// is in none. No groups at all are one group of all. Errors: InvalidArgument for an id that the
// grid does not have or has in two groups.
Result<std::vector<int64_t>> FindGroup(const OpCall& call, const ir::ReplicaGroups& groups,
                                       Grouping grouping);

// A row of source_target_pairs as processes.
struct ProcessPair {
  int64_t source = 0;
  int64_t target = 0;
};

// The pairs in the replica or partition of the running process, by partition or replica ids.
// Errors: InvalidArgument for an id that the grid does not have.
Result<std::vector<ProcessPair>> FindPairs(const OpCall& call, const ir::I64Matrix& pairs,
                                           bool across_partitions);

}  // namespace lockstep::interpret
