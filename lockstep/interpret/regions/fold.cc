// SPDX-License-Identifier: Apache-2.0
// Fold: balanced trees and folds from the left, on columns of many results at a time.
#include <algorithm>
#include <cstring>

#include "lockstep/interpret/regions/fold.h"

namespace lockstep::interpret {
namespace {

// Leaves of one tree; longer slices become trees of trees. A power of two, so that the whole is the
// tree that pairs neighbours at every level.
constexpr int64_t kLeaves = 1024;
// Elements of a block of leaves x results, to stay in cache.
constexpr int64_t kBlock = 8192;

// How a tree over `m` leaves is laid out. The leaves are stored so that at each level the left
// operands are the first rows and the right operands the rows behind them: one kernel call per
// level.
//
//   m = 5, rows: 0 4 2 1 3  (leaf numbers)
//   level 5: rows {0,1,2} and {3,4}: 0+1, 2+3; leaf 4 is alone and waits
class TreeLayout {
 public:
  struct Level {
    int64_t rows;   // before the level
    int64_t half;   // left operands, and rows after it
    int64_t alone;  // the row without a right operand; -1 when there is none
  };

  explicit TreeLayout(int64_t m) { Build(m); }
  std::span<const int64_t> leaves() const { return leaves_; }
  // From the leaves to the root.
  std::span<const Level> levels() const { return levels_; }

 private:
  void Build(int64_t m) {
    if (m <= 1) {
      leaves_.assign(static_cast<size_t>(m), 0);
      return;
    }
    const int64_t half = (m + 1) / 2;
    Build(half);
    std::vector<int64_t> rows, right;
    int64_t alone = -1;
    for (int64_t p = 0; p < half; ++p) {
      const int64_t left = 2 * leaves_[static_cast<size_t>(p)];
      rows.push_back(left);
      if (left + 1 < m) {
        right.push_back(left + 1);
      } else {
        alone = p;
      }
    }
    rows.insert(rows.end(), right.begin(), right.end());
    leaves_ = std::move(rows);
    levels_.insert(levels_.begin(), {m, half, alone});
  }

