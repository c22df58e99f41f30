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

bool IsPlacement(std::string_view name) {
  const CustomCallTarget* target = FindCustomCallTarget(name);
  return target != nullptr && target->evaluate == EvaluateIdentity;
}

}  // namespace lockstep::interpret
