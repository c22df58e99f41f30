// SPDX-License-Identifier: Apache-2.0
// select_and_scatter: each window selects one of its elements, and the source's element for that
// window is combined into the result there. Windows that differ in leading dimensions that are not
// windowed share no element: they are spread over threads; the others keep their order.
#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

#include "lockstep/analyze/region_kind.h"
#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/loop_walk.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/kernels/wide.h"
#include "lockstep/runtime/cpu/reduce/body.h"
#include "lockstep/runtime/cpu/reduce/window.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kWidth = 128;
constexpr size_t kMaxElementBytes = 16;

// The best so far of some windows against their elements at one position: the better ones stay, in
// best[i], with the number of their position in chosen[i], which is kNone before the first one.
constexpr int32_t kNone = -1;
constexpr int32_t kListedPositions = 64;
using SelectColumn = void (*)(void* best, int32_t* chosen, const void* x, int64_t step,
                              int32_t position, int64_t n);

template <typename T, ir::ComparisonDirection kDirection>
void SelectByCompare(void* best, int32_t* chosen, const void* x, int64_t step, int32_t position,
                     int64_t n) {
  T* const kept = static_cast<T*>(best);
  const T* const given = static_cast<const T*>(x);
  using Direction = ir::ComparisonDirection;
  const auto select = [&](int64_t i, T b) {
    const T a = kept[i];
    const bool wins = kDirection == Direction::kGe   ? a >= b
                      : kDirection == Direction::kGt ? a > b
                      : kDirection == Direction::kLe ? a <= b
                                                     : a < b;
    const bool keeps = wins & (chosen[i] != kNone);
    kept[i] = keeps ? a : b;
    chosen[i] = keeps ? chosen[i] : position;
  };
  if (step == 1) {
    LS_INDEPENDENT_STEPS
    for (int64_t i = 0; i < n; ++i) select(i, given[i]);
  } else {
    for (int64_t i = 0; i < n; ++i) select(i, given[i * step]);
  }
}

template <typename T>
SelectColumn FindFor(ir::ComparisonDirection direction) {
  using Direction = ir::ComparisonDirection;
  switch (direction) {
    case Direction::kGe:
      return SelectByCompare<T, Direction::kGe>;
    case Direction::kGt:
      return SelectByCompare<T, Direction::kGt>;
    case Direction::kLe:
      return SelectByCompare<T, Direction::kLe>;
    case Direction::kLt:
      return SelectByCompare<T, Direction::kLt>;
    case Direction::kEq:
    case Direction::kNe:
      return nullptr;
  }
  return nullptr;
}

// For the types that C++ compares as StableHLO does.
SelectColumn FindSelectColumn(DType dtype, ir::ComparisonDirection direction) {
  return base::VisitDType(dtype, [&](auto tag) -> SelectColumn {
    using T = typename decltype(tag)::Storage;
    if constexpr (std::is_arithmetic_v<T>) {
      return FindFor<T>(direction);
    } else {
      return nullptr;
    }
  });
}

class SelectAndScatterKernel final : public OpKernel {
 public:
  SelectAndScatterKernel(std::vector<WindowDim> dims, int64_t element_bytes, SelectColumn select,
                         RegionFunction select_function, Body scatter)
      : element_bytes_(element_bytes),
        select_(select),
        select_function_(select_function),
        scatter_(std::move(scatter)),
        row_(dims.back()) {
    for (const WindowDim& dim : dims) result_elements_ *= dim.size;
    dims.pop_back();
    dims_ = std::move(dims);
    // The leading dimension is the one that threads share, if it is not windowed.
    if (!dims_.empty() && dims_[0].IsTrivial()) parts_ = dims_[0].windows;
    for (size_t d = 0; d < dims_.size(); ++d) {
      const bool is_shared = d == 0 && dims_[0].IsTrivial();
      rows_.push_back({is_shared ? 1 : dims_[d].windows, 0, 0});
      positions_.push_back({dims_[d].window, 0, 0});
      rows_per_part_ *= rows_.back().size;
      window_ *= dims_[d].window;
    }
    window_ *= row_.window;
  }
  std::string_view variant() const override { return select_ != nullptr ? "compare" : "columns"; }

