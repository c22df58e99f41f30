// SPDX-License-Identifier: Apache-2.0
// Constraints of convolution; dynamic_conv has the same ones, with the padding as an operand.
#include "lockstep/ir/ops/conv.h"

#include <algorithm>

#include "lockstep/ir/verify/contraction.h"
#include "lockstep/ir/verify/rules.h"
#include "lockstep/ir/verify/window.h"

namespace lockstep::ir {
namespace {

// The attributes of either op, defaults written out. `padding` is absent while it is not known.
struct Convolution {
  const ConvDimensionNumbers& dimensions;
  std::vector<int64_t> strides;
  std::vector<int64_t> lhs_dilation;
  std::vector<int64_t> rhs_dilation;
  size_t num_reversals;
  int64_t feature_group_count;
  int64_t batch_group_count;
  std::span<const Precision> precisions;
  std::optional<I64Matrix> padding;
};

template <typename Attrs>
Convolution MakeConvolution(const Attrs& attributes, int64_t num_spatial) {
  return {.dimensions = attributes.dimension_numbers,
          .strides = OnesIfEmpty(attributes.window_strides, num_spatial),
          .lhs_dilation = OnesIfEmpty(attributes.lhs_dilation, num_spatial),
          .rhs_dilation = OnesIfEmpty(attributes.rhs_dilation, num_spatial),
          .num_reversals = attributes.window_reversal.size(),
          .feature_group_count = attributes.feature_group_count,
          .batch_group_count = attributes.batch_group_count,
          .precisions = attributes.precision_config,
          .padding = std::nullopt};
}

// C2-C9 but C4.
Status CheckWindow(const OpChecker& op, const Convolution& conv, int64_t num_spatial) {
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "window_strides", conv.strides, num_spatial));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C3", "window_strides", conv.strides, 1));
  LS_RETURN_IF_ERROR(CheckLength(op, "C5", "lhs_dilation", conv.lhs_dilation, num_spatial));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C6", "lhs_dilation", conv.lhs_dilation, 1));
  LS_RETURN_IF_ERROR(CheckLength(op, "C7", "rhs_dilation", conv.rhs_dilation, num_spatial));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C8", "rhs_dilation", conv.rhs_dilation, 1));
  if (conv.num_reversals != 0 && static_cast<int64_t>(conv.num_reversals) != num_spatial) {
    return op.Error("C9", "window_reversal must have ", num_spatial, " entries, found ",
                    conv.num_reversals);
  }
  return OkStatus();
}

// C12 and C13, or C17 and C18, or C19 and C20: a permutation of the dimensions of one tensor.
Status CheckLayout(const OpChecker& op, std::string_view count_label,
                   std::string_view permutation_label, std::string_view tensor, int64_t first,
                   int64_t second, List spatial, int64_t rank) {
  const std::string name = std::string(tensor) + " dimension numbers";
  LS_RETURN_IF_ERROR(
      CheckLength(op, count_label, std::string(tensor) + "_spatial_dimensions", spatial, rank - 2));
  const int64_t others[] = {first, second};
  const std::vector<int64_t> all = Concatenated(others, spatial);
  LS_RETURN_IF_ERROR(CheckUnique(op, permutation_label, name, all));
  return CheckRange(op, permutation_label, name, all, 0, rank);
}

// C12, C13, C17-C20.
Status CheckLayouts(const OpChecker& op, const ConvDimensionNumbers& d, int64_t rank) {
  LS_RETURN_IF_ERROR(CheckLayout(op, "C12", "C13", "input", d.input_batch_dimension,
                                 d.input_feature_dimension, d.input_spatial_dimensions, rank));
  LS_RETURN_IF_ERROR(CheckLayout(op, "C17", "C18", "kernel", d.kernel_input_feature_dimension,
                                 d.kernel_output_feature_dimension, d.kernel_spatial_dimensions,
                                 rank));
  return CheckLayout(op, "C19", "C20", "output", d.output_batch_dimension,
                     d.output_feature_dimension, d.output_spatial_dimensions, rank);
}

