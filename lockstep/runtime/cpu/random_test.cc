// SPDX-License-Identifier: Apache-2.0
// Random bits are those of the interpreter.
#include <gtest/gtest.h>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

std::string BitsText(const std::string& algorithm, int64_t words, const std::string& result) {
  const std::string state = Tensor({words}, "ui64");
  return OneOpModule({state}, {state, result},
                     "%r:2 = stablehlo.rng_bit_generator %0, algorithm = " + algorithm +
                         " : (tensor<" + state + ">) -> (tensor<" + state + ">, tensor<" + result +
                         ">)");
}

TEST(RandomKernelTest, BitsOfEveryAlgorithm) {
  for (const std::string algorithm : {"THREE_FRY", "PHILOX", "DEFAULT"}) {
    for (const std::string element :
         {"ui8", "i16", "ui32", "i64", "ui64", "f32", "bf16", "f64", "ui4"}) {
      for (const std::vector<int64_t>& sizes : std::vector<std::vector<int64_t>>{
               {}, {1}, {7}, {8}, {3, 5}, {3, 4, 5}, {5, 3, 7}, {0, 4}, {100003}, {333, 100, 2}}) {
        for (const int64_t words : {2, 3}) {
          if (algorithm == "THREE_FRY" && words == 3) continue;
          // Now and then the counter is about to overflow.
          CheckKernel(BitsText(algorithm, words, Tensor(sizes, element)),
                      {.ranges = {{-3, 3, sizes.size() > 1}}, .seed = sizes.size()});
        }
      }
    }
  }
}

TEST(RandomKernelTest, RngOfEveryDistribution) {
  for (const std::string distribution : {"UNIFORM", "NORMAL"}) {
    const std::string text =
        OneOpModule({"f32", "f32", "1xi64"}, {"4xf32"},
                    "%r = stablehlo.rng %0, %1, %2, distribution = " + distribution +
                        " : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>");
    EXPECT_EQ(RefusalOf(text, true), "");
  }
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
