// SPDX-License-Identifier: Apache-2.0
// Sections of a program, one after the other.
#include "lockstep/program/print.h"

#include <map>

#include "lockstep/base/strings.h"
#include "lockstep/plan/print.h"

namespace lockstep::program {
namespace {

// Constants that steps read, by op: where the op is and how many bytes it gives.
void CollectConstants(const plan::Sequence& sequence, std::map<uint32_t, int64_t>& constants) {
  for (const plan::Step& step : sequence) {
    for (const plan::Slice& input : step.inputs) {
      if (input.space == plan::Space::kConstant) constants[input.index] = input.size_bytes;
    }
    for (const plan::Sequence& inner : step.sequences) CollectConstants(inner, constants);
  }
}

}  // namespace

std::string PrintProgram(const Program& program) {
  const ir::Module& module = *program.module;
  std::string text = "steps:\n" + plan::PrintSteps(module, program.plan);
  text += "functions:\n";
  std::map<int64_t, uint32_t> ordered(program.loop_functions.begin(), program.loop_functions.end());
  for (const auto& [step, index] : ordered) {
    const Function& function = program.functions[index];
    text += base::StrCat("  step ", step, ": ", function.symbol, ", ", function.num_items,
                         " items of about ", function.elements_per_item, " operations\n");
  }
  for (const auto& [step, indices] : std::map<int64_t, std::vector<uint32_t>>(
           program.region_functions.begin(), program.region_functions.end())) {
    for (size_t i = 0; i < indices.size(); ++i) {
      text += base::StrCat(
          "  step ", step, ", region ", i, ": ",
          indices[i] == kNoFunction ? "none" : program.functions[indices[i]].symbol, "\n");
    }
  }
  std::map<uint32_t, int64_t> constants;
  CollectConstants(program.plan.steps, constants);
  text += "constants:\n";
  for (const auto& [op, size] : constants) {
    text +=
        base::StrCat("  constant", op, ": ", module.type(module.result(ir::OpId(op))).ToString(),
                     ", ", size, " bytes\n");
  }
  text += base::StrCat("object code: ", program.object.size(), " bytes for ",
                       base::CpuLevelName(program.level), "\n");
  return text;
}

}  // namespace lockstep::program
