// SPDX-License-Identifier: Apache-2.0
// Random packing problems: every plan is valid and not below the bound; small ones are as low as
// trying all orders gets them.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

#include "lockstep/plan/memory/solver.h"
#include "lockstep/plan/memory/validator.h"

namespace lockstep::plan {
namespace {

PackingProblem DrawProblem(size_t most_buffers, int64_t steps, int64_t most_bytes, bool fixed) {
  PackingProblem problem;
  const auto count = *rc::gen::inRange<size_t>(1, most_buffers + 1);
  for (size_t i = 0; i < count; ++i) {
    Buffer buffer;
    buffer.first = *rc::gen::inRange<int64_t>(0, steps);
    buffer.last = *rc::gen::inRange<int64_t>(buffer.first + 1, steps + 1);
    buffer.size_bytes = *rc::gen::inRange<int64_t>(0, most_bytes + 1);
    buffer.alignment = int64_t{1} << *rc::gen::inRange(0, 4);
    if (fixed && i == 0) buffer.fixed_offset = buffer.alignment * *rc::gen::inRange(0, 6);
    problem.buffers.push_back(buffer);
  }
  return problem;
}

bool Meet(const Buffer& a, const Buffer& b) { return a.first < b.last && b.first < a.last; }

// The least offset at which `index` lies on 0 or on a placed buffer and above all placed ones that
// it meets and that begin no higher: what lies lowest first is enough for some order to be best.
int64_t OnTop(const PackingProblem& problem, const std::vector<int64_t>& offsets,
              const std::vector<size_t>& placed, size_t index) {
  int64_t offset = 0;
  for (size_t other : placed) {
    if (!Meet(problem.buffers[index], problem.buffers[other])) continue;
    offset = std::max(offset, offsets[other] + problem.buffers[other].size_bytes);
  }
  const int64_t alignment = problem.buffers[index].alignment;
  return (offset + alignment - 1) / alignment * alignment;
}

// Stacks the buffers in every order. An order that would move a fixed buffer is out.
int64_t LeastHeight(const PackingProblem& problem) {
  std::vector<size_t> order;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    if (problem.buffers[i].size_bytes > 0) order.push_back(i);
  }
  int64_t least = kUnlimitedBytes;
  do {
    std::vector<int64_t> offsets(problem.buffers.size());
    std::vector<size_t> placed;
    int64_t height = 0;
    for (size_t index : order) {
      const Buffer& buffer = problem.buffers[index];
      offsets[index] = OnTop(problem, offsets, placed, index);
      if (buffer.fixed_offset) {
        if (offsets[index] > *buffer.fixed_offset) height = kUnlimitedBytes;
        offsets[index] = *buffer.fixed_offset;
      }
      if (height == kUnlimitedBytes) break;
      height = std::max(height, offsets[index] + buffer.size_bytes);
      placed.push_back(index);
    }
    least = std::min(least, height);
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

RC_GTEST_PROP(RandomPackings, AreValidAndNotBelowTheBound, ()) {
  const bool fixed = *rc::gen::arbitrary<bool>();
  const PackingProblem problem = DrawProblem(60, 40, 1000, fixed);
  const auto packing = Pack(problem);
  RC_ASSERT(packing.ok());
  const Status valid = ValidatePacking(problem, *packing);
  if (!valid.ok()) RC_FAIL(std::string(valid.message()));
  RC_ASSERT(packing->height_bytes >= packing->lower_bound_bytes);
}

RC_GTEST_PROP(RandomPackings, OfSixBuffersAreTheLowest, ()) {
  const bool fixed = *rc::gen::arbitrary<bool>();
  const PackingProblem problem = DrawProblem(6, 5, 20, fixed);
  const auto packing = Pack(problem, {.time_budget_s = 60});
  RC_ASSERT(packing.ok());
  const Status valid = ValidatePacking(problem, *packing);
  if (!valid.ok()) RC_FAIL(std::string(valid.message()));
  RC_ASSERT(packing->height_bytes == LeastHeight(problem));
  RC_ASSERT(packing->optimal);
}

RC_GTEST_PROP(RandomPackings, FitACapacityOrAreProvedNotTo, ()) {
  PackingProblem problem = DrawProblem(6, 5, 20, false);
  const int64_t least = LeastHeight(problem);
  RC_PRE(least != kUnlimitedBytes && least > 0);
  problem.capacity_bytes = least;
  RC_ASSERT(Pack(problem, {.time_budget_s = 60}).ok());
  problem.capacity_bytes = least - 1;
  const Status refused = Pack(problem, {.time_budget_s = 60}).status();
  RC_ASSERT(refused.code() == StatusCode::kResourceExhausted);
  RC_ASSERT(refused.message().find("no packing fits") != std::string_view::npos);
}

}  // namespace
}  // namespace lockstep::plan
