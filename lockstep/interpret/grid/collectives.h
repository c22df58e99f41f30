// SPDX-License-Identifier: Apache-2.0
// The ops of the collective family; collective.cc has their switch.
#pragma once

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/grid/rendezvous.h"

namespace lockstep::interpret {

// Moving data: exchange.cc.
Results EvaluateAllGather(const OpCall& call);
Results EvaluateAllToAll(const OpCall& call);
Results EvaluateCollectiveBroadcast(const OpCall& call);
Results EvaluateCollectivePermute(const OpCall& call);

// Combining data: reductions.cc.
Results EvaluateAllReduce(const OpCall& call);
Results EvaluateCollectiveReduce(const OpCall& call);
Results EvaluateCrossReplicaSum(const OpCall& call);
Results EvaluateReduceScatter(const OpCall& call);

// From one process to another, and from and to outside: channels.cc.
Results EvaluateSend(const OpCall& call);
Results EvaluateRecv(const OpCall& call);
Results EvaluateInfeed(const OpCall& call);
Results EvaluateOutfeed(const OpCall& call);

// sdy.manual_computation: manual_computation.cc.
Results EvaluateManualComputation(const OpCall& call);

// interpreter.run_parallel, of the custom family: run_parallel.cc.
Results EvaluateRunParallel(const OpCall& call);

// --- What they share.

// Meets the other processes of `group` and gives what each of them brought as operands, in the
// order of the group. Errors: as Rendezvous::Meet, with the op's place; InvalidArgument when the
// process is in no group or when the operands of the members differ in type.
Result<std::vector<std::vector<Datum>>> MeetGroup(const OpCall& call, int64_t channel,
                                                  const std::vector<int64_t>& group);

// Zeros of the type of result `index`.
Result<Literal> ZeroResult(const OpCall& call, size_t index);

// The place in the group of the root of each result: the first, or what the last operand says.
Result<std::vector<size_t>> FindRoots(const OpCall& call, bool has_dynamic_root, size_t group_size);

// The next values on a route; they must have the types of the results before a token. Errors: as
// Rendezvous::Receive; InvalidArgument for other types.
Results ReceiveFrom(const OpCall& call, const Route& route);

// InvalidArgument unless `values` have the types of the results before a token.
Status CheckReceived(const OpCall& call, const std::vector<Datum>& values);

// `status` with the op's name and place.
Status AtOp(const OpCall& call, const Status& status);

}  // namespace lockstep::interpret
