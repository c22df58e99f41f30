// SPDX-License-Identifier: Apache-2.0
// reduce_window and select_and_scatter.
#include <algorithm>
#include <cstring>
#include <optional>

#include "lockstep/interpret/reduce/part_totals.h"
#include "lockstep/interpret/reduce/reductions.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep::interpret {
namespace {

struct Window {
  std::vector<int64_t> sizes, strides, dilations;
  std::vector<Padding> padding;
};

Window WindowOf(const ir::ReduceWindowAttrs& attrs) {
  const size_t rank = attrs.window_dimensions.size();
  return {.sizes = attrs.window_dimensions,
          .strides = OrOnes(attrs.window_strides, rank),
          .dilations = OrOnes(attrs.window_dilations, rank),
          .padding = PaddingOf(rank, attrs.padding, attrs.base_dilations)};
}

// The number of windows in each dimension of `shape`.
std::vector<int64_t> CountWindows(const Window& window, const Shape& shape) {
  std::vector<int64_t> counts;
  for (size_t d = 0; d < window.sizes.size(); ++d) {
    counts.push_back(WindowCount(window.padding[d].Padded(shape.dim(static_cast<int64_t>(d))),
                                 window.sizes[d], window.dilations[d], window.strides[d]));
  }
  return counts;
}

// --- Running folds: a cumulative sum is a window as long as its dimension at every element.

enum class Running { kForward, kBackward };

// The one dimension along which every window holds all elements up to its own (or from it on), when
// the op is of that kind.
std::optional<std::pair<size_t, Running>> FindRunning(const Window& window, const Shape& shape) {
  std::optional<std::pair<size_t, Running>> found;
  for (size_t d = 0; d < window.sizes.size(); ++d) {
    const Padding& pad = window.padding[d];
    if (window.strides[d] != 1 || window.dilations[d] != 1 || pad.interior != 1) return {};
    const bool is_plain = window.sizes[d] == 1 && pad.low == 0 && pad.high == 0;
    if (is_plain) continue;
    const int64_t before = window.sizes[d] - 1;
    if (found || window.sizes[d] != shape.dim(static_cast<int64_t>(d))) return {};
    if (window.sizes[d] <= kShortFold) return {};  // not worth another order of the sum
    if (pad.low == before && pad.high == 0) {
      found.emplace(d, Running::kForward);
    } else if (pad.low == 0 && pad.high == before) {
      found.emplace(d, Running::kBackward);
    } else {
      return {};
    }
  }
  return found;
}

// init + x0, (init + x0) + x1, ..: one step per element instead of one per element and window.
// Long lines are made in parts (part_totals.h). Bodies that may not commute get what stands first
// in the window first.
Result<Literal> FoldRunning(const OpCall& call, ElementFunction& body, const Literal& input,
                            const Literal& init, size_t dimension, Running direction) {
  const Shape& shape = input.shape();
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, body.result_dtype(0), shape));
  const Offsets strides = RowMajorStrides(shape.dims());
  const int64_t length = shape.dim(static_cast<int64_t>(dimension));
  const int64_t inner = strides[dimension];
  const size_t row = static_cast<size_t>(inner) * ElementSizeBytes(result.dtype());
  LS_ASSIGN_OR_RETURN(const Literal first, MakeFilled(call, init, Shape{inner}));
  Status status;
  const bool swaps = direction == Running::kBackward && !body.IsAssociative();
  const auto combine = [&](const std::byte* a, const std::byte* b, std::byte* out) {
    const std::byte* arguments[] = {swaps ? b : a, swaps ? a : b};
    if (status.ok()) status = body.Run(arguments, std::span(&out, 1), inner);
  };
  PartTotals totals(row);
  std::vector<std::byte> part(row);  // of the elements so far
  const int64_t outer = input.num_elements() / (length * inner);
  for (int64_t o = 0; o < outer; ++o) {
    totals.Clear();
    for (int64_t i = 0; i < length; ++i) {
      const int64_t at = o * length + (direction == Running::kForward ? i : length - 1 - i);
      const std::byte* x = input.stored_bytes().data() + static_cast<size_t>(at) * row;
      std::byte* out = result.MutableBytes().data() + static_cast<size_t>(at) * row;
      if (i > 0 && i % kRunningPart == 0) {
        totals.Add(part.data(), combine);
        std::memcpy(part.data(), x, row);
      } else {
        combine(i == 0 ? first.stored_bytes().data() : part.data(), x, part.data());
      }
      if (totals.before() == nullptr) {
        std::memcpy(out, part.data(), row);
      } else {
        combine(totals.before(), part.data(), out);
      }
    }
    LS_RETURN_IF_ERROR(status);
  }
  return result;
}

// Whether the windows of the op, which are running ones, are made from one another. The
// specification lets a fold be any tree; other bodies than one op are left alone while they are
// short, in case they are no monoids.
bool IsMadeRunning(const ElementFunction& body, size_t num_inputs, int64_t length) {
  return body.IsAssociative() || (num_inputs == 1 && length > kRunningPart);
}

}  // namespace

