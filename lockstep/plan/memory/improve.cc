// SPDX-License-Identifier: Apache-2.0
// Orders by blame; see improve.h.
#include "lockstep/plan/memory/improve.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lockstep::plan::memory {
namespace {

// After so many packings without a lower one, back to the best order of this climb.
constexpr int kPatience = 200;

class Climb {
 public:
  Climb(const Instance& instance, const ImproveOptions& options)
      : instance_(instance), options_(options), random_(options.seed) {
    // area, start, .. with best fit for even seeds, first fit for odd ones.
    constexpr size_t kFirstOrders[] = {3, 1, 0, 4};
    const GreedyOrder& first = GreedyOrders()[kFirstOrders[options.seed / 2 % 4]];
    fit_ = options.seed % 2 == 0 ? Fit::kBest : Fit::kFirst;
    order_.resize(instance.items.size());
    std::iota(order_.begin(), order_.end(), 0);
    std::stable_sort(order_.begin(), order_.end(), [&](int32_t a, int32_t b) {
      return first.before(instance.items[static_cast<size_t>(a)],
                          instance.items[static_cast<size_t>(b)]);
    });
    keys_.resize(order_.size());
    for (size_t i = 0; i < order_.size(); ++i) {
      keys_[static_cast<size_t>(order_[i])] = static_cast<double>(i);
    }
  }

  void Run(Solution& best) {
    int64_t lowest = kUnlimitedBytes;
    std::vector<double> lowest_keys = keys_;
    int waiting = 0;
    const int64_t units = PackingUnits(instance_);
    double now = options_.allowance->Now();
    double last = 0;  // what a packing takes: none is begun that would end too late
    while (now + last < options_.until && !options_.stop->load()) {
      std::stable_sort(order_.begin(), order_.end(), [&](int32_t a, int32_t b) {
        return keys_[static_cast<size_t>(a)] < keys_[static_cast<size_t>(b)];
      });
      Solution solution = PackInOrder(instance_, order_, fit_);
      waiting = solution.height < lowest ? 0 : waiting + 1;
      if (solution.height <= lowest) {
        lowest = solution.height;
        lowest_keys = keys_;
      }
      if (waiting > kPatience) {
        keys_ = lowest_keys;
        waiting = 0;
      }
      Blame(solution.offsets);
      options_.allowance->Spend(units);
      last = options_.allowance->Now() - now;
      now += last;
      if (solution.height >= best.height) continue;
      best = std::move(solution);
      best.method = "order by blame";
      if (best.height <= options_.target) options_.stop->store(true);
    }
  }

 private:
  double Uniform() {
    random_ += 0x9E3779B97F4A7C15u;
    uint64_t x = (random_ ^ random_ >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return static_cast<double>((x ^ x >> 31) >> 11) * 0x1p-53;
  }

  void Blame(const std::vector<int64_t>& offsets) {
    const auto count = static_cast<double>(offsets.size());
    for (size_t i = 0; i < offsets.size(); ++i) {
      const double draw = Uniform();
      if (offsets[i] + instance_.items[i].height > options_.target) {
        keys_[i] -= count * (0.05 + 0.5 * draw);
      } else if (draw < 0.01) {
        keys_[i] += count * 0.02;  // a little noise, so that it does not go in circles
      }
    }
  }

  const Instance& instance_;
  const ImproveOptions& options_;
  uint64_t random_;
  Fit fit_;
  std::vector<int32_t> order_;
  std::vector<double> keys_;  // the order is by these
};

}  // namespace

void ImproveByBlame(const Instance& instance, const ImproveOptions& options, Solution& best) {
  Climb(instance, options).Run(best);
}

}  // namespace lockstep::plan::memory
