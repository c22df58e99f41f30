// SPDX-License-Identifier: Apache-2.0
// Attributes of random number generation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

enum class RngDistribution : uint8_t { kUniform, kNormal };
template <>
struct EnumTraits<RngDistribution> {
  static constexpr std::string_view kKind = "stablehlo.rng_distribution";
  static constexpr std::string_view kNames[] = {"UNIFORM", "NORMAL"};
};

enum class RngAlgorithm : uint8_t { kDefault, kThreeFry, kPhilox };
template <>
struct EnumTraits<RngAlgorithm> {
  static constexpr std::string_view kKind = "stablehlo.rng_algorithm";
  static constexpr std::string_view kNames[] = {"DEFAULT", "THREE_FRY", "PHILOX"};
};

struct RngAttrs {
  RngDistribution rng_distribution = RngDistribution::kUniform;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("rng_distribution", self.rng_distribution, kRequired);
  }
  friend bool operator==(const RngAttrs&, const RngAttrs&) = default;
};

struct RngBitGeneratorAttrs {
  RngAlgorithm rng_algorithm = RngAlgorithm::kDefault;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("rng_algorithm", self.rng_algorithm, kRequired);
  }
  friend bool operator==(const RngBitGeneratorAttrs&, const RngBitGeneratorAttrs&) = default;
};

}  // namespace lockstep::ir
