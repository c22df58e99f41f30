// SPDX-License-Identifier: Apache-2.0
// Groups of processes. See process_groups.h.
#include "lockstep/interpret/grid/process_groups.h"

#include <algorithm>
#include <numeric>

#include "lockstep/base/strings.h"
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"

namespace lockstep::interpret {
namespace {

using Group = std::vector<int64_t>;

// How many ids the groups are made of.
int64_t NumIds(const GridShape& shape, Grouping grouping) {
  switch (grouping) {
    case Grouping::kCrossReplica:
    case Grouping::kCrossReplicaAndPartition:
      return shape.num_replicas;
    case Grouping::kCrossPartition:
      return shape.num_partitions;
    case Grouping::kFlattenedIds:
      return shape.num_processes();
  }
  return 0;
}

// The id by which the process is found in a group.
int64_t IdOf(const Place& place, Grouping grouping) {
  switch (grouping) {
    case Grouping::kCrossReplica:
    case Grouping::kCrossReplicaAndPartition:
      return place.replica();
    case Grouping::kCrossPartition:
      return place.partition();
    case Grouping::kFlattenedIds:
      return place.process;
  }
  return 0;
}

// The process group that a group of ids makes around the process.
Group ProcessesOf(const Place& place, const Group& ids, Grouping grouping) {
  const int64_t partitions = place.shape.num_partitions;
  Group processes;
  switch (grouping) {
    case Grouping::kCrossReplica:
      for (const int64_t r : ids) processes.push_back(r * partitions + place.partition());
      break;
    case Grouping::kCrossPartition:
      for (const int64_t p : ids) processes.push_back(place.replica() * partitions + p);
      break;
    case Grouping::kCrossReplicaAndPartition:
      for (int64_t p = 0; p < partitions; ++p) {
        for (const int64_t r : ids) processes.push_back(r * partitions + p);
      }
      break;
    case Grouping::kFlattenedIds:
      processes = ids;
      break;
  }
  return processes;
}

// The lists of ids, without what fills the shorter ones up.
std::vector<Group> ListsOf(const ir::I64Matrix& matrix, int64_t num_ids) {
  std::vector<Group> lists;
  for (int64_t row = 0; row < matrix.rows; ++row) {
    Group list;
    for (int64_t column = 0; column < matrix.columns; ++column) {
      if (matrix.at(row, column) != -1) list.push_back(matrix.at(row, column));
    }
    if (!list.empty()) lists.push_back(std::move(list));
  }
  if (lists.empty()) {
    Group& all = lists.emplace_back(static_cast<size_t>(num_ids));
    std::iota(all.begin(), all.end(), 0);
  }
  return lists;
}

Status OutsideGrid(const GridShape& shape, std::string_view attribute, int64_t id) {
  return InvalidArgumentError(base::StrCat(
      attribute, " name ", id, ", but the grid is ", shape.num_replicas, " x ",
      shape.num_partitions, " (replicas x partitions); is it run with the right --processes?"));
}

Place PlaceOf(const OpCall& call) {
  const Process& process = call.evaluator.process();
  return {process.grid.shape(), process.id};
}

}  // namespace

int64_t ChannelOf(const std::optional<ir::ChannelHandle>& channel) {
  return channel ? channel->handle : 0;
}

Grouping GroupingOf(const std::optional<ir::ChannelHandle>& channel, bool use_global_device_ids) {
  if (use_global_device_ids) return Grouping::kFlattenedIds;
  return ChannelOf(channel) > 0 ? Grouping::kCrossReplicaAndPartition : Grouping::kCrossReplica;
}

Grouping GroupingOf(const std::optional<ir::ChannelHandle>& channel) {
  return ChannelOf(channel) > 0 ? Grouping::kCrossPartition : Grouping::kCrossReplica;
}

Result<std::vector<int64_t>> FindGroup(const ir::Module& module, const Place& place,
                                       const ir::ReplicaGroups& groups, Grouping grouping) {
  const int64_t num_ids = NumIds(place.shape, grouping);
  ir::I64Matrix matrix = groups.groups;
  if (groups.mesh_axes) {
    LS_ASSIGN_OR_RETURN(matrix, ir::ExpandMeshAxes(module, *groups.mesh_axes));
  }
  std::vector<bool> seen(static_cast<size_t>(num_ids), false);
  Group found;
  for (const Group& ids : ListsOf(matrix, num_ids)) {
    for (const int64_t id : ids) {
      if (id < 0 || id >= num_ids) return OutsideGrid(place.shape, "replica_groups", id);
      if (seen[static_cast<size_t>(id)]) {
        return InvalidArgumentError(base::StrCat("replica_groups name ", id, " twice"));
      }
      seen[static_cast<size_t>(id)] = true;
    }
    if (std::ranges::find(ids, IdOf(place, grouping)) != ids.end()) {
      found = ProcessesOf(place, ids, grouping);
    }
  }
  return found;
}

Result<std::vector<int64_t>> FindGroup(const OpCall& call, const ir::ReplicaGroups& groups,
                                       Grouping grouping) {
  auto found = FindGroup(call.module, PlaceOf(call), groups, grouping);
  if (!found.ok()) return AtOp(call, found.status());
  return found;
}

Result<std::vector<ProcessPair>> FindPairs(const Place& place, const ir::I64Matrix& pairs,
                                           bool across_partitions) {
  const GridShape& shape = place.shape;
  const int64_t num_ids = across_partitions ? shape.num_partitions : shape.num_replicas;
  const auto process_of = [&](int64_t id) {
    return across_partitions ? place.replica() * shape.num_partitions + id
                             : id * shape.num_partitions + place.partition();
  };
  std::vector<ProcessPair> found;
  for (int64_t row = 0; row < pairs.rows; ++row) {
    const int64_t source = pairs.at(row, 0), target = pairs.at(row, 1);
    for (const int64_t id : {source, target}) {
      if (id < 0 || id >= num_ids) return OutsideGrid(shape, "source_target_pairs", id);
    }
    found.push_back({process_of(source), process_of(target)});
  }
  return found;
}

Result<std::vector<ProcessPair>> FindPairs(const OpCall& call, const ir::I64Matrix& pairs,
                                           bool across_partitions) {
  auto found = FindPairs(PlaceOf(call), pairs, across_partitions);
  if (!found.ok()) return AtOp(call, found.status());
  return found;
}

}  // namespace lockstep::interpret
