// SPDX-License-Identifier: Apache-2.0
// A topological order that keeps close to the program's own.
#include "lockstep/plan/group_order.h"

#include <algorithm>
#include <queue>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "lockstep/plan/groups.h"

namespace lockstep::plan {
namespace {

struct Collector {
  const ir::Module& module;
  std::unordered_set<ir::ValueId> inside, seen;
  std::vector<ir::ValueId> captured;

  void Visit(ir::OpId op) {
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      const ir::RegionId region = module.region(op, i);
      for (const ir::ValueId argument : module.arguments(region)) inside.insert(argument);
      for (const ir::OpId inner : module.ops(region)) {
        for (const ir::ValueId operand : module.operands(inner)) {
          if (!inside.contains(operand) && seen.insert(operand).second) captured.push_back(operand);
        }
        Visit(inner);
        for (const ir::ValueId result : module.results(inner)) inside.insert(result);
      }
    }
  }
};

}  // namespace

std::vector<ir::ValueId> CapturedValues(const ir::Module& module, ir::OpId op) {
  Collector collector{module, {}, {}, {}};
  collector.Visit(op);
  return std::move(collector.captured);
}

ir::ValueId RenamedFrom(const ir::Module& module, ir::ValueId value) {
  for (;;) {
    const ir::OpId op = module.defining_op(value);
    if (!op || !IsRenaming(module, op)) return value;
    value = module.operand(op, module.index_in_owner(value));
  }
}

std::vector<uint32_t> OrderGroups(const ir::Module& module, const std::vector<GroupLinks>& groups) {
  std::unordered_map<ir::ValueId, uint32_t> maker;
  for (uint32_t g = 0; g < groups.size(); ++g) {
    for (const ir::ValueId value : groups[g].makes) maker[value] = g;
  }
  std::vector<std::vector<uint32_t>> after(groups.size());
  std::vector<int> waits(groups.size(), 0);
  for (uint32_t g = 0; g < groups.size(); ++g) {
    for (const ir::ValueId value : groups[g].reads) {
      const auto found = maker.find(RenamedFrom(module, value));
      if (found == maker.end() || found->second == g) continue;
      after[found->second].push_back(g);
      ++waits[g];
    }
  }
  std::vector<std::pair<uint32_t, uint32_t>> effects;  // position, group
  for (uint32_t g = 0; g < groups.size(); ++g) {
    if (groups[g].has_effect) effects.push_back({groups[g].position, g});
  }
  std::sort(effects.begin(), effects.end());
  for (size_t i = 1; i < effects.size(); ++i) {
    after[effects[i - 1].second].push_back(effects[i].second);
    ++waits[effects[i].second];
  }
  using Entry = std::pair<uint32_t, uint32_t>;  // position, group
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
  for (uint32_t g = 0; g < groups.size(); ++g) {
    if (waits[g] == 0) ready.push({groups[g].position, g});
  }
  std::vector<uint32_t> order;
  while (!ready.empty()) {
    const uint32_t g = ready.top().second;
    ready.pop();
    order.push_back(g);
    for (const uint32_t next : after[g]) {
      if (--waits[next] == 0) ready.push({groups[next].position, next});
    }
  }
  return order;
}

}  // namespace lockstep::plan
