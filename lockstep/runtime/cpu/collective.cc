// SPDX-License-Identifier: Apache-2.0
// Kernels of the collective family: what the op says about groups and shapes, told to the
// communicator. Transfers by channels, feeds and Shardy's computations are left to the interpreter.
#include <cstring>

#include "lockstep/interpret/grid/process_groups.h"
#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/collective.h"
#include "lockstep/runtime/communicator.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/reduce/body.h"

namespace lockstep::runtime::cpu {
namespace {

using interpret::ChannelOf;
using interpret::Grouping;
using interpret::GroupingOf;
using kernels::AttrsOf;
using kernels::Body;
using kernels::OperandType;
using kernels::ResultType;

// One op and its types; the subclasses are the ops.
class CollectiveKernel : public OpKernel {
 public:
  explicit CollectiveKernel(const OpKernelSpec& spec) : spec_{spec.module, spec.op, {}} {}

  std::string_view variant() const override { return "communicator"; }

  Status Run(const OpKernelCall& call) const override {
    const Status status = RunHere(call, *call.communicator);
    if (status.ok()) return status;
    const std::string place = ir::PlaceText(spec_.module, spec_.op);
    return status.Annotate((place.empty() ? "" : place + ": ") + "'" + Name() + "'");
  }

 protected:
  virtual Status RunHere(const OpKernelCall& call, Communicator& others) const = 0;

  std::string Name() const { return std::string(spec_.module.info(spec_.op).name); }
  template <typename T>
  const T& attrs() const {
    return AttrsOf<T>(spec_);
  }
  Contribution Operand(const OpKernelCall& call, size_t index) const {
    return {OperandType(spec_, index), call.operands[index]};
  }
  Result<Meeting> FindMeeting(const Communicator& others, const ir::ReplicaGroups& groups,
                              Grouping grouping,
                              const std::optional<ir::ChannelHandle>& channel) const {
    LS_ASSIGN_OR_RETURN(
        auto group,
        interpret::FindGroup(spec_.module, {others.grid(), others.process()}, groups, grouping));
    return Meeting{Name(), ChannelOf(channel), std::move(group)};
  }
  Status WrongGroup(const Meeting& meeting, size_t result) const {
    return InvalidArgumentError("a group of " + std::to_string(meeting.group.size()) +
                                " processes does not give the result " +
                                ResultType(spec_, result).ToString());
  }
  void SetZero(const OpKernelCall& call, size_t result) const {
    const TensorType& type = ResultType(spec_, result);
    std::memset(call.results[result], 0,
                static_cast<size_t>(type.shape.NumElements() * kernels::ElementBytes(type)));
  }

  const OpKernelSpec spec_;
};

class AllGather : public CollectiveKernel {
 public:
  using CollectiveKernel::CollectiveKernel;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    const auto& a = attrs<ir::AllGatherAttrs>();
    LS_ASSIGN_OR_RETURN(const Meeting meeting,
                        FindMeeting(others, a.replica_groups,
                                    GroupingOf(a.channel_handle, a.use_global_device_ids.present),
                                    a.channel_handle));
    LS_ASSIGN_OR_RETURN(const auto gathered, others.AllGather(meeting, Operand(call, 0)));
    const TensorType& type = OperandType(spec_, 0);
    const auto members = static_cast<int64_t>(gathered.parts.size());
    if (type.shape[a.all_gather_dim] * members != ResultType(spec_).shape[a.all_gather_dim]) {
      return WrongGroup(meeting, 0);
    }
    JoinParts(gathered.parts, type, a.all_gather_dim, call.results[0]);
    return OkStatus();
  }
};

class AllToAll : public CollectiveKernel {
 public:
  using CollectiveKernel::CollectiveKernel;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    const auto& a = attrs<ir::AllToAllAttrs>();
    LS_ASSIGN_OR_RETURN(
        const Meeting meeting,
        FindMeeting(others, a.replica_groups, GroupingOf(a.channel_handle), a.channel_handle));
    if (static_cast<int64_t>(meeting.group.size()) != a.split_count) {
      return InvalidArgumentError("a group of " + std::to_string(meeting.group.size()) +
                                  " processes, but split_count is " +
                                  std::to_string(a.split_count));
    }
    return others.AllToAll(meeting, Operand(call, 0), a.split_dimension, a.concat_dimension,
                           call.results[0]);
  }
};

class CollectiveBroadcast : public CollectiveKernel {
 public:
  using CollectiveKernel::CollectiveKernel;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    const auto& a = attrs<ir::CollectiveBroadcastAttrs>();
    LS_ASSIGN_OR_RETURN(
        const Meeting meeting,
        FindMeeting(others, a.replica_groups, GroupingOf(a.channel_handle), a.channel_handle));
    if (meeting.group.empty()) return SetZero(call, 0), OkStatus();
    return others.Broadcast(meeting, Operand(call, 0), 0, call.results[0]);
  }
};

// Who is a source sends first, so that chains and circles of pairs cannot wait for themselves.
class CollectivePermute : public CollectiveKernel {
 public:
  using CollectiveKernel::CollectiveKernel;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    const auto& a = attrs<ir::CollectivePermuteAttrs>();
    const int64_t channel = ChannelOf(a.channel_handle);
    const int64_t self = others.process();
    LS_ASSIGN_OR_RETURN(const auto pairs, interpret::FindPairs({others.grid(), self},
                                                               a.source_target_pairs, channel > 0));
    for (const auto& [source, target] : pairs) {
      if (source != self) continue;
      LS_RETURN_IF_ERROR(others.Send({Name(), channel, source, target}, Operand(call, 0)));
    }
    for (const auto& [source, target] : pairs) {
      if (target != self) continue;
      return others.Receive({Name(), channel, source, target}, ResultType(spec_), call.results[0]);
    }
    return SetZero(call, 0), OkStatus();
  }
};

