// SPDX-License-Identifier: Apache-2.0
// Attributes as MLIR spells them.
#include "lockstep/text/write/attributes.h"

#include <array>
#include <charconv>
#include <type_traits>

#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/text/write/floats.h"

namespace lockstep::text {
namespace {

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }

bool IsBareName(std::string_view name) {
  if (name.empty() || (!IsLetter(name[0]) && name[0] != '_')) return false;
  for (const char c : name) {
    if (!IsLetter(c) && !IsDigit(c) && c != '_' && c != '$' && c != '.') return false;
  }
  return true;
}

// The fields of a struct attribute, in the order of its Fields().
template <typename T>
const std::vector<std::string_view>& FieldNames() {
  static const auto* const kNames = [] {
    auto* names = new std::vector<std::string_view>;
    T value;
    T::Fields(value, [&](std::string_view name, auto&, auto...) { names->push_back(name); });
    return names;
  }();
  return *kNames;
}

struct StructKind {
  std::string_view kind;
  const std::vector<std::string_view>& (*fields)();
  bool all_fields;  // lists are written also when they are empty
};

template <typename T>
constexpr StructKind Kind(bool all_fields = false) {
  return {T::kKind, &FieldNames<T>, all_fields};
}

constexpr StructKind kStructKinds[] = {
    Kind<ir::ChannelHandle>(),
    Kind<ir::DotAlgorithm>(),
    Kind<ir::DotDimensionNumbers>(),
    Kind<ir::GatherDimensionNumbers>(),
    Kind<ir::OutputOperandAlias>(/*all_fields=*/true),
    Kind<ir::RaggedDotDimensionNumbers>(),
    Kind<ir::ResultAccuracy>(),
    Kind<ir::ScatterDimensionNumbers>(),
};

const StructKind* FindStructKind(std::string_view kind) {
  for (const StructKind& row : kStructKinds) {
    if (row.kind == kind) return &row;
  }
  return nullptr;
}

// Inside a struct numbers have no type and types stand for themselves.
void AppendFieldValue(std::string& out, const ir::Attribute& value) {
  if (const auto* integer = value.As<ir::IntegerAttr>(); integer && integer->dtype != DType::kI1) {
    AppendInteger(out, integer->value);
  } else if (const auto* number = value.As<ir::FloatAttr>()) {
    AppendFloat(out, number->dtype, number->value);
  } else {
    AppendAttribute(out, value, Elide::kDefaultType);
  }
}

void AppendField(std::string& out, bool& first, std::string_view name, const ir::Attribute* value) {
  if (!first) out += ", ";
  first = false;
  out += name;
  out += " = ";
  if (value != nullptr) {
    AppendFieldValue(out, *value);
  } else {
    out += "[]";
  }
}

// Reads a ConvDimensionNumbers back from its dictionary; fields at their default may be absent.
ir::ConvDimensionNumbers ConvFromFields(const ir::Dictionary& fields) {
  ir::ConvDimensionNumbers numbers;
  ir::ConvDimensionNumbers::Fields(numbers, [&](std::string_view name, auto& field, auto...) {
    const ir::Attribute* value = fields.Find(name);
    if (value == nullptr) return;
    if constexpr (std::is_same_v<decltype(field), int64_t&>) {
      if (const auto* integer = value->As<ir::IntegerAttr>()) field = integer->value;
    } else if (const auto* array = value->As<ir::ArrayAttr>()) {
      for (const ir::Attribute& element : array->values) {
        if (const auto* integer = element.As<ir::IntegerAttr>()) field.push_back(integer->value);
      }
    }
  });
  return numbers;
}

void AppendRawConv(std::string& out, const ir::ConvDimensionNumbers& numbers) {
  out += "raw ";
  bool first = true;
  ir::ConvDimensionNumbers::Fields(numbers, [&](std::string_view name, auto& field, auto...) {
    if (!first) out += ", ";
    first = false;
    out += name;
    out += " = ";
    if constexpr (std::is_same_v<decltype(field), const int64_t&>) {
      AppendInteger(out, field);
    } else {
      AppendList(out, field);
    }
  });
}

// One side of a convolution: `[b, 0, 1, f]`. Empty when a dimension is named twice or not at all.
std::string ConvSide(int64_t first, char first_letter, int64_t second, char second_letter,
                     std::span<const int64_t> spatial) {
  const size_t rank = spatial.size() + 2;
  std::vector<std::string> names(rank);
  auto place = [&](int64_t dimension, std::string name) {
    if (dimension < 0 || static_cast<size_t>(dimension) >= rank) return false;
    std::string& slot = names[static_cast<size_t>(dimension)];
    if (!slot.empty()) return false;
    slot = std::move(name);
    return true;
  };
  if (!place(first, {first_letter}) || !place(second, {second_letter})) return {};
  for (size_t i = 0; i < spatial.size(); ++i) {
    if (!place(spatial[i], std::to_string(i))) return {};
  }
  std::string text = "[";
  for (size_t i = 0; i < rank; ++i) text += (i > 0 ? ", " : "") + names[i];
  return text + "]";
}

class AttributeWriter {
 public:
  AttributeWriter(std::string& out, Elide elide, int64_t max_list_elements)
      : out_(out), elide_(elide), max_list_elements_(max_list_elements) {}

