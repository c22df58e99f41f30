// SPDX-License-Identifier: Apache-2.0
// Packing problems and plans as CSV.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/plan/memory/problem.h"
#include "lockstep/status.h"

namespace lockstep::plan {

struct NamedProblem {
  PackingProblem problem;
  std::vector<std::string> names;  // of the buffers
};

// A line of column names, then one buffer a line. Columns, in any order: id (any text without a
// comma, unique), lower and upper (live in [lower, upper)), size; alignment (1 where the column is
// absent) and offset (where the buffer must lie; empty: anywhere) if wanted. Errors:
// InvalidArgument, "<file>:LINE:COLUMN: error: ..", the first one. Whether the problem makes sense
// is CheckProblem's to say.
Result<NamedProblem> ReadProblemCsv(std::string_view text, std::string_view file = "problem.csv");

// The columns of the problem and `offset`, in the order of the problem: a plan reads back as a
// problem in which everything is fixed. REQUIRES: one offset per buffer.
std::string WritePlanCsv(const NamedProblem& named, const Packing& packing);

}  // namespace lockstep::plan
