// SPDX-License-Identifier: Apache-2.0
// The thread pool and the limits of the machine. Most useful under ThreadSanitizer.
#include "lockstep/base/threads.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <atomic>
#include <numeric>
#include <set>

#include "lockstep/base/limits.h"

namespace lockstep::base {
namespace {

TEST(Limits, AreWithinTheMachine) {
  cpu_set_t allowed;
  ASSERT_EQ(sched_getaffinity(0, sizeof(allowed), &allowed), 0);
  EXPECT_GE(DefaultThreadCount(), 1);
  EXPECT_LE(DefaultThreadCount(), CPU_COUNT(&allowed));
  EXPECT_GT(MemoryLimitBytes(), uint64_t{1} << 20);
  EXPECT_EQ(AllocateBytes(1000, "test").value(), std::vector<std::byte>(1000));
  const auto refused = AllocateBytes(~uint64_t{0}, "the table of everything");
  EXPECT_EQ(refused.status().code(), StatusCode::kResourceExhausted);
  EXPECT_TRUE(refused.status().message().starts_with("the table of everything needs"));
}

TEST(ThreadPool, HasTheCountAskedFor) {
  EXPECT_EQ(ThreadPool(1).num_threads(), 1);
  EXPECT_EQ(ThreadPool(5).num_threads(), 5);
  EXPECT_EQ(ThreadPool().num_threads(), DefaultThreadCount());
}

TEST(ThreadPool, RangesDependOnSizesAlone) {
  for (const int threads : {1, 2, 7}) {
    ThreadPool pool(threads);
    for (const auto& [n, grain] : std::vector<std::pair<int64_t, int64_t>>{
             {0, 4}, {1, 4}, {4, 4}, {5, 4}, {1000, 7}, {10, 0}, {3, INT64_MAX}, {-2, 1}}) {
      std::mutex mutex;
      std::set<std::pair<int64_t, int64_t>> got, expected;
      pool.ParallelFor(n, grain, [&](int64_t begin, int64_t end) {
        const std::lock_guard lock(mutex);
        EXPECT_TRUE(got.emplace(begin, end).second);
      });
      const int64_t step = std::max<int64_t>(grain, 1);
      for (int64_t i = 0; i < n; i += std::min(step, n - i)) {
        expected.emplace(i, i + std::min(step, n - i));
      }
      EXPECT_EQ(got, expected) << n << " " << grain << " " << threads;
    }
  }
}

// A worker that looks for work just then must not sleep through the end.
TEST(ThreadPool, StopsAtAnyMoment) {
  std::atomic<int64_t> sum{0};
  for (int i = 0; i < 500; ++i) {
    ThreadPool pool(3);
    if (i % 2 == 0) continue;
    pool.ParallelFor(4, 1, [&](int64_t begin, int64_t) { sum += begin; });
  }
  EXPECT_EQ(sum, 250 * 6);
}

TEST(ThreadPool, WritesAreVisibleAfterwards) {
  ThreadPool pool(4);
  std::vector<int64_t> values(10000);
  for (int64_t round = 1; round <= 50; ++round) {
    pool.ParallelFor(10000, 64, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) values[static_cast<size_t>(i)] += i;
    });
    EXPECT_EQ(std::accumulate(values.begin(), values.end(), int64_t{0}), 49995000 * round);
  }
}

TEST(ThreadPool, CallsMayBeNestedAndConcurrent) {
  ThreadPool pool(3);
  std::atomic<int64_t> total{0};
  std::vector<std::thread> callers;
  for (int i = 0; i < 4; ++i) {
    callers.emplace_back([&] {
      pool.ParallelFor(8, 1, [&](int64_t, int64_t) {
        pool.ParallelFor(100, 3, [&](int64_t begin, int64_t end) { total += end - begin; });
      });
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(total, 4 * 8 * 100);
}

TEST(ThreadPool, UsesSeveralThreads) {
  ThreadPool pool(2);
  std::mutex mutex;
  std::condition_variable both;
  int inside = 0;
  // Ends only when two threads are inside at once.
  pool.ParallelFor(2, 1, [&](int64_t, int64_t) {
    std::unique_lock lock(mutex);
    ++inside;
    both.notify_all();
    both.wait(lock, [&] { return inside == 2; });
  });
  EXPECT_EQ(inside, 2);
}

}  // namespace
}  // namespace lockstep::base
