// SPDX-License-Identifier: Apache-2.0
// The collective family, for a program that runs as one process: what names the process and what
// only guides a partitioner. The others need a grid of processes.
#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

std::string CollectiveUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::CollectiveOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kPartitionId:
    case Op::kReplicaId:
    case Op::kSdyMesh:
    case Op::kSdyPropagationBarrier:
    case Op::kSdyReshard:
    case Op::kSdyReturn:
    case Op::kSdyShardingConstraint:
    case Op::kSdyShardingGroup:
      return "";
    case Op::kAllGather:
    case Op::kAllReduce:
    case Op::kAllToAll:
    case Op::kCollectiveBroadcast:
    case Op::kCollectivePermute:
    case Op::kCollectiveReduce:
    case Op::kCrossReplicaSum:
    case Op::kRecv:
    case Op::kReduceScatter:
    case Op::kSdyManualComputation:
    case Op::kSend:
      return "it needs a grid of processes; the interpreter runs one";
    case Op::kInfeed:
    case Op::kOutfeed:
      return "the interpreter has no feeds yet";
  }
  return "";
}

Results EvaluateCollective(const OpCall& call) {
  using Op = ir::CollectiveOp;
  switch (static_cast<Op>(call.module.opcode(call.op))) {
    case Op::kPartitionId:
    case Op::kReplicaId: {
      std::vector<Datum> results(1);
      LS_ASSIGN_OR_RETURN(results[0], Literal::Zeros(DType::kU32, Shape()));
      return results;
    }
    case Op::kSdyPropagationBarrier:
    case Op::kSdyReshard:
    case Op::kSdyShardingConstraint:
      return std::vector<Datum>{std::move(call.operands[0])};
    case Op::kSdyShardingGroup:
      return std::vector<Datum>{};
    case Op::kAllGather:
    case Op::kAllReduce:
    case Op::kAllToAll:
    case Op::kCollectiveBroadcast:
    case Op::kCollectivePermute:
    case Op::kCollectiveReduce:
    case Op::kCrossReplicaSum:
    case Op::kInfeed:
    case Op::kOutfeed:
    case Op::kRecv:
    case Op::kReduceScatter:
    case Op::kSdyManualComputation:
    case Op::kSdyMesh:
    case Op::kSdyReturn:
    case Op::kSend:
      break;
  }
  return OpError(call, StatusCode::kUnimplemented, UnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
