// SPDX-License-Identifier: Apache-2.0
// Writes ops, regions and values, then the sections around them.
#include "lockstep/text/bytecode/write/module_writer.h"

#include <algorithm>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/op_attributes.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;
using ir::Opcode;

constexpr std::string_view kFunctionParts[] = {"arg_attrs", "function_type", "res_attrs",
                                               "sym_name", "sym_visibility"};

bool IsShardy(const ir::Module& module, ir::OpId op) {
  return module.info(op).name.starts_with("sdy.");
}

bool IsVariadicCollective(Opcode opcode) {
  return opcode == Opcode::kAllGather || opcode == Opcode::kAllReduce ||
         opcode == Opcode::kAllToAll || opcode == Opcode::kCollectiveBroadcast;
}

}  // namespace

Status ModuleWriter::InOp(ir::OpId op, const Status& status) const {
  if (status.ok()) return status;
  return Status(status.code(), StrCat("op '", module_.info(op).name, "': ", status.message()));
}

uint64_t ModuleWriter::OpName(EntryTables::Dialect dialect, std::string_view name) {
  const std::string key = StrCat(EntryTables::kDialectNames[dialect], ".", name);
  const auto [place, is_new] = op_name_index_.try_emplace(key, op_names_.size());
  if (is_new) op_names_.emplace_back(dialect, name);
  return place->second;
}

uint64_t ModuleWriter::Properties(const std::vector<uint64_t>& attributes) {
  ByteWriter bytes;
  for (const uint64_t index : attributes) bytes.Varint(index);
  const auto [place, is_new] = property_index_.try_emplace(bytes.bytes(), properties_.size());
  if (is_new) properties_.push_back(bytes.bytes());
  return place->second;
}

Result<uint64_t> ModuleWriter::Location(ir::LocationId location) {
  return locations_ ? tables_.Location(location) : tables_.UnknownLocation();
}

// Before properties existed, an op's own attributes stood among the others in its dictionary.
Status ModuleWriter::WriteHead(const Head& head, ByteWriter& out) {
  const bool has_properties = format_ >= kFormatProperties;
  uint8_t parts = 0;
  uint64_t attributes = 0, properties = 0;
  const bool in_dictionary = !has_properties && !head.inherent.empty();
  const ir::Dictionary none;
  const ir::Dictionary& discardable = head.discardable == nullptr ? none : *head.discardable;
  if (!discardable.empty() || in_dictionary) {
    std::vector<EntryTables::NamedIndex> named;
    for (size_t i = 0; in_dictionary && i < head.inherent.size(); ++i) {
      named.emplace_back(head.inherent_names[i], head.inherent[i]);
    }
    if (head.is_builtin && !in_dictionary) {
      LS_ASSIGN_OR_RETURN(attributes, tables_.BuiltinAttribute(ir::DictionaryAttr{discardable}));
    } else {
      LS_ASSIGN_OR_RETURN(attributes, tables_.Discardable(discardable, std::move(named)));
    }
    parts |= kHasAttributes;
  }
  if (has_properties && !head.inherent.empty()) {
    properties = Properties(head.inherent);
    parts |= kHasProperties;
  }
  if (!head.result_types.empty()) parts |= kHasResults;
  if (!head.operands.empty()) parts |= kHasOperands;
  if (head.num_regions > 0) parts |= kHasRegions;

  out.Varint(head.name);
  out.Byte(parts);
  out.Varint(head.location);
  if ((parts & kHasAttributes) != 0) out.Varint(attributes);
  if ((parts & kHasProperties) != 0) out.Varint(properties);
  for (const auto* list : {&head.result_types, &head.operands}) {
    if (list->empty()) continue;
    out.Varint(list->size());
    for (const uint64_t index : *list) out.Varint(index);
  }
  if (head.num_regions > 0) {
    out.Varint((uint64_t{head.num_regions} << 1) | (head.is_isolated ? 1 : 0));
  }
  return OkStatus();
}

size_t ModuleWriter::NumCasts(ir::OpId op) const {
  return IsShardy(module_, op) ? module_.num_operands(op) + module_.num_results(op) : 0;
}

size_t ModuleWriter::CountValues(ir::RegionId region) const {
  const ir::OpId parent = module_.parent_op(region);
  size_t count = module_.arguments(region).size();
  if (parent && IsShardy(module_, parent)) count += count;  // casts of the arguments
  for (const ir::OpId op : module_.ops(region)) {
    count += module_.num_results(op) + NumCasts(op);
  }
  return count;
}

