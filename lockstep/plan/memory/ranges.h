// SPDX-License-Identifier: Apache-2.0
// Which addresses are taken during an interval of time, kept so that a buffer is placed without
// looking at every buffer that it meets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep::plan::memory {

struct Range {
  int64_t begin;
  int64_t end;
};

// A set of addresses as sorted ranges that neither overlap nor touch.
class RangeSet {
 public:
  void Insert(Range range);
  // The end of the range that meets [begin, end), else `begin`.
  int64_t EndOfMeeting(int64_t begin, int64_t end) const;
  bool empty() const { return ranges_.empty(); }
  const std::vector<Range>& ranges() const { return ranges_; }

 private:
  std::vector<Range> ranges_;
};

// A segment tree over slots. Each node knows the addresses taken by buffers that cover it wholly,
// and those taken by any buffer that was inserted at it or below. A buffer touches O(log slots)
// nodes; packings are dense, so the sets stay short.
class OccupiedAddresses {
 public:
  explicit OccupiedAddresses(int32_t num_slots);

  void Insert(int32_t first, int32_t last, Range range);
  bool IsFree(int32_t first, int32_t last, Range range);

  // The least multiple of `alignment` at which `size` bytes are free during [first, last).
  int64_t FirstFit(int32_t first, int32_t last, int64_t size, int64_t alignment);
  // The same in the tightest gap between taken addresses that is large enough; above them all when
  // there is none. The lowest of equally tight ones.
  int64_t BestFit(int32_t first, int32_t last, int64_t size, int64_t alignment);

 private:
  struct Node {
    RangeSet covering;
    RangeSet any;
  };
  void InsertAt(size_t node, int32_t begin, int32_t end, int32_t first, int32_t last, Range range);
  void CollectSets(size_t node, int32_t begin, int32_t end, int32_t first, int32_t last);

  int32_t num_slots_;
  std::vector<Node> nodes_;
  std::vector<const RangeSet*> sets_;  // of the query at hand
  std::vector<Range> merged_;
};

}  // namespace lockstep::plan::memory