  void operator()(const ir::UnitAttr&) const { out_ += "unit"; }

  void operator()(const ir::IntegerAttr& integer) const {
    if (integer.dtype == DType::kI1) {
      out_ += integer.value != 0 ? "true" : "false";
      return;
    }
    if (IsUnsignedInteger(integer.dtype)) {
      out_ += std::to_string(static_cast<uint64_t>(integer.value));
    } else {
      AppendInteger(out_, integer.value);
    }
    if (elide_ == Elide::kNever || integer.dtype != DType::kI64) AppendDType(integer.dtype);
  }

  void operator()(const ir::FloatAttr& number) const {
    const bool as_bits = AppendFloat(out_, number.dtype, number.value);
    const bool elided = elide_ == Elide::kDefaultType && number.dtype == DType::kF64 && !as_bits;
    if (!elided) AppendDType(number.dtype);
  }

  void operator()(const ir::StringAttr& string) const { AppendQuoted(out_, string.value); }

  void operator()(const ir::SymbolAttr& symbol) const {
    for (size_t i = 0; i < symbol.path.size(); ++i) {
      if (i > 0) out_ += "::";
      AppendSymbol(out_, symbol.path[i]);
    }
  }

  void operator()(const ir::TypeAttr& type) const { out_ += type.type.ToString(); }

  void operator()(const ir::ArrayAttr& array) const {
    out_ += '[';
    for (size_t i = 0; i < array.values.size(); ++i) {
      if (i > 0) out_ += ", ";
      AppendAttribute(out_, array.values[i], Elide::kDefaultType, max_list_elements_);
    }
    out_ += ']';
  }

  void operator()(const ir::DictionaryAttr& dictionary) const {
    AppendDictionary(out_, dictionary.entries, max_list_elements_);
  }

  void operator()(const ir::DenseArrayAttr& array) const {
    const Literal& values = array.values;
    out_ += "array<";
    out_ += DTypeName(values.dtype());
    for (int64_t i = 0; i < values.num_elements(); ++i) {
      out_ += i == 0 ? ": " : ", ";
      AppendArrayElement(values, i);
    }
    out_ += '>';
  }

  void operator()(const ir::ElementsAttr& elements) const {
    AppendElements(out_, elements, max_list_elements_);
  }

  void operator()(const ir::EnumAttr& value) const {
    const size_t dot = value.kind.find('.');
    if (dot == std::string::npos) {
      out_ += value.value;  // a bare word
    } else if (value.kind == ir::EnumTraits<ir::ResultAccuracyMode>::kKind) {
      out_ += '#' + value.kind + '<' + value.value + '>';
    } else {
      out_.append("#").append(value.kind, 0, dot).append("<");
      out_.append(value.kind, dot + 1).append(" ").append(value.value).append(">");
    }
  }

  void operator()(const ir::StructAttr& value) const {
    if (const auto number = ir::FindComplexNumber(value)) {
      const DType dtype = number->real.dtype;
      out_ += '#' + value.kind + "<:" + std::string(DTypeName(dtype)) + ' ';
      AppendFloat(out_, dtype, number->real.value);
      out_ += ", ";
      AppendFloat(out_, dtype, number->imag.value);
      out_ += '>';
      AppendDType(number->dtype());
      return;
    }
    out_ += '#' + value.kind + '<';
    AppendFields(out_, value);
    out_ += '>';
  }

