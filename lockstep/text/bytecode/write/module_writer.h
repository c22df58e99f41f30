// SPDX-License-Identifier: Apache-2.0
// A Module as an artifact.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"
#include "lockstep/text/bytecode/byte_writer.h"
#include "lockstep/text/bytecode/vhlo_ops.h"
#include "lockstep/text/bytecode/write/entry_tables.h"

namespace lockstep::text::bytecode {

class ModuleWriter {
 public:
  ModuleWriter(const ir::Module& module, Version version, bool locations)
      : module_(module),
        version_(version),
        format_(FormatOf(version)),
        locations_(locations),
        tables_(module, version) {}

  // All bytes of the artifact.
  Result<std::string> Write();

 private:
  // What stands before an op's regions.
  struct Head {
    uint64_t name = 0;
    uint64_t location = 0;
    std::vector<std::string_view> inherent_names;
    std::vector<uint64_t> inherent;  // attributes
    const ir::Dictionary* discardable = nullptr;
    bool is_builtin = false;  // discardable attributes are builtin's, not vhlo's
    std::vector<uint64_t> result_types;
    std::vector<uint64_t> operands;
    size_t num_regions = 0;
    bool is_isolated = false;
  };

  Result<std::string> WriteModuleOp();
  Status WriteFunction(const ir::Function& function, ByteWriter& out);
  Result<std::vector<uint64_t>> FunctionParts(const ir::Function& function);
  Result<uint64_t> Dictionaries(const std::vector<ir::Dictionary>& dictionaries);
  Status WriteOp(ir::OpId op, ByteWriter& out);
  Status WriteHead(const Head& head, ByteWriter& out);
  // One block: arguments and ops.
  Status WriteRegion(ir::RegionId region, ByteWriter& out);
  Status WriteArguments(ir::RegionId region, ByteWriter& out);
  Result<const VhloOp*> ChooseOp(ir::OpId op) const;
  std::string NeedsVersion(const VhloOp& op) const;
  // The indices of an op's own attributes.
  Result<std::vector<uint64_t>> Inherent(ir::OpId op, const VhloOp& row);
  Result<uint64_t> Location(ir::LocationId location);
  uint64_t OpName(EntryTables::Dialect dialect, std::string_view name);
  // Shardy's ops have builtin types, which casts make of vhlo's and back.
  Status WriteShardyOp(ir::OpId op, ByteWriter& out);
  Status WriteCast(ir::ValueId value, bool to_builtin, uint64_t location, ByteWriter& out);
  Result<Head> ShardyHead(ir::OpId op);
  Status WriteOpRegions(ir::OpId op, ByteWriter& out);
  Status WriteTopLevel(ByteWriter& out, size_t& num_ops);
  uint64_t Properties(const std::vector<uint64_t>& attributes);
  size_t NumCasts(ir::OpId op) const;
  size_t CountValues(ir::RegionId region) const;
  Status InOp(ir::OpId op, const Status& status) const;

  std::string DialectSection();
  std::string PropertiesSection() const;

  const ir::Module& module_;
  const Version version_;
  const uint64_t format_;
  const bool locations_;
  EntryTables tables_;
  std::vector<std::pair<EntryTables::Dialect, std::string>> op_names_;
  std::unordered_map<std::string, uint64_t> op_name_index_;
  std::vector<std::string> properties_;
  std::unordered_map<std::string, uint64_t> property_index_;
  std::unordered_map<const ir::OpAttributes*, std::vector<uint64_t>> inherent_;
  std::vector<uint64_t> numbers_;  // of values, by their index
  uint64_t next_number_ = 0;
  std::vector<uint64_t> region_end_;  // the first number behind the values of each open region
};

}  // namespace lockstep::text::bytecode
