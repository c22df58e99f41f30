// SPDX-License-Identifier: Apache-2.0
// Circles of calls and the limit of nesting.
#include "lockstep/ir/verify/call_graph.h"

#include <gtest/gtest.h>

#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep::ir {
namespace {

// @f0 calls nothing, @f1 calls @f0, ...; @main calls the last, from within `regions` regions.
std::string Chain(int length, int regions = 0) {
  std::string text = "func.func private @f0(%c: tensor<i1>) {\n  return\n}\n";
  const auto call = [](int callee) {
    return "func.call @f" + std::to_string(callee) + "(%c) : (tensor<i1>) -> ()\n";
  };
  for (int i = 1; i < length; ++i) {
    text += "func.func private @f" + std::to_string(i) + "(%c: tensor<i1>) {\n  " + call(i - 1) +
            "  return\n}\n";
  }
  text += "func.func @main(%c: tensor<i1>) {\n";
  const std::string end = "\"stablehlo.return\"() : () -> ()\n";
  for (int i = 0; i < regions; ++i) text += "\"stablehlo.if\"(%c) ({\n";
  text += call(length - 1);
  for (int i = 0; i < regions; ++i) text += end + "}, {\n" + end + "}) : (tensor<i1>) -> ()\n";
  return text + "return\n}\n";
}

Status Verify(const std::string& text) {
  const Result<Module> module = text::ReadModule(text, {.file = "f"});
  return module.ok() ? VerifyModule(*module) : module.status();
}

TEST(CallGraph, LimitsTheNestingOfCallsAndRegions) {
  EXPECT_EQ(Verify(Chain(kMaxNesting - 1)), OkStatus());
  const std::string message(Verify(Chain(kMaxNesting)).message());
  EXPECT_NE(message.find("'func.call': calls and regions are nested deeper than 512"),
            std::string::npos)
      << message;
  EXPECT_EQ(Verify(Chain(kMaxNesting - 11, 10)), OkStatus());
  EXPECT_NE(Verify(Chain(kMaxNesting - 10, 10)), OkStatus());
}

TEST(CallGraph, ReportsAChainOnce) {
  const std::string message(Verify(Chain(50000)).message());
  EXPECT_EQ(message.find('\n'), std::string::npos) << message;
}

TEST(CallGraph, NamesAFewFunctionsOfALongCircle) {
  CallGraph graph(100);
  for (uint32_t i = 0; i < 100; ++i) {
    graph.AddCall({.caller = {i}, .callee = {(i + 1) % 100}, .op = {i}});
  }
  const CallGraph::Findings findings = graph.Check(512);
  ASSERT_EQ(findings.circles.size(), 1u);
  EXPECT_TRUE(findings.too_deep.empty());
  EXPECT_TRUE(findings.circles[0].shortened);
  const std::vector<FunctionId> expected = {{0}, {1}, {2}, {3}, {4}, {99}};
  EXPECT_EQ(findings.circles[0].path, expected);
}

}  // namespace
}  // namespace lockstep::ir
