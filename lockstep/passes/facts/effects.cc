// SPDX-License-Identifier: Apache-2.0
// Effects of ops, regions and functions; see effects.h.
#include "lockstep/passes/facts/effects.h"

#include <algorithm>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

bool HasToken(const ir::Module& module, ir::OpId op) {
  const auto is_token = [&](ir::ValueId value) {
    const Type& type = module.type(value);
    return type.kind() == Type::Kind::kToken || type.kind() == Type::Kind::kFuture ||
           type.kind() == Type::Kind::kBuffer;
  };
  return std::ranges::any_of(module.operands(op), is_token) ||
         std::ranges::any_of(module.results(op), is_token);
}

}  // namespace

bool Effects::AnyIn(ir::FunctionId function, bool pinned) {
  std::vector<Known>& known = functions_[pinned ? 1 : 0];
  if (known.size() <= function.index) known.resize(function.index + 1, Known::kUnknown);
  Known answer = known[function.index];
  if (answer == Known::kUnknown) {
    known[function.index] = Known::kRunning;
    bool any = module_.function(function).is_declaration;
    for (const ir::OpId op : module_.ops(module_.function(function).body)) {
      any = any || Any(op, pinned);
    }
    answer = any ? Known::kYes : Known::kNo;
    functions_[pinned ? 1 : 0][function.index] = answer;
  }
  return answer != Known::kNo;
}

bool Effects::Any(ir::OpId op, bool pinned) {
  const ir::OpInfo& info = module_.info(op);
  if (info.Has(ir::kSideEffect) || info.Has(ir::kSymbol)) return true;
  if (info.opcode == ir::Opcode::kCustomCall &&
      module_.attrs<ir::CustomCallAttrs>(op).has_side_effect) {
    return true;
  }
  if (pinned && (info.Has(ir::kCollective) || info.opcode == ir::Opcode::kOptimizationBarrier ||
                 HasToken(module_, op))) {
    return true;
  }
  if (const ir::FunctionId callee = CalleeOf(module_, op); callee && AnyIn(callee, pinned)) {
    return true;
  }
  for (size_t i = 0; i < module_.num_regions(op); ++i) {
    for (const ir::OpId inner : module_.ops(module_.region(op, i))) {
      if (Any(inner, pinned)) return true;
    }
  }
  return false;
}

bool Effects::MustRun(ir::OpId op) { return Any(op, false); }
bool Effects::IsPinned(ir::OpId op) { return Any(op, true); }

}  // namespace lockstep::passes
