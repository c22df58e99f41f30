// SPDX-License-Identifier: Apache-2.0
// Convolutions as contractions: phases of a dilated input, the box that windows cover, axes.
#include "lockstep/runtime/cpu/matmul/conv_plan.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "lockstep/ir/ops/conv.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

// More phases than this are not worth their overhead.
constexpr int64_t kMostParts = 64;
// A copy may be so many times larger than the arrays of the op, beside a constant.
constexpr int64_t kMostGrowth = 16, kSmallCopy = int64_t{1} << 20;

// One spatial dimension.
struct Spatial {
  int64_t input = 0, window = 0, output = 0;  // sizes
  int64_t stride = 1, low = 0;                // low: padding before
  int64_t input_dilation = 1, window_dilation = 1;
  bool reversed = false;
};

// Outputs first_output, first_output + output_step, .. (outputs of them) use the taps first_tap,
// first_tap + tap_step, .. (taps of them) of the window. The first output meets the first tap at
// index `start` of the input; an output later is `per_output` further, a tap later `per_tap`.
struct Phase {
  int64_t first_output = 0, output_step = 1, outputs = 0;
  int64_t first_tap = 0, tap_step = 1, taps = 0;
  int64_t start = 0, per_output = 1, per_tap = 1;

  int64_t last() const { return start + (outputs - 1) * per_output + (taps - 1) * per_tap; }
  bool is_empty() const { return outputs == 0 || taps == 0; }
};

// Tap t meets output o at (o * stride + t * window_dilation - low) / input_dilation, when that is
// whole.
std::vector<Phase> PhasesOf(const Spatial& s) {
  const int64_t dilation = s.input_dilation;
  const int64_t shared = std::gcd(s.stride, dilation);
  const int64_t tap_shared = std::gcd(s.window_dilation, dilation);
  std::vector<Phase> phases;
  for (int64_t p = 0; p < std::min(dilation / shared, s.output); ++p) {
    Phase phase{.first_output = p,
                .output_step = dilation / shared,
                .tap_step = dilation / tap_shared,
                .per_output = s.stride / shared,
                .per_tap = s.window_dilation / tap_shared};
    phase.outputs = (s.output - p - 1) / phase.output_step + 1;
    for (int64_t t = 0; t < std::min(phase.tap_step, s.window); ++t) {
      const int64_t at = p * s.stride + t * s.window_dilation - s.low;
      if (at % dilation != 0) continue;
      phase.first_tap = t;
      phase.taps = (s.window - t - 1) / phase.tap_step + 1;
      phase.start = at / dilation;
      break;
    }
    phases.push_back(phase);
  }
  if (phases.empty()) phases.emplace_back();  // no outputs
  return phases;
}

int64_t At(std::span<const int64_t> list, int64_t index) {
  return list[static_cast<size_t>(index)];
}

// The attributes of either op, defaults filled in.
struct Convolution {
  const ir::ConvDimensionNumbers& numbers;
  std::vector<int64_t> input, kernel, output;  // sizes
  std::vector<Spatial> spatial;
  int64_t feature_groups = 1, batch_groups = 1;
};

template <typename Attrs>
Convolution ConvolutionOf(const ir::Module& module, ir::OpId op, const Attrs& attrs,
                          const std::optional<ir::I64Matrix>& padding) {
  const auto dims = [&](ir::ValueId value) {
    const auto sizes = module.tensor_type(value).shape.dims();
    return std::vector<int64_t>(sizes.begin(), sizes.end());
  };
  Convolution conv{.numbers = attrs.dimension_numbers,
                   .input = dims(module.operand(op, 0)),
                   .kernel = dims(module.operand(op, 1)),
                   .output = dims(module.result(op)),
                   .spatial = {},
                   .feature_groups = attrs.feature_group_count,
                   .batch_groups = attrs.batch_group_count};
  const ir::ConvDimensionNumbers& n = conv.numbers;
  for (size_t s = 0; s < n.input_spatial_dimensions.size(); ++s) {
    Spatial spatial;
    spatial.input = At(conv.input, n.input_spatial_dimensions[s]);
    spatial.window = At(conv.kernel, n.kernel_spatial_dimensions[s]);
    spatial.output = At(conv.output, n.output_spatial_dimensions[s]);
    if (!attrs.window_strides.empty()) spatial.stride = attrs.window_strides[s];
    if (padding) spatial.low = padding->values[2 * s];
    if (!attrs.lhs_dilation.empty()) spatial.input_dilation = attrs.lhs_dilation[s];
    if (!attrs.rhs_dilation.empty()) spatial.window_dilation = attrs.rhs_dilation[s];
    if (!attrs.window_reversal.empty()) spatial.reversed = attrs.window_reversal[s];
    conv.spatial.push_back(spatial);
  }
  return conv;
}

// --- The box of the input

using PhaseLists = std::vector<std::vector<Phase>>;  // per spatial dimension