Status ModuleWriter::WriteArguments(ir::RegionId region, ByteWriter& out) {
  const auto arguments = module_.arguments(region);
  const ir::OpId parent = module_.parent_op(region);
  const bool in_shardy = parent && IsShardy(module_, parent);
  out.Varint(arguments.size());
  for (const ir::ValueId value : arguments) {
    numbers_[value.index] = next_number_++;
    LS_ASSIGN_OR_RETURN(const uint64_t type, in_shardy ? tables_.BuiltinType(module_.type(value))
                                                       : tables_.VhloType(module_.type(value)));
    const std::string& name = module_.value_name(value);
    const ir::LocationId place = module_.value_location(value);
    LS_ASSIGN_OR_RETURN(uint64_t location, Location(place));
    if (locations_ && !place && !name.empty()) location = tables_.NamedLocation(name);
    constexpr uint64_t kHasLocation = 1;
    out.Varint(format_ >= kFormatElidedLocations ? (type << 1) | kHasLocation : type);
    out.Varint(location);
  }
  if (format_ >= kFormatUseLists) out.Byte(0);
  return OkStatus();
}

// A region's values are numbered behind those of the regions around it. Blocks without anything are
// still blocks.
Status ModuleWriter::WriteRegion(ir::RegionId region, ByteWriter& out) {
  const bool has_arguments = !module_.arguments(region).empty();
  if (!has_arguments && !module_.first_op(region)) {
    out.Varint(0);
    return OkStatus();
  }
  size_t num_ops = 0;
  for (const ir::OpId op : module_.ops(region)) num_ops += 1 + NumCasts(op);
  const ir::OpId parent = module_.parent_op(region);
  const bool in_shardy = parent && IsShardy(module_, parent);
  if (in_shardy) num_ops += module_.arguments(region).size();
  const size_t num_values = CountValues(region);
  const uint64_t first = next_number_;
  out.Varint(1);
  out.Varint(num_values);
  out.Varint((uint64_t{num_ops} << 1) | (has_arguments ? 1 : 0));
  if (has_arguments) LS_RETURN_IF_ERROR(WriteArguments(region, out));
  // Regions inside begin where this one's values end.
  region_end_.push_back(first + num_values);
  if (in_shardy) {
    for (const ir::ValueId value : module_.arguments(region)) {
      LS_RETURN_IF_ERROR(WriteCast(value, /*to_builtin=*/false, tables_.UnknownLocation(), out));
    }
  }
  for (const ir::OpId op : module_.ops(region)) LS_RETURN_IF_ERROR(WriteOp(op, out));
  region_end_.pop_back();
  next_number_ = first;
  return OkStatus();
}

Result<const VhloOp*> ModuleWriter::ChooseOp(ir::OpId op) const {
  const Opcode opcode = module_.opcode(op);
  const VhloOp* newest = FindVhloOp(opcode, kNewest);
  if (newest == nullptr) {
    const bool is_chlo = module_.info(op).name.starts_with("chlo.");
    return UnimplementedError(is_chlo ? "CHLO cannot be in an artifact; expand it first"
                                      : "artifacts have no such op");
  }
  const VhloOp* chosen = FindVhloOp(opcode, version_);
  const bool too_old =
      chosen == nullptr ||
      (chosen != newest && IsVariadicCollective(opcode) && !(chosen->since == newest->since) &&
       module_.num_operands(op) != 1) ||
      (chosen != newest && opcode == Opcode::kComposite && module_.num_regions(op) != 0);
  if (!too_old) return chosen;
  const VhloOp* wanted = chosen == nullptr ? FindOldestVhloOp(opcode) : newest;
  return UnimplementedError(NeedsVersion(*wanted));
}

std::string ModuleWriter::NeedsVersion(const VhloOp& op) const {
  return StrCat("needs StableHLO ", op.since.ToString(), "; the artifact is for ",
                version_.ToString());
}

Result<std::vector<uint64_t>> ModuleWriter::Inherent(ir::OpId op, const VhloOp& row) {
  const ir::OpAttributesRef& attributes = module_.attributes_ref(op);
  const auto found = inherent_.find(attributes.get());
  if (found != inherent_.end() && found->second.size() == row.attributes.size()) {
    return found->second;
  }
  std::vector<ir::Attribute> values;
  Status status = AttributesToArtifact(row, attributes->ToDictionary(), values);
  std::vector<uint64_t> indices;
  for (size_t i = 0; status.ok() && i < values.size(); ++i) {
    const auto index = tables_.VhloAttribute(values[i]);
    status = index.status();
    if (!status.ok()) {
      status = Status(status.code(),
                      StrCat("attribute '", row.attributes[i].name, "': ", status.message()));
    } else {
      indices.push_back(*index);
    }
  }
  if (!status.ok()) return status;
  return inherent_[attributes.get()] = std::move(indices);
}

