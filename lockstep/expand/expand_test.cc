// SPDX-License-Identifier: Apache-2.0
// What ExpandOps leaves behind. Values are compared in tests/accuracy and tests/ops.
#include "lockstep/expand/expand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "lockstep/expand/artifact.h"
#include "lockstep/expand/site.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"

namespace lockstep::expand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::Pair;

ir::Module FromText(const std::string& text) {
  auto module = text::ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status().ToString();
  return *std::move(module);
}

std::string Expanded(const std::string& text, const ExpandOptions& options = {}) {
  ir::Module module = FromText(text);
  const auto expanded = ExpandOps(module, options);
  EXPECT_TRUE(expanded.ok()) << expanded.status().ToString();
  const Status verified = ir::VerifyModule(module);
  EXPECT_TRUE(verified.ok()) << verified.ToString();
  return text::WriteModule(module);
}

TEST(ExpandTest, ShortOnesStandWhereTheOpStood) {
  EXPECT_THAT(Expanded("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                       "  %0 = chlo.square %a : tensor<2xf32> -> tensor<2xf32>\n"
                       "  return %0 : tensor<2xf32>\n}"),
              HasSubstr("stablehlo.multiply %arg0, %arg0 : tensor<2xf32>"));
}

TEST(ExpandTest, LongOnesAreFunctionsThatOpsOfOneTypeShare) {
  const std::string text = Expanded(
      "func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2xf32> {\n"
      "  %0 = chlo.lgamma %a : tensor<2xf32> -> tensor<2xf32>\n"
      "  %1 = chlo.lgamma %0 : tensor<2xf32> -> tensor<2xf32>\n"
      "  %2 = chlo.lgamma %b : tensor<3xf32> -> tensor<3xf32>\n"
      "  return %1 : tensor<2xf32>\n}");
  EXPECT_THAT(text, HasSubstr("call @chlo.lgamma.impl(%arg0)"));
  EXPECT_THAT(text, HasSubstr("call @chlo.lgamma.impl(%0)"));
  EXPECT_THAT(text, HasSubstr("call @chlo.lgamma.impl_1(%arg1)"));
  EXPECT_THAT(text, Not(HasSubstr("impl_2")));
}

TEST(ExpandTest, CountsAndFollowsWhatExpansionsHold) {
  ir::Module module = FromText(
      "func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<2xf32> {\n"
      "  %0 = chlo.broadcast_zeta %a, %b : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}");
  EXPECT_THAT(ExpandOps(module).value(),
              ElementsAre(Pair("chlo.broadcast_zeta", 1), Pair("chlo.zeta", 1)));
  EXPECT_THAT(text::WriteModule(module), Not(HasSubstr("= chlo.")));
}

TEST(ExpandTest, DynamicDimensionsAreTakenFromTheOperand) {
  EXPECT_THAT(Expanded("func.func @main(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {\n"
                       "  %0 = chlo.atan %a : tensor<?x2xf32> -> tensor<?x2xf32>\n"
                       "  return %0 : tensor<?x2xf32>\n}"),
              HasSubstr("stablehlo.dynamic_broadcast_in_dim"));
}

TEST(ExpandTest, ErrorsNameTheOpAndItsPlace) {
  auto module = text::ReadModule(
      "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
      "  %0 = chlo.broadcast_add %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n"
      "  return %0 : tensor<?xf32>\n}",
      {.file = "add.mlir"});
  ASSERT_TRUE(module.ok()) << module.status().ToString();
  EXPECT_EQ(ExpandOps(*module).status().message(),
            "add.mlir:2:8: 'chlo.broadcast_add' cannot be expanded: broadcasting of dynamic "
            "dimensions");
}

constexpr char kComposite[] =
    "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
    "  %0 = stablehlo.composite \"my.op\" %a {decomposition = @f} : (tensor<f32>) -> tensor<f32>\n"
    "  return %0 : tensor<f32>\n}\n"
    "func.func private @f(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}";

TEST(ExpandTest, CompositesBecomeCallsWhenAsked) {
  EXPECT_THAT(Expanded(kComposite), HasSubstr("stablehlo.composite"));
  EXPECT_THAT(Expanded(kComposite, {.chlo = true, .composites = true}), HasSubstr("call @f("));
}

TEST(ArtifactTest, ExpandsCompositesOnlyWhereTheVersionDoesNotKnowThem) {
  const ir::Module module = FromText(kComposite);
  ExpandedOps expanded;
  EXPECT_TRUE(WriteArtifact(module, {.version = "1.0.0"}, &expanded).ok());
  EXPECT_TRUE(expanded.empty());
  EXPECT_TRUE(WriteArtifact(module, {.version = "0.9.0"}, &expanded).ok());
  EXPECT_THAT(expanded, ElementsAre(Pair("stablehlo.composite", 1)));
}

TEST(CatalogueTest, HasEveryChloOpAndCustomCalls) {
  for (int i = 0; i < ir::kNumOpcodes; ++i) {
    const auto opcode = static_cast<ir::Opcode>(i);
    const bool is_chlo = ir::GetOpInfo(opcode).name.starts_with("chlo.");
    const bool expands = is_chlo || opcode == ir::Opcode::kCustomCall;
    EXPECT_EQ(FindExpansion(opcode) != nullptr, expands) << ir::GetOpInfo(opcode).name;
  }
}

}  // namespace
}  // namespace lockstep::expand
