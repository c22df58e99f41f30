// SPDX-License-Identifier: Apache-2.0
// The attributes of Shardy's ops, in the order in which artifacts hold them.
#pragma once

#include <span>
#include <string_view>

#include "lockstep/ir/opcode.h"

namespace lockstep::text::bytecode {

inline std::span<const std::string_view> ShardyAttributeNames(ir::Opcode opcode) {
  static constexpr std::string_view kMesh[] = {"mesh", "sym_name"};
  static constexpr std::string_view kManual[] = {"in_shardings", "manual_axes", "out_shardings"};
  static constexpr std::string_view kSharding[] = {"sharding"};
  static constexpr std::string_view kGroup[] = {"group_id"};
  if (opcode == ir::Opcode::kSdyMesh) return kMesh;
  if (opcode == ir::Opcode::kSdyManualComputation) return kManual;
  if (opcode == ir::Opcode::kSdyShardingGroup) return kGroup;
  if (opcode == ir::Opcode::kSdyReshard || opcode == ir::Opcode::kSdyShardingConstraint) {
    return kSharding;
  }
  return {};
}

}  // namespace lockstep::text::bytecode