Status ModuleWriter::WriteOp(ir::OpId op, ByteWriter& out) {
  if (IsShardy(module_, op)) return InOp(op, WriteShardyOp(op, out));
  const auto chosen = ChooseOp(op);
  if (!chosen.ok()) return InOp(op, chosen.status());
  const VhloOp& row = **chosen;
  Head head;
  head.name = OpName(EntryTables::kVhlo, row.name);
  LS_ASSIGN_OR_RETURN(head.location, Location(module_.op_location(op)));
  auto inherent = Inherent(op, row);
  if (!inherent.ok()) {
    const VhloOp& newest = *FindVhloOp(row.opcode, kNewest);
    const std::string hint = &newest == &row ? "" : " (" + NeedsVersion(newest) + ")";
    return InOp(op, Status(inherent.status().code(), StrCat(inherent.status().message(), hint)));
  }
  head.inherent = *std::move(inherent);
  for (const VhloAttribute& attribute : row.attributes)
    head.inherent_names.push_back(attribute.name);
  head.discardable = &module_.discardable(op);
  for (const ir::ValueId value : module_.operands(op)) {
    head.operands.push_back(numbers_[value.index]);
  }
  for (const ir::ValueId value : module_.results(op)) {
    const auto type = tables_.VhloType(module_.type(value));
    if (!type.ok()) return InOp(op, type.status());
    head.result_types.push_back(*type);
    numbers_[value.index] = next_number_++;
  }
  head.num_regions = module_.num_regions(op);
  if (Status status = WriteHead(head, out); !status.ok()) return InOp(op, status);
  return WriteOpRegions(op, out);
}

// Regions number their values behind those of the region around them.
Status ModuleWriter::WriteOpRegions(ir::OpId op, ByteWriter& out) {
  const uint64_t next = std::exchange(next_number_, region_end_.back());
  for (size_t i = 0; i < module_.num_regions(op); ++i) {
    LS_RETURN_IF_ERROR(WriteRegion(module_.region(op, i), out));
  }
  next_number_ = next;
  return OkStatus();
}

Result<uint64_t> ModuleWriter::Dictionaries(const std::vector<ir::Dictionary>& dictionaries) {
  ir::ArrayAttr array;
  const bool any = std::any_of(dictionaries.begin(), dictionaries.end(),
                               [](const ir::Dictionary& d) { return !d.empty(); });
  for (const ir::Dictionary& dictionary : dictionaries) {
    if (any) array.values.push_back(ir::DictionaryAttr{dictionary});
  }
  return tables_.VhloAttribute(array);
}

Result<std::vector<uint64_t>> ModuleWriter::FunctionParts(const ir::Function& function) {
  std::vector<uint64_t> parts(std::size(kFunctionParts));
  std::vector<Type> inputs;
  for (const ir::ValueId value : module_.arguments(function.body)) {
    inputs.push_back(module_.type(value));
  }
  const ir::Attribute type = ir::TypeAttr{Type::Function(std::move(inputs), function.result_types)};
  const auto visibility = ir::Attribute::String(function.is_public ? "public" : "private");
  LS_ASSIGN_OR_RETURN(parts[0], Dictionaries(function.argument_attributes));
  LS_ASSIGN_OR_RETURN(parts[1], tables_.VhloAttribute(type));
  LS_ASSIGN_OR_RETURN(parts[2], Dictionaries(function.result_attributes));
  LS_ASSIGN_OR_RETURN(parts[3], tables_.VhloAttribute(ir::Attribute::String(function.name)));
  LS_ASSIGN_OR_RETURN(parts[4], tables_.VhloAttribute(visibility));
  return parts;
}

Status ModuleWriter::WriteFunction(const ir::Function& function, ByteWriter& out) {
  Head head;
  head.name = OpName(EntryTables::kVhlo, "func_v1");
  LS_ASSIGN_OR_RETURN(head.location, Location(function.location));
  auto parts = FunctionParts(function);
  if (!parts.ok()) {
    return Status(parts.status().code(),
                  StrCat("function @", function.name, ": ", parts.status().message()));
  }
  head.inherent = *std::move(parts);
  head.inherent_names.assign(std::begin(kFunctionParts), std::end(kFunctionParts));
  head.discardable = &function.attributes;
  head.num_regions = 1;
  head.is_isolated = true;
  LS_RETURN_IF_ERROR(WriteHead(head, out));
  ByteWriter body;
  next_number_ = 0;
  if (function.is_declaration) {
    body.Varint(0);
  } else {
    LS_RETURN_IF_ERROR(WriteRegion(function.body, body));
  }
  if (format_ >= kFormatLazyRegions) {
    out.Section(kIrSection, body.bytes());
  } else {
    out.Raw(body.bytes());
  }
  return OkStatus();
}

