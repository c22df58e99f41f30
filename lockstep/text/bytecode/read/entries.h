// SPDX-License-Identifier: Apache-2.0
// The attributes, types and locations of an artifact, decoded on demand, each once. Attributes come
// out as StableHLO's (#vhlo<precision_v1 HIGH> as #stablehlo<precision HIGH>), types as Lockstep's.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/module.h"
#include "lockstep/shape.h"
#include "lockstep/text/bytecode/read/container.h"

namespace lockstep::text::bytecode {

class Entries {
 public:
  // Locations are interned in `module`. All must outlive the object.
  Entries(const Container& container, ir::Module& module, Problem& problem);

  // Of an index into the table. False after an error, which is in the Problem.
  bool GetAttribute(size_t index, ir::Attribute& out);
  bool GetLocation(size_t index, ir::LocationId& out);
  bool GetType(uint64_t index, ByteReader& in, Type& out);
  // How much hangs under an attribute that was got, each part counted as often as it is reached.
  uint64_t Weight(size_t index) const { return attributes_[index].weight; }

  // The same for the index that `in` has next.
  bool ReadAttribute(ByteReader& in, ir::Attribute& out);
  bool ReadType(ByteReader& in, Type& out);
  bool ReadLocation(ByteReader& in, ir::LocationId& out);
  bool ReadTypes(ByteReader& in, std::vector<Type>& out);
  // An attribute that must be a string (or the name of a symbol).
  bool ReadString(ByteReader& in, std::string& out);

  Problem& problem() { return problem_; }

 private:
  enum class State : uint8_t { kNew, kBusy, kDone };
  template <typename T>
  struct Slot {
    State state = State::kNew;
    uint64_t weight = 1;
    T value{};
  };
  // Runs `decode(bytes, value)` once per slot, with guards against depth, cycles and weight.
  template <typename T, typename Decode>
  bool Get(Slot<T>& slot, const Entry& entry, T& out, Decode decode);
  bool AddWeight(uint64_t weight);

  // builtin_entries.cc
  bool DecodeBuiltin(ByteReader& in, ir::Attribute& out);
  bool DecodeLocation(ByteReader& in, ir::LocationId& out);
  bool DecodeFileLocation(ByteReader& in, bool is_range, ir::Location& out);
  bool ReadTableString(ByteReader& in, std::string& out);
  bool ReadArray(ByteReader& in, ir::Attribute& out);
  bool ReadDictionary(ByteReader& in, ir::Attribute& out);
  bool ReadSymbol(ByteReader& in, bool is_nested, ir::Attribute& out);
  bool ReadInteger(ByteReader& in, ir::Attribute& out);
  bool ReadFloat(ByteReader& in, ir::Attribute& out);
  bool ReadElements(ByteReader& in, ir::Attribute& out);
  bool ReadDenseArray(ByteReader& in, ir::Attribute& out);

  // vhlo_entries.cc
  bool DecodeVhlo(ByteReader& in, ir::Attribute& out);
  bool DecodeEnum(uint64_t code, ByteReader& in, ir::Attribute& out);
  bool ReadOutputOperandAlias(ByteReader& in, ir::Attribute& out);
  bool ReadResultAccuracy(ByteReader& in, ir::Attribute& out);
  bool ReadMeshPart(uint64_t code, ByteReader& in, ir::Attribute& out);

  // types.cc
  bool DecodeType(const Entry& entry, ByteReader& in, Type& out);
  bool DecodeBuiltinType(ByteReader& in, Type& out);
  bool DecodeVhloType(ByteReader& in, Type& out);
  bool ReadComplex(ByteReader& in, Type& out);
  bool ReadTensor(ByteReader& in, Type& out);
  bool ReadElementType(ByteReader& in, ElementType& out);
  bool ReadQuantization(ByteReader& in, bool per_axis, Type& out);

  // shardy_entries.cc: Shardy's attributes are texts.
  bool DecodeShardy(ByteReader& in, ir::Attribute& out);
  bool ReadShardyTexts(ByteReader& in, std::string_view separator, std::string& out);
  bool ReadShardyMesh(ByteReader& in, std::string& out);
  bool ReadShardyDimension(ByteReader& in, std::string& out);
  bool ReadShardySharding(ByteReader& in, bool has_unreduced, std::string& out);
  bool ReadShardyRule(ByteReader& in, std::string& out);

  const Container& container_;
  ir::Module& module_;
  Problem& problem_;
  std::vector<Slot<ir::Attribute>> attributes_;
  std::vector<Slot<Type>> types_;
  std::vector<Slot<ir::LocationId>> locations_;
  int depth_ = 0;
  uint64_t weight_ = 0;  // of the entry being decoded
};

// `[0, 5, -1]`: a count and that many signed numbers.
bool ReadSignedList(ByteReader& in, std::vector<int64_t>& out);

// A number of `dtype` as MLIR writes it: one byte up to 8 bits, else a signed varint. Its bits in
// the low places.
uint64_t ReadNumberBits(ByteReader& in, DType dtype);

// Bits as a value: sign-extended, rounded to double.
int64_t IntegerFromBits(DType dtype, uint64_t bits);
double FloatFromBits(DType dtype, uint64_t bits);

// `blob` holds one element for a splat or all of them, as MLIR stores them: i1 packed to bits
// (older writers: a byte each), everything else as in a Literal but for the high bits of narrow
// integers.
Result<Literal> LiteralFromBlob(DType dtype, const Shape& shape, std::span<const std::byte> blob);

}  // namespace lockstep::text::bytecode
