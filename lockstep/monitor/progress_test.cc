// SPDX-License-Identifier: Apache-2.0
#include "lockstep/monitor/progress.h"

#include <gtest/gtest.h>

namespace lockstep::monitor {
namespace {

TEST(ProgressTest, FormatsDurations) {
  EXPECT_EQ(FormatDuration(0), "0 s");
  EXPECT_EQ(FormatDuration(59.4), "59 s");
  EXPECT_EQ(FormatDuration(185), "3 min 05 s");
  EXPECT_EQ(FormatDuration(3725), "1 h 02 min");
  EXPECT_EQ(FormatDuration(-3), "0 s");
}

TEST(ProgressTest, ThroughputCountsFromTheFirstStep) {
  Throughput throughput(/*first_step=*/100, /*total_steps=*/200, /*now_s=*/50);
  EXPECT_LT(throughput.seconds_left(), 0);
  throughput.Update(120, 54);
  EXPECT_DOUBLE_EQ(throughput.steps_per_second(), 5);
  EXPECT_DOUBLE_EQ(throughput.seconds_left(), 16);
  EXPECT_DOUBLE_EQ(throughput.recent_steps_per_second(), 5);
  throughput.Update(121, 55);
  EXPECT_DOUBLE_EQ(throughput.recent_steps_per_second(), 1 / (0.2 + 0.1 * (1 - 0.2)));
}

TEST(ProgressTest, SilentInAFile) {
  std::FILE* file = std::tmpfile();
  ASSERT_NE(file, nullptr);
  {
    ProgressLine line(file);
    line.Show("step 1/2", 0);
  }
  EXPECT_EQ(std::ftell(file), 0);
  std::fclose(file);
}

}  // namespace
}  // namespace lockstep::monitor
