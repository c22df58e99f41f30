// SPDX-License-Identifier: Apache-2.0
// Cumulative ops: reduce_window where, along one dimension, every window holds all elements up to
// its own, or from its own on. Long lines are made in parts as the interpreter makes them
// (part_totals.h), chunks of parts at once: first what each chunk gives, then the elements.
#include <algorithm>
#include <array>
#include <cstring>

#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/reduce/part_totals.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/reduce/fold.h"
#include "lockstep/runtime/cpu/reduce/window.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

using interpret::kRunningPart;
using interpret::PartTotals;

constexpr int64_t kChunk = kRunningPart * kRunningPart;
// Columns that are done together, and tasks that there should be before they are that many.
constexpr int64_t kMostColumns = 1024, kLeastColumns = 64, kManyTasks = 16;

class RunningKernel final : public OpKernel {
 public:
  RunningKernel(Body body, const WindowDim& dim, bool forward, int64_t outer,
                std::unique_ptr<OpKernel> windows)
      : body_(std::move(body)),
        windows_(std::move(windows)),
        length_(dim.size),
        inner_(dim.step),
        outer_(outer),
        size_(body_.element_bytes(0)),
        step_(forward ? inner_ : -inner_),
        has_loops_(body_.combine() && body_.IsAssociativeOp()),
        swaps_(!forward && !body_.IsAssociativeOp()) {
    first_ = forward ? 0 : (length_ - 1) * inner_;
    const int64_t width = outer_ * inner_ / kManyTasks / kLeastColumns * kLeastColumns;
    width_ = std::min(inner_, std::clamp(width, kLeastColumns, kMostColumns));
    blocks_ = (inner_ - 1) / width_ + 1;
    chunks_ = (length_ - 1) / kChunk + 1;
  }
  std::string_view variant() const override { return "running"; }
  int64_t workspace_bytes() const override {
    return chunks_ > 1 ? outer_ * inner_ * chunks_ * size_ : 0;
  }

