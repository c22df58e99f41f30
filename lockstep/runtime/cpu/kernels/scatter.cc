// SPDX-License-Identifier: Apache-2.0
// scatter. Updates that meet in an element are combined in their own order, whatever the threads:
//   - windows that never overlap unless they are the same (all scattered dimensions have extent 1)
//     are dealt out to partitions by where they go, each of which keeps the order;
//   - a large window is applied by all threads, one window after the other;
//   - other windows are applied one after the other.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/runtime/cpu/kernels/index_vectors.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/kernels/scatter_plan.h"
#include "lockstep/runtime/cpu/reduce/body.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kBlock = IndexVectors::kBlock;

class ScatterKernel final : public OpKernel {
 public:
  ScatterKernel(ScatterPlan plan, Body body) : plan_(std::move(plan)), body_(std::move(body)) {
    for (size_t k = 0; k < body_.size(); ++k) {
      if (body_.Replaces()) {
        combine_.push_back(ReplaceCombine(body_.element_bytes(k)));
      } else if (body_.combine()) {
        combine_.push_back(body_.combine());
      }
      plan_.bytes_per_place += body_.element_bytes(k);
    }
    ChooseMode();
  }

  std::string_view variant() const override {
    switch (mode_) {
      case Mode::kPartitions:
        return "partitions";
      case Mode::kWindows:
        return "windows";
      case Mode::kInOrder:
        return "in_order";
      case Mode::kElements:
        return "elements";
    }
    return "";
  }

  int64_t workspace_bytes() const override {
    if (mode_ != Mode::kPartitions) return 0;
    return plan_.starts.size() * int64_t{sizeof(Entry)} +
           (chunks_ + 1) * partitions_ * int64_t{sizeof(int64_t)};
  }

  Status Run(const OpKernelCall& call) const override {
    for (size_t k = 0; k < body_.size(); ++k) {
      ParallelCopy(call.operands[k], call.results[k],
                   plan_.operand_elements * body_.element_bytes(k), call.pool);
    }
    if (plan_.IsEmpty()) return OkStatus();
    switch (mode_) {
      case Mode::kPartitions:
        // Both keep the order of updates that meet: the same bits.
        PartitionsPay(call.pool.num_threads()) ? RunPartitions(call) : RunInOrder(call);
        break;
      case Mode::kWindows:
        RunWindows(call);
        break;
      case Mode::kInOrder:
        RunInOrder(call);
        break;
      case Mode::kElements:
        RunElements(call);
        break;
    }
    return OkStatus();
  }

 private:
  enum class Mode : uint8_t { kPartitions, kWindows, kInOrder, kElements };
  // A start vector: where its window goes, and its updates.
  struct Entry {
    int64_t at, update;
  };
  static constexpr size_t kMaxArrays = ScatterPlan::kMaxArrays;
  static constexpr int64_t kChunk = 4096;
  static constexpr int kMostPartitionBits = 6;

  const void* indices(const OpKernelCall& call) const { return call.operands[body_.size()]; }

  void ChooseMode() {
    const int64_t window_bytes = plan_.window_elements * plan_.bytes_per_place;
    const int64_t vectors = plan_.starts.size();
    if (!plan_.windows_are_disjoint && vectors > 1 && !plan_.windows_are_innermost) {
      mode_ = Mode::kElements;
    } else if (window_bytes > kGrainBytes) {
      mode_ = Mode::kWindows;
    } else if (plan_.windows_are_disjoint && vectors * window_bytes > 2 * kGrainBytes) {
      mode_ = Mode::kPartitions;
      const auto pieces = static_cast<uint64_t>(vectors * window_bytes / kGrainBytes);
      partition_bits_ = std::clamp(static_cast<int>(std::bit_width(pieces)), 1, kMostPartitionBits);
      partitions_ = int64_t{1} << partition_bits_;
      chunks_ = (vectors - 1) / kChunk + 1;
    }
  }

  // Whether threads gain more than sorting the start vectors costs. Figures are nanoseconds per
  // start vector, from measurements: to sort it, to apply it, to wait for a far line of memory, and
  // per byte moved.
  bool PartitionsPay(int threads) const {
    constexpr double kSort = 8, kApply = 2, kFarLine = 12, kByte = 0.3;
    constexpr int64_t kNearBytes = int64_t{1} << 21;
    const bool is_far = plan_.operand_elements * plan_.bytes_per_place > kNearBytes;
    const double apply = kApply + (is_far ? kFarLine : 0) +
                         kByte * static_cast<double>(plan_.window_elements * plan_.bytes_per_place);
    return apply + kSort < apply * threads;
  }

  // --- Applying updates

