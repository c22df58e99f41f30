// SPDX-License-Identifier: Apache-2.0
// Functions by name. See callees.h.
#include "lockstep/passes/refine/callees.h"

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::passes {
namespace {

// Every symbol inside of an attribute: those of run_parallel are nested lists.
void AddSymbols(const ir::Module& module, const ir::Attribute& attribute,
                std::vector<ir::FunctionId>& functions) {
  std::vector<const ir::Attribute*> pending = {&attribute};
  while (!pending.empty()) {
    const ir::Attribute& next = *pending.back();
    pending.pop_back();
    if (const auto* list = next.As<ir::ArrayAttr>()) {
      for (const ir::Attribute& item : list->values) pending.push_back(&item);
    } else if (const auto* symbol = next.As<ir::SymbolAttr>(); symbol && !symbol->path.empty()) {
      if (const auto id = module.FindFunction(symbol->path[0])) functions.push_back(id);
    }
  }
}

// Of all ops in a region; of calls and composites only when `callees_too`.
void AddNamedIn(const ir::Module& module, ir::RegionId region, bool callees_too,
                std::vector<ir::FunctionId>& functions) {
  for (const ir::OpId op : module.ops(region)) {
    if (callees_too || !CalleeOf(module, op)) {
      for (const ir::FunctionId id : NamedFunctions(module, op)) functions.push_back(id);
    }
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      AddNamedIn(module, module.region(op, i), callees_too, functions);
    }
  }
}

}  // namespace

ir::FunctionId CalleeOf(const ir::Module& module, ir::OpId op) {
  ir::FunctionId callee;
  if (module.opcode(op) == ir::Opcode::kFuncCall) {
    callee = module.FindFunction(module.attrs<ir::CallAttrs>(op).callee.name);
  } else if (module.opcode(op) == ir::Opcode::kComposite) {
    callee = module.FindFunction(module.attrs<ir::CompositeAttrs>(op).decomposition.name);
  }
  return callee && !module.function(callee).is_declaration ? callee : ir::FunctionId();
}

std::vector<ir::FunctionId> NamedFunctions(const ir::Module& module, ir::OpId op) {
  std::vector<ir::FunctionId> functions;
  const auto add = [&](const ir::Symbol& symbol) {
    if (const ir::FunctionId id = module.FindFunction(symbol.name)) functions.push_back(id);
  };
  const ir::Opcode opcode = module.opcode(op);
  if (opcode == ir::Opcode::kFuncCall) add(module.attrs<ir::CallAttrs>(op).callee);
  if (opcode == ir::Opcode::kComposite) add(module.attrs<ir::CompositeAttrs>(op).decomposition);
  if (opcode == ir::Opcode::kCustomCall) {
    for (const ir::Symbol& symbol : module.attrs<ir::CustomCallAttrs>(op).called_computations) {
      add(symbol);
    }
  }
  if (opcode == ir::Opcode::kInterpreterRunParallel) {
    const auto& attrs = module.attrs<ir::RunParallelAttrs>(op);
    AddSymbols(module, attrs.programs, functions);
    if (attrs.infeed) AddSymbols(module, *attrs.infeed, functions);
  }
  return functions;
}

std::vector<ir::FunctionId> FunctionsKeptBy(const ir::Module& module, ir::FunctionId function) {
  std::vector<ir::FunctionId> functions;
  AddNamedIn(module, module.function(function).body, /*callees_too=*/false, functions);
  return functions;
}

std::vector<bool> ReachableFunctions(const ir::Module& module, ir::FunctionId function) {
  std::vector<bool> reached(module.num_functions(), false);
  std::vector<ir::FunctionId> pending = {function};
  reached[function.index] = true;
  while (!pending.empty()) {
    const ir::FunctionId next = pending.back();
    pending.pop_back();
    std::vector<ir::FunctionId> named;
    AddNamedIn(module, module.function(next).body, /*callees_too=*/true, named);
    for (const ir::FunctionId id : named) {
      if (reached[id.index]) continue;
      reached[id.index] = true;
      pending.push_back(id);
    }
  }
  return reached;
}

bool IsShapeAssertion(const ir::Module& module, ir::OpId op) {
  return module.opcode(op) == ir::Opcode::kCustomCall &&
         module.attrs<ir::CustomCallAttrs>(op).call_target_name == "shape_assertion" &&
         module.num_operands(op) > 0;
}

}  // namespace lockstep::passes
