// SPDX-License-Identifier: Apache-2.0
// Processes that meet, and above all those that wait for what never comes: each gets an error that
// says who is missing, whatever the timing. What collectives mean is data: tests/ops/collective.
#include "lockstep/interpret/grid/grid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

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

}  // namespace
}  // namespace lockstep::interpret
