// SPDX-License-Identifier: Apache-2.0
// The IR section of an artifact as a Module.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/text/bytecode/read/container.h"
#include "lockstep/text/bytecode/read/entries.h"
#include "lockstep/text/bytecode/vhlo_ops.h"

namespace lockstep::text::bytecode {

class ModuleReader {
 public:
  // `file_size` bounds how much attributes may unfold to.
  ModuleReader(const Container& container, ir::Module& module, Problem& problem, size_t file_size);

  // False after an error, which is in the Problem.
  bool Read();

 private:
  static constexpr size_t kNone = static_cast<size_t>(-1);

  // An op as it stands in the file, up to its regions.
  struct Head {
    size_t name = 0;  // index in the container's ops
    size_t offset = 0;
    ir::LocationId location;
    size_t attributes = kNone;  // index of the dictionary
    size_t properties = kNone;  // index of the properties
    std::vector<Type> results;
    std::vector<ir::ValueId> operands;
    size_t num_regions = 0;
    bool is_isolated = false;
  };
  // The op's own attributes and the others.
  struct OpParts {
    ir::OpAttributesRef attributes;
    ir::Dictionary discardable;
  };
  // Values by their numbers, which begin anew inside an isolated op.
  struct Scope {
    std::vector<ir::ValueId> values;
    std::vector<size_t> next;  // of each open region
  };
  // What a block's argument becomes.
  using AddArgument = std::function<bool(const Type& type, ir::LocationId location)>;

  std::string_view Dialect(const Head& head) const { return container_.ops[head.name].dialect; }
  std::string_view Name(const Head& head) const { return container_.ops[head.name].name; }
  bool Unsupported(const Head& head, std::string_view reason);

  // module_reader.cc: the structure.
  bool ReadModuleOp(ByteReader& in, const Head& head);
  bool ReadTopLevelOp(ByteReader& in);
  bool ReadHead(ByteReader& in, Head& out);
  bool ReadOperands(ByteReader& in, Head& out);
  bool ReadUseLists(ByteReader& in, size_t num_values);
  bool ReadRegions(ByteReader& in, const Head& head,
                   const std::function<bool(ByteReader&, size_t)>& read_region);
  bool ReadRegion(ByteReader& in, const AddArgument& add_argument,
                  const std::function<bool(ByteReader&)>& read_op, bool& is_empty);
  bool ReadArguments(ByteReader& in, const AddArgument& add_argument);
  bool ReadOp(ByteReader& in, ir::RegionId region, bool in_function);
  bool PlaceOp(ByteReader& in, const Head& head, ir::Opcode opcode, OpParts parts,
               ir::RegionId region);
  bool Define(ir::ValueId value, const ByteReader& in);

  // op_reader.cc: functions, and what ops hold.
  bool ReadFunction(ByteReader& in, const Head& head);
  bool ReadFunctionHead(const Head& head, ir::Function& out, std::vector<Type>& arguments);
  bool TakeFunctionParts(ir::Dictionary parts, ir::Function& out, std::vector<Type>& arguments);
  bool GetParts(const Head& head, const VhloOp& op, ir::Opcode opcode, OpParts& out);
  bool MakeParts(const Head& head, const VhloOp& op, ir::Opcode opcode, OpParts& out);
  bool GetShardyParts(const Head& head, ir::Opcode opcode, OpParts& out);
  // The inherent attributes by name, out of the properties or, before those existed, out of `rest`,
  // the op's dictionary, where the others stay.
  bool ReadInherent(const Head& head, std::span<const std::string_view> names,
                    std::vector<ir::Attribute>& out, ir::Dictionary& rest);
  bool GetDictionary(const Head& head, ir::Dictionary& out);
  // Counts what is copied out of shared entries. False when it is out of proportion to the file.
  bool Charge(uint64_t amount);

  const Container& container_;
  ir::Module& module_;
  Problem& problem_;
  Entries entries_;
  std::vector<const VhloOp*> ops_;  // by the index of the op's name; null: not vhlo's
  std::unordered_map<uint64_t, OpParts> parts_;
  std::unordered_set<std::string> function_names_;
  std::vector<Scope> scopes_;
  int depth_ = 0;
  uint64_t budget_;
};

}  // namespace lockstep::text::bytecode
