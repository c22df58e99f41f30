// SPDX-License-Identifier: Apache-2.0
// Attributes of gather and scatter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct GatherDimensionNumbers {
  static constexpr std::string_view kKind = "stablehlo.gather";
  std::vector<int64_t> offset_dims;
  std::vector<int64_t> collapsed_slice_dims;
  std::vector<int64_t> operand_batching_dims;
  std::vector<int64_t> start_indices_batching_dims;
  std::vector<int64_t> start_index_map;
  int64_t index_vector_dim = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("offset_dims", self.offset_dims);
    visit("collapsed_slice_dims", self.collapsed_slice_dims);
    visit("operand_batching_dims", self.operand_batching_dims);
    visit("start_indices_batching_dims", self.start_indices_batching_dims);
    visit("start_index_map", self.start_index_map);
    visit("index_vector_dim", self.index_vector_dim);
  }
  friend bool operator==(const GatherDimensionNumbers&, const GatherDimensionNumbers&) = default;
};

struct GatherAttrs {
  GatherDimensionNumbers dimension_numbers;
  std::vector<int64_t> slice_sizes;
  bool indices_are_sorted = false;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension_numbers", self.dimension_numbers, kRequired);
    visit("slice_sizes", self.slice_sizes, kRequired);
    visit("indices_are_sorted", self.indices_are_sorted);
  }
  friend bool operator==(const GatherAttrs&, const GatherAttrs&) = default;
};

struct DynamicGatherAttrs {
  GatherDimensionNumbers dimension_numbers;
  bool indices_are_sorted = false;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension_numbers", self.dimension_numbers, kRequired);
    visit("indices_are_sorted", self.indices_are_sorted);
  }
  friend bool operator==(const DynamicGatherAttrs&, const DynamicGatherAttrs&) = default;
};

struct ScatterDimensionNumbers {
  static constexpr std::string_view kKind = "stablehlo.scatter";
  std::vector<int64_t> update_window_dims;
  std::vector<int64_t> inserted_window_dims;
  std::vector<int64_t> input_batching_dims;
  std::vector<int64_t> scatter_indices_batching_dims;
  std::vector<int64_t> scatter_dims_to_operand_dims;
  int64_t index_vector_dim = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("update_window_dims", self.update_window_dims);
    visit("inserted_window_dims", self.inserted_window_dims);
    visit("input_batching_dims", self.input_batching_dims);
    visit("scatter_indices_batching_dims", self.scatter_indices_batching_dims);
    visit("scatter_dims_to_operand_dims", self.scatter_dims_to_operand_dims);
    visit("index_vector_dim", self.index_vector_dim);
  }
  friend bool operator==(const ScatterDimensionNumbers&, const ScatterDimensionNumbers&) = default;
};

struct ScatterAttrs {
  ScatterDimensionNumbers scatter_dimension_numbers;
  bool indices_are_sorted = false;
  bool unique_indices = false;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("scatter_dimension_numbers", self.scatter_dimension_numbers, kRequired);
    visit("indices_are_sorted", self.indices_are_sorted);
    visit("unique_indices", self.unique_indices);
  }
  friend bool operator==(const ScatterAttrs&, const ScatterAttrs&) = default;
};

struct TorchIndexSelectAttrs {
  int64_t dim = 0;
  int64_t batch_dims = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dim", self.dim, kRequired);
    visit("batch_dims", self.batch_dims, kRequired);
  }
  friend bool operator==(const TorchIndexSelectAttrs&, const TorchIndexSelectAttrs&) = default;
};

}  // namespace lockstep::ir
