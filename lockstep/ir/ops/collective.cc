// SPDX-License-Identifier: Apache-2.0
// Constraints of collectives; channels and feeds are in channel.cc, shardings in
// verify/shardings.cc.
#include "lockstep/ir/ops/collective.h"

#include <algorithm>

#include "lockstep/ir/sharding.h"
#include "lockstep/ir/verify/process_grid.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

// How the ids of replica_groups name processes.
enum class Strategy : uint8_t {
  kCrossReplica,
  kCrossPartition,
  kCrossReplicaAndPartition,
  kFlattenedIds,
};

bool HasChannel(const std::optional<ChannelHandle>& channel) {
  return channel && channel->handle > 0;
}

// all_gather, all_reduce, reduce_scatter. `label`: global device ids need a channel.
Result<Strategy> ChooseStrategy(const OpChecker& op, std::string_view label,
                                const std::optional<ChannelHandle>& channel,
                                Unit use_global_device_ids) {
  if (use_global_device_ids.present && !HasChannel(channel)) {
    return op.Error(label, "use_global_device_ids needs a channel with a positive handle, found ",
                    channel ? channel->handle : 0);
  }
  if (use_global_device_ids.present) return Strategy::kFlattenedIds;
  return HasChannel(channel) ? Strategy::kCrossReplicaAndPartition : Strategy::kCrossReplica;
}

Strategy ReplicaOrPartition(const std::optional<ChannelHandle>& channel) {
  return HasChannel(channel) ? Strategy::kCrossPartition : Strategy::kCrossReplica;
}

// How many ids the groups must cover, when the module says.
std::optional<int64_t> NumIds(const OpChecker& op, Strategy strategy) {
  const ProcessGrid grid = GridOf(op.site().module);
  switch (strategy) {
    case Strategy::kCrossReplica:
    case Strategy::kCrossReplicaAndPartition:
      return grid.num_replicas;
    case Strategy::kCrossPartition:
      return grid.num_partitions;
    case Strategy::kFlattenedIds:
      return CheckedMultiply(grid.num_replicas, grid.num_partitions);
  }
  return std::nullopt;
}

// The ids of all groups; -1 fills the shorter ones up.
std::vector<int64_t> IdsOf(const ReplicaGroups& groups) {
  std::vector<int64_t> ids;
  for (int64_t id : groups.groups.values) {
    if (id != -1) ids.push_back(id);
  }
  return ids;
}

// The mesh exists and has the axes.
Status CheckMeshAxes(const OpChecker& op, const Attribute& axes) {
  if (op.site().module == nullptr) return OkStatus();
  const Result<I64Matrix> groups = ExpandMeshAxes(*op.site().module, axes);
  if (groups.ok()) return OkStatus();
  Status status = op.Error("", groups.status().message());
  return groups.status().code() == StatusCode::kNotFound ? std::move(status) : op.Tolerate(status);
}

struct GroupLabels {
  std::string_view unique, count, range;
};

// No group, spelled tensor<0x0xi64>, is one group of all.
Status CheckGroups(const OpChecker& op, const GroupLabels& labels, const ReplicaGroups& groups,
                   Strategy strategy) {
  if (groups.mesh_axes) return CheckMeshAxes(op, *groups.mesh_axes);
  const std::vector<int64_t> ids = IdsOf(groups);
  const int64_t count = static_cast<int64_t>(ids.size());
  if (count == 0) {
    if (strategy != Strategy::kFlattenedIds) return OkStatus();
    return op.Error(labels.count, "replica_groups must not be empty with use_global_device_ids");
  }
  LS_RETURN_IF_ERROR(CheckUnique(op, labels.unique, "replica_groups", ids));
  LS_RETURN_IF_ERROR(CheckRange(op, labels.range, "replica_groups", ids, 0, count));
  const auto expected = NumIds(op, strategy);
  if (!expected || *expected == count) return OkStatus();
  return op.Tolerate(op.Error(labels.count, "replica_groups must name all ", *expected,
                              " processes of the module, found ", count));
}

