// SPDX-License-Identifier: Apache-2.0
// Attribute structs `<a = [0], b = 1>` of the StableHLO and CHLO dialects. Their fields and kinds
// come from the structs of ir/ops, so a field that does not exist or does not fit is refused where
// it stands, also in attributes that no op interprets.
#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/text/attribute_reader.h"

namespace lockstep::text {
namespace {

enum class FieldKind : uint8_t { kInteger, kIntegers, kFloat, kBool, kType, kEnum };

struct Field {
  std::string_view name;
  FieldKind kind;
};

template <typename T>
constexpr FieldKind KindOf() {
  if constexpr (std::is_same_v<T, int64_t>) return FieldKind::kInteger;
  if constexpr (std::is_same_v<T, std::vector<int64_t>>) return FieldKind::kIntegers;
  if constexpr (std::is_same_v<T, double>) return FieldKind::kFloat;
  if constexpr (std::is_same_v<T, bool>) return FieldKind::kBool;
  if constexpr (std::is_same_v<T, Type>) return FieldKind::kType;
  if constexpr (std::is_enum_v<T>) return FieldKind::kEnum;
}

template <typename T>
const std::vector<Field>& FieldsOf() {
  static const auto* const kFields = [] {
    auto* fields = new std::vector<Field>;
    T value;
    T::Fields(value, [fields](std::string_view name, auto& field, auto...) {
      fields->push_back({name, KindOf<std::remove_cvref_t<decltype(field)>>()});
    });
    return fields;
  }();
  return *kFields;
}

struct Struct {
  std::string_view kind;
  const std::vector<Field>& (*fields)();
  bool fill;  // integers and lists that are left out are kept as 0 and []
};

template <typename T>
constexpr Struct Row(bool fill = false) {
  return {T::kKind, &FieldsOf<T>, fill};
}

constexpr Struct kStructs[] = {
    Row<ir::ChannelHandle>(),
    Row<ir::ConvDimensionNumbers>(/*fill=*/true),
    Row<ir::DotAlgorithm>(),
    Row<ir::DotDimensionNumbers>(),
    Row<ir::GatherDimensionNumbers>(),
    Row<ir::OutputOperandAlias>(/*fill=*/true),
    Row<ir::RaggedDotDimensionNumbers>(),
    Row<ir::ResultAccuracy>(),
    Row<ir::ScatterDimensionNumbers>(),
};

const Struct* FindStruct(std::string_view kind) {
  for (const Struct& row : kStructs) {
    if (row.kind == kind) return &row;
  }
  return nullptr;
}

bool IsInteger(const ir::Attribute& value) {
  const auto* integer = value.As<ir::IntegerAttr>();
  return integer != nullptr && integer->dtype != DType::kI1;
}

// Gives numbers the one type they have inside a struct. What the field must be, when it is not.
std::string_view Normalize(FieldKind kind, ir::Attribute& value) {
  switch (kind) {
    case FieldKind::kInteger:
      if (!IsInteger(value)) return "an integer";
      value = ir::Attribute::I64(value.As<ir::IntegerAttr>()->value);
      return {};
    case FieldKind::kIntegers: {
      const auto* list = value.As<ir::ArrayAttr>();
      if (list == nullptr) return "a list of integers";
      ir::ArrayAttr normal;
      for (const ir::Attribute& element : list->values) {
        if (!IsInteger(element)) return "a list of integers";
        normal.values.push_back(ir::Attribute::I64(element.As<ir::IntegerAttr>()->value));
      }
      value = std::move(normal);
      return {};
    }
    case FieldKind::kFloat:
      if (value.As<ir::FloatAttr>() == nullptr) return "a float";
      value = ir::FloatAttr{value.As<ir::FloatAttr>()->value, DType::kF64};
      return {};
    case FieldKind::kBool: {
      const auto* boolean = value.As<ir::IntegerAttr>();
      if (boolean == nullptr || boolean->dtype != DType::kI1) return "true or false";
      return {};
    }
    case FieldKind::kType:
      if (value.As<ir::TypeAttr>() == nullptr) return "a type";
      return {};
    case FieldKind::kEnum:
      if (value.As<ir::EnumAttr>() == nullptr) return "a word";
      return {};
  }
  return {};
}

}  // namespace

bool IsKnownStruct(std::string_view kind) { return FindStruct(kind) != nullptr; }

bool AttributeReader::ReadStruct(std::string_view kind, ir::StructAttr& out) {
  const Struct* row = FindStruct(kind);
  LS_CHECK(row != nullptr);
  out.kind = kind;
  if (!Expect(TokenKind::kLess)) return false;
  const bool raw = ConsumeWord("raw");
  if (kind == ir::ConvDimensionNumbers::kKind && !raw) {
    return ReadConvDimensions(out) && Expect(TokenKind::kGreater);
  }
  while (!At(TokenKind::kGreater)) {
    const Token name = token();
    const Field* field = nullptr;
    for (const Field& known : row->fields()) {
      if (At(TokenKind::kWord) && known.name == name.text) field = &known;
    }
    if (field == nullptr) return FailExpected("a field of #" + std::string(kind));
    if (out.fields.Find(name.text) != nullptr) {
      return Fail(name, "field '" + std::string(name.text) + "' is given twice");
    }
    Advance();
    if (!Expect(TokenKind::kEqual) || !ReadStructField(field->name, out)) return false;
    if (!Consume(TokenKind::kComma)) break;
  }
  for (const Field& field : row->fields()) {
    if (!row->fill || out.fields.Find(field.name) != nullptr) continue;
    ir::Attribute nothing = ir::Attribute::I64(0);
    if (field.kind == FieldKind::kIntegers) nothing = ir::ArrayAttr();
    out.fields.Set(std::string(field.name), std::move(nothing));
  }
  return Expect(TokenKind::kGreater);
}

// The value of a field; a word may stand for an enum's value without its kind.
bool AttributeReader::ReadStructField(std::string_view name, ir::StructAttr& out) {
  const std::vector<Field>& fields = FindStruct(out.kind)->fields();
  const auto field = std::find_if(fields.begin(), fields.end(),
                                  [name](const Field& known) { return known.name == name; });
  const Token start = token();
  ir::Attribute value;
  if (field->kind == FieldKind::kEnum && At(TokenKind::kWord)) {
    value = ir::EnumAttr{"", std::string(token().text)};
    Advance();
  } else if (!ReadAttribute(value)) {
    return false;
  }
  const std::string_view expected = Normalize(field->kind, value);
  if (!expected.empty()) {
    return Fail(start, "expected " + std::string(expected) + " as '" + std::string(name) +
                           "', found " + value.KindName());
  }
  out.fields.Set(std::string(name), std::move(value));
  return true;
}

}  // namespace lockstep::text
