// SPDX-License-Identifier: Apache-2.0
// Quantized arithmetic beyond what data can say: inputs and outputs by their storage type, and
// arrays whose scales do not fit. What ops mean is data: tests/ops/quantized.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/text/reader.h"

namespace lockstep::interpret {
namespace {

using testing::ElementsAre;

ir::Module Read(const std::string& text) {
  Result<ir::Module> module = text::ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status();
  return module.ok() ? *std::move(module) : ir::Module();
}

Result<RunResult> RunMain(const ir::Module& module, std::span<const Datum> inputs) {
  return Run(module, module.Entry(), inputs);
}

TEST(QuantizedTest, InputsAndOutputsAreWhatIsStored) {
  const ir::Module module = Read(R"(
    !q = !quant.uniform<u8:f32, 0.5:128>
    func.func @main(%x: tensor<3x!q>) -> tensor<3x!q> {
      %0 = stablehlo.negate %x : tensor<3x!q>
      func.return %0 : tensor<3x!q>
    })");
  const std::array<uint8_t, 3> stored = {0, 128, 130};
  const std::array<Datum, 1> inputs = {
      Literal::FromValues<uint8_t>(DType::kU8, Shape{3}, std::span(stored))};
  const Result<RunResult> result = RunMain(module, inputs);
  ASSERT_TRUE(result.ok()) << result.status();
  const Literal& output = result->outputs[0].array();
  EXPECT_EQ(output.dtype(), DType::kU8);
  EXPECT_THAT(output.data<uint8_t>(), ElementsAre(255, 128, 126));
}

TEST(QuantizedTest, RefusesSlicesWithoutScales) {
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<?xf32> {
      %0 = stablehlo.uniform_dequantize %x
          : (tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<?xf32>
      func.return %0 : tensor<?xf32>
    })");
  const std::array<int8_t, 3> stored = {1, 2, 3};
  const std::array<Datum, 1> inputs = {
      Literal::FromValues<int8_t>(DType::kI8, Shape{3}, std::span(stored))};
  EXPECT_FALSE(RunMain(module, inputs).ok());
}

}  // namespace
}  // namespace lockstep::interpret
