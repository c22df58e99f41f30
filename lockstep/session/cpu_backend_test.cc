// SPDX-License-Identifier: Apache-2.0
// What the cpu backend refuses, and what it says about itself.
#include "lockstep/session/cpu_backend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lockstep/session.h"

namespace lockstep {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Result<Session> Create(std::string_view text, const SessionOptions& options = {}) {
  auto module = ParseModule(text, "p.mlir");
  if (!module.ok()) return module.status();
  return Session::Create(*std::move(module), options);
}

constexpr std::string_view kSorts = R"(
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<1024xf32>
  %2 = "stablehlo.sort"(%1) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  func.return %2 : tensor<1024xf32>
})";

TEST(CpuBackend, RefusesAPlanThatNeedsTooMuchMemory) {
  SessionOptions options;
  options.max_bytes = 10000;
  const auto refused = Create(kSorts, options);
  ASSERT_EQ(refused.status().code(), StatusCode::kResourceExhausted);
  const std::string message(refused.status().message());
  EXPECT_THAT(message, HasSubstr("more than the 10000"));
  EXPECT_THAT(message, HasSubstr("arguments 0.0041 MB"));
  EXPECT_THAT(message, HasSubstr("tensor<1024xf32> of stablehlo.sort, p.mlir:3:8"));
  options.max_bytes = 1 << 20;
  EXPECT_TRUE(Create(kSorts, options).ok());
}

TEST(CpuBackend, NamesWhatTheInterpreterRuns) {
  const auto plain = Create(kSorts);
  ASSERT_TRUE(plain.ok()) << plain.status();
  EXPECT_THAT(plain->notes(), IsEmpty());
  const auto narrow = Create(R"(
func.func @main(%x: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
})");
  ASSERT_TRUE(narrow.ok()) << narrow.status();
  EXPECT_THAT(narrow->notes(), Contains(HasSubstr("stablehlo.cholesky (p.mlir:3:8)")));
}

TEST(CpuBackend, RefusesCodeForAnotherProcessor) {
  const auto module = ParseModule(kSorts, "p.mlir");
  ASSERT_TRUE(module.ok());
  const auto program = session::CompileForCpu(module->ir(), {});
  ASSERT_TRUE(program.ok()) << program.status();
  program::Program foreign = **program;
  foreign.level = static_cast<base::CpuLevel>(static_cast<int>(base::HostCpuLevel()) + 1);
  const auto loaded = runtime::cpu::Executor::Load(
      std::make_shared<const program::Program>(std::move(foreign)), {});
  ASSERT_EQ(loaded.status().code(), StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(loaded.status().message()), HasSubstr("compile it again here"));
}

}  // namespace
}  // namespace lockstep
