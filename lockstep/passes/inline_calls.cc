// SPDX-License-Identifier: Apache-2.0
// Inlining, callees first; see inline_calls.h.
#include "lockstep/passes/inline_calls.h"

#include <vector>

#include "lockstep/expand/splice.h"
#include "lockstep/passes/eliminate_dead_code.h"
#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/pass.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

class Inliner {
 public:
  Inliner(ir::Module& module, const InlineCallsOptions& options)
      : module_(module), left_(options.max_ops - CountOps(module)) {}

  // Callees are done before they are copied, so each body is copied in its final form.
  bool Visit(ir::FunctionId id) {
    if (sizes_.size() <= id.index) sizes_.resize(id.index + 1, kNotVisited);
    if (sizes_[id.index] != kNotVisited) return false;
    sizes_[id.index] = kVisiting;
    std::vector<ir::OpId> calls;
    AddCalls(module_.function(id).body, calls);
    bool changed = false;
    for (const ir::OpId call : calls) {
      const ir::FunctionId callee = CalleeOf(module_, call);
      changed |= Visit(callee);
      const int64_t size = sizes_[callee.index];
      if (size < 0 || size > left_) continue;  // it calls itself, or there is no room
      left_ -= size;
      Inline(call, callee);
      changed = true;
    }
    sizes_[id.index] = CountOpsIn(module_, module_.function(id).body);
    return changed;
  }

 private:
  static constexpr int64_t kNotVisited = -2, kVisiting = -1;

  void AddCalls(ir::RegionId region, std::vector<ir::OpId>& calls) const {
    for (const ir::OpId op : module_.ops(region)) {
      for (size_t i = 0; i < module_.num_regions(op); ++i) AddCalls(module_.region(op, i), calls);
      if (module_.opcode(op) == ir::Opcode::kFuncCall && CalleeOf(module_, op)) calls.push_back(op);
    }
  }

  void Inline(ir::OpId call, ir::FunctionId callee) {
    const ir::RegionId body = module_.function(callee).body;
    expand::ValueMap map;
    for (size_t i = 0; i < module_.arguments(body).size(); ++i) {
      map.Set(module_.arguments(body)[i], module_.operand(call, i));
    }
    // What the function takes from no argument is its own.
    expand::CopyOps(module_, body, module_, module_.parent(call), call, {}, map);
    const ir::OpId returned = module_.last_op(body);
    for (size_t i = 0; i < module_.num_results(call); ++i) {
      const ir::ValueId value = map.Find(module_.operand(returned, i));
      const ir::ValueId result = module_.result(call, i);
      if (!module_.value_name(result).empty() && module_.value_name(value).empty()) {
        module_.SetValueName(value, module_.value_name(result));
      }
      module_.ReplaceAllUses(result, value);
    }
    module_.EraseOp(call);
  }

  ir::Module& module_;
  int64_t left_;
  std::vector<int64_t> sizes_;  // by function
};

}  // namespace

Result<bool> InlineCalls(ir::Module& module, const InlineCallsOptions& options) {
  Inliner inliner(module, options);
  bool changed = false;
  const std::vector<ir::FunctionId> functions(module.functions().begin(), module.functions().end());
  for (const ir::FunctionId id : functions) changed |= inliner.Visit(id);
  changed |= EraseUnreachableFunctions(module);
  return changed;
}

}  // namespace lockstep::passes
