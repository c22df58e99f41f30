// SPDX-License-Identifier: Apache-2.0
// Processes that meet, and above all those that wait for what never comes: each gets an error that
// says who is missing, whatever the timing. What collectives mean is data: tests/ops/collective.
#include "lockstep/interpret/grid/grid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep::interpret {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

int64_t Number(const Values& values) { return values[0].array().ElementAsInt64(0); }

Values Numbers(int32_t number) { return {Datum(Literal::ScalarI32(number))}; }

std::string Message(const Status& status) { return std::string(status.message()); }

TEST(GridTest, GivesWhatMembersBringInTheOrderOfTheGroup) {
  Grid grid({1, 3});
  std::array<std::vector<int64_t>, 3> seen;
  const Status status = grid.Run([&](Process& process) -> Status {
    LS_ASSIGN_OR_RETURN(const auto gathered,
                        grid.rendezvous().Meet(process.id, {"op", 0, {2, 0, 1}},
                                               Numbers(static_cast<int32_t>(10 * process.id))));
    for (const Values& values : *gathered) {
      seen[static_cast<size_t>(process.id)].push_back(Number(values));
    }
    return OkStatus();
  });
  ASSERT_TRUE(status.ok()) << status;
  for (const auto& numbers : seen) EXPECT_THAT(numbers, ElementsAre(20, 0, 10));
}

