// SPDX-License-Identifier: Apache-2.0
// The worklist that applies rules; see simplify.h.
#include "lockstep/passes/simplify/simplify.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/fold_constants.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes {
namespace {

using simplify::Rule;

constexpr std::span<const Rule> (*kFamilies[])() = {
    simplify::ArithmeticRules,
    simplify::ConstantsRules,
    simplify::LogicRules,
    simplify::MathRules,
    simplify::CompareRules,
    simplify::SelectRules,
    simplify::ConvertRules,
    simplify::ReshapeTransposeRules,
    simplify::TransposeThroughRules,
    simplify::BroadcastRules,
    simplify::SliceRules,
    simplify::PadRules,
    simplify::ConcatenateRules,
    simplify::DynamicSliceRules,
    simplify::ReduceRules,
    simplify::DotRules,
    simplify::ConvRules,
    simplify::GatherScatterRules,
    simplify::ControlRules,
    simplify::WhileBatchRules,
    simplify::CollectiveRules,
};

// The rules that look at each opcode, in the order of the families.
using RulesByOpcode = std::array<std::vector<const Rule*>, ir::kNumOpcodes>;

RulesByOpcode MakeTable() {
  RulesByOpcode table;
  for (const auto family : kFamilies) {
    for (const Rule& rule : family()) {
      for (int i = 0; i < ir::kNumOpcodes; ++i) {
        const auto opcode = static_cast<ir::Opcode>(i);
        const bool looks =
            rule.trait == ir::kNone ? rule.opcode == opcode : ir::GetOpInfo(opcode).Has(rule.trait);
        if (looks) table[static_cast<size_t>(i)].push_back(&rule);
      }
    }
  }
  return table;
}

const RulesByOpcode& Table() {
  static const RulesByOpcode table = MakeTable();
  return table;
}

class Simplifier {
 public:
  Simplifier(ir::Module& module, const SimplifyOpsOptions& options)
      : module_(module),
        options_(options),
        rewriter_(module),
        effects_(module),
        folder_({.max_bytes = options.max_constant_bytes}) {}

  bool Run() {
    int64_t ops = 0;
    for (const ir::FunctionId id : module_.functions()) ops += PushAll(module_.function(id).body);
    applications_left_ = (ops + 64) * options_.max_applications_per_op;
    const auto start = std::chrono::steady_clock::now();
    for (int64_t turn = 1;; ++turn) {
      const ir::OpId op = rewriter_.Pop();
      if (!op) break;
      if (Visit(op)) changed_ = true;
      if (applications_left_ <= 0) return OutOfBudget();
      if (turn % 256 != 0) continue;
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      if (time.count() > options_.max_seconds) return OutOfBudget();
    }
    return changed_;
  }

 private:
  int64_t PushAll(ir::RegionId region) {
    int64_t count = 0;
    for (const ir::OpId op : module_.ops(region)) {
      for (size_t i = 0; i < module_.num_regions(op); ++i) count += PushAll(module_.region(op, i));
      rewriter_.Push(op);
      ++count;
    }
    return count;
  }

  bool OutOfBudget() {
    if (options_.out_of_budget) *options_.out_of_budget = true;
    return changed_;
  }

  bool IsDead(ir::OpId op) {
    return !module_.info(op).Has(ir::kTerminator) &&
           std::ranges::none_of(module_.results(op),
                                [&](ir::ValueId value) { return module_.HasUses(value); }) &&
           !effects_.MustRun(op);
  }

  bool Count(std::string_view rule) {
    if (options_.counts) ++(*options_.counts)[rule];
    --applications_left_;
    return true;
  }

  bool IsEnabled(const Rule& rule) const {
    return !options_.disabled_rules || options_.disabled_rules->empty() ||
           !options_.disabled_rules->contains(std::string(rule.name));
  }

  bool Visit(ir::OpId op) {
    if (IsDead(op)) {
      rewriter_.Erase(op);
      return Count("remove_unused");
    }
    if (options_.fold_constants && folder_.Fold(rewriter_, op)) return Count("fold_constants");
    const auto& rules = Table()[static_cast<size_t>(module_.opcode(op))];
    if (rules.empty() || !simplify::HasPlainTypes(module_, op)) return false;
    rewriter_.SetPlace(op);
    simplify::Site site(rewriter_, options_, op);
    for (const Rule* rule : rules) {
      if (!IsEnabled(*rule) || !rule->apply(site)) continue;
      Count(rule->name);
      // What is left of the op is looked at again.
      if (module_.parent(op)) rewriter_.Push(op);
      return true;
    }
    return false;
  }

  ir::Module& module_;
  const SimplifyOpsOptions& options_;
  ir::Rewriter rewriter_;
  Effects effects_;
  ConstantFolder folder_;
  int64_t applications_left_ = 0;
  bool changed_ = false;
};

}  // namespace

Result<bool> SimplifyOps(ir::Module& module, const SimplifyOpsOptions& options) {
  return Simplifier(module, options).Run();
}

std::vector<std::string_view> RuleNames() {
  std::vector<std::string_view> names;
  for (const auto family : kFamilies) {
    for (const Rule& rule : family()) names.push_back(rule.name);
  }
  std::ranges::sort(names);
  const auto repeated = std::ranges::unique(names);
  names.erase(repeated.begin(), repeated.end());
  return names;
}

}  // namespace lockstep::passes
