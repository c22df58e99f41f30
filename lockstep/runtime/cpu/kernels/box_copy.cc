// SPDX-License-Identifier: Apache-2.0
// BoxCopy. The inner loop is a row that is contiguous on both sides, a row of one repeated element,
// a tile of a transpose, or a row with strides.
#include "lockstep/runtime/cpu/kernels/box_copy.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// Bytes of a row that one unit copies, and the edge of a tile of a transpose.
constexpr int64_t kUnitBytes = int64_t{64} << 10;
constexpr int64_t kTileEdge = 64;

// Elements stand at addresses aligned to less than a widened element: loads and stores by memcpy.
template <typename T>
T Load(const std::byte* from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}
template <typename T>
void Store(std::byte* to, T value) {
  std::memcpy(to, &value, sizeof(T));
}

template <typename T>
void FillRow(const std::byte* from, std::byte* to, int64_t n) {
  const T value = Load<T>(from);
  constexpr auto kSize = static_cast<int64_t>(sizeof(T));
  for (int64_t i = 0; i < n; ++i) Store(to + i * kSize, value);
}

template <typename T>
void CopyStrided(const std::byte* from, int64_t from_step, std::byte* to, int64_t to_step,
                 int64_t n) {
  for (int64_t i = 0; i < n; ++i) Store(to + i * to_step, Load<T>(from + i * from_step));
}

// Sixteen bytes of elements.
template <typename T>
using Vector __attribute__((vector_size(16))) = T;

// a0 b0 a1 b1 .. of the first halves, or of the second ones.
template <bool kSecond, typename T, size_t... kIndex>
Vector<T> Interleave(Vector<T> a, Vector<T> b, std::index_sequence<kIndex...>) {
  constexpr int kLanes = sizeof...(kIndex), kFirst = kSecond ? kLanes / 2 : 0;
  return __builtin_shufflevector(
      a, b, (kFirst + static_cast<int>(kIndex) / 2 + (kIndex % 2 == 0 ? 0 : kLanes))...);
}

// A square of as many rows as a vector has lanes: each round interleaves row k with row k +
// lanes/2, and after log2(lanes) rounds rows are columns.
template <typename T>
void TransposeSquare(const std::byte* from, int64_t from_row, std::byte* to, int64_t to_row) {
  constexpr size_t kLanes = 16 / sizeof(T);
  using Index = std::make_index_sequence<kLanes>;
  Vector<T> rows[kLanes], next[kLanes];
  for (size_t i = 0; i < kLanes; ++i) {
    std::memcpy(&rows[i], from + static_cast<int64_t>(i) * from_row, 16);
  }
  for (size_t round = kLanes; round > 1; round /= 2) {
    for (size_t k = 0; k < kLanes / 2; ++k) {
      next[2 * k] = Interleave<false, T>(rows[k], rows[k + kLanes / 2], Index());
      next[2 * k + 1] = Interleave<true, T>(rows[k], rows[k + kLanes / 2], Index());
    }
    std::copy(std::begin(next), std::end(next), std::begin(rows));
  }
  for (size_t j = 0; j < kLanes; ++j) {
    std::memcpy(to + static_cast<int64_t>(j) * to_row, &rows[j], 16);
  }
}

// to[j][i] = from[i][j] for i < rows, j < columns, by loads and stores of one element.
template <typename T>
void TransposeElements(const std::byte* from, int64_t from_row, std::byte* to, int64_t to_row,
                       int64_t rows, int64_t columns) {
  constexpr auto kSize = static_cast<int64_t>(sizeof(T));
  for (int64_t j = 0; j < columns; ++j) {
    for (int64_t i = 0; i < rows; ++i) {
      Store(to + j * to_row + i * kSize, Load<T>(from + i * from_row + j * kSize));
    }
  }
}

// The same in squares of a cache line's edge, so that each line of both sides is touched once.
template <typename T>
void TransposeTile(const std::byte* from, int64_t from_row, std::byte* to, int64_t to_row,
                   int64_t rows, int64_t columns) {
  constexpr auto kSize = static_cast<int64_t>(sizeof(T));
  constexpr int64_t kEdge = 64 / kSize, kLanes = 16 / kSize;
  for (int64_t j0 = 0; j0 < columns; j0 += kEdge) {
    for (int64_t i0 = 0; i0 < rows; i0 += kEdge) {
      const std::byte* source = from + i0 * from_row + j0 * kSize;
      std::byte* target = to + j0 * to_row + i0 * kSize;
      if constexpr (kLanes > 1) {
        if (i0 + kEdge <= rows && j0 + kEdge <= columns) {
          for (int64_t i = 0; i < kEdge; i += kLanes) {
            for (int64_t j = 0; j < kEdge; j += kLanes) {
              TransposeSquare<T>(source + i * from_row + j * kSize, from_row,
                                 target + j * to_row + i * kSize, to_row);
            }
          }
          continue;
        }
      }
      TransposeElements<T>(source, from_row, target, to_row, std::min(kEdge, rows - i0),
                           std::min(kEdge, columns - j0));
    }
  }
}

int64_t Blocks(int64_t size, int64_t block) { return (size - 1) / block + 1; }

}  // namespace

