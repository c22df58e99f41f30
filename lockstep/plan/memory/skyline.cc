// SPDX-License-Identifier: Apache-2.0
// Skylines and what follows from them; see skyline.h.
#include "lockstep/plan/memory/skyline.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace lockstep::plan::memory {
namespace {

size_t Slot(int32_t slot) { return static_cast<size_t>(slot); }

uint64_t Mix(uint64_t x) {
  x ^= x >> 32;
  x *= 0xD6E8FEB86659FD93u;
  x ^= x >> 32;
  x *= 0xD6E8FEB86659FD93u;
  return x ^ x >> 32;
}

}  // namespace

Skyline::Skyline(const Instance& instance, int64_t capacity)
    : instance_(instance),
      num_slots_(static_cast<size_t>(instance.num_slots)),
      num_words_((instance.items.size() + 63) / 64),
      height_limit_(capacity),
      capacity_(AlignUp(capacity, instance.unit)),
      conflicts_(num_slots_, 1.0) {
  BuildTables();
  FindTwins();
}

void Skyline::BuildTables() {
  live_.resize(num_slots_ * num_words_);
  meets_.resize(num_items() * num_words_);
  for (size_t i = 0; i < num_items(); ++i) {
    const Item& item = instance_.items[i];
    for (size_t slot = Slot(item.first); slot < Slot(item.last); ++slot) {
      live_[slot * num_words_ + i / 64] |= uint64_t{1} << (i % 64);
    }
  }
  for (size_t i = 0; i < num_items(); ++i) {
    const Item& item = instance_.items[i];
    for (size_t slot = Slot(item.first); slot < Slot(item.last); ++slot) {
      for (size_t word = 0; word < num_words_; ++word) {
        meets_[i * num_words_ + word] |= live_[slot * num_words_ + word];
      }
    }
  }
}

void Skyline::FindTwins() {
  std::map<std::tuple<int32_t, int32_t, int64_t, int64_t, int64_t>, int32_t> last;
  twin_before_.assign(num_items(), -1);
  for (size_t i = 0; i < num_items(); ++i) {
    const Item& item = instance_.items[i];
    if (item.fixed != kNotFixed) continue;
    const auto [at, is_new] = last.try_emplace(
        {item.first, item.last, item.size, item.height, item.alignment}, static_cast<int32_t>(i));
    if (is_new) continue;
    twin_before_[i] = at->second;
    at->second = static_cast<int32_t>(i);
  }
}

bool Skyline::Reset() {
  trail_.clear();
  queue_.clear();
  floor_.assign(num_slots_, 0);
  to_come_.assign(num_slots_, 0);
  is_queued_.assign(num_slots_, 0);
  is_seen_.assign(num_slots_, 0);
  least_offset_.assign(num_items(), 0);
  unplaced_.assign(num_words_, 0);
  bool fits = true;
  for (size_t i = 0; i < num_items(); ++i) {
    const Item& item = instance_.items[i];
    Flip(i);
    if (item.fixed != kNotFixed) least_offset_[i] = item.fixed;
    fits = fits && least_offset_[i] + item.height <= height_limit_;
    for (size_t slot = Slot(item.first); slot < Slot(item.last); ++slot) {
      to_come_[slot] += item.size;
    }
  }
  for (size_t slot = 0; slot < num_slots_; ++slot) MarkDirty(slot);
  return Propagate() && fits;
}

void Skyline::MarkDirty(size_t slot) {
  if (is_queued_[slot] != 0) return;
  is_queued_[slot] = 1;
  queue_.push_back(slot);
}

void Skyline::SetFloor(size_t slot, int64_t to) {
  trail_.push_back({Kind::kFloor, slot, floor_[slot]});
  floor_[slot] = to;
}

bool Skyline::Place(size_t item) {
  const Item& placed = instance_.items[item];
  Flip(item);
  trail_.push_back({Kind::kPlaced, item, 0});
  for (size_t slot = Slot(placed.first); slot < Slot(placed.last); ++slot) {
    to_come_[slot] -= placed.size;
    SetFloor(slot, least_offset_[item] + placed.size);
    MarkDirty(slot);
  }
  return Propagate();
}

bool Skyline::RaiseFloor(size_t slot, int64_t to) {
  SetFloor(slot, to);
  MarkDirty(slot);
  return Propagate();
}

