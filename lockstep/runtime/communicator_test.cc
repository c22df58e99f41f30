// SPDX-License-Identifier: Apache-2.0
// What processes of one grid give each other, and the order in which they fold.
#include "lockstep/runtime/communicator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "lockstep/runtime/local_communicator.h"

namespace lockstep::runtime {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Runs `body` as `count` replicas.
Status RunAll(int64_t count, const std::function<Status(LocalCommunicator&)>& body) {
  interpret::Grid grid({count, 1});
  return grid.Run([&](interpret::Process& process) {
    LocalCommunicator communicator(process);
    return body(communicator);
  });
}

Meeting All(int64_t count) {
  std::vector<int64_t> group(static_cast<size_t>(count));
  std::iota(group.begin(), group.end(), 0);
  return {"test", 0, group};
}

void Subtract(const void* a, const void* b, void* out, int64_t n) {
  const auto *x = static_cast<const float*>(a), *y = static_cast<const float*>(b);
  for (int64_t i = 0; i < n; ++i) static_cast<float*>(out)[i] = x[i] - y[i];
}

Contribution Of(const std::vector<float>& values, Shape shape) {
  return {TensorType(DType::kF32, std::move(shape)), values.data()};
}

TEST(Communicator, FoldsInTheOrderOfTheGroupByATree) {
  constexpr int64_t kSize = 10000;  // several blocks, the last one short
  // Process p brings 10^p; the fold is no sum, so its order shows.
  const float folded[] = {1, -9, -109, 891, 891 - 10000};
  for (int64_t count = 1; count <= 5; ++count) {
    const Status status = RunAll(count, [&](LocalCommunicator& self) -> Status {
      const auto p = static_cast<double>(self.process());
      const std::vector<float> mine(kSize, static_cast<float>(std::pow(10.0, p)));
      std::vector<float> result(kSize);
      LS_RETURN_IF_ERROR(self.AllReduce(All(count), Of(mine, {kSize}), Subtract, result.data()));
      EXPECT_THAT(result, Each(folded[count - 1])) << count;
      return OkStatus();
    });
    EXPECT_TRUE(status.ok()) << status;
  }
}

TEST(Communicator, MovesSlices) {
  const Status status = RunAll(2, [](LocalCommunicator& self) -> Status {
    const float base = static_cast<float>(self.process()) * 10;
    const std::vector<float> mine = {base + 1, base + 2, base + 3, base + 4};
    std::vector<float> wide(8), narrow(2), same(4);
    // [[1 2] [3 4]] and [[11 12] [13 14]].
    LS_ASSIGN_OR_RETURN(const auto gathered, self.AllGather(All(2), Of(mine, {2, 2})));
    JoinParts(gathered.parts, TensorType(DType::kF32, {2, 2}), 1, wide.data());
    EXPECT_THAT(wide, ElementsAre(1, 2, 11, 12, 3, 4, 13, 14));
    LS_RETURN_IF_ERROR(self.ReduceScatter(All(2), Of(mine, {2, 2}), 1, Subtract, narrow.data()));
    EXPECT_THAT(narrow, ElementsAre(-10, -10));
    LS_RETURN_IF_ERROR(self.AllToAll(All(2), Of(mine, {2, 2}), 1, 0, same.data()));
    const float own = static_cast<float>(self.process());
    EXPECT_THAT(same, ElementsAre(own + 1, own + 3, own + 11, own + 13));
    LS_RETURN_IF_ERROR(self.Broadcast(All(2), Of(mine, {4}), 1, same.data()));
    EXPECT_THAT(same, ElementsAre(11, 12, 13, 14));
    return self.Barrier(All(2));
  });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(Communicator, SendsAround) {
  const Status status = RunAll(3, [](LocalCommunicator& self) -> Status {
    const int64_t p = self.process();
    const std::vector<float> mine = {static_cast<float>(p)};
    float got = -1;
    LS_RETURN_IF_ERROR(self.Send({"test", 0, p, (p + 1) % 3}, Of(mine, {1})));
    LS_RETURN_IF_ERROR(
        self.Receive({"test", 0, (p + 2) % 3, p}, TensorType(DType::kF32, {1}), &got));
    EXPECT_EQ(got, static_cast<float>((p + 2) % 3));
    return OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(Communicator, SaysWhatKeepsProcessesFromMeeting) {
  const auto message = [](const std::function<Status(LocalCommunicator&)>& body) {
    return std::string(RunAll(2, body).message());
  };
  EXPECT_THAT(message([](LocalCommunicator& self) {
                return self.process() == 0 ? self.Barrier(All(2)) : OkStatus();
              }),
              HasSubstr("waits for process 1 (ended)"));
  EXPECT_THAT(message([](LocalCommunicator& self) {
                const std::vector<float> mine(2);
                const Shape shape = self.process() == 0 ? Shape{2} : Shape{1, 2};
                return self.AllGather(All(2), Of(mine, shape)).status();
              }),
              HasSubstr("operands of different types"));
  EXPECT_THAT(message([](LocalCommunicator& self) { return self.Barrier({"test", 0, {}}); }),
              HasSubstr("process 0 is in none of the replica_groups"));
}

}  // namespace
}  // namespace lockstep::runtime
