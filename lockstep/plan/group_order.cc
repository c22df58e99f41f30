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

std::vector<Handover> FindHandovers(const ir::Module& module, ir::RegionId region) {
  const auto arguments = module.arguments(region);
  const auto results = module.operands(module.last_op(region));
  std::vector<Handover> handovers;
  const ir::OpId parent = module.parent_op(region);
  if (parent && module.opcode(parent) == ir::Opcode::kWhile && module.region(parent, 1) == region) {
    for (size_t i = 0; i < arguments.size(); ++i) handovers.push_back({arguments[i], results[i]});
    return handovers;
  }
  const ir::FunctionId entry = module.Entry();
  if (!entry || module.function(entry).body != region) return handovers;
  const auto& attributes = module.function(entry).argument_attributes;
  for (size_t a = 0; a < arguments.size() && a < attributes.size(); ++a) {
    const ir::Attribute* aliased = attributes[a].Find("tf.aliasing_output");
    const auto* result = aliased == nullptr ? nullptr : aliased->As<ir::IntegerAttr>();
    if (result == nullptr || result->value < 0) continue;
    const auto index = static_cast<size_t>(result->value);
    if (index < results.size()) handovers.push_back({arguments[a], results[index]});
  }
  return handovers;
}

namespace {

// Groups as nodes: who must come before whom, and who should.
class Ordering {
 public:
  Ordering(const ir::Module& module, const std::vector<GroupLinks>& groups)
      : module_(module),
        groups_(groups),
        after_(groups.size()),
        lets_(groups.size()),
        waits_(groups.size(), 0),
        yields_(groups.size(), 0) {
    for (uint32_t g = 0; g < groups.size(); ++g) {
      for (const ir::ValueId value : groups[g].makes) maker_[value] = g;
    }
    for (uint32_t g = 0; g < groups.size(); ++g) {
      for (const ir::ValueId value : groups[g].reads) {
        const auto found = maker_.find(RenamedFrom(module, value));
        if (found != maker_.end() && found->second != g) AddNeed(found->second, g);
      }
    }
    KeepEffectsInOrder();
  }

  // Readers of what is handed over come before the group that makes the new value.
  void Yield(std::span<const Handover> handovers) {
    std::unordered_map<ir::ValueId, std::vector<uint32_t>> readers;
    for (const Handover& handover : handovers) readers[handover.from];
    for (uint32_t g = 0; g < groups_.size(); ++g) {
      for (const ir::ValueId value : groups_[g].reads) {
        const auto found = readers.find(RenamedFrom(module_, value));
        if (found == readers.end()) continue;
        if (found->second.empty() || found->second.back() != g) found->second.push_back(g);
      }
    }
    for (const Handover& handover : handovers) {
      const std::vector<uint32_t>& all = readers[handover.from];
      const auto found = maker_.find(RenamedFrom(module_, handover.to));
      if (found == maker_.end() || all.size() < 2) continue;
      const uint32_t maker = found->second;
      if (std::find(all.begin(), all.end(), maker) == all.end()) continue;
      const std::unordered_set<uint32_t> needing = WhoNeeds(maker);
      for (const uint32_t reader : all) {
        if (needing.contains(reader)) continue;
        lets_[reader].push_back(maker);
        ++yields_[maker];
      }
    }
  }

  std::vector<uint32_t> Order() {
    std::vector<uint32_t> order;
    for (uint32_t g = 0; g < groups_.size(); ++g) {
      if (waits_[g] == 0) Queue(g);
    }
    std::vector<bool> is_done(groups_.size(), false);
    while (!ready_.empty() || !yielding_.empty()) {
      Entries& from = ready_.empty() ? yielding_ : ready_;
      const uint32_t g = from.top().second;
      from.pop();
      if (is_done[g]) continue;
      is_done[g] = true;
      order.push_back(g);
      for (const uint32_t next : after_[g]) {
        if (--waits_[next] == 0) Queue(next);
      }
      for (const uint32_t next : lets_[g]) {
        if (--yields_[next] == 0 && waits_[next] == 0 && !is_done[next]) Queue(next);
      }
    }
    return order;
  }

 private:
  using Entry = std::pair<uint32_t, uint32_t>;  // position, group
  using Entries = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;

  void AddNeed(uint32_t before, uint32_t group) {
    after_[before].push_back(group);
    ++waits_[group];
  }

  void KeepEffectsInOrder() {
    std::vector<Entry> effects;
    for (uint32_t g = 0; g < groups_.size(); ++g) {
      if (groups_[g].has_effect) effects.push_back({groups_[g].position, g});
    }
    std::sort(effects.begin(), effects.end());
    for (size_t i = 1; i < effects.size(); ++i) AddNeed(effects[i - 1].second, effects[i].second);
  }

  // The group and those that come after it whatever else is.
  std::unordered_set<uint32_t> WhoNeeds(uint32_t group) const {
    std::unordered_set<uint32_t> seen = {group};
    std::vector<uint32_t> pending = {group};
    while (!pending.empty()) {
      const uint32_t g = pending.back();
      pending.pop_back();
      for (const uint32_t next : after_[g]) {
        if (seen.insert(next).second) pending.push_back(next);
      }
    }
    return seen;
  }

  void Queue(uint32_t g) { (yields_[g] == 0 ? ready_ : yielding_).push({groups_[g].position, g}); }

  const ir::Module& module_;
  const std::vector<GroupLinks>& groups_;
  std::unordered_map<ir::ValueId, uint32_t> maker_;
  std::vector<std::vector<uint32_t>> after_, lets_;  // who must wait for it, and who does gladly
  std::vector<int> waits_, yields_;                  // for how many
  Entries ready_, yielding_;
};

}  // namespace

std::vector<uint32_t> OrderGroups(const ir::Module& module, const std::vector<GroupLinks>& groups,
                                  std::span<const Handover> handovers) {
  Ordering ordering(module, groups);
  ordering.Yield(handovers);
  return ordering.Order();
}

}  // namespace lockstep::plan
