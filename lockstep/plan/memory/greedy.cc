// SPDX-License-Identifier: Apache-2.0
// Greedy packings; see greedy.h.
#include "lockstep/plan/memory/greedy.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "lockstep/base/strings.h"
#include "lockstep/base/threads.h"
#include "lockstep/plan/memory/ranges.h"

namespace lockstep::plan::memory {
namespace {

double Area(const Item& item) {
  return static_cast<double>(item.size) * static_cast<double>(item.steps);
}

constexpr GreedyOrder kOrders[] = {
    {"size+start",
     [](const Item& a, const Item& b) {
       return std::tuple(-a.height, a.first, -a.steps) < std::tuple(-b.height, b.first, -b.steps);
     }},
    {"start", [](const Item& a, const Item& b) { return a.first < b.first; }},
    {"size+duration",
     [](const Item& a, const Item& b) {
       return std::tuple(-a.height, -a.steps) < std::tuple(-b.height, -b.steps);
     }},
    {"area", [](const Item& a, const Item& b) { return Area(a) > Area(b); }},
    {"duration+size",
     [](const Item& a, const Item& b) {
       return std::tuple(-a.steps, -a.height) < std::tuple(-b.steps, -b.height);
     }},
    {"size+end",
     [](const Item& a, const Item& b) {
       return std::tuple(-a.height, -a.last, -a.steps) < std::tuple(-b.height, -b.last, -b.steps);
     }},
    {"size", [](const Item& a, const Item& b) { return a.height > b.height; }},
    {"duration+start",
     [](const Item& a, const Item& b) {
       return std::tuple(-a.steps, a.first) < std::tuple(-b.steps, b.first);
     }},
    {"start+size",
     [](const Item& a, const Item& b) {
       return std::tuple(a.first, -a.height) < std::tuple(b.first, -b.height);
     }},
    {"end", [](const Item& a, const Item& b) { return a.last > b.last; }},
};

// Breadth: the buffers of the heaviest moments first, where there is least freedom.
std::vector<int32_t> BreadthOrder(const Instance& instance) {
  std::vector<int64_t> change(static_cast<size_t>(instance.num_slots) + 1);
  for (const Item& item : instance.items) {
    change[static_cast<size_t>(item.first)] += item.size;
    change[static_cast<size_t>(item.last)] -= item.size;
  }
  std::partial_sum(change.begin(), change.end(), change.begin());
  // breadth[i]: the most that is live at once while item i is. A sparse table answers in O(1).
  std::vector<std::vector<int64_t>> most{change};
  for (size_t width = 1; 2 * width <= change.size(); width *= 2) {
    const std::vector<int64_t>& half = most.back();
    std::vector<int64_t> whole(half.size() - width);
    for (size_t i = 0; i < whole.size(); ++i) whole[i] = std::max(half[i], half[i + width]);
    most.push_back(std::move(whole));
  }
  std::vector<int64_t> breadth(instance.items.size());
  std::vector<int32_t> order(instance.items.size());
  for (size_t i = 0; i < breadth.size(); ++i) {
    const auto first = static_cast<size_t>(instance.items[i].first);
    const auto last = static_cast<size_t>(instance.items[i].last);
    size_t level = 0;
    while (size_t{2} << level <= last - first) ++level;
    breadth[i] = std::max(most[level][first], most[level][last - (size_t{1} << level)]);
    order[i] = static_cast<int32_t>(i);
  }
  std::stable_sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
    const auto x = static_cast<size_t>(a), y = static_cast<size_t>(b);
    return std::tuple(-breadth[x], -instance.items[x].size) <
           std::tuple(-breadth[y], -instance.items[y].size);
  });
  return order;
}

struct Attempt {
  std::string name;
  std::vector<int32_t> order;
  Fit fit;
};

