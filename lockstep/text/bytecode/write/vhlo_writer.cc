// SPDX-License-Identifier: Apache-2.0
// Attributes and types of the vhlo dialect.
#include <charconv>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/write/entry_tables.h"

namespace lockstep::text::bytecode {

using base::StrCat;

Status EntryTables::Needs(Version since, std::string_view what) const {
  if (since <= version_) return OkStatus();
  return UnimplementedError(StrCat(what, " needs StableHLO ", since.ToString(),
                                   "; the artifact is for ", version_.ToString()));
}

uint64_t EntryTables::VhloString(std::string_view text) {
  ByteWriter out;
  out.Varint(vhlo::kString);
  out.Varint(String(text));
  return AddVhlo(out.bytes());
}

Result<uint64_t> EntryTables::VhloAttribute(const ir::Attribute& value) {
  if (const auto* opaque = value.As<ir::OpaqueAttr>()) {
    const std::string_view text = opaque->text;
    if (text.starts_with("#sdy")) return ShardyAttribute(text);
    if (text.starts_with("#stablehlo.replica_group_mesh_axes")) return MeshAxes(text);
  }
  ByteWriter out;
  LS_RETURN_IF_ERROR(WriteVhlo(value, out));
  return attributes_.Add(kVhlo, out.bytes());
}

Status EntryTables::WriteVhloEnum(const ir::EnumAttr& value, ByteWriter& out) {
  if (value.kind == "vhlo.api_version") {
    uint64_t number = 0;
    std::from_chars(value.value.data(), value.value.data() + value.value.size(), number);
    if (number > 4) return UnimplementedError(StrCat("version ", value.value, " of custom calls"));
    if (number == 4) LS_RETURN_IF_ERROR(Needs({1, 3, 0}, "a custom call with api_version 4"));
    out.Varint(vhlo::kApiVersion);
    out.Varint(number);
    return OkStatus();
  }
  if (const vhlo::EnumRow* row = vhlo::FindEnum(value.kind); row != nullptr) {
    for (size_t i = 0; i < row->names.size(); ++i) {
      if (row->names[i] != value.value) continue;
      out.Varint(row->code);
      out.Varint(i);
      return OkStatus();
    }
  }
  return UnimplementedError(StrCat("#", value.kind, " ", value.value, " in an artifact"));
}

Status EntryTables::WriteVhloStruct(const ir::StructAttr& value, ByteWriter& out) {
  if (value.kind == "stablehlo.result_accuracy") {
    const ir::Attribute* mode = value.fields.Find("mode");
    const ir::Attribute fallback = ir::EnumAttr{"stablehlo.result_accuracy_mode", "DEFAULT"};
    LS_ASSIGN_OR_RETURN(const uint64_t index, VhloAttribute(mode != nullptr ? *mode : fallback));
    out.Varint(vhlo::kResultAccuracy);
    for (const char* name : {"atol", "rtol"}) {
      const ir::Attribute* found = value.fields.Find(name);
      const auto* number = found == nullptr ? nullptr : found->As<ir::FloatAttr>();
      const double tolerance = number == nullptr ? 0 : number->value;
      WriteNumberBits(DType::kF64, BitsOfFloat(DType::kF64, tolerance), out);
    }
    const ir::Attribute* found = value.fields.Find("ulps");
    const auto* ulps = found == nullptr ? nullptr : found->As<ir::IntegerAttr>();
    out.SignedVarint(ulps == nullptr ? 0 : ulps->value);
    out.Varint(index);
    return OkStatus();
  }
  if (value.kind != "stablehlo.output_operand_alias") {
    return UnimplementedError(StrCat("#", value.kind, " in an artifact"));
  }
  const auto list = [&](std::string_view name) {
    std::vector<int64_t> numbers;
    const ir::Attribute* found = value.fields.Find(name);
    const auto* array = found == nullptr ? nullptr : found->As<ir::ArrayAttr>();
    for (size_t i = 0; array != nullptr && i < array->values.size(); ++i) {
      const auto* number = array->values[i].As<ir::IntegerAttr>();
      numbers.push_back(number == nullptr ? 0 : number->value);
    }
    return numbers;
  };
  const ir::Attribute* found = value.fields.Find("operand_index");
  const auto* operand = found == nullptr ? nullptr : found->As<ir::IntegerAttr>();
  out.Varint(vhlo::kOutputOperandAlias);
  out.SignedList(list("output_tuple_indices"));
  out.SignedVarint(operand == nullptr ? 0 : operand->value);
  out.SignedList(list("operand_tuple_indices"));
  return OkStatus();
}

Status EntryTables::WriteVhlo(const ir::Attribute& value, ByteWriter& out) {
  if (const auto* integer = value.As<ir::IntegerAttr>()) {
    if (integer->dtype == DType::kI1) {
      out.Varint(vhlo::kBool);
      out.Varint(integer->value & 1);
      return OkStatus();
    }
    LS_ASSIGN_OR_RETURN(const uint64_t type, ElementTypeIndex(integer->dtype));
    out.Varint(vhlo::kInteger);
    out.Varint(type);
    WriteNumberBits(integer->dtype, BitsOfInteger(integer->dtype, integer->value), out);
  } else if (const auto* number = value.As<ir::FloatAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t type, ElementTypeIndex(number->dtype));
    out.Varint(vhlo::kFloat);
    out.Varint(type);
    WriteNumberBits(number->dtype, BitsOfFloat(number->dtype, number->value), out);
  } else if (const auto* string = value.As<ir::StringAttr>()) {
    out.Varint(vhlo::kString);
    out.Varint(String(string->value));
  } else if (const auto* symbol = value.As<ir::SymbolAttr>(); symbol && symbol->path.size() == 1) {
    out.Varint(vhlo::kString);  // vhlo has no symbols: a name is a string
    out.Varint(String(symbol->path[0]));
  } else if (const auto* type = value.As<ir::TypeAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t index, VhloType(type->type));
    out.Varint(vhlo::kTypeAttribute);
    out.Varint(index);
  } else if (const auto* array = value.As<ir::ArrayAttr>()) {
    std::vector<uint64_t> indices;
    for (const ir::Attribute& element : array->values) {
      LS_ASSIGN_OR_RETURN(indices.emplace_back(), VhloAttribute(element));
    }
    out.Varint(vhlo::kArray);
    out.Varint(indices.size());
    for (const uint64_t index : indices) out.Varint(index);
  } else if (const auto* dictionary = value.As<ir::DictionaryAttr>()) {
    std::vector<uint64_t> indices;
    for (const auto& [name, element] : dictionary->entries) {
      LS_ASSIGN_OR_RETURN(indices.emplace_back(), VhloAttribute(ir::Attribute::String(name)));
      LS_ASSIGN_OR_RETURN(indices.emplace_back(), VhloAttribute(element));
    }
    out.Varint(vhlo::kDictionary);
    out.Varint(dictionary->entries.size());
    for (const uint64_t index : indices) out.Varint(index);
  } else if (const auto* elements = value.As<ir::ElementsAttr>()) {
    const TensorType stored(elements->values.dtype(), elements->type.shape);
    LS_ASSIGN_OR_RETURN(const uint64_t index, VhloType(Type(stored)));
    out.Varint(vhlo::kTensor);
    out.Varint(index);
    out.Blob(BlobOfLiteral(elements->values));
  } else if (const auto* dense = value.As<ir::DenseArrayAttr>()) {
    return WriteVhlo(ir::ElementsAttr{dense->values.type(), dense->values}, out);
  } else if (const auto* name = value.As<ir::EnumAttr>()) {
    return WriteVhloEnum(*name, out);
  } else if (const auto* record = value.As<ir::StructAttr>()) {
    return WriteVhloStruct(*record, out);
  } else if (const auto* opaque = value.As<ir::OpaqueAttr>()) {
    return UnimplementedError(StrCat(base::Quoted(opaque->text, 60), " in an artifact"));
  } else {
    return UnimplementedError(value.KindName() + " in an artifact");
  }
  return OkStatus();
}

