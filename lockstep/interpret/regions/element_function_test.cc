// SPDX-License-Identifier: Apache-2.0
// ElementFunction on regions built by hand.
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/interpret/grid/grid.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

#include "lockstep/base/small_floats.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::interpret {
namespace {

using ir::Opcode;

// Knows one captured value and answers every region with the sum of its i32 arguments.
class FakeEvaluator final : public Evaluator {
 public:
  Results RunRegion(ir::RegionId, std::vector<Datum> arguments) override {
    ++regions_run;
    int32_t sum = 0;
    for (const Datum& argument : arguments) sum += argument.array().data<int32_t>()[0];
    return std::vector<Datum>{Literal::ScalarI32(sum)};
  }
  Results RunFunction(ir::FunctionId, std::vector<Datum>) override {
    return InternalError("not called");
  }
  const Datum& Captured(ir::ValueId) override { return captured; }
  const InterpretOptions& options() const override { return options_; }
  RunResult& result() override { return result_; }
  Process& process() override { return process_; }
  Result<RunResult> RunAs(Process&, ir::RegionId, std::vector<Datum>) const override {
    return InternalError("not called");
  }

  Datum captured = Literal::ScalarF32(0);
  int regions_run = 0;

 private:
  InterpretOptions options_;
  RunResult result_;
  Grid grid_{GridShape{}};
  Process process_{grid_, 0, {}};
};

// A function with a reduce op whose region takes `arguments`.
class ElementFunctionTest : public ::testing::Test {
 protected:
  void Begin(std::vector<DType> arguments) {
    const ir::FunctionId function = module_.AddFunction({.name = "main"}, {});
    top_ = module_.function(function).body;
    op_ = module_.CreateOp({.opcode = Opcode::kReduce, .num_regions = 1});
    module_.Append(top_, op_);
    for (const DType dtype : arguments) args_.push_back(Argument(module_.region(op_), dtype));
  }
  ir::ValueId Argument(ir::RegionId region, DType dtype) {
    return module_.AddArgument(region, TensorType(dtype, Shape()));
  }
  ir::ValueId Op(ir::RegionId region, Opcode opcode, std::vector<ir::ValueId> operands,
                 DType result, ir::OpAttributesRef attributes = nullptr, size_t regions = 0) {
    const Type type = TensorType(result, Shape());
    const ir::OpId op = module_.CreateOp({.opcode = opcode,
                                          .operands = operands,
                                          .result_types = std::span(&type, 1),
                                          .attributes = std::move(attributes),
                                          .num_regions = regions});
    module_.Append(region, op);
    return module_.result(op);
  }
  ir::ValueId Op(Opcode opcode, std::vector<ir::ValueId> operands, DType result,
                 ir::OpAttributesRef attributes = nullptr, size_t regions = 0) {
    return Op(module_.region(op_), opcode, std::move(operands), result, std::move(attributes),
              regions);
  }
  ir::ValueId Constant(Literal literal) {
    const DType dtype = literal.dtype();
    return Op(Opcode::kConstant, {}, dtype,
              ir::MakeAttributes(ir::ConstantAttrs{{literal.type(), std::move(literal)}}));
  }
  ir::ValueId Compare(ir::ValueId a, ir::ValueId b, ir::ComparisonDirection direction,
                      std::optional<ir::ComparisonType> type = {}) {
    return Op(Opcode::kCompare, {a, b}, DType::kI1,
              ir::MakeAttributes(ir::CompareAttrs{direction, type}));
  }
  void Return(ir::RegionId region, Opcode opcode, std::vector<ir::ValueId> values) {
    module_.Append(region, module_.CreateOp({.opcode = opcode, .operands = values}));
  }
  // `call_` must live as long as the function.
  ElementFunction Compile(std::vector<ir::ValueId> results) {
    call_.op = op_;
    Return(module_.region(op_), Opcode::kReturn, std::move(results));
    Result<ElementFunction> function = ElementFunction::Compile(call_, module_.region(op_));
    return std::move(function).value();
  }

  template <typename R, typename... T>
  static std::vector<R> Run(ElementFunction& function, const std::vector<T>&... columns) {
    const std::byte* arguments[] = {reinterpret_cast<const std::byte*>(columns.data())...};
    const size_t n = std::get<0>(std::tie(columns...)).size();
    std::vector<R> result(n);
    auto* out = reinterpret_cast<std::byte*>(result.data());
    EXPECT_TRUE(function.Run(arguments, std::span(&out, 1), static_cast<int64_t>(n)).ok());
    return result;
  }