  Status Run(const OpKernelCall& call) const override {
    // Padding counts as initial values. Long windows are taken to begin with one of them.
    const bool is_short = length_ <= ColumnFold::kShortFold;
    if (is_short && !body_.HasIdentity(call.operands[1])) return windows_->Run(call);
    if (inner_ == 1 && length_ <= kRunningPart && has_loops_) return RunLines(call), OkStatus();
    const int64_t lines = outer_ * blocks_;
    const int64_t grain = GrainFor(std::min(length_, kChunk) * width_ * size_);
    if (chunks_ > 1) {
      ParallelRanges(call.pool, lines * (chunks_ - 1), grain, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          RunChunk(At(call, i / (chunks_ - 1), i % (chunks_ - 1)), false);
        }
      });
      for (int64_t line = 0; line < lines; ++line) AddChunks(call, line);
    }
    ParallelRanges(call.pool, lines * chunks_, grain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) RunChunk(At(call, i / chunks_, i % chunks_), true);
    });
    return OkStatus();
  }

 private:
  // Some columns of a chunk.
  struct Chunk {
    const void* init;  // null but for the first
    const std::byte* x;
    std::byte* out;
    std::byte* total;         // of the chunk; later what those before it give
    const std::byte* before;  // null for the first
    int64_t columns, length;
  };

  // Many short lines.
  void RunLines(const OpKernelCall& call) const {
    ParallelRanges(call.pool, outer_, GrainFor(length_ * size_), [&](int64_t begin, int64_t end) {
      const int64_t at = (begin * length_ + first_) * size_;
      body_.combine().running(call.operands[1], nullptr, Bytes(call.operands[0]) + at,
                              Bytes(call.results[0]) + at, step_, length_, end - begin, length_);
    });
  }

  Chunk At(const OpKernelCall& call, int64_t line, int64_t chunk) const {
    const int64_t outer = line / blocks_, column = line % blocks_ * width_;
    const int64_t at = outer * length_ * inner_ + column + first_ + chunk * kChunk * step_;
    std::byte* total = nullptr;
    if (chunks_ > 1) {
      total = Bytes(call.workspace) + ((outer * chunks_ + chunk) * inner_ + column) * size_;
    }
    return {chunk == 0 ? call.operands[1] : nullptr,
            Bytes(call.operands[0]) + at * size_,
            Bytes(call.results[0]) + at * size_,
            total,
            chunk == 0 ? nullptr : total,
            std::min(width_, inner_ - column),
            std::min(kChunk, length_ - chunk * kChunk)};
  }

  // The body on some columns, of which `a` comes before `b` along the line.
  auto Combiner(int64_t columns) const {
    return [this, columns](const std::byte* a, const std::byte* b, std::byte* out) {
      const void* const inputs[] = {swaps_ ? b : a, swaps_ ? a : b};
      void* const outputs[] = {out};
      body_.Run(inputs, outputs, columns);
    };
  }

  // From the totals of a line's chunks to what is before each.
  void AddChunks(const OpKernelCall& call, int64_t line) const {
    const int64_t columns = At(call, line, 0).columns;
    const auto bytes = static_cast<size_t>(columns * size_);
    PartTotals totals(bytes);
    std::vector<std::byte> total(bytes);
    for (int64_t chunk = 0; chunk < chunks_; ++chunk) {
      std::byte* slot = At(call, line, chunk).total;
      std::memcpy(total.data(), slot, bytes);
      if (chunk > 0) std::memcpy(slot, totals.before(), bytes);
      if (chunk + 1 < chunks_) totals.Add(total.data(), Combiner(columns));
    }
  }

  // The elements, or the total alone.
  void RunChunk(const Chunk& chunk, bool writes) const {
    const auto bytes = static_cast<size_t>(chunk.columns * size_);
    const auto combine = Combiner(chunk.columns);
    PartTotals totals(bytes);
    std::vector<std::byte> before(bytes);
    // What is before the next part, in this chunk and before it.
    const auto before_part = [&]() -> const std::byte* {
      if (chunk.before == nullptr || totals.before() == nullptr) {
        return chunk.before == nullptr ? totals.before() : chunk.before;
      }
      combine(chunk.before, totals.before(), before.data());
      return before.data();
    };
    if (inner_ == 1 && has_loops_) {
      RunLineParts(chunk, writes, totals, before_part);
    } else {
      std::vector<std::byte> part(bytes);
      for (int64_t i = 0; i < chunk.length; i += kRunningPart) {
        RunColumnPart(chunk, i, writes ? before_part() : nullptr, writes, part.data());
        totals.Add(part.data(), combine);
      }
    }
    if (!writes) std::memcpy(chunk.total, totals.before(), bytes);
  }

  // `part` becomes the total of the part that begins at `begin`.
  void RunColumnPart(const Chunk& chunk, int64_t begin, const std::byte* before, bool writes,
                     std::byte* part) const {
    const auto combine = Combiner(chunk.columns);
    const auto bytes = static_cast<size_t>(chunk.columns * size_);
    const int64_t end = std::min(begin + kRunningPart, chunk.length);
    for (int64_t i = begin; i < end; ++i) {
      const std::byte* x = chunk.x + i * step_ * size_;
      std::byte* out = chunk.out + i * step_ * size_;
      if (i > begin) {
        combine(part, x, part);
      } else if (i == 0 && chunk.init != nullptr) {
        interpret::kernels::Fill(static_cast<size_t>(size_), Bytes(chunk.init),
                                 static_cast<size_t>(chunk.columns), part);
        combine(part, x, part);
      } else {
        std::memcpy(part, x, bytes);
      }
      if (!writes) continue;
      if (before == nullptr) {
        std::memcpy(out, part, bytes);
      } else {
        combine(before, part, out);
      }
    }
  }

  // One column: parts are done side by side, as each waits for its own steps only.
  template <typename Before>
  void RunLineParts(const Chunk& chunk, bool writes, PartTotals& totals,
                    const Before& before_part) const {
    constexpr int64_t kTogether = 8;
    alignas(16) std::array<std::byte, kTogether * 16> sums, befores;
    const auto combine = Combiner(1);
    for (int64_t i = 0; i < chunk.length;) {
      // The first part of all begins with the initial value, the last one may be short.
      const bool is_first = i == 0 && chunk.init != nullptr;
      const int64_t whole = is_first ? 1 : std::min((chunk.length - i) / kRunningPart, kTogether);
      const int64_t parts = std::max<int64_t>(1, whole);
      const int64_t n = std::min(kRunningPart, chunk.length - i);
      const void* init = is_first ? chunk.init : nullptr;
      const std::byte* x = chunk.x + i * step_ * size_;
      body_.combine().totals(init, x, sums.data(), step_, n, parts, step_ * kRunningPart);
      bool has_before = true;
      for (int64_t p = 0; p < parts; ++p) {
        const std::byte* before = before_part();
        has_before &= before != nullptr;
        if (before != nullptr) {
          std::memcpy(befores.data() + p * size_, before, static_cast<size_t>(size_));
        }
        totals.Add(sums.data() + p * size_, combine);
      }
      if (writes) {
        body_.combine().running(init, has_before ? befores.data() : nullptr, x,
                                chunk.out + i * step_ * size_, step_, n, parts,
                                step_ * kRunningPart);
      }
      i += parts * kRunningPart;
    }
  }

  Body body_;
  std::unique_ptr<OpKernel> windows_;
  int64_t length_, inner_, outer_, size_;
  int64_t step_;       // from element to element of a line, in elements
  bool has_loops_;     // of its own for lines
  bool swaps_;         // the body, which may not commute, takes what stands first first
  int64_t first_ = 0;  // where a line begins
  int64_t width_ = 1, blocks_ = 1, chunks_ = 1;
};

}  // namespace

KernelPtr MakeRunningWindow(const OpKernelSpec& spec, std::string* reason) {
  auto op = WindowOpOf(spec, reason);
  if (!op) return nullptr;
  const bool is_op = op->body.combine() && op->body.IsAssociativeOp();
  if (op->body.size() != 1) return Refuse(reason, "several operands");
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
  if (!is_op && dim.size <= kRunningPart) {
    return Refuse(reason, "its body is no associative op, and short windows are folded in order");
  }
  return std::make_unique<RunningKernel>(std::move(op->body), dim, dim.low > 0, outer,
                                         MakeReduceWindow(spec, reason));
}

}  // namespace lockstep::runtime::cpu::kernels
