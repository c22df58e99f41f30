// SPDX-License-Identifier: Apache-2.0
// Removal of what nothing uses; see eliminate_dead_code.h.
#include "lockstep/passes/eliminate_dead_code.h"

#include <algorithm>
#include <vector>

#include "lockstep/passes/facts/effects.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

bool IsRoot(const ir::Module& module, ir::FunctionId id) {
  return module.function(id).is_public || id == module.Entry();
}

bool HasOutputsOrEffects(const ir::Module& module, Effects& effects) {
  for (const ir::FunctionId id : module.functions()) {
    if (!IsRoot(module, id)) continue;
    const ir::Function& function = module.function(id);
    if (!function.result_types.empty() || function.is_declaration) return true;
    for (const ir::OpId op : module.ops(function.body)) {
      if (effects.MustRun(op)) return true;
    }
  }
  return false;
}

bool IsUsed(const ir::Module& module, ir::OpId op) {
  return std::ranges::any_of(module.results(op),
                             [&](ir::ValueId value) { return module.HasUses(value); });
}

// From the last op to the first, so that one sweep frees all that was used by dead ops only.
bool Sweep(ir::Module& module, ir::RegionId region, Effects& effects) {
  bool changed = false;
  for (ir::OpId op = module.last_op(region); op;) {
    const ir::OpId previous = module.previous(op);
    const bool is_dead =
        !IsUsed(module, op) && !module.info(op).Has(ir::kTerminator) && !effects.MustRun(op);
    if (is_dead) {
      module.EraseOp(op);
      changed = true;
    } else {
      for (size_t i = 0; i < module.num_regions(op); ++i) {
        changed |= Sweep(module, module.region(op, i), effects);
      }
    }
    op = previous;
  }
  return changed;
}

void AddNamed(const ir::Module& module, ir::RegionId region, std::vector<ir::FunctionId>& out) {
  for (const ir::OpId op : module.ops(region)) {
    for (const ir::FunctionId id : NamedFunctions(module, op)) out.push_back(id);
    for (size_t i = 0; i < module.num_regions(op); ++i) AddNamed(module, module.region(op, i), out);
  }
}

}  // namespace

bool EraseUnreachableFunctions(ir::Module& module) {
  std::vector<ir::FunctionId> pending;
  for (const ir::FunctionId id : module.functions()) {
    if (IsRoot(module, id)) pending.push_back(id);
  }
  std::vector<bool> reached;
  while (!pending.empty()) {
    const ir::FunctionId id = pending.back();
    pending.pop_back();
    if (reached.size() <= id.index) reached.resize(id.index + 1);
    if (reached[id.index]) continue;
    reached[id.index] = true;
    AddNamed(module, module.function(id).body, pending);
  }
  const std::vector<ir::FunctionId> all(module.functions().begin(), module.functions().end());
  bool changed = false;
  for (const ir::FunctionId id : all) {
    if (id.index < reached.size() && reached[id.index]) continue;
    module.EraseFunction(id);
    changed = true;
  }
  return changed;
}

Result<bool> EliminateDeadCode(ir::Module& module, const EliminateDeadCodeOptions& options) {
  Effects effects(module);
  if (!HasOutputsOrEffects(module, effects)) {
    return InvalidArgumentError(
        "the program has neither outputs nor effects, so nothing of it would be left: let a public "
        "function return something");
  }
  bool changed = false;
  const std::vector<ir::FunctionId> functions(module.functions().begin(), module.functions().end());
  for (const ir::FunctionId id : functions) {
    changed |= Sweep(module, module.function(id).body, effects);
  }
  if (options.functions) changed |= EraseUnreachableFunctions(module);
  return changed;
}

}  // namespace lockstep::passes
