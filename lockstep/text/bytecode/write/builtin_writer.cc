// SPDX-License-Identifier: Apache-2.0
// Attributes and locations of MLIR's builtin dialect, and numbers as all dialects write them.
#include <algorithm>
#include <cstring>
#include <utility>

#include "lockstep/base/storage.h"
#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/write/entry_tables.h"

namespace lockstep::text::bytecode {
namespace {

std::string PackBits(std::span<const std::byte> values) {
  std::string out((values.size() + 7) / 8, '\0');
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] != std::byte{0}) out[i / 8] = static_cast<char>(out[i / 8] | (1 << (i % 8)));
  }
  return out;
}

}  // namespace

void WriteNumberBits(DType dtype, uint64_t bits, ByteWriter& out) {
  if (BitWidth(dtype) <= 8) {
    out.Byte(static_cast<uint8_t>(bits));
  } else {
    out.SignedVarint(static_cast<int64_t>(bits));
  }
}

uint64_t BitsOfInteger(DType dtype, int64_t value) {
  const int unused = 64 - (dtype == DType::kIndex ? 64 : BitWidth(dtype));
  return (static_cast<uint64_t>(value) << unused) >> unused;
}

uint64_t BitsOfFloat(DType dtype, double value) {
  return base::VisitDType(dtype, [value](auto tag) -> uint64_t {
    if constexpr (IsFloat(decltype(tag)::kDType)) {
      const auto stored = static_cast<typename decltype(tag)::Storage>(value);
      uint64_t bits = 0;
      std::memcpy(&bits, &stored, sizeof(stored));
      return bits;
    } else {
      return 0;
    }
  });
}

