// SPDX-License-Identifier: Apache-2.0
// The state of the exact search: what is placed, and how low everything else may still come.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "lockstep/plan/memory/instance.h"

namespace lockstep::plan::memory {

// Items are placed from below, so in each slot there is a floor: nothing unplaced comes lower. An
// item's least offset is the highest floor in its lifetime; a floor rises to the least offset of
// the items that are still to come there. Both are kept at their fixpoint. A change returns false
// when a slot cannot hold what is to come there; then only Undo may follow.
class Skyline {
 public:
  Skyline(const Instance& instance, int64_t capacity);

  // Nothing is placed. False: it is proved that nothing fits the capacity.
  bool Reset();
  // Places an item at its least offset.
  bool Place(size_t item);
  // Nothing in `slot` comes lower than `to`.
  bool RaiseFloor(size_t slot, int64_t to);
  // Undo(mark) takes back every change since mark was read.
  size_t mark() const { return trail_.size(); }
  void Undo(size_t mark);

  size_t num_items() const { return instance_.items.size(); }
  size_t num_slots() const { return num_slots_; }
  int64_t floor(size_t slot) const { return floor_[slot]; }
  int64_t least_offset(size_t item) const { return least_offset_[item]; }
  // Where the items are placed, each at the offset that was its least one.
  const std::vector<int64_t>& offsets() const { return least_offset_; }
  // Nothing is left to place there.
  bool IsClosed(size_t slot) const { return to_come_[slot] == 0; }
  // Bytes that may still be wasted in a slot.
  int64_t Slack(size_t slot) const { return capacity_ - floor_[slot] - to_come_[slot]; }
  // How often a slot was the reason for which a change failed.
  double Conflicts(size_t slot) const { return conflicts_[slot]; }

  // Whether `item` is unplaced and may lie on the floor of `slot`, in which it is live. Of items
  // that are the same in all, the first is placed first.
  bool CanLieOnFloor(size_t item, size_t slot) const {
    return least_offset_[item] == floor_[slot] &&
           (twin_before_[item] < 0 || !IsUnplaced(static_cast<size_t>(twin_before_[item])));
  }

  // If nothing lies on the floor of `slot`, nothing in it begins below the result: an item that
  // could, but does not, rests on one that is still to come and not live in `slot`.
  int64_t NextFloor(size_t slot) const;

  // A hash of the floors of [begin, end) and of what is to come there.
  uint64_t StateKey(size_t begin, size_t end) const;

  // Calls visit(item) for the unplaced items that are live in `slot`.
  template <typename Visit>
  void ForUnplaced(size_t slot, Visit&& visit) const {
    const uint64_t* live = &live_[slot * num_words_];
    for (size_t word = 0; word < num_words_; ++word) {
      for (uint64_t bits = live[word] & unplaced_[word]; bits != 0; bits &= bits - 1) {
        visit(word * 64 + static_cast<size_t>(std::countr_zero(bits)));
      }
    }
  }

 private:
  enum class Kind : uint8_t { kFloor, kLeastOffset, kPlaced };
  struct Change {
    Kind kind;
    size_t index;
    int64_t before;
  };

  void BuildTables();
  void FindTwins();
  bool IsUnplaced(size_t item) const { return (unplaced_[item / 64] >> (item % 64) & 1) != 0; }
  void Flip(size_t item) { unplaced_[item / 64] ^= uint64_t{1} << (item % 64); }
  void SetFloor(size_t slot, int64_t to);
  void MarkDirty(size_t slot);
  bool RaiseItem(size_t item, int64_t to);
  bool Propagate();
  bool PropagateSlot(size_t slot);
  bool FitsInOrder(size_t slot);

  const Instance& instance_;
  const size_t num_slots_;
  const size_t num_words_;       // of a set of items
  const int64_t height_limit_;   // the capacity as given, and
  const int64_t capacity_;       // rounded up to the unit, as sizes are
  std::vector<uint64_t> live_;   // per slot, the set of items
  std::vector<uint64_t> meets_;  // per item, the set of items live in any of its slots
  std::vector<int32_t> twin_before_;

  std::vector<uint64_t> unplaced_;
  std::vector<int64_t> floor_;
  std::vector<int64_t> to_come_;  // bytes, per slot
  std::vector<int64_t> least_offset_;
  std::vector<double> conflicts_;
  std::vector<Change> trail_;

  std::vector<size_t> queue_;  // slots to look at again
  std::vector<uint8_t> is_queued_;
  std::vector<size_t> seen_;  // slots looked at in this propagation
  std::vector<uint8_t> is_seen_;
  std::vector<std::pair<int64_t, int64_t>> by_offset_;
};

}  // namespace lockstep::plan::memory
