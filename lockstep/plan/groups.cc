// SPDX-License-Identifier: Apache-2.0
// Groups are formed from the last op to the first: a producer joins the group of its consumers.
#include "lockstep/plan/groups.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/plan/fold.h"
#include "lockstep/plan/forming_group.h"
#include "lockstep/plan/group_order.h"

namespace lockstep::plan {
namespace {

// Nodes that a search for a cycle may visit before the fusion is given up.
constexpr int kMaxVisits = 4096;
// Elements of an array that is worth less traffic, and groups looked at for it.
constexpr int64_t kWorthReadingOnce = 16384;
constexpr size_t kMostReaders = 16;

class Former {
 public:
  Former(const ir::Module& module, ir::RegionId region, const GroupingOptions& options)
      : module_(module), region_(region), options_(options) {}

  RegionGroups Run() {
    std::vector<ir::OpId> ops;
    for (const ir::OpId op : module_.ops(region_)) {
      position_[op] = static_cast<uint32_t>(ops.size());
      ops.push_back(op);
    }
    for (size_t i = ops.size(); i-- > 0;) Place(ops[i]);
    if (options_.fuse) MergeReaders();
    return Finish();
  }

 private:
  // --- One op

  void Place(ir::OpId op) {
    const ir::OpInfo& info = module_.info(op);
    if (info.Has(ir::kTerminator)) return;
    if (info.opcode == ir::Opcode::kConstant) {
      // Loops have it as a number. Others read an array, which is made when it is large.
      if (!IsLargeSplat(op)) return;
      FindConsumers(op);
      if (consumed_elsewhere_) StartGenerated(op);
      return;
    }
    const std::string reason = NotGeneratedReason(module_, op);
    if (!reason.empty() || IsEmpty(op)) {
      if (!IsRenaming(module_, op)) StartSingle(op);
      return;
    }
    FindConsumers(op);
    const bool is_renaming = IsRenaming(module_, op);
    if (is_renaming || IsCopied(op)) {
      // Each consumer computes it for itself; what is left reads it from memory.
      bool is_wanted = consumed_elsewhere_;
      for (const uint32_t group : consumers_) is_wanted = !Join(op, group, false) || is_wanted;
      if (is_renaming && is_wanted) reads_memory_.insert(op);
      if (!is_renaming && (is_wanted || consumers_.empty())) StartGenerated(op);
      return;
    }
    if (!options_.fuse || consumers_.empty()) return StartGenerated(op);
    if (consumers_.size() > 1 || consumed_elsewhere_) {
      std::erase_if(consumers_, [&](uint32_t group) {
        return IsCheaperToRepeat(module_, op, groups_[group]) && Join(op, group, false);
      });
      if (consumers_.empty()) {
        if (consumed_elsewhere_) StartGenerated(op);
        return;
      }
    }
    uint32_t target = consumers_[0];
    for (size_t i = 1; i < consumers_.size(); ++i) {
      if (!Merge(op, target, consumers_[i])) return StartGenerated(op);
    }
    target = Find(target);
    const bool is_blocked = std::any_of(blocked_.begin(), blocked_.end(),
                                        [&](uint32_t id) { return Find(id) == target; });
    if (is_blocked || (consumed_elsewhere_ && ReachesFromUsers(op, target))) {
      Decide(op, target, "it must be in memory before its consumer runs");
      return StartGenerated(op);
    }
    if (!Join(op, target, consumed_elsewhere_)) StartGenerated(op);
  }

  bool IsLargeSplat(ir::OpId op) const {
    constexpr int64_t kLarge = 64;
    const TensorType& type = module_.tensor_type(module_.result(op));
    return module_.attrs<ir::ConstantAttrs>(op).value.values.is_splat() &&
           !type.element.IsQuantized() && type.shape.NumElements() > kLarge;
  }

  bool IsEmpty(ir::OpId op) const {
    for (const ir::ValueId result : module_.results(op)) {
      if (NumElements(module_, result) == 0) return true;
    }
    if (module_.opcode(op) == ir::Opcode::kDynamicUpdateSlice) {
      return NumElements(module_, module_.operand(op, 1)) == 0;
    }
    return IsFold(module_, op) && NumElements(module_, module_.operand(op, 0)) == 0;
  }