void Skyline::Undo(size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    const Change& change = trail_.back();
    switch (change.kind) {
      case Kind::kFloor:
        floor_[change.index] = change.before;
        break;
      case Kind::kLeastOffset:
        least_offset_[change.index] = change.before;
        break;
      case Kind::kPlaced: {
        const Item& item = instance_.items[change.index];
        Flip(change.index);
        for (size_t slot = Slot(item.first); slot < Slot(item.last); ++slot) {
          to_come_[slot] += item.size;
        }
        break;
      }
    }
  }
}

bool Skyline::RaiseItem(size_t index, int64_t to) {
  const Item& item = instance_.items[index];
  if (item.fixed != kNotFixed) return to <= item.fixed;
  const int64_t offset = AlignUp(to, item.alignment);
  if (offset + item.height > height_limit_) return false;
  trail_.push_back({Kind::kLeastOffset, index, least_offset_[index]});
  least_offset_[index] = offset;
  for (size_t slot = Slot(item.first); slot < Slot(item.last); ++slot) MarkDirty(slot);
  return true;
}

// To the fixpoint first; the check that costs more once for each slot that changed.
bool Skyline::Propagate() {
  bool ok = true;
  for (size_t head = 0; head < queue_.size(); ++head) {
    const size_t slot = queue_[head];
    is_queued_[slot] = 0;
    if (!ok || IsClosed(slot)) continue;
    if (is_seen_[slot] == 0) {
      is_seen_[slot] = 1;
      seen_.push_back(slot);
    }
    ok = PropagateSlot(slot);
    if (!ok) conflicts_[slot] += 1;
  }
  queue_.clear();
  for (size_t slot : seen_) {
    is_seen_[slot] = 0;
    if (!ok || FitsInOrder(slot)) continue;
    ok = false;
    conflicts_[slot] += 1;
  }
  seen_.clear();
  return ok;
}

bool Skyline::PropagateSlot(size_t slot) {
  int64_t lowest = std::numeric_limits<int64_t>::max();
  bool ok = true;
  ForUnplaced(slot, [&](size_t item) {
    if (least_offset_[item] < floor_[slot]) ok = ok && RaiseItem(item, floor_[slot]);
    lowest = std::min(lowest, least_offset_[item]);
  });
  if (!ok) return false;
  if (lowest > floor_[slot]) SetFloor(slot, lowest);
  return Slack(slot) >= 0;
}

// What is live in a slot is stacked, so it is like jobs of one machine with release times: taking
// them by least offset gives the lowest top.
bool Skyline::FitsInOrder(size_t slot) {
  int64_t highest = 0;
  ForUnplaced(slot, [&](size_t item) { highest = std::max(highest, least_offset_[item]); });
  if (highest + to_come_[slot] <= capacity_) return true;
  by_offset_.clear();
  ForUnplaced(slot, [&](size_t item) {
    by_offset_.emplace_back(least_offset_[item], instance_.items[item].size);
  });
  std::sort(by_offset_.begin(), by_offset_.end());
  int64_t top = 0;
  for (const auto& [offset, size] : by_offset_) top = std::max(top, offset) + size;
  return top <= capacity_;
}

int64_t Skyline::NextFloor(size_t slot) const {
  int64_t next = std::numeric_limits<int64_t>::max();
  const uint64_t* live = &live_[slot * num_words_];
  ForUnplaced(slot, [&](size_t item) {
    if (least_offset_[item] > floor_[slot]) {
      next = std::min(next, least_offset_[item]);
      return;
    }
    const uint64_t* meets = &meets_[item * num_words_];
    for (size_t word = 0; word < num_words_; ++word) {
      for (uint64_t bits = meets[word] & unplaced_[word] & ~live[word]; bits != 0;
           bits &= bits - 1) {
        const size_t under = word * 64 + static_cast<size_t>(std::countr_zero(bits));
        next = std::min(next, least_offset_[under] + instance_.items[under].size);
      }
    }
  });
  return std::max(next, floor_[slot] + instance_.unit);
}

uint64_t Skyline::StateKey(size_t begin, size_t end) const {
  uint64_t key = Mix(begin * 0x100000 + end + 1);
  for (size_t slot = begin; slot < end; ++slot) {
    key = Mix(key ^ static_cast<uint64_t>(floor_[slot])) + slot;
  }
  uint64_t to_come = 0;
  for (size_t word = 0; word < num_words_; ++word) {
    for (uint64_t bits = unplaced_[word]; bits != 0; bits &= bits - 1) {
      const size_t item = word * 64 + static_cast<size_t>(std::countr_zero(bits));
      const size_t first = Slot(instance_.items[item].first);
      if (first >= begin && first < end) to_come += Mix(item + 1);
    }
  }
  return Mix(key ^ to_come);
}

}  // namespace lockstep::plan::memory
