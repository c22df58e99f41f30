// SPDX-License-Identifier: Apache-2.0
// The collective family: what names the process, and shardings, which change nothing on one device.
// What processes do together is in grid/.
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"

namespace lockstep::interpret {

namespace {

Results Id(int64_t id) {
  const auto value = static_cast<uint32_t>(id);
  return std::vector<Datum>{
      Literal::FromValues<uint32_t>(DType::kU32, Shape(), std::span(&value, 1))};
}

}  // namespace

std::string CollectiveUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

Results EvaluateCollective(const OpCall& call) {
  using Op = ir::CollectiveOp;
  switch (static_cast<Op>(call.module.opcode(call.op))) {
    case Op::kAllGather:
      return EvaluateAllGather(call);
    case Op::kAllReduce:
      return EvaluateAllReduce(call);
    case Op::kAllToAll:
      return EvaluateAllToAll(call);
    case Op::kCollectiveBroadcast:
      return EvaluateCollectiveBroadcast(call);
    case Op::kCollectivePermute:
      return EvaluateCollectivePermute(call);
    case Op::kCollectiveReduce:
      return EvaluateCollectiveReduce(call);
    case Op::kCrossReplicaSum:
      return EvaluateCrossReplicaSum(call);
    case Op::kInfeed:
      return EvaluateInfeed(call);
    case Op::kOutfeed:
      return EvaluateOutfeed(call);
    case Op::kPartitionId:
      return Id(call.evaluator.process().partition());
    case Op::kRecv:
      return EvaluateRecv(call);
    case Op::kReduceScatter:
      return EvaluateReduceScatter(call);
    case Op::kReplicaId:
      return Id(call.evaluator.process().replica());
    case Op::kSdyManualComputation:
      return EvaluateManualComputation(call);
    case Op::kSdyPropagationBarrier:
    case Op::kSdyReshard:
    case Op::kSdyShardingConstraint:
      return std::vector<Datum>{std::move(call.operands[0])};
    case Op::kSdyShardingGroup:
      return std::vector<Datum>{};
    case Op::kSend:
      return EvaluateSend(call);
    case Op::kSdyMesh:  // stands beside functions
    case Op::kSdyReturn:
      break;
  }
  return OpError(call, StatusCode::kInternal, "is not evaluated by itself");
}

}  // namespace lockstep::interpret