  // target[at + i * row.to] = body(.., update[update + i * row.from]) for i in [0, n).
  void ApplyRow(const OpKernelCall& call, int64_t at, int64_t update, int64_t to_step,
                int64_t from_step, int64_t n) const {
    const size_t arrays = body_.size();
    for (size_t k = 0; k < combine_.size(); ++k) {
      const int64_t size = body_.element_bytes(k);
      combine_[k].strided(Bytes(call.results[k]) + at * size, to_step,
                          Bytes(call.operands[arrays + 1 + k]) + update * size, from_step, n);
    }
    if (!combine_.empty()) return;
    const bool is_contiguous = to_step == 1 && from_step == 1;
    const int64_t run = is_contiguous ? n : 1;
    std::array<const void*, 2 * kMaxArrays> inputs;
    std::array<void*, kMaxArrays> outputs;
    for (int64_t i = 0; i < n; i += run) {
      for (size_t k = 0; k < arrays; ++k) {
        const int64_t size = body_.element_bytes(k);
        outputs[k] = Bytes(call.results[k]) + (at + i * to_step) * size;
        inputs[k] = outputs[k];
        inputs[arrays + k] = Bytes(call.operands[arrays + 1 + k]) + (update + i * from_step) * size;
      }
      body_.Run(inputs.data(), outputs.data(), run);
    }
  }

  // The window's element at (to, from) of several start vectors.
  void ApplyElement(const OpKernelCall& call, int64_t to, int64_t from, const int64_t* at,
                    const int64_t* updates, int64_t count) const {
    const size_t arrays = body_.size();
    for (size_t k = 0; k < combine_.size(); ++k) {
      const int64_t size = body_.element_bytes(k);
      combine_[k].indexed(Bytes(call.results[k]) + to * size, at,
                          Bytes(call.operands[arrays + 1 + k]) + from * size, updates, count);
    }
    if (!combine_.empty()) return;
    for (int64_t i = 0; i < count; ++i) {
      if (at[i] >= 0) ApplyRow(call, at[i] + to, updates[i] + from, 1, 1, 1);
    }
  }

  // Windows that are one row of one array.
  void AddRows(const OpKernelCall& call, const int64_t* at, const int64_t* updates,
               int64_t count) const {
    constexpr int64_t kAhead = 4;
    const int64_t size = body_.element_bytes(0);
    std::byte* const result = Bytes(call.results[0]);
    const std::byte* const from = Bytes(call.operands[2]);
    for (int64_t i = 0; i < count; ++i) {
      __builtin_prefetch(result + std::max<int64_t>(0, at[std::min(i + kAhead, count - 1)]) * size,
                         1);
      if (at[i] < 0) continue;
      std::byte* const row = result + at[i] * size;
      combine_[0].columns(row, from + updates[i] * size, row, plan_.row.size);
    }
  }

  // Windows of start vectors, in their order. Those at places below 0 are left out.
  void ApplyWindows(const OpKernelCall& call, const int64_t* at, const int64_t* updates,
                    int64_t count) const {
    if (plan_.row_is_contiguous && plan_.row.size > 1) {
      if (plan_.outer.empty() && combine_.size() == 1) return AddRows(call, at, updates, count);
      for (int64_t i = 0; i < count; ++i) {
        if (at[i] < 0) continue;
        LoopWalk walk(plan_.outer);
        do {
          ApplyRow(call, at[i] + walk.to(), updates[i] + walk.from(), 1, 1, plan_.row.size);
        } while (walk.Next());
      }
      return;
    }
    LoopWalk walk(plan_.outer);
    do {
      for (int64_t i = 0; i < plan_.row.size; ++i) {
        ApplyElement(call, walk.to() + i * plan_.row.to, walk.from() + i * plan_.row.from, at,
                     updates, count);
      }
    } while (walk.Next());
  }

  // The part inside the operand of a window that is not wholly inside.
  void ApplyPartialWindow(const OpKernelCall& call, int64_t b) const {
    plan_.VisitInside(indices(call), b,
                      [&](int64_t at, int64_t update) { ApplyRow(call, at, update, 1, 1, 1); });
  }

  // --- Modes

  void RunInOrder(const OpKernelCall& call) const {
    std::array<int64_t, kBlock> at, updates;
    for (int64_t b = 0; b < plan_.starts.size(); b += kBlock) {
      const int64_t count = std::min(kBlock, plan_.starts.size() - b);
      plan_.starts.Locate(indices(call), b, count, at.data(), updates.data());
      if (plan_.windows_are_disjoint) {
        ApplyWindows(call, at.data(), updates.data(), count);
        continue;
      }
      for (int64_t i = 0; i < count; ++i) {
        const auto k = static_cast<size_t>(i);
        if (at[k] >= 0) {
          ApplyWindows(call, &at[k], &updates[k], 1);
        } else {
          ApplyPartialWindow(call, b + i);
        }
      }
    }
  }

