// SPDX-License-Identifier: Apache-2.0
// The verifier on built modules, where a reader cannot have looked first, and type inference. The
// constraints themselves are tested by the programs of tests/errors.
#include "lockstep/ir/verifier.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::ir {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Type F32(Shape shape) { return TensorType(DType::kF32, std::move(shape)); }

class VerifierTest : public ::testing::Test {
 protected:
  VerifierTest() { body_ = AddFunction("main"); }

  // A function of one argument and one result of type_.
  RegionId AddFunction(const std::string& name) {
    Function function;
    function.name = name;
    function.result_types = {type_};
    return module_.function(module_.AddFunction(function, std::vector<Type>{type_})).body;
  }
  OpId Make(Opcode opcode, std::vector<ValueId> operands, std::vector<Type> results,
            OpAttributesRef attributes = nullptr, size_t num_regions = 0) {
    return module_.CreateOp({.opcode = opcode,
                             .operands = operands,
                             .result_types = results,
                             .attributes = std::move(attributes),
                             .num_regions = num_regions,
                             .position = {next_line_++, 3}});
  }
  OpId Append(RegionId region, Opcode opcode, std::vector<ValueId> operands,
              std::vector<Type> results, OpAttributesRef attributes = nullptr) {
    const OpId op = Make(opcode, std::move(operands), std::move(results), std::move(attributes));
    module_.Append(region, op);
    return op;
  }
  OpId Negate(RegionId region, ValueId value) {
    return Append(region, Opcode::kNegate, {value}, {type_});
  }
  void Return(RegionId region, ValueId value) { Append(region, Opcode::kFuncReturn, {value}, {}); }
  ValueId Argument(RegionId region) { return module_.arguments(region)[0]; }

  std::vector<std::string> Messages() {
    base::DiagnosticSink sink;
    VerifyModule(module_, sink);
    std::vector<std::string> messages;
    for (const base::Diagnostic& diagnostic : sink.diagnostics()) {
      messages.push_back(diagnostic.message);
    }
    return messages;
  }

  Type type_ = F32(Shape{2});
  uint32_t next_line_ = 10;
  Module module_;
  RegionId body_;
};

TEST_F(VerifierTest, AcceptsAModuleThatIsWellFormed) {
  Return(body_, module_.result(Negate(body_, Argument(body_))));
  EXPECT_THAT(Messages(), ElementsAre());
  EXPECT_TRUE(VerifyModule(module_).ok());
}

TEST_F(VerifierTest, WantsDefinitionsBeforeUses) {
  const OpId first = Negate(body_, Argument(body_));
  const OpId second = Negate(body_, module_.result(first));
  Return(body_, module_.result(second));
  module_.SetOperand(first, 0, module_.result(second));
  EXPECT_THAT(Messages(), ElementsAre(HasSubstr("'stablehlo.negate': operand 0 is not defined")));
}

TEST_F(VerifierTest, WantsNoOpToUseItself) {
  const OpId op = Negate(body_, Argument(body_));
  module_.SetOperand(op, 0, module_.result(op));
  Return(body_, Argument(body_));
  EXPECT_THAT(Messages(), ElementsAre(HasSubstr("operand 0 is not defined here")));
}

TEST_F(VerifierTest, KeepsTheValuesOfFunctionsApart) {
  const RegionId other = AddFunction("other");
  Return(body_, Argument(body_));
  Return(other, Argument(body_));
  EXPECT_THAT(Messages(), ElementsAre(HasSubstr("'func.return': operand 0 is not defined here")));
}

TEST_F(VerifierTest, KeepsTheValuesOfSiblingRegionsApart) {
  const Type index = TensorType(DType::kI32, Shape());
  const OpId zero = Append(body_, Opcode::kConstant, {}, {index},
                           MakeAttributes(ConstantAttrs{{index.tensor(), Literal::ScalarI32(0)}}));
  const OpId branch = Make(Opcode::kCase, {module_.result(zero)}, {type_}, nullptr, 2);
  module_.Append(body_, branch);
  const OpId inner = Negate(module_.region(branch, 0), Argument(body_));
  for (size_t i = 0; i < 2; ++i) {
    Append(module_.region(branch, i), Opcode::kReturn, {module_.result(inner)}, {});
  }
  Return(body_, module_.result(branch));
  EXPECT_THAT(Messages(), ElementsAre(HasSubstr("'stablehlo.return': operand 0 is not defined")));
}

TEST_F(VerifierTest, GivesThePlaceInTheTextAndTheAuthorsLocation) {
  module_.source_file = "step.mlir";
  const OpId op = Append(body_, Opcode::kNegate, {Argument(body_)}, {F32(Shape{3})});
  Location file{.kind = Location::Kind::kFile, .name = "train.py", .line = 7, .column = 2};
  Location name{.kind = Location::Kind::kName, .name = "loss"};
  name.children = {module_.InternLocation(file)};
  module_.SetLocation(op, module_.InternLocation(name));
  Return(body_, Argument(body_));
  base::DiagnosticSink sink;
  VerifyModule(module_, sink);
  ASSERT_EQ(sink.diagnostics().size(), 1u);
  const base::Diagnostic& diagnostic = sink.diagnostics()[0];
  EXPECT_EQ(diagnostic.span, (base::SourceSpan{"step.mlir", 10, 3}));
  EXPECT_THAT(diagnostic.notes, ElementsAre("written at train.py:7:2 (loss)"));
}

