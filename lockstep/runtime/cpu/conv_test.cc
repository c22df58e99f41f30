// SPDX-License-Identifier: Apache-2.0
// convolution on the CPU: every candidate against the interpreter, in the forms of JAX and of
// random ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>

#include "lockstep/runtime/cpu/matmul/kernel_checks.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::CheckCandidates;
using matmul::RandomLiteral;
using matmul::ToleranceOf;

std::string TypeText(const std::vector<int64_t>& sizes, DType dtype) {
  std::string text = "tensor<";
  for (const int64_t size : sizes) text += std::to_string(size) + "x";
  return text + std::string(DTypeName(dtype)) + ">";
}

template <typename Values>
std::string ListText(const Values& values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i) text += (i ? ", " : "") + std::to_string(values[i]);
  return text + "]";
}

struct Dimension {
  int64_t input = 8, window = 3, stride = 1, low = 0, high = 0;
  int64_t input_dilation = 1, window_dilation = 1;
  bool reversed = false;

  int64_t Dilated(int64_t size, int64_t dilation) const {
    return size == 0 ? 0 : (size - 1) * dilation + 1;
  }
  int64_t padded() const { return Dilated(input, input_dilation) + low + high; }
  int64_t output() const {
    const int64_t size = padded(), covered = Dilated(window, window_dilation);
    return size == 0 || covered > size ? 0 : (size - covered) / stride + 1;
  }
};

struct ConvCase {
  std::vector<Dimension> spatial;
  int64_t batch = 2, in_features = 3, out_features = 4;  // in_features: of a group
  int64_t feature_groups = 1, batch_groups = 1;
  std::string input = "b01f", kernel = "01io", output = "b01f";  // one character a dimension
  DType dtype = DType::kF32;

  std::vector<int64_t> Sizes(const std::string& layout) const {
    std::vector<int64_t> sizes;
    const bool is_input = &layout == &input, is_kernel = &layout == &kernel;
    for (const char c : layout) {
      if (c >= '0' && c <= '9') {
        const Dimension& d = spatial[static_cast<size_t>(c - '0')];
        sizes.push_back(is_input ? d.input : is_kernel ? d.window : d.output());
      } else if (c == 'b') {
        sizes.push_back(is_input ? batch * batch_groups : batch);
      } else if (c == 'i' || (c == 'f' && is_input)) {
        sizes.push_back(c == 'i' ? in_features : in_features * feature_groups);
      } else {
        sizes.push_back(out_features * feature_groups * batch_groups);
      }
    }
    return sizes;
  }
  int64_t terms() const {
    int64_t product = in_features;
    for (const Dimension& d : spatial) product *= d.window;
    return product;
  }
  std::string Text() const;
};

std::string LayoutText(const std::string& layout) {
  std::string text = "[";
  for (size_t i = 0; i < layout.size(); ++i) text += (i ? ", " : "") + std::string(1, layout[i]);
  return text + "]";
}

std::string ConvCase::Text() const {
  std::vector<int64_t> strides, input_dilations, window_dilations;
  std::string padding, reversals;
  for (const Dimension& d : spatial) {
    strides.push_back(d.stride);
    input_dilations.push_back(d.input_dilation);
    window_dilations.push_back(d.window_dilation);
    padding += (padding.empty() ? "" : ", ") + ListText(std::vector{d.low, d.high});
    reversals += std::string(reversals.empty() ? "" : ", ") + (d.reversed ? "true" : "false");
  }
  const std::string x = TypeText(Sizes(input), dtype), y = TypeText(Sizes(kernel), dtype);
  const std::string z = TypeText(Sizes(output), dtype);
  return "func.func @main(%x: " + x + ", %y: " + y + ") -> " + z +
         " {\n  %0 = stablehlo.convolution(%x, %y) dim_numbers = " + LayoutText(input) + "x" +
         LayoutText(kernel) + "->" + LayoutText(output) +
         ", window = {stride = " + ListText(strides) + ", pad = [" + padding +
         "], lhs_dilate = " + ListText(input_dilations) +
         ", rhs_dilate = " + ListText(window_dilations) + ", reverse = [" + reversals +
         "]} {batch_group_count = " + std::to_string(batch_groups) +
         " : i64, feature_group_count = " + std::to_string(feature_groups) + " : i64} : (" + x +
         ", " + y + ") -> " + z + "\n  return %0 : " + z + "\n}\n";
}

