// SPDX-License-Identifier: Apache-2.0
// Names of passes and how each takes its options from those of the pipeline.
#include "lockstep/passes/catalogue.h"

#include <algorithm>

#include "lockstep/passes/eliminate_common_subexpressions.h"
#include "lockstep/passes/eliminate_dead_code.h"
#include "lockstep/passes/expand_composites.h"
#include "lockstep/passes/flatten_tuples.h"
#include "lockstep/passes/fold_constants.h"
#include "lockstep/passes/for_cpu/expand_quantized.h"
#include "lockstep/passes/for_cpu/remove_barriers.h"
#include "lockstep/passes/for_cpu/split_long_contractions.h"
#include "lockstep/passes/for_cpu/split_long_reductions.h"
#include "lockstep/passes/inline_calls.h"
#include "lockstep/passes/loops/hoist_loop_invariants.h"
#include "lockstep/passes/loops/simplify_while.h"
#include "lockstep/passes/loops/sink_constants.h"
#include "lockstep/passes/loops/unroll_small_loops.h"
#include "lockstep/passes/simplify/simplify.h"

namespace lockstep::passes {
namespace {

constexpr Pass kPasses[] = {
    {"eliminate_common_subexpressions", "Keep the first of ops that compute the same",
     [](ir::Module& module, PassContext&) { return EliminateCommonSubexpressions(module, {}); }},
    {"eliminate_dead_code", "Remove what nothing uses and has no effect",
     [](ir::Module& module, PassContext&) { return EliminateDeadCode(module, {}); }},
    {"expand_composites", "Make composites and CHLO plain StableHLO",
     [](ir::Module& module, PassContext& context) {
       return ExpandComposites(module, {.keep = context.options.keep_composite});
     }},
    {"expand_quantized", "Make quantized arithmetic that of stored integers and floats",
     [](ir::Module& module, PassContext&) { return ExpandQuantized(module); }},
    {"flatten_tuples", "See through tuples and futures",
     [](ir::Module& module, PassContext&) { return FlattenTuples(module); }},
    {"fold_constants", "Compute ops on constants now",
     [](ir::Module& module, PassContext& context) {
       return FoldConstants(module, {.max_bytes = context.options.max_constant_bytes});
     }},
    {"hoist_loop_invariants", "Move out of loops what gives the same every time",
     [](ir::Module& module, PassContext&) { return HoistLoopInvariants(module, {}); }},
    {"inline_calls", "Put functions where they are called",
     [](ir::Module& module, PassContext& context) {
       return InlineCalls(module, {.max_ops = context.options.max_ops});
     }},
    {"remove_barriers", "Let values past optimization barriers",
     [](ir::Module& module, PassContext&) { return RemoveBarriers(module); }},
    {"simplify", "Rewrite by algebraic rules until none applies",
     [](ir::Module& module, PassContext& context) {
       const PipelineOptions& options = context.options;
       return SimplifyOps(module, {.disabled_rules = &options.disabled,
                                   .fold_constants = !options.disabled.contains("fold_constants"),
                                   .ignore_signed_zeros = options.ignore_signed_zeros,
                                   .assume_finite = options.assume_finite,
                                   .max_constant_bytes = options.max_constant_bytes,
                                   .max_seconds = options.max_seconds,
                                   .counts = &context.run.rules,
                                   .out_of_budget = &context.out_of_budget});
     }},
    {"simplify_while", "Drop carries of loops that are dead or never change; known trip counts",
     [](ir::Module& module, PassContext& context) {
       return SimplifyWhile(module, {.counts = &context.run.rules});
     }},
    {"sink_constants", "Move constants into the regions that use them",
     [](ir::Module& module, PassContext&) { return SinkConstants(module, {}); }},
    {"split_long_contractions", "Cut long contractions to few results into parts for threads",
     [](ir::Module& module, PassContext&) { return SplitLongContractions(module); }},
    {"split_long_reductions", "Cut reductions to few results into parts that threads share",
     [](ir::Module& module, PassContext&) { return SplitLongReductions(module); }},
    {"unroll_small_loops", "Write out loops of few and tiny turns",
     [](ir::Module& module, PassContext& context) {
       return UnrollSmallLoops(module, {.max_ops = context.options.max_ops});
     }},
};

}  // namespace

std::span<const Pass> Passes() { return kPasses; }

const Pass* FindPass(std::string_view name) {
  const auto found = std::ranges::find(kPasses, name, &Pass::name);
  return found == std::end(kPasses) ? nullptr : &*found;
}

}  // namespace lockstep::passes
