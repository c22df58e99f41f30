// SPDX-License-Identifier: Apache-2.0
// Attributes of the elementwise ops.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

enum class ComparisonDirection : uint8_t { kEq, kNe, kGe, kGt, kLe, kLt };
template <>
struct EnumTraits<ComparisonDirection> {
  static constexpr std::string_view kKind = "stablehlo.comparison_direction";
  static constexpr std::string_view kNames[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
};

enum class ComparisonType : uint8_t { kNotype, kFloat, kTotalorder, kSigned, kUnsigned };
template <>
struct EnumTraits<ComparisonType> {
  static constexpr std::string_view kKind = "stablehlo.comparison_type";
  static constexpr std::string_view kNames[] = {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED",
                                                "UNSIGNED"};
};

struct CompareAttrs {
  ComparisonDirection comparison_direction = ComparisonDirection::kEq;
  std::optional<ComparisonType> compare_type;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("comparison_direction", self.comparison_direction, kRequired);
    visit("compare_type", self.compare_type);
  }
  friend bool operator==(const CompareAttrs&, const CompareAttrs&) = default;
};

struct ReducePrecisionAttrs {
  int32_t exponent_bits = 0;
  int32_t mantissa_bits = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("exponent_bits", self.exponent_bits, kRequired);
    visit("mantissa_bits", self.mantissa_bits, kRequired);
  }
  friend bool operator==(const ReducePrecisionAttrs&, const ReducePrecisionAttrs&) = default;
};

enum class ResultAccuracyMode : uint8_t { kDefault, kHighest, kTolerance };
template <>
struct EnumTraits<ResultAccuracyMode> {
  static constexpr std::string_view kKind = "stablehlo.result_accuracy_mode";
  static constexpr std::string_view kNames[] = {"DEFAULT", "HIGHEST", "TOLERANCE"};
};

// How exact a transcendental function must be. Spelled
// #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 10, mode =
// #stablehlo.result_accuracy_mode<..>>.
struct ResultAccuracy {
  static constexpr std::string_view kKind = "stablehlo.result_accuracy";
  double atol = 0;
  double rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyMode mode = ResultAccuracyMode::kDefault;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("atol", self.atol);
    visit("rtol", self.rtol);
    visit("ulps", self.ulps);
    visit("mode", self.mode);
  }
  friend bool operator==(const ResultAccuracy&, const ResultAccuracy&) = default;
};

struct ResultAccuracyAttrs {
  std::optional<ResultAccuracy> result_accuracy;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("result_accuracy", self.result_accuracy);
  }
  friend bool operator==(const ResultAccuracyAttrs&, const ResultAccuracyAttrs&) = default;
};

// chlo.broadcast_*: numpy-style broadcasting of two operands.
struct ChloBroadcastAttrs {
  std::optional<std::vector<int64_t>> broadcast_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("broadcast_dimensions", self.broadcast_dimensions);
  }
  friend bool operator==(const ChloBroadcastAttrs&, const ChloBroadcastAttrs&) = default;
};

enum class ChloComparisonDirection : uint8_t { kEq, kNe, kGe, kGt, kLe, kLt };
template <>
struct EnumTraits<ChloComparisonDirection> {
  static constexpr std::string_view kKind = "chlo.comparison_direction";
  static constexpr std::string_view kNames[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
};

enum class ChloComparisonType : uint8_t { kNotype, kFloat, kTotalorder, kSigned, kUnsigned };
template <>
struct EnumTraits<ChloComparisonType> {
  static constexpr std::string_view kKind = "chlo.comparison_type";
  static constexpr std::string_view kNames[] = {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED",
                                                "UNSIGNED"};
};

struct ChloBroadcastCompareAttrs {
  std::optional<std::vector<int64_t>> broadcast_dimensions;
  ChloComparisonDirection comparison_direction = ChloComparisonDirection::kEq;
  std::optional<ChloComparisonType> compare_type;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("broadcast_dimensions", self.broadcast_dimensions);
    visit("comparison_direction", self.comparison_direction, kRequired);
    visit("compare_type", self.compare_type);
  }
  friend bool operator==(const ChloBroadcastCompareAttrs&,
                         const ChloBroadcastCompareAttrs&) = default;
};

}  // namespace lockstep::ir