std::vector<Attempt> MakeAttempts(const Instance& instance) {
  // Beyond so many items an order costs tenths of a second.
  const bool few = instance.items.size() <= 5000;
  std::vector<Attempt> attempts;
  std::vector<int32_t> order(instance.items.size());
  const auto add = [&](std::string_view name) {
    attempts.push_back({base::StrCat(name, ", best-fit"), order, Fit::kBest});
    if (few) attempts.push_back({base::StrCat(name, ", first-fit"), order, Fit::kFirst});
  };
  for (const GreedyOrder& by : GreedyOrders().first(few ? GreedyOrders().size() : 3)) {
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
      return by.before(instance.items[static_cast<size_t>(a)],
                       instance.items[static_cast<size_t>(b)]);
    });
    add(by.name);
  }
  if (few) {
    order = BreadthOrder(instance);
    add("breadth");
  }
  return attempts;
}

}  // namespace

std::span<const GreedyOrder> GreedyOrders() { return kOrders; }

Solution PackInOrder(const Instance& instance, std::span<const int32_t> order, Fit fit) {
  Solution solution{.offsets = std::vector<int64_t>(instance.items.size())};
  OccupiedAddresses occupied(instance.num_slots);
  const auto place = [&](size_t index, int64_t offset) {
    const Item& item = instance.items[index];
    solution.offsets[index] = offset;
    occupied.Insert(item.first, item.last, {offset, offset + item.size});
  };
  for (size_t i = 0; i < instance.items.size(); ++i) {
    if (instance.items[i].fixed != kNotFixed) place(i, instance.items[i].fixed);
  }
  for (int32_t index : order) {
    const auto i = static_cast<size_t>(index);
    const Item& item = instance.items[i];
    if (item.fixed != kNotFixed) continue;
    place(i, fit == Fit::kFirst
                 ? occupied.FirstFit(item.first, item.last, item.size, item.alignment)
                 : occupied.BestFit(item.first, item.last, item.size, item.alignment));
  }
  solution.height = HeightOf(instance, solution.offsets);
  return solution;
}

int64_t PackingUnits(const Instance& instance) {
  // Each item for itself, and those that live while it does.
  constexpr int64_t kForItem = 100, kForPair = 4;
  std::vector<int64_t> born(static_cast<size_t>(instance.num_slots) + 1, 0);  // before the slot
  for (const Item& item : instance.items) ++born[static_cast<size_t>(item.first) + 1];
  for (size_t slot = 1; slot < born.size(); ++slot) born[slot] += born[slot - 1];
  int64_t pairs = 0;
  for (const Item& item : instance.items) {
    pairs += born[static_cast<size_t>(item.last)] - born[static_cast<size_t>(item.first)];
  }
  return kForItem * static_cast<int64_t>(instance.items.size()) + kForPair * pairs;
}

Solution PackGreedily(const Instance& instance, int64_t target, int threads, Allowance& allowance) {
  const std::vector<Attempt> attempts = MakeAttempts(instance);
  const int64_t units = PackingUnits(instance);
  Solution best;
  base::ThreadPool pool(threads);
  // Rounds of a fixed number, so that where it stops does not depend on the threads.
  constexpr size_t kRound = 2;
  for (size_t begin = 0; begin < attempts.size() && best.height > target; begin += kRound) {
    const size_t count = std::min(kRound, attempts.size() - begin);
    std::vector<Solution> found(count);
    pool.ParallelFor(static_cast<int64_t>(count), 1, [&](int64_t i, int64_t) {
      const Attempt& attempt = attempts[begin + static_cast<size_t>(i)];
      found[static_cast<size_t>(i)] = PackInOrder(instance, attempt.order, attempt.fit);
    });
    allowance.Spend(static_cast<int64_t>(count) * units);
    for (size_t i = 0; i < count; ++i) {
      if (found[i].height >= best.height) continue;
      best = std::move(found[i]);
      best.method = "greedy (" + attempts[begin + i].name + ")";
    }
  }
  return best;
}

}  // namespace lockstep::plan::memory
