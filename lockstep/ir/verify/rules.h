// SPDX-License-Identifier: Apache-2.0
// The rules of the ops, one function per family, each in ops/<family>.cc or in a file it names. A
// rule checks the constraints of an op, in the order of their labels, and says what its results
// must be.
#pragma once

#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {

Status CheckElementwise(OpChecker& op);
Status CheckReduce(OpChecker& op);
Status CheckDot(OpChecker& op);
Status CheckConv(OpChecker& op);
Status CheckShape(OpChecker& op);
Status CheckGatherScatter(OpChecker& op);
Status CheckSort(OpChecker& op);
Status CheckControl(OpChecker& op);
Status CheckCollective(OpChecker& op);
Status CheckRandom(OpChecker& op);
Status CheckLinalg(OpChecker& op);
Status CheckQuantized(OpChecker& op);
Status CheckCustom(OpChecker& op);

// The rule of any op, by its family.
Status CheckOp(OpChecker& op);

// --- rules that stand in files of their own
// slice.cc
Status CheckSlice(OpChecker& op);
Status CheckDynamicSlice(OpChecker& op);
Status CheckDynamicUpdateSlice(OpChecker& op);
Status CheckRealDynamicSlice(OpChecker& op);
// dynamic_shape.cc
Status CheckDynamicBroadcastInDim(OpChecker& op);
Status CheckDynamicIota(OpChecker& op);
Status CheckDynamicPad(OpChecker& op);
Status CheckDynamicReshape(OpChecker& op);
// dynamic_calls.cc: what custom calls with shapes as operands say of their results.
Status ExpectDynamicCall(OpChecker& op);
// channel.cc
Status CheckInfeed(OpChecker& op);
Status CheckRecv(OpChecker& op);
Status CheckSend(OpChecker& op);
// verify/shardings.cc
Status CheckManualComputation(OpChecker& op);
Status CheckPropagationBarrier(OpChecker& op);
Status CheckShardedValue(OpChecker& op);  // sharding_constraint, reshard
// The only result has the type of operand 0, dynamic sizes included.
Status ExpectUnchanged(OpChecker& op);

// --- checks that rules of several files share
// C2-C4 of broadcast_in_dim: one axis of the result per dimension of operand 0.
// REQUIRES here and below: results are declared.
Status CheckBroadcastAxes(const OpChecker& op, std::string_view length_label,
                          std::string_view range_label, std::string_view unique_label,
                          List dimensions);
// C5 and C6 of broadcast_in_dim. REQUIRES: CheckBroadcastAxes, and element types that agree.
Status CheckBroadcastSizes(const OpChecker& op, List dimensions);
// The result has all its sizes, for ops that have no operand to take them from; CheckKnownResult
// lets one size be unknown that is bounded.
Status CheckStaticResult(const OpChecker& op, size_t index);
Status CheckKnownResult(const OpChecker& op, size_t index);
// C1-C3 of reshape.
Status CheckReshaped(const OpChecker& op, bool parameters_may_differ);
// The size of one axis after padding; kDynamicSize when it was dynamic. An error when it is
// negative.
struct PaddedAxis {
  int64_t size, low, high, interior;
};
Status CheckPaddedSize(const OpChecker& op, std::string_view label, const PaddedAxis& axis,
                       int64_t* size);
// The functions that `attribute`, a symbol or lists of them, names in order; nullopt when it holds
// anything else.
std::optional<std::vector<std::string>> ListedFunctions(const Attribute& attribute);
// The function `name` exists and has exactly the types of operands and results.
struct CalleeLabels {
  std::string_view name, inputs, results;
};
Status CheckCallee(OpChecker& op, const CalleeLabels& labels, const std::string& name);

}  // namespace lockstep::ir
