// SPDX-License-Identifier: Apache-2.0
// Attributes of collectives, feeds, channels and shardings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct ChannelHandle {
  static constexpr std::string_view kKind = "stablehlo.channel_handle";
  int64_t handle = 0;
  int64_t type = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("handle", self.handle, kRequired);
    visit("type", self.type, kRequired);
  }
  friend bool operator==(const ChannelHandle&, const ChannelHandle&) = default;
};

// Either a dense list of lists or #stablehlo.replica_group_mesh_axes<..>, which is kept as read.
struct ReplicaGroups {
  I64Matrix groups;
  std::optional<Attribute> mesh_axes;
  friend bool operator==(const ReplicaGroups&, const ReplicaGroups&) = default;
};

struct AllGatherAttrs {
  int64_t all_gather_dim = 0;
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;
  Unit use_global_device_ids;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("all_gather_dim", self.all_gather_dim, kRequired);
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
    visit("use_global_device_ids", self.use_global_device_ids);
  }
  friend bool operator==(const AllGatherAttrs&, const AllGatherAttrs&) = default;
};

struct AllReduceAttrs {
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;
  Unit use_global_device_ids;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
    visit("use_global_device_ids", self.use_global_device_ids);
  }
  friend bool operator==(const AllReduceAttrs&, const AllReduceAttrs&) = default;
};

struct AllToAllAttrs {
  int64_t split_dimension = 0;
  int64_t concat_dimension = 0;
  int64_t split_count = 0;
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("split_dimension", self.split_dimension, kRequired);
    visit("concat_dimension", self.concat_dimension, kRequired);
    visit("split_count", self.split_count, kRequired);
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
  }
  friend bool operator==(const AllToAllAttrs&, const AllToAllAttrs&) = default;
};

struct CollectiveBroadcastAttrs {
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;
  Unit has_dynamic_root;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
    visit("has_dynamic_root", self.has_dynamic_root);
  }
  friend bool operator==(const CollectiveBroadcastAttrs&,
                         const CollectiveBroadcastAttrs&) = default;
};

struct CollectivePermuteAttrs {
  I64Matrix source_target_pairs;
  std::optional<ChannelHandle> channel_handle;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("source_target_pairs", self.source_target_pairs, kRequired);
    visit("channel_handle", self.channel_handle);
  }
  friend bool operator==(const CollectivePermuteAttrs&, const CollectivePermuteAttrs&) = default;
};

struct CollectiveReduceAttrs {
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;
  Unit has_dynamic_root;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
    visit("has_dynamic_root", self.has_dynamic_root);
  }
  friend bool operator==(const CollectiveReduceAttrs&, const CollectiveReduceAttrs&) = default;
};

struct CrossReplicaSumAttrs {
  I64Matrix replica_groups;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("replica_groups", self.replica_groups, kRequired);
  }
  friend bool operator==(const CrossReplicaSumAttrs&, const CrossReplicaSumAttrs&) = default;
};

struct ReduceScatterAttrs {
  int64_t scatter_dimension = 0;
  ReplicaGroups replica_groups;
  std::optional<ChannelHandle> channel_handle;
  Unit use_global_device_ids;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("scatter_dimension", self.scatter_dimension, kRequired);
    visit("replica_groups", self.replica_groups, kRequired);
    visit("channel_handle", self.channel_handle);
    visit("use_global_device_ids", self.use_global_device_ids);
  }
  friend bool operator==(const ReduceScatterAttrs&, const ReduceScatterAttrs&) = default;
};

struct InfeedAttrs {
  std::string infeed_config;
  std::optional<Attribute> layout;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("infeed_config", self.infeed_config);
    visit("layout", self.layout);
  }
  friend bool operator==(const InfeedAttrs&, const InfeedAttrs&) = default;
};

struct OutfeedAttrs {
  std::string outfeed_config;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("outfeed_config", self.outfeed_config);
  }
  friend bool operator==(const OutfeedAttrs&, const OutfeedAttrs&) = default;
};

struct RecvAttrs {
  ChannelHandle channel_handle;
  bool is_host_transfer = false;
  std::optional<I64Matrix> source_target_pairs;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("channel_handle", self.channel_handle, kRequired);
    visit("is_host_transfer", self.is_host_transfer);
    visit("source_target_pairs", self.source_target_pairs);
  }
  friend bool operator==(const RecvAttrs&, const RecvAttrs&) = default;
};

struct SendAttrs {
  ChannelHandle channel_handle;
  bool is_host_transfer = false;
  std::optional<I64Matrix> source_target_pairs;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("channel_handle", self.channel_handle, kRequired);
    visit("is_host_transfer", self.is_host_transfer);
    visit("source_target_pairs", self.source_target_pairs);
  }
  friend bool operator==(const SendAttrs&, const SendAttrs&) = default;
};

// Shardy attributes are kept as text (OpaqueAttr).
struct SdyMeshAttrs {
  std::string sym_name;
  Attribute mesh;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("sym_name", self.sym_name, kRequired);
    visit("mesh", self.mesh, kRequired);
  }
  friend bool operator==(const SdyMeshAttrs&, const SdyMeshAttrs&) = default;
};

struct SdyManualComputationAttrs {
  Attribute in_shardings;
  Attribute out_shardings;
  Attribute manual_axes;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("in_shardings", self.in_shardings, kRequired);
    visit("out_shardings", self.out_shardings, kRequired);
    visit("manual_axes", self.manual_axes, kRequired);
  }
  friend bool operator==(const SdyManualComputationAttrs&,
                         const SdyManualComputationAttrs&) = default;
};

// sharding_constraint and reshard.
struct SdyShardingAttrs {
  Attribute sharding;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("sharding", self.sharding, kRequired);
  }
  friend bool operator==(const SdyShardingAttrs&, const SdyShardingAttrs&) = default;
};

struct SdyPropagationBarrierAttrs {
  Attribute allowed_direction;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("allowed_direction", self.allowed_direction, kRequired);
  }
  friend bool operator==(const SdyPropagationBarrierAttrs&,
                         const SdyPropagationBarrierAttrs&) = default;
};

struct SdyShardingGroupAttrs {
  int64_t group_id = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("group_id", self.group_id, kRequired);
  }
  friend bool operator==(const SdyShardingGroupAttrs&, const SdyShardingGroupAttrs&) = default;
};

}  // namespace lockstep::ir
