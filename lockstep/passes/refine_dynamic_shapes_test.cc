// SPDX-License-Identifier: Apache-2.0
// tests/passes/refine_dynamic_shapes: each file holds "// arguments: TYPES", a program, "// -----",
// and what the program becomes. Then what is refused.
#include "lockstep/passes/refine_dynamic_shapes.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"

namespace lockstep::passes {
namespace {

constexpr std::string_view kFolder = "tests/passes/refine_dynamic_shapes";
constexpr std::string_view kArguments = "// arguments: ";
constexpr std::string_view kSplit = "// -----\n";

ir::Module Read(std::string_view text) {
  auto module = text::ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status().ToString();
  const Status status = ir::VerifyModule(*module);
  EXPECT_TRUE(status.ok()) << status.ToString();
  return *std::move(module);
}

// "tensor<2x3xf32>, tensor<i32>".
std::vector<Type> ReadTypes(std::string_view list) {
  std::vector<Type> types;
  while (!list.empty()) {
    const size_t end = std::min(list.find(">, "), list.size() - 1) + 1;
    types.push_back(text::ReadType(list.substr(0, end)).value());
    list.remove_prefix(std::min(end + 2, list.size()));
  }
  return types;
}

Result<ir::Module> Refine(std::string_view text, RefineDynamicShapesOptions options) {
  ir::Module module = Read(text);
  LS_ASSIGN_OR_RETURN(const bool changed, RefineDynamicShapes(module, options));
  EXPECT_TRUE(changed);
  return module;
}

TEST(RefineDynamicShapes, GivesWhatTheFilesSay) {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    SCOPED_TRACE(entry.path().string());
    std::stringstream content;
    content << std::ifstream(entry.path()).rdbuf();
    const std::string text = content.str();
    ASSERT_TRUE(text.starts_with(kArguments));
    const size_t split = text.find(kSplit);
    ASSERT_NE(split, std::string::npos);
    const std::string list = text.substr(kArguments.size(), text.find('\n') - kArguments.size());
    const auto refined = Refine(text.substr(0, split), {.argument_types = ReadTypes(list)});
    ASSERT_TRUE(refined.ok()) << refined.status().ToString();
    EXPECT_EQ(text::WriteModule(*refined), text.substr(split + kSplit.size()));
    const Status status = ir::VerifyModule(*refined);
    EXPECT_TRUE(status.ok()) << status.ToString();
    ++count;
  }
  EXPECT_GT(count, 8);
}

TEST(RefineDynamicShapes, LeavesStaticProgramsAlone) {
  ir::Module module = Read(
      "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  return %x : tensor<2xf32>\n}");
  EXPECT_FALSE(HasDynamicShapes(module));
  EXPECT_FALSE(RefineDynamicShapes(module, {}).value());
}

// Values of arguments count only where shapes depend on them.
TEST(RefineDynamicShapes, UsesValuesOfArguments) {
  constexpr std::string_view kProgram =
      "func.func @main(%n: tensor<1xi32>, %v: tensor<i32>) -> tensor<?xi32> {\n"
      "  %0 = stablehlo.dynamic_broadcast_in_dim %v, %n, dims = [] : (tensor<i32>, tensor<1xi32>) "
      "-> tensor<?xi32>\n"
      "  return %0 : tensor<?xi32>\n}";
  const int32_t three[] = {3};
  const auto refined = Refine(
      kProgram, {.argument_types = {},
                 .argument_values = {Literal::FromValues<int32_t>(DType::kI32, Shape({1}), three),
                                     Literal::ScalarI32(8)}});
  ASSERT_TRUE(refined.ok()) << refined.status().ToString();
  EXPECT_TRUE(CheckStaticShapes(*refined).ok());
  const std::string text = text::WriteModule(*refined);
  EXPECT_NE(text.find("broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>"),
            std::string::npos)
      << text;
}

std::string ErrorOf(std::string_view text, RefineDynamicShapesOptions options) {
  const auto refined = Refine(text, std::move(options));
  if (!refined.ok()) return refined.status().ToString();
  return CheckStaticShapes(*refined).ToString();
}

TEST(RefineDynamicShapes, AnAssertionThatFailsGivesItsMessage) {
  constexpr std::string_view kProgram = R"(
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %ok = stablehlo.compare GE, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %n, %two) {error_message = "found {0}, need {1}",
    has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  return %x : tensor<?xf32>
})";
  EXPECT_NE(ErrorOf(kProgram, {.argument_types = ReadTypes("tensor<1xf32>")})
                .find("<input>:6:3: 'stablehlo.custom_call': found 1, need 2"),
            std::string::npos);
  EXPECT_EQ(ErrorOf(kProgram, {.argument_types = ReadTypes("tensor<2xf32>")}), "OK");
}

