// SPDX-License-Identifier: Apache-2.0
// Depth first over skylines. If there is a packing, there is one in which nothing can come lower.
// In it, take a valley of the skyline and a slot of the valley: either one of the items that can
// lie on the floor there does, or the floor there is wasted up to the next offset that is possible.
// Each packing belongs to one of these branches, so no order of placing is tried twice.
//   - The slot is chosen by one of several rules, in turn; each restart weighs size and duration
//     of the items anew. Restarts are short, because the time that is needed varies wildly.
//   - A slot where nothing is left to place parts the problem: parts are solved one by one.
//   - States that were refuted are kept, by hash, over restarts: many orders give one skyline.
#include "lockstep/plan/memory/search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "lockstep/plan/memory/skyline.h"

namespace lockstep::plan::memory {
namespace {

constexpr size_t kMostItems = 4096;
constexpr size_t kMostSlots = 4096;
constexpr size_t kMostDepth = 8192;
constexpr size_t kKeptStates = size_t{1} << 20;
// Of an allowance of counted work: the tables of a search, and a restart for each item.
constexpr int64_t kSetUpUnits = 500'000, kUnitsPerScore = 16;

// How to choose the slot to branch on.
enum class Rule : uint8_t {
  kFewestBranches,
  kLeastSlack,    // where the least may be wasted
  kMostConflicts  // few branches where many branches failed before
};
constexpr Rule kRules[] = {Rule::kLeastSlack, Rule::kMostConflicts, Rule::kFewestBranches};

// 1, 1, 2, 1, 1, 2, 4, 1, ..: the lengths of restarts that suit an unknown distribution.
int64_t LubyTerm(uint64_t index) {
  while (!std::has_single_bit(index + 1)) index -= std::bit_floor(index) - 1;
  return static_cast<int64_t>((index + 1) / 2);
}

class Search {
 public:
  Search(const Instance& instance, const SearchOptions& options)
      : instance_(instance),
        options_(options),
        skyline_(instance, options.capacity),
        random_(options.seed),
        scores_(instance.items.size()),
        refuted_(kKeptStates) {
    options_.allowance->Spend(kSetUpUnits);
  }

  Outcome Run(std::vector<int64_t>& offsets) {
    const auto unit = std::max<int64_t>(500, 2 * static_cast<int64_t>(instance_.items.size()));
    for (uint64_t restart = 0;; ++restart) {
      // Searches with other seeds begin with other rules; each rule has plain weights once.
      rule_ = kRules[(restart + options_.seed - 1) % std::size(kRules)];
      nodes_left_ = unit * LubyTerm(restart / std::size(kRules) + 1);
      cut_short_ = false;
      ScoreItems(restart < std::size(kRules));
      options_.allowance->Spend(kUnitsPerScore * static_cast<int64_t>(scores_.size()));
      if (skyline_.Reset() && SolveParts(0, skyline_.num_slots())) {
        offsets = skyline_.offsets();
        return Outcome::kFound;
      }
      if (!cut_short_) return Outcome::kImpossible;
      if (stopped_) return Outcome::kStopped;
    }
  }