Results EvaluateReduceWindow(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(ElementFunction body,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  LS_ASSIGN_OR_RETURN(ReduceOperands operands, LoadReduceOperands(call, body));
  const Window window = WindowOf(call.attrs<ir::ReduceWindowAttrs>());
  const Shape shape = operands.inputs[0].shape();
  const std::vector<int64_t> counts = CountWindows(window, shape);
  const auto running = FindRunning(window, shape);
  if (running && operands.inputs[0].num_elements() > 0 &&
      IsMadeRunning(body, operands.inputs.size(), window.sizes[running->first])) {
    LS_ASSIGN_OR_RETURN(Literal result,
                        FoldRunning(call, body, operands.inputs[0], operands.inits[0],
                                    running->first, running->second));
    return std::vector<Datum>{std::move(result)};
  }
  // Padding and holes hold the initial value and are folded as elements.
  for (size_t k = 0; k < operands.inputs.size(); ++k) {
    LS_ASSIGN_OR_RETURN(operands.inputs[k],
                        PadArray(call, operands.inputs[k], operands.inits[k], window.padding));
  }
  Offsets starts, offsets;
  if (std::ranges::find(counts, 0) == counts.end()) {
    const Offsets strides = RowMajorStrides(operands.inputs[0].shape().dims());
    starts = BoxOffsets(counts, Products(strides, window.strides));
    offsets = BoxOffsets(window.sizes, Products(strides, window.dilations));
  }
  return FoldAll(call, body, operands.inits, {operands.inputs, starts, offsets}, Shape(counts));
}

namespace {

// The offsets in `operand` of the elements of one window, in lexicographic order, padding left out.
class WindowElements {
 public:
  WindowElements(const Window& window, const Shape& shape)
      : window_(window), shape_(shape), strides_(RowMajorStrides(shape.dims())) {}

  // Of the window that has `index` among the windows.
  const Offsets& At(std::span<const int64_t> index) {
    offsets_.assign(1, 0);
    for (size_t d = 0; d < index.size(); ++d) {
      const int64_t start = index[d] * window_.strides[d] - window_.padding[d].low;
      const int64_t begin = std::max<int64_t>(0, start);
      const int64_t end = std::min(shape_.dim(static_cast<int64_t>(d)), start + window_.sizes[d]);
      next_.clear();
      for (const int64_t offset : offsets_) {
        for (int64_t i = begin; i < end; ++i) next_.push_back(offset + i * strides_[d]);
      }
      offsets_.swap(next_);
    }
    return offsets_;
  }

 private:
  const Window& window_;
  const Shape& shape_;
  Offsets strides_;
  Offsets offsets_, next_;
};

// The next index of a box in lexicographic order; false after the last.
bool Advance(std::span<int64_t> index, std::span<const int64_t> sizes) {
  for (size_t d = index.size(); d-- > 0;) {
    if (++index[d] < sizes[d]) return true;
    index[d] = 0;
  }
  return false;
}

// The element that wins against every later one: fold of select(x, y) ? x : y.
Result<int64_t> SelectOne(ElementFunction& select, const Literal& operand,
                          const Offsets& elements) {
  const std::byte* data = operand.stored_bytes().data();
  const size_t size = ElementSizeBytes(operand.dtype());
  int64_t best = elements[0];
  for (size_t i = 1; i < elements.size(); ++i) {
    const std::byte* arguments[] = {data + static_cast<size_t>(best) * size,
                                    data + static_cast<size_t>(elements[i]) * size};
    std::byte keep{};
    std::byte* out = &keep;
    LS_RETURN_IF_ERROR(select.Run(arguments, std::span(&out, 1), 1));
    if (keep == std::byte{0}) best = elements[i];
  }
  return best;
}

}  // namespace

Results EvaluateSelectAndScatter(const OpCall& call) {
  const auto& attrs = call.attrs<ir::SelectAndScatterAttrs>();
  LS_ASSIGN_OR_RETURN(ElementFunction select,
                      ElementFunction::Compile(call, call.module.region(call.op, 0)));
  LS_ASSIGN_OR_RETURN(ElementFunction scatter,
                      ElementFunction::Compile(call, call.module.region(call.op, 1)));
  LS_ASSIGN_OR_RETURN(const Literal operand, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(const Literal source, Promote(call, call.in(1), scatter.argument_dtype(1)));
  LS_ASSIGN_OR_RETURN(const Literal init, Promote(call, call.in(2), scatter.argument_dtype(0)));
  LS_ASSIGN_OR_RETURN(Literal result, MakeFilled(call, init, operand.shape()));
  if (source.num_elements() == 0) return std::vector<Datum>{std::move(result)};

  const auto rank = static_cast<size_t>(operand.shape().rank());
  const Window window{.sizes = OrOnes(attrs.window_dimensions, rank),
                      .strides = OrOnes(attrs.window_strides, rank),
                      .dilations = OrOnes({}, rank),
                      .padding = PaddingOf(rank, attrs.padding, {})};
  WindowElements windows(window, operand.shape());
  const size_t size = ElementSizeBytes(result.dtype());
  const std::byte* value = source.stored_bytes().data();
  std::byte* results = result.MutableBytes().data();
  std::vector<int64_t> index(rank, 0);
  do {
    const Offsets& elements = windows.At(index);
    if (!elements.empty()) {  // a window wholly in the padding selects nothing
      LS_ASSIGN_OR_RETURN(const int64_t selected, SelectOne(select, operand, elements));
      std::byte* out = results + static_cast<size_t>(selected) * size;
      const std::byte* arguments[] = {out, value};
      LS_RETURN_IF_ERROR(scatter.Run(arguments, std::span(&out, 1), 1));
    }
    value += size;
  } while (Advance(index, source.shape().dims()));
  return std::vector<Datum>{std::move(result)};
}

}  // namespace lockstep::interpret
