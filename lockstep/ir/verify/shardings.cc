// SPDX-License-Identifier: Apache-2.0
// Constraints of Shardy's ops, which the specification does not have: meshes that exist, one list
// of axes per dimension, shards of the right sizes.
#include <algorithm>
#include <unordered_set>

#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/sharding.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

bool IsShardyText(const Attribute& attribute, std::string_view prefix) {
  const auto* opaque = attribute.As<OpaqueAttr>();
  return opaque != nullptr && opaque->text.starts_with(prefix);
}

// How many shards each dimension has; axes that are not in `only`, when it is given, do not count.
Result<std::vector<int64_t>> CountShards(const OpChecker& op, const TensorSharding& sharding,
                                         const Type& type,
                                         const std::vector<std::string>* only = nullptr) {
  const Result<Mesh> mesh = ResolveMesh(*op.site().module, sharding.mesh);
  if (!mesh.ok()) return op.Error("", mesh.status().message());
  const int64_t rank = type.IsTensor() ? type.tensor().rank() : 0;
  if (static_cast<int64_t>(sharding.dimensions.size()) != rank) {
    return op.Error("", "a sharding must have one list of axes per dimension of ", type, ", found ",
                    sharding.dimensions.size());
  }
  std::unordered_set<std::string> seen;
  std::vector<int64_t> counts;
  for (const std::vector<AxisRef>& axes : sharding.dimensions) {
    std::vector<AxisRef> counted;
    for (const AxisRef& axis : axes) {
      if (axis.size == 0 && !seen.insert(axis.name).second) {
        return op.Error("", "axes of a sharding must be unique, found \"", axis.name, "\" twice");
      }
      if (only == nullptr || std::ranges::find(*only, axis.name) != only->end()) {
        counted.push_back(axis);
      }
    }
    const Result<AxisPlace> all = PlaceAlong(*mesh, axes, 0);
    if (!all.ok()) return op.Error("", all.status().message());
    const Result<AxisPlace> place = PlaceAlong(*mesh, counted, 0);
    if (!place.ok()) return op.Error("", place.status().message());
    counts.push_back(place->count);
  }
  return counts;
}

// `whole` and `shard` are one value outside and inside of a manual computation.
Status CheckShard(const OpChecker& op, const TensorSharding& sharding,
                  const std::vector<std::string>& axes, const Type& whole, const Type& shard) {
  if (!whole.IsTensor() || !shard.IsTensor()) {
    if (whole == shard) return OkStatus();
    return op.Error("", "body must have ", whole, " as it is outside, found ", shard);
  }
  LS_ASSIGN_OR_RETURN(const std::vector<int64_t> counts, CountShards(op, sharding, whole, &axes));
  TensorType expected = whole.tensor();
  for (int64_t i = 0; i < expected.rank(); ++i) {
    const int64_t size = expected.shape[i], count = counts[static_cast<size_t>(i)];
    if (size == kDynamicSize || count < 1) continue;
    if (size % count != 0) {
      return op.Error("", "dimension ", i, " must be a multiple of the ", count,
                      " devices along its manual axes, found ", whole);
    }
    expected.shape.set_dim(i, size / count);
  }
  if (Compatible(Type(expected), shard)) return OkStatus();
  return op.Error("", "body must have the shard ", expected, " of ", whole, ", found ", shard);
}

Status CheckShards(const OpChecker& op, std::string_view name, const Attribute& attribute,
                   const std::vector<std::string>& axes, std::span<const Type> wholes,
                   std::span<const Type> shards) {
  if (!IsShardyText(attribute, "#sdy.sharding_per_value<")) {
    return op.Error("", name, " must be #sdy.sharding_per_value, found ", attribute.KindName());
  }
  if (wholes.size() != shards.size()) {
    return op.Error("", "body must have a shard of each value outside, found ", wholes, " and ",
                    shards);
  }
  const Result<std::vector<TensorSharding>> shardings = ReadShardings(attribute);
  if (!shardings.ok()) return op.Tolerate(op.Error("", shardings.status().message()));
  if (shardings->size() != wholes.size()) {
    return op.Error("", name, " must be as many as there are values, ", wholes.size(), ", found ",
                    shardings->size());
  }
  for (size_t i = 0; i < wholes.size(); ++i) {
    LS_RETURN_IF_ERROR(CheckShard(op, (*shardings)[i], axes, wholes[i], shards[i]));
  }
  return OkStatus();
}

}  // namespace

// Outside stand the whole tensors, in the body the shards.
Status CheckManualComputation(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const auto& attributes = op.attrs<SdyManualComputationAttrs>();
  if (!IsShardyText(attributes.manual_axes, "#sdy<manual_axes")) {
    return op.Error("", "manual_axes must be #sdy<manual_axes{..}>, found ",
                    attributes.manual_axes.KindName());
  }
  const Result<std::vector<std::string>> axes = ReadManualAxes(attributes.manual_axes);
  if (!axes.ok()) return op.Tolerate(op.Error("", axes.status().message()));
  const RegionSignature body = op.region(0);
  LS_RETURN_IF_ERROR(CheckShards(op, "in_shardings", attributes.in_shardings, *axes,
                                 op.site().operand_types, body.inputs));
  return CheckShards(op, "out_shardings", attributes.out_shardings, *axes, op.declared(),
                     body.results);
}

Status CheckShardedValue(OpChecker& op) {
  const Attribute& attribute = op.attrs<SdyShardingAttrs>().sharding;
  if (!IsShardyText(attribute, "#sdy.sharding<")) {
    return op.Error("", "sharding must be #sdy.sharding, found ", attribute.KindName());
  }
  const Result<TensorSharding> sharding = ReadSharding(attribute);
  if (!sharding.ok()) {
    LS_RETURN_IF_ERROR(op.Tolerate(op.Error("", sharding.status().message())));
  } else if (op.site().module != nullptr) {
    const auto counts = CountShards(op, *sharding, op.operand_type(0));
    if (!counts.ok()) return counts.status();
  }
  return ExpectUnchanged(op);
}

Status CheckPropagationBarrier(OpChecker& op) {
  const Attribute& direction = op.attrs<SdyPropagationBarrierAttrs>().allowed_direction;
  const auto* number = direction.As<IntegerAttr>();
  if (number == nullptr && direction.As<OpaqueAttr>() == nullptr &&
      direction.As<EnumAttr>() == nullptr) {
    return op.Error("", "allowed_direction must be a direction, found ", direction.KindName());
  }
  return ExpectUnchanged(op);
}

Status ExpectUnchanged(OpChecker& op) {
  const Type& type = op.operand_type(0);
  LS_RETURN_IF_ERROR(op.ExpectType("", type));
  if (!op.verifying() || op.declared()[0] == type) return OkStatus();
  return op.Error("", "result must be ", type, ", found ", op.declared()[0]);
}

}  // namespace lockstep::ir
