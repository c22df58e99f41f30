// SPDX-License-Identifier: Apache-2.0
// The table of devices must make sense, and predictions must follow from it.
#include "lockstep/plan/cost/devices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "lockstep/plan/cost/roofline.h"
#include "lockstep/text/reader.h"

namespace lockstep::plan {
namespace {

using testing::HasSubstr;

// One FLOP takes 1 s for f32, 0.1 s for bf16; one byte takes 0.01 s.
const DeviceModel kSlow = {.name = "slow", .bytes_per_s = 100, .f32_flops = 1, .bf16_flops = 10};

TEST(DevicesTest, EveryRowHasItsFigures) {
  std::set<std::string> names;
  for (const DeviceModel& device : KnownDevices()) {
    EXPECT_TRUE(names.insert(device.name).second) << device.name;
    EXPECT_GE(device.memory_bytes, 16e9) << device.name;
    EXPECT_GE(device.bytes_per_s, 300e9) << device.name;
    EXPECT_GT(device.f32_flops, 0) << device.name;
    EXPECT_GE(device.bf16_flops, device.f32_flops) << device.name;
  }
}

TEST(DevicesTest, FindsByNameOrSaysTheNearest) {
  EXPECT_EQ(FindDevice("tpu-v4")->bf16_flops, 275e12);
  EXPECT_THAT(std::string(FindDevice("tpu-v44").status().message()), HasSubstr("'tpu-v4'"));
}

TEST(DevicesTest, PeakIsThatOfTheTypeOrOfAWiderOne) {
  EXPECT_EQ(PeakFlops(kSlow, DType::kF32), 1);
  EXPECT_EQ(PeakFlops(kSlow, DType::kBF16), 10);
  EXPECT_EQ(PeakFlops(kSlow, DType::kF8E5M2), 10);
  EXPECT_EQ(PeakFlops(kSlow, DType::kI8), 10);
  EXPECT_EQ(PeakFlops(kSlow, DType::kF64), 0);
}

TEST(RooflineTest, TakesTheLongerOfArithmeticAndBytes) {
  EXPECT_DOUBLE_EQ(RooflineSeconds({.flops = 3, .bytes = 200}, DType::kF32, kSlow), 3);
  EXPECT_DOUBLE_EQ(RooflineSeconds({.flops = 3, .bytes = 200}, DType::kBF16, kSlow), 2);
}

TEST(RooflineTest, SumsOpsByKindThroughCalls) {
  const auto module = text::ReadModule(R"(
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
      %1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
      %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    })");
  ASSERT_TRUE(module.ok()) << module.status();
  const Roofline roofline = PredictFunction(*module, module->Entry(), kSlow);
  ASSERT_EQ(roofline.rows.size(), 2u);
  EXPECT_EQ(roofline.rows[0].op, "stablehlo.add");
  EXPECT_DOUBLE_EQ(roofline.rows[0].count, 2);
  EXPECT_DOUBLE_EQ(roofline.rows[0].seconds, 8);  // 4 FLOPs each; 48 bytes would take 0.48 s
  EXPECT_DOUBLE_EQ(roofline.seconds, 12);
  EXPECT_DOUBLE_EQ(roofline.fused_s, 12);
}

}  // namespace
}  // namespace lockstep::plan
