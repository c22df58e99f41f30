// SPDX-License-Identifier: Apache-2.0
// The tables of strings, attributes and types of an artifact being written. Each thing is there
// once.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"
#include "lockstep/text/bytecode/byte_writer.h"
#include "lockstep/text/bytecode/codes.h"

namespace lockstep::text::bytecode {

class AttributeText;

// Indices are the order in which things are first asked for.
class EntryTables {
 public:
  enum Dialect : uint8_t { kBuiltin, kVhlo, kSdy };
  static constexpr std::string_view kDialectNames[] = {"builtin", "vhlo", "sdy"};

  // Errors of the indices below: Unimplemented for what vhlo has no spelling of, or not in
  // `version`.
  EntryTables(const ir::Module& module, Version version) : module_(module), version_(version) {}

  uint64_t String(std::string_view text);
  Result<uint64_t> VhloAttribute(const ir::Attribute& value);
  Result<uint64_t> VhloType(const Type& type);
  Result<uint64_t> BuiltinAttribute(const ir::Attribute& value);
  uint64_t BuiltinString(std::string_view text);
  // A builtin dictionary whose values are vhlo's: how artifacts hold discardable attributes, and
  // older ones the op's own, whose values are indices already.
  using NamedIndex = std::pair<std::string_view, uint64_t>;
  Result<uint64_t> Discardable(const ir::Dictionary& dictionary, std::vector<NamedIndex> own);
  Result<uint64_t> Location(ir::LocationId location);
  uint64_t NamedLocation(std::string_view name);
  uint64_t UnknownLocation();
  uint64_t BuiltinSymbol(std::string_view name);
  Result<uint64_t> BuiltinType(const Type& type);
  // Of a text such as #sdy.sharding<..>.
  Result<uint64_t> ShardyAttribute(std::string_view text);
  uint64_t AddShardy(std::string bytes) { return attributes_.Add(kSdy, std::move(bytes)); }

  bool uses_shardy() const { return !attributes_.index[kSdy].empty(); }

  // The sections of what was asked for.
  std::string StringSection() const;
  std::string OffsetSection() const;
  std::string EntrySection() const;

 private:
  struct Table {
    std::deque<std::pair<Dialect, std::string>> entries;
    std::unordered_map<std::string_view, uint64_t> index[3];  // per dialect; views into entries
    uint64_t Add(Dialect dialect, std::string bytes);
    void AppendOffsets(ByteWriter& out) const;
  };

  // vhlo_writer.cc
  Status WriteVhlo(const ir::Attribute& value, ByteWriter& out);
  Status WriteVhloEnum(const ir::EnumAttr& value, ByteWriter& out);
  Status WriteVhloStruct(const ir::StructAttr& value, ByteWriter& out);
  Status WriteVhloType(const Type& type, ByteWriter& out);
  Status WriteVhloTensor(const TensorType& type, ByteWriter& out);
  Status WriteQuantization(const Quantization& quantization, ByteWriter& out);
  Status WriteTypes(std::span<const Type> types, ByteWriter& out);
  Result<uint64_t> ElementTypeIndex(const ElementType& type);
  Status Needs(Version since, std::string_view what) const;
  uint64_t AddVhlo(std::string bytes) { return attributes_.Add(kVhlo, std::move(bytes)); }
  uint64_t VhloString(std::string_view text);

  // mesh_writer.cc
  Result<uint64_t> MeshAxes(std::string_view text);
  uint64_t WriteMesh(AttributeText& in);
  uint64_t WriteAxisRef(AttributeText& in);

  // builtin_writer.cc
  Status WriteBuiltin(const ir::Attribute& value, ByteWriter& out);
  Status WriteLocation(const ir::Location& location, ByteWriter& out);

  const ir::Module& module_;
  Version version_;
  Table attributes_, types_;
  std::deque<std::string> strings_;
  std::unordered_map<std::string_view, uint64_t> string_index_;
  std::unordered_map<uint32_t, uint64_t> locations_;
};

// A number as MLIR writes it: a byte up to 8 bits, else a signed varint of the zero-extended bits.
void WriteNumberBits(DType dtype, uint64_t bits, ByteWriter& out);
uint64_t BitsOfInteger(DType dtype, int64_t value);
uint64_t BitsOfFloat(DType dtype, double value);
// The inverse of LiteralFromBlob.
std::string BlobOfLiteral(const Literal& values);

}  // namespace lockstep::text::bytecode
