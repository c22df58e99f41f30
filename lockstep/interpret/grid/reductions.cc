// SPDX-License-Identifier: Apache-2.0
// Collectives that combine what the processes of a group bring.
#include <algorithm>
#include <functional>

#include "lockstep/base/strings.h"
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/grid/process_groups.h"
#include "lockstep/interpret/grid/shards.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/regions/element_function.h"

namespace lockstep::interpret {
namespace {

// Combines two arrays into a new one.
using Combiner = std::function<Result<Literal>(const Literal& left, const Literal& right)>;

// Applies `body` element by element.
Combiner CombinerOf(const OpCall& call, ElementFunction& body) {
  return [&](const Literal& left, const Literal& right) -> Result<Literal> {
    LS_ASSIGN_OR_RETURN(Literal both, MakeArray(call, body.result_dtype(0), left.shape()));
    const std::byte* arguments[] = {left.stored_bytes().data(), right.stored_bytes().data()};
    std::byte* out = both.MutableBytes().data();
    LS_RETURN_IF_ERROR(body.Run(arguments, std::span(&out, 1), left.num_elements()));
    return both;
  };
}

// The arrays as `dtype` combined in their order by a balanced tree, whose shape depends on their
// number alone: ((a b) (c d)) e. REQUIRES: at least one array.
Result<Literal> CombineArrays(const OpCall& call, const Combiner& combine, DType dtype,
                              std::vector<Literal> arrays) {
  for (Literal& array : arrays) {
    LS_ASSIGN_OR_RETURN(array, Promote(call, std::move(array), dtype));
  }
  while (arrays.size() > 1) {
    std::vector<Literal> next;
    for (size_t i = 0; i + 1 < arrays.size(); i += 2) {
      LS_ASSIGN_OR_RETURN(Literal both, combine(arrays[i], arrays[i + 1]));
      next.push_back(std::move(both));
    }
    if (arrays.size() % 2 != 0) next.push_back(std::move(arrays.back()));
    arrays = std::move(next);
  }
  return std::move(arrays[0]);
}

// Operand `index` of all members of the group, combined.
Result<Literal> CombineOperand(const OpCall& call, ElementFunction& body,
                               std::span<const Values> gathered, size_t index) {
  std::vector<Literal> arrays;
  for (const Values& values : gathered) arrays.push_back(values[index].array());
  return CombineArrays(call, CombinerOf(call, body), body.argument_dtype(0), std::move(arrays));
}

// What a process has when its group met to reduce: who they are, what each brought, and the body.
struct Reduction {
  ElementFunction body;
  std::vector<int64_t> group;
  std::vector<Values> gathered;
};

template <typename Attrs>
Result<Reduction> Meet(const OpCall& call, const Attrs& attrs) {
  LS_ASSIGN_OR_RETURN(ElementFunction body,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  LS_ASSIGN_OR_RETURN(
      auto group, FindGroup(call, attrs.replica_groups,
                            GroupingOf(attrs.channel_handle, attrs.use_global_device_ids.present)));
  LS_ASSIGN_OR_RETURN(auto gathered, MeetGroup(call, ChannelOf(attrs.channel_handle), group));
  return Reduction{std::move(body), std::move(group), std::move(gathered)};
}

}  // namespace

Results EvaluateAllReduce(const OpCall& call) {
  const auto& attrs = call.attrs<ir::AllReduceAttrs>();
  LS_ASSIGN_OR_RETURN(Reduction met, Meet(call, attrs));
  std::vector<Datum> results(call.operands.size());
  for (size_t i = 0; i < results.size(); ++i) {
    LS_ASSIGN_OR_RETURN(results[i], CombineOperand(call, met.body, met.gathered, i));
  }
  return results;
}

// Deprecated; its type is the operand's, its sum an all_reduce's.
Results EvaluateCrossReplicaSum(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CrossReplicaSumAttrs>();
  LS_ASSIGN_OR_RETURN(const auto group,
                      FindGroup(call, {attrs.replica_groups, {}}, Grouping::kCrossReplica));
  LS_ASSIGN_OR_RETURN(const auto gathered, MeetGroup(call, 0, group));
  std::vector<Literal> arrays;
  for (const Values& values : gathered) arrays.push_back(values[0].array());
  const auto add = [&](const Literal& left, const Literal& right) {
    Datum operands[] = {left, right};
    return ApplyElementwise(call, ir::ElementwiseOp::kAdd, operands, call.result_type());
  };
  std::vector<Datum> results(1);
  LS_ASSIGN_OR_RETURN(results[0],
                      CombineArrays(call, add, call.result_type().dtype(), std::move(arrays)));
  return results;
}

Results EvaluateReduceScatter(const OpCall& call) {
  const auto& attrs = call.attrs<ir::ReduceScatterAttrs>();
  LS_ASSIGN_OR_RETURN(Reduction met, Meet(call, attrs));
  const auto place = std::ranges::find(met.group, call.evaluator.process().id) - met.group.begin();
  const auto scattered = static_cast<size_t>(attrs.scatter_dimension);
  Box box = WholeBox(call.in(0).shape());
  const auto size = static_cast<int64_t>(met.group.size());
  if (box.sizes[scattered] != call.result_type().shape[attrs.scatter_dimension] * size) {
    return OpError(call, StatusCode::kInvalidArgument,
                   base::StrCat("a group of ", size, " processes does not give the result ",
                                call.result_type().ToString()));
  }
  box.sizes[scattered] /= size;
  box.starts[scattered] = place * box.sizes[scattered];
  std::vector<Literal> parts;
  for (const Values& values : met.gathered) {
    LS_ASSIGN_OR_RETURN(Literal part, CutBox(values[0].array(), box));
    parts.push_back(std::move(part));
  }
  std::vector<Datum> results(1);
  LS_ASSIGN_OR_RETURN(results[0], CombineArrays(call, CombinerOf(call, met.body),
                                                met.body.argument_dtype(0), std::move(parts)));
  return results;
}

Results EvaluateCollectiveReduce(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CollectiveReduceAttrs>();
  LS_ASSIGN_OR_RETURN(ElementFunction body,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  LS_ASSIGN_OR_RETURN(const auto group,
                      FindGroup(call, attrs.replica_groups, GroupingOf(attrs.channel_handle)));
  std::vector<Datum> results(call.module.num_results(call.op));
  for (size_t i = 0; i < results.size(); ++i) {
    LS_ASSIGN_OR_RETURN(results[i], ZeroResult(call, i));
  }
  if (group.empty()) return results;
  LS_ASSIGN_OR_RETURN(const auto roots,
                      FindRoots(call, attrs.has_dynamic_root.present, group.size()));
  LS_ASSIGN_OR_RETURN(const auto gathered, MeetGroup(call, ChannelOf(attrs.channel_handle), group));
  for (size_t i = 0; i < results.size(); ++i) {
    if (group[roots[i]] != call.evaluator.process().id) continue;
    LS_ASSIGN_OR_RETURN(results[i], CombineOperand(call, body, gathered, i));
  }
  return results;
}

}  // namespace lockstep::interpret