Result<uint64_t> EntryTables::VhloType(const Type& type) {
  ByteWriter out;
  LS_RETURN_IF_ERROR(WriteVhloType(type, out));
  return types_.Add(kVhlo, out.bytes());
}

Result<uint64_t> EntryTables::ElementTypeIndex(const ElementType& type) {
  return VhloType(Type::Scalar(type));
}

Status EntryTables::WriteTypes(std::span<const Type> types, ByteWriter& out) {
  out.Varint(types.size());
  for (const Type& type : types) {
    LS_ASSIGN_OR_RETURN(const uint64_t index, VhloType(type));
    out.Varint(index);
  }
  return OkStatus();
}

Status EntryTables::WriteVhloTensor(const TensorType& type, ByteWriter& out) {
  LS_ASSIGN_OR_RETURN(const uint64_t element, ElementTypeIndex(type.element));
  out.SignedList(type.shape.dims());
  out.Varint(element);
  return OkStatus();
}

Status EntryTables::WriteQuantization(const Quantization& q, ByteWriter& out) {
  // The storage type is signless; a flag has its sign.
  const DType storage =
      IsUnsignedInteger(q.storage)
          ? static_cast<DType>(static_cast<int>(q.storage) - static_cast<int>(DType::kU2) +
                               static_cast<int>(DType::kI2))
          : q.storage;
  LS_ASSIGN_OR_RETURN(const uint64_t storage_type, ElementTypeIndex(storage));
  LS_ASSIGN_OR_RETURN(const uint64_t expressed_type, ElementTypeIndex(q.expressed));
  const auto write_scale = [&out](double scale) {
    WriteNumberBits(DType::kF64, BitsOfFloat(DType::kF64, scale), out);
  };
  out.Varint(q.dimension ? vhlo::kQuantizedPerAxisType : vhlo::kQuantizedType);
  out.Varint(IsSignedInteger(q.storage) ? 1 : 0);
  out.Varint(storage_type);
  out.Varint(expressed_type);
  if (q.dimension) {
    out.Varint(static_cast<uint64_t>(*q.dimension));
  } else if (q.scales.size() == 1 && q.zero_points.size() == 1) {
    write_scale(q.scales[0]);
    out.SignedVarint(q.zero_points[0]);
  } else {
    return InvalidArgumentError("a quantized type needs one scale and one zero point");
  }
  out.SignedVarint(q.storage_min);
  out.SignedVarint(q.storage_max);
  if (q.dimension) {
    out.Varint(q.scales.size());
    for (const double scale : q.scales) write_scale(scale);
    out.SignedList(q.zero_points);
  }
  return OkStatus();
}