Status CheckDivides(const OpChecker& op, std::string_view label, std::string_view name,
                    int64_t size, std::string_view divisor_name, int64_t divisor) {
  if (size == kDynamicSize || size % divisor == 0) return OkStatus();
  return op.Error(label, name, " must be a multiple of ", divisor_name, " ", divisor, ", found ",
                  size);
}

// C10, C11, C14-C16, C21-C23.
Status CheckGroups(const OpChecker& op, const Convolution& conv) {
  const int64_t features = conv.feature_group_count, batches = conv.batch_group_count;
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C21", "feature_group_count", List(&features, 1), 1));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C22", "batch_group_count", List(&batches, 1), 1));
  if (features != 1 && batches != 1) {
    return op.Error("C23", "feature_group_count or batch_group_count must be 1, found ", features,
                    " and ", batches);
  }
  const ConvDimensionNumbers& d = conv.dimensions;
  const Shape& lhs = op.operand(0).shape;
  const Shape& rhs = op.operand(1).shape;
  const int64_t input_features = lhs[d.input_feature_dimension];
  const int64_t output_features = rhs[d.kernel_output_feature_dimension];
  LS_RETURN_IF_ERROR(CheckDivides(op, "C10", "the batch size of lhs", lhs[d.input_batch_dimension],
                                  "batch_group_count", batches));
  LS_RETURN_IF_ERROR(CheckDivides(op, "C11", "the feature size of lhs", input_features,
                                  "feature_group_count", features));
  const int64_t group_features =
      input_features == kDynamicSize ? kDynamicSize : input_features / features;
  if (!Compatible(rhs[d.kernel_input_feature_dimension], group_features)) {
    return op.Error("C14", "the input features of rhs must be those of lhs divided by ",
                    "feature_group_count, ", group_features, ", found ",
                    rhs[d.kernel_input_feature_dimension]);
  }
  LS_RETURN_IF_ERROR(CheckDivides(op, "C15", "the output features of rhs", output_features,
                                  "batch_group_count", batches));
  return CheckDivides(op, "C16", "the output features of rhs", output_features,
                      "feature_group_count", features);
}

// C28-C34.
Status CheckQuantizedConv(OpChecker& op, const ConvDimensionNumbers& d) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const TensorType& rhs = op.operand(1);
  const TensorType& result = op.result(0);
  if (rhs.element.IsPerAxis() &&
      *rhs.element.quantization->dimension != d.kernel_output_feature_dimension) {
    return op.Error("C29",
                    "the quantization dimension of rhs must be its output feature dimension ",
                    d.kernel_output_feature_dimension, ", found ", rhs);
  }
  if (result.element.IsPerAxis() &&
      *result.element.quantization->dimension != d.output_feature_dimension) {
    return op.Error("C30",
                    "the quantization dimension of the result must be its feature dimension ",
                    d.output_feature_dimension, ", found ", result);
  }
  return CheckContractedElements(op, {.quantized = "C28",
                                      .storage = "C31",
                                      .expressed = "C32",
                                      .per_tensor = "C33",
                                      .hybrid = "C34"});
}

// C27-C34.
Status CheckElements(OpChecker& op, const ConvDimensionNumbers& d) {
  const ElementType& lhs = op.operand(0).element;
  const ElementType& rhs = op.operand(1).element;
  if (lhs.IsQuantized() || rhs.IsQuantized() ||
      (op.verifying() && op.result(0).element.IsQuantized())) {
    return CheckQuantizedConv(op, d);
  }
  if (!(lhs == rhs)) {
    return op.Error("C27", "lhs and rhs must have the same element type, found ", op.operand(0),
                    " and ", op.operand(1));
  }
  // The text asks for one element type; JAX also writes a wider result, and floats for integers.
  const ElementType result = op.verifying() ? op.result(0).element : lhs;
  const bool to_float = IsInteger(lhs.dtype) && IsFloat(result.dtype);
  if (!SameFamily(lhs, result) && !to_float) {
    return op.Tolerate(op.Error("C27", "the result must have the kind of element of lhs, found ",
                                op.operand(0), " and ", op.result(0)));
  }
  return OkStatus();
}

