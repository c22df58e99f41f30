// SPDX-License-Identifier: Apache-2.0
// The memory planner's question and answer: buffers with known lifetimes and sizes, and an offset
// for each, so that no two that are live at once overlap.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::plan {

// No capacity is given: any height will do, less is better.
inline constexpr int64_t kUnlimitedBytes = std::numeric_limits<int64_t>::max();

// Live in the schedule steps [first, last): a buffer that ends at 9 and one that starts at 9 may
// share their bytes.
struct Buffer {
  int64_t first = 0;
  int64_t last = 0;
  int64_t size_bytes = 0;
  int64_t alignment = 64;               // of the offset; a power of two
  std::optional<int64_t> fixed_offset;  // where the buffer must lie
};

struct PackingProblem {
  std::vector<Buffer> buffers;
  int64_t capacity_bytes = kUnlimitedBytes;
};

// An offset for each buffer, in the order of the problem.
struct Packing {
  std::vector<int64_t> offsets;
  int64_t height_bytes = 0;       // the largest offset + size
  int64_t lower_bound_bytes = 0;  // no packing is lower
  bool optimal = false;           // proved: no packing is lower than this one
  std::string method;             // what found it, for people
};

}  // namespace lockstep::plan