// all_reduce and reduce_scatter: what folds two elements.
template <typename Attrs>
class Reduction : public CollectiveKernel {
 public:
  Reduction(const OpKernelSpec& spec, Body body)
      : CollectiveKernel(spec),
        body_(std::move(body)),
        fold_([this](const void* a, const void* b, void* out, int64_t n) {
          const void* inputs[] = {a, b};
          body_.Run(inputs, &out, n);
        }) {}

 protected:
  Result<Meeting> FindGroup(const Communicator& others) const {
    const auto& a = attrs<Attrs>();
    return FindMeeting(others, a.replica_groups,
                       GroupingOf(a.channel_handle, a.use_global_device_ids.present),
                       a.channel_handle);
  }
  const Fold& fold() const { return fold_; }

 private:
  const Body body_;
  const Fold fold_;
};

class AllReduce : public Reduction<ir::AllReduceAttrs> {
 public:
  using Reduction::Reduction;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    LS_ASSIGN_OR_RETURN(const Meeting meeting, FindGroup(others));
    return others.AllReduce(meeting, Operand(call, 0), fold(), call.results[0]);
  }
};

class ReduceScatter : public Reduction<ir::ReduceScatterAttrs> {
 public:
  using Reduction::Reduction;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    LS_ASSIGN_OR_RETURN(const Meeting meeting, FindGroup(others));
    const int64_t d = attrs<ir::ReduceScatterAttrs>().scatter_dimension;
    const auto members = static_cast<int64_t>(meeting.group.size());
    if (OperandType(spec_, 0).shape[d] != ResultType(spec_).shape[d] * members && members > 0) {
      return WrongGroup(meeting, 0);
    }
    return others.ReduceScatter(meeting, Operand(call, 0), d, fold(), call.results[0]);
  }
};

// partition_id and replica_id.
class ProcessId : public CollectiveKernel {
 public:
  using CollectiveKernel::CollectiveKernel;
  Status RunHere(const OpKernelCall& call, Communicator& others) const override {
    const interpret::Place place{others.grid(), others.process()};
    const bool is_partition = spec_.module.opcode(spec_.op) == ir::Opcode::kPartitionId;
    const auto id = static_cast<uint32_t>(is_partition ? place.partition() : place.replica());
    std::memcpy(call.results[0], &id, sizeof(id));
    return OkStatus();
  }
};

// Several operands meet at once, which the communicator has no word for.
bool IsOne(const OpKernelSpec& spec, std::string* reason) {
  if (spec.module.num_results(spec.op) == 1 && spec.module.num_operands(spec.op) <= 1) {
    return kernels::HasPlainTypes(spec, reason);
  }
  return *reason = "it has several operands", false;
}

template <typename Kernel>
std::unique_ptr<OpKernel> Make(const OpKernelSpec& spec, std::string* reason) {
  if (!IsOne(spec, reason)) return nullptr;
  return std::make_unique<Kernel>(spec);
}

template <typename Kernel>
std::unique_ptr<OpKernel> MakeReduction(const OpKernelSpec& spec, std::string* reason) {
  if (!IsOne(spec, reason)) return nullptr;
  std::optional<Body> body = Body::Make(spec, 0, kernels::OperandDTypes(spec, 0, 1), reason);
  if (!body) return nullptr;
  return std::make_unique<Kernel>(spec, *std::move(body));
}

}  // namespace

std::span<const OpKernelCandidate> CollectiveCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kAllGather[] = {{"communicator", Make<AllGather>}};
  static constexpr OpKernelCandidate kAllReduce[] = {{"communicator", MakeReduction<AllReduce>}};
  static constexpr OpKernelCandidate kAllToAll[] = {{"communicator", Make<AllToAll>}};
  static constexpr OpKernelCandidate kBroadcast[] = {{"communicator", Make<CollectiveBroadcast>}};
  static constexpr OpKernelCandidate kPermute[] = {{"communicator", Make<CollectivePermute>}};
  static constexpr OpKernelCandidate kReduceScatter[] = {
      {"communicator", MakeReduction<ReduceScatter>}};
  static constexpr OpKernelCandidate kId[] = {{"communicator", Make<ProcessId>}};
  switch (static_cast<ir::CollectiveOp>(spec.module.opcode(spec.op))) {
    case ir::CollectiveOp::kAllGather:
      return kAllGather;
    case ir::CollectiveOp::kAllReduce:
      return kAllReduce;
    case ir::CollectiveOp::kAllToAll:
      return kAllToAll;
    case ir::CollectiveOp::kCollectiveBroadcast:
      return kBroadcast;
    case ir::CollectiveOp::kCollectivePermute:
      return kPermute;
    case ir::CollectiveOp::kReduceScatter:
      return kReduceScatter;
    case ir::CollectiveOp::kPartitionId:
    case ir::CollectiveOp::kReplicaId:
      return kId;
    case ir::CollectiveOp::kCollectiveReduce:
    case ir::CollectiveOp::kCrossReplicaSum:
    case ir::CollectiveOp::kInfeed:
    case ir::CollectiveOp::kOutfeed:
    case ir::CollectiveOp::kRecv:
    case ir::CollectiveOp::kSend:
    case ir::CollectiveOp::kSdyManualComputation:
    case ir::CollectiveOp::kSdyMesh:
    case ir::CollectiveOp::kSdyPropagationBarrier:
    case ir::CollectiveOp::kSdyReshard:
    case ir::CollectiveOp::kSdyReturn:
    case ir::CollectiveOp::kSdyShardingConstraint:
    case ir::CollectiveOp::kSdyShardingGroup:
      break;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