  Status Run(const OpKernelCall& call) const override {
    ParallelRanges(
        call.pool, result_elements_, GrainFor(element_bytes_), [&](int64_t begin, int64_t end) {
          interpret::kernels::Fill(static_cast<size_t>(element_bytes_), Bytes(call.operands[2]),
                                   static_cast<size_t>(end - begin),
                                   Bytes(call.results[0]) + begin * element_bytes_);
        });
    if (parts_ * rows_per_part_ * row_.windows == 0 || result_elements_ == 0 || window_ == 0) {
      return OkStatus();
    }
    const int64_t part_bytes = rows_per_part_ * row_.windows * window_ * element_bytes_;
    ParallelRanges(call.pool, parts_, GrainFor(part_bytes), [&](int64_t begin, int64_t end) {
      for (int64_t part = begin; part < end; ++part) RunPart(call, part);
    });
    return OkStatus();
  }

 private:
  void RunPart(const OpKernelCall& call, int64_t part) const {
    LoopWalk row(rows_);
    int64_t source = part * rows_per_part_ * row_.windows;
    do {
      for (int64_t first = 0; first < row_.windows; first += kWidth) {
        const int64_t count = std::min(kWidth, row_.windows - first);
        RunBlock(call, part, row, first, count, source + first);
      }
      source += row_.windows;
    } while (row.Next());
  }

  int64_t OuterOffset(int64_t part, const LoopWalk& row, const LoopWalk& position) const {
    int64_t offset = 0;
    for (size_t d = 0; d < dims_.size(); ++d) {
      const int64_t window = d == 0 && dims_[0].IsTrivial() ? part : row.index(d);
      const int64_t element = dims_[d].Element(window, position.index(d));
      if (element < 0) return -1;
      offset += element * dims_[d].step;
    }
    return offset;
  }

  void RunBlock(const OpKernelCall& call, int64_t part, const LoopWalk& row, int64_t first,
                int64_t count, int64_t source) const {
    alignas(16) std::array<std::byte, kWidth * kMaxElementBytes> best;
    std::array<int32_t, kWidth> chosen;
    std::fill_n(best.data(), count * element_bytes_, std::byte{0});
    std::fill_n(chosen.data(), count, kNone);
    // What a position adds to the place of a window's first element.
    std::array<int64_t, kListedPositions> shifts;
    int32_t number = 0;
    LoopWalk position(positions_);
    do {
      const int64_t offset = OuterOffset(part, row, position);
      for (int64_t j = 0; j < row_.window; ++j, ++number) {
        const int64_t shift = offset + j * row_.dilation - row_.low;
        if (number < kListedPositions) shifts[static_cast<size_t>(number)] = shift;
        if (offset < 0) continue;
        const InsideRange inside = Inside(row_, j);
        const int64_t begin = std::max(inside.begin, first);
        const int64_t end = std::min(inside.end, first + count);
        if (begin >= end) continue;
        const int64_t at = shift + begin * row_.stride;
        Select(best.data() + (begin - first) * element_bytes_, chosen.data() + (begin - first),
               Bytes(call.operands[0]) + at * element_bytes_, number, end - begin);
      }
    } while (position.Next());
    std::array<int64_t, kWidth> places;
    for (int64_t i = 0; i < count; ++i) {
      const auto k = static_cast<size_t>(i), position_of = static_cast<size_t>(chosen[k]);
      const bool is_listed = chosen[k] >= 0 && chosen[k] < kListedPositions;
      places[k] = is_listed ? shifts[position_of] + (first + i) * row_.stride
                            : PlaceOf(part, row, first + i, chosen[k]);
    }
    Scatter(call, places.data(), source, count);
  }

