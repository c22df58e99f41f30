// SPDX-License-Identifier: Apache-2.0
// convolution and dynamic_conv: the input is padded; then every window is a row of a matrix and
// every output feature of the kernel is another, and Contract multiplies them.
#include <algorithm>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/contraction.h"
#include "lockstep/ir/ops/conv.h"

namespace lockstep::interpret {
namespace {

// Both ops' attributes, defaults filled in.
struct Convolution {
  const ir::ConvDimensionNumbers& numbers;
  std::vector<int64_t> strides, dilations;
  std::vector<bool> reversal;
  std::vector<Padding> padding;  // of the input's spatial dimensions
  int64_t feature_groups, batch_groups;
};

template <typename Attrs>
Convolution ConvolutionOf(const Attrs& attrs, const std::optional<ir::I64Matrix>& padding) {
  const size_t rank = attrs.dimension_numbers.input_spatial_dimensions.size();
  std::vector<bool> reversal = attrs.window_reversal;
  reversal.resize(rank, false);
  return {.numbers = attrs.dimension_numbers,
          .strides = OrOnes(attrs.window_strides, rank),
          .dilations = OrOnes(attrs.rhs_dilation, rank),
          .reversal = std::move(reversal),
          .padding = PaddingOf(rank, padding, attrs.lhs_dilation),
          .feature_groups = attrs.feature_group_count,
          .batch_groups = attrs.batch_group_count};
}

// first, then `middle`, then last.
std::vector<int64_t> Join(std::optional<int64_t> first, std::vector<int64_t> middle,
                          std::optional<int64_t> last) {
  if (first) middle.insert(middle.begin(), *first);
  if (last) middle.push_back(*last);
  return middle;
}

// Pads the spatial dimensions of the input with zeros.
Result<Literal> PadInput(const OpCall& call, const Convolution& conv) {
  const Literal& input = call.in(0);
  std::vector<Padding> padding(static_cast<size_t>(input.shape().rank()));
  for (size_t s = 0; s < conv.padding.size(); ++s) {
    padding[static_cast<size_t>(conv.numbers.input_spatial_dimensions[s])] = conv.padding[s];
  }
  LS_ASSIGN_OR_RETURN(const Literal zero, Literal::Zeros(input.dtype(), Shape()));
  return PadArray(call, input, zero, padding);
}

std::vector<int64_t> CountWindows(const Convolution& conv, const Shape& padded,
                                  const Shape& kernel) {
  std::vector<int64_t> counts;
  for (size_t s = 0; s < conv.strides.size(); ++s) {
    counts.push_back(WindowCount(padded.dim(conv.numbers.input_spatial_dimensions[s]),
                                 kernel.dim(conv.numbers.kernel_spatial_dimensions[s]),
                                 conv.dilations[s], conv.strides[s]));
  }
  return counts;
}

Shape ResultShape(const Convolution& conv, const Shape& input, const Shape& kernel,
                  const std::vector<int64_t>& windows) {
  const ir::ConvDimensionNumbers& numbers = conv.numbers;
  Shape shape(std::vector<int64_t>(static_cast<size_t>(input.rank()), 0));
  shape.set_dim(numbers.output_batch_dimension,
                input.dim(numbers.input_batch_dimension) / conv.batch_groups);
  shape.set_dim(numbers.output_feature_dimension,
                kernel.dim(numbers.kernel_output_feature_dimension));
  for (size_t s = 0; s < windows.size(); ++s) {
    shape.set_dim(numbers.output_spatial_dimensions[s], windows[s]);
  }
  return shape;
}

// Offsets of rows and columns in input, kernel and result, for one group.
struct Tables {
  Offsets input_rows, input_columns, kernel_rows, kernel_columns, result_rows, result_columns;
  int64_t kernel_start = 0;                                     // where a reversed kernel begins
  int64_t input_group = 0, kernel_group = 0, result_group = 0;  // from group to group
};

Tables MakeTables(const Convolution& conv, const Shape& input, const Shape& kernel,
                  const Shape& result) {
  const ir::ConvDimensionNumbers& n = conv.numbers;
  const Offsets in = RowMajorStrides(input.dims()), ker = RowMajorStrides(kernel.dims()),
                out = RowMajorStrides(result.dims());
  const int64_t groups = conv.feature_groups * conv.batch_groups;  // one of them is 1
  const int64_t batch = result.dim(n.output_batch_dimension);
  const int64_t in_features = kernel.dim(n.kernel_input_feature_dimension);
  const int64_t out_features = kernel.dim(n.kernel_output_feature_dimension) / groups;
  const auto windows = Pick(result.dims(), n.output_spatial_dimensions);
  const auto window = Pick(kernel.dims(), n.kernel_spatial_dimensions);
  const auto in_spatial = Pick(in, n.input_spatial_dimensions);

  Tables t;
  t.input_rows =
      BoxOffsets(Join(batch, windows, {}), Join(in[static_cast<size_t>(n.input_batch_dimension)],
                                                Products(in_spatial, conv.strides), {}));
  t.input_columns = BoxOffsets(Join({}, window, in_features),
                               Join({}, Products(in_spatial, conv.dilations),
                                    in[static_cast<size_t>(n.input_feature_dimension)]));
  std::vector<int64_t> steps = Pick(ker, n.kernel_spatial_dimensions);
  for (size_t s = 0; s < steps.size(); ++s) {
    if (!conv.reversal[s]) continue;
    t.kernel_start += (window[s] - 1) * steps[s];
    steps[s] = -steps[s];
  }
  t.kernel_columns =
      BoxOffsets(Join({}, window, in_features),
                 Join({}, steps, ker[static_cast<size_t>(n.kernel_input_feature_dimension)]));
  const int64_t kernel_step = ker[static_cast<size_t>(n.kernel_output_feature_dimension)];
  const int64_t result_step = out[static_cast<size_t>(n.output_feature_dimension)];
  t.kernel_rows = BoxOffsets(std::span(&out_features, 1), std::span(&kernel_step, 1));
  t.result_columns = BoxOffsets(std::span(&out_features, 1), std::span(&result_step, 1));
  t.result_rows =
      BoxOffsets(Join(batch, windows, {}), Join(out[static_cast<size_t>(n.output_batch_dimension)],
                                                Pick(out, n.output_spatial_dimensions), {}));
  t.input_group = conv.feature_groups > 1
                      ? in_features * in[static_cast<size_t>(n.input_feature_dimension)]
                      : batch * in[static_cast<size_t>(n.input_batch_dimension)];
  t.kernel_group = out_features * kernel_step;
  t.result_group = out_features * result_step;
  return t;
}

Results Convolve(const OpCall& call, const Convolution& conv) {
  LS_ASSIGN_OR_RETURN(const Literal input, PadInput(call, conv));
  LS_ASSIGN_OR_RETURN(const Literal kernel, Expand(call, call.in(1)));
  const std::vector<int64_t> windows = CountWindows(conv, input.shape(), kernel.shape());
  const Shape shape = ResultShape(conv, input.shape(), kernel.shape(), windows);
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, call.result_type().dtype(), shape));
  if (result.num_elements() == 0) return std::vector<Datum>{std::move(result)};

