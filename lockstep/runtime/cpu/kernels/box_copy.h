// SPDX-License-Identifier: Apache-2.0
// BoxCopy: moves a box of elements from one array to another, any strides on both sides. What
// transposes, slices, broadcasts, pads and joins are made of.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/base/threads.h"

namespace lockstep::runtime::cpu::kernels {

// One dimension of a copy; strides in elements, also zero or negative ones at the source.
struct CopyLoop {
  int64_t size = 1;
  int64_t from = 0;
  int64_t to = 0;
};

// The loops of more than one step, neighbours merged where both sides step evenly across them.
std::vector<CopyLoop> MergeLoops(std::span<const CopyLoop> loops);

// Planned once for its sizes and strides. Immutable; no allocation in Run.
class BoxCopy {
 public:
  // More merged loops than these are not run: Fits() is false then.
  static constexpr size_t kMaxLoops = 12;

  BoxCopy() = default;
  // Elements of 1, 2, 4, 8 or 16 bytes. Sources and targets do not overlap.
  BoxCopy(int64_t element_size, std::span<const CopyLoop> loops);

  bool Fits() const { return fits_; }
  bool IsEmpty() const { return units_ == 0; }
  // How many units of work there are, each a run of at most kUnitBytes or so.
  int64_t units() const { return units_; }
  int64_t unit_bytes() const { return unit_bytes_; }

  // `from` and `to` are where index 0 of the box lies.
  void Run(const std::byte* from, std::byte* to, base::ThreadPool& pool) const;
  void RunUnits(const std::byte* from, std::byte* to, int64_t begin, int64_t end) const;

 private:
  enum class Inner : uint8_t { kRow, kFill, kStrided, kTile };

  void ChooseInner(std::vector<CopyLoop>& loops);
  void AddBlocks(const CopyLoop& loop, int64_t block);
  template <typename T>
  void RunTyped(const std::byte* from, std::byte* to, int64_t begin, int64_t end) const;

  bool fits_ = true;
  Inner inner_ = Inner::kRow;
  int64_t element_size_ = 1;
  int64_t units_ = 0;
  int64_t unit_bytes_ = 0;
  // Outer loops, then one loop over blocks per inner loop. Strides in bytes.
  std::array<CopyLoop, kMaxLoops + 2> outer_{};
  size_t num_outer_ = 0;
  // The inner loop, and for a tile the one around it, whose source is contiguous.
  CopyLoop row_, column_;
  int64_t row_block_ = 1, column_block_ = 1;
};

}  // namespace lockstep::runtime::cpu::kernels