// For collectives that may leave processes out.
Status CheckPartialGroups(const OpChecker& op, const GroupLabels& labels,
                          const ReplicaGroups& groups, Strategy strategy) {
  if (groups.mesh_axes) return OkStatus();
  const List ids = groups.groups.values;
  LS_RETURN_IF_ERROR(CheckUnique(op, labels.unique, "replica_groups", ids));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, labels.range, "replica_groups", ids, 0));
  const auto expected = NumIds(op, strategy);
  if (!expected) return OkStatus();
  return op.Tolerate(CheckRange(op, labels.range, "replica_groups", ids, 0, *expected));
}

// dim(process_groups, 1), when it is known.
std::optional<int64_t> ProcessGroupSize(const OpChecker& op, const ReplicaGroups& groups,
                                        Strategy strategy) {
  if (groups.mesh_axes) return std::nullopt;
  std::optional<int64_t> size = groups.groups.columns;
  if (groups.groups.values.empty()) size = NumIds(op, strategy);
  if (strategy != Strategy::kCrossReplicaAndPartition) return size;
  return CheckedMultiply(size, GridOf(op.site().module).num_partitions);
}

Status CheckFullGroups(const OpChecker& op, std::string_view label, const ReplicaGroups& groups) {
  if (std::ranges::find(groups.groups.values, -1) == groups.groups.values.end()) return OkStatus();
  return op.Error(label, "replica_groups must all have the same size, found an id of -1");
}

struct ResultLabels {
  std::string_view shape, element;
};

// The next result is of `type`. The ecosystem's verifier only asks that the size along `axis` of
// the result, or of the operand, which is `part`, be a multiple of the other one's.
Status ExpectScaled(OpChecker& op, const ResultLabels& labels, const TensorType& type, int64_t axis,
                    int64_t part) {
  if (!op.verifying() || op.num_expected() >= op.declared().size() ||
      op.result(op.num_expected()).rank() != type.rank()) {
    return op.ExpectTensor(labels.shape, labels.element, type);
  }
  const int64_t size = op.result(op.num_expected()).shape[axis];
  const bool known = size != kDynamicSize && part != kDynamicSize;
  const int64_t whole = op.opcode() == Opcode::kAllGather ? size : part;
  const int64_t piece = op.opcode() == Opcode::kAllGather ? part : size;
  if (known && (part == 0 || piece == 0 || whole % piece != 0)) {
    return op.Error(labels.shape, "dimension ", axis,
                    " of operand and result must not be empty, one a multiple of the other, found ",
                    part, " and ", size);
  }
  TensorType scaled = type;
  scaled.shape.set_dim(axis, size);
  if (Compatible(size, type.shape[axis]) ||
      !Compatible(scaled.shape, op.result(op.num_expected()).shape)) {
    return op.ExpectTensor(labels.shape, labels.element, type);
  }
  LS_RETURN_IF_ERROR(
      op.Tolerate(op.Error(labels.shape, "dimension ", axis, " of the result must be ",
                           type.shape[axis], ", found ", op.result(op.num_expected()))));
  return op.ExpectTensor(labels.shape, labels.element, scaled);
}

