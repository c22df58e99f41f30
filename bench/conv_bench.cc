// SPDX-License-Identifier: Apache-2.0
// Convolutions as the programs have them: forward and both gradients. BM_Conv/<case>/threads gives
// GFLOP/s of the best iteration, which other work on the machine disturbs least.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>

#include "bench/op_bench.h"

namespace lockstep::runtime::cpu {
namespace {

struct ConvText {
  const char *name, *layout, *padding, *stride, *lhs_dilation, *rhs_dilation;
  const char *lhs, *rhs, *result;
  double multiply_adds;
  int64_t feature_groups = 1;
};

constexpr char kForward[] = "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]";
constexpr char kInput[] = "[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]";    // gradient of the input
constexpr char kWeights[] = "[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]";  // of the kernel
constexpr char kOne[] = "[1, 1]", kTwo[] = "[2, 2]", kSame[] = "[[1, 1], [1, 1]]";

constexpr ConvText kConvs[] = {
    {"cnn_first", kForward, kSame, kOne, kOne, kOne, "64x8x8x1", "3x3x1x16", "64x8x8x16",
     4096. * 9 * 16},
    {"cnn_second", kForward, kSame, kOne, kOne, kOne, "64x8x8x16", "3x3x16x32", "64x8x8x32",
     4096. * 9 * 16 * 32},
    {"cnn_third", kForward, kSame, kOne, kOne, kOne, "64x4x4x32", "3x3x32x32", "64x4x4x32",
     1024. * 9 * 32 * 32},
    {"cnn_second_input", kInput, kSame, kOne, kOne, kOne, "64x8x8x32", "3x3x16x32", "64x8x8x16",
     4096. * 9 * 16 * 32},
    {"cnn_first_weights", kWeights, kSame, kOne, kOne, kOne, "64x8x8x1", "64x8x8x16", "3x3x1x16",
     4096. * 9 * 16},
    {"cnn_second_weights", kWeights, kSame, kOne, kOne, kOne, "64x8x8x16", "64x8x8x32", "3x3x16x32",
     4096. * 9 * 16 * 32},
    {"resnet_block", kForward, kSame, kOne, kOne, kOne, "32x8x8x12", "3x3x12x12", "32x8x8x12",
     2048. * 9 * 12 * 12},
    {"resnet_block_weights", kWeights, kSame, kOne, kOne, kOne, "32x8x8x12", "32x8x8x12",
     "3x3x12x12", 2048. * 9 * 12 * 12},
    {"resnet_strided", kForward, "[[0, 1], [0, 1]]", kTwo, kOne, kOne, "32x8x8x12", "3x3x12x24",
     "32x4x4x24", 512. * 9 * 12 * 24},
    {"resnet_strided_input", kInput, "[[2, 1], [2, 1]]", kOne, kTwo, kOne, "32x4x4x24", "3x3x12x24",
     "32x8x8x12", 512. * 9 * 12 * 24},
    {"resnet_strided_weights", kWeights, "[[0, 1], [0, 1]]", kOne, kOne, kTwo, "32x8x8x12",
     "32x4x4x24", "3x3x12x24", 512. * 9 * 12 * 24},
    {"unet_block", kForward, kSame, kOne, kOne, kOne, "32x8x8x16", "3x3x16x16", "32x8x8x16",
     2048. * 9 * 16 * 16},
    {"unet_last", kForward, kSame, kOne, kOne, kOne, "32x8x8x16", "3x3x16x1", "32x8x8x1",
     2048. * 9 * 16},
    {"unet_up", kForward, kSame, kOne, kTwo, kOne, "32x4x4x32", "2x2x32x16", "32x8x8x16",
     2048. * 32 * 16},
    {"unet_pointwise", kForward, "[[0, 0], [0, 0]]", kOne, kOne, kOne, "32x8x8x32", "1x1x32x16",
     "32x8x8x16", 2048. * 32 * 16},
    {"depthwise", kForward, kSame, kOne, kOne, kOne, "8x28x28x64", "3x3x1x64", "8x28x28x64",
     6272. * 9 * 64, 64},
    {"grouped", kForward, kSame, kOne, kOne, kOne, "8x28x28x64", "3x3x16x64", "8x28x28x64",
     6272. * 9 * 16 * 64, 4},
    {"large", kForward, kSame, kOne, kOne, kOne, "8x28x28x128", "3x3x128x128", "8x28x28x128",
     6272. * 9 * 128 * 128},
};

std::string ModuleText(const ConvText& conv) {
  const auto type = [](const char* text) { return std::string("tensor<") + text + "xf32>"; };
  const std::string x = type(conv.lhs), y = type(conv.rhs), z = type(conv.result);
  return "func.func @main(%x: " + x + ", %y: " + y + ") -> " + z +
         " {\n  %0 = stablehlo.convolution(%x, %y) dim_numbers = " + conv.layout +
         ", window = {stride = " + conv.stride + ", pad = " + conv.padding +
         ", lhs_dilate = " + conv.lhs_dilation + ", rhs_dilate = " + conv.rhs_dilation +
         "} {batch_group_count = 1 : i64, feature_group_count = " +
         std::to_string(conv.feature_groups) + " : i64} : (" + x + ", " + y + ") -> " + z +
         "\n  return %0 : " + z + "\n}\n";
}

const int registered = [] {
  for (const ConvText& conv : kConvs) {
    benchmark::RegisterBenchmark(
        (std::string("BM_Conv/") + conv.name).c_str(),
        [&conv](benchmark::State& state) { RunOp(state, ModuleText(conv), conv.multiply_adds); })
        ->Arg(1)
        ->Arg(2)
        ->MeasureProcessCPUTime()
        ->UseRealTime();
  }
  return 0;
}();

}  // namespace
}  // namespace lockstep::runtime::cpu
