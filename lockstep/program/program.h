// SPDX-License-Identifier: Apache-2.0
// A compiled program as plain data: the seam between compiling and running. Codegen writes it, the
// runtime reads it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/analyze/cost.h"
#include "lockstep/base/cpu.h"
#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"

namespace lockstep::program {

inline constexpr uint32_t kNoFunction = 0xFFFFFFFFu;

// A function of the object code.
struct Function {
  std::string symbol;
  // Of loops: the items that may run side by side, and what one costs in cheap operations.
  int64_t num_items = 1;
  int64_t elements_per_item = 1;
  // Of an epilogue, whose items are rows of so many elements; 0 of others.
  int64_t row_size = 0;
};

struct Program {
  // The ops that the steps refer to.
  std::shared_ptr<const ir::Module> module;
  plan::Plan plan;
  std::vector<Function> functions;
  // By the number of a step: its function (kLoops, and loops of small steps as a whole).
  std::unordered_map<int64_t, uint32_t> loop_functions;
  // By the number of a step: the functions of its op's regions on columns of scalars (kOp);
  // kNoFunction for a region that is not such a function.
  std::unordered_map<int64_t, std::vector<uint32_t>> region_functions;
  // By the number of a step: what its op runs as processes of a grid, by the name of a function;
  // the name is empty for the op's own region.
  std::unordered_map<int64_t, std::map<std::string, std::shared_ptr<const Program>>> callees;
  // A relocatable object for processors of `level` and above. Empty: nothing was generated.
  std::vector<std::byte> object;
  base::CpuLevel level = base::CpuLevel::kBaseline;
  // By the number and the kind of a step: what one run of it costs. Only of programs that were read
  // from a file, whose plans have no kernels to count.
  std::map<std::pair<int64_t, plan::StepKind>, analyze::Cost> costs;
};

}  // namespace lockstep::program