std::string BlobOfLiteral(const Literal& values) {
  const auto bytes = values.stored_bytes();
  if (values.num_elements() == 0) return {};
  if (values.dtype() == DType::kI1) {
    if (!values.is_splat() || values.num_elements() == 1) return PackBits(bytes);
    return std::string(1, bytes[0] == std::byte{0} ? '\0' : '\xFF');
  }
  std::string out(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (BitWidth(values.dtype()) < 8) {
    const int mask = (1 << BitWidth(values.dtype())) - 1;
    for (char& byte : out) byte = static_cast<char>(byte & mask);
  }
  return out;
}

uint64_t EntryTables::BuiltinString(std::string_view text) {
  ByteWriter out;
  out.Varint(builtin::kString);
  out.Varint(String(text));
  return attributes_.Add(kBuiltin, out.bytes());
}

uint64_t EntryTables::BuiltinSymbol(std::string_view name) {
  ByteWriter out;
  out.Varint(builtin::kFlatSymbol);
  out.Varint(BuiltinString(name));
  return attributes_.Add(kBuiltin, out.bytes());
}

uint64_t EntryTables::UnknownLocation() {
  ByteWriter out;
  out.Varint(builtin::kUnknownLocation);
  return attributes_.Add(kBuiltin, out.bytes());
}

uint64_t EntryTables::NamedLocation(std::string_view name) {
  ByteWriter out;
  out.Varint(builtin::kNameLocation);
  out.Varint(BuiltinString(name));
  out.Varint(UnknownLocation());
  return attributes_.Add(kBuiltin, out.bytes());
}

Result<uint64_t> EntryTables::Location(ir::LocationId location) {
  if (!location) return UnknownLocation();
  if (const auto found = locations_.find(location.index); found != locations_.end()) {
    return found->second;
  }
  ByteWriter out;
  LS_RETURN_IF_ERROR(WriteLocation(module_.location_of(location), out));
  const uint64_t index = attributes_.Add(kBuiltin, out.bytes());
  locations_.emplace(location.index, index);
  return index;
}

// Ranges came with MLIR of the time of StableHLO 1.9; older readers get where they begin.
Status EntryTables::WriteLocation(const ir::Location& location, ByteWriter& out) {
  constexpr Version kRanges{1, 9, 0};
  std::vector<uint64_t> children;
  for (const ir::LocationId child : location.children) {
    LS_ASSIGN_OR_RETURN(children.emplace_back(), Location(child));
  }
  switch (location.kind) {
    case ir::Location::Kind::kUnknown:
      out.Varint(builtin::kUnknownLocation);
      break;
    case ir::Location::Kind::kFile: {
      const bool is_range = location.end_line != 0 && version_ >= kRanges;
      out.Varint(is_range ? builtin::kFileRangeLocation : builtin::kFileLocation);
      out.Varint(BuiltinString(location.name));
      if (is_range) out.Varint(location.end_line == location.line ? 3 : 4);
      out.Varint(location.line);
      out.Varint(location.column);
      if (is_range && location.end_line != location.line) out.Varint(location.end_line);
      if (is_range) out.Varint(location.end_column);
      break;
    }
    case ir::Location::Kind::kName:
      out.Varint(builtin::kNameLocation);
      out.Varint(BuiltinString(location.name));
      out.Varint(children.empty() ? UnknownLocation() : children[0]);
      break;
    case ir::Location::Kind::kCallSite:
      out.Varint(builtin::kCallSiteLocation);
      for (const uint64_t child : children) out.Varint(child);
      break;
    case ir::Location::Kind::kFused: {
      std::optional<uint64_t> metadata;
      if (location.metadata) {
        LS_ASSIGN_OR_RETURN(metadata, BuiltinAttribute(*location.metadata));
      }
      out.Varint(metadata ? builtin::kFusedLocationWithMetadata : builtin::kFusedLocation);
      out.Varint(children.size());
      for (const uint64_t child : children) out.Varint(child);
      if (metadata) out.Varint(*metadata);
      break;
    }
  }
  return OkStatus();
}

Result<uint64_t> EntryTables::BuiltinType(const Type& type) {
  ByteWriter out;
  if (type.IsTensor() && type.tensor().bounds.empty()) {
    LS_ASSIGN_OR_RETURN(const uint64_t element, BuiltinType(Type::Scalar(type.tensor().element)));
    out.Varint(builtin::kTensorType);
    out.SignedList(type.tensor().shape.dims());
    out.Varint(element);
    return types_.Add(kBuiltin, out.bytes());
  }
  const bool is_plain = type.kind() == Type::Kind::kScalar && !type.tensor().element.IsQuantized();
  const DType dtype = is_plain ? type.tensor().dtype() : DType::kF32;
  constexpr uint64_t kUnsigned = 2;
  if (is_plain && (IsInteger(dtype) || IsBool(dtype))) {
    out.Varint(builtin::kIntegerType);
    out.Varint((static_cast<uint64_t>(BitWidth(dtype)) << 2) |
               (IsUnsignedInteger(dtype) ? kUnsigned : 0));
  } else if (is_plain && dtype == DType::kIndex) {
    out.Varint(builtin::kIndexType);
  } else if (is_plain && IsComplex(dtype)) {
    LS_ASSIGN_OR_RETURN(const uint64_t part, BuiltinType(Type::Scalar(ComplexPart(dtype))));
    out.Varint(builtin::kComplexType);
    out.Varint(part);
  } else if (is_plain && dtype == DType::kF32) {
    out.Varint(builtin::kF32Type);
  } else if (is_plain && dtype == DType::kF64) {
    out.Varint(builtin::kF64Type);
  } else if (is_plain && dtype == DType::kF16) {
    out.Varint(builtin::kF16Type);
  } else if (is_plain && dtype == DType::kBF16) {
    out.Varint(builtin::kBF16Type);
  } else {
    return UnimplementedError(
        base::StrCat("the type ", type.ToString(), " in an attribute of the module"));
  }
  return types_.Add(kBuiltin, out.bytes());
}

Status EntryTables::WriteBuiltin(const ir::Attribute& value, ByteWriter& out) {
  if (value.As<ir::UnitAttr>() != nullptr) {
    out.Varint(builtin::kUnit);
  } else if (const auto* integer = value.As<ir::IntegerAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t type, BuiltinType(Type::Scalar(integer->dtype)));
    out.Varint(builtin::kInteger);
    out.Varint(type);
    WriteNumberBits(integer->dtype, BitsOfInteger(integer->dtype, integer->value), out);
  } else if (const auto* number = value.As<ir::FloatAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t type, BuiltinType(Type::Scalar(number->dtype)));
    out.Varint(builtin::kFloat);
    out.Varint(type);
    WriteNumberBits(number->dtype, BitsOfFloat(number->dtype, number->value), out);
  } else if (const auto* string = value.As<ir::StringAttr>()) {
    out.Varint(builtin::kString);
    out.Varint(String(string->value));
  } else if (const auto* symbol = value.As<ir::SymbolAttr>(); symbol && symbol->path.size() == 1) {
    const uint64_t name = BuiltinString(symbol->path[0]);
    out.Varint(builtin::kFlatSymbol);
    out.Varint(name);
  } else if (const auto* type = value.As<ir::TypeAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t index, BuiltinType(type->type));
    out.Varint(builtin::kTypeAttribute);
    out.Varint(index);
  } else if (const auto* array = value.As<ir::ArrayAttr>()) {
    std::vector<uint64_t> indices;
    for (const ir::Attribute& element : array->values) {
      LS_ASSIGN_OR_RETURN(indices.emplace_back(), BuiltinAttribute(element));
    }
    out.Varint(builtin::kArray);
    out.Varint(indices.size());
    for (const uint64_t index : indices) out.Varint(index);
  } else if (const auto* dictionary = value.As<ir::DictionaryAttr>()) {
    std::vector<uint64_t> indices;
    for (const auto& [name, element] : dictionary->entries) {
      indices.push_back(BuiltinString(name));
      LS_ASSIGN_OR_RETURN(indices.emplace_back(), BuiltinAttribute(element));
    }
    out.Varint(builtin::kDictionary);
    out.Varint(dictionary->entries.size());
    for (const uint64_t index : indices) out.Varint(index);
  } else if (const auto* elements = value.As<ir::ElementsAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t index, BuiltinType(Type(elements->type)));
    out.Varint(builtin::kDenseElements);
    out.Varint(index);
    out.Blob(BlobOfLiteral(elements->values));
  } else if (const auto* dense = value.As<ir::DenseArrayAttr>()) {
    LS_ASSIGN_OR_RETURN(const uint64_t index, BuiltinType(Type::Scalar(dense->values.dtype())));
    LS_ASSIGN_OR_RETURN(const Literal all, dense->values.Expanded());
    const auto bytes = all.stored_bytes();
    out.Varint(builtin::kDenseArray);
    out.Varint(index);
    out.Varint(static_cast<uint64_t>(all.num_elements()));
    out.Blob({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  } else {
    return UnimplementedError(value.KindName() + " in an attribute of the module");
  }
  return OkStatus();
}

Result<uint64_t> EntryTables::BuiltinAttribute(const ir::Attribute& value) {
  ByteWriter out;
  LS_RETURN_IF_ERROR(WriteBuiltin(value, out));
  return attributes_.Add(kBuiltin, out.bytes());
}

Result<uint64_t> EntryTables::Discardable(const ir::Dictionary& dictionary,
                                          std::vector<NamedIndex> own) {
  for (const auto& [name, value] : dictionary) {
    const auto index = VhloAttribute(value);
    if (!index.ok()) {
      return Status(index.status().code(),
                    base::StrCat("attribute '", name, "': ", index.status().message()));
    }
    own.emplace_back(name, *index);
  }
  std::sort(own.begin(), own.end());
  ByteWriter out;
  out.Varint(builtin::kDictionary);
  out.Varint(own.size());
  for (const auto& [name, index] : own) {
    out.Varint(BuiltinString(name));
    out.Varint(index);
  }
  return attributes_.Add(kBuiltin, out.bytes());
}

}  // namespace lockstep::text::bytecode