Status CheckAllGather(OpChecker& op) {
  const auto& attributes = op.attrs<AllGatherAttrs>();
  for (size_t i = 0; i < op.num_operands(); ++i) {
    LS_RETURN_IF_ERROR(
        CheckRange(op, "C1", "all_gather_dim", attributes.all_gather_dim, 0, op.operand(i).rank()));
  }
  const Result<Strategy> chosen =
      ChooseStrategy(op, "C5", attributes.channel_handle, attributes.use_global_device_ids);
  if (!chosen.ok()) {
    // The ecosystem's verifier refuses only negative handles.
    const bool is_negative = attributes.channel_handle && attributes.channel_handle->handle < 0;
    LS_RETURN_IF_ERROR(is_negative ? chosen.status() : op.Tolerate(chosen.status()));
  }
  const Strategy strategy = chosen.ok() ? *chosen : Strategy::kFlattenedIds;
  LS_RETURN_IF_ERROR(CheckFullGroups(op, "C4", attributes.replica_groups));
  LS_RETURN_IF_ERROR(CheckGroups(op, {"C2", "C3", "C4"}, attributes.replica_groups, strategy));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C6", op.num_operands()));
  const auto group_size = ProcessGroupSize(op, attributes.replica_groups, strategy);
  for (size_t i = 0; i < op.num_operands(); ++i) {
    TensorType type = op.operand(i);
    const int64_t part = type.shape[attributes.all_gather_dim];
    const bool known = part != kDynamicSize && group_size;
    const auto total = known ? CheckedMultiply(part, *group_size) : kDynamicSize;
    if (!total) return op.Error("C6", "the gathered size overflows");
    type.shape.set_dim(attributes.all_gather_dim, *total);
    LS_RETURN_IF_ERROR(ExpectScaled(op, {"C6", "C6"}, type, attributes.all_gather_dim, part));
  }
  return OkStatus();
}

Status CheckAllReduce(OpChecker& op) {
  const auto& attributes = op.attrs<AllReduceAttrs>();
  LS_ASSIGN_OR_RETURN(const Strategy strategy, ChooseStrategy(op, "C4", attributes.channel_handle,
                                                              attributes.use_global_device_ids));
  LS_RETURN_IF_ERROR(CheckGroups(op, {"C1", "C2", "C3"}, attributes.replica_groups, strategy));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C6", op.num_operands()));
  for (size_t i = 0; i < op.num_operands(); ++i) {
    const TensorType& operand = op.operand(i);
    LS_ASSIGN_OR_RETURN(const auto accumulators,
                        CheckReducer(op, "C5", 0, std::span(&operand.element, 1)));
    LS_RETURN_IF_ERROR(op.ExpectTensor("C6", "C7", TensorType(accumulators[0], operand.shape)));
  }
  return OkStatus();
}

// C9: the split dimension shrinks as the concatenated one grows.
Result<TensorType> ExchangedType(const OpChecker& op, const AllToAllAttrs& attributes,
                                 TensorType type) {
  if (attributes.split_dimension == attributes.concat_dimension) return type;
  const int64_t split = type.shape[attributes.split_dimension];
  const int64_t part = type.shape[attributes.concat_dimension];
  const auto total =
      part == kDynamicSize ? kDynamicSize : CheckedMultiply(part, attributes.split_count);
  if (!total) return op.Error("C9", "the concatenated size overflows");
  type.shape.set_dim(attributes.split_dimension,
                     split == kDynamicSize ? split : split / attributes.split_count);
  type.shape.set_dim(attributes.concat_dimension, *total);
  return type;
}

Status CheckAllToAll(OpChecker& op) {
  const auto& attributes = op.attrs<AllToAllAttrs>();
  const int64_t split_count = attributes.split_count;
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C4", "split_count", List(&split_count, 1), 1));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C9", op.num_operands()));
  LS_RETURN_IF_ERROR(CheckFullGroups(op, "C7", attributes.replica_groups));
  LS_RETURN_IF_ERROR(CheckGroups(op, {"C5", "C6", "C7"}, attributes.replica_groups,
                                 ReplicaOrPartition(attributes.channel_handle)));
  const I64Matrix& groups = attributes.replica_groups.groups;
  if (!attributes.replica_groups.mesh_axes && groups.columns != split_count) {
    return op.Error("C8", "replica_groups must have split_count = ", split_count,
                    " processes each, found ", groups.columns);
  }
  for (size_t i = 0; i < op.num_operands(); ++i) {
    const TensorType& operand = op.operand(i);
    LS_RETURN_IF_ERROR(
        CheckRange(op, "C1", "split_dimension", attributes.split_dimension, 0, operand.rank()));
    const int64_t split = operand.shape[attributes.split_dimension];
    if (split != kDynamicSize && split % split_count != 0) {
      return op.Error("C2", "the split dimension must be a multiple of split_count ", split_count,
                      ", found ", operand);
    }
    LS_RETURN_IF_ERROR(
        CheckRange(op, "C3", "concat_dimension", attributes.concat_dimension, 0, operand.rank()));
    LS_ASSIGN_OR_RETURN(const TensorType type, ExchangedType(op, attributes, operand));
    LS_RETURN_IF_ERROR(op.ExpectTensor("C9", type));
  }
  return OkStatus();
}

