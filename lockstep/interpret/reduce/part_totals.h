// SPDX-License-Identifier: Apache-2.0
// How long running folds (cumulative sums and the like) are made, here and in compiled programs:
// in parts, so that rounding errors do not grow with the length and parts can be done at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace lockstep::interpret {

// Elements of a part, and parts of a part of parts, and so on. An element is folded with those
// before it in its part, and that with what all parts before give (on the left).
inline constexpr int64_t kRunningPart = 256;

// What the parts of a line give so far, for some lines at once.
class PartTotals {
 public:
  // Of lines whose elements side by side take so many bytes.
  explicit PartTotals(size_t bytes) : bytes_(bytes), all_(bytes) {}

  void Clear() {
    count_ = 0;
    before_ = nullptr;
  }
  // Null before the first part.
  const std::byte* before() const { return before_; }

  // Takes the total of the next part. `combine(a, b, out)` is the op; out may be a.
  template <typename Combine>
  void Add(const std::byte* total, Combine&& combine) {
    int64_t left = count_++;
    for (size_t level = 0;; ++level, left /= kRunningPart) {
      if (level == levels_.size()) levels_.emplace_back(bytes_);
      std::byte* sum = levels_[level].data();
      if (left % kRunningPart == 0) {
        std::memcpy(sum, total, bytes_);
      } else {
        combine(sum, total, sum);
      }
      if (left % kRunningPart + 1 < kRunningPart) break;
      total = sum;
    }
    // Levels that hold something, the oldest parts first.
    before_ = nullptr;
    int64_t unit = 1;
    for (size_t level = 1; level < levels_.size(); ++level) unit *= kRunningPart;
    for (size_t level = levels_.size(); level-- > 0; unit /= kRunningPart) {
      if (count_ / unit % kRunningPart == 0) continue;
      if (before_ == nullptr) {
        before_ = levels_[level].data();
      } else {
        combine(before_, levels_[level].data(), all_.data());
        before_ = all_.data();
      }
    }
  }

 private:
  size_t bytes_;
  int64_t count_ = 0;
  std::vector<std::vector<std::byte>> levels_;  // [l]: of kRunningPart^l parts each
  std::vector<std::byte> all_;
  const std::byte* before_ = nullptr;
};

}  // namespace lockstep::interpret
