// SPDX-License-Identifier: Apache-2.0
// Structural comparison of ops; see same_ops.h.
#include "lockstep/passes/facts/same_ops.h"

#include <algorithm>
#include <unordered_map>

namespace lockstep::passes {
namespace {

// Values of the second region by those of the first.
using ValuePairs = std::unordered_map<uint32_t, ir::ValueId>;

uint64_t Mix(uint64_t seed, uint64_t value) {
  seed ^= value + 0x9E3779B97F4A7C15u + (seed << 6) + (seed >> 2);
  return seed * 0xFF51AFD7ED558CCDu;
}

bool IsSwappable(const ir::Module& module, ir::OpId op) {
  return module.info(op).Has(ir::kCommutative) && module.num_operands(op) == 2;
}

// What can be said of an op without looking at its operands.
uint64_t HashShape(const ir::Module& module, ir::OpId op) {
  uint64_t hash = Mix(static_cast<uint64_t>(module.opcode(op)), module.attributes_ref(op)->Hash());
  hash = Mix(hash, module.num_operands(op));
  for (const ir::ValueId value : module.results(op)) hash = Mix(hash, module.type_id(value).index);
  return hash;
}

bool Same(const ir::Module& module, ir::OpId a, ir::OpId b, ValuePairs& pairs);

bool SameBodies(const ir::Module& module, ir::RegionId a, ir::RegionId b, ValuePairs& pairs) {
  const auto arguments_a = module.arguments(a), arguments_b = module.arguments(b);
  if (arguments_a.size() != arguments_b.size()) return false;
  for (size_t i = 0; i < arguments_a.size(); ++i) {
    if (module.type_id(arguments_a[i]) != module.type_id(arguments_b[i])) return false;
    pairs[arguments_a[i].index] = arguments_b[i];
  }
  ir::OpId x = module.first_op(a), y = module.first_op(b);
  for (; x && y; x = module.next(x), y = module.next(y)) {
    if (!Same(module, x, y, pairs)) return false;
    for (size_t i = 0; i < module.num_results(x); ++i) {
      pairs[module.result(x, i).index] = module.result(y, i);
    }
  }
  return !x && !y;
}

bool Same(const ir::Module& module, ir::OpId a, ir::OpId b, ValuePairs& pairs) {
  if (module.opcode(a) != module.opcode(b) || module.num_operands(a) != module.num_operands(b) ||
      module.num_results(a) != module.num_results(b) ||
      module.num_regions(a) != module.num_regions(b)) {
    return false;
  }
  for (size_t i = 0; i < module.num_results(a); ++i) {
    if (module.type_id(module.result(a, i)) != module.type_id(module.result(b, i))) return false;
  }
  const auto same = [&](size_t i, size_t j) {
    const ir::ValueId value = module.operand(a, i);
    const auto found = pairs.find(value.index);
    return (found == pairs.end() ? value : found->second) == module.operand(b, j);
  };
  bool equal = true;
  for (size_t i = 0; i < module.num_operands(a) && equal; ++i) equal = same(i, i);
  if (!equal && !(IsSwappable(module, a) && same(0, 1) && same(1, 0))) return false;
  if (module.attributes_ref(a) != module.attributes_ref(b) &&
      !module.attributes_ref(a)->Equals(*module.attributes_ref(b))) {
    return false;
  }
  if (!(module.discardable(a) == module.discardable(b))) return false;
  for (size_t i = 0; i < module.num_regions(a); ++i) {
    if (!SameBodies(module, module.region(a, i), module.region(b, i), pairs)) return false;
  }
  return true;
}

}  // namespace

uint64_t HashOp(const ir::Module& module, ir::OpId op) {
  uint64_t hash = HashShape(module, op);
  if (IsSwappable(module, op)) {
    const uint32_t a = module.operand(op, 0).index, b = module.operand(op, 1).index;
    hash = Mix(Mix(hash, std::min(a, b)), std::max(a, b));
  } else {
    for (const ir::ValueId value : module.operands(op)) hash = Mix(hash, value.index);
  }
  for (size_t i = 0; i < module.num_regions(op); ++i) {
    for (const ir::OpId inner : module.ops(module.region(op, i))) {
      hash = Mix(hash, HashShape(module, inner));
    }
  }
  return hash;
}

bool SameOps(const ir::Module& module, ir::OpId a, ir::OpId b) {
  ValuePairs pairs;
  return Same(module, a, b, pairs);
}

bool SameRegions(const ir::Module& module, ir::RegionId a, ir::RegionId b) {
  ValuePairs pairs;
  return SameBodies(module, a, b, pairs);
}

}  // namespace lockstep::passes