  const Tables t = MakeTables(conv, input.shape(), kernel.shape(), shape);
  for (int64_t g = 0; g < conv.feature_groups * conv.batch_groups; ++g) {
    kernels::Contract(
        {input, g * t.input_group, t.input_rows, t.input_columns},
        {kernel, g * t.kernel_group + t.kernel_start, t.kernel_rows, t.kernel_columns},
        {result, g * t.result_group, t.result_rows, t.result_columns});
  }
  return std::vector<Datum>{std::move(result)};
}

Results EvaluateDynamicConv(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(std::vector<int64_t> edges, LoadIntegers(call, call.in(2)));
  const ir::I64Matrix padding{static_cast<int64_t>(edges.size()) / 2, 2, std::move(edges)};
  return Convolve(call, ConvolutionOf(call.attrs<ir::DynamicConvAttrs>(), padding));
}

}  // namespace

std::string ConvUnsupportedReason(const ir::Module& module, ir::OpId op) {
  switch (static_cast<ir::ConvOp>(module.opcode(op))) {
    case ir::ConvOp::kConvolution:
    case ir::ConvOp::kDynamicConv:
      return "";
  }
  return "";
}

Results EvaluateConv(const OpCall& call) {
  switch (static_cast<ir::ConvOp>(call.module.opcode(call.op))) {
    case ir::ConvOp::kConvolution: {
      const auto& attrs = call.attrs<ir::ConvolutionAttrs>();
      return Convolve(call, ConvolutionOf(attrs, attrs.padding));
    }
    case ir::ConvOp::kDynamicConv:
      return EvaluateDynamicConv(call);
  }
  return OpError(call, StatusCode::kInternal, "no such convolution");
}

}  // namespace lockstep::interpret
