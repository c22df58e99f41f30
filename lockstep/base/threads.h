// SPDX-License-Identifier: Apache-2.0
// Threads: a pool whose work is cut by index, never by thread, so that results do not depend on
// how many there are.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace lockstep::base {

// As many as this process has processors, as affinity and the container's CPU quota allow.
int DefaultThreadCount();

// A fixed set of threads, which spin for a moment before they sleep, so that calls that follow one
// another start in well under a microsecond. Thread-safe: several threads may call ParallelFor at
// once, and the function given to it may call it again. The destructor waits for the threads to
// stop; no call may be under way then.
class ThreadPool {
 public:
  // `threads` counts the caller of ParallelFor too, so 1 starts none. 0: DefaultThreadCount().
  explicit ThreadPool(int threads = 0);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int num_threads() const { return static_cast<int>(workers_.size()) + 1; }

  // Calls fn(begin, end) for [0, grain), [grain, 2 * grain), ... up to n, in any order and on any
  // thread, and returns when all calls have returned. The ranges depend on n and grain alone.
  // What the calls wrote is visible to the caller. grain < 1 counts as 1.
  using RangeFunction = std::function<void(int64_t begin, int64_t end)>;
  void ParallelFor(int64_t n, int64_t grain, const RangeFunction& fn);

 private:
  struct Job;
  // A place where workers find a call that is under way.
  struct alignas(64) Slot {
    std::atomic<bool> taken{false};  // by a call, until no worker looks at its job any more
    std::atomic<Job*> job{nullptr};
    std::atomic<int> users{0};  // workers that look at the job; it must stay until there are none
  };
  // More calls at once than this work on their callers' threads alone.
  static constexpr int kSlots = 16;

  void RunWorker();
  // Takes part in the calls that are under way; false when there was nothing to do.
  bool Help();

  Slot slots_[kSlots];
  std::atomic<uint32_t> epoch_{0};  // grows with every call, and when the pool stops
  std::atomic<int> sleepers_{0};
  std::atomic<bool> stopping_{false};
  std::vector<std::thread> workers_;
};

}  // namespace lockstep::base
