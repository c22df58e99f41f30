// SPDX-License-Identifier: Apache-2.0
// Plans for people to read.
#pragma once

#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"

namespace lockstep::plan {

// The groups in the order in which they run: the ops of each, what it reads and writes.
std::string PrintGroups(const ir::Module& module, const Plan& plan);

// Where memory goes: the totals, then every array in temporary memory with its place, its size and
// the steps during which it is needed, the largest at the peak first.
std::string PrintMemory(const ir::Module& module, const Plan& plan);

// "temporaries, the largest of which is dot_general at line 3, tensor<4x4xf32>".
std::string DescribeTemporaries(const ir::Module& module, const Plan& plan);

// Every decision to fuse a producer with its consumer or not, and why. Equal ones are one line.
std::string PrintDecisions(const ir::Module& module, const Plan& plan);

// The lines in the order in which they first stand, each ended; those that stand more than once say
// how often: "add into tanh: same loops  (12 times)".
std::string FoldEqualLines(const std::vector<std::string>& lines);

// The steps with the slices of memory that they read and write.
std::string PrintSteps(const ir::Module& module, const Plan& plan);

// "add multiply tanh -> tensor<4xf32>": a step in few words.
std::string DescribeStep(const ir::Module& module, const Step& step);

// The step during which most temporary memory is in use, and how much.
struct Peak {
  int64_t step = 0;
  int64_t bytes = 0;
};
Peak FindPeak(const Plan& plan);

}  // namespace lockstep::plan
