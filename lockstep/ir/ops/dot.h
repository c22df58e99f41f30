// SPDX-License-Identifier: Apache-2.0
// Attributes of contractions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

enum class Precision : uint8_t { kDefault, kHigh, kHighest };
template <>
struct EnumTraits<Precision> {
  static constexpr std::string_view kKind = "stablehlo.precision";
  static constexpr std::string_view kNames[] = {"DEFAULT", "HIGH", "HIGHEST"};
};

struct DotDimensionNumbers {
  static constexpr std::string_view kKind = "stablehlo.dot";
  std::vector<int64_t> lhs_batching_dimensions;
  std::vector<int64_t> rhs_batching_dimensions;
  std::vector<int64_t> lhs_contracting_dimensions;
  std::vector<int64_t> rhs_contracting_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("lhs_batching_dimensions", self.lhs_batching_dimensions);
    visit("rhs_batching_dimensions", self.rhs_batching_dimensions);
    visit("lhs_contracting_dimensions", self.lhs_contracting_dimensions);
    visit("rhs_contracting_dimensions", self.rhs_contracting_dimensions);
  }
  friend bool operator==(const DotDimensionNumbers&, const DotDimensionNumbers&) = default;
};

// tf32 is an opaque type with the text "tf32".
struct DotAlgorithm {
  static constexpr std::string_view kKind = "stablehlo.dot_algorithm";
  Type lhs_precision_type = Type::Scalar(DType::kF32);
  Type rhs_precision_type = Type::Scalar(DType::kF32);
  Type accumulation_type = Type::Scalar(DType::kF32);
  int64_t lhs_component_count = 1;
  int64_t rhs_component_count = 1;
  int64_t num_primitive_operations = 1;
  bool allow_imprecise_accumulation = false;

  // C22-C24. They hold of what was read; errors then stand at the attribute.
  Status CheckFields() const;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("lhs_precision_type", self.lhs_precision_type, kRequired);
    visit("rhs_precision_type", self.rhs_precision_type, kRequired);
    visit("accumulation_type", self.accumulation_type, kRequired);
    visit("lhs_component_count", self.lhs_component_count, kRequired);
    visit("rhs_component_count", self.rhs_component_count, kRequired);
    visit("num_primitive_operations", self.num_primitive_operations, kRequired);
    visit("allow_imprecise_accumulation", self.allow_imprecise_accumulation, kRequired);
  }
  friend bool operator==(const DotAlgorithm&, const DotAlgorithm&) = default;
};

struct DotGeneralAttrs {
  DotDimensionNumbers dot_dimension_numbers;
  std::vector<Precision> precision_config;  // empty: all DEFAULT
  std::optional<DotAlgorithm> algorithm;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dot_dimension_numbers", self.dot_dimension_numbers, kRequired);
    visit("precision_config", self.precision_config);
    visit("algorithm", self.algorithm);
  }
  friend bool operator==(const DotGeneralAttrs&, const DotGeneralAttrs&) = default;
};

struct DotAttrs {
  std::vector<Precision> precision_config;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("precision_config", self.precision_config);
  }
  friend bool operator==(const DotAttrs&, const DotAttrs&) = default;
};

struct EinsumAttrs {
  std::string einsum_config;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("einsum_config", self.einsum_config, kRequired);
  }
  friend bool operator==(const EinsumAttrs&, const EinsumAttrs&) = default;
};

enum class ChloPrecision : uint8_t { kDefault, kHigh, kHighest };
template <>
struct EnumTraits<ChloPrecision> {
  static constexpr std::string_view kKind = "chlo.precision";
  static constexpr std::string_view kNames[] = {"DEFAULT", "HIGH", "HIGHEST"};
};

struct RaggedDotDimensionNumbers {
  static constexpr std::string_view kKind = "chlo.ragged_dot";
  std::vector<int64_t> lhs_batching_dimensions;
  std::vector<int64_t> rhs_batching_dimensions;
  std::vector<int64_t> lhs_contracting_dimensions;
  std::vector<int64_t> rhs_contracting_dimensions;
  std::vector<int64_t> lhs_ragged_dimensions;
  std::vector<int64_t> rhs_group_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("lhs_batching_dimensions", self.lhs_batching_dimensions);
    visit("rhs_batching_dimensions", self.rhs_batching_dimensions);
    visit("lhs_contracting_dimensions", self.lhs_contracting_dimensions);
    visit("rhs_contracting_dimensions", self.rhs_contracting_dimensions);
    visit("lhs_ragged_dimensions", self.lhs_ragged_dimensions);
    visit("rhs_group_dimensions", self.rhs_group_dimensions);
  }
  friend bool operator==(const RaggedDotDimensionNumbers&,
                         const RaggedDotDimensionNumbers&) = default;
};

struct ChloRaggedDotAttrs {
  RaggedDotDimensionNumbers ragged_dot_dimension_numbers;
  std::vector<ChloPrecision> precision_config;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("ragged_dot_dimension_numbers", self.ragged_dot_dimension_numbers, kRequired);
    visit("precision_config", self.precision_config);
  }
  friend bool operator==(const ChloRaggedDotAttrs&, const ChloRaggedDotAttrs&) = default;
};

}  // namespace lockstep::ir