// The last operand of a broadcast or reduce with dynamic roots: one root per other operand.
Status CheckRoots(const OpChecker& op, std::string_view label, size_t num_data) {
  const TensorType expected(DType::kI32, Shape{static_cast<int64_t>(num_data)});
  if (op.operand_type(num_data) == Type(expected)) return OkStatus();
  return op.Error(label, "the last operand must be ", expected, ", the roots; found ",
                  op.operand(num_data));
}

Status CheckCollectiveBroadcast(OpChecker& op) {
  const auto& attributes = op.attrs<CollectiveBroadcastAttrs>();
  const bool dynamic_root = attributes.has_dynamic_root.present;
  LS_RETURN_IF_ERROR(CheckPartialGroups(op, {"C1", "C2", "C2"}, attributes.replica_groups,
                                        ReplicaOrPartition(attributes.channel_handle)));
  const size_t least = dynamic_root ? 2 : 1;
  if (op.num_operands() < least) {
    return op.Error(dynamic_root ? "C4" : "C3", "must have at least ", least, " operands, found ",
                    op.num_operands());
  }
  const size_t num_data = op.num_operands() - (least - 1);
  if (dynamic_root) LS_RETURN_IF_ERROR(CheckRoots(op, "C4", num_data));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C5", num_data));
  const std::string_view label = dynamic_root ? "C4" : "C3";
  for (size_t i = 0; i < num_data; ++i) {
    LS_RETURN_IF_ERROR(op.ExpectTensor(label, op.operand(i)));
  }
  return OkStatus();
}

// C1, C2. As the ecosystem's verifier has it, the ids that are given are the first ones.
Status CheckReducedGroups(const OpChecker& op, const CollectiveReduceAttrs& attributes) {
  const Strategy strategy = ReplicaOrPartition(attributes.channel_handle);
  const std::vector<int64_t> ids = IdsOf(attributes.replica_groups);
  LS_RETURN_IF_ERROR(CheckUnique(op, "C1", "replica_groups", ids));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C2", "replica_groups", ids, 0, static_cast<int64_t>(ids.size())));
  return op.Tolerate(
      CheckPartialGroups(op, {"C1", "C2", "C2"}, attributes.replica_groups, strategy));
}

Status CheckCollectiveReduce(OpChecker& op) {
  const auto& attributes = op.attrs<CollectiveReduceAttrs>();
  const bool dynamic_root = attributes.has_dynamic_root.present;
  LS_RETURN_IF_ERROR(CheckReducedGroups(op, attributes));
  if (dynamic_root && op.num_operands() == 0) {
    return op.Error("C3", "must have the roots as last operand, found no operand");
  }
  const size_t num_data = op.num_operands() - (dynamic_root ? 1 : 0);
  if (dynamic_root) LS_RETURN_IF_ERROR(CheckRoots(op, "C3", num_data));
  LS_RETURN_IF_ERROR(op.ExpectNumResults("C3", num_data));
  for (size_t i = 0; i < num_data; ++i) {
    const TensorType& operand = op.operand(i);
    LS_ASSIGN_OR_RETURN(const auto accumulators,
                        CheckReducer(op, "C4", 0, std::span(&operand.element, 1)));
    LS_RETURN_IF_ERROR(op.ExpectTensor("C3", "C4", TensorType(accumulators[0], operand.shape)));
  }
  return OkStatus();
}