// Meshes, then functions.
Status ModuleWriter::WriteTopLevel(ByteWriter& out, size_t& num_ops) {
  for (const ir::OpId op : module_.ops(module_.top_level())) {
    if (module_.opcode(op) != Opcode::kSdyMesh) {
      return InOp(op, UnimplementedError("cannot stand at the top of an artifact"));
    }
    LS_RETURN_IF_ERROR(WriteOp(op, out));
    ++num_ops;
  }
  for (const ir::FunctionId id : module_.functions()) {
    LS_RETURN_IF_ERROR(WriteFunction(module_.function(id), out));
    ++num_ops;
  }
  return OkStatus();
}

Result<std::string> ModuleWriter::WriteModuleOp() {
  ByteWriter top, functions;
  size_t num_ops = 0;
  region_end_.push_back(0);
  LS_RETURN_IF_ERROR(WriteTopLevel(top, num_ops));
  functions.Varint(1);
  functions.Varint(0);
  functions.Varint(uint64_t{num_ops} << 1);
  functions.Raw(top.bytes());

  ByteWriter out;
  const bool has_properties = format_ >= kFormatProperties;
  ir::Dictionary attributes = module_.attributes;
  if (!has_properties && !module_.name.empty()) {
    attributes.Set("sym_name", ir::Attribute::String(module_.name));
  }
  uint8_t parts = kHasRegions;
  if (!attributes.empty()) parts |= kHasAttributes;
  if (has_properties) parts |= kHasProperties;
  LS_ASSIGN_OR_RETURN(const uint64_t location, Location(module_.location));
  out.Varint(uint64_t{1} << 1);  // one op
  out.Varint(OpName(EntryTables::kBuiltin, "module"));
  out.Byte(parts);
  out.Varint(location);
  if (!attributes.empty()) {
    LS_ASSIGN_OR_RETURN(const uint64_t index,
                        tables_.BuiltinAttribute(ir::DictionaryAttr{attributes}));
    out.Varint(index);
  }
  if (has_properties) {  // name and visibility: 0, or an index with the lowest bit set
    const bool has_name = !module_.name.empty();
    const uint64_t name = has_name ? (tables_.BuiltinString(module_.name) << 1) | 1 : 0;
    out.Varint(Properties({name, 0}));
  }
  constexpr uint64_t kOneIsolatedRegion = 3;
  out.Varint(kOneIsolatedRegion);
  if (format_ >= kFormatLazyRegions) {
    out.Section(kIrSection, functions.bytes());
  } else {
    out.Raw(functions.bytes());
  }
  return out.bytes();
}

std::string ModuleWriter::DialectSection() {
  ByteWriter out;
  const bool has_versions = format_ >= kFormatDialectVersions;
  EntryTables::Dialect last = tables_.uses_shardy() ? EntryTables::kSdy : EntryTables::kVhlo;
  for (const auto& [dialect, name] : op_names_) last = std::max(last, dialect);
  out.Varint(last + 1);
  for (int i = 0; i <= last; ++i) {
    out.Varint(tables_.String(EntryTables::kDialectNames[i]) << (has_versions ? 1 : 0));
  }
  if (format_ >= kFormatElidedLocations) out.Varint(op_names_.size());
  for (size_t begin = 0, end = 0; begin < op_names_.size(); begin = end) {
    while (end < op_names_.size() && op_names_[end].first == op_names_[begin].first) ++end;
    out.Varint(op_names_[begin].first);
    out.Varint(end - begin);
    for (size_t i = begin; i < end; ++i) {
      const uint64_t index = tables_.String(op_names_[i].second);
      out.Varint(format_ >= kFormatProperties ? (index << 1) | 1 : index);
    }
  }
  return out.bytes();
}

std::string ModuleWriter::PropertiesSection() const {
  ByteWriter out;
  out.Varint(properties_.size());
  for (const std::string& bytes : properties_) out.Blob(bytes);
  return out.bytes();
}

Result<std::string> ModuleWriter::Write() {
  numbers_.resize(module_.value_capacity());
  LS_ASSIGN_OR_RETURN(const std::string ir, WriteModuleOp());
  const std::string dialects = DialectSection();  // before the strings are written
  ByteWriter out;
  out.Raw("ML\xefR");
  out.Varint(format_);
  out.Raw(StrCat("StableHLO_v", version_.ToString()));
  out.Byte(0);
  out.Section(kDialectSection, dialects);
  out.Section(kEntryOffsetSection, tables_.OffsetSection());
  out.Section(kEntrySection, tables_.EntrySection());
  out.Section(kIrSection, ir);
  out.Section(kStringSection, tables_.StringSection());
  if (format_ >= kFormatProperties) out.Section(kPropertiesSection, PropertiesSection());
  return out.bytes();
}

}  // namespace lockstep::text::bytecode
