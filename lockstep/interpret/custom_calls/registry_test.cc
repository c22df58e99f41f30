// SPDX-License-Identifier: Apache-2.0
// What custom calls refuse. What they do is in tests/ops/custom/.
#include "lockstep/interpret/custom_calls/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep::interpret {
namespace {

using testing::HasSubstr;

// The status of running @main, whose body is given.
Status RunBody(const std::string& body) {
  base::DiagnosticSink sink;
  Result<ir::Module> module =
      text::ReadModule("func.func @main() {\n" + body + "\n  func.return\n}", {}, sink);
  if (!module.ok()) return module.status();
  LS_RETURN_IF_ERROR(ir::VerifyModule(*module));
  return Run(*module, module->Entry(), {}).status();
}

TEST(CustomCalls, RefuseAnUnknownTarget) {
  const Status status = RunBody("  stablehlo.custom_call @no_such_target() : () -> ()");
  EXPECT_EQ(status.code(), StatusCode::kUnimplemented);
  EXPECT_THAT(status.message(), HasSubstr("no custom call target 'no_such_target'"));
  EXPECT_EQ(FindCustomCallTarget("lapack_dnothing_ffi"), nullptr);
  EXPECT_EQ(FindCustomCallTarget("lapack_ssyevd"), nullptr);
  EXPECT_EQ(FindCustomCallTarget("lapack_cgetrf_ff"), nullptr);
  EXPECT_NE(FindCustomCallTarget("lapack_cgetrf_ffi"), nullptr);
  EXPECT_EQ(FindCustomCallTarget("lapack_csyevd_ffi"), nullptr);  // it is heevd
}

TEST(CustomCalls, EndTheRunWhenAShapeIsWrong) {
  const Status status = RunBody(R"(
  %ok = stablehlo.constant dense<false> : tensor<i1>
  %a = stablehlo.constant dense<3> : tensor<i32>
  %b = stablehlo.constant dense<-7> : tensor<i64>
  stablehlo.custom_call @shape_assertion(%ok, %a, %b) {api_version = 2 : i32,
    error_message = "found {1} and {0}, {2} {x} {", has_side_effect = true}
    : (tensor<i1>, tensor<i32>, tensor<i64>) -> ())");
  EXPECT_EQ(status.code(), StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(), HasSubstr("found -7 and 3, {2} {x} {"));
}

TEST(CustomCalls, DoNotChangeShapesOnOneDevice) {
  const Status status = RunBody(R"(
  %a = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) : (tensor<4xf32>) -> tensor<2xf32>)");
  EXPECT_EQ(status.code(), StatusCode::kUnimplemented);
  EXPECT_THAT(status.message(), HasSubstr("more than one device"));
}

TEST(CustomCalls, TakeLapackMatricesByColumns) {
  const Status status = RunBody(R"(
  %a = stablehlo.constant dense<1.0> : tensor<2x2xf64>
  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}}
    : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>))");
  EXPECT_EQ(status.code(), StatusCode::kUnimplemented);
  EXPECT_THAT(status.message(), HasSubstr("by columns"));
}

// A call of dpotrf on a matrix of the given type with a configuration.
Status RunPotrf(const std::string& type, const std::string& result, const std::string& config) {
  return RunBody(
      "  %a = stablehlo.constant dense<1.0> : " + type +
      "\n  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {" + config +
      "}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], "
      "result_layouts = [dense<[0, 1]> : tensor<2xindex>, "
      "dense<> : tensor<0xindex>]} : (" +
      type + ") -> (" + result + ", tensor<i32>)");
}

TEST(CustomCalls, CheckWhatLapackIsGiven) {
  const std::string square = "tensor<2x2xf64>";
  EXPECT_TRUE(RunPotrf(square, square, "uplo = 76 : ui8").ok());
  EXPECT_THAT(RunPotrf(square, square, "").message(), HasSubstr("needs 'uplo'"));
  EXPECT_THAT(RunPotrf(square, square, "uplo = 1 : ui8").message(), HasSubstr("letter of LU"));
  EXPECT_THAT(RunPotrf("tensor<2x3xf64>", "tensor<2x3xf64>", "uplo = 76 : ui8").message(),
              HasSubstr("operand 0 must be"));
  EXPECT_THAT(RunPotrf(square, "tensor<3x3xf64>", "uplo = 76 : ui8").message(),
              HasSubstr("result 0 must be"));
  EXPECT_THAT(RunPotrf("tensor<2x2xf32>", "tensor<2x2xf32>", "uplo = 76 : ui8").message(),
              HasSubstr("no array of tensor<2x2xf32>"));
}

}  // namespace
}  // namespace lockstep::interpret
