// SPDX-License-Identifier: Apache-2.0
// Attribute: an immutable tree of compile-time data, as MLIR text writes it. Discardable attributes
// are kept in this form; an op's own attributes live in typed structs (ops/<family>.h).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lockstep/literal.h"
#include "lockstep/shape.h"

namespace lockstep::ir {

class Attribute;

// Names with attributes, sorted by name, each name once.
class Dictionary {
 public:
  using Entry = std::pair<std::string, Attribute>;

  bool empty() const;
  size_t size() const;
  std::vector<Entry>::const_iterator begin() const;
  std::vector<Entry>::const_iterator end() const;

  // Null when absent.
  const Attribute* Find(std::string_view name) const;
  // Adds or replaces.
  void Set(std::string name, Attribute value);
  // False when there was none.
  bool Erase(std::string_view name);
  // Removes and returns it.
  std::optional<Attribute> Take(std::string_view name);

  friend bool operator==(const Dictionary& a, const Dictionary& b);

 private:
  std::vector<Entry> entries_;
};

struct UnitAttr {
  friend bool operator==(const UnitAttr&, const UnitAttr&) = default;
};
// `5 : i32`, `true` (dtype i1). Unsigned 64-bit values keep their bits.
struct IntegerAttr {
  int64_t value = 0;
  DType dtype = DType::kI64;
  friend bool operator==(const IntegerAttr&, const IntegerAttr&) = default;
};
// `1.5 : f32`; the value is already rounded to dtype. Equality is by bits, so NaN equals itself.
struct FloatAttr {
  double value = 0;
  DType dtype = DType::kF64;
  friend bool operator==(const FloatAttr& a, const FloatAttr& b);
};
// `"text"`, bytes without an encoding.
struct StringAttr {
  std::string value;
  friend bool operator==(const StringAttr&, const StringAttr&) = default;
};
// `@name` or `@outer::@inner` (one entry per part).
struct SymbolAttr {
  std::vector<std::string> path;
  friend bool operator==(const SymbolAttr&, const SymbolAttr&) = default;
};
// `tensor<2xf32>` used as an attribute.
struct TypeAttr {
  Type type;
  friend bool operator==(const TypeAttr&, const TypeAttr&) = default;
};
// `[a, b]`.
struct ArrayAttr {
  std::vector<Attribute> values;
  friend bool operator==(const ArrayAttr& a, const ArrayAttr& b);
};
// `{a = 1 : i64}`.
struct DictionaryAttr {
  Dictionary entries;
  friend bool operator==(const DictionaryAttr&, const DictionaryAttr&) = default;
};
// `array<i64: 1, 2>`; rank 1.
struct DenseArrayAttr {
  Literal values;
  friend bool operator==(const DenseArrayAttr&, const DenseArrayAttr&) = default;
};
// `dense<[1, 2]> : tensor<2xi64>`. For a quantized type the literal holds storage values.
struct ElementsAttr {
  TensorType type;
  Literal values;
  friend bool operator==(const ElementsAttr&, const ElementsAttr&) = default;
};
// `#stablehlo<comparison_direction GE>`: kind "stablehlo.comparison_direction", value "GE".
struct EnumAttr {
  std::string kind;
  std::string value;
  friend bool operator==(const EnumAttr&, const EnumAttr&) = default;
};
// `#stablehlo.gather<offset_dims = [0], ..>`: kind "stablehlo.gather". Values inside are ArrayAttr
// of IntegerAttr i64 for `[0, 1]`, IntegerAttr for numbers, EnumAttr with an empty kind for bare
// words. #stablehlo.conv<..> is held with the field names of its `raw` form. GraphBuilder leaves
// the kind empty: the field that the attribute is read into knows it.
struct StructAttr {
  std::string kind;
  Dictionary fields;
  friend bool operator==(const StructAttr&, const StructAttr&) = default;
};
// An attribute of a dialect that Lockstep does not interpret, kept as text with its brackets
// balanced (`#sdy.sharding<@mesh, [{}]>`); `kind` is the part before `<` without '#'.
struct OpaqueAttr {
  std::string text;
  friend bool operator==(const OpaqueAttr&, const OpaqueAttr&) = default;
};

// Cheap to copy: shares its tree. Never null.
class Attribute {
 public:
  using Value =
      std::variant<UnitAttr, IntegerAttr, FloatAttr, StringAttr, SymbolAttr, TypeAttr, ArrayAttr,
                   DictionaryAttr, DenseArrayAttr, ElementsAttr, EnumAttr, StructAttr, OpaqueAttr>;

  Attribute();  // unit
  template <typename T>
    requires std::is_constructible_v<Value, T&&> &&
             (!std::is_same_v<std::remove_cvref_t<T>, Attribute>)
  Attribute(T&& value) : value_(std::make_shared<const Value>(std::forward<T>(value))) {}

  static Attribute Bool(bool value) { return IntegerAttr{value ? 1 : 0, DType::kI1}; }
  static Attribute I64(int64_t value) { return IntegerAttr{value, DType::kI64}; }
  static Attribute I32(int32_t value) { return IntegerAttr{value, DType::kI32}; }
  static Attribute String(std::string value) { return StringAttr{std::move(value)}; }

  // Null when the attribute is of another kind.
  template <typename T>
  const T* As() const {
    return std::get_if<T>(value_.get());
  }
  const Value& value() const { return *value_; }

  size_t Hash() const;
  // A word for messages: "an integer", "a string", "#stablehlo.gather".
  std::string KindName() const;

  friend bool operator==(const Attribute& a, const Attribute& b);

 private:
  std::shared_ptr<const Value> value_;
};

// Here because an Entry is complete only now.
inline bool Dictionary::empty() const { return entries_.empty(); }
inline size_t Dictionary::size() const { return entries_.size(); }
inline std::vector<Dictionary::Entry>::const_iterator Dictionary::begin() const {
  return entries_.begin();
}
inline std::vector<Dictionary::Entry>::const_iterator Dictionary::end() const {
  return entries_.end();
}

}  // namespace lockstep::ir
