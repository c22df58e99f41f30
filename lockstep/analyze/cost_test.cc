// SPDX-License-Identifier: Apache-2.0
// Counting through calls: each function once, sums that stop at the largest number.
#include "lockstep/analyze/cost.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "lockstep/text/reader.h"

namespace lockstep::analyze {
namespace {

// @f0 adds 4 elements; each next function calls the one before twice.
std::string Doubling(int levels) {
  std::string text =
      "func.func private @f0(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  for (int i = 1; i <= levels; ++i) {
    const std::string name = i == levels ? "main" : "f" + std::to_string(i);
    const std::string callee = "@f" + std::to_string(i - 1);
    const std::string type = " : (tensor<4xf32>) -> tensor<4xf32>\n";
    text += "func.func @" + name + "(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = func.call " +
            callee + "(%x)" + type + "  %1 = func.call " + callee + "(%0)" + type +
            "  return %1 : tensor<4xf32>\n}\n";
  }
  return text;
}

Cost CostOf(const std::string& text) {
  const Result<ir::Module> module = text::ReadModule(text);
  LS_CHECK(module.ok());
  return CostOfFunction(*module, module->Entry());
}

TEST(Cost, CountsWhatIsCalledAsOftenAsItIsCalled) {
  const Cost cost = CostOf(Doubling(3));
  EXPECT_EQ(cost.flops, 8 * 4);
  EXPECT_EQ(cost.bytes, 8 * 3 * 16);
}

TEST(Cost, IsLinearWhenFunctionsShareCallees) {
  EXPECT_EQ(CostOf(Doubling(60)).flops, std::ldexp(4.0, 60));
}

TEST(Cost, StopsAtTheLargestNumber) {
  const Cost huge{.flops = std::numeric_limits<double>::max(),
                  .loops_counted_once = std::numeric_limits<int64_t>::max()};
  Cost sum = huge;
  sum += huge;
  EXPECT_EQ(sum.flops, huge.flops);
  EXPECT_EQ(sum.loops_counted_once, huge.loops_counted_once);
}

}  // namespace
}  // namespace lockstep::analyze
