// SPDX-License-Identifier: Apache-2.0
// Rules of convolution.
#include <algorithm>

#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

ValueId WithAttributes(Site& s, ValueId lhs, ValueId rhs, ir::ConvolutionAttrs attrs) {
  return s.Make(Opcode::kConvolution, {lhs, rhs}, s.type(), ir::MakeAttributes(std::move(attrs)));
}

// convolution (pad x, 0), w       spatial dimensions only
// convolution x, w with more padding
bool ConvolutionOfPad(Site& s) {
  const OpId pad = s.Def(s.in(0), Opcode::kPad);
  if (!pad || !s.IsZero(s.m.operand(pad, 1))) return false;
  const auto& padding = s.attrs<ir::PadAttrs>(pad);
  ir::ConvolutionAttrs attrs = s.attrs<ir::ConvolutionAttrs>();
  const Dims& spatial = attrs.dimension_numbers.input_spatial_dimensions;
  if (!attrs.padding) {
    const auto rows = static_cast<int64_t>(spatial.size());
    attrs.padding = ir::I64Matrix{rows, 2, Dims(2 * spatial.size(), 0)};
  }
  for (size_t i = 0; i < padding.edge_padding_low.size(); ++i) {
    const int64_t low = padding.edge_padding_low[i], high = padding.edge_padding_high[i];
    const int64_t interior = padding.interior_padding[i];
    const int64_t at = IndexOf(spatial, static_cast<int64_t>(i));
    if (at < 0) {
      if (low != 0 || high != 0 || interior != 0) return false;
      continue;
    }
    const auto d = static_cast<size_t>(at);
    const bool dilated = !attrs.lhs_dilation.empty() && attrs.lhs_dilation[d] != 1;
    if (low < 0 || high < 0 || (dilated && (low != 0 || high != 0 || interior != 0))) return false;
    if (interior != 0) {
      if (attrs.lhs_dilation.empty()) attrs.lhs_dilation.assign(spatial.size(), 1);
      attrs.lhs_dilation[d] = interior + 1;
    }
    attrs.padding->values[2 * d] += low;
    attrs.padding->values[2 * d + 1] += high;
  }
  return s.Replace(WithAttributes(s, s.m.operand(pad, 0), s.in(1), std::move(attrs)));
}

// convolution x, (reverse w)      all of it along spatial dimensions
// convolution x, w with window_reversal
bool ConvolutionOfReverse(Site& s) {
  const OpId reverse = s.Def(s.in(1), Opcode::kReverse);
  if (!reverse) return false;
  ir::ConvolutionAttrs attrs = s.attrs<ir::ConvolutionAttrs>();
  const Dims& spatial = attrs.dimension_numbers.kernel_spatial_dimensions;
  if (attrs.window_reversal.empty()) attrs.window_reversal.assign(spatial.size(), false);
  for (const int64_t dim : s.attrs<ir::ReverseAttrs>(reverse).dimensions) {
    const int64_t at = IndexOf(spatial, dim);
    if (at < 0) return false;
    const auto d = static_cast<size_t>(at);
    attrs.window_reversal[d] = !attrs.window_reversal[d];
  }
  return s.Replace(WithAttributes(s, s.in(0), s.m.operand(reverse, 0), std::move(attrs)));
}

// convolution (transpose x), (transpose w)
// convolution x, w with other dimension numbers
bool ConvolutionTranspose(Site& s) {
  for (size_t side = 0; side < 2; ++side) {
    const OpId transpose = s.Def(s.in(side), Opcode::kTranspose);
    if (!transpose) continue;
    const Dims& permutation = s.attrs<ir::TransposeAttrs>(transpose).permutation;
    ir::ConvolutionAttrs attrs = s.attrs<ir::ConvolutionAttrs>();
    auto& n = attrs.dimension_numbers;
    const auto through = [&](int64_t& dim) { dim = permutation[static_cast<size_t>(dim)]; };
    if (side == 0) {
      through(n.input_batch_dimension);
      through(n.input_feature_dimension);
      std::ranges::for_each(n.input_spatial_dimensions, through);
    } else {
      through(n.kernel_input_feature_dimension);
      through(n.kernel_output_feature_dimension);
      std::ranges::for_each(n.kernel_spatial_dimensions, through);
    }
    ValueId operands[2] = {s.in(0), s.in(1)};
    operands[side] = s.m.operand(transpose, 0);
    return s.Replace(WithAttributes(s, operands[0], operands[1], std::move(attrs)));
  }
  return false;
}

// transpose (convolution x, w)    used here alone
// convolution x, w with other dimension numbers
bool TransposeOfConvolution(Site& s) {
  const OpId conv = s.Def(s.in(), Opcode::kConvolution);
  if (!conv || !s.OneUse(s.in())) return false;
  const Dims inverse = Inverse(s.attrs<ir::TransposeAttrs>().permutation);
  ir::ConvolutionAttrs attrs = s.attrs<ir::ConvolutionAttrs>(conv);
  auto& n = attrs.dimension_numbers;
  const auto through = [&](int64_t& dim) { dim = inverse[static_cast<size_t>(dim)]; };
  through(n.output_batch_dimension);
  through(n.output_feature_dimension);
  std::ranges::for_each(n.output_spatial_dimensions, through);
  return s.Replace(WithAttributes(s, s.m.operand(conv, 0), s.m.operand(conv, 1), std::move(attrs)));
}

constexpr Rule kRules[] = {
    {"convolution_of_pad", Opcode::kConvolution, ConvolutionOfPad},
    {"convolution_of_reverse", Opcode::kConvolution, ConvolutionOfReverse},
    {"convolution_transpose", Opcode::kConvolution, ConvolutionTranspose},
    {"transpose_of_convolution", Opcode::kTranspose, TransposeOfConvolution},
};

}  // namespace

std::span<const Rule> ConvRules() { return kRules; }

}  // namespace lockstep::passes::simplify
