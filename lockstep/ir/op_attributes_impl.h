// SPDX-License-Identifier: Apache-2.0
// What Fields() gives: writing, reading, comparing and hashing of any attribute struct, and the
// holder of one. Included by op_attributes.cc, which instantiates it for every struct.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/base/hash.h"
#include "lockstep/ir/op_attributes.h"
#include "lockstep/ir/op_attributes_fields.h"

namespace lockstep::ir {

// A struct that is an attribute of its own: `#stablehlo.gather<..>`.
template <typename T>
concept NestedStruct = requires { T::kKind; };

template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

// A list that is spelled `[a, b]`: of enums, names or nested structs.
template <typename T>
inline constexpr bool kIsList = false;
template <typename T>
inline constexpr bool kIsList<std::vector<T>> =
    !std::is_same_v<T, int64_t> && !std::is_same_v<T, bool>;

// Calls f(name, field of a, field of b, presence) for every field. Fields() shows one object at a
// time; the n-th field of one struct has the same type as the n-th of another.
template <typename T, typename F>
void VisitFieldPairs(const T& a, const T& b, F&& f) {
  std::array<const void*, 16> fields_of_b{};
  size_t count = 0;
  T::Fields(b, [&](std::string_view, const auto& field, Presence = kOptional) {
    fields_of_b.at(count++) = &field;
  });
  size_t i = 0;
  T::Fields(a, [&](std::string_view name, const auto& field, Presence presence = kOptional) {
    using Field = std::remove_cvref_t<decltype(field)>;
    f(name, field, *static_cast<const Field*>(fields_of_b.at(i++)), presence);
  });
}

// --- equality: as ==, but of floats by their bits, so that NaN equals itself
template <typename T>
bool SameFields(const T& a, const T& b);

template <typename T>
bool SameField(const T& a, const T& b) {
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    return HashField(double{a}) == HashField(double{b});
  } else if constexpr (NestedStruct<T>) {
    return SameFields(a, b);
  } else if constexpr (kIsOptional<T>) {
    return a.has_value() == b.has_value() && (!a.has_value() || SameField(*a, *b));
  } else {
    return a == b;
  }
}

template <typename T>
bool SameFields(const T& a, const T& b) {
  bool same = true;
  VisitFieldPairs(a, b, [&same](std::string_view, const auto& x, const auto& y, Presence) {
    same = same && SameField(x, y);
  });
  return same;
}

// --- hashing
template <typename T>
uint64_t HashFields(const T& value);

template <typename T>
uint64_t HashOf(const T& value) {
  if constexpr (std::is_enum_v<T> || (std::is_integral_v<T> && sizeof(T) <= 4)) {
    return HashField(static_cast<int64_t>(value));
  } else if constexpr (std::is_same_v<T, float>) {
    return HashField(double{value});
  } else if constexpr (std::is_same_v<T, Unit>) {
    return value.present ? 1 : 0;
  } else if constexpr (NestedStruct<T>) {
    return HashFields(value);
  } else if constexpr (kIsOptional<T>) {
    return value ? base::HashCombine(1, HashOf(*value)) : 0;
  } else if constexpr (kIsList<T>) {
    uint64_t hash = value.size();
    for (const auto& element : value) hash = base::HashCombine(hash, HashOf(element));
    return hash;
  } else {
    return HashField(value);
  }
}

template <typename T>
uint64_t HashFields(const T& value) {
  uint64_t hash = 0;
  T::Fields(value, [&hash](std::string_view, const auto& field, Presence = kOptional) {
    hash = base::HashCombine(hash, HashOf(field));
  });
  return hash;
}

// --- writing
template <typename T>
Dictionary WriteFields(const T& value);

template <typename T>
Attribute Write(const T& value) {
  if constexpr (std::is_enum_v<T>) {
    return EnumAttr{std::string(EnumTraits<T>::kKind), std::string(EnumName(value))};
  } else if constexpr (NestedStruct<T>) {
    return StructAttr{std::string(T::kKind), WriteFields(value)};
  } else if constexpr (kIsOptional<T>) {
    return Write(*value);
  } else if constexpr (kIsList<T>) {
    ArrayAttr array;
    for (const auto& element : value) array.values.push_back(Write(element));
    return array;
  } else {
    return WriteField(value);
  }
}

// Fields that may be absent are left out at their default.
template <typename T>
Dictionary WriteFields(const T& value) {
  static const T kDefault{};
  Dictionary out;
  VisitFieldPairs(
      value, kDefault,
      [&out](std::string_view name, const auto& field, const auto& standard, Presence presence) {
        if (presence == kOptional && SameField(field, standard)) return;
        using Field = std::remove_cvref_t<decltype(field)>;
        if constexpr (NestedStruct<T> && std::is_same_v<Field, std::vector<int64_t>>) {
          out.Set(std::string(name), WriteIntegerList(field));
        } else {
          out.Set(std::string(name), Write(field));
        }
      });
  return out;
}