  bool IsCopied(ir::OpId op) const {
    const ir::Opcode opcode = module_.opcode(op);
    return options_.fuse && (opcode == ir::Opcode::kBroadcastInDim || opcode == ir::Opcode::kIota ||
                             opcode == ir::Opcode::kSlice || opcode == ir::Opcode::kDynamicSlice);
  }

  // Fills consumers_ (generated groups that use the op's results) and consumed_elsewhere_.
  void FindConsumers(ir::OpId op) {
    consumers_.clear();
    blocked_.clear();
    consumed_elsewhere_ = false;
    for (const ir::ValueId result : module_.results(op)) {
      for (const ir::Use& use : module_.uses(result)) {
        const auto found = groups_of_.find(use.op);
        bool is_grouped = module_.parent(use.op) == region_ && found != groups_of_.end();
        if (is_grouped) {
          for (const uint32_t id : found->second) {
            const uint32_t group = Find(id);
            if (!groups_[group].is_generated) {
              is_grouped = false;
            } else if (IsReadFromMemory(module_.opcode(use.op), use.index)) {
              is_grouped = false;
              blocked_.push_back(group);
            } else if (std::find(consumers_.begin(), consumers_.end(), group) == consumers_.end()) {
              consumers_.push_back(group);
            }
          }
        }
        if (!is_grouped || reads_memory_.contains(use.op)) consumed_elsewhere_ = true;
        BlockReadersOfAlias(use.op);
      }
    }
  }

  // A group that reads the value from memory under another name cannot make it.
  void BlockReadersOfAlias(ir::OpId op) {
    if (module_.parent(op) != region_ || !IsRenaming(module_, op)) return;
    for (const ir::ValueId alias : module_.results(op)) {
      for (const ir::Use& use : module_.uses(alias)) {
        BlockReadersOfAlias(use.op);
        const auto found = groups_of_.find(use.op);
        if (found == groups_of_.end()) continue;
        for (const uint32_t id : found->second) {
          if (groups_[Find(id)].needs.contains(alias)) blocked_.push_back(Find(id));
        }
      }
    }
  }

  // Start indices, and the array that an update changes, are read where they lie.
  static bool IsReadFromMemory(ir::Opcode opcode, uint32_t operand) {
    if (opcode == ir::Opcode::kDynamicSlice) return operand > 0;
    return opcode == ir::Opcode::kDynamicUpdateSlice && operand != 1;
  }

  void StartSingle(ir::OpId op) {
    Forming group;
    group.ops = {op};
    for (const ir::ValueId operand : module_.operands(op)) group.needs[operand];
    AddGroup(std::move(group), op);
  }

  void StartGenerated(ir::OpId op) {
    Forming group;
    group.is_generated = true;
    const bool is_update = module_.opcode(op) == ir::Opcode::kDynamicUpdateSlice;
    IndexMap map;
    if (IsFold(module_, op)) {
      for (const FoldDim& dim : FoldLayout(module_, op)) {
        AffineIndex index;
        index.terms = {{group.domain.rank(), 1}};
        if (!dim.reduced) map.push_back(index);
        group.domain.sizes.push_back(dim.size);
        group.domain.reduced.push_back(dim.reduced);
      }
    } else {
      const ir::ValueId computed = is_update ? module_.operand(op, 1) : module_.result(op);
      const Shape& shape = module_.tensor_type(computed).shape;
      group.domain.sizes.assign(shape.dims().begin(), shape.dims().end());
      group.domain.reduced.assign(group.domain.sizes.size(), false);
      map = IdentityMap(shape.rank());
    }
    for (const ir::ValueId result : module_.results(op)) {
      group.outputs.push_back({result, map, is_update});
      group.needs[result].Add(map, false);
    }
    const uint32_t id = AddGroup(std::move(group), op);
    TakeOperands(op, groups_[id]);
    for (const ir::ValueId result : module_.results(op)) groups_[id].needs.erase(result);
  }

  uint32_t AddGroup(Forming group, ir::OpId op) {
    group.ops = {op};
    group.first_position = group.last_position = position_[op];
    const auto id = static_cast<uint32_t>(groups_.size());
    groups_.push_back(std::move(group));
    merged_into_.push_back(id);
    groups_of_[op].push_back(id);
    return id;
  }

