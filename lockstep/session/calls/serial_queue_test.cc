// SPDX-License-Identifier: Apache-2.0
// The queue: order, and both ways to end it.
#include "lockstep/session/calls/serial_queue.h"

#include <gtest/gtest.h>

#include <future>
#include <numeric>
#include <thread>
#include <vector>

namespace lockstep::session {
namespace {

TEST(SerialQueue, DoesEverythingInOrderBeforeItEnds) {
  std::vector<int> done;
  {
    SerialQueue queue;
    for (int i = 0; i < 100; ++i) queue.Push([&done, i] { done.push_back(i); });
  }
  std::vector<int> expected(100);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(done, expected);
}

TEST(SerialQueue, TakesWorkFromManyThreadsAndFromItsOwn) {
  int done = 0;  // changed by the queue's thread alone
  {
    SerialQueue queue;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([&] {
        for (int i = 0; i < 50; ++i) {
          queue.Push([&] { queue.Push([&] { ++done; }); });
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
  }
  EXPECT_EQ(done, 200);
}

TEST(SerialQueue, MayBeEndedByItsOwnWork) {
  std::promise<void> rest;
  auto queue = std::make_unique<SerialQueue>();
  SerialQueue& it = *queue;
  std::promise<void> pushed;
  it.Push([&pushed, queue = std::make_shared<std::unique_ptr<SerialQueue>>(std::move(queue))] {
    pushed.get_future().wait();
    queue->reset();
  });
  it.Push([&rest] { rest.set_value(); });
  pushed.set_value();
  rest.get_future().wait();
}

}  // namespace
}  // namespace lockstep::session
