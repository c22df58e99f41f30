// SPDX-License-Identifier: Apache-2.0
// Transcendental functions of generated code, over the whole range of float, against the C
// library's double functions rounded once.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <string>

#include "lockstep/session.h"

namespace lockstep {
namespace {

constexpr int64_t kCount = 1 << 16;
// Every 193rd bit pattern: some 22 million floats, NaN and infinities among them.
constexpr uint32_t kStep = 193;

Session Compile(const std::string& op, const std::string& features) {
  const std::string type = "tensor<" + std::to_string(kCount) + "xf32>";
  const std::string text = "func.func @main(%x: " + type + ") -> " + type + " {\n  %0 = " + op +
                           " %x : " + type + "\n  return %0 : " + type + "\n}\n";
  SessionOptions options;
  options.backend = "cpu";
  options.cpu_features = features;
  return Session::Create(ParseModule(text).value(), options).value();
}

// The distance in representable floats; 0 for two NaN.
int64_t Distance(float a, float b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b) ? 0 : INT64_MAX;
  const auto key = [](float x) {
    const auto bits = std::bit_cast<int32_t>(x);
    return bits < 0 ? -static_cast<int64_t>(bits & 0x7FFFFFFF) : static_cast<int64_t>(bits);
  };
  return std::abs(key(a) - key(b));
}

struct Function {
  std::string op;
  double (*exact)(double);
};

class FunctionsTest : public testing::TestWithParam<Function> {};

TEST_P(FunctionsTest, AreWithinOneUlp) {
  const Session session = Compile(GetParam().op, "native");
  std::vector<float> in(kCount), out(kCount);
  uint32_t bits = 0;
  int64_t worst = 0;
  for (uint64_t done = 0; done < (uint64_t{1} << 32) / kStep; done += kCount) {
    for (float& x : in) {
      x = std::bit_cast<float>(bits);
      bits += kStep;
    }
    const void* argument = in.data();
    void* result = out.data();
    ASSERT_TRUE(session.CallInPlace({&argument, 1}, {&result, 1}).ok());
    for (int64_t i = 0; i < kCount; ++i) {
      const float x = in[static_cast<size_t>(i)];
      const auto expected = static_cast<float>(GetParam().exact(static_cast<double>(x)));
      const int64_t distance = Distance(out[static_cast<size_t>(i)], expected);
      if (distance > worst) {
        worst = distance;
        ASSERT_LE(worst, 1) << GetParam().op << "(" << x << "): found "
                            << out[static_cast<size_t>(i)] << ", expected " << expected;
      }
    }
  }
}

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

INSTANTIATE_TEST_SUITE_P(
    All, FunctionsTest,
    testing::Values(Function{"stablehlo.exponential", std::exp},
                    Function{"stablehlo.exponential_minus_one", std::expm1},
                    Function{"stablehlo.log", std::log},
                    Function{"stablehlo.log_plus_one", std::log1p},
                    Function{"stablehlo.logistic", Logistic}, Function{"stablehlo.tanh", std::tanh},
                    Function{"stablehlo.sine", std::sin}, Function{"stablehlo.cosine", std::cos}),
    [](const auto& info) { return info.param.op.substr(info.param.op.find('.') + 1); });

}  // namespace
}  // namespace lockstep