Status EntryTables::WriteVhloType(const Type& type, ByteWriter& out) {
  switch (type.kind()) {
    case Type::Kind::kTensor: {
      const TensorType& tensor = type.tensor();
      if (tensor.bounds.empty()) {
        out.Varint(vhlo::kTensorType);
        return WriteVhloTensor(tensor, out);
      }
      ByteWriter bounds;
      bounds.Varint(vhlo::kTypeExtensions);
      bounds.SignedList(tensor.bounds);
      out.Varint(vhlo::kTensorWithExtensionsType);
      out.Varint(attributes_.Add(kVhlo, bounds.bytes()));
      return WriteVhloTensor(tensor, out);
    }
    case Type::Kind::kToken:
      out.Varint(vhlo::kTokenType);
      return OkStatus();
    case Type::Kind::kTuple:
      out.Varint(vhlo::kTupleType);
      return WriteTypes(type.members(), out);
    case Type::Kind::kBuffer:
      LS_RETURN_IF_ERROR(Needs({1, 13, 0}, type.ToString()));
      out.Varint(vhlo::kBufferType);
      return WriteVhloTensor(type.tensor(), out);
    case Type::Kind::kFuture:
      LS_RETURN_IF_ERROR(Needs({1, 15, 0}, type.ToString()));
      out.Varint(vhlo::kFutureType);
      return WriteTypes(type.members(), out);
    case Type::Kind::kFunction:
      out.Varint(vhlo::kFunctionType);
      LS_RETURN_IF_ERROR(WriteTypes(type.members(), out));
      return WriteTypes(type.results(), out);
    case Type::Kind::kScalar: {
      const ElementType& element = type.tensor().element;
      if (element.IsQuantized()) return WriteQuantization(*element.quantization, out);
      if (IsComplex(element.dtype)) {
        LS_ASSIGN_OR_RETURN(const uint64_t part, ElementTypeIndex(ComplexPart(element.dtype)));
        out.Varint(vhlo::kComplexType);
        out.Varint(part);
        return OkStatus();
      }
      const ElementRow* row = FindElement(element.dtype);
      if (row == nullptr) return InternalError("a dtype without a code");
      LS_RETURN_IF_ERROR(Needs(row->since, DTypeName(element.dtype)));
      out.Varint(row->code);
      return OkStatus();
    }
    case Type::Kind::kOpaque:
      break;
  }
  constexpr std::string_view kUnranked = "tensor<*x";
  if (type.text() == "none" || type.text() == "tf32") {
    LS_RETURN_IF_ERROR(Needs({1, 6, 0}, type.text()));
    out.Varint(type.text() == "none" ? vhlo::kNoneType : vhlo::kTF32Type);
    return OkStatus();
  }
  if (type.text() == "!shape.witness") {
    out.Varint(vhlo::kWitnessType);
    return OkStatus();
  }
  if (type.text().starts_with(kUnranked) && type.text().ends_with('>')) {
    const std::string_view name =
        type.text().substr(kUnranked.size(), type.text().size() - kUnranked.size() - 1);
    if (const auto dtype = ParseDType(name)) {
      LS_ASSIGN_OR_RETURN(const uint64_t element, ElementTypeIndex(*dtype));
      out.Varint(vhlo::kUnrankedTensorType);
      out.Varint(element);
      return OkStatus();
    }
  }
  return UnimplementedError(StrCat("the type ", type.ToString(), " in an artifact"));
}

}  // namespace lockstep::text::bytecode
