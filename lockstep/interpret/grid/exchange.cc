// SPDX-License-Identifier: Apache-2.0
// Collectives that move data as it is.
#include <algorithm>

#include "lockstep/base/strings.h"
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/grid/process_groups.h"
#include "lockstep/interpret/grid/shards.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/quantized/conversion.h"

namespace lockstep::interpret {

namespace {

bool SameTypes(const Values& a, const Values& b) {
  return std::ranges::equal(a, b, [](const Datum& x, const Datum& y) {
    return x.IsArray() && y.IsArray() && x.array().type() == y.array().type();
  });
}

// The parts one behind the other along `dimension`.
Result<Literal> Join(const OpCall& call, size_t result, int64_t dimension,
                     std::span<const Literal> parts) {
  const TensorType& type = call.result_type(result);
  const auto d = static_cast<size_t>(dimension);
  LS_ASSIGN_OR_RETURN(Literal joined, MakeArray(call, type.dtype(), type.shape));
  int64_t start = 0;
  for (const Literal& part : parts) {
    Box box = WholeBox(part.shape());
    box.starts[d] = start;
    start += box.sizes[d];
    if (start > type.shape[dimension]) break;
    PutBox(part, box, joined);
  }
  if (start == type.shape[dimension]) return joined;
  return OpError(call, StatusCode::kInvalidArgument,
                 base::StrCat("a group of ", parts.size(), " processes does not give the result ",
                              type.ToString()));
}

}  // namespace

Status AtOp(const OpCall& call, const Status& status) {
  return status.ok() ? status : OpError(call, status.code(), std::string(status.message()));
}

Result<std::vector<Values>> MeetGroup(const OpCall& call, int64_t channel,
                                      const std::vector<int64_t>& group) {
  Process& process = call.evaluator.process();
  if (group.empty()) {
    return OpError(call, StatusCode::kInvalidArgument,
                   base::StrCat("process ", process.id, " is in none of the replica_groups"));
  }
  const Meeting meeting{std::string(call.module.info(call.op).name), channel, group};
  const auto gathered = process.grid.rendezvous().Meet(
      process.id, meeting, {call.operands.begin(), call.operands.end()});
  if (!gathered.ok()) return AtOp(call, gathered.status());
  for (const Values& values : **gathered) {
    if (!SameTypes(values, (*gathered)->front())) {
      return OpError(call, StatusCode::kInvalidArgument,
                     "processes of a group come with operands of different types");
    }
  }
  return **gathered;
}

Result<Literal> ZeroResult(const OpCall& call, size_t index) {
  const TensorType type = ExpressedType(call.result_type(index));
  LS_ASSIGN_OR_RETURN(Literal zeros, Literal::Zeros(type.dtype(), type.shape));
  const ElementType& element = call.result_type(index).element;
  return element.IsQuantized() ? Quantize(call, zeros, *element.quantization) : zeros;
}

Result<std::vector<size_t>> FindRoots(const OpCall& call, bool has_dynamic_root,
                                      size_t group_size) {
  std::vector<size_t> roots(call.module.num_results(call.op), 0);
  if (!has_dynamic_root) return roots;
  const Literal& given = call.operands.back().array();
  for (size_t i = 0; i < roots.size(); ++i) {
    const int64_t root = given.ElementAsInt64(static_cast<int64_t>(i));
    if (root < 0 || root >= static_cast<int64_t>(group_size)) {
      return OpError(call, StatusCode::kInvalidArgument,
                     base::StrCat("C6: root ", root, " of a group of ", group_size));
    }
    roots[i] = static_cast<size_t>(root);
  }
  return roots;
}

Results ReceiveFrom(const OpCall& call, const Route& route) {
  Process& process = call.evaluator.process();
  auto received = process.grid.rendezvous().Receive(process.id, route);
  if (!received.ok()) return AtOp(call, received.status());
  LS_RETURN_IF_ERROR(CheckReceived(call, *received));
  return *std::move(received);
}

Status CheckReceived(const OpCall& call, const Values& values) {
  size_t expected = call.module.num_results(call.op);
  if (call.module.type(call.module.result(call.op, expected - 1)).IsToken()) --expected;
  bool fits = values.size() == expected;
  for (size_t i = 0; fits && i < expected; ++i) {
    const TensorType& type = call.result_type(i);
    fits = values[i].IsArray() && values[i].array().type() == TensorType(type.dtype(), type.shape);
  }
  if (fits) return OkStatus();
  return OpError(call, StatusCode::kInvalidArgument,
                 base::StrCat("expects ", expected, " arrays of the types of its results, found [",
                              base::Join(values, ", ",
                                         [](std::string& out, const Datum& value) {
                                           out += value.IsArray() ? value.array().type().ToString()
                                                                  : "a token";
                                         }),
                              "]"));
}

Results EvaluateAllGather(const OpCall& call) {
  const auto& attrs = call.attrs<ir::AllGatherAttrs>();
  LS_ASSIGN_OR_RETURN(const auto group, FindGroup(call, attrs.replica_groups,
                                                  GroupingOf(attrs.channel_handle,
                                                             attrs.use_global_device_ids.present)));
  LS_ASSIGN_OR_RETURN(const auto gathered, MeetGroup(call, ChannelOf(attrs.channel_handle), group));
  std::vector<Datum> results;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    std::vector<Literal> parts;
    for (const Values& values : gathered) parts.push_back(values[i].array());
    LS_ASSIGN_OR_RETURN(Literal joined, Join(call, i, attrs.all_gather_dim, parts));
    results.emplace_back(std::move(joined));
  }
  return results;
}