  ir::Module module_;
  FakeEvaluator evaluator_;
  ir::RegionId top_;
  ir::OpId op_;
  std::vector<ir::ValueId> args_;
  OpCall call_{module_, op_, {}, evaluator_};
};

TEST_F(ElementFunctionTest, OneOpIsAssociativeAndRunsInPlaceOnLongColumns) {
  Begin({DType::kF32, DType::kF32});
  ElementFunction add = Compile({Op(Opcode::kAdd, {args_[0], args_[1]}, DType::kF32)});
  EXPECT_TRUE(add.IsCompiled());
  EXPECT_TRUE(add.IsAssociative());
  std::vector<float> a(1000), b(1000, 0.5F);
  std::iota(a.begin(), a.end(), 0.0F);
  const std::byte* arguments[] = {reinterpret_cast<const std::byte*>(a.data()),
                                  reinterpret_cast<const std::byte*>(b.data())};
  auto* out = reinterpret_cast<std::byte*>(a.data());
  ASSERT_TRUE(add.Run(arguments, std::span(&out, 1), 1000).ok());
  for (size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i], static_cast<float>(i) + 0.5F);
}

TEST_F(ElementFunctionTest, WhatIsNotAssociative) {
  Begin({DType::kF32, DType::kF32});
  ElementFunction subtract = Compile({Op(Opcode::kSubtract, {args_[0], args_[1]}, DType::kF32)});
  EXPECT_TRUE(subtract.IsCompiled());
  EXPECT_FALSE(subtract.IsAssociative());
  EXPECT_EQ(Run<float>(subtract, std::vector<float>{5}, std::vector<float>{3}),
            std::vector<float>{2});
}

TEST_F(ElementFunctionTest, OneArgumentTwiceIsNotAssociative) {
  Begin({DType::kI32, DType::kI32});
  ElementFunction twice = Compile({Op(Opcode::kAdd, {args_[1], args_[1]}, DType::kI32)});
  EXPECT_FALSE(twice.IsAssociative());
  EXPECT_EQ(Run<int32_t>(twice, std::vector<int32_t>{1, 2}, std::vector<int32_t>{10, 20}),
            (std::vector<int32_t>{20, 40}));
}

TEST_F(ElementFunctionTest, NarrowFloatsRoundAtEveryOp) {
  Begin({DType::kBF16, DType::kBF16});
  const ir::ValueId sum = Op(Opcode::kAdd, {args_[0], args_[1]}, DType::kBF16);
  ElementFunction f = Compile({Op(Opcode::kSubtract, {sum, args_[0]}, DType::kBF16)});
  using base::BFloat16;
  // 256 + 1 is 256 in bf16.
  const auto result = Run<BFloat16>(f, std::vector<BFloat16>{BFloat16(256), BFloat16(2)},
                                    std::vector<BFloat16>{BFloat16(1), BFloat16(1)});
  EXPECT_EQ(static_cast<float>(result[0]), 0);
  EXPECT_EQ(static_cast<float>(result[1]), 1);
}

TEST_F(ElementFunctionTest, ConstantsCapturedValuesAndSelect) {
  Begin({DType::kF32, DType::kF32});
  const ir::ValueId outside = Op(top_, Opcode::kConstant, {}, DType::kF32,
                                 ir::MakeAttributes(ir::ConstantAttrs{
                                     {TensorType(DType::kF32, Shape()), Literal::ScalarF32(-1)}}));
  evaluator_.captured = Literal::ScalarF32(10);
  const ir::ValueId is_large =
      Compare(args_[0], Constant(Literal::ScalarF32(3)), ir::ComparisonDirection::kGt);
  ElementFunction f = Compile({Op(Opcode::kSelect, {is_large, outside, args_[1]}, DType::kF32)});
  EXPECT_TRUE(f.IsCompiled());
  EXPECT_EQ(Run<float>(f, std::vector<float>{2, 3, 4}, std::vector<float>{7, 8, 9}),
            (std::vector<float>{7, 8, 10}));
}

TEST_F(ElementFunctionTest, TotalOrder) {
  Begin({DType::kF32, DType::kF32});
  ElementFunction f = Compile(
      {Compare(args_[0], args_[1], ir::ComparisonDirection::kLt, ir::ComparisonType::kTotalorder)});
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float inf = std::numeric_limits<float>::infinity();
  EXPECT_EQ(Run<uint8_t>(f, std::vector<float>{-0.0F, 0.0F, inf, nan, -nan, -1},
                         std::vector<float>{0.0F, -0.0F, nan, inf, -inf, 1}),
            (std::vector<uint8_t>{1, 0, 1, 0, 1, 1}));
}

TEST_F(ElementFunctionTest, LogicOfBools) {
  Begin({DType::kI1, DType::kI1});
  ElementFunction f = Compile({Op(Opcode::kAdd, {args_[0], args_[1]}, DType::kI1)});
  EXPECT_TRUE(f.IsAssociative());
  EXPECT_EQ(Run<uint8_t>(f, std::vector<uint8_t>{0, 0, 1, 1}, std::vector<uint8_t>{0, 1, 0, 1}),
            (std::vector<uint8_t>{0, 1, 1, 1}));
}

