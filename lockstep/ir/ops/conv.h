// SPDX-License-Identifier: Apache-2.0
// Attributes of convolutions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"
#include "lockstep/ir/ops/dot.h"

namespace lockstep::ir {

// Spelled #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, or `raw` with the names below.
struct ConvDimensionNumbers {
  static constexpr std::string_view kKind = "stablehlo.conv";
  int64_t input_batch_dimension = 0;
  int64_t input_feature_dimension = 0;
  std::vector<int64_t> input_spatial_dimensions;
  int64_t kernel_input_feature_dimension = 0;
  int64_t kernel_output_feature_dimension = 0;
  std::vector<int64_t> kernel_spatial_dimensions;
  int64_t output_batch_dimension = 0;
  int64_t output_feature_dimension = 0;
  std::vector<int64_t> output_spatial_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("input_batch_dimension", self.input_batch_dimension);
    visit("input_feature_dimension", self.input_feature_dimension);
    visit("input_spatial_dimensions", self.input_spatial_dimensions);
    visit("kernel_input_feature_dimension", self.kernel_input_feature_dimension);
    visit("kernel_output_feature_dimension", self.kernel_output_feature_dimension);
    visit("kernel_spatial_dimensions", self.kernel_spatial_dimensions);
    visit("output_batch_dimension", self.output_batch_dimension);
    visit("output_feature_dimension", self.output_feature_dimension);
    visit("output_spatial_dimensions", self.output_spatial_dimensions);
  }
  friend bool operator==(const ConvDimensionNumbers&, const ConvDimensionNumbers&) = default;
};

struct ConvolutionAttrs {
  std::vector<int64_t> window_strides;  // empty: all 1
  std::optional<I64Matrix> padding;     // absent: all 0
  std::vector<int64_t> lhs_dilation;    // empty: all 1
  std::vector<int64_t> rhs_dilation;    // empty: all 1
  std::vector<bool> window_reversal;    // empty: all false
  ConvDimensionNumbers dimension_numbers;
  int64_t feature_group_count = 1;
  int64_t batch_group_count = 1;
  std::vector<Precision> precision_config;  // empty: all DEFAULT

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("window_strides", self.window_strides);
    visit("padding", self.padding);
    visit("lhs_dilation", self.lhs_dilation);
    visit("rhs_dilation", self.rhs_dilation);
    visit("window_reversal", self.window_reversal);
    visit("dimension_numbers", self.dimension_numbers, kRequired);
    visit("feature_group_count", self.feature_group_count, kRequired);
    visit("batch_group_count", self.batch_group_count, kRequired);
    visit("precision_config", self.precision_config);
  }
  friend bool operator==(const ConvolutionAttrs&, const ConvolutionAttrs&) = default;
};

// As ConvolutionAttrs; the padding is an operand.
struct DynamicConvAttrs {
  std::vector<int64_t> window_strides;  // empty: all 1
  std::vector<int64_t> lhs_dilation;    // empty: all 1
  std::vector<int64_t> rhs_dilation;    // empty: all 1
  std::vector<bool> window_reversal;    // empty: all false
  ConvDimensionNumbers dimension_numbers;
  int64_t feature_group_count = 1;
  int64_t batch_group_count = 1;
  std::vector<Precision> precision_config;  // empty: all DEFAULT

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("window_strides", self.window_strides);
    visit("lhs_dilation", self.lhs_dilation);
    visit("rhs_dilation", self.rhs_dilation);
    visit("window_reversal", self.window_reversal);
    visit("dimension_numbers", self.dimension_numbers, kRequired);
    visit("feature_group_count", self.feature_group_count, kRequired);
    visit("batch_group_count", self.batch_group_count, kRequired);
    visit("precision_config", self.precision_config);
  }
  friend bool operator==(const DynamicConvAttrs&, const DynamicConvAttrs&) = default;
};

}  // namespace lockstep::ir