TEST(RefineDynamicShapes, SizesThatContradictAreNamed) {
  constexpr std::string_view kProgram = R"(
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
})";
  const std::string error =
      ErrorOf(kProgram, {.argument_types = ReadTypes("tensor<2xf32>, tensor<3xf32>")});
  EXPECT_NE(error.find("<input>:3:8: 'stablehlo.add' (C1)"), std::string::npos) << error;
}

TEST(RefineDynamicShapes, WhatStaysUnknownIsNamed) {
  constexpr std::string_view kProgram = R"(
func.func @main(%x: tensor<4xf32>, %n: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.add %0, %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
})";
  EXPECT_NE(
      ErrorOf(kProgram, {})
          .find("<input>:3:8: 'stablehlo.dynamic_reshape': dimensions 0, 1 of tensor<?x?xf32>"),
      std::string::npos)
      << ErrorOf(kProgram, {});
}

TEST(RefineDynamicShapes, LoopsAndBranchesKeepTheirShapes) {
  constexpr std::string_view kLoop = R"(
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> tensor<?xf32> {
  %0 = stablehlo.while(%v = %x) : tensor<?xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.concatenate %v, %v, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
})";
  const std::string loop =
      ErrorOf(kLoop, {.argument_types = ReadTypes("tensor<2xf32>, tensor<i1>")});
  EXPECT_NE(loop.find("value 0 of its state is tensor<2xf32> before the body and tensor<4xf32>"),
            std::string::npos)
      << loop;
  constexpr std::string_view kBranches = R"(
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> tensor<?xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<?xf32>
  }, {
    %1 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %1 : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
})";
  const std::string branches =
      ErrorOf(kBranches, {.argument_types = ReadTypes("tensor<2xf32>, tensor<i1>")});
  EXPECT_NE(branches.find("result 0 is tensor<2xf32> from the first branch and tensor<4xf32>"),
            std::string::npos)
      << branches;
}

// @f0 calls @f1 with two shapes, that calls @f2 with two more: 2^k copies.
TEST(RefineDynamicShapes, ALoopWhoseShapesGrowIsNamed) {
  constexpr std::string_view kProgram =
      "func.func @main(%n: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> {\n"
      "  %r:2 = stablehlo.while(%p = %n, %v = %x) : tensor<i1>, tensor<?xf32> cond {\n"
      "    stablehlo.return %p : tensor<i1>\n"
      "  } do {\n"
      "    %w = stablehlo.concatenate %v, %v, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> "
      "tensor<?xf32>\n"
      "    stablehlo.return %p, %w : tensor<i1>, tensor<?xf32>\n"
      "  }\n"
      "  return %r#1 : tensor<?xf32>\n}";
  const auto refined = Refine(kProgram, {.argument_types = ReadTypes("tensor<i1>, tensor<2xf32>")});
  EXPECT_EQ(refined.status().code(), StatusCode::kUnimplemented);
  EXPECT_EQ(refined.status().message(),
            "<input>:2:10: 'stablehlo.while': value 1 of its state is tensor<2xf32> before the "
            "body and tensor<4xf32> behind it, dimension 0: sizes that change from turn to turn "
            "are not supported");
}

TEST(RefineDynamicShapes, TheNumberOfCopiesIsLimited) {
  constexpr int kFunctions = 30;
  std::string text;
  for (int i = 0; i < kFunctions; ++i) {
    const std::string next = "@f" + std::to_string(i + 1);
    text += "func.func " + std::string(i == 0 ? "@main" : "private @f" + std::to_string(i)) +
            "(%x: tensor<?xf32>) -> tensor<f32> {\n"
            "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
            "  %y = stablehlo.pad %x, %z, low = [" +
            std::to_string(1LL << i) +
            "], high = [0], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>\n"
            "  %a = call " +
            next + "(%x) : (tensor<?xf32>) -> tensor<f32>\n  %b = call " + next +
            "(%y) : (tensor<?xf32>) -> tensor<f32>\n  %c = stablehlo.add %a, %b : tensor<f32>\n"
            "  return %c : tensor<f32>\n}\n";
  }
  text += "func.func private @f" + std::to_string(kFunctions) +
          "(%x: tensor<?xf32>) -> tensor<f32> {\n"
          "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n  return %z : tensor<f32>\n}\n";
  const std::string error = ErrorOf(text, {.argument_types = ReadTypes("tensor<1xf32>")});
  EXPECT_NE(error.find("more than 4096 copies of functions"), std::string::npos) << error;
  EXPECT_NE(ErrorOf(text, {.argument_types = ReadTypes("tensor<1xf32>"), .max_ops = 50})
                .find("more than 50 ops"),
            std::string::npos);
}

}  // namespace
}  // namespace lockstep::passes
