// SPDX-License-Identifier: Apache-2.0
// The interpreter's contract beyond what ops mean: refusals, errors, limits, failing checks. What
// ops mean is data: tests/ops.
#include "lockstep/interpret/interpreter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "lockstep/text/reader.h"

namespace lockstep::interpret {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

ir::Module Read(const std::string& text) {
  Result<ir::Module> module = text::ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status();
  return module.ok() ? *std::move(module) : ir::Module();
}

Result<RunResult> RunMain(const ir::Module& module, std::span<const Datum> inputs = {},
                          const InterpretOptions& options = {}) {
  return Run(module, module.Entry(), inputs, options);
}

std::string Message(const Status& status) { return std::string(status.message()); }

TEST(InterpreterTest, RunsWithInputsAndLeavesThemAlone) {
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<3xf32>, %y: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
      %0 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %1 = stablehlo.multiply %x, %0 : tensor<3xf32>
      %2 = stablehlo.negate %1 : tensor<3xf32>
      func.return %2, %x : tensor<3xf32>, tensor<3xf32>
    })");
  const std::array<float, 3> values = {1, 2, 3};
  const std::array<Datum, 2> inputs = {Literal::VectorF32(values), Literal::ScalarF32(2)};
  for (int run = 0; run < 2; ++run) {
    const Result<RunResult> result = RunMain(module, inputs);
    ASSERT_TRUE(result.ok()) << result.status();
    ASSERT_EQ(result->outputs.size(), 2u);
    EXPECT_THAT(result->outputs[0].array().data<float>(), ElementsAre(-2, -4, -6));
    EXPECT_THAT(result->outputs[1].array().data<float>(), ElementsAre(1, 2, 3));
    EXPECT_THAT(inputs[0].array().data<float>(), ElementsAre(1, 2, 3));
    EXPECT_EQ(result->checks, 0);
  }
}

TEST(InterpreterTest, NamesAnInputThatDoesNotFit) {
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<3xf32>, %y: tensor<i32>) -> tensor<3xf32> {
      func.return %x : tensor<3xf32>
    })");
  const std::array<Datum, 2> wrong = {Literal::VectorF32(std::array{1.f, 2.f}),
                                      Literal::ScalarI32(0)};
  Result<RunResult> result = RunMain(module, wrong);
  EXPECT_EQ(result.status().code(), StatusCode::kInvalidArgument);
  EXPECT_THAT(Message(result.status()), HasSubstr("argument 0"));
  EXPECT_THAT(Message(result.status()), HasSubstr("tensor<3xf32>"));
  EXPECT_THAT(Message(result.status()), HasSubstr("tensor<2xf32>"));

  result = RunMain(module, std::span(wrong).first(1));
  EXPECT_THAT(Message(result.status()), HasSubstr("takes 2 arguments, found 1"));
}

TEST(InterpreterTest, RefusesAProgramWithEveryOpThatItCannotRun) {
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = func.call @f(%x) : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.custom_call @somewhere.else(%0) {has_side_effect = true} : (tensor<2xf32>) -> ()
      func.return %0 : tensor<2xf32>
    }
    func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.custom_call @far.away(%x) : (tensor<2xf32>) -> tensor<2xf32>
      func.return %0 : tensor<2xf32>
    }
    func.func private @not_called(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.custom_call @never.called(%x) : (tensor<2xf32>) -> tensor<2xf32>
      func.return %0 : tensor<2xf32>
    })");
  const Status status = CheckSupported(module, module.Entry());
  EXPECT_EQ(status.code(), StatusCode::kUnimplemented);
  EXPECT_THAT(Message(status), HasSubstr("far.away"));
  EXPECT_THAT(Message(status), HasSubstr("somewhere.else"));
  EXPECT_THAT(Message(status), HasSubstr(":4:"));  // the line of the first custom call
  EXPECT_THAT(Message(status), testing::Not(HasSubstr("never.called")));
  EXPECT_EQ(RunMain(module).status().code(), StatusCode::kUnimplemented);
}

