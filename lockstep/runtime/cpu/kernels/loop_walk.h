// SPDX-License-Identifier: Apache-2.0
// LoopWalk: the indices of a box in order, with the places that they stand for.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lockstep/runtime/cpu/kernels/box_copy.h"

namespace lockstep::runtime::cpu::kernels {

// Steps through nested loops, the last one fastest. REQUIRES: at most BoxCopy::kMaxLoops of them,
// none of size 0.
class LoopWalk {
 public:
  explicit LoopWalk(std::span<const CopyLoop> loops, int64_t at = 0) : loops_(loops) {
    for (size_t d = loops_.size(); d-- > 0; at /= loops_[d].size) {
      index_[d] = at % loops_[d].size;
      from_ += index_[d] * loops_[d].from;
      to_ += index_[d] * loops_[d].to;
    }
  }
  int64_t from() const { return from_; }
  int64_t to() const { return to_; }
  int64_t index(size_t d) const { return index_[d]; }
  // False after the last step.
  bool Next() {
    for (size_t d = loops_.size(); d-- > 0;) {
      from_ += loops_[d].from;
      to_ += loops_[d].to;
      if (++index_[d] < loops_[d].size) return true;
      from_ -= loops_[d].from * loops_[d].size;
      to_ -= loops_[d].to * loops_[d].size;
      index_[d] = 0;
    }
    return false;
  }

 private:
  std::span<const CopyLoop> loops_;
  std::array<int64_t, BoxCopy::kMaxLoops> index_{};
  int64_t from_ = 0, to_ = 0;
};

}  // namespace lockstep::runtime::cpu::kernels
