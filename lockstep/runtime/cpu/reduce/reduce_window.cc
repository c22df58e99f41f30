// SPDX-License-Identifier: Apache-2.0
// reduce_window. Results are computed in rows along the innermost dimension: each position of the
// window gives one column of terms for a whole row.
#include <algorithm>
#include <array>
#include <cstring>

#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/loop_walk.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/reduce/fold.h"
#include "lockstep/runtime/cpu/reduce/window.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr size_t kMaxArrays = ColumnFold::kMaxArrays;

class WindowKernel final : public OpKernel {
 public:
  WindowKernel(Body body, std::vector<WindowDim> dims) : body_(std::move(body)), row_(dims.back()) {
    dims.pop_back();
    outer_dims_ = std::move(dims);
    for (const WindowDim& dim : outer_dims_) {
      rows_.push_back({dim.windows, 0, 0});
      positions_.push_back({dim.window, 0, 0});
      num_rows_ *= dim.windows;
      terms_ *= dim.window;
    }
    terms_ *= row_.window;
    width_ = std::min(row_.windows, ColumnFold::Width(body_));
  }
  std::string_view variant() const override { return "rows"; }

  Status Run(const OpKernelCall& call) const override {
    if (num_rows_ == 0 || width_ == 0) return OkStatus();
    const int64_t blocks = (row_.windows - 1) / width_ + 1;
    const int64_t block_bytes = width_ * std::max<int64_t>(1, terms_) * body_.element_bytes(0);
    ParallelRanges(call.pool, num_rows_ * blocks, GrainFor(block_bytes),
                   [&](int64_t begin, int64_t end) { FoldBlocks(call, begin, end, blocks); });
    return OkStatus();
  }

 private:
  // Neighbouring windows of one row.
  struct Block {
    const OpKernelCall& call;
    LoopWalk row;
    int64_t first, count;
  };

  void FoldBlocks(const OpKernelCall& call, int64_t begin, int64_t end, int64_t blocks) const {
    ColumnFold fold(body_, terms_);
    Block block{call, LoopWalk(rows_, begin / blocks), 0, 0};
    for (int64_t unit = begin; unit < end; ++unit) {
      if (unit > begin && unit % blocks == 0) block.row.Next();
      block.first = unit % blocks * width_;
      block.count = std::min(width_, row_.windows - block.first);
      FoldBlock(block, unit / blocks * row_.windows + block.first, fold);
    }
  }

  // The offset of the elements that a position of the window has in the outer dimensions; -1 for
  // padding.
  int64_t OuterOffset(const LoopWalk& row, const LoopWalk& position) const {
    int64_t offset = 0;
    for (size_t d = 0; d < outer_dims_.size(); ++d) {
      const int64_t element = outer_dims_[d].Element(row.index(d), position.index(d));
      if (element < 0) return -1;
      offset += element * outer_dims_[d].step;
    }
    return offset;
  }

  void FoldBlock(const Block& block, int64_t at, ColumnFold& fold) const {
    const size_t n = body_.size();
    std::array<void*, kMaxArrays> results;
    for (size_t k = 0; k < n; ++k) {
      results[k] = Bytes(block.call.results[k]) + at * body_.element_bytes(k);
    }
    const void* const* inits = block.call.operands.data() + n;
    fold.Begin(inits, results.data(), block.count);
    if (terms_ == 0) return;
    // Padding counts as the initial value, which adds nothing where it is the identity.
    const bool skips_padding = !fold.IsTree() && body_.HasIdentity(inits[0]);
    LoopWalk position(positions_);
    do {
      const int64_t offset = OuterOffset(block.row, position);
      if (offset < 0 && skips_padding) continue;
      for (int64_t j = 0; j < row_.window; ++j) {
        const bool covers = offset >= 0 && row_.base == 1 && Covers(block, j);
        const bool skips = skips_padding && row_.base == 1;
        if (body_.combine() && !fold.IsTree() && (covers || skips)) {
          AddInside(block, offset, j, results[0]);
        } else {
          AddColumn(block, offset, j, covers && row_.stride == 1, fold);
        }
      }
    } while (position.Next());
    fold.Finish();
  }

  // Whether position j of all windows of the block is an element. REQUIRES: no base dilation.
  bool Covers(const Block& block, int64_t j) const {
    const InsideRange inside = Inside(row_, j);
    return inside.begin <= block.first && inside.end >= block.first + block.count;
  }

  // The elements of a column straight from the array.
  void AddInside(const Block& block, int64_t offset, int64_t j, void* result) const {
    const InsideRange inside = Inside(row_, j);
    const int64_t begin = std::max(inside.begin, block.first);
    const int64_t end = std::min(inside.end, block.first + block.count);
    if (begin >= end) return;
    const int64_t size = body_.element_bytes(0);
    const int64_t element = begin * row_.stride + j * row_.dilation - row_.low;
    body_.combine().strided(Bytes(result) + (begin - block.first) * size, 1,
                            Bytes(block.call.operands[0]) + (offset + element) * size, row_.stride,
                            end - begin);
  }

  // A column with the initial values in place of padding; or as it stands in the array.
  void AddColumn(const Block& block, int64_t offset, int64_t j, bool in_array,
                 ColumnFold& fold) const {
    const size_t n = body_.size();
    alignas(64) std::array<std::array<std::byte, ColumnFold::kColumnBytes>, kMaxArrays> columns;
    std::array<const void*, kMaxArrays> pointers;
    for (size_t k = 0; k < n; ++k) {
      const auto size = static_cast<size_t>(body_.element_bytes(k));
      const std::byte* array = Bytes(block.call.operands[k]) + offset * body_.element_bytes(k);
      const std::byte* init = Bytes(block.call.operands[n + k]);
      if (in_array) {
        pointers[k] = array + (block.first + j * row_.dilation - row_.low) * body_.element_bytes(k);
        continue;
      }
      pointers[k] = columns[k].data();
      for (int64_t i = 0; i < block.count; ++i) {
        const int64_t element = offset < 0 ? -1 : row_.Element(block.first + i, j);
        std::memcpy(columns[k].data() + static_cast<size_t>(i) * size,
                    element < 0 ? init : array + element * body_.element_bytes(k), size);
      }
    }
    fold.Add(pointers.data());
  }

  Body body_;
  std::vector<WindowDim> outer_dims_;
  WindowDim row_;                           // the innermost dimension; its step is 1
  std::vector<CopyLoop> rows_, positions_;  // windows and window positions of the outer ones
  int64_t num_rows_ = 1, terms_ = 1, width_ = 1;
};

}  // namespace

KernelPtr MakeReduceWindow(const OpKernelSpec& spec, std::string* reason) {
  auto op = WindowOpOf(spec, reason);
  if (!op) return nullptr;
  return std::make_unique<WindowKernel>(std::move(op->body), MergeTrivial(std::move(op->dims)));
}

}  // namespace lockstep::runtime::cpu::kernels
