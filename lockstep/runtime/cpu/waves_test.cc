// SPDX-License-Identifier: Apache-2.0
#include "lockstep/runtime/cpu/waves.h"

#include <gtest/gtest.h>

namespace lockstep::runtime::cpu {
namespace {

plan::Slice Temporary(int64_t offset) { return {plan::Space::kTemporary, 0, offset, 64}; }

plan::Step Loops(std::vector<plan::Slice> inputs, std::vector<plan::Slice> outputs) {
  plan::Step step;
  step.kind = plan::StepKind::kLoops;
  step.inputs = std::move(inputs);
  step.outputs = std::move(outputs);
  return step;
}

size_t CountFirst(const plan::Sequence& sequence) {
  std::vector<const plan::Step*> steps;
  for (const plan::Step& step : sequence) steps.push_back(&step);
  return CountIndependent(steps, 0);
}

TEST(WavesTest, StepsThatShareReadsAreIndependent) {
  EXPECT_EQ(
      CountFirst({Loops({Temporary(0)}, {Temporary(64)}), Loops({Temporary(0)}, {Temporary(128)})}),
      2u);
}

TEST(WavesTest, AReaderWaitsForTheWriter) {
  EXPECT_EQ(CountFirst({Loops({}, {Temporary(0)}), Loops({Temporary(32)}, {Temporary(128)})}), 1u);
}

TEST(WavesTest, AWriterWaitsForReadersAndWriters) {
  EXPECT_EQ(CountFirst({Loops({Temporary(0)}, {}), Loops({}, {Temporary(0)})}), 1u);
  EXPECT_EQ(CountFirst({Loops({}, {Temporary(0)}), Loops({}, {Temporary(48)})}), 1u);
}

TEST(WavesTest, OtherStepsEndAWave) {
  plan::Step copy;
  copy.kind = plan::StepKind::kCopy;
  EXPECT_EQ(CountFirst({Loops({}, {Temporary(0)}), copy}), 1u);
}

TEST(WavesTest, TasksCoverAllItems) {
  const int64_t items[] = {10, 1}, elements[] = {100, 5000};
  const std::vector<WaveTask> tasks = CutWave(items, elements, 400);
  int64_t covered[] = {0, 0};
  for (const WaveTask& task : tasks) covered[task.step] += task.end - task.begin;
  EXPECT_EQ(covered[0], 10);
  EXPECT_EQ(covered[1], 1);
  EXPECT_EQ(tasks.size(), 4u);
}

}  // namespace
}  // namespace lockstep::runtime::cpu
