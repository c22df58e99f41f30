// SPDX-License-Identifier: Apache-2.0
// The thread pool: jobs in a queue, ranges of a job taken by an atomic counter.
#include "lockstep/base/threads.h"

#include <algorithm>

#include "lockstep/base/limits.h"

namespace lockstep::base {

int DefaultThreadCount() { return ProcessorLimit(); }

struct ThreadPool::Job {
  const RangeFunction& fn;  // outlives the job's last range: ParallelFor waits for it
  const int64_t n;
  const int64_t grain;
  const int64_t ranges;
  std::atomic<int64_t> next{0};
  std::atomic<int64_t> finished{0};
  std::mutex mutex;
  std::condition_variable all_finished;

  // Takes ranges until none is left.
  void Work() {
    while (true) {
      const int64_t range = next.fetch_add(1, std::memory_order_relaxed);
      if (range >= ranges) return;
      const int64_t begin = range * grain;
      fn(begin, std::min(n, n - begin > grain ? begin + grain : n));
      if (finished.fetch_add(1, std::memory_order_acq_rel) + 1 == ranges) {
        const std::lock_guard lock(mutex);
        all_finished.notify_all();
      }
    }
  }

  void Wait() {
    std::unique_lock lock(mutex);
    all_finished.wait(lock, [&] { return finished.load(std::memory_order_acquire) == ranges; });
  }
};

ThreadPool::ThreadPool(int threads) {
  constexpr int kMostThreads = 1024;
  if (threads <= 0) threads = DefaultThreadCount();
  threads = std::min(threads, kMostThreads);
  for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { RunWorker(); });
}

ThreadPool::~ThreadPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::ParallelFor(int64_t n, int64_t grain, const RangeFunction& fn) {
  if (n <= 0) return;
  grain = std::max<int64_t>(grain, 1);
  const int64_t ranges = (n - 1) / grain + 1;
  if (ranges == 1) return fn(0, n);
  const std::shared_ptr<Job> job(new Job{fn, n, grain, ranges, {}, {}, {}, {}});
  if (!workers_.empty()) {
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(job);
    }
    if (ranges == 2) {
      wake_.notify_one();
    } else {
      wake_.notify_all();
    }
  }
  // The caller works too. So a call from inside `fn` gets done even when all workers are busy.
  job->Work();
  job->Wait();
  if (!workers_.empty()) {
    const std::lock_guard lock(mutex_);
    std::erase(jobs_, job);
  }
}

void ThreadPool::RunWorker() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
    if (jobs_.empty()) return;
    const std::shared_ptr<Job> job = jobs_.front();
    lock.unlock();
    job->Work();
    lock.lock();
    std::erase(jobs_, job);  // all of its ranges are taken
  }
}

}  // namespace lockstep::base
