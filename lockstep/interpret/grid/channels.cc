// SPDX-License-Identifier: Apache-2.0
// Point-to-point transfers and feeds.
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/grid/process_groups.h"

namespace lockstep::interpret {
namespace {

// Both ends must name a route alike.
constexpr char kRouteOp[] = "stablehlo.recv";

// Where send and recv transfer. The ids of pairs are partitions, or replicas where a replica has
// one partition. Without pairs the host is the other end, also where the specification leaves a
// transfer between devices undefined.
template <typename Attrs>
Result<std::vector<ProcessPair>> PairsOf(const OpCall& call) {
  const auto& attrs = call.attrs<Attrs>();
  if (attrs.is_host_transfer || !attrs.source_target_pairs) return std::vector<ProcessPair>{};
  const bool across_partitions = call.evaluator.process().grid.shape().num_partitions > 1;
  return FindPairs(call, *attrs.source_target_pairs, across_partitions);
}

}  // namespace

Results EvaluateSend(const OpCall& call) {
  const int64_t channel = call.attrs<ir::SendAttrs>().channel_handle.handle;
  Process& process = call.evaluator.process();
  LS_ASSIGN_OR_RETURN(const auto pairs, PairsOf<ir::SendAttrs>(call));
  const Values values(call.operands.begin(), call.operands.end() - 1);  // the token is last
  Rendezvous& rendezvous = process.grid.rendezvous();
  if (pairs.empty()) {
    LS_RETURN_IF_ERROR(AtOp(call, rendezvous.ClaimHost(process.id, channel, /*sends=*/true)));
    rendezvous.Send({kRouteOp, channel}, values);
  }
  for (const auto& [source, target] : pairs) {
    if (source == process.id) rendezvous.Send({kRouteOp, channel, source, target}, values);
  }
  return std::vector<Datum>{Token()};
}

Results EvaluateRecv(const OpCall& call) {
  const int64_t channel = call.attrs<ir::RecvAttrs>().channel_handle.handle;
  Process& process = call.evaluator.process();
  LS_ASSIGN_OR_RETURN(const auto pairs, PairsOf<ir::RecvAttrs>(call));
  Route route{kRouteOp, channel};
  bool is_target = pairs.empty();
  for (const auto& [source, target] : pairs) {
    if (target != process.id) continue;
    route.source = source;
    route.target = target;
    is_target = true;
  }
  std::vector<Datum> results;
  if (!is_target) {
    // As collective_permute: who is sent nothing has zeros.
    for (size_t i = 0; i + 1 < call.module.num_results(call.op); ++i) {
      LS_ASSIGN_OR_RETURN(Literal zero, ZeroResult(call, i));
      results.emplace_back(std::move(zero));
    }
  } else {
    if (route.source < 0) {
      LS_RETURN_IF_ERROR(
          AtOp(call, process.grid.rendezvous().ClaimHost(process.id, channel, /*sends=*/false)));
    }
    LS_ASSIGN_OR_RETURN(results, ReceiveFrom(call, route));
  }
  results.emplace_back(Token());
  return results;
}

Results EvaluateInfeed(const OpCall& call) {
  Process& process = call.evaluator.process();
  if (process.infeed.empty()) {
    return OpError(call, StatusCode::kFailedPrecondition, "the infeed holds no more values");
  }
  std::vector<Datum> results = std::move(process.infeed.front());
  process.infeed.pop_front();
  LS_RETURN_IF_ERROR(CheckReceived(call, results));
  results.emplace_back(Token());
  return results;
}

Results EvaluateOutfeed(const OpCall& call) {
  call.evaluator.result().outfeed.emplace_back(call.operands.begin(), call.operands.end() - 1);
  return std::vector<Datum>{Token()};
}

}  // namespace lockstep::interpret