std::vector<CopyLoop> MergeLoops(std::span<const CopyLoop> loops) {
  std::vector<CopyLoop> merged;
  for (const CopyLoop& next : loops) {
    if (next.size == 1) continue;
    if (!merged.empty()) {
      CopyLoop& outer = merged.back();
      if (outer.from == next.from * next.size && outer.to == next.to * next.size) {
        outer = {outer.size * next.size, next.from, next.to};
        continue;
      }
    }
    merged.push_back(next);
  }
  return merged;
}

BoxCopy::BoxCopy(int64_t element_size, std::span<const CopyLoop> given)
    : element_size_(element_size) {
  if (std::ranges::any_of(given, [](const CopyLoop& loop) { return loop.size == 0; })) return;
  std::vector<CopyLoop> loops = MergeLoops(given);
  fits_ = loops.size() <= kMaxLoops;
  if (!fits_) return;
  if (loops.empty()) loops.push_back({1, 1, 1});
  // A short row that is contiguous on both sides is one wider element.
  const CopyLoop last = loops.back();
  const int64_t row_bytes = last.size * element_size_;
  if (last.from == 1 && last.to == 1 && loops.size() > 1 && row_bytes <= 16 &&
      (row_bytes & (row_bytes - 1)) == 0) {
    loops.pop_back();
    for (CopyLoop& loop : loops) loop.from *= element_size_, loop.to *= element_size_;
    element_size_ = row_bytes;
  } else {
    for (CopyLoop& loop : loops) loop.from *= element_size_, loop.to *= element_size_;
  }
  ChooseInner(loops);
}

// Strides are bytes from here on.
void BoxCopy::ChooseInner(std::vector<CopyLoop>& loops) {
  row_ = loops.back();
  loops.pop_back();
  inner_ = Inner::kStrided;
  row_block_ = std::max<int64_t>(1, kUnitBytes / element_size_);
  if (row_.to == element_size_ && row_.from == element_size_) {
    inner_ = Inner::kRow;
  } else if (row_.to == element_size_ && row_.from == 0) {
    inner_ = Inner::kFill;
  } else if (row_.to == element_size_) {
    const auto column = std::ranges::find(loops, element_size_, &CopyLoop::from);
    if (column != loops.end()) {
      inner_ = Inner::kTile;
      column_ = *column;
      loops.erase(column);
      row_block_ = column_block_ = kTileEdge;
    }
  }
  num_outer_ = loops.size();
  std::ranges::copy(loops, outer_.begin());
  units_ = 1;
  for (const CopyLoop& loop : loops) units_ *= loop.size;
  if (inner_ == Inner::kTile) AddBlocks(column_, column_block_);
  AddBlocks(row_, row_block_);
  unit_bytes_ = std::min(row_.size, row_block_) * element_size_;
  if (inner_ == Inner::kTile) unit_bytes_ *= std::min(column_.size, column_block_);
}

void BoxCopy::AddBlocks(const CopyLoop& loop, int64_t block) {
  const int64_t blocks = Blocks(loop.size, block);
  outer_[num_outer_++] = {blocks, loop.from * block, loop.to * block};
  units_ *= blocks;
}

template <typename T>
void BoxCopy::RunTyped(const std::byte* from, std::byte* to, int64_t begin, int64_t end) const {
  std::array<int64_t, kMaxLoops + 2> index{};
  int64_t rest = begin;
  for (size_t d = num_outer_; d-- > 0;) {
    index[d] = rest % outer_[d].size;
    rest /= outer_[d].size;
    from += index[d] * outer_[d].from;
    to += index[d] * outer_[d].to;
  }
  const size_t row_loop = num_outer_ - 1, column_loop = num_outer_ - 2;
  for (int64_t unit = begin; unit < end; ++unit) {
    const int64_t n = std::min(row_block_, row_.size - index[row_loop] * row_block_);
    switch (inner_) {
      case Inner::kRow:
        std::memcpy(to, from, static_cast<size_t>(n) * sizeof(T));
        break;
      case Inner::kFill:
        FillRow<T>(from, to, n);
        break;
      case Inner::kStrided:
        CopyStrided<T>(from, row_.from, to, row_.to, n);
        break;
      case Inner::kTile:
        TransposeTile<T>(
            from, row_.from, to, column_.to, n,
            std::min(column_block_, column_.size - index[column_loop] * column_block_));
        break;
    }
    for (size_t d = num_outer_; d-- > 0;) {
      from += outer_[d].from;
      to += outer_[d].to;
      if (++index[d] < outer_[d].size) break;
      from -= outer_[d].from * outer_[d].size;
      to -= outer_[d].to * outer_[d].size;
      index[d] = 0;
    }
  }
}

void BoxCopy::RunUnits(const std::byte* from, std::byte* to, int64_t begin, int64_t end) const {
  switch (element_size_) {
    case 1:
      return RunTyped<uint8_t>(from, to, begin, end);
    case 2:
      return RunTyped<uint16_t>(from, to, begin, end);
    case 4:
      return RunTyped<uint32_t>(from, to, begin, end);
    case 8:
      return RunTyped<uint64_t>(from, to, begin, end);
    default:
      return RunTyped<std::array<uint64_t, 2>>(from, to, begin, end);
  }
}

void BoxCopy::Run(const std::byte* from, std::byte* to, base::ThreadPool& pool) const {
  ParallelRanges(pool, units_, GrainFor(unit_bytes_),
                 [&](int64_t begin, int64_t end) { RunUnits(from, to, begin, end); });
}

}  // namespace lockstep::runtime::cpu::kernels