TEST_F(VerifierTest, WalksDeepNestingWithoutRecursion) {
  constexpr int kDepth = 100'000;
  const Type flag = TensorType(DType::kI1, Shape());
  const OpId yes =
      Append(body_, Opcode::kConstant, {}, {flag},
             MakeAttributes(ConstantAttrs{{flag.tensor(), Literal::ScalarBool(true)}}));
  RegionId region = body_;
  for (int i = 0; i < kDepth; ++i) {
    const OpId op = Make(Opcode::kIf, {module_.result(yes)}, {}, nullptr, 2);
    module_.Append(region, op);
    Append(module_.region(op, 1), Opcode::kReturn, {}, {});
    if (region != body_) Append(region, Opcode::kReturn, {}, {});
    region = module_.region(op, 0);
  }
  Append(region, Opcode::kReturn, {}, {});
  Return(body_, Argument(body_));
  EXPECT_THAT(Messages(), ElementsAre("function @main: " + NestedTooDeep(kMaxNesting)));
}

TEST_F(VerifierTest, WantsFunctionsToHaveNamesOfTheirOwn) {
  Return(body_, Argument(body_));
  const RegionId other = AddFunction("other");
  Return(other, Argument(other));
  module_.function(module_.FindFunction("other")).name = "main";
  EXPECT_THAT(Messages(), ElementsAre("function @main: there is another function of this name"));
}

TEST_F(VerifierTest, FindsLongCirclesOfCalls) {
  const std::string names[] = {"main", "a", "b", "c"};
  std::vector<RegionId> bodies = {body_};
  for (size_t i = 1; i < 4; ++i) bodies.push_back(AddFunction(names[i]));
  for (size_t i = 0; i < 4; ++i) {
    // main calls a, a calls b, b calls c, c calls a.
    const std::string& callee = names[i == 3 ? 1 : i + 1];
    const OpId call = Append(bodies[i], Opcode::kFuncCall, {Argument(bodies[i])}, {type_},
                             MakeAttributes(CallAttrs{{callee}}));
    Return(bodies[i], module_.result(call));
  }
  EXPECT_THAT(Messages(), ElementsAre(HasSubstr("found @a -> @b -> @c -> @a")));
}

TEST(InferTest, MergesSizesThatOnlyOneOperandKnows) {
  const OpSite site{.opcode = Opcode::kAdd,
                    .operand_types = {F32(Shape{kDynamicSize, 3}), F32(Shape{2, kDynamicSize})},
                    .regions = {}};
  const auto types = InferResultTypes(site);
  ASSERT_TRUE(types.ok()) << types.status();
  EXPECT_THAT(*types, ElementsAre(F32(Shape{2, 3})));
}

TEST(InferTest, ContractsDimensions) {
  DotGeneralAttrs attributes;
  attributes.dot_dimension_numbers.lhs_contracting_dimensions = {1};
  attributes.dot_dimension_numbers.rhs_contracting_dimensions = {0};
  const OpAttributesRef ref = MakeAttributes(attributes);
  OpSite site{.opcode = Opcode::kDotGeneral,
              .operand_types = {F32(Shape{2, 3}), F32(Shape{3, 4})},
              .attributes = ref.get(),
              .regions = {}};
  const auto types = InferResultTypes(site);
  ASSERT_TRUE(types.ok()) << types.status();
  EXPECT_THAT(*types, ElementsAre(F32(Shape{2, 4})));

  site.operand_types[1] = F32(Shape{4, 3});
  const auto refused = InferResultTypes(site);
  EXPECT_EQ(refused.status().code(), StatusCode::kInvalidArgument);
  EXPECT_EQ(
      refused.status().message(),
      "'stablehlo.dot_general' (C10): contracting dimensions must have equal sizes, found lhs "
      "dimension 1 of size 3 and rhs dimension 0 of size 4");
}

TEST(InferTest, SaysWhenTheAuthorMustGiveTheType) {
  const OpSite site{.opcode = Opcode::kReshape, .operand_types = {F32(Shape{6})}, .regions = {}};
  EXPECT_EQ(InferResultTypes(site).status().code(), StatusCode::kFailedPrecondition);
}

TEST(InferTest, RefusesIllFormedOperandTypes) {
  Quantization quantization;
  quantization.storage_min = -128;
  quantization.storage_max = 127;
  quantization.scales = {-1.0};
  quantization.zero_points = {0};
  const OpSite site{.opcode = Opcode::kNegate,
                    .operand_types = {TensorType(ElementType(quantization), Shape{2})},
                    .regions = {}};
  EXPECT_THAT(std::string(InferResultTypes(site).status().message()), HasSubstr("(C5)"));
}

}  // namespace
}  // namespace lockstep::ir
