// SPDX-License-Identifier: Apache-2.0
// Attributes of ops that make, move and reshape data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct BroadcastAttrs {
  std::vector<int64_t> broadcast_sizes;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("broadcast_sizes", self.broadcast_sizes, kRequired);
  }
  friend bool operator==(const BroadcastAttrs&, const BroadcastAttrs&) = default;
};

struct BroadcastInDimAttrs {
  std::vector<int64_t> broadcast_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("broadcast_dimensions", self.broadcast_dimensions, kRequired);
  }
  friend bool operator==(const BroadcastInDimAttrs&, const BroadcastInDimAttrs&) = default;
};

struct DynamicBroadcastInDimAttrs {
  std::vector<int64_t> broadcast_dimensions;
  std::optional<std::vector<int64_t>> known_expanding_dimensions;
  std::optional<std::vector<int64_t>> known_nonexpanding_dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("broadcast_dimensions", self.broadcast_dimensions, kRequired);
    visit("known_expanding_dimensions", self.known_expanding_dimensions);
    visit("known_nonexpanding_dimensions", self.known_nonexpanding_dimensions);
  }
  friend bool operator==(const DynamicBroadcastInDimAttrs&,
                         const DynamicBroadcastInDimAttrs&) = default;
};

struct ConcatenateAttrs {
  int64_t dimension = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension", self.dimension, kRequired);
  }
  friend bool operator==(const ConcatenateAttrs&, const ConcatenateAttrs&) = default;
};

struct ConstantAttrs {
  ElementsAttr value;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("value", self.value, kRequired);
  }
  friend bool operator==(const ConstantAttrs&, const ConstantAttrs&) = default;
};

// `#complex.number<:f32 1.0, 2.0>` is a StructAttr of this kind with the fields real and imag.
inline constexpr std::string_view kComplexNumber = "complex.number";
struct ComplexNumber {
  FloatAttr real, imag;  // both f32 or both f64
  DType dtype() const { return real.dtype == DType::kF32 ? DType::kC64 : DType::kC128; }
};
std::optional<ComplexNumber> FindComplexNumber(const Attribute& attribute);

struct ChloConstantAttrs {
  Attribute value;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("value", self.value, kRequired);
  }
  friend bool operator==(const ChloConstantAttrs&, const ChloConstantAttrs&) = default;
};

struct DynamicSliceAttrs {
  std::vector<int64_t> slice_sizes;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("slice_sizes", self.slice_sizes, kRequired);
  }
  friend bool operator==(const DynamicSliceAttrs&, const DynamicSliceAttrs&) = default;
};

// get_dimension_size and set_dimension_size.
struct DimensionAttrs {
  int64_t dimension = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension", self.dimension, kRequired);
  }
  friend bool operator==(const DimensionAttrs&, const DimensionAttrs&) = default;
};

// iota and dynamic_iota.
struct IotaAttrs {
  int64_t iota_dimension = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("iota_dimension", self.iota_dimension, kRequired);
  }
  friend bool operator==(const IotaAttrs&, const IotaAttrs&) = default;
};

struct PadAttrs {
  std::vector<int64_t> edge_padding_low;
  std::vector<int64_t> edge_padding_high;
  std::vector<int64_t> interior_padding;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("edge_padding_low", self.edge_padding_low, kRequired);
    visit("edge_padding_high", self.edge_padding_high, kRequired);
    visit("interior_padding", self.interior_padding, kRequired);
  }
  friend bool operator==(const PadAttrs&, const PadAttrs&) = default;
};

struct ReverseAttrs {
  std::vector<int64_t> dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimensions", self.dimensions, kRequired);
  }
  friend bool operator==(const ReverseAttrs&, const ReverseAttrs&) = default;
};

struct SliceAttrs {
  std::vector<int64_t> start_indices;
  std::vector<int64_t> limit_indices;
  std::vector<int64_t> strides;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("start_indices", self.start_indices, kRequired);
    visit("limit_indices", self.limit_indices, kRequired);
    visit("strides", self.strides, kRequired);
  }
  friend bool operator==(const SliceAttrs&, const SliceAttrs&) = default;
};

struct TransposeAttrs {
  std::vector<int64_t> permutation;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("permutation", self.permutation, kRequired);
  }
  friend bool operator==(const TransposeAttrs&, const TransposeAttrs&) = default;
};

}  // namespace lockstep::ir
