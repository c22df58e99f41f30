// SPDX-License-Identifier: Apache-2.0
// Attributes of composites, custom calls and checks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct CompositeAttrs {
  std::string name;
  Dictionary composite_attributes;
  Symbol decomposition;
  int32_t version = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("name", self.name, kRequired);
    visit("composite_attributes", self.composite_attributes);
    visit("decomposition", self.decomposition, kRequired);
    visit("version", self.version);
  }
  friend bool operator==(const CompositeAttrs&, const CompositeAttrs&) = default;
};

struct OutputOperandAlias {
  static constexpr std::string_view kKind = "stablehlo.output_operand_alias";
  std::vector<int64_t> output_tuple_indices;
  int64_t operand_index = 0;
  std::vector<int64_t> operand_tuple_indices;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("output_tuple_indices", self.output_tuple_indices);
    visit("operand_index", self.operand_index, kRequired);
    visit("operand_tuple_indices", self.operand_tuple_indices);
  }
  friend bool operator==(const OutputOperandAlias&, const OutputOperandAlias&) = default;
};

struct CustomCallAttrs {
  std::string call_target_name;
  bool has_side_effect = false;
  std::optional<Attribute> backend_config;  // a string, or a dictionary with api_version 4
  int32_t api_version = 1;
  std::vector<Symbol> called_computations;
  std::optional<Attribute> operand_layouts;
  std::optional<Attribute> result_layouts;
  std::vector<OutputOperandAlias> output_operand_aliases;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("call_target_name", self.call_target_name, kRequired);
    visit("has_side_effect", self.has_side_effect);
    visit("backend_config", self.backend_config);
    visit("api_version", self.api_version);
    visit("called_computations", self.called_computations);
    visit("operand_layouts", self.operand_layouts);
    visit("result_layouts", self.result_layouts);
    visit("output_operand_aliases", self.output_operand_aliases);
  }
  friend bool operator==(const CustomCallAttrs&, const CustomCallAttrs&) = default;
};

// The check dialect: what a self-checking program expects.
struct CheckConstAttrs {
  ElementsAttr value;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("value", self.value, kRequired);
  }
  friend bool operator==(const CheckConstAttrs&, const CheckConstAttrs&) = default;
};

struct CheckToleranceAttrs {
  std::optional<Attribute> tolerance;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("tolerance", self.tolerance);
  }
  friend bool operator==(const CheckToleranceAttrs&, const CheckToleranceAttrs&) = default;
};

struct CheckConstToleranceAttrs {
  ElementsAttr value;
  std::optional<Attribute> tolerance;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("value", self.value, kRequired);
    visit("tolerance", self.tolerance);
  }
  friend bool operator==(const CheckConstToleranceAttrs&,
                         const CheckConstToleranceAttrs&) = default;
};

struct CheckCloseAttrs {
  uint64_t max_ulp_difference = 1;
  uint64_t min_ulp_difference = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("max_ulp_difference", self.max_ulp_difference);
    visit("min_ulp_difference", self.min_ulp_difference);
  }
  friend bool operator==(const CheckCloseAttrs&, const CheckCloseAttrs&) = default;
};

struct CheckSerializedAttrs {
  std::string probe_id;
  uint32_t iteration = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("probe_id", self.probe_id, kRequired);
    visit("iteration", self.iteration);
  }
  friend bool operator==(const CheckSerializedAttrs&, const CheckSerializedAttrs&) = default;
};

// interpreter.run_parallel: a grid [[@f, @g], ..] of functions, replicas by partitions.
struct RunParallelAttrs {
  Attribute programs;
  std::optional<Attribute> infeed;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("programs", self.programs, kRequired);
    visit("infeed", self.infeed);
  }
  friend bool operator==(const RunParallelAttrs&, const RunParallelAttrs&) = default;
};

}  // namespace lockstep::ir