  // The element at a position of a window; -1 for kNone.
  int64_t PlaceOf(int64_t part, const LoopWalk& row, int64_t window, int32_t number) const {
    if (number == kNone) return -1;
    const LoopWalk position(positions_, number / row_.window);
    return OuterOffset(part, row, position) + row_.Element(window, number % row_.window);
  }

  void Select(std::byte* best, int32_t* chosen, const std::byte* x, int32_t position,
              int64_t n) const {
    if (select_ != nullptr) return select_(best, chosen, x, row_.stride, position, n);
    alignas(16) std::array<std::byte, kWidth * kMaxElementBytes> column;
    std::array<uint8_t, kWidth> keeps;
    const auto size = static_cast<size_t>(element_bytes_);
    for (int64_t i = 0; i < n; ++i) {
      std::memcpy(column.data() + i * element_bytes_, x + i * row_.stride * element_bytes_, size);
    }
    const void* const inputs[] = {best, column.data()};
    void* output = keeps.data();
    select_function_.run(select_function_.context, inputs, &output, n);
    for (int64_t i = 0; i < n; ++i) {
      if (keeps[static_cast<size_t>(i)] != 0 && chosen[i] != kNone) continue;
      std::memcpy(best + i * element_bytes_, column.data() + i * element_bytes_, size);
      chosen[i] = position;
    }
  }

  void Scatter(const OpKernelCall& call, const int64_t* at, int64_t source, int64_t count) const {
    std::byte* const result = Bytes(call.results[0]);
    const std::byte* const from = Bytes(call.operands[1]);
    if (scatter_.combine()) {
      std::array<int64_t, kWidth> sources;
      for (int64_t i = 0; i < count; ++i) sources[static_cast<size_t>(i)] = source + i;
      return scatter_.combine().indexed(result, at, from, sources.data(), count);
    }
    for (int64_t i = 0; i < count; ++i) {
      if (at[i] < 0) continue;
      void* out = result + at[i] * element_bytes_;
      const void* const inputs[] = {out, from + (source + i) * element_bytes_};
      scatter_.Run(inputs, &out, 1);
    }
  }

  int64_t element_bytes_;
  SelectColumn select_;
  RegionFunction select_function_;
  Body scatter_;
  std::vector<WindowDim> dims_;  // but the innermost, which is row_
  WindowDim row_;
  std::vector<CopyLoop> rows_, positions_;
  int64_t parts_ = 1, rows_per_part_ = 1, window_ = 1, result_elements_ = 1;
};

}  // namespace

KernelPtr MakeSelectAndScatter(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType& operand = OperandType(spec, 0);
  const DType dtype = operand.dtype();
  if (OperandType(spec, 1).dtype() != dtype) return Refuse(reason, "a source of another type");
  auto scatter = Body::Make(spec, 1, {dtype}, reason);
  if (!scatter) return nullptr;
  auto dims = WindowDims(spec, operand.shape, OperandType(spec, 1).shape, reason);
  if (!dims) return nullptr;
  if (dims->size() > BoxCopy::kMaxLoops) return Refuse(reason, "too many dimensions");
  const auto compare = analyze::FindPairCompare(spec.module, spec.module.region(spec.op, 0));
  const SelectColumn select = compare ? FindSelectColumn(dtype, *compare) : nullptr;
  const RegionFunction function = spec.regions.empty() ? RegionFunction() : spec.regions[0];
  if (select == nullptr && function.run == nullptr) {
    return Refuse(reason, "what it selects by is no comparison and was not compiled");
  }
  return std::make_unique<SelectAndScatterKernel>(
      MergeTrivial(*std::move(dims)), ElementBytes(operand), select, function, *std::move(scatter));
}

}  // namespace lockstep::runtime::cpu::kernels