  void RunWindows(const OpKernelCall& call) const {
    const int64_t row_bytes = plan_.row.size * plan_.bytes_per_place;
    const int64_t pieces = (row_bytes - 1) / kGrainBytes + 1;
    const int64_t piece = (plan_.row.size - 1) / pieces + 1;
    const int64_t rows = plan_.window_elements / plan_.row.size;
    for (int64_t b = 0; b < plan_.starts.size(); ++b) {
      int64_t at = 0, update = 0;
      plan_.starts.Locate(indices(call), b, 1, &at, &update);
      if (at < 0) {
        if (!plan_.windows_are_disjoint) ApplyPartialWindow(call, b);
        continue;
      }
      ParallelRanges(call.pool, rows * pieces, GrainFor(piece * plan_.bytes_per_place),
                     [&](int64_t begin, int64_t end) {
                       for (int64_t unit = begin; unit < end; ++unit) {
                         const LoopWalk walk(plan_.outer, unit / pieces);
                         const int64_t first = unit % pieces * piece;
                         const int64_t n = std::min(piece, plan_.row.size - first);
                         if (n <= 0) continue;
                         ApplyRow(call, at + walk.to() + first * plan_.row.to,
                                  update + walk.from() + first * plan_.row.from, plan_.row.to,
                                  plan_.row.from, n);
                       }
                     });
    }
  }

  // Updates in row-major order, each by itself.
  void RunElements(const OpKernelCall& call) const {
    plan_.VisitUpdates(indices(call),
                       [&](int64_t at, int64_t update) { ApplyRow(call, at, update, 1, 1, 1); });
  }

  // Pages of the operand are dealt out, so that neighbours that are hit often are spread.
  size_t PartitionOf(int64_t at) const {
    constexpr int kPageBits = 10;
    const uint64_t page = static_cast<uint64_t>(at) >> kPageBits;
    return static_cast<size_t>(page * 0x9E3779B97F4A7C15u >> (64 - partition_bits_));
  }

  // f(partition, entry) for the start vectors of a chunk that are inside.
  template <typename F>
  void VisitChunk(const OpKernelCall& call, int64_t chunk, F&& f) const {
    std::array<int64_t, kBlock> at, updates;
    const int64_t end = std::min((chunk + 1) * kChunk, plan_.starts.size());
    for (int64_t b = chunk * kChunk; b < end; b += kBlock) {
      const int64_t count = std::min(kBlock, end - b);
      plan_.starts.Locate(indices(call), b, count, at.data(), updates.data());
      for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
        if (at[i] >= 0) f(PartitionOf(at[i]), Entry{at[i], updates[i]});
      }
    }
  }

  // A counting sort of the start vectors by partition: counts per chunk, then places, then runs.
  void RunPartitions(const OpKernelCall& call) const {
    auto* const entries = static_cast<Entry*>(call.workspace);
    auto* const counts = reinterpret_cast<int64_t*>(entries + plan_.starts.size());
    const auto count_of = [&](int64_t chunk) { return counts + chunk * partitions_; };
    ParallelRanges(call.pool, chunks_, 1, [&](int64_t begin, int64_t end) {
      for (int64_t chunk = begin; chunk < end; ++chunk) {
        std::fill_n(count_of(chunk), partitions_, 0);
        VisitChunk(call, chunk, [&](size_t p, const Entry&) { ++count_of(chunk)[p]; });
      }
    });
    int64_t place = 0;
    for (int64_t p = 0; p < partitions_; ++p) {
      for (int64_t chunk = 0; chunk < chunks_; ++chunk) {
        place += std::exchange(count_of(chunk)[p], place);
      }
      count_of(chunks_)[p] = place;
    }
    ParallelRanges(call.pool, chunks_, 1, [&](int64_t begin, int64_t end) {
      for (int64_t chunk = begin; chunk < end; ++chunk) {
        VisitChunk(call, chunk,
                   [&](size_t p, const Entry& entry) { entries[count_of(chunk)[p]++] = entry; });
      }
    });
    ParallelRanges(call.pool, partitions_, 1, [&](int64_t begin, int64_t end) {
      const int64_t first = begin == 0 ? 0 : count_of(chunks_)[begin - 1];
      ApplyEntries(call, entries + first, count_of(chunks_)[end - 1] - first);
    });
  }

  void ApplyEntries(const OpKernelCall& call, const Entry* entries, int64_t n) const {
    std::array<int64_t, kBlock> at, updates;
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t count = std::min(kBlock, n - done);
      for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
        at[i] = entries[done + static_cast<int64_t>(i)].at;
        updates[i] = entries[done + static_cast<int64_t>(i)].update;
      }
      ApplyWindows(call, at.data(), updates.data(), count);
    }
  }

  ScatterPlan plan_;
  Body body_;
  std::vector<Combine> combine_;  // one per array; empty: the body's function
  Mode mode_ = Mode::kInOrder;
  int partition_bits_ = 0;
  int64_t partitions_ = 1;
  int64_t chunks_ = 0;
};

}  // namespace

KernelPtr MakeScatter(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const size_t arrays = spec.module.num_results(spec.op);
  auto plan = ScatterPlan::Make(spec, arrays, reason);
  if (!plan) return nullptr;
  auto body = Body::Make(spec, 0, OperandDTypes(spec, 0, arrays), reason);
  if (!body) return nullptr;
  for (size_t k = 0; k < arrays; ++k) {
    if (OperandType(spec, arrays + 1 + k).dtype() != body->dtype(k)) {
      return Refuse(reason, "updates of another type than the operand");
    }
  }
  return std::make_unique<ScatterKernel>(*std::move(plan), *std::move(body));
}

}  // namespace lockstep::runtime::cpu::kernels