void Check(const ConvCase& c, uint64_t seed, std::set<std::string>* variants = nullptr) {
  std::mt19937_64 random(seed);
  const std::string text = c.Text();
  const Literal arguments[] = {RandomLiteral(c.dtype, Shape(c.Sizes(c.input)), random),
                               RandomLiteral(c.dtype, Shape(c.Sizes(c.kernel)), random)};
  CheckCandidates(text, arguments, {.tolerance = ToleranceOf(c.dtype, c.terms())}, variants);
}

ConvCase RandomCase(std::mt19937_64& random) {
  const auto below = [&](uint64_t n) { return static_cast<int64_t>(random() % n); };
  ConvCase c;
  const auto rank = static_cast<size_t>(below(4));
  std::string digits;
  for (size_t s = 0; s < rank; ++s) {
    Dimension d{.input = 1 + below(rank == 1 ? 20 : 7), .window = 1 + below(4)};
    if (below(15) == 0) d.input = 0;
    if (below(3) == 0) d.stride = 1 + below(3);
    if (below(3) == 0) d.input_dilation = 1 + below(3);
    if (below(3) == 0) d.window_dilation = 1 + below(3);
    d.low = below(5) - 1, d.high = below(5) - 1;
    d.reversed = below(3) == 0;
    if (d.padded() < 0) d.low = d.high = 0;
    c.spatial.push_back(d);
    digits += static_cast<char>('0' + s);
  }
  c.batch = below(15) == 0 ? 0 : 1 + below(5);
  c.in_features = below(15) == 0 ? 0 : 1 + below(below(3) == 0 ? 20 : 4);
  c.out_features = 1 + below(below(3) == 0 ? 40 : 4);
  if (below(4) == 0)
    c.feature_groups = 1 + below(3);
  else if (below(4) == 0)
    c.batch_groups = 1 + below(3);
  c.input = "bf" + digits, c.kernel = "io" + digits, c.output = "bf" + digits;
  for (std::string* layout : {&c.input, &c.kernel, &c.output}) {
    std::shuffle(layout->begin(), layout->end(), random);
  }
  return c;
}

TEST(ConvTest, AgreesWithTheInterpreterOnRandomConvolutions) {
  std::mt19937_64 random(1);
  for (uint64_t i = 0; i < 200; ++i) {
    const ConvCase c = RandomCase(random);
    Check(c, i);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(ConvTest, MultipliesDepthwiseByLanes) {
  for (const int64_t channels : {8, 21, 64, 77, 130}) {
    for (const int64_t dilation : {1, 2}) {
      ConvCase c{.spatial = {{.stride = dilation, .low = 1, .high = 1},
                             {.input = 5, .low = 1, .high = 2, .input_dilation = dilation}},
                 .in_features = 1,
                 .out_features = 1,
                 .feature_groups = channels};
      for (const DType dtype : {DType::kF32, DType::kF64}) {
        c.dtype = dtype;
        std::set<std::string> variants;
        Check(c, 1, &variants);
        EXPECT_TRUE(variants.contains("lane_products"));
      }
    }
  }
}

TEST(ConvTest, TakesEveryDType) {
  std::mt19937_64 random(2);
  for (int d = 0; d < kNumDTypes; ++d) {
    const auto dtype = static_cast<DType>(d);
    if (dtype == DType::kIndex) continue;
    for (uint64_t i = 0; i < 4; ++i) {
      ConvCase c = RandomCase(random);
      c.dtype = dtype;
      Check(c, i);
    }
  }
}

// Many phases: the copy of the input is dilated instead.
TEST(ConvTest, TakesLargeDilationsOfTheInput) {
  ConvCase c;
  c.spatial = {{.input = 5, .window = 4, .low = 2, .high = 3, .input_dilation = 17},
               {.input = 3, .window = 5, .low = -2, .high = 9, .input_dilation = 9}};
  Check(c, 1);
}

}  // namespace
}  // namespace lockstep::runtime::cpu