  uint32_t Find(uint32_t id) {
    while (merged_into_[id] != id) id = merged_into_[id] = merged_into_[merged_into_[id]];
    return id;
  }

  // --- Joining

  void Decide(ir::OpId producer, uint32_t group, std::string reason, bool fused = false) {
    if (!producer) return;  // an argument
    decisions_.push_back({producer, groups_[group].ops.front(), fused, std::move(reason)});
  }

  // Takes `op` into the group; its results become outputs when others need them too.
  bool Join(ir::OpId op, uint32_t id, bool is_output) {
    Forming& group = groups_[id];
    std::string reason;
    if (static_cast<int>(group.ops.size()) >= options_.max_ops) {
      reason = "the group has " + std::to_string(group.ops.size()) + " ops already";
    } else if (group.needs.size() + group.outputs.size() >=
               static_cast<size_t>(options_.max_buffers)) {
      reason = "the group has " + std::to_string(options_.max_buffers) + " buffers already";
    } else if (module_.opcode(op) == ir::Opcode::kDynamicUpdateSlice) {
      reason = "an array that is changed in place is in memory";
    } else if (IsFold(module_, op) && !FoldsOneElement(module_, op)) {
      reason = WhyFoldDoesNotFit(module_, op, group);
    } else {
      reason = WhyCostly(module_, op, group);
    }
    std::vector<GroupOutput> outputs;
    if (reason.empty() && is_output) reason = FindOutputs(module_, op, group, outputs);
    if (reason.empty() && !TakeOperands(op, group)) {
      reason = "it reads its operand at places that are not affine in the group's loops";
    }
    if (!reason.empty()) return Decide(op, id, reason), false;
    if (is_output) outputs.clear();
    if (is_output) FindOutputs(module_, op, group, outputs);  // loops may have been cut meanwhile
    for (GroupOutput& output : outputs) group.outputs.push_back(std::move(output));
    for (const ir::ValueId result : module_.results(op)) group.needs.erase(result);
    group.ops.push_back(op);
    group.first_position = position_[op];
    groups_of_[op].push_back(id);
    Decide(op, id, "same loops", true);
    return true;
  }

  // Adds where the op's operands are needed. False, with nothing added, when a place is not affine.
  bool TakeOperands(ir::OpId op, Forming& group) {
    const ir::Opcode opcode = module_.opcode(op);
    if (opcode == ir::Opcode::kIota || opcode == ir::Opcode::kConstant) return true;
    const bool is_fold = IsFold(module_, op);
    struct Found {
      ir::ValueId value;
      IndexMap map;
      bool guarded;
    };
    std::vector<Found> found;
    std::vector<ir::ValueId> memory;
    for (int attempt = 0; attempt < 8; ++attempt) {
      found.clear();
      Split split;
      bool is_affine = true;
      for (size_t r = 0; r < module_.num_results(op) && is_affine; ++r) {
        const auto need = group.needs.find(module_.result(op, r));
        if (need == group.needs.end()) continue;
        for (size_t m = 0; m < need->second.maps.size() && is_affine; ++m) {
          const IndexMap& map = need->second.maps[m];
          const bool guarded = need->second.guarded[m];
          for (size_t i = 0; i < module_.num_operands(op) && is_affine; ++i) {
            IndexMap operand;
            if (IsReadFromMemory(opcode, static_cast<uint32_t>(i))) {
              memory.push_back(module_.operand(op, i));
              continue;
            }
            if (is_fold) {
              if (i < NumFolded(module_, op)) {
                operand = FoldOperandMap(module_, op, i, map, group.domain);
              }
            } else if (opcode == ir::Opcode::kDynamicUpdateSlice) {
              operand = map;
            } else {
              is_affine = MapOperand(module_, op, i, map, group.domain, &operand, &split);
            }
            if (is_affine) {
              const bool guards =
                  (opcode == ir::Opcode::kPad && i == 0) || opcode == ir::Opcode::kConcatenate;
              found.push_back({module_.operand(op, i), operand, guarded || guards});
            }
          }
        }
      }
      if (is_affine) break;
      if (!split.IsWanted()) return false;
      SplitGroup(group, split);
      found.clear();
      if (attempt == 7) return false;
    }
    for (const Found& place : found) group.needs[place.value].Add(place.map, place.guarded);
    for (const ir::ValueId value : memory) group.needs[value];
    return true;
  }