PaddedInput BoxOf(const Convolution& conv, const PhaseLists& phases, bool dilates) {
  PaddedInput box{.is_copy = false,
                  .input_sizes = conv.input,
                  .sizes = conv.input,
                  .first = std::vector<int64_t>(conv.input.size(), 0),
                  .dilation = std::vector<int64_t>(conv.input.size(), 1)};
  for (size_t s = 0; s < phases.size(); ++s) {
    int64_t low = std::numeric_limits<int64_t>::max(), high = std::numeric_limits<int64_t>::min();
    for (const Phase& phase : phases[s]) {
      if (phase.is_empty()) continue;
      low = std::min(low, phase.start);
      high = std::max(high, phase.last());
    }
    if (low > high) low = high = 0;
    const auto d = static_cast<size_t>(conv.numbers.input_spatial_dimensions[s]);
    box.first[d] = low;
    box.sizes[d] = high - low + 1;
    box.dilation[d] = dilates ? conv.spatial[s].input_dilation : 1;
    const bool inside = low >= 0 && high < conv.input[d] && box.dilation[d] == 1;
    if (!inside) box.is_copy = true;
  }
  if (!box.is_copy) {
    box.sizes = conv.input;
    std::fill(box.first.begin(), box.first.end(), 0);
  }
  return box;
}

// Whether the copy is of a size that the arrays of the op account for.
bool IsReasonable(const Convolution& conv, const PaddedInput& box) {
  if (!box.is_copy) return true;
  int64_t limit = 0, elements = 1;
  for (const auto* sizes : {&conv.input, &conv.kernel, &conv.output}) {
    limit += std::accumulate(sizes->begin(), sizes->end(), int64_t{1}, std::multiplies<>());
  }
  limit = limit > std::numeric_limits<int64_t>::max() / (2 * kMostGrowth)
              ? std::numeric_limits<int64_t>::max()
              : limit * kMostGrowth + kSmallCopy;
  for (const int64_t size : box.sizes) {
    if (__builtin_mul_overflow(elements, size, &elements)) return false;
  }
  return elements <= limit;
}

// --- Axes

struct Strides {
  std::vector<int64_t> input, kernel, output;
};

Contraction PartOf(const Convolution& conv, const PaddedInput& box, const Strides& strides,
                   const std::vector<Phase>& phases) {
  const ir::ConvDimensionNumbers& n = conv.numbers;
  const int64_t groups = conv.feature_groups * conv.batch_groups;  // one of them is 1
  const int64_t batch = At(conv.output, n.output_batch_dimension);
  const int64_t in_features = At(conv.kernel, n.kernel_input_feature_dimension);
  const int64_t out_features = At(conv.kernel, n.kernel_output_feature_dimension) / groups;
  const int64_t a_batch = At(strides.input, n.input_batch_dimension);
  const int64_t a_feature = At(strides.input, n.input_feature_dimension);
  const int64_t b_out = At(strides.kernel, n.kernel_output_feature_dimension);
  const int64_t c_feature = At(strides.output, n.output_feature_dimension);

  Contraction part;
  part.batch.push_back({.size = groups,
                        .a = conv.feature_groups > 1 ? in_features * a_feature : batch * a_batch,
                        .b = out_features * b_out,
                        .c = out_features * c_feature});
  part.m.push_back(
      {.size = batch, .a = a_batch, .c = At(strides.output, n.output_batch_dimension)});
  part.n.push_back({.size = out_features, .b = b_out, .c = c_feature});
  part.k.push_back({.size = in_features,
                    .a = a_feature,
                    .b = At(strides.kernel, n.kernel_input_feature_dimension)});
  for (size_t s = 0; s < phases.size(); ++s) {
    const Phase& phase = phases[s];
    const int64_t a = At(strides.input, n.input_spatial_dimensions[s]);
    const int64_t b = At(strides.kernel, n.kernel_spatial_dimensions[s]);
    const int64_t c = At(strides.output, n.output_spatial_dimensions[s]);
    const bool reversed = conv.spatial[s].reversed;
    part.m.push_back(
        {.size = phase.outputs, .a = phase.per_output * a, .c = phase.output_step * c});
    part.k.push_back({.size = phase.taps,
                      .a = phase.per_tap * a,
                      .b = (reversed ? -phase.tap_step : phase.tap_step) * b});
    part.a_start += (phase.start - At(box.first, n.input_spatial_dimensions[s])) * a;
    part.b_start += (reversed ? conv.spatial[s].window - 1 - phase.first_tap : phase.first_tap) * b;
    part.c_start += phase.first_output * c;
  }
  if (SizeOf(part.k) == 0) part.a_start = part.b_start = 0;
  part.Simplify();
  return part;
}

PhaseLists PhaseListsOf(const Convolution& conv, int64_t* num_parts) {
  PhaseLists phases;
  *num_parts = 1;
  for (const Spatial& spatial : conv.spatial) {
    const int64_t count = std::min(spatial.input_dilation, std::max<int64_t>(spatial.output, 1));
    if (__builtin_mul_overflow(*num_parts, count, num_parts)) *num_parts = kMostParts + 1;
    if (*num_parts > kMostParts) return {};
    phases.push_back(PhasesOf(spatial));
  }
  return phases;
}

