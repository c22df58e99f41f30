// SPDX-License-Identifier: Apache-2.0
// Programs on a grid: results of each process, and what is refused. What collectives mean is data:
// tests/ops/collective.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep::interpret {
namespace {

using testing::HasSubstr;

std::string Message(const Status& status) { return std::string(status.message()); }

Result<std::vector<RunResult>> RunText(const std::string& text, GridShape shape) {
  LS_ASSIGN_OR_RETURN(const ir::Module module, text::ReadModule(text));
  LS_RETURN_IF_ERROR(ir::VerifyModule(module));
  const std::vector<std::vector<Datum>> inputs(static_cast<size_t>(shape.num_processes()));
  return RunGrid(module, module.Entry(), shape, inputs);
}

constexpr char kSum[] = R"(
    func.func @main() -> tensor<ui32> {
      %0 = stablehlo.partition_id : tensor<ui32>
      %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          use_global_device_ids}> ({
      ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
        %2 = stablehlo.add %x, %y : tensor<ui32>
        stablehlo.return %2 : tensor<ui32>
      }) : (tensor<ui32>) -> tensor<ui32>
      func.return %1 : tensor<ui32>
    })";

TEST(RunGridTest, GivesTheResultsOfEachProcess) {
  const auto results = RunText(kSum, {1, 2});
  ASSERT_TRUE(results.ok()) << results.status();
  ASSERT_EQ(results->size(), 2u);
  EXPECT_EQ((*results)[0].outputs[0].array().ElementAsInt64(0), 1);
  EXPECT_EQ((*results)[1].outputs[0].array().ElementAsInt64(0), 1);
}

TEST(RunGridTest, RefusesGroupsThatDoNotFitTheGrid) {
  const auto results = RunText(kSum, {1, 1});
  EXPECT_EQ(results.status().code(), StatusCode::kInvalidArgument);
  EXPECT_THAT(Message(results.status()), HasSubstr("'stablehlo.all_reduce'"));
  EXPECT_THAT(Message(results.status()), HasSubstr("1 x 1"));
  EXPECT_THAT(Message(RunText(kSum, {2, 2}).status()), HasSubstr("in none of the replica_groups"));
}

TEST(RunGridTest, NamesTheOpAtWhichAProcessWaitsInVain) {
  const auto results = RunText(R"(
    func.func @main() {
      %0 = stablehlo.replica_id : tensor<ui32>
      %zero = stablehlo.constant dense<0> : tensor<ui32>
      %is_first = stablehlo.compare EQ, %0, %zero : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %1 = "stablehlo.if"(%is_first) ({
        %2 = "stablehlo.collective_broadcast"(%0) <{
            replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<ui32>) -> tensor<ui32>
        stablehlo.return %2 : tensor<ui32>
      }, {
        stablehlo.return %0 : tensor<ui32>
      }) : (tensor<i1>) -> tensor<ui32>
      func.return
    })",
                               {2, 1});
  EXPECT_EQ(results.status().code(), StatusCode::kFailedPrecondition);
  EXPECT_THAT(Message(results.status()), HasSubstr("process 0: "));
  EXPECT_THAT(Message(results.status()), HasSubstr(":7:"));  // the line of the broadcast
  EXPECT_THAT(Message(results.status()), HasSubstr("process 1 (ended)"));
}

TEST(RunGridTest, RefusesAnInfeedThatIsEmptyAndKeepsTheOutfeed) {
  EXPECT_THAT(Message(RunText(R"(
    func.func @main(%token: !stablehlo.token) {
      %0:2 = "stablehlo.infeed"(%token) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
      func.return
    })",
                              {1, 1})
                          .status()),
              HasSubstr("takes 1 arguments"));
  EXPECT_THAT(Message(RunText(R"(
    func.func @main() {
      %token = stablehlo.after_all : !stablehlo.token
      %0:2 = "stablehlo.infeed"(%token) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
      func.return
    })",
                              {1, 1})
                          .status()),
              HasSubstr("holds no more"));
  const auto results = RunText(R"(
    func.func @main() {
      %token = stablehlo.after_all : !stablehlo.token
      %0 = stablehlo.partition_id : tensor<ui32>
      %1 = "stablehlo.outfeed"(%0, %token) : (tensor<ui32>, !stablehlo.token) -> !stablehlo.token
      func.return
    })",
                               {1, 2});
  ASSERT_TRUE(results.ok()) << results.status();
  ASSERT_EQ((*results)[1].outfeed.size(), 1u);
  EXPECT_EQ((*results)[1].outfeed[0][0].array().ElementAsInt64(0), 1);
}

// A failing check says on which device.
TEST(RunGridTest, ChecksOfAMeshNameTheProcess) {
  const auto results = RunText(R"(
    sdy.mesh @mesh = <["x"=2]>
    func.func @main() {
      %a = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
      %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>]
          out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%shard: tensor<1xi32>) {
        check.expect_eq_const %shard, dense<5> : tensor<1xi32>
        sdy.return %shard : tensor<1xi32>
      } : (tensor<2xi32>) -> tensor<2xi32>
      func.return
    })",
                               {1, 1});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ((*results)[0].checks, 2);
  ASSERT_EQ((*results)[0].check_failures.size(), 1u);
  EXPECT_THAT((*results)[0].check_failures[0].message, HasSubstr("process 1: element [0]"));
}

// Sizes come from the text: none may crash or take memory without bound.
TEST(RunGridTest, RefusesMeshesThatDoNotFit) {
  const auto run = [](const std::string& mesh, const std::string& in) {
    return Message(RunText("sdy.mesh @mesh = " + mesh + R"(
    func.func @main() {
      %a = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
      %0 = sdy.manual_computation(%a) in_shardings=)" +
                               in + R"( out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"}
          (%shard: tensor<1xi32>) {
        sdy.return %shard : tensor<1xi32>
      } : (tensor<2xi32>) -> tensor<2xi32>
      func.return
    })",
                           {1, 1})
                       .status());
  };
  EXPECT_THAT(run(R"(<["x"=3]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("multiple of the 3 devices"));
  EXPECT_THAT(run(R"(<["x"=4096]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("the 4096 devices"));
  EXPECT_THAT(run(R"(<["x"=99999999999]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("2^20 devices"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{"y"}]>])"), HasSubstr("no axis"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{}, {"x"}]>])"), HasSubstr("found 2"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@other, [{"x"}]>])"), HasSubstr("no sdy.mesh @other"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{"x":(3)2}]>])"), HasSubstr("has no part (3)2"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([])"), HasSubstr("in_shardings must be"));
}

}  // namespace
}  // namespace lockstep::interpret
