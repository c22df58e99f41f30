// SPDX-License-Identifier: Apache-2.0
// Attributes of reductions, windows and batch norms.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct BatchNormAttrs {
  float epsilon = 0;
  int64_t feature_index = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("epsilon", self.epsilon, kRequired);
    visit("feature_index", self.feature_index, kRequired);
  }
  friend bool operator==(const BatchNormAttrs&, const BatchNormAttrs&) = default;
};

struct ReduceAttrs {
  std::vector<int64_t> dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimensions", self.dimensions, kRequired);
  }
  friend bool operator==(const ReduceAttrs&, const ReduceAttrs&) = default;
};

struct ReduceWindowAttrs {
  std::vector<int64_t> window_dimensions;
  std::vector<int64_t> window_strides;    // empty: all 1
  std::vector<int64_t> base_dilations;    // empty: all 1
  std::vector<int64_t> window_dilations;  // empty: all 1
  std::optional<I64Matrix> padding;       // absent: all 0

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("window_dimensions", self.window_dimensions, kRequired);
    visit("window_strides", self.window_strides);
    visit("base_dilations", self.base_dilations);
    visit("window_dilations", self.window_dilations);
    visit("padding", self.padding);
  }
  friend bool operator==(const ReduceWindowAttrs&, const ReduceWindowAttrs&) = default;
};

struct SelectAndScatterAttrs {
  std::vector<int64_t> window_dimensions;
  std::vector<int64_t> window_strides;  // empty: all 1
  std::optional<I64Matrix> padding;     // absent: all 0

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("window_dimensions", self.window_dimensions);
    visit("window_strides", self.window_strides);
    visit("padding", self.padding);
  }
  friend bool operator==(const SelectAndScatterAttrs&, const SelectAndScatterAttrs&) = default;
};

// How many values each variadic operand or result takes: array<i32: 2, 1>.
struct Segments {
  std::vector<int32_t> sizes;
  friend bool operator==(const Segments&, const Segments&) = default;
};

struct ChloScanAttrs {
  int64_t dimension = 0;
  std::optional<int64_t> scan_dim_size;
  bool is_reverse = false;
  std::optional<bool> is_associative;
  Segments operandSegmentSizes;
  Segments resultSegmentSizes;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension", self.dimension, kRequired);
    visit("scan_dim_size", self.scan_dim_size);
    visit("is_reverse", self.is_reverse);
    visit("is_associative", self.is_associative);
    visit("operandSegmentSizes", self.operandSegmentSizes);
    visit("resultSegmentSizes", self.resultSegmentSizes);
  }
  friend bool operator==(const ChloScanAttrs&, const ChloScanAttrs&) = default;
};

}  // namespace lockstep::ir
