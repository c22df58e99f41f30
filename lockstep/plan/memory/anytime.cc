// SPDX-License-Identifier: Apache-2.0
// Rounds of better orders and of the exact search; all threads work on the same capacity.
#include "lockstep/plan/memory/anytime.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/plan/memory/improve.h"
#include "lockstep/plan/memory/search.h"

namespace lockstep::plan::memory {
namespace {

constexpr size_t kLarge = 500;  // items

class Rounds {
 public:
  Rounds(Allowance& allowance, const PackingOptions& options, int64_t capacity, Instance& instance,
         Solution& best)
      : allowance_(allowance),
        capacity_(capacity),
        seed_(options.seed),
        pool_(options.threads),
        instance_(instance),
        best_(best) {}

  void Run() {
    if (!IsSearchable(instance_)) return TryOrders(allowance_.all());
    // Orders are worth the more the larger the problem is; small ones are searched at once.
    if (instance_.items.size() >= kLarge) TryOrders(0.3 * allowance_.all());
    // The target first: it is reached more often than not. Then halfway to the best, again and
    // again, with more of it in each round.
    TryCapacity(Target(), 0.4 * allowance_.all());
    for (double slice = allowance_.all() / 32; !Done(); slice *= 2) {
      int64_t failed = Target();  // no packing was found within this
      while (!Done() && best_.height - failed > std::max(instance_.unit, best_.height / 2000)) {
        const int64_t capacity = failed + (best_.height - failed) / 2;
        if (!TryCapacity(capacity, slice)) failed = capacity;
      }
      if (!Done()) TryCapacity(best_.height - 1, slice);
      if (!Done()) TryCapacity(Target(), slice);
      TryOrders(slice);
    }
  }

 private:
  // No packing lower than this is asked for or possible. Grows with the lower bound.
  int64_t Target() const {
    return capacity_ == kUnlimitedBytes ? instance_.lower_bound
                                        : std::max(capacity_, instance_.lower_bound);
  }

  bool Done() const {
    return best_.height <= Target() || instance_.lower_bound > capacity_ ||
           allowance_.Now() >= allowance_.end();
  }

  double Until(double slice) const { return std::min(allowance_.end(), allowance_.Now() + slice); }

  // One seed for each thread, other ones each time.
  uint64_t NextSeeds() {
    seed_ += static_cast<uint64_t>(pool_.num_threads());
    return seed_ - static_cast<uint64_t>(pool_.num_threads());
  }

  void TryOrders(double slice) {
    if (Done()) return;
    const double until = Until(slice);
    std::atomic<bool> stop = false;
    std::mutex mutex;
    const uint64_t seed = NextSeeds();
    pool_.ParallelFor(pool_.num_threads(), 1, [&](int64_t thread, int64_t) {
      Solution own{.height = best_.height};
      ImproveByBlame(instance_,
                     {.target = Target(),
                      .seed = seed + static_cast<uint64_t>(thread),
                      .allowance = &allowance_,
                      .until = until,
                      .stop = &stop},
                     own);
      const std::lock_guard lock(mutex);
      if (own.height < best_.height) best_ = std::move(own);
    });
  }

  // True when a packing within `capacity` was found. A proof that there is none raises the bound.
  bool TryCapacity(int64_t capacity, double slice) {
    if (Done() || capacity >= best_.height) return best_.height <= capacity;
    const double until = Until(slice);
    std::atomic<bool> stop = false;
    std::mutex mutex;
    bool impossible = false;
    const uint64_t seed = NextSeeds();
    pool_.ParallelFor(pool_.num_threads(), 1, [&](int64_t thread, int64_t) {
      std::vector<int64_t> offsets;
      const Outcome outcome = FindPacking(instance_,
                                          {.capacity = capacity,
                                           .seed = seed + static_cast<uint64_t>(thread),
                                           .allowance = &allowance_,
                                           .until = until,
                                           .stop = &stop},
                                          offsets);
      if (outcome == Outcome::kStopped) return;
      stop.store(true);
      const std::lock_guard lock(mutex);
      impossible = outcome == Outcome::kImpossible;
      const int64_t height = impossible ? kUnlimitedBytes : HeightOf(instance_, offsets);
      if (height < best_.height) best_ = {std::move(offsets), height, "exact search"};
    });
    if (impossible) instance_.lower_bound = std::max(instance_.lower_bound, capacity + 1);
    return best_.height <= capacity;
  }

  Allowance& allowance_;
  const int64_t capacity_;  // low enough
  uint64_t seed_;
  base::ThreadPool pool_;
  Instance& instance_;
  Solution& best_;
};

}  // namespace

void ImproveWithin(Allowance& allowance, const PackingOptions& options, int64_t capacity,
                   Instance& instance, Solution& best) {
  Rounds(allowance, options, capacity, instance, best).Run();
}

}  // namespace lockstep::plan::memory