TEST(InterpreterTest, RecordsChecksThatFail) {
  const ir::Module module = Read(R"(
    func.func @main() {
      %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 0x7FC00000]]> : tensor<2x2xf32>
      check.expect_eq_const %0, dense<[[1.0, 2.5], [3.0, 0x7FC00000]]> : tensor<2x2xf32>
      check.expect_almost_eq_const %0, dense<[[1.0, 2.0], [3.0, 0x7FC00000]]> : tensor<2x2xf32>
      check.expect_almost_eq_const %0, dense<[[1.0, 2.0], [3.001, 4.0]]> : tensor<2x2xf32>
      %1 = stablehlo.constant dense<[[0x3F800002, 2.0], [3.0, 0x7F800000]]> : tensor<2x2xf32>
      check.expect_close %0, %1 : tensor<2x2xf32>
      %2 = "stablehlo.custom_call"(%0, %1) {call_target_name = "check.eq"}
          : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<i1>
      check.expect_eq_const %2, dense<false> : tensor<i1>
      func.return
    })");
  const Result<RunResult> result = RunMain(module);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->checks, 6);
  ASSERT_EQ(result->check_failures.size(), 4u);
  const CheckFailure& first = result->check_failures[0];
  EXPECT_EQ(first.op, "check.expect_eq_const");
  EXPECT_EQ(first.position.line, 4u);
  // NaN equals nothing, so two elements differ.
  EXPECT_THAT(first.message, HasSubstr("element [0, 1]"));
  EXPECT_THAT(first.message, HasSubstr("2 of 4 elements differ"));
  EXPECT_THAT(result->check_failures[1].message, HasSubstr("element [1, 0]"));
  EXPECT_THAT(result->check_failures[2].message, HasSubstr("element [0, 0]"));
  EXPECT_EQ(result->check_failures[3].op, "check.eq");
}

TEST(InterpreterTest, RefusesRecursionThatGoesTooDeep) {
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<i32>) -> tensor<i32> {
      %0 = func.call @main(%x) : (tensor<i32>) -> tensor<i32>
      func.return %0 : tensor<i32>
    })");
  const std::array<Datum, 1> inputs = {Literal::ScalarI32(0)};
  const Result<RunResult> result = RunMain(module, inputs);
  EXPECT_EQ(result.status().code(), StatusCode::kResourceExhausted);
  EXPECT_THAT(Message(result.status()), HasSubstr("512"));
}

TEST(InterpreterTest, RecursionThatEndsKeepsItsValuesApart) {
  // 5! with the argument read after the call.
  const ir::Module module = Read(R"(
    func.func @main(%x: tensor<i32>) -> tensor<i32> {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %p = stablehlo.compare LE, %x, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %0 = "stablehlo.if"(%p) ({
        "stablehlo.return"(%one) : (tensor<i32>) -> ()
      }, {
        %less = stablehlo.subtract %x, %one : tensor<i32>
        %rest = func.call @main(%less) : (tensor<i32>) -> tensor<i32>
        %all = stablehlo.multiply %rest, %x : tensor<i32>
        "stablehlo.return"(%all) : (tensor<i32>) -> ()
      }) : (tensor<i1>) -> tensor<i32>
      func.return %0 : tensor<i32>
    })");
  const std::array<Datum, 1> inputs = {Literal::ScalarI32(5)};
  const Result<RunResult> result = RunMain(module, inputs);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->outputs[0].array().ElementAsInt64(0), 120);
}

TEST(InterpreterTest, RefusesArraysBeyondTheLimit) {
  const ir::Module module = Read(R"(
    func.func @main() -> tensor<i32> {
      %0 = stablehlo.iota dim = 0 : tensor<1000000x1000000xf32>
      %1 = stablehlo.constant dense<0> : tensor<i32>
      func.return %1 : tensor<i32>
    })");
  const Result<RunResult> result = RunMain(module);
  EXPECT_EQ(result.status().code(), StatusCode::kResourceExhausted);
  EXPECT_THAT(Message(result.status()), HasSubstr("stablehlo.iota"));
  EXPECT_THAT(Message(result.status()), HasSubstr("tensor<1000000x1000000xf32>"));
}

TEST(InterpreterTest, TokensAndTuplesGoInAndOut) {
  const ir::Module module = Read(R"(
    func.func @main(%t: !stablehlo.token, %u: tuple<tensor<i32>, tensor<i32>>)
        -> (tensor<i32>, !stablehlo.token) {
      %0 = stablehlo.get_tuple_element %u[1] : (tuple<tensor<i32>, tensor<i32>>) -> tensor<i32>
      func.return %0, %t : tensor<i32>, !stablehlo.token
    })");
  Datum tuple;
  tuple.value = std::vector<Datum>{Literal::ScalarI32(1), Literal::ScalarI32(2)};
  const std::array<Datum, 2> inputs = {Token(), tuple};
  const Result<RunResult> result = RunMain(module, inputs);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->outputs[0].array().ElementAsInt64(0), 2);
  EXPECT_TRUE(std::holds_alternative<Token>(result->outputs[1].value));

  const std::array<Datum, 2> wrong = {Token(), Token()};
  EXPECT_EQ(RunMain(module, wrong).status().code(), StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace lockstep::interpret