// C25; sizes that depend on an unknown padding are dynamic.
Result<Shape> ConvolvedShape(const OpChecker& op, const Convolution& conv) {
  const ConvDimensionNumbers& d = conv.dimensions;
  const Shape& lhs = op.operand(0).shape;
  const Shape& rhs = op.operand(1).shape;
  Shape shape(std::vector<int64_t>(static_cast<size_t>(lhs.rank()), kDynamicSize));
  const int64_t batch = lhs[d.input_batch_dimension];
  shape.set_dim(d.output_batch_dimension,
                batch == kDynamicSize ? batch : batch / conv.batch_group_count);
  shape.set_dim(d.output_feature_dimension, rhs[d.kernel_output_feature_dimension]);
  if (!conv.padding) return shape;
  for (size_t i = 0; i < d.input_spatial_dimensions.size(); ++i) {
    const int64_t axis = static_cast<int64_t>(i);
    const auto count = CountWindows({.size = lhs[d.input_spatial_dimensions[i]],
                                     .window = rhs[d.kernel_spatial_dimensions[i]],
                                     .stride = conv.strides[i],
                                     .low = conv.padding->at(axis, 0),
                                     .high = conv.padding->at(axis, 1),
                                     .base_dilation = conv.lhs_dilation[i],
                                     .window_dilation = conv.rhs_dilation[i]});
    if (!count) return op.Error("C25", "the padded size of spatial dimension ", i, " overflows");
    shape.set_dim(d.output_spatial_dimensions[i], *count);
  }
  return shape;
}

// All but C4.
Status CheckConvolution(OpChecker& op, const Convolution& conv) {
  const int64_t rank = op.operand(0).rank();
  LS_RETURN_IF_ERROR(CheckWindow(op, conv, rank - 2));
  LS_RETURN_IF_ERROR(CheckLayouts(op, conv.dimensions, rank));
  LS_RETURN_IF_ERROR(CheckGroups(op, conv));
  LS_RETURN_IF_ERROR(CheckPrecisions(op, "C24", conv.precisions));
  LS_RETURN_IF_ERROR(CheckElements(op, conv.dimensions));
  LS_ASSIGN_OR_RETURN(Shape shape, ConvolvedShape(op, conv));
  // The ecosystem's verifier leaves the result of dynamic_conv alone.
  const bool enforced = op.opcode() == Opcode::kConvolution;
  if (op.verifying() && op.result(0).rank() != rank) {
    Status status = op.Error("C26", "the result must have rank ", rank, ", found ", op.result(0));
    return enforced ? std::move(status) : op.Tolerate(status);
  }
  Status status =
      op.ExpectTensor("C25", TensorType(op.operand(0).element, std::move(shape)), Match::kShape);
  return enforced ? std::move(status) : op.Tolerate(status);
}

// C1. Two dimensions are batch and features.
Status CheckRanks(const OpChecker& op) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (lhs.rank() != rhs.rank() || lhs.rank() < 2) {
    return op.Error("C1", "lhs and rhs must have the same rank of at least 2, found ", lhs, " and ",
                    rhs);
  }
  return OkStatus();
}

Status CheckStaticConv(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckRanks(op));
  const auto& attributes = op.attrs<ConvolutionAttrs>();
  const int64_t num_spatial = op.operand(0).rank() - 2;
  Convolution conv = MakeConvolution(attributes, num_spatial);
  LS_ASSIGN_OR_RETURN(conv.padding, CheckPadding(op, "C4", attributes.padding, num_spatial));
  return CheckConvolution(op, conv);
}

Status CheckDynamicConv(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckRanks(op));
  const int64_t num_spatial = op.operand(0).rank() - 2;
  Convolution conv = MakeConvolution(op.attrs<DynamicConvAttrs>(), num_spatial);
  const TensorType& padding = op.operand(2);
  if (padding.shape != Shape{num_spatial, 2}) {
    return op.Error("C4", "padding must have the shape ", num_spatial, "x2, found ", padding);
  }
  if (auto values = ConstantOperand(op, 2)) conv.padding = I64Matrix{num_spatial, 2, *values};
  return CheckConvolution(op, conv);
}

}  // namespace

Status CheckConv(OpChecker& op) {
  using enum ConvOp;
  switch (static_cast<ConvOp>(op.opcode())) {
    case kConvolution:
      return CheckStaticConv(op);
    case kDynamicConv:
      return CheckDynamicConv(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
