// SPDX-License-Identifier: Apache-2.0
// Sets of addresses over time; see ranges.h.
#include "lockstep/plan/memory/ranges.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "lockstep/plan/memory/instance.h"

namespace lockstep::plan::memory {

void RangeSet::Insert(Range range) {
  const auto begin = std::lower_bound(ranges_.begin(), ranges_.end(), range.begin,
                                      [](const Range& r, int64_t at) { return r.end < at; });
  auto end = begin;
  while (end != ranges_.end() && end->begin <= range.end) ++end;
  if (begin == end) {
    ranges_.insert(begin, range);
    return;
  }
  *begin = {std::min(range.begin, begin->begin), std::max(range.end, (end - 1)->end)};
  ranges_.erase(begin + 1, end);
}

int64_t RangeSet::EndOfMeeting(int64_t begin, int64_t end) const {
  const auto found = std::upper_bound(ranges_.begin(), ranges_.end(), begin,
                                      [](int64_t at, const Range& r) { return at < r.end; });
  return found != ranges_.end() && found->begin < end ? found->end : begin;
}

OccupiedAddresses::OccupiedAddresses(int32_t num_slots)
    : num_slots_(std::max(num_slots, 1)),
      nodes_(2 * std::bit_ceil(static_cast<size_t>(std::max(num_slots, 1)))) {}

void OccupiedAddresses::Insert(int32_t first, int32_t last, Range range) {
  InsertAt(1, 0, num_slots_, first, last, range);
}

void OccupiedAddresses::InsertAt(size_t node, int32_t begin, int32_t end, int32_t first,
                                 int32_t last, Range range) {
  nodes_[node].any.Insert(range);
  if (first <= begin && end <= last) {
    nodes_[node].covering.Insert(range);
    return;
  }
  const int32_t middle = begin + (end - begin) / 2;
  if (first < middle) InsertAt(2 * node, begin, middle, first, last, range);
  if (last > middle) InsertAt(2 * node + 1, middle, end, first, last, range);
}

void OccupiedAddresses::CollectSets(size_t node, int32_t begin, int32_t end, int32_t first,
                                    int32_t last) {
  const bool inside = first <= begin && end <= last;
  const RangeSet& set = inside ? nodes_[node].any : nodes_[node].covering;
  if (!set.empty()) sets_.push_back(&set);
  if (inside) return;
  const int32_t middle = begin + (end - begin) / 2;
  if (first < middle) CollectSets(2 * node, begin, middle, first, last);
  if (last > middle) CollectSets(2 * node + 1, middle, end, first, last);
}

bool OccupiedAddresses::IsFree(int32_t first, int32_t last, Range range) {
  sets_.clear();
  CollectSets(1, 0, num_slots_, first, last);
  return std::all_of(sets_.begin(), sets_.end(), [&](const RangeSet* set) {
    return set->EndOfMeeting(range.begin, range.end) == range.begin;
  });
}

int64_t OccupiedAddresses::FirstFit(int32_t first, int32_t last, int64_t size, int64_t alignment) {
  sets_.clear();
  CollectSets(1, 0, num_slots_, first, last);
  int64_t offset = 0;
  // Done when every set in a row has let the offset stay.
  for (size_t set = 0, agreeing = 0; agreeing < sets_.size(); set = (set + 1) % sets_.size()) {
    const int64_t end = sets_[set]->EndOfMeeting(offset, offset + size);
    agreeing = end == offset ? agreeing + 1 : 0;
    offset = AlignUp(end, alignment);
  }
  return offset;
}

int64_t OccupiedAddresses::BestFit(int32_t first, int32_t last, int64_t size, int64_t alignment) {
  sets_.clear();
  CollectSets(1, 0, num_slots_, first, last);
  merged_.clear();
  for (const RangeSet* set : sets_) {
    merged_.insert(merged_.end(), set->ranges().begin(), set->ranges().end());
  }
  std::sort(merged_.begin(), merged_.end(),
            [](const Range& a, const Range& b) { return a.begin < b.begin; });
  int64_t top = 0;
  int64_t best = -1;
  int64_t best_gap = std::numeric_limits<int64_t>::max();
  for (const Range& range : merged_) {
    const int64_t offset = AlignUp(top, alignment);
    if (offset + size <= range.begin && range.begin - top < best_gap) {
      best = offset;
      best_gap = range.begin - top;
    }
    top = std::max(top, range.end);
  }
  return best >= 0 ? best : AlignUp(top, alignment);
}

}  // namespace lockstep::plan::memory