  void SplitGroup(Forming& group, const Split& split) {
    ApplySplit(split, group.domain);
    for (GroupOutput& output : group.outputs) ApplySplit(split, output.map);
    for (auto& [value, need] : group.needs) {
      for (IndexMap& map : need.maps) ApplySplit(split, map);
    }
  }

  // --- Merging and cycles

  // Makes groups `target` and `other`, which both use `op`, one group.
  bool Merge(ir::OpId op, uint32_t target, uint32_t other) {
    target = Find(target);
    other = Find(other);
    if (target == other) return true;
    Forming &a = groups_[target], &b = groups_[other];
    std::string reason;
    if (a.domain.sizes != b.domain.sizes || a.domain.reduced != b.domain.reduced) {
      reason = "its consumers loop over different domains";
    } else if (static_cast<int>(a.ops.size() + b.ops.size()) > options_.max_ops ||
               a.needs.size() + b.needs.size() + a.outputs.size() + b.outputs.size() >
                   static_cast<size_t>(options_.max_buffers)) {
      reason = "its consumers together are too large a group";
    } else if (Reaches(target, other) || Reaches(other, target)) {
      reason = "one of its consumers needs the other";
    }
    if (!reason.empty()) return Decide(op, other, reason), false;
    for (const ir::OpId member : b.ops) {
      // Both may have a copy of a cheap producer.
      if (std::find(a.ops.begin(), a.ops.end(), member) == a.ops.end()) a.ops.push_back(member);
    }
    std::sort(a.ops.begin(), a.ops.end(),
              [&](ir::OpId x, ir::OpId y) { return position_[x] > position_[y]; });
    for (auto& [value, need] : b.needs) {
      a.needs[value];  // also what is only read from memory
      for (size_t m = 0; m < need.maps.size(); ++m) {
        a.needs[value].Add(need.maps[m], need.guarded[m]);
      }
    }
    for (GroupOutput& output : b.outputs) a.outputs.push_back(std::move(output));
    a.first_position = std::min(a.first_position, b.first_position);
    a.last_position = std::max(a.last_position, b.last_position);
    b.is_alive = false;
    merged_into_[other] = target;
    return true;
  }

  // Groups that walk through the same array in the same loops read it once when they are one.
  void MergeReaders() {
    std::map<ir::ValueId, std::vector<uint32_t>> readers;
    for (uint32_t g = 0; g < groups_.size(); ++g) {
      const Forming& group = groups_[g];
      if (!group.is_alive || !group.is_generated ||
          group.domain.NumElements() < kWorthReadingOnce) {
        continue;
      }
      for (const auto& [value, need] : group.needs) {
        if (!need.maps.empty() && NumElements(module_, value) >= kWorthReadingOnce) {
          readers[value].push_back(g);
        }
      }
    }
    for (const auto& [value, groups] : readers) {
      for (size_t i = 1; i < groups.size() && i < kMostReaders; ++i) {
        Merge(module_.defining_op(value), groups[0], groups[i]);
      }
    }
  }

  // Whether a user of `op` that is not in `target` comes before `target`.
  bool ReachesFromUsers(ir::OpId op, uint32_t target) {
    Frontier frontier;
    AddUsers(op, target, frontier);
    return Search(std::move(frontier), target);
  }

  // Whether something that needs a result of group `from` comes before `target`, or is `target`.
  bool Reaches(uint32_t from, uint32_t target) {
    Frontier frontier;
    for (const ir::OpId member : groups_[from].ops) AddUsers(member, from, frontier);
    return Search(std::move(frontier), target);
  }

  // The op of this region that holds `op`.
  ir::OpId InRegion(ir::OpId op) const {
    while (module_.parent(op) != region_) op = module_.parent_op(module_.parent(op));
    return op;
  }

  // Groups still to be looked at, each once.
  struct Frontier {
    std::vector<uint32_t> groups;
    std::unordered_set<uint32_t> seen;
  };