std::optional<ConvPlan> Plan(Convolution conv, std::string* reason) {
  int64_t num_parts = 1;
  PhaseLists phases = PhaseListsOf(conv, &num_parts);
  const bool dilates = num_parts > kMostParts;
  ConvPlan plan;
  if (dilates) {
    phases.clear();
    for (const Spatial& spatial : conv.spatial) {
      Spatial undilated = spatial;
      undilated.input_dilation = 1;
      phases.push_back(PhasesOf(undilated));
    }
  }
  plan.input = BoxOf(conv, phases, dilates);
  if (!IsReasonable(conv, plan.input)) {
    *reason = "its padded input is far larger than its arrays";
    return std::nullopt;
  }
  const Strides strides{RowMajorStrides(plan.input.sizes), RowMajorStrides(conv.kernel),
                        RowMajorStrides(conv.output)};
  // Every combination of a phase per dimension, the last one fastest.
  std::vector<size_t> index(phases.size(), 0);
  while (true) {
    std::vector<Phase> chosen;
    for (size_t s = 0; s < phases.size(); ++s) chosen.push_back(phases[s][index[s]]);
    plan.parts.push_back(PartOf(conv, plan.input, strides, chosen));
    size_t s = phases.size();
    while (s > 0 && ++index[s - 1] == phases[s - 1].size()) index[--s] = 0;
    if (s == 0) break;
  }
  return plan;
}

// --- The copy

// The range of copy indices along dimension d that hold elements, every `dilation`-th of them from
// `begin`.
struct Span {
  int64_t begin = 0, count = 0, source = 0;
};

Span SpanOf(const PaddedInput& p, size_t d) {
  const int64_t dilation = p.dilation[d];
  // The first input index at or after the box's start, and the last before its end.
  const int64_t first = p.first[d] <= 0 ? 0 : (p.first[d] + dilation - 1) / dilation;
  const int64_t end = p.first[d] + p.sizes[d];
  const int64_t last = std::min(p.input_sizes[d], end <= 0 ? 0 : (end - 1) / dilation + 1);
  return {first * dilation - p.first[d], std::max<int64_t>(last - first, 0), first};
}

}  // namespace

int64_t PaddedInput::num_elements() const {
  return std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
}

std::optional<ConvPlan> PlanConvolution(const ir::Module& module, ir::OpId op,
                                        std::string* reason) {
  if (module.opcode(op) == ir::Opcode::kConvolution) {
    const auto& attrs = module.attrs<ir::ConvolutionAttrs>(op);
    return Plan(ConvolutionOf(module, op, attrs, attrs.padding), reason);
  }
  *reason = "its padding is known only when it runs";
  return std::nullopt;
}

void CopyPadded(const PaddedInput& padded, size_t element_bytes, const void* input, void* copy,
                base::ThreadPool& pool) {
  const size_t rank = padded.sizes.size();
  const auto in_strides = RowMajorStrides(padded.input_sizes);
  std::vector<Span> spans;
  for (size_t d = 0; d < rank; ++d) spans.push_back(SpanOf(padded, d));
  // Dimensions from `inner` on are copied whole: a row is `run` elements in both arrays.
  size_t inner = rank;
  int64_t run = 1;
  while (inner > 0 && padded.sizes[inner - 1] == padded.input_sizes[inner - 1] &&
         padded.first[inner - 1] == 0 && padded.dilation[inner - 1] == 1) {
    run *= padded.sizes[--inner];
  }
  // The dimension before them: `count` runs, side by side when it is not dilated.
  const size_t last = inner - 1;
  const int64_t row = padded.sizes[last] * run;
  const Span span = spans[last];
  int64_t rows = 1;
  for (size_t d = 0; d < last; ++d) rows *= padded.sizes[d];
  const auto bytes = [&](int64_t elements) {
    return static_cast<size_t>(elements) * element_bytes;
  };
  const auto copy_row = [&](int64_t index) {
    std::byte* out = static_cast<std::byte*>(copy) + bytes(index * row);
    std::fill_n(out, bytes(row), std::byte{0});
    int64_t rest = index, source = span.source * in_strides[last];
    for (size_t d = last; d-- > 0;) {
      const int64_t at = rest % padded.sizes[d] - spans[d].begin;
      rest /= padded.sizes[d];
      if (at < 0 || at % padded.dilation[d] != 0) return;
      if (at / padded.dilation[d] >= spans[d].count) return;
      source += (spans[d].source + at / padded.dilation[d]) * in_strides[d];
    }
    const std::byte* from = static_cast<const std::byte*>(input) + bytes(source);
    out += bytes(span.begin * run);
    if (padded.dilation[last] == 1) {
      std::copy_n(from, bytes(span.count * run), out);
      return;
    }
    for (int64_t i = 0; i < span.count; ++i) {
      std::copy_n(from + bytes(i * run), bytes(run), out + bytes(i * padded.dilation[last] * run));
    }
  };
  constexpr int64_t kTaskBytes = 1 << 15;
  const int64_t grain = kTaskBytes / std::max<int64_t>(1, static_cast<int64_t>(bytes(row))) + 1;
  pool.ParallelFor(rows, grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) copy_row(i);
  });
}

}  // namespace lockstep::runtime::cpu::matmul
