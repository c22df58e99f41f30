// SPDX-License-Identifier: Apache-2.0
// Every kind of fault that a packing can have must be seen.
#include "lockstep/plan/memory/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lockstep::plan {
namespace {

using testing::HasSubstr;

// 0 and 1 live together, 2 takes the place of 0 after it; 3 is fixed above.
PackingProblem Problem() {
  return {.buffers = {{.first = 0, .last = 4, .size_bytes = 100},
                      {.first = 2, .last = 8, .size_bytes = 64},
                      {.first = 4, .last = 8, .size_bytes = 128},
                      {.first = 0, .last = 8, .size_bytes = 10, .fixed_offset = 256}},
          .capacity_bytes = 266};
}

Packing Plan() {
  return {.offsets = {0, 128, 0, 256}, .height_bytes = 266, .lower_bound_bytes = 202};
}

std::string Fault(const PackingProblem& problem, const Packing& packing) {
  return std::string(ValidatePacking(problem, packing).message());
}

TEST(ValidatorTest, AcceptsARightPacking) {
  EXPECT_TRUE(ValidatePacking(Problem(), Plan()).ok()) << Fault(Problem(), Plan());
  EXPECT_TRUE(ValidatePacking({}, {}).ok());
}

TEST(ValidatorTest, SeesOverlaps) {
  Packing packing = Plan();
  packing.offsets[1] = 64;  // from below, by the first 36 bytes
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("buffer 1"));
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("overlaps buffer 0"));
  packing = Plan();
  packing.offsets[2] = 64;  // runs into the one above
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("overlaps buffer 1"));
  packing = Plan();
  packing.offsets[1] = 0;  // at the very same place
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("overlaps"));
}

TEST(ValidatorTest, SeesAnOverlapWithOneThatIsAlmostOver) {
  PackingProblem problem = Problem();
  problem.buffers[0].last = 5;
  EXPECT_THAT(Fault(problem, Plan()), HasSubstr("overlaps buffer 0"));
}

TEST(ValidatorTest, SeesWrongPlaces) {
  Packing packing = Plan();
  packing.offsets[1] = 136;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("not aligned to 64"));
  packing = Plan();
  packing.offsets[3] = 192;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("must lie at 256"));
  packing = Plan();
  packing.offsets[0] = -64;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("below 0"));
  packing = Plan();
  packing.offsets[1] = 320;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("beyond the capacity of 266"));
  packing.offsets[1] = INT64_MAX - 63;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("beyond the capacity"));
}

TEST(ValidatorTest, SeesWrongFigures) {
  Packing packing = Plan();
  packing.height_bytes = 265;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("its height is 266"));
  packing = Plan();
  packing.lower_bound_bytes = 267;
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("lower bound of 267"));
  packing = Plan();
  packing.offsets.pop_back();
  EXPECT_THAT(Fault(Problem(), packing), HasSubstr("3 offsets for 4 buffers"));
}

}  // namespace
}  // namespace lockstep::plan
