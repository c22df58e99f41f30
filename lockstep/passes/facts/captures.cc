// SPDX-License-Identifier: Apache-2.0
// Values of outer regions; see captures.h.
#include "lockstep/passes/facts/captures.h"

#include <unordered_set>

#include "lockstep/expand/splice.h"
#include "lockstep/passes/pass.h"

namespace lockstep::passes {
namespace {

struct Collector {
  const ir::Module& module;
  std::unordered_set<uint32_t> inside;  // values defined so far
  std::unordered_set<uint32_t> seen;
  std::vector<ir::ValueId> captured;

  void Visit(ir::RegionId region) {
    for (const ir::ValueId value : module.arguments(region)) inside.insert(value.index);
    for (const ir::OpId op : module.ops(region)) {
      for (const ir::ValueId value : module.operands(op)) {
        if (!inside.contains(value.index) && seen.insert(value.index).second) {
          captured.push_back(value);
        }
      }
      for (size_t i = 0; i < module.num_regions(op); ++i) Visit(module.region(op, i));
      for (const ir::ValueId value : module.results(op)) inside.insert(value.index);
    }
  }
};

}  // namespace

std::vector<ir::ValueId> CapturedValues(const ir::Module& module, ir::RegionId region) {
  Collector collector{module, {}, {}, {}};
  collector.Visit(region);
  return std::move(collector.captured);
}

bool IsDefinedIn(const ir::Module& module, ir::ValueId value, ir::RegionId region) {
  const ir::OpId definition = module.defining_op(value);
  ir::RegionId at = definition ? module.parent(definition) : module.defining_region(value);
  while (at) {
    if (at == region) return true;
    const ir::OpId outer = module.parent_op(at);
    at = outer ? module.parent(outer) : ir::RegionId();
  }
  return false;
}

int64_t CountOpsIn(const ir::Module& module, ir::RegionId region) {
  int64_t count = 0;
  for (const ir::OpId op : module.ops(region)) {
    ++count;
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      count += CountOpsIn(module, module.region(op, i));
    }
  }
  return count;
}

int64_t CountOps(const ir::Module& module) {
  int64_t count = CountOpsIn(module, module.top_level());
  for (const ir::FunctionId id : module.functions()) {
    count += CountOpsIn(module, module.function(id).body);
  }
  return count;
}

ir::OpId CopyOpAlone(const ir::Module& from, ir::OpId op, ir::Module& to,
                     std::span<const ir::ValueId> operands, std::span<const Type> result_types) {
  const ir::OpId copy = to.CreateOp({.opcode = from.opcode(op),
                                     .operands = operands,
                                     .result_types = result_types,
                                     .attributes = from.attributes_ref(op),
                                     .num_regions = from.num_regions(op)});
  for (size_t i = 0; i < from.num_regions(op); ++i) {
    const ir::RegionId source = from.region(op, i), body = to.region(copy, i);
    expand::ValueMap map;
    if (&from == &to) {
      for (const ir::ValueId value : CapturedValues(from, source)) map.Set(value, value);
    }
    const std::vector<ir::ValueId> arguments(from.arguments(source).begin(),
                                             from.arguments(source).end());
    for (const ir::ValueId value : arguments) {
      map.Set(value, to.AddArgument(body, from.type(value)));
    }
    expand::CopyOps(from, source, to, body, {}, {}, map);
    std::vector<ir::ValueId> returned;
    const ir::OpId terminator = from.last_op(source);
    for (const ir::ValueId value : from.operands(terminator)) returned.push_back(map.Find(value));
    to.Append(body, to.CreateOp({.opcode = from.opcode(terminator),
                                 .operands = returned,
                                 .result_types = {},
                                 .attributes = from.attributes_ref(terminator)}));
  }
  return copy;
}

}  // namespace lockstep::passes
