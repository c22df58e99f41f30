// SPDX-License-Identifier: Apache-2.0
// The table of custom call targets. See registry.h.
#include "lockstep/interpret/custom_calls/registry.h"

#include <algorithm>

#include "lockstep/interpret/custom_calls/lapack/lapack.h"
#include "lockstep/interpret/custom_calls/targets.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::interpret {
namespace {

// Sorted by name. Where a call only says how arrays are spread over devices, the one device has
// all of them.
constexpr CustomCallTarget kTargets[] = {
    {"AllocateBuffer", AllocateBufferReason, EvaluateAllocateBuffer},
    {"ApproxTopK", ApproxTopKReason, EvaluateApproxTopK},
    {"LayoutConstraint", IdentityReason, EvaluateIdentity},
    {"MoveToDevice", IdentityReason, EvaluateIdentity},
    {"MoveToHost", IdentityReason, EvaluateIdentity},
    {"SPMDFullToShardShape", IdentityReason, EvaluateIdentity},
    {"SPMDShardToFullShape", IdentityReason, EvaluateIdentity},
    {"Sharding", IdentityReason, EvaluateIdentity},
    {"annotate_device_placement", IdentityReason, EvaluateIdentity},
    {"shape_assertion", ShapeAssertionReason, EvaluateShapeAssertion},
    {"xla.sdy.FuncResultSharding", IdentityReason, EvaluateIdentity},
    {"xla.sdy.GlobalToLocalShape", IdentityReason, EvaluateIdentity},
    {"xla.sdy.LocalToGlobalShape", IdentityReason, EvaluateIdentity},
    {"xla.sdy.PropagationBarrier", IdentityReason, EvaluateIdentity},
    {"xla.sdy.ShardingGroup", ShardingGroupReason, EvaluateShardingGroup},
};
static_assert(std::ranges::is_sorted(kTargets, {}, &CustomCallTarget::name));

// All LAPACK routines come as lapack_<routine>_ffi and have a table of their own.
constexpr CustomCallTarget kLapack = {"lapack_*_ffi", LapackReason, EvaluateLapack};

}  // namespace

const CustomCallTarget* FindCustomCallTarget(std::string_view name) {
  if (IsLapackTarget(name)) return &kLapack;
  const auto* const at = std::ranges::lower_bound(kTargets, name, {}, &CustomCallTarget::name);
  return at != std::end(kTargets) && at->name == name ? at : nullptr;
}

const ir::Dictionary& BackendConfig(const ir::Module& module, ir::OpId op) {
  static const ir::Dictionary kNone;
  const auto& config = module.attrs<ir::CustomCallAttrs>(op).backend_config;
  if (config) {
    if (const auto* entries = config->As<ir::DictionaryAttr>()) return entries->entries;
  }
  const ir::Attribute* apart = module.discardable(op).Find("mhlo.backend_config");
  const auto* entries = apart != nullptr ? apart->As<ir::DictionaryAttr>() : nullptr;
  return entries != nullptr ? entries->entries : kNone;
}

std::optional<int64_t> ConfigNumber(const ir::Module& module, ir::OpId op, std::string_view name) {
  const ir::Attribute* entry = BackendConfig(module, op).Find(name);
  const auto* number = entry != nullptr ? entry->As<ir::IntegerAttr>() : nullptr;
  if (number == nullptr) return std::nullopt;
  return number->value;
}

std::string CountsReason(const ir::Module& module, ir::OpId op, size_t operands, size_t results) {
  const auto is_array = [&](ir::ValueId value) { return module.type(value).IsTensor(); };
  if (module.num_operands(op) == operands && module.num_results(op) == results &&
      std::ranges::all_of(module.operands(op), is_array) &&
      std::ranges::all_of(module.results(op), is_array)) {
    return "";
  }
  return "the target takes " + std::to_string(operands) + " arrays and gives " +
         std::to_string(results);
}

}  // namespace lockstep::interpret
