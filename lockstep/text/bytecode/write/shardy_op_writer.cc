// SPDX-License-Identifier: Apache-2.0
// Ops of Shardy among those of vhlo, with casts between the types of both.
#include <utility>

#include "lockstep/text/bytecode/shardy_ops.h"
#include "lockstep/text/bytecode/write/module_writer.h"

namespace lockstep::text::bytecode {

// Gives `value` the number of its cast.
Status ModuleWriter::WriteCast(ir::ValueId value, bool to_builtin, uint64_t location,
                               ByteWriter& out) {
  const Type& type = module_.type(value);
  Head head;
  head.name = OpName(EntryTables::kBuiltin, "unrealized_conversion_cast");
  head.location = location;
  head.operands.push_back(numbers_[value.index]);
  LS_ASSIGN_OR_RETURN(head.result_types.emplace_back(),
                      to_builtin ? tables_.BuiltinType(type) : tables_.VhloType(type));
  numbers_[value.index] = next_number_++;
  return WriteHead(head, out);
}

Result<ModuleWriter::Head> ModuleWriter::ShardyHead(ir::OpId op) {
  constexpr std::string_view kPrefix = "sdy.";
  Head head;
  head.name = OpName(EntryTables::kSdy, module_.info(op).name.substr(kPrefix.size()));
  head.discardable = &module_.discardable(op);
  head.is_builtin = true;
  head.num_regions = module_.num_regions(op);
  const ir::Dictionary attributes = module_.attributes_ref(op)->ToDictionary();
  const auto names = ShardyAttributeNames(module_.opcode(op));
  if (names.size() != attributes.size()) return UnimplementedError("has attributes of odd names");
  for (const std::string_view name : names) {
    const ir::Attribute* value = attributes.Find(name);
    if (value == nullptr) return UnimplementedError("has attributes of odd names");
    const auto* opaque = value->As<ir::OpaqueAttr>();
    LS_ASSIGN_OR_RETURN(head.inherent.emplace_back(), opaque != nullptr
                                                          ? tables_.ShardyAttribute(opaque->text)
                                                          : tables_.BuiltinAttribute(*value));
    head.inherent_names.push_back(name);
  }
  return head;
}

Status ModuleWriter::WriteShardyOp(ir::OpId op, ByteWriter& out) {
  LS_ASSIGN_OR_RETURN(Head head, ShardyHead(op));
  LS_ASSIGN_OR_RETURN(head.location, Location(module_.op_location(op)));
  for (const ir::ValueId value : module_.operands(op)) {
    const uint64_t number = numbers_[value.index];
    LS_RETURN_IF_ERROR(WriteCast(value, /*to_builtin=*/true, head.location, out));
    // Other users go on with the value itself.
    head.operands.push_back(std::exchange(numbers_[value.index], number));
  }
  for (const ir::ValueId value : module_.results(op)) {
    LS_ASSIGN_OR_RETURN(head.result_types.emplace_back(), tables_.BuiltinType(module_.type(value)));
    numbers_[value.index] = next_number_++;
  }
  LS_RETURN_IF_ERROR(WriteHead(head, out));
  LS_RETURN_IF_ERROR(WriteOpRegions(op, out));
  for (const ir::ValueId value : module_.results(op)) {
    LS_RETURN_IF_ERROR(WriteCast(value, /*to_builtin=*/false, head.location, out));
  }
  return OkStatus();
}

}  // namespace lockstep::text::bytecode
