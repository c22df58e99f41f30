// SPDX-License-Identifier: Apache-2.0
// Fields of attribute structs: how each is spelled, every spelling that is read, and its hash.
#include "lockstep/ir/op_attributes_fields.h"

#include <bit>
#include <limits>
#include <span>
#include <utility>

#include "lockstep/base/hash.h"
#include "lockstep/literal.h"

namespace lockstep::ir {
namespace {

using base::HashCombine;

// A list of integers never needs more entries than this. It bounds what a splat such as
// `dense<0> : tensor<1000000000xi64>` makes us allocate.
constexpr int64_t kMaxListLength = int64_t{1} << 20;

bool HoldsIntegers(const Literal& literal) {
  return IsInteger(literal.dtype()) || literal.dtype() == DType::kIndex;
}

Status AppendIntegers(const Literal& literal, std::vector<int64_t>& out) {
  const int64_t count = literal.num_elements();
  if (count > kMaxListLength) {
    return InvalidArgumentError("must be a list of at most " + std::to_string(kMaxListLength) +
                                " integers, found " + std::to_string(count));
  }
  out.reserve(out.size() + static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) out.push_back(literal.ElementAsInt64(i));
  return OkStatus();
}

// False when `attribute` is no integer; `true` and `false` are none.
bool GetInteger(const Attribute& attribute, int64_t& out) {
  const auto* integer = attribute.As<IntegerAttr>();
  if (integer == nullptr || integer->dtype == DType::kI1) return false;
  out = integer->value;
  return true;
}

// Texts write the width that the op's attribute has; pretty forms, whose numbers have none, i64.
template <typename T>
Status ReadInteger(const Attribute& attribute, T& out) {
  int64_t value = 0;
  if (!GetInteger(attribute, value)) return WrongKind(attribute, "an integer");
  const DType dtype = attribute.As<IntegerAttr>()->dtype;
  if (std::is_same_v<T, int64_t> && dtype != DType::kI64) {
    return InvalidArgumentError("must be an integer of type i64, found one of type " +
                                std::string(DTypeName(dtype)));
  }
  // The bits of a ui64 above 2^63 look negative.
  const bool huge = attribute.As<IntegerAttr>()->dtype == DType::kU64 && value < 0;
  const bool fits = huge ? std::is_same_v<T, uint64_t> : std::in_range<T>(value);
  if (!fits) {
    const std::string found =
        huge ? std::to_string(static_cast<uint64_t>(value)) : std::to_string(value);
    return InvalidArgumentError("must be an integer from " +
                                std::to_string(std::numeric_limits<T>::min()) + " to " +
                                std::to_string(std::numeric_limits<T>::max()) + ", found " + found);
  }
  out = static_cast<T>(value);
  return OkStatus();
}

// `[a, b]` of integers.
Status ReadArrayOfIntegers(const ArrayAttr& array, std::vector<int64_t>& out) {
  out.reserve(out.size() + array.values.size());
  for (const Attribute& element : array.values) {
    int64_t value = 0;
    if (!GetInteger(element, value)) return WrongKind(element, "a list of integers");
    out.push_back(value);
  }
  return OkStatus();
}

// `[[a, b], [c, d]]`.
Status ReadArrayOfRows(const ArrayAttr& array, I64Matrix& out) {
  out.rows = static_cast<int64_t>(array.values.size());
  for (const Attribute& element : array.values) {
    const auto* row = element.As<ArrayAttr>();
    if (row == nullptr) return WrongKind(element, "a list of lists of integers");
    LS_RETURN_IF_ERROR(ReadArrayOfIntegers(*row, out.values));
    if (&element == array.values.data()) out.columns = static_cast<int64_t>(row->values.size());
    if (static_cast<int64_t>(row->values.size()) != out.columns) {
      return InvalidArgumentError("must be a list of lists of equal length");
    }
  }
  return OkStatus();
}

Literal IntegerLiteral(const std::vector<int64_t>& values, Shape shape) {
  return Literal::FromValues<int64_t>(DType::kI64, std::move(shape), values);
}

bool IsMeshAxes(const Attribute& attribute) {
  constexpr std::string_view kKind = "stablehlo.replica_group_mesh_axes";
  if (const auto* record = attribute.As<StructAttr>()) return record->kind == kKind;
  const auto* opaque = attribute.As<OpaqueAttr>();
  return opaque != nullptr && opaque->text.find(kKind) == 1;
}

}  // namespace

Status WrongKind(const Attribute& attribute, std::string_view expected) {
  return InvalidArgumentError("must be " + std::string(expected) + ", found " +
                              attribute.KindName());
}

Attribute WriteField(bool value) { return Attribute::Bool(value); }
Attribute WriteField(Unit) { return Attribute(); }
Attribute WriteField(int32_t value) { return Attribute::I32(value); }
Attribute WriteField(int64_t value) { return Attribute::I64(value); }
Attribute WriteField(uint32_t value) { return IntegerAttr{int64_t{value}, DType::kU32}; }
Attribute WriteField(uint64_t value) {
  return IntegerAttr{static_cast<int64_t>(value), DType::kU64};
}
Attribute WriteField(float value) { return FloatAttr{double{value}, DType::kF32}; }
Attribute WriteField(double value) { return FloatAttr{value, DType::kF64}; }
Attribute WriteField(const std::string& value) { return Attribute::String(value); }
Attribute WriteField(const Symbol& value) { return SymbolAttr{{value.name}}; }
Attribute WriteField(const std::vector<int64_t>& value) {
  return DenseArrayAttr{IntegerLiteral(value, Shape{static_cast<int64_t>(value.size())})};
}
Attribute WriteField(const std::vector<bool>& value) {
  const std::vector<uint8_t> bytes(value.begin(), value.end());
  const Shape shape{static_cast<int64_t>(bytes.size())};
  return DenseArrayAttr{Literal::FromValues<uint8_t>(DType::kI1, shape, bytes)};
}
Attribute WriteField(const I64Matrix& value) {
  const Shape shape{value.rows, value.columns};
  return ElementsAttr{TensorType(DType::kI64, shape), IntegerLiteral(value.values, shape)};
}
Attribute WriteField(const Segments& value) {
  const Shape shape{static_cast<int64_t>(value.sizes.size())};
  return DenseArrayAttr{Literal::FromValues<int32_t>(DType::kI32, shape, value.sizes)};
}
Attribute WriteField(const ReplicaGroups& value) {
  return value.mesh_axes ? *value.mesh_axes : WriteField(value.groups);
}
Attribute WriteField(const Type& value) { return TypeAttr{value}; }
Attribute WriteField(const Dictionary& value) { return DictionaryAttr{value}; }
Attribute WriteField(const Attribute& value) { return value; }
Attribute WriteField(const ElementsAttr& value) { return value; }

Attribute WriteIntegerList(const std::vector<int64_t>& value) {
  ArrayAttr array;
  array.values.reserve(value.size());
  for (const int64_t v : value) array.values.push_back(Attribute::I64(v));
  return array;
}

Status ReadField(const Attribute& attribute, bool& out) {
  const auto* integer = attribute.As<IntegerAttr>();
  if (integer == nullptr || integer->dtype != DType::kI1) {
    return WrongKind(attribute, "true or false");
  }
  out = integer->value != 0;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, Unit& out) {
  if (attribute.As<UnitAttr>() == nullptr) {  // `name = true` says the same
    return ReadField(attribute, out.present).ok() ? OkStatus() : WrongKind(attribute, "unit");
  }
  out.present = true;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, int32_t& out) { return ReadInteger(attribute, out); }
Status ReadField(const Attribute& attribute, int64_t& out) { return ReadInteger(attribute, out); }
Status ReadField(const Attribute& attribute, uint32_t& out) { return ReadInteger(attribute, out); }
Status ReadField(const Attribute& attribute, uint64_t& out) { return ReadInteger(attribute, out); }

Status ReadField(const Attribute& attribute, float& out) {
  double value = 0;
  LS_RETURN_IF_ERROR(ReadField(attribute, value));
  out = static_cast<float>(value);
  return OkStatus();
}

Status ReadField(const Attribute& attribute, double& out) {
  const auto* number = attribute.As<FloatAttr>();
  if (number == nullptr) return WrongKind(attribute, "a float");
  out = number->value;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, std::string& out) {
  const auto* text = attribute.As<StringAttr>();
  if (text == nullptr) return WrongKind(attribute, "a string");
  out = text->value;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, Symbol& out) {
  const auto* symbol = attribute.As<SymbolAttr>();
  if (symbol == nullptr || symbol->path.size() != 1) return WrongKind(attribute, "a name '@..'");
  out.name = symbol->path.front();
  return OkStatus();
}

Status ReadField(const Attribute& attribute, std::vector<int64_t>& out) {
  out.clear();
  if (const auto* dense = attribute.As<DenseArrayAttr>()) {
    if (dense->values.dtype() == DType::kI64) return AppendIntegers(dense->values, out);
  } else if (const auto* elements = attribute.As<ElementsAttr>()) {
    if (elements->type.rank() == 1 && HoldsIntegers(elements->values)) {
      return AppendIntegers(elements->values, out);
    }
  } else if (const auto* array = attribute.As<ArrayAttr>()) {
    return ReadArrayOfIntegers(*array, out);
  }
  return WrongKind(attribute, "array<i64>");
}

Status ReadField(const Attribute& attribute, std::vector<bool>& out) {
  out.clear();
  const Literal* values = nullptr;
  if (const auto* dense = attribute.As<DenseArrayAttr>()) {
    values = &dense->values;
  } else if (const auto* elements = attribute.As<ElementsAttr>()) {
    if (elements->type.rank() == 1) values = &elements->values;
  } else if (const auto* array = attribute.As<ArrayAttr>()) {
    for (const Attribute& element : array->values) {
      bool value = false;
      if (!ReadField(element, value).ok()) return WrongKind(element, "a list of bools");
      out.push_back(value);
    }
    return OkStatus();
  }
  if (values == nullptr || values->dtype() != DType::kI1 ||
      values->num_elements() > kMaxListLength) {
    return WrongKind(attribute, "array<i1>");
  }
  for (int64_t i = 0; i < values->num_elements(); ++i) {
    out.push_back(values->ElementAsInt64(i) != 0);
  }
  return OkStatus();
}

Status ReadField(const Attribute& attribute, I64Matrix& out) {
  out = I64Matrix();
  if (const auto* array = attribute.As<ArrayAttr>()) return ReadArrayOfRows(*array, out);
  const auto* elements = attribute.As<ElementsAttr>();
  if (elements == nullptr || elements->values.dtype() != DType::kI64 ||
      elements->values.shape().rank() != 2) {
    return WrongKind(attribute, "dense i64 elements of rank 2");
  }
  out.rows = elements->values.shape()[0];
  out.columns = elements->values.shape()[1];
  return AppendIntegers(elements->values, out.values);
}

Status ReadField(const Attribute& attribute, Segments& out) {
  std::vector<int64_t> values;
  if (const auto* dense = attribute.As<DenseArrayAttr>(); dense && HoldsIntegers(dense->values)) {
    LS_RETURN_IF_ERROR(AppendIntegers(dense->values, values));
  } else {
    LS_RETURN_IF_ERROR(ReadField(attribute, values));
  }
  out.sizes.clear();
  for (const int64_t value : values) {
    if (!std::in_range<int32_t>(value) || value < 0) {
      return InvalidArgumentError("must hold counts, found " + std::to_string(value));
    }
    out.sizes.push_back(static_cast<int32_t>(value));
  }
  return OkStatus();
}

Status ReadField(const Attribute& attribute, ReplicaGroups& out) {
  out = ReplicaGroups();
  if (IsMeshAxes(attribute)) {
    out.mesh_axes = attribute;
    return OkStatus();
  }
  return ReadField(attribute, out.groups);
}

Status ReadField(const Attribute& attribute, Type& out) {
  if (const auto* type = attribute.As<TypeAttr>()) {
    out = type->type;
    return OkStatus();
  }
  // A bare word in an attribute struct: `lhs_precision_type = tf32`.
  const auto* word = attribute.As<EnumAttr>();
  if (word == nullptr || !word->kind.empty()) return WrongKind(attribute, "a type");
  const std::optional<DType> dtype = ParseDType(word->value);
  if (!dtype && word->value != "tf32") return WrongKind(attribute, "a type");
  out = dtype ? Type::Scalar(*dtype) : Type::Opaque(word->value);
  return OkStatus();
}

Status ReadField(const Attribute& attribute, Dictionary& out) {
  const auto* record = attribute.As<StructAttr>();
  const auto* dictionary = attribute.As<DictionaryAttr>();
  if (dictionary == nullptr && (record == nullptr || !record->kind.empty())) {
    return WrongKind(attribute, "a dictionary");
  }
  out = dictionary ? dictionary->entries : record->fields;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, Attribute& out) {
  const auto* record = attribute.As<StructAttr>();
  out = record && record->kind.empty() ? Attribute(DictionaryAttr{record->fields}) : attribute;
  return OkStatus();
}

Status ReadField(const Attribute& attribute, ElementsAttr& out) {
  const auto* elements = attribute.As<ElementsAttr>();
  if (elements == nullptr) return WrongKind(attribute, "dense elements");
  out = *elements;
  return OkStatus();
}

uint64_t HashField(double value) { return std::bit_cast<uint64_t>(value); }
uint64_t HashField(const std::string& value) { return base::HashString(value); }
uint64_t HashField(const Symbol& value) { return base::HashString(value.name); }
uint64_t HashField(const std::vector<int64_t>& value) {
  return base::HashBytes(std::as_bytes(std::span(value)));
}
uint64_t HashField(const std::vector<bool>& value) {
  uint64_t hash = value.size();
  for (const bool v : value) hash = HashCombine(hash, v ? 1 : 0);
  return hash;
}
uint64_t HashField(const I64Matrix& value) {
  const uint64_t shape =
      HashCombine(static_cast<uint64_t>(value.rows), static_cast<uint64_t>(value.columns));
  return HashCombine(shape, HashField(value.values));
}
uint64_t HashField(const Segments& value) {
  return base::HashBytes(std::as_bytes(std::span(value.sizes)));
}
uint64_t HashField(const ReplicaGroups& value) {
  return HashCombine(HashField(value.groups), value.mesh_axes ? value.mesh_axes->Hash() : 0);
}
uint64_t HashField(const Type& value) { return value.Hash(); }
uint64_t HashField(const Dictionary& value) { return Attribute(DictionaryAttr{value}).Hash(); }
uint64_t HashField(const Attribute& value) { return value.Hash(); }
uint64_t HashField(const ElementsAttr& value) {
  return HashCombine(Type(value.type).Hash(), value.values.Hash());
}

}  // namespace lockstep::ir