 private:
  double Uniform() {
    random_ += 0x9E3779B97F4A7C15u;
    uint64_t x = (random_ ^ random_ >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return static_cast<double>((x ^ x >> 31) >> 11) * 0x1p-53;
  }

  // Which candidates come first: large and long-lived ones, each weighed at random.
  void ScoreItems(bool plainly) {
    const double size_weight = plainly ? 1 : Uniform();
    const double duration_weight = plainly ? 1 : Uniform();
    const double noise = plainly ? 0 : 0.5 * Uniform();
    for (size_t i = 0; i < scores_.size(); ++i) {
      const Item& item = instance_.items[i];
      scores_[i] = size_weight * std::log(static_cast<double>(item.size)) +
                   duration_weight * std::log(static_cast<double>(item.last - item.first)) +
                   noise * Uniform();
    }
  }

  // Solves [begin, end) part by part. When one fails, the others are not to blame.
  bool SolveParts(size_t begin, size_t end) {
    for (size_t slot = begin; slot < end;) {
      if (skyline_.IsClosed(slot)) {
        ++slot;
        continue;
      }
      size_t part_end = slot;
      while (part_end < end && !skyline_.IsClosed(part_end)) ++part_end;
      if (!Solve(slot, part_end)) return false;
      slot = part_end;
    }
    return true;
  }

  bool Solve(size_t begin, size_t end) {
    if (IsCutShort()) return false;
    const uint64_t key = skyline_.StateKey(begin, end);
    uint64_t& kept = refuted_[key % kKeptStates];
    if (kept == key) return false;
    ++depth_;
    const bool solved = Branch(begin, end);
    --depth_;
    if (!solved && !cut_short_) kept = key;
    return solved;
  }

  bool IsCutShort() {
    if (--nodes_left_ <= 0 || depth_ >= kMostDepth) cut_short_ = true;
    if ((++nodes_ & 63) == 0 && (options_.allowance->Now() > options_.until ||
                                 (options_.stop != nullptr && options_.stop->load()))) {
      stopped_ = cut_short_ = true;
    }
    return cut_short_;
  }

  bool Branch(size_t begin, size_t end) {
    const size_t slot = ChooseSlot(begin, end);
    const size_t mark = skyline_.mark();
    for (size_t item : Candidates(slot)) {
      if (skyline_.Place(item) && SolveParts(begin, end)) return true;
      skyline_.Undo(mark);
      // A fixed item at its place leaves no other way.
      if (cut_short_ || instance_.items[item].fixed != kNotFixed) return false;
    }
    const int64_t next = skyline_.NextFloor(slot);
    if (next - skyline_.floor(slot) > skyline_.Slack(slot)) return false;
    if (skyline_.RaiseFloor(slot, next) && SolveParts(begin, end)) return true;
    skyline_.Undo(mark);
    return false;
  }

  // The items that can lie on the floor of `slot`, in the order to try; fixed ones first.
  std::vector<size_t> Candidates(size_t slot) const {
    std::vector<std::pair<double, size_t>> scored;
    skyline_.ForUnplaced(slot, [&](size_t item) {
      if (!skyline_.CanLieOnFloor(item, slot)) return;
      const bool fixed = instance_.items[item].fixed != kNotFixed;
      scored.emplace_back(fixed ? -std::numeric_limits<double>::max() : -scores_[item], item);
    });
    std::sort(scored.begin(), scored.end());
    std::vector<size_t> items;
    items.reserve(scored.size());
    for (const auto& [score, item] : scored) items.push_back(item);
    return items;
  }

  // The best slot, by the rule, of all valleys: runs of one floor between higher ones. What lies on
  // the floor of a valley lies within it, so nothing can come under it later.
  size_t ChooseSlot(size_t begin, size_t end) const {
    size_t best = begin;
    auto looked_at = static_cast<int64_t>(end - begin);
    double best_cost = std::numeric_limits<double>::max();
    for (size_t run = begin; run < end;) {
      const int64_t floor = skyline_.floor(run);
      size_t run_end = run;
      while (run_end < end && skyline_.floor(run_end) == floor) ++run_end;
      const bool is_valley = (run == begin || skyline_.floor(run - 1) > floor) &&
                             (run_end == end || skyline_.floor(run_end) > floor);
      for (size_t slot = run; is_valley && slot < run_end; ++slot) {
        const double cost = CostOf(slot, looked_at);
        if (cost >= best_cost) continue;
        best = slot;
        best_cost = cost;
      }
      run = run_end;
    }
    options_.allowance->Spend(looked_at);
    return best;
  }

  // Adds to `looked_at` how many items that takes.
  double CostOf(size_t slot, int64_t& looked_at) const {
    const auto slack = static_cast<double>(skyline_.Slack(slot));
    double branches = slack > 0 ? 1 : 0;
    skyline_.ForUnplaced(slot, [&](size_t item) {
      branches += skyline_.CanLieOnFloor(item, slot) ? 1 : 0;
      ++looked_at;
    });
    switch (rule_) {
      case Rule::kFewestBranches:
        return branches + 1e-9 * slack / static_cast<double>(options_.capacity + 1);
      case Rule::kLeastSlack:
        return slack * 1000 + branches;
      case Rule::kMostConflicts:
        return (branches - 0.9) / skyline_.Conflicts(slot);
    }
    return branches;
  }

  const Instance& instance_;
  const SearchOptions& options_;
  Skyline skyline_;
  uint64_t random_;
  std::vector<double> scores_;     // of items in this restart
  std::vector<uint64_t> refuted_;  // keys of states; a newer one takes the place of an older one
  Rule rule_ = Rule::kFewestBranches;
  int64_t nodes_ = 0;
  int64_t nodes_left_ = 0;  // in this restart
  size_t depth_ = 0;
  bool cut_short_ = false;  // what fails now is not refuted
  bool stopped_ = false;    // for good
};

}  // namespace

Outcome FindPacking(const Instance& instance, const SearchOptions& options,
                    std::vector<int64_t>& offsets) {
  if (options.capacity < instance.lower_bound) return Outcome::kImpossible;
  return Search(instance, options).Run(offsets);
}

bool IsSearchable(const Instance& instance) {
  return instance.items.size() <= kMostItems &&
         static_cast<size_t>(instance.num_slots) <= kMostSlots;
}

}  // namespace lockstep::plan::memory