// --- reading
template <typename T>
Status ReadFields(Dictionary& dictionary, T& out);

template <typename T>
Status ReadEnum(const Attribute& attribute, T& out) {
  // Inside an attribute struct the word may stand alone, without its kind.
  const auto* word = attribute.As<EnumAttr>();
  if (word != nullptr && (word->kind.empty() || word->kind == EnumTraits<T>::kKind)) {
    if (const std::optional<T> value = ParseEnum<T>(word->value)) {
      out = *value;
      return OkStatus();
    }
  }
  std::string expected = "#" + std::string(EnumTraits<T>::kKind) + " (";
  for (const std::string_view name : EnumTraits<T>::kNames) {
    if (expected.back() != '(') expected += ", ";
    expected += name;
  }
  return word == nullptr ? WrongKind(attribute, expected + ")")
                         : InvalidArgumentError("must be " + expected + "), found " + word->value);
}

template <typename T>
Status Read(const Attribute& attribute, T& out) {
  if constexpr (std::is_enum_v<T>) {
    return ReadEnum(attribute, out);
  } else if constexpr (NestedStruct<T>) {
    const auto* record = attribute.As<StructAttr>();
    if (record == nullptr || (!record->kind.empty() && record->kind != T::kKind)) {
      return WrongKind(attribute, "#" + std::string(T::kKind));
    }
    Dictionary fields = record->fields;
    LS_RETURN_IF_ERROR(ReadFields(fields, out));
    if constexpr (requires { out.CheckFields(); }) LS_RETURN_IF_ERROR(out.CheckFields());
    if (fields.empty()) return OkStatus();
    return InvalidArgumentError("has an unknown field '" + fields.begin()->first + "'");
  } else if constexpr (kIsOptional<T>) {
    return Read(attribute, out.emplace());
  } else if constexpr (kIsList<T>) {
    const auto* array = attribute.As<ArrayAttr>();
    if (array == nullptr) return WrongKind(attribute, "an array");
    out.clear();
    for (const Attribute& element : array->values) {
      LS_RETURN_IF_ERROR(Read(element, out.emplace_back()));
    }
    return OkStatus();
  } else {
    return ReadField(attribute, out);
  }
}

// Takes the fields of T out of `dictionary`. Errors name the field.
template <typename T>
Status ReadFields(Dictionary& dictionary, T& out) {
  constexpr std::string_view kWhat = NestedStruct<T> ? "field '" : "attribute '";
  Status status;
  T::Fields(out, [&](std::string_view name, auto& field, Presence presence = kOptional) {
    if (!status.ok()) return;
    if (const std::optional<Attribute> attribute = dictionary.Take(name)) {
      status = Read(*attribute, field);
      if (status.ok()) return;
      status = Status(status.code(), std::string(kWhat) + std::string(name) + "' " +
                                         std::string(status.message()));
    } else if (presence == kRequired) {
      status = InvalidArgumentError(std::string(kWhat) + std::string(name) + "' is missing");
    }
  });
  return status;
}

// --- the holder
template <typename T>
class TypedAttributes final : public OpAttributes {
 public:
  explicit TypedAttributes(T value) : value_(std::move(value)) {}
  const T& value() const { return value_; }

  bool Equals(const OpAttributes& other) const override {
    return this == &other ||
           (other.tag() == tag() &&
            SameFields(value_, static_cast<const TypedAttributes&>(other).value_));
  }
  size_t Hash() const override { return static_cast<size_t>(HashFields(value_)); }
  Dictionary ToDictionary() const override { return WriteFields(value_); }
  const void* tag() const override { return AttributesTag<T>(); }

 private:
  T value_;
};

template <typename T>
OpAttributesRef MakeAttributes(T value) {
  return std::make_shared<const TypedAttributes<T>>(std::move(value));
}

template <typename T>
const T& GetAttributes(const OpAttributes& attributes) {
  LS_CHECK(attributes.tag() == AttributesTag<T>());
  return static_cast<const TypedAttributes<T>&>(attributes).value();
}

// The one object of all defaults of T.
template <typename T>
const OpAttributesRef& SharedDefaults() {
  static const OpAttributesRef defaults = MakeAttributes(T());
  return defaults;
}

template <typename T>
Result<OpAttributesRef> TakeAttributesAs(Dictionary& dictionary) {
  T value;
  LS_RETURN_IF_ERROR(ReadFields(dictionary, value));
  const OpAttributesRef& defaults = SharedDefaults<T>();
  if (SameFields(value, GetAttributes<T>(*defaults))) return defaults;
  return MakeAttributes(std::move(value));
}

}  // namespace lockstep::ir
