// SPDX-License-Identifier: Apache-2.0
// Which passes run, in which order, and why.
#include "lockstep/passes/recipes.h"

#include <chrono>
#include <map>

#include "lockstep/base/strings.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/catalogue.h"

namespace lockstep::passes {
namespace {

// One step of a recipe and the reason for its place.
struct Step {
  std::string_view pass;
  std::string_view reason;
};

constexpr Step kPlain[] = {
    {"expand_composites", "composites become calls, so it comes before inlining"},
    {"inline_calls", "everything after looks at one function at a time"},
    {"flatten_tuples", "everything after knows arrays and tokens only"},
};

constexpr Step kForCpu[] = {
    {"expand_quantized", "it does not look into tuples, and what it adds is simplified below"},
};

constexpr Step kOnce[] = {
    {"eliminate_dead_code", "nothing that is dropped anyway should cost time below"},
    {"eliminate_common_subexpressions", "rules look for equal operands by their ids"},
};

// Repeated until a round changes nothing.
constexpr Step kRounds[] = {
    {"simplify", "most of the work; it folds constants as they appear"},
    {"simplify_while", "needs folded conditions; gives constants and dead values to the others"},
    {"unroll_small_loops", "after trip counts are as plain as they get"},
    {"hoist_loop_invariants", "after carries that never change became values from outside"},
    {"eliminate_common_subexpressions", "hoisting and rules bring equal ops side by side"},
    {"eliminate_dead_code", "what the others left unused"},
};

constexpr Step kLastForCpu[] = {
    {"split_long_contractions", "rules would put the parts together again, so it is after them"},
    {"split_long_reductions", "as the one before; its parts are no contractions"},
    {"remove_barriers", "nothing after it merges what they kept apart, and groups end at them"},
};

constexpr Step kLast[] = {
    {"sink_constants", "elimination of common ops pulls constants out of regions, so it is last"},
};

// Rounds are rare beyond the second; a cycle of two passes that undo each other ends here.
constexpr int kMaxRounds = 8;

class Pipeline {
 public:
  Pipeline(ir::Module& module, const PipelineOptions& options)
      : module_(module), options_(options) {
    report_.ops_before = CountOps(module);
    if (options_.verify_passes) hash_ = ir::StructuralHash(module_);
  }

  Status Start() { return options_.dump ? options_.dump(0, "input", module_) : OkStatus(); }

  // Whether the pass changed something.
  Result<bool> Run(std::string_view name) {
    if (options_.disabled.contains(std::string(name))) return false;
    const Pass* pass = FindPass(name);
    if (!pass) return NotFoundError(base::StrCat("there is no pass ", base::Quoted(name)));
    PassRun run{.pass = pass->name};
    PassContext context{options_, run};
    const auto start = std::chrono::steady_clock::now();
    Result<bool> changed = pass->run(module_, context);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    if (!changed.ok()) return changed.status();
    run.changed = *changed;
    run.milliseconds = time.count();
    report_.out_of_budget |= context.out_of_budget;
    report_.runs.push_back(std::move(run));
    if (options_.verify_passes) LS_RETURN_IF_ERROR(Verify(name, *changed));
    if (options_.dump && *changed) {
      LS_RETURN_IF_ERROR(options_.dump(static_cast<int>(report_.runs.size()), name, module_));
    }
    return *changed;
  }

  // Whether a step of them changed something. A pass that found nothing to do is not asked again
  // before another one changed something.
  Result<bool> RunAll(std::span<const Step> steps) {
    bool any = false;
    for (const Step& step : steps) {
      const auto idle = idle_at_.find(step.pass);
      if (idle != idle_at_.end() && idle->second == num_changes_) continue;
      LS_ASSIGN_OR_RETURN(const bool changed, Run(step.pass));
      num_changes_ += changed ? 1 : 0;
      if (!changed) idle_at_[step.pass] = num_changes_;
      any |= changed;
    }
    return any;
  }

  PassReport Finish() {
    report_.ops_after = CountOps(module_);
    return std::move(report_);
  }
  bool out_of_budget() const { return report_.out_of_budget; }

 private:
  Status Verify(std::string_view pass, bool changed) {
    if (Status status = ir::VerifyModule(module_); !status.ok()) {
      return InternalError(base::StrCat("pass ", pass, " broke the module: ", status.message()));
    }
    const uint64_t hash = ir::StructuralHash(module_);
    const bool differs = hash != hash_;
    hash_ = hash;
    if (differs == changed) return OkStatus();
    return InternalError(base::StrCat(
        "pass ", pass, " says that it changed ",
        changed ? "something, but nothing is different" : "nothing, but the module is different"));
  }

  ir::Module& module_;
  const PipelineOptions& options_;
  PassReport report_;
  uint64_t hash_ = 0;
  int64_t num_changes_ = 0;
  std::map<std::string_view, int64_t> idle_at_;  // changes so far when a pass found nothing to do
};

}  // namespace

RuleCounts PassReport::Rules() const {
  RuleCounts all;
  for (const PassRun& run : runs) {
    for (const auto& [rule, count] : run.rules) all[rule] += count;
  }
  return all;
}

Result<PassReport> Simplify(ir::Module& module, const PipelineOptions& options) {
  Pipeline pipeline(module, options);
  LS_RETURN_IF_ERROR(pipeline.Start());
  LS_RETURN_IF_ERROR(pipeline.RunAll(kPlain).status());
  if (options.for_cpu) LS_RETURN_IF_ERROR(pipeline.RunAll(kForCpu).status());
  LS_RETURN_IF_ERROR(pipeline.RunAll(kOnce).status());
  for (int round = 0; round < kMaxRounds; ++round) {
    LS_ASSIGN_OR_RETURN(const bool changed, pipeline.RunAll(kRounds));
    if (!changed || pipeline.out_of_budget()) break;
  }
  if (options.for_cpu) LS_RETURN_IF_ERROR(pipeline.RunAll(kLastForCpu).status());
  LS_RETURN_IF_ERROR(pipeline.RunAll(kLast).status());
  return pipeline.Finish();
}

Result<PassReport> RunPasses(ir::Module& module, std::span<const std::string_view> names,
                             const PipelineOptions& options) {
  Pipeline pipeline(module, options);
  LS_RETURN_IF_ERROR(pipeline.Start());
  for (const std::string_view name : names) LS_RETURN_IF_ERROR(pipeline.Run(name).status());
  return pipeline.Finish();
}

}  // namespace lockstep::passes