  void operator()(const ir::OpaqueAttr& opaque) const { out_ += opaque.text; }

 private:
  void AppendDType(DType dtype) const {
    out_ += " : ";
    out_ += DTypeName(dtype);
  }

  void AppendArrayElement(const Literal& values, int64_t index) const {
    const DType dtype = values.dtype();
    if (IsFloat(dtype)) {
      AppendFloat(out_, dtype, values.element(index));
    } else if (dtype == DType::kI1) {
      out_ += values.ElementAsInt64(index) != 0 ? "true" : "false";
    } else {
      AppendInteger(out_, values.ElementAsInt64(index));
    }
  }

  std::string& out_;
  Elide elide_;
  int64_t max_list_elements_;
};

}  // namespace

void AppendInteger(std::string& out, int64_t value) {
  std::array<char, 20> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  out.append(buffer.data(), end);
}

void AppendQuoted(std::string& out, std::string_view text) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\\') {
      out += "\\\\";
    } else if (byte >= 0x20 && byte < 0x7F && c != '"') {
      out += c;
    } else {
      out += '\\';
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    }
  }
  out += '"';
}

void AppendKey(std::string& out, std::string_view name) {
  if (IsBareName(name)) {
    out += name;
  } else {
    AppendQuoted(out, name);
  }
}

void AppendSymbol(std::string& out, std::string_view name) {
  out += '@';
  AppendKey(out, name);
}

void AppendList(std::string& out, std::span<const int64_t> values) {
  out += '[';
  for (size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out += ", ";
    AppendInteger(out, values[i]);
  }
  out += ']';
}

void AppendAttribute(std::string& out, const ir::Attribute& attribute, Elide elide,
                     int64_t max_list_elements) {
  std::visit(AttributeWriter(out, elide, max_list_elements), attribute.value());
}

void AppendEntry(std::string& out, std::string_view name, const ir::Attribute& value,
                 int64_t max_list_elements) {
  AppendKey(out, name);
  if (value.As<ir::UnitAttr>() != nullptr) return;
  out += " = ";
  AppendAttribute(out, value, Elide::kNever, max_list_elements);
}

void AppendDictionary(std::string& out, const ir::Dictionary& dictionary,
                      int64_t max_list_elements) {
  out += '{';
  bool first = true;
  for (const auto& [name, value] : dictionary) {
    if (!first) out += ", ";
    first = false;
    AppendEntry(out, name, value, max_list_elements);
  }
  out += '}';
}

void AppendFields(std::string& out, const ir::StructAttr& attribute) {
  if (attribute.kind == ir::ConvDimensionNumbers::kKind) {
    const ir::ConvDimensionNumbers numbers = ConvFromFields(attribute.fields);
    if (!AppendConvDimensions(out, numbers)) AppendRawConv(out, numbers);
    return;
  }
  bool first = true;
  const StructKind* kind = FindStructKind(attribute.kind);
  if (kind == nullptr) {
    for (const auto& [name, value] : attribute.fields) AppendField(out, first, name, &value);
    return;
  }
  for (const std::string_view name : kind->fields()) {
    const ir::Attribute* value = attribute.fields.Find(name);
    if (value != nullptr || kind->all_fields) AppendField(out, first, name, value);
  }
}

bool AppendConvDimensions(std::string& out, const ir::ConvDimensionNumbers& numbers) {
  const std::string input =
      ConvSide(numbers.input_batch_dimension, 'b', numbers.input_feature_dimension, 'f',
               numbers.input_spatial_dimensions);
  const std::string kernel =
      ConvSide(numbers.kernel_input_feature_dimension, 'i', numbers.kernel_output_feature_dimension,
               'o', numbers.kernel_spatial_dimensions);
  const std::string output =
      ConvSide(numbers.output_batch_dimension, 'b', numbers.output_feature_dimension, 'f',
               numbers.output_spatial_dimensions);
  if (input.empty() || kernel.empty() || output.empty()) return false;
  out.append(input).append("x").append(kernel).append("->").append(output);
  return true;
}

}  // namespace lockstep::text
