// SPDX-License-Identifier: Apache-2.0
// Attributes and locations of MLIR's builtin dialect, and the values that other dialects share with
// it.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/codes.h"
#include "lockstep/text/bytecode/read/entries.h"
#include "lockstep/text/element_text.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

// i1: one bit each, or one byte each as older writers had it.
std::vector<std::byte> UnpackBits(std::span<const std::byte> blob, size_t count) {
  std::vector<std::byte> out(count);
  const bool packed = blob.size() != count;
  for (size_t i = 0; i < count; ++i) {
    const auto bits = static_cast<unsigned>(packed ? blob[i / 8] >> (i % 8) : blob[i]);
    out[i] = std::byte(packed ? bits & 1 : (bits != 0 ? 1 : 0));
  }
  return out;
}

// What lies above an i2, i4, ui2 or ui4 in its byte: its sign, or zeros.
void ExtendNarrow(DType dtype, std::span<std::byte> bytes) {
  for (std::byte& byte : bytes) {
    byte = std::byte(IntegerFromBits(dtype, static_cast<uint64_t>(byte)) & 0xFF);
  }
}

Result<Literal> BoolsFromBlob(const Shape& shape, std::span<const std::byte> blob, size_t count) {
  constexpr std::byte kFalse{0x00}, kTrue{0xFF};
  if (blob.size() == 1 && count > 1 && (blob[0] == kFalse || blob[0] == kTrue)) {
    const std::byte value{blob[0] == kTrue};
    return Literal::Splat(DType::kI1, shape, {&value, 1});
  }
  if (blob.size() != count && blob.size() != (count + 7) / 8) {
    return InvalidArgumentError(StrCat(count, " bits in ", blob.size(), " bytes"));
  }
  return Literal::FromBytes(DType::kI1, shape, UnpackBits(blob, count));
}

}  // namespace

bool ReadSignedList(ByteReader& in, std::vector<int64_t>& out) {
  const size_t count = in.Count();
  for (size_t i = 0; i < count && in.ok(); ++i) out.push_back(in.SignedVarint());
  return in.ok();
}

uint64_t ReadNumberBits(ByteReader& in, DType dtype) {
  if (BitWidth(dtype) <= 8) return in.Byte();
  return static_cast<uint64_t>(in.SignedVarint());
}

int64_t IntegerFromBits(DType dtype, uint64_t bits) {
  const int unused = 64 - (dtype == DType::kIndex ? 64 : BitWidth(dtype));
  if (IsSignedInteger(dtype)) return static_cast<int64_t>(bits << unused) >> unused;
  return static_cast<int64_t>((bits << unused) >> unused);
}

double FloatFromBits(DType dtype, uint64_t bits) {
  static_assert(std::endian::native == std::endian::little);
  return base::VisitDType(dtype, [&](auto tag) {
    double out = 0;
    if constexpr (IsFloat(tag.kDType)) {
      typename decltype(tag)::Storage value;
      std::memcpy(static_cast<void*>(&value), &bits, sizeof(value));
      out = FloatOfAttribute(value);
    }
    return out;
  });
}

Result<Literal> LiteralFromBlob(DType dtype, const Shape& shape, std::span<const std::byte> blob) {
  LS_ASSIGN_OR_RETURN(const int64_t elements, shape.CheckedNumElements());
  const auto count = static_cast<uint64_t>(elements);
  if (count == 0) return Literal::Zeros(dtype, shape);
  if (dtype == DType::kI1) return BoolsFromBlob(shape, blob, static_cast<size_t>(count));
  const size_t size = ElementSizeBytes(dtype);
  std::vector<std::byte> bytes(blob.begin(), blob.end());
  if (BitWidth(dtype) < 8 && IsInteger(dtype)) ExtendNarrow(dtype, bytes);
  if (bytes.size() == size) return Literal::Splat(dtype, shape, bytes);
  if (bytes.size() % size != 0 || bytes.size() / size != count) {
    return InvalidArgumentError(
        StrCat(shape.ToString(), " elements of ", size, " bytes in ", bytes.size(), " bytes"));
  }
  return Literal::FromBytes(dtype, shape, std::move(bytes));
}