TEST_F(ElementFunctionTest, ConvertsOnTheWay) {
  Begin({DType::kI8, DType::kF64});
  const ir::ValueId wide = Op(Opcode::kConvert, {args_[0]}, DType::kF64);
  ElementFunction f = Compile({Op(Opcode::kMultiply, {wide, args_[1]}, DType::kF64)});
  EXPECT_TRUE(f.IsCompiled());
  EXPECT_EQ(Run<double>(f, std::vector<int8_t>{-3, 4}, std::vector<double>{0.5, 2}),
            (std::vector<double>{-1.5, 8}));
}

TEST_F(ElementFunctionTest, ResultsMayTakeThePlaceOfArguments) {
  Begin({DType::kI32, DType::kI32});
  ElementFunction swap = Compile({args_[1], args_[0]});
  std::vector<int32_t> a(600, 1), b(600, 2);
  const std::byte* arguments[] = {reinterpret_cast<const std::byte*>(a.data()),
                                  reinterpret_cast<const std::byte*>(b.data())};
  std::byte* results[] = {reinterpret_cast<std::byte*>(a.data()),
                          reinterpret_cast<std::byte*>(b.data())};
  ASSERT_TRUE(swap.Run(arguments, results, 600).ok());
  EXPECT_EQ(a, std::vector<int32_t>(600, 2));
  EXPECT_EQ(b, std::vector<int32_t>(600, 1));
}

TEST_F(ElementFunctionTest, ConstantResultBesideAnUnusedOp) {
  Begin({DType::kI32, DType::kI32});
  Op(Opcode::kAdd, {args_[0], args_[1]}, DType::kI32);
  ElementFunction f = Compile({Constant(Literal::ScalarI32(7))});
  EXPECT_FALSE(f.IsAssociative());
  EXPECT_EQ(Run<int32_t>(f, std::vector<int32_t>{1}, std::vector<int32_t>{2}),
            std::vector<int32_t>{7});
}

TEST_F(ElementFunctionTest, CallsBecomePartOfTheProgram) {
  const Type i32 = TensorType(DType::kI32, Shape());
  const ir::FunctionId callee =
      module_.AddFunction({.name = "negative", .result_types = {i32}}, std::span(&i32, 1));
  const ir::RegionId body = module_.function(callee).body;
  Return(body, Opcode::kFuncReturn,
         {Op(body, Opcode::kNegate, {module_.arguments(body)[0]}, DType::kI32)});
  Begin({DType::kI32, DType::kI32});
  const ir::ValueId negative = Op(Opcode::kFuncCall, {args_[1]}, DType::kI32,
                                  ir::MakeAttributes(ir::CallAttrs{{"negative"}}));
  ElementFunction f = Compile({Op(Opcode::kAdd, {args_[0], negative}, DType::kI32)});
  EXPECT_TRUE(f.IsCompiled());
  EXPECT_FALSE(f.IsAssociative());
  EXPECT_EQ(Run<int32_t>(f, std::vector<int32_t>{5}, std::vector<int32_t>{3}),
            std::vector<int32_t>{2});
}

TEST_F(ElementFunctionTest, FunctionThatCallsItselfIsLeftToTheEvaluator) {
  const Type i32 = TensorType(DType::kI32, Shape());
  const ir::FunctionId callee =
      module_.AddFunction({.name = "loop", .result_types = {i32}}, std::span(&i32, 1));
  const ir::RegionId body = module_.function(callee).body;
  Return(body, Opcode::kFuncReturn,
         {Op(body, Opcode::kFuncCall, {module_.arguments(body)[0]}, DType::kI32,
             ir::MakeAttributes(ir::CallAttrs{{"loop"}}))});
  Begin({DType::kI32, DType::kI32});
  ElementFunction f = Compile({Op(Opcode::kFuncCall, {args_[1]}, DType::kI32,
                                  ir::MakeAttributes(ir::CallAttrs{{"loop"}}))});
  EXPECT_FALSE(f.IsCompiled());
}

TEST_F(ElementFunctionTest, OtherRegionsAreRunElementByElement) {
  Begin({DType::kI32, DType::kI32});
  const ir::ValueId p = Compare(args_[0], args_[1], ir::ComparisonDirection::kLt);
  ElementFunction f = Compile({Op(Opcode::kIf, {p}, DType::kI32, nullptr, 2)});
  EXPECT_FALSE(f.IsCompiled());
  EXPECT_EQ(Run<int32_t>(f, std::vector<int32_t>{1, 2, 3}, std::vector<int32_t>{10, 20, 30}),
            (std::vector<int32_t>{11, 22, 33}));
  EXPECT_EQ(evaluator_.regions_run, 3);
}

}  // namespace
}  // namespace lockstep::interpret