// Rounds without end, some in groups of their own: calls of the same kind must not mix.
TEST(GridTest, ManyRoundsStayInStep) {
  constexpr int32_t kRounds = 300;
  Grid grid({2, 4});
  const Status status = grid.Run([&](Process& process) -> Status {
    const int64_t base = process.replica() * 4;
    const std::vector<int64_t> row = {base, base + 1, base + 2, base + 3};
    const std::vector<int64_t> all = {0, 1, 2, 3, 4, 5, 6, 7};
    const int64_t next = (process.id + 1) % 8, previous = (process.id + 7) % 8;
    for (int32_t round = 0; round < kRounds; ++round) {
      grid.rendezvous().Send({"p", 1, process.id, next}, Numbers(round));
      for (const auto& group : {row, all}) {
        LS_ASSIGN_OR_RETURN(const auto gathered,
                            grid.rendezvous().Meet(process.id, {"op", 1, group}, Numbers(round)));
        for (const Values& values : *gathered) {
          if (Number(values) != round) return InternalError("another round");
        }
      }
      LS_ASSIGN_OR_RETURN(const Values received,
                          grid.rendezvous().Receive(process.id, {"p", 1, previous, process.id}));
      if (Number(received) != round) return InternalError("another message");
    }
    return OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(GridTest, WaitersAreToldWhoHasEnded) {
  Grid grid({1, 3});
  std::array<Status, 3> statuses;
  const Status status = grid.Run([&](Process& process) -> Status {
    if (process.id == 2) return OkStatus();
    const auto met = grid.rendezvous().Meet(process.id, {"op", 0, {0, 1, 2}}, Numbers(0));
    return statuses[static_cast<size_t>(process.id)] = met.status();
  });
  EXPECT_EQ(status.code(), StatusCode::kFailedPrecondition);
  EXPECT_EQ(Message(status), "process 0: waits for process 2 (ended)");
  EXPECT_EQ(Message(statuses[1]), "waits for process 2 (ended)");
}

TEST(GridTest, TheProcessThatFailedIsTheErrorNotThoseThatWaitForIt) {
  Grid grid({2, 1});
  std::array<Status, 2> statuses;
  const Status status = grid.Run([&](Process& process) -> Status {
    if (process.id == 1) return InvalidArgumentError("broken");
    const auto met = grid.rendezvous().Meet(process.id, {"op", 0, {0, 1}}, Numbers(0));
    return statuses[0] = met.status();
  });
  EXPECT_EQ(status, InvalidArgumentError("process 1: broken"));
  EXPECT_EQ(Message(statuses[0]), "waits for process 1 (failed)");
}

TEST(GridTest, ProcessesThatWaitForOneAnotherAreToldWhere) {
  Grid grid({1, 4});
  std::array<Status, 4> statuses;
  const Status status = grid.Run([&](Process& process) -> Status {
    const auto id = static_cast<size_t>(process.id);
    Rendezvous& rendezvous = grid.rendezvous();
    if (process.id == 3) {
      return statuses[id] = rendezvous.Receive(3, {"recv", 7, 0, 3}).status();
    }
    const Meeting meeting{process.id == 1 ? "second" : "first", 5, {0, 1, 2}};
    return statuses[id] = rendezvous.Meet(process.id, meeting, Numbers(0)).status();
  });
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(Message(statuses[0]),
            "waits for process 1 (waits at 'second' in the group [0, 1, 2], channel 5)");
  EXPECT_EQ(Message(statuses[0]), Message(statuses[2]));
  EXPECT_THAT(Message(statuses[1]), HasSubstr("process 0 (waits at 'first'"));
  EXPECT_THAT(Message(statuses[1]), HasSubstr("process 2 (waits at 'first'"));
  EXPECT_THAT(Message(statuses[3]), HasSubstr("channel 7 for process 0 (waits at 'first'"));
}

TEST(GridTest, ReceivedBytesAreNobodyElses) {
  Grid grid({1, 2});
  const Literal shared = Literal::VectorF32(std::array{1.f, 2.f});
  const Status status = grid.Run([&](Process& process) -> Status {
    Rendezvous& rendezvous = grid.rendezvous();
    if (process.id == 0) {
      rendezvous.Send({"p", 0, 0, 1}, {Datum(shared)});
      return OkStatus();
    }
    LS_ASSIGN_OR_RETURN(Values received, rendezvous.Receive(1, {"p", 0, 0, 1}));
    if (!received[0].array().IsWritableInPlace()) return InternalError("shared");
    received[0].array().mutable_data<float>()[0] = 9;
    return OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(shared.data<float>()[0], 1);
}

TEST(GridTest, TheHostServesOneSenderAndOneReceiverPerChannel) {
  Rendezvous rendezvous(2);
  EXPECT_TRUE(rendezvous.ClaimHost(0, 1, true).ok());
  EXPECT_TRUE(rendezvous.ClaimHost(0, 1, true).ok());
  EXPECT_TRUE(rendezvous.ClaimHost(1, 1, false).ok());
  EXPECT_TRUE(rendezvous.ClaimHost(1, 2, true).ok());
  EXPECT_THAT(Message(rendezvous.ClaimHost(1, 1, true)), HasSubstr("channel 1"));
  EXPECT_EQ(rendezvous.ClaimHost(0, 1, false).code(), StatusCode::kFailedPrecondition);
}

TEST(GridTest, RefusesTooManyProcesses) {
  Grid grid({1, Grid::kMaxProcesses + 1});
  const Status status = grid.Run([](Process&) { return OkStatus(); });
  EXPECT_EQ(status.code(), StatusCode::kResourceExhausted);
}

// --- programs

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
  EXPECT_EQ(Number((*results)[1].outfeed[0]), 1);
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
  EXPECT_THAT(run(R"(<["x"=3]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("3 equal parts"));
  EXPECT_THAT(run(R"(<["x"=4096]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("4096 processes"));
  EXPECT_THAT(run(R"(<["x"=99999999999]>)", R"([<@mesh, [{"x"}]>])"), HasSubstr("2^20 devices"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{"y"}]>])"), HasSubstr("body has"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{}, {"x"}]>])"), HasSubstr("of 2 dimensions"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@other, [{"x"}]>])"), HasSubstr("no sdy.mesh @other"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([<@mesh, [{"x":(3)2}]>])"), HasSubstr("has no part (3)2"));
  EXPECT_THAT(run(R"(<["x"=2]>)", R"([])"), HasSubstr("one sharding per operand"));
}

}  // namespace
}  // namespace lockstep::interpret
