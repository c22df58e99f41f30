// SPDX-License-Identifier: Apache-2.0
// reduce_window. Results are computed in rows along the innermost dimension: each position of the
// window gives one column of terms for a whole row. Cumulative sums and the like take one step per
// element.
#include <algorithm>
#include <array>
#include <cstring>

#include "lockstep/interpret/kernels/strided.h"
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

// --- Cumulative ops: along one dimension every window holds all elements up to its own, or from
// its own on.

class RunningKernel final : public OpKernel {
 public:
  RunningKernel(Body body, const WindowDim& dim, bool forward, int64_t outer,
                std::unique_ptr<OpKernel> windows)
      : body_(std::move(body)),
        windows_(std::move(windows)),
        length_(dim.size),
        inner_(dim.step),
        outer_(outer),
        forward_(forward) {}
  std::string_view variant() const override { return "running"; }

  Status Run(const OpKernelCall& call) const override {
    // Padding counts as initial values. Long windows are taken to begin with one of them.
    const bool is_short = length_ <= ColumnFold::kShortFold;
    if (is_short && !body_.HasIdentity(call.operands[1])) return windows_->Run(call);
    inner_ == 1 ? RunLines(call) : RunColumns(call);
    return OkStatus();
  }

 private:
  void RunLines(const OpKernelCall& call) const {
    const int64_t size = body_.element_bytes(0);
    const int64_t first = forward_ ? 0 : length_ - 1;
    ParallelRanges(call.pool, outer_, GrainFor(length_ * size), [&](int64_t begin, int64_t end) {
      const int64_t at = (begin * length_ + first) * size;
      body_.combine().running(call.operands[1], Bytes(call.operands[0]) + at,
                              Bytes(call.results[0]) + at, forward_ ? 1 : -1, length_, end - begin,
                              length_);
    });
  }

  void RunColumns(const OpKernelCall& call) const {
    constexpr int64_t kMostWidth = 1024;
    const int64_t size = body_.element_bytes(0);
    const int64_t width = std::min(inner_, kMostWidth);
    const int64_t blocks = (inner_ - 1) / width + 1;
    ParallelRanges(call.pool, outer_ * blocks, GrainFor(length_ * width * size),
                   [&](int64_t begin, int64_t end) {
                     for (int64_t unit = begin; unit < end; ++unit) {
                       const int64_t column = unit % blocks * width;
                       RunColumn(call, unit / blocks * length_ * inner_ + column,
                                 std::min(width, inner_ - column));
                     }
                   });
  }

  void RunColumn(const OpKernelCall& call, int64_t start, int64_t count) const {
    const int64_t size = body_.element_bytes(0);
    const int64_t step = (forward_ ? inner_ : -inner_) * size;
    int64_t at = (start + (forward_ ? 0 : (length_ - 1) * inner_)) * size;
    std::byte* const result = Bytes(call.results[0]);
    const std::byte* const operand = Bytes(call.operands[0]);
    interpret::kernels::Fill(static_cast<size_t>(size), Bytes(call.operands[1]),
                             static_cast<size_t>(count), result + at);
    body_.combine().columns(result + at, operand + at, result + at, count);
    for (int64_t i = 1; i < length_; ++i, at += step) {
      body_.combine().columns(result + at, operand + at + step, result + at + step, count);
    }
  }

  Body body_;
  std::unique_ptr<OpKernel> windows_;
  int64_t length_, inner_, outer_;
  bool forward_;
};

// What both kernels start from.
struct WindowOp {
  Body body;
  std::vector<WindowDim> dims;
};
std::optional<WindowOp> WindowOpOf(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return std::nullopt;
  const size_t n = spec.module.num_results(spec.op);
  if (n > kMaxArrays) return *reason = "more arrays than a fold takes", std::nullopt;
  auto body = Body::Make(spec, 0, OperandDTypes(spec, 0, n), reason);
  if (!body) return std::nullopt;
  auto dims = WindowDims(spec, OperandType(spec, 0).shape, ResultType(spec).shape, reason);
  if (!dims) return std::nullopt;
  if (dims->size() > BoxCopy::kMaxLoops) return *reason = "too many dimensions", std::nullopt;
  return WindowOp{*std::move(body), *std::move(dims)};
}

}  // namespace

KernelPtr MakeReduceWindow(const OpKernelSpec& spec, std::string* reason) {
  auto op = WindowOpOf(spec, reason);
  if (!op) return nullptr;
  return std::make_unique<WindowKernel>(std::move(op->body), MergeTrivial(std::move(op->dims)));
}

KernelPtr MakeRunningWindow(const OpKernelSpec& spec, std::string* reason) {
  auto op = WindowOpOf(spec, reason);
  if (!op) return nullptr;
  if (!op->body.combine() || !op->body.IsAssociativeOp()) {
    return Refuse(reason, "its body is no associative op");
  }
  std::optional<size_t> running;
  int64_t outer = 1;
  for (size_t d = 0; d < op->dims.size(); ++d) {
    const WindowDim& dim = op->dims[d];
    if (dim.IsTrivial()) {
      if (!running) outer *= dim.size;
      continue;
    }
    const bool is_running = !running && dim.stride == 1 && dim.dilation == 1 && dim.base == 1 &&
                            dim.window == dim.size && dim.low + dim.high == dim.window - 1 &&
                            (dim.low == 0 || dim.high == 0);
    if (!is_running) return Refuse(reason, "windows are no prefixes or suffixes of one dimension");
    running = d;
  }
  if (!running) return Refuse(reason, "windows of one element");
  if (ResultType(spec).shape.NumElements() == 0) return Refuse(reason, "an empty result");
  const WindowDim dim = op->dims[*running];
  auto windows = std::make_unique<WindowKernel>(op->body, MergeTrivial(op->dims));
  return std::make_unique<RunningKernel>(std::move(op->body), dim, dim.low > 0, outer,
                                         std::move(windows));
}

}  // namespace lockstep::runtime::cpu::kernels