Results EvaluateAllToAll(const OpCall& call) {
  const auto& attrs = call.attrs<ir::AllToAllAttrs>();
  LS_ASSIGN_OR_RETURN(const auto group,
                      FindGroup(call, attrs.replica_groups, GroupingOf(attrs.channel_handle)));
  LS_ASSIGN_OR_RETURN(const auto gathered, MeetGroup(call, ChannelOf(attrs.channel_handle), group));
  if (static_cast<int64_t>(group.size()) != attrs.split_count) {
    return OpError(call, StatusCode::kInvalidArgument,
                   base::StrCat("a group of ", group.size(), " processes, but split_count is ",
                                attrs.split_count));
  }
  const auto place = std::ranges::find(group, call.evaluator.process().id) - group.begin();
  const auto split = static_cast<size_t>(attrs.split_dimension);
  std::vector<Datum> results;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    Box box = WholeBox(call.in(i).shape());
    box.sizes[split] /= attrs.split_count;
    box.starts[split] = place * box.sizes[split];
    std::vector<Literal> parts;
    for (const Values& values : gathered) {
      LS_ASSIGN_OR_RETURN(Literal part, CutBox(values[i].array(), box));
      parts.push_back(std::move(part));
    }
    LS_ASSIGN_OR_RETURN(Literal joined, Join(call, i, attrs.concat_dimension, parts));
    results.emplace_back(std::move(joined));
  }
  return results;
}

Results EvaluateCollectiveBroadcast(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CollectiveBroadcastAttrs>();
  LS_ASSIGN_OR_RETURN(const auto group,
                      FindGroup(call, attrs.replica_groups, GroupingOf(attrs.channel_handle)));
  std::vector<Datum> results(call.module.num_results(call.op));
  if (group.empty()) {
    for (size_t i = 0; i < results.size(); ++i) {
      LS_ASSIGN_OR_RETURN(results[i], ZeroResult(call, i));
    }
    return results;
  }
  LS_ASSIGN_OR_RETURN(const auto gathered, MeetGroup(call, ChannelOf(attrs.channel_handle), group));
  LS_ASSIGN_OR_RETURN(const auto roots,
                      FindRoots(call, attrs.has_dynamic_root.present, group.size()));
  for (size_t i = 0; i < results.size(); ++i) results[i] = Detached(gathered[roots[i]][i]);
  return results;
}

// Who is a source sends first, so that chains and circles of pairs cannot wait for themselves.
Results EvaluateCollectivePermute(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CollectivePermuteAttrs>();
  Process& process = call.evaluator.process();
  const int64_t channel = ChannelOf(attrs.channel_handle);
  LS_ASSIGN_OR_RETURN(const auto pairs, FindPairs(call, attrs.source_target_pairs, channel > 0));
  const std::string op(call.module.info(call.op).name);
  for (const auto& [source, target] : pairs) {
    if (source != process.id) continue;
    process.grid.rendezvous().Send({op, channel, source, target}, {call.operands[0]});
  }
  for (const auto& [source, target] : pairs) {
    if (target == process.id) return ReceiveFrom(call, {op, channel, source, target});
  }
  std::vector<Datum> results(1);
  LS_ASSIGN_OR_RETURN(results[0], ZeroResult(call, 0));
  return results;
}

}  // namespace lockstep::interpret