Status CheckCollectivePermute(OpChecker& op) {
  const auto& attributes = op.attrs<CollectivePermuteAttrs>();
  if (attributes.source_target_pairs.columns != 2) {
    return op.Error("C1", "source_target_pairs must have 2 columns, found ",
                    attributes.source_target_pairs.columns);
  }
  LS_RETURN_IF_ERROR(CheckPairs(op, {"C1", "C2", "C3", "C4"}, attributes.source_target_pairs,
                                HasChannel(attributes.channel_handle)));
  return op.ExpectTensor("C5", op.operand(0));
}

Status CheckReduceScatter(OpChecker& op) {
  const auto& attributes = op.attrs<ReduceScatterAttrs>();
  const TensorType& operand = op.operand(0);
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C2", "scatter_dimension", attributes.scatter_dimension, 0, operand.rank()));
  LS_ASSIGN_OR_RETURN(const Strategy strategy, ChooseStrategy(op, "C6", attributes.channel_handle,
                                                              attributes.use_global_device_ids));
  LS_RETURN_IF_ERROR(CheckFullGroups(op, "C5", attributes.replica_groups));
  LS_RETURN_IF_ERROR(CheckGroups(op, {"C3", "C4", "C5"}, attributes.replica_groups, strategy));
  const auto group_size = ProcessGroupSize(op, attributes.replica_groups, strategy);
  const int64_t size = operand.shape[attributes.scatter_dimension];
  const bool known = size != kDynamicSize && group_size && *group_size > 0;
  if (known && size % *group_size != 0) {
    LS_RETURN_IF_ERROR(
        op.Tolerate(op.Error("C1", "the scattered dimension must be a multiple of the group size ",
                             *group_size, ", found ", operand)));
  }
  LS_ASSIGN_OR_RETURN(const auto accumulators,
                      CheckReducer(op, "C7", 0, std::span(&operand.element, 1)));
  TensorType type(accumulators[0], operand.shape);
  type.shape.set_dim(attributes.scatter_dimension, known ? size / *group_size : kDynamicSize);
  return ExpectScaled(op, {"C8", "C9"}, type, attributes.scatter_dimension, size);
}

// Deprecated: an all_reduce that adds.
Status CheckCrossReplicaSum(OpChecker& op) {
  const ReplicaGroups groups{op.attrs<CrossReplicaSumAttrs>().replica_groups, {}};
  LS_RETURN_IF_ERROR(op.Tolerate(CheckGroups(op, {"", "", ""}, groups, Strategy::kCrossReplica)));
  return op.ExpectTensor("", op.operand(0));
}

}  // namespace

Status CheckCollective(OpChecker& op) {
  using enum CollectiveOp;
  switch (static_cast<CollectiveOp>(op.opcode())) {
    case kAllGather:
      return CheckAllGather(op);
    case kAllReduce:
      return CheckAllReduce(op);
    case kAllToAll:
      return CheckAllToAll(op);
    case kCollectiveBroadcast:
      return CheckCollectiveBroadcast(op);
    case kCollectivePermute:
      return CheckCollectivePermute(op);
    case kCollectiveReduce:
      return CheckCollectiveReduce(op);
    case kCrossReplicaSum:
      return CheckCrossReplicaSum(op);
    case kReduceScatter:
      return CheckReduceScatter(op);
    case kPartitionId:
    case kReplicaId:
      return op.ExpectTensor("", Scalar(DType::kU32));
    case kInfeed:
      return CheckInfeed(op);
    case kOutfeed:
      return op.ExpectType("", Type::Token());
    case kRecv:
      return CheckRecv(op);
    case kSend:
      return CheckSend(op);
    case kSdyManualComputation:
      return CheckManualComputation(op);
    case kSdyPropagationBarrier:
      return CheckPropagationBarrier(op);
    case kSdyReshard:
    case kSdyShardingConstraint:
      return CheckShardedValue(op);
    case kSdyMesh:
    case kSdyReturn:
    case kSdyShardingGroup:
      return OkStatus();
  }
  return OkStatus();
}

}  // namespace lockstep::ir