  // Adds the groups that use results of `op`, also under other names, but for `ignored`.
  void AddUsers(ir::OpId op, uint32_t ignored, Frontier& frontier) {
    std::vector<ir::OpId> pending = {op};
    std::unordered_set<ir::OpId> renamings;
    while (!pending.empty()) {
      const ir::OpId maker = pending.back();
      pending.pop_back();
      for (const ir::ValueId result : module_.results(maker)) {
        for (const ir::Use& use : module_.uses(result)) {
          const ir::OpId user = InRegion(use.op);
          if (IsRenaming(module_, user) && renamings.insert(user).second) pending.push_back(user);
          const auto found = groups_of_.find(user);
          if (found == groups_of_.end()) continue;
          for (const uint32_t id : found->second) {
            const uint32_t group = Find(id);
            if (group != ignored && frontier.seen.insert(group).second) {
              frontier.groups.push_back(group);
            }
          }
        }
      }
    }
  }

  bool Search(Frontier frontier, uint32_t target) {
    const uint32_t limit = groups_[target].last_position;
    int visits = 0;
    while (!frontier.groups.empty()) {
      const uint32_t group = frontier.groups.back();
      frontier.groups.pop_back();
      if (group == target) return true;
      if (groups_[group].first_position > limit) continue;
      for (const ir::OpId member : groups_[group].ops) {
        if (++visits > kMaxVisits) return true;
        AddUsers(member, group, frontier);
      }
    }
    return false;
  }

  RegionGroups Finish() {
    std::vector<GroupLinks> links;
    std::vector<uint32_t> alive;
    for (uint32_t g = 0; g < groups_.size(); ++g) {
      const Forming& group = groups_[g];
      if (!group.is_alive) continue;
      alive.push_back(g);
      GroupLinks link;
      link.position = group.last_position;
      for (const auto& [value, need] : group.needs) link.reads.push_back(value);
      if (group.is_generated) {
        for (const GroupOutput& output : group.outputs) link.makes.push_back(output.value);
      } else {
        const ir::OpId op = group.ops[0];
        link.makes.assign(module_.results(op).begin(), module_.results(op).end());
        link.has_effect = module_.info(op).Has(ir::kSideEffect);
        const std::vector<ir::ValueId> captured = CapturedValues(module_, op);
        link.reads.insert(link.reads.end(), captured.begin(), captured.end());
      }
      links.push_back(std::move(link));
    }
    RegionGroups result;
    const std::vector<Handover> handovers = FindHandovers(module_, region_);
    for (const uint32_t next : OrderGroups(module_, links, handovers)) {
      Forming& group = groups_[alive[next]];
      std::reverse(group.ops.begin(), group.ops.end());
      Group formed;
      formed.kind = group.is_generated ? GroupKind::kGenerated : GroupKind::kSingle;
      formed.spec = {std::move(group.ops), std::move(group.domain), std::move(group.outputs)};
      result.groups.push_back(std::move(formed));
    }
    result.decisions = std::move(decisions_);
    return result;
  }

  const ir::Module& module_;
  ir::RegionId region_;
  const GroupingOptions& options_;
  std::unordered_map<ir::OpId, uint32_t> position_;
  std::vector<Forming> groups_;
  std::vector<uint32_t> merged_into_;
  std::unordered_map<ir::OpId, std::vector<uint32_t>> groups_of_;
  // Renaming ops that some user reads from memory, whichever groups have taken them in.
  std::unordered_set<ir::OpId> reads_memory_;
  std::vector<FusionDecision> decisions_;
  std::vector<uint32_t> consumers_, blocked_;
  bool consumed_elsewhere_ = false;
};

}  // namespace

RegionGroups FormGroups(const ir::Module& module, ir::RegionId region,
                        const GroupingOptions& options) {
  return Former(module, region, options).Run();
}

bool IsRenaming(const ir::Module& module, ir::OpId op) {
  switch (module.opcode(op)) {
    case ir::Opcode::kReshape:
    case ir::Opcode::kOptimizationBarrier:
      return true;
    case ir::Opcode::kBitcastConvert: {
      const DType from = module.tensor_type(module.operand(op, 0)).dtype();
      const DType to = module.tensor_type(module.result(op)).dtype();
      // Less than a byte is stored as a byte, extended by its sign.
      const bool fills_bytes = BitWidth(from) >= 8 && BitWidth(to) >= 8;
      return from == to || (fills_bytes && BitWidth(from) == BitWidth(to));
    }
    default:  // every other op makes new bytes
      return false;
  }
}

}  // namespace lockstep::plan
