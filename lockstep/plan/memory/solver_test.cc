// SPDX-License-Identifier: Apache-2.0
// Packings of problems whose answer is known, and what is refused. tests/plan has random ones.
#include "lockstep/plan/memory/solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lockstep/plan/memory/validator.h"

namespace lockstep::plan {
namespace {

using testing::HasSubstr;

Packing MustPack(const PackingProblem& problem, const PackingOptions& options = {}) {
  auto packing = Pack(problem, options);
  EXPECT_TRUE(packing.ok()) << packing.status();
  if (!packing.ok()) return {};
  const Status valid = ValidatePacking(problem, *packing);
  EXPECT_TRUE(valid.ok()) << valid;
  return *std::move(packing);
}

std::string Refusal(const PackingProblem& problem, const PackingOptions& options = {}) {
  return Pack(problem, options).status().ToString();
}

// Needs 9 units, though at most 8 are live at once; greedy orders alone cannot prove it.
PackingProblem GapProblem() {
  PackingProblem problem;
  const int64_t rows[][3] = {{0, 2, 4}, {0, 1, 4}, {1, 3, 2}, {1, 4, 1}, {1, 3, 1}, {2, 5, 1},
                             {2, 3, 2}, {2, 4, 1}, {3, 5, 4}, {3, 5, 1}, {4, 5, 2}};
  for (const auto& row : rows) {
    problem.buffers.push_back(
        {.first = row[0], .last = row[1], .size_bytes = row[2], .alignment = 1});
  }
  return problem;
}

TEST(SolverTest, NothingTakesNothing) {
  EXPECT_EQ(MustPack({}).height_bytes, 0);
  const Packing packing = MustPack({.buffers = {{.first = 0, .last = 1, .size_bytes = 0}}});
  EXPECT_EQ(packing.height_bytes, 0);
  EXPECT_TRUE(packing.optimal);
}

TEST(SolverTest, BuffersThatDoNotMeetShareBytes) {
  PackingProblem problem;
  for (int64_t i = 0; i < 100; ++i) {
    problem.buffers.push_back({.first = i, .last = i + 1, .size_bytes = 1000});
  }
  EXPECT_EQ(MustPack(problem).height_bytes, 1000);
}

TEST(SolverTest, TheTopmostBufferNeedsNoPadding) {
  const Packing packing = MustPack({.buffers = {{.first = 0, .last = 2, .size_bytes = 65},
                                                {.first = 1, .last = 2, .size_bytes = 70}}});
  EXPECT_EQ(packing.lower_bound_bytes, 193);  // 128 and 128, less the 63 that 65 lacks
  EXPECT_EQ(packing.height_bytes, 193);
}

TEST(SolverTest, FixedOffsetsStay) {
  const Packing packing =
      MustPack({.buffers = {{.first = 0, .last = 4, .size_bytes = 64, .fixed_offset = 128},
                            {.first = 0, .last = 4, .size_bytes = 192},
                            {.first = 2, .last = 6, .size_bytes = 64},
                            {.first = 2, .last = 6, .size_bytes = 64}}},
               {.time_budget_s = 10});
  EXPECT_EQ(packing.offsets[0], 128);
  EXPECT_EQ(packing.height_bytes, 384);
  EXPECT_TRUE(packing.optimal);
}

TEST(SolverTest, SearchClosesWhatGreedyLeavesOpen) {
  const Packing packing = MustPack(GapProblem(), {.time_budget_s = 20});
  EXPECT_TRUE(packing.optimal);
  EXPECT_EQ(packing.height_bytes, 9);
  EXPECT_EQ(packing.lower_bound_bytes, 9);
  EXPECT_FALSE(MustPack(GapProblem()).optimal);
}

// However busy the machine is.
TEST(SolverTest, CountedWorkGivesOnePacking) {
  const PackingOptions options{.work_budget = 3'000'000};
  EXPECT_TRUE(MustPack(GapProblem(), options).optimal);
  PackingProblem problem;
  uint64_t state = 7;
  const auto draw = [&](int64_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int64_t>((state >> 33) % static_cast<uint64_t>(limit));
  };
  for (int64_t i = 0; i < 120; ++i) {
    const int64_t first = draw(40);
    problem.buffers.push_back(
        {.first = first, .last = first + 1 + draw(12), .size_bytes = 64 * (1 + draw(100))});
  }
  const Packing packing = MustPack(problem, options);
  EXPECT_LT(packing.height_bytes, MustPack(problem).height_bytes);
  EXPECT_EQ(packing.offsets, MustPack(problem, options).offsets);
}

TEST(SolverTest, RefusesWhatDoesNotFit) {
  PackingProblem problem{.buffers = {{.first = 0, .last = 2, .size_bytes = 64},
                                     {.first = 1, .last = 2, .size_bytes = 64}},
                         .capacity_bytes = 127};
  EXPECT_THAT(Refusal(problem), HasSubstr("RESOURCE_EXHAUSTED: memory plan: no packing fits the "
                                          "capacity of 127 bytes: at least 128 are needed"));
  problem.capacity_bytes = 128;
  EXPECT_EQ(MustPack(problem).height_bytes, 128);
  // Without time nothing is proved.
  problem = GapProblem();
  problem.capacity_bytes = 8;
  EXPECT_THAT(Refusal(problem), HasSubstr("allow more time or more bytes"));
  EXPECT_THAT(Refusal(problem, {.time_budget_s = 20}), HasSubstr("no packing fits"));
}

TEST(SolverTest, RefusesIllFormedProblemsByBuffer) {
  const auto with = [](Buffer buffer) {
    return Refusal({.buffers = {{.first = 0, .last = 1, .size_bytes = 1}, buffer}});
  };
  EXPECT_THAT(with({.first = 3, .last = 3, .size_bytes = 1}), HasSubstr("buffer 1: it lives"));
  EXPECT_THAT(with({.first = 0, .last = 1, .size_bytes = -1}), HasSubstr("size of -1"));
  EXPECT_THAT(with({.first = 0, .last = 1, .size_bytes = 1, .alignment = 48}),
              HasSubstr("alignment of 48 is not a power of two"));
  EXPECT_THAT(with({.first = 0, .last = 1, .size_bytes = 1, .fixed_offset = 32}),
              HasSubstr("not a multiple"));
  EXPECT_THAT(with({.first = INT64_MIN, .last = INT64_MAX, .size_bytes = 1}),
              HasSubstr("beyond 2^60 steps"));
  EXPECT_THAT(with({.first = 0, .last = 1, .size_bytes = int64_t{1} << 60}),
              HasSubstr("more than 2^60 bytes"));
  PackingProblem twice;
  twice.buffers.assign(2, {.first = 0, .last = 1, .size_bytes = 1, .fixed_offset = 64});
  EXPECT_THAT(Refusal(twice), HasSubstr("buffer 1: its fixed offset of 64 is taken"));
}

TEST(SolverTest, GreedyDoesNotDependOnThreads) {
  PackingProblem problem;
  for (int64_t i = 0; i < 500; ++i) {
    problem.buffers.push_back(
        {.first = i, .last = i + 1 + i * 7 % 40, .size_bytes = 1 + i * 7919 % 5000});
  }
  const Packing one = MustPack(problem, {.threads = 1});
  const Packing four = MustPack(problem, {.threads = 4});
  EXPECT_EQ(one.offsets, four.offsets);
  EXPECT_EQ(one.method, four.method);
}

}  // namespace
}  // namespace lockstep::plan
