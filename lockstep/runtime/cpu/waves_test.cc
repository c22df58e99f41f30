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

TEST(WavesTest, StepsThatShareReadsAreIndependent) {
  const plan::Sequence steps = {Loops({Temporary(0)}, {Temporary(64)}),
                                Loops({Temporary(0)}, {Temporary(128)})};
  EXPECT_EQ(CountIndependent(steps, 0), 2u);
}

TEST(WavesTest, AReaderWaitsForTheWriter) {
  const plan::Sequence steps = {Loops({}, {Temporary(0)}),
                                Loops({Temporary(32)}, {Temporary(128)})};
  EXPECT_EQ(CountIndependent(steps, 0), 1u);
}

TEST(WavesTest, AWriterWaitsForReadersAndWriters) {
  EXPECT_EQ(CountIndependent({Loops({Temporary(0)}, {}), Loops({}, {Temporary(0)})}, 0), 1u);
  EXPECT_EQ(CountIndependent({Loops({}, {Temporary(0)}), Loops({}, {Temporary(48)})}, 0), 1u);
}

TEST(WavesTest, OtherStepsEndAWave) {
  plan::Step copy;
  copy.kind = plan::StepKind::kCopy;
  EXPECT_EQ(CountIndependent({Loops({}, {Temporary(0)}), copy}, 0), 1u);
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