bool Entries::ReadTableString(ByteReader& in, std::string& out) {
  const size_t index = in.Index(container_.strings.size(), "string");
  if (!in.ok()) return false;
  out = container_.strings[index];
  return AddWeight(out.size() / 16);
}

bool Entries::ReadArray(ByteReader& in, ir::Attribute& out) {
  ir::ArrayAttr array;
  const size_t count = in.Count();
  for (size_t i = 0; i < count; ++i) {
    if (!ReadAttribute(in, array.values.emplace_back())) return false;
  }
  out = std::move(array);
  return in.ok();
}

bool Entries::ReadDictionary(ByteReader& in, ir::Attribute& out) {
  std::vector<ir::Dictionary::Entry> entries(in.Count());
  for (auto& [name, value] : entries) {
    if (!ReadString(in, name) || !ReadAttribute(in, value)) return false;
  }
  const auto by_name = [](const auto& a, const auto& b) { return a.first < b.first; };
  std::sort(entries.begin(), entries.end(), by_name);  // so that each Set() appends
  ir::DictionaryAttr dictionary;
  for (auto& [name, value] : entries) dictionary.entries.Set(std::move(name), std::move(value));
  if (dictionary.entries.size() != entries.size()) return in.Fail("a dictionary with a name twice");
  out = std::move(dictionary);
  return in.ok();
}

bool Entries::ReadSymbol(ByteReader& in, bool is_nested, ir::Attribute& out) {
  ir::SymbolAttr symbol;
  if (!ReadString(in, symbol.path.emplace_back())) return false;
  const size_t count = is_nested ? in.Count() : 0;
  for (size_t i = 0; i < count; ++i) {
    if (!ReadString(in, symbol.path.emplace_back())) return false;
  }
  out = std::move(symbol);
  return true;
}

bool Entries::ReadInteger(ByteReader& in, ir::Attribute& out) {
  Type type;
  if (!ReadType(in, type)) return false;
  if (type.kind() != Type::Kind::kScalar) return in.Fail("an integer of no integer type");
  const DType dtype = type.tensor().dtype();
  if (!IsInteger(dtype) && !IsBool(dtype) && dtype != DType::kIndex) {
    return in.Fail("an integer of no integer type");
  }
  out = ir::IntegerAttr{IntegerFromBits(dtype, ReadNumberBits(in, dtype)), dtype};
  return in.ok();
}

bool Entries::ReadFloat(ByteReader& in, ir::Attribute& out) {
  Type type;
  if (!ReadType(in, type)) return false;
  if (type.kind() != Type::Kind::kScalar || !IsFloat(type.tensor().dtype())) {
    return in.Fail("a float of no float type");
  }
  const DType dtype = type.tensor().dtype();
  out = ir::FloatAttr{FloatFromBits(dtype, ReadNumberBits(in, dtype)), dtype};
  return in.ok();
}

bool Entries::ReadElements(ByteReader& in, ir::Attribute& out) {
  Type type;
  if (!ReadType(in, type)) return false;
  if (!type.IsTensor()) return in.Fail("constant elements of no tensor type");
  const auto blob = in.Blob();
  if (!in.ok()) return false;
  Result<Literal> values = LiteralFromBlob(type.tensor().dtype(), type.tensor().shape, blob);
  if (!values.ok()) return in.Fail(values.status().message());
  out = ir::ElementsAttr{type.tensor(), *std::move(values)};
  return true;
}

