// SPDX-License-Identifier: Apache-2.0
// Typed attributes of an op: field types, the one Fields() list per struct, and the holder an op
// points to. Equality, hashing and both directions of conversion come from Fields().
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/opcode.h"
#include "lockstep/status.h"

namespace lockstep::ir {

// A struct T of attributes declares
//
//   template <class Self, class Visitor>
//   static void Fields(Self& self, Visitor&& visit) {
//     visit("slice_sizes", self.slice_sizes, kRequired);
//     visit("indices_are_sorted", self.indices_are_sorted);
//   }
//
// Names are those of the generic form. A field without kRequired may be absent; it then has the
// value of a default-constructed T and is not printed. A nested struct also has a constant kKind,
// the name of its attribute ("stablehlo.gather").
enum Presence : uint8_t { kOptional, kRequired };

// Field types and their spelling:
//   bool                      true / false
//   Unit                      present or absent
//   int32_t, int64_t          5 : i32, 5 : i64
//   float                     1.0 : f32
//   std::string               "text"
//   Symbol                    @name
//   std::vector<int64_t>      array<i64: 1, 2>   (dense<[1, 2]> : tensor<2xi64> is read too)
//   std::vector<bool>         array<i1: true>
//   I64Matrix                 dense<[[1, 2]]> : tensor<1x2xi64>
//   an enum with EnumTraits   #stablehlo<precision DEFAULT>
//   std::vector<enum>         [#stablehlo<precision DEFAULT>, ..]
//   a nested struct           #stablehlo.gather<..>;  std::vector of it: [..]
//   std::optional<any>        absent or as above
//   Attribute, ElementsAttr   as it is
struct Unit {
  bool present = false;
  friend bool operator==(const Unit&, const Unit&) = default;
};
struct Symbol {
  std::string name;
  friend bool operator==(const Symbol&, const Symbol&) = default;
};
// Row-major; `padding` is Nx2, `replica_groups` GxM (unused places of a shorter group hold -1).
struct I64Matrix {
  int64_t rows = 0;
  int64_t columns = 0;
  std::vector<int64_t> values;
  int64_t at(int64_t row, int64_t column) const {
    return values[static_cast<size_t>(row * columns + column)];
  }
  friend bool operator==(const I64Matrix&, const I64Matrix&) = default;
};

// Specialized beside each enum: kKind ("stablehlo.precision") and kNames, in the order of values.
template <typename E>
struct EnumTraits;

template <typename E>
std::string_view EnumName(E value) {
  return EnumTraits<E>::kNames[static_cast<size_t>(value)];
}
template <typename E>
std::optional<E> ParseEnum(std::string_view name) {
  for (size_t i = 0; i < std::size(EnumTraits<E>::kNames); ++i) {
    if (EnumTraits<E>::kNames[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

// For ops without attributes.
struct NoAttrs {
  template <class Self, class Visitor>
  static void Fields(Self&, Visitor&&) {}
  friend bool operator==(const NoAttrs&, const NoAttrs&) = default;
};

// What an op points to. Immutable and shared between ops.
class OpAttributes {
 public:
  virtual ~OpAttributes() = default;
  virtual bool Equals(const OpAttributes& other) const = 0;
  virtual size_t Hash() const = 0;
  // The attributes as the generic form has them; those at their default are left out.
  virtual Dictionary ToDictionary() const = 0;
  // Identifies the struct: AttributesTag<T>().
  virtual const void* tag() const = 0;
};
using OpAttributesRef = std::shared_ptr<const OpAttributes>;

template <typename T>
const void* AttributesTag() {
  static const char tag = 0;
  return &tag;
}

// Wraps T; defined in op_attributes_impl.h, instantiated for every struct in op_attributes.cc.
template <typename T>
OpAttributesRef MakeAttributes(T value);

// The T behind `attributes`. REQUIRES: it holds a T.
template <typename T>
const T& GetAttributes(const OpAttributes& attributes);

// The attributes of an op of `opcode`, all at their defaults.
OpAttributesRef DefaultAttributes(Opcode opcode);

// Takes the attributes of `opcode` out of `dictionary`, leaving what is not the op's own. Errors
// name the attribute that is missing or of the wrong kind.
Result<OpAttributesRef> TakeAttributes(Opcode opcode, Dictionary& dictionary);

}  // namespace lockstep::ir
