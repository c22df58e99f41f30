// SPDX-License-Identifier: Apache-2.0
// What it costs to compute an op inside a group, and which places compute it once.
#include <algorithm>

#include "lockstep/plan/forming_group.h"
#include "lockstep/plan/full_map.h"

namespace lockstep::plan {
namespace {

constexpr int kMaxPlaces = 4;
}  // namespace

bool IsExpensive(const ir::Module& module, ir::OpId op) {
  if (module.info(op).Has(ir::kTranscendental)) return true;
  switch (module.opcode(op)) {
    case ir::Opcode::kDivide:
    case ir::Opcode::kRemainder:
    case ir::Opcode::kSqrt:
    case ir::Opcode::kRsqrt:
    case ir::Opcode::kReduce:
    case ir::Opcode::kDotGeneral:
      return true;
    default:  // a few instructions
      return false;
  }
}

bool IsCheaperToRepeat(const ir::Module& module, ir::OpId op, const Forming& group) {
  const ir::OpInfo& info = module.info(op);
  if (!info.Has(ir::kElementwise) || info.Has(ir::kTranscendental)) return false;
  const auto width = [&](ir::ValueId value) {
    return ElementSizeBytes(module.tensor_type(value).dtype());
  };
  std::vector<ir::ValueId> read;
  for (const ir::ValueId operand : module.operands(op)) {
    const ir::OpId maker = module.defining_op(operand);
    const bool is_number = module.tensor_type(operand).rank() == 0 ||
                           (maker && module.opcode(maker) == ir::Opcode::kConstant) ||
                           (maker && module.opcode(maker) == ir::Opcode::kBroadcastInDim);
    if (is_number || group.needs.contains(operand)) continue;
    if (std::find(read.begin(), read.end(), operand) == read.end()) read.push_back(operand);
  }
  if (IsExpensive(module, op)) return read.empty();
  return read.empty() || (read.size() == 1 && width(read[0]) <= width(module.result(op)));
}

std::string WhyCostly(const ir::Module& module, ir::OpId op, const Forming& group) {
  const auto found = group.needs.find(module.result(op));
  if (found == group.needs.end()) return "a result is not used by the group";
  const Need& need = found->second;
  const bool computes = module.info(op).Has(ir::kElementwise);
  if (!computes && module.opcode(op) != ir::Opcode::kPad) return "";
  const bool is_expensive = IsExpensive(module, op);
  if (static_cast<int>(need.maps.size()) > (is_expensive ? 1 : kMaxPlaces)) {
    return "it would be computed at " + std::to_string(need.maps.size()) + " places";
  }
  if (module.opcode(op) == ir::Opcode::kConvert) return "";
  for (const IndexMap& map : need.maps) {
    std::vector<bool> used(group.domain.sizes.size(), false);
    int last = -1;
    bool reads_reduced = false;
    for (const AffineIndex& index : map) {
      for (const Term& term : index.terms) {
        used[static_cast<size_t>(term.dim)] = true;
        reads_reduced = reads_reduced || group.domain.reduced[static_cast<size_t>(term.dim)];
        last = std::max(last, term.dim);
      }
    }
    int64_t times = 1;
    for (int d = 0; d < last; ++d) {
      const auto dim = static_cast<size_t>(d);
      // What depends on kept dimensions alone is computed outside of the reduced ones.
      if (!used[dim] && (reads_reduced || !group.domain.reduced[dim])) {
        times *= group.domain.sizes[dim];
      }
    }
    if (times > 1) return "each element would be computed " + std::to_string(times) + " times";
  }
  return "";
}

std::string FindOutputs(const ir::Module& module, ir::OpId op, const Forming& group,
                        std::vector<GroupOutput>& outputs) {
  for (const ir::ValueId result : module.results(op)) {
    const auto need = group.needs.find(result);
    if (need == group.needs.end()) return "a result is not used by the group";
    bool found = false;
    for (size_t m = 0; m < need->second.maps.size() && !found; ++m) {
      std::vector<bool> used;
      const IndexMap& map = need->second.maps[m];
      if (need->second.guarded[m]) continue;
      if (!IsFullMap(map, module.tensor_type(result).shape, group.domain, used)) continue;
      // Computed once: in every dimension of the domain, or in every kept one.
      bool once = true, once_kept = true;
      for (size_t d = 0; d < used.size(); ++d) {
        if (used[d] || group.domain.sizes[d] == 1) {
          once_kept = once_kept && (!used[d] || !group.domain.reduced[d]);
        } else {
          once = false;
          once_kept = once_kept && group.domain.reduced[d];
        }
      }
      found = once || once_kept;
      if (found) outputs.push_back({result, map});
    }
    if (!found) return "others need it too and the group does not compute each element once";
  }
  return "";
}

}  // namespace lockstep::plan
