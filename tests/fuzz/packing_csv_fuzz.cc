// SPDX-License-Identifier: Apache-2.0
// Fuzzes the reader of packing problems and the greedy planner: any text is an error, or a problem
// whose packing is right.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "lockstep/plan/memory/csv.h"
#include "lockstep/plan/memory/picture.h"
#include "lockstep/plan/memory/solver.h"
#include "lockstep/plan/memory/validator.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace lockstep;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto named = plan::ReadProblemCsv(text);
  if (!named.ok()) return 0;
  const auto packing = plan::Pack(named->problem, {});
  if (!packing.ok()) return 0;
  if (!plan::ValidatePacking(named->problem, *packing).ok()) std::abort();
  (void)plan::DrawPacking(named->problem, *packing, named->names);
  const auto again = plan::ReadProblemCsv(plan::WritePlanCsv(*named, *packing));
  if (!again.ok() || again->names != named->names) std::abort();
  return 0;
}