// Element type, number of elements, bytes (one for each i1).
bool Entries::ReadDenseArray(ByteReader& in, ir::Attribute& out) {
  Type type;
  if (!ReadType(in, type)) return false;
  if (type.kind() != Type::Kind::kScalar) return in.Fail("an array of no element type");
  const uint64_t count = in.Varint();
  const auto blob = in.Blob();
  const DType dtype = type.tensor().dtype();
  if (!in.ok() || blob.size() / ElementSizeBytes(dtype) != count) {
    return in.Fail("an array of another length than it says");
  }
  auto values =
      Literal::FromBytes(dtype, Shape{static_cast<int64_t>(count)}, {blob.begin(), blob.end()});
  if (!values.ok()) return in.Fail(values.status().message());
  out = ir::DenseArrayAttr{*std::move(values)};
  return true;
}

bool Entries::DecodeBuiltin(ByteReader& in, ir::Attribute& out) {
  const uint64_t code = in.Varint();
  switch (code) {
    case builtin::kArray:
      return ReadArray(in, out);
    case builtin::kDictionary:
      return ReadDictionary(in, out);
    case builtin::kString: {
      ir::StringAttr string;
      if (!ReadTableString(in, string.value)) return false;
      out = std::move(string);
      return true;
    }
    case builtin::kFlatSymbol:
    case builtin::kSymbol:
      return ReadSymbol(in, code == builtin::kSymbol, out);
    case builtin::kTypeAttribute: {
      ir::TypeAttr type;
      if (!ReadType(in, type.type)) return false;
      out = std::move(type);
      return true;
    }
    case builtin::kUnit:
      out = ir::UnitAttr();
      return in.ok();
    case builtin::kInteger:
      return ReadInteger(in, out);
    case builtin::kFloat:
      return ReadFloat(in, out);
    case builtin::kDenseArray:
      return ReadDenseArray(in, out);
    case builtin::kDenseElements:
      return ReadElements(in, out);
    default:
      return in.ok() && problem_.Unsupported(StrCat("builtin attribute ", code));
  }
}

bool Entries::DecodeFileLocation(ByteReader& in, bool is_range, ir::Location& out) {
  out.kind = ir::Location::Kind::kFile;
  if (!ReadString(in, out.name)) return false;
  const size_t count = is_range ? in.Count() : 2;
  if (count > 4) return in.Fail("a range of more than two places");
  uint32_t numbers[4] = {};
  for (size_t i = 0; i < count; ++i) numbers[i] = static_cast<uint32_t>(in.Varint());
  out.line = numbers[0];
  out.column = numbers[1];
  if (count == 3) out.end_line = out.line;  // line, column, end column
  if (count == 4) out.end_line = numbers[2];
  if (count >= 3) out.end_column = numbers[count - 1];
  return in.ok();
}

bool Entries::DecodeLocation(ByteReader& in, ir::LocationId& out) {
  const uint64_t code = in.Varint();
  ir::Location location;
  switch (code) {
    case builtin::kUnknownLocation:
      return in.ok();
    case builtin::kFileLocation:
    case builtin::kFileRangeLocation:
      if (!DecodeFileLocation(in, code == builtin::kFileRangeLocation, location)) return false;
      break;
    case builtin::kNameLocation: {
      location.kind = ir::Location::Kind::kName;
      ir::LocationId child;
      if (!ReadString(in, location.name) || !ReadLocation(in, child)) return false;
      if (child) location.children.push_back(child);
      break;
    }
    case builtin::kCallSiteLocation:
      location.kind = ir::Location::Kind::kCallSite;
      location.children.resize(2);
      if (!ReadLocation(in, location.children[0]) || !ReadLocation(in, location.children[1])) {
        return false;
      }
      break;
    case builtin::kFusedLocation:
    case builtin::kFusedLocationWithMetadata: {
      location.kind = ir::Location::Kind::kFused;
      const size_t count = in.Count();
      for (size_t i = 0; i < count; ++i) {
        if (!ReadLocation(in, location.children.emplace_back())) return false;
      }
      if (code == builtin::kFusedLocationWithMetadata &&
          !ReadAttribute(in, location.metadata.emplace())) {
        return false;
      }
      break;
    }
    default:
      return in.ok() && problem_.Unsupported(StrCat("location ", code));
  }
  out = module_.InternLocation(std::move(location));
  return true;
}

}  // namespace lockstep::text::bytecode
