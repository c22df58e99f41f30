// SPDX-License-Identifier: Apache-2.0
// The plan's arrays as a packing, which the planner's picture shows.
#include "lockstep/plan/memory/plan_picture.h"

#include "lockstep/plan/memory/picture.h"

namespace lockstep::plan {
namespace {

// "exponential tensor<4xf32>, line 7".
std::string NameOf(const ir::Module& module, ir::ValueId value) {
  if (value.index >= module.value_capacity()) return "kept aside";
  const ir::OpId op = module.defining_op(value);
  std::string name = "argument";
  if (op) {
    const std::string_view full = module.info(op).name;
    name = full.substr(full.find('.') + 1);
  }
  name += " " + module.type(value).ToString();
  if (op && module.position(op).line > 0) {
    name += ", line " + std::to_string(module.position(op).line);
  }
  return name;
}

}  // namespace

std::string DrawTemporaries(const ir::Module& module, const Plan& plan) {
  PackingProblem problem;
  Packing packing;
  std::vector<std::string> names;
  for (const TemporaryUse& use : plan.temporaries) {
    Buffer buffer;
    buffer.first = use.first_step;
    buffer.last = use.last_step + 1;
    buffer.size_bytes = use.size_bytes;
    problem.buffers.push_back(buffer);
    packing.offsets.push_back(use.offset);
    names.push_back(NameOf(module, use.value));
  }
  packing.height_bytes = plan.memory.temporary_bytes;
  packing.lower_bound_bytes = plan.temporary_lower_bound_bytes;
  packing.method = "temporary memory of one call";
  return DrawPacking(problem, packing, names);
}

}  // namespace lockstep::plan
