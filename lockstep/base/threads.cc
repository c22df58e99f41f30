// SPDX-License-Identifier: Apache-2.0
// The thread pool: calls in slots, ranges of a call taken by atomic counters. Whoever is awake
// takes the next range, so a thread that the system has put aside holds up its own range alone.
#include "lockstep/base/threads.h"

#include <algorithm>

#include "lockstep/base/limits.h"

namespace lockstep::base {
namespace {

// Turns of an idle thread before it sleeps: some 30 microseconds.
constexpr int kSpins = 2000;

void Pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

}  // namespace

int DefaultThreadCount() { return ProcessorLimit(); }

// Ranges are handed out by region, a stretch of them for each thread: neighbours in memory then
// come one after the other on one thread, which is what prefetching and DRAM like best. A thread
// that is done with its region goes on with the others'.
struct ThreadPool::Job {
  static constexpr int64_t kMostRegions = 16;
  struct alignas(64) Region {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };

  Job(const RangeFunction& f, int64_t count, int64_t grain_size, int threads)
      : fn(f),
        n(count),
        grain(grain_size),
        ranges((count - 1) / grain_size + 1),
        num_regions(std::min({ranges, kMostRegions, static_cast<int64_t>(threads)})) {
    for (int64_t i = 0; i < num_regions; ++i) {
      regions[i].next.store(Begin(i), std::memory_order_relaxed);
      regions[i].end = Begin(i + 1);
    }
  }

  // Takes ranges until none is left; false when none was.
  bool Work() {
    bool worked = false;
    const int64_t first = workers.fetch_add(1, std::memory_order_relaxed) % num_regions;
    for (int64_t i = 0; i < num_regions; ++i) {
      Region& region = regions[(first + i) % num_regions];
      while (region.next.load(std::memory_order_relaxed) < region.end) {
        const int64_t range = region.next.fetch_add(1, std::memory_order_relaxed);
        if (range >= region.end) break;
        worked = true;
        const int64_t begin = range * grain;
        fn(begin, std::min(n, n - begin > grain ? begin + grain : n));
        if (finished.fetch_add(1, std::memory_order_acq_rel) + 1 == ranges) finished.notify_all();
      }
    }
    return worked;
  }

  void Wait() {
    for (int spin = 0; spin < kSpins; ++spin) {
      if (finished.load(std::memory_order_acquire) == ranges) return;
      Pause();
    }
    for (int64_t done = finished.load(std::memory_order_acquire); done != ranges;
         done = finished.load(std::memory_order_acquire)) {
      finished.wait(done, std::memory_order_acquire);
    }
  }

  const RangeFunction& fn;
  const int64_t n;
  const int64_t grain;
  const int64_t ranges;
  const int64_t num_regions;
  std::atomic<int64_t> workers{0};
  std::atomic<int64_t> finished{0};
  Region regions[kMostRegions];

 private:
  int64_t Begin(int64_t region) const {
    return ranges / num_regions * region + std::min(region, ranges % num_regions);
  }
};

ThreadPool::ThreadPool(int threads) {
  constexpr int kMostThreads = 1024;
  if (threads <= 0) threads = DefaultThreadCount();
  threads = std::min(threads, kMostThreads);
  for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { RunWorker(); });
}

ThreadPool::~ThreadPool() {
  stopping_.store(true);
  epoch_.fetch_add(1);
  epoch_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::ParallelFor(int64_t n, int64_t grain, const RangeFunction& fn) {
  if (n <= 0) return;
  grain = std::max<int64_t>(grain, 1);
  if (n <= grain) return fn(0, n);
  Job job(fn, n, grain, num_threads());
  Slot* slot = nullptr;
  for (int i = 0; i < kSlots && !workers_.empty() && slot == nullptr; ++i) {
    bool free = false;
    if (slots_[i].taken.compare_exchange_strong(free, true)) slot = &slots_[i];
  }
  if (slot != nullptr) {
    slot->job.store(&job);
    epoch_.fetch_add(1);
    if (sleepers_.load() > 0) {
      if (job.ranges == 2) {
        epoch_.notify_one();
      } else {
        epoch_.notify_all();
      }
    }
  }
  // The caller works too. So a call from inside `fn` gets done even when all workers are busy.
  job.Work();
  if (slot != nullptr) slot->job.store(nullptr);
  job.Wait();
  if (slot == nullptr) return;
  // Nobody can find the job any more; who found it has nothing left to take.
  for (int spin = 0; slot->users.load() > 0; ++spin) {
    if (spin < kSpins) {
      Pause();
    } else {
      std::this_thread::yield();
    }
  }
  slot->taken.store(false);
}

bool ThreadPool::Help() {
  bool worked = false;
  for (Slot& slot : slots_) {
    if (slot.job.load(std::memory_order_relaxed) == nullptr) continue;
    slot.users.fetch_add(1);
    Job* job = slot.job.load();
    if (job != nullptr) worked = job->Work() || worked;
    slot.users.fetch_sub(1);
  }
  return worked;
}

void ThreadPool::RunWorker() {
  while (true) {
    // Before it looks for work or for the end, so that it cannot sleep through either.
    const uint32_t epoch = epoch_.load();
    if (stopping_.load()) return;
    if (Help()) continue;
    bool is_new = false;
    for (int spin = 0; spin < kSpins && !is_new; ++spin) {
      is_new = epoch_.load(std::memory_order_relaxed) != epoch;
      if (!is_new) Pause();
    }
    if (is_new) continue;
    sleepers_.fetch_add(1);
    epoch_.wait(epoch);
    sleepers_.fetch_sub(1);
  }
}

}  // namespace lockstep::base