  std::vector<int64_t> leaves_;
  std::vector<Level> levels_;
};

// One level in place: rows are `width` elements of `size` bytes.
Status CombineLevel(ElementFunction& body, const TreeLayout::Level& level, std::byte* rows,
                    int64_t width, size_t size) {
  const size_t row_bytes = static_cast<size_t>(width) * size;
  const auto combine = [&](int64_t left, int64_t right, int64_t count) {
    std::byte* out = rows + static_cast<size_t>(left) * row_bytes;
    const std::byte* arguments[] = {out, rows + static_cast<size_t>(right) * row_bytes};
    return body.Run(arguments, std::span(&out, 1), count * width);
  };
  if (level.alone < 0) return combine(0, level.half, level.half);
  const int64_t before = level.alone, after = level.half - 1 - before;
  LS_RETURN_IF_ERROR(combine(0, level.half, before));
  return combine(before + 1, level.half + before, after);
}

// results[c * R + r] is the tree of the c-th run of kLeaves elements of slice r.
Status ReduceRuns(ElementFunction& body, const std::byte* array, const Offsets& starts,
                  const Offsets& offsets, std::byte* results) {
  const size_t size = ElementSizeBytes(body.result_dtype(0));
  const auto num_results = static_cast<int64_t>(starts.size());
  const auto num_leaves = static_cast<int64_t>(offsets.size());
  std::vector<std::byte> block;
  for (int64_t first = 0; first < num_leaves; first += kLeaves) {
    const int64_t m = std::min(kLeaves, num_leaves - first);
    const TreeLayout tree(m);
    const int64_t width = std::min(num_results, std::max<int64_t>(1, kBlock / m));
    block.resize(static_cast<size_t>(m * width) * size);
    for (int64_t r = 0; r < num_results; r += width) {
      const int64_t count = std::min(width, num_results - r);
      const auto columns =
          std::span(starts).subspan(static_cast<size_t>(r), static_cast<size_t>(count));
      for (int64_t row = 0; row < m; ++row) {
        const int64_t leaf = first + tree.leaves()[static_cast<size_t>(row)];
        GatherElements(size, array, offsets[static_cast<size_t>(leaf)], columns,
                       block.data() + static_cast<size_t>(row * count) * size);
      }
      for (const TreeLayout::Level& level : tree.levels()) {
        LS_RETURN_IF_ERROR(CombineLevel(body, level, block.data(), count, size));
      }
      std::memcpy(results, block.data(), static_cast<size_t>(count) * size);
      results += static_cast<size_t>(count) * size;
    }
  }
  return OkStatus();
}

Status FoldAsTree(ElementFunction& body, const FoldInputs& inputs, Literal& result) {
  const size_t size = ElementSizeBytes(body.result_dtype(0));
  const auto num_results = static_cast<int64_t>(inputs.starts.size());
  std::vector<std::byte> partial;
  const std::byte* array = inputs.arrays[0].stored_bytes().data();
  Offsets starts = inputs.starts, offsets = inputs.offsets;
  while (offsets.size() > 1 || partial.empty()) {
    const auto runs = (static_cast<int64_t>(offsets.size()) + kLeaves - 1) / kLeaves;
    std::vector<std::byte> next(static_cast<size_t>(runs * num_results) * size);
    LS_RETURN_IF_ERROR(ReduceRuns(body, array, starts, offsets, next.data()));
    partial = std::move(next);
    array = partial.data();
    const int64_t one = 1;
    starts = BoxOffsets(std::span(&num_results, 1), std::span(&one, 1));
    offsets = BoxOffsets(std::span(&runs, 1), std::span(&num_results, 1));
  }
  std::byte* out = result.MutableBytes().data();
  const std::byte* arguments[] = {out, partial.data()};  // `out` holds the initial values
  return body.Run(arguments, std::span(&out, 1), num_results);
}

Status FoldFromLeft(ElementFunction& body, const FoldInputs& inputs, std::span<Literal> results) {
  const size_t n = results.size();
  constexpr size_t kWidth = 256;
  std::vector<std::vector<std::byte>> columns(n);
  std::vector<const std::byte*> arguments(2 * n);
  std::vector<std::byte*> outputs(n);
  for (size_t begin = 0; begin < inputs.starts.size(); begin += kWidth) {
    const size_t count = std::min(kWidth, inputs.starts.size() - begin);
    const auto starts = std::span(inputs.starts).subspan(begin, count);
    for (size_t k = 0; k < n; ++k) {
      const size_t size = ElementSizeBytes(body.result_dtype(k));
      columns[k].resize(kWidth * size);
      outputs[k] = results[k].MutableBytes().data() + begin * size;
      arguments[k] = outputs[k];
      arguments[n + k] = columns[k].data();
    }
    for (const int64_t offset : inputs.offsets) {
      for (size_t k = 0; k < n; ++k) {
        GatherElements(ElementSizeBytes(body.result_dtype(k)),
                       inputs.arrays[k].stored_bytes().data(), offset, starts, columns[k].data());
      }
      LS_RETURN_IF_ERROR(body.Run(arguments, outputs, static_cast<int64_t>(count)));
    }
  }
  return OkStatus();
}

}  // namespace

Status Fold(ElementFunction& body, const FoldInputs& inputs, std::span<Literal> results) {
  if (inputs.starts.empty() || inputs.offsets.empty()) return OkStatus();
  const bool is_short = static_cast<int64_t>(inputs.offsets.size()) <= kShortFold;
  if (body.IsAssociative() && !is_short) return FoldAsTree(body, inputs, results[0]);
  return FoldFromLeft(body, inputs, results);
}

}  // namespace lockstep::interpret
