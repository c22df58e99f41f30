// SPDX-License-Identifier: Apache-2.0
// Functions and attributes of ops in the IR section.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/op_attributes.h"
#include "lockstep/text/bytecode/read/module_reader.h"
#include "lockstep/text/bytecode/shardy_ops.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

constexpr std::string_view kFunctionParts[] = {"arg_attrs", "function_type", "res_attrs",
                                               "sym_name", "sym_visibility"};

// A list of dictionaries, one for each argument or result; none at all when all are empty.
bool TakeDictionaries(const ir::Attribute& list, size_t count, std::vector<ir::Dictionary>& out) {
  out.resize(count);
  const auto* array = list.As<ir::ArrayAttr>();
  if (array == nullptr || (!array->values.empty() && array->values.size() != count)) return false;
  for (size_t i = 0; i < array->values.size(); ++i) {
    const auto* dictionary = array->values[i].As<ir::DictionaryAttr>();
    if (dictionary == nullptr) return false;
    out[i] = dictionary->entries;
  }
  return true;
}

}  // namespace

bool ModuleReader::Charge(uint64_t amount) {
  if (amount > budget_) {
    return problem_.Unsupported("attributes that unfold to far more than the file's size");
  }
  budget_ -= amount;
  return true;
}

bool ModuleReader::GetDictionary(const Head& head, ir::Dictionary& out) {
  if (head.attributes == kNone) return true;
  ir::Attribute attribute;
  if (!entries_.GetAttribute(head.attributes, attribute)) return false;
  const auto* dictionary = attribute.As<ir::DictionaryAttr>();
  if (dictionary == nullptr) return problem_.Damaged(head.offset, "attributes in no dictionary");
  out = dictionary->entries;
  return Charge(out.size());
}

bool ModuleReader::ReadInherent(const Head& head, std::span<const std::string_view> names,
                                std::vector<ir::Attribute>& out, ir::Dictionary& rest) {
  if (container_.format < kFormatProperties) {
    for (const std::string_view name : names) {
      const auto found = rest.Take(name);
      if (!found) {
        return problem_.Damaged(head.offset, StrCat("attribute '", name, "' of ", Dialect(head),
                                                    ".", Name(head), " is missing"));
      }
      out.push_back(*found);
    }
    return Charge(head.attributes == kNone ? 0 : entries_.Weight(head.attributes));
  }
  if (names.empty() && head.properties == kNone) return true;
  if (head.properties == kNone) return problem_.Damaged(head.offset, "an op without properties");
  ByteReader properties = container_.properties[head.properties];
  for (size_t i = 0; i < names.size(); ++i) {
    const size_t index = properties.Index(container_.attributes.size(), "attribute");
    if (!properties.ok() || !entries_.GetAttribute(index, out.emplace_back())) return false;
    if (!Charge(entries_.Weight(index))) return false;
  }
  return properties.AtEnd() || properties.Fail(StrCat("more attributes than ", Name(head), " has"));
}

bool ModuleReader::GetParts(const Head& head, const VhloOp& op, ir::Opcode opcode, OpParts& out) {
  const bool has_properties = container_.format >= kFormatProperties;
  const size_t source = has_properties ? head.properties : head.attributes;
  const uint64_t key = (uint64_t{head.name} << 33) |
                       (uint64_t{opcode == ir::Opcode::kReturn} << 32) |
                       static_cast<uint32_t>(source);
  const auto [place, is_new] = parts_.try_emplace(key);
  if (is_new && !MakeParts(head, op, opcode, place->second)) return false;
  out = place->second;
  if (has_properties) return GetDictionary(head, out.discardable);
  return Charge(out.discardable.size());
}

bool ModuleReader::MakeParts(const Head& head, const VhloOp& op, ir::Opcode opcode, OpParts& out) {
  std::vector<std::string_view> names;
  for (const VhloAttribute& attribute : op.attributes) names.push_back(attribute.name);
  if (container_.format < kFormatProperties && !GetDictionary(head, out.discardable)) return false;
  std::vector<ir::Attribute> values;
  if (!ReadInherent(head, names, values, out.discardable)) return false;

  ir::Dictionary own;
  uint64_t elements = 0;
  Status status = AttributesFromArtifact(op, values, own, elements);
  if (!Charge(elements)) return false;
  if (status.ok()) {
    auto attributes = ir::TakeAttributes(opcode, own);
    status = attributes.status();
    if (attributes.ok()) out.attributes = *std::move(attributes);
  }
  if (status.ok()) return true;
  return problem_.Is(Status(status.code(), StrCat("op 'vhlo.", op.name, "' at byte ", head.offset,
                                                  ": ", status.message())));
}

bool ModuleReader::GetShardyParts(const Head& head, ir::Opcode opcode, OpParts& out) {
  if (opcode == ir::Opcode::kSdyPropagationBarrier) {
    return Unsupported(head, "only as text for now");
  }
  const std::span<const std::string_view> names = ShardyAttributeNames(opcode);
  std::vector<ir::Attribute> values;
  if (!GetDictionary(head, out.discardable) ||
      !ReadInherent(head, names, values, out.discardable)) {
    return false;
  }
  ir::Dictionary own;
  for (size_t i = 0; i < names.size(); ++i) own.Set(std::string(names[i]), values[i]);
  auto attributes = ir::TakeAttributes(opcode, own);
  if (!attributes.ok()) return problem_.Is(attributes.status());
  out.attributes = *std::move(attributes);
  return true;
}

bool ModuleReader::TakeFunctionParts(ir::Dictionary parts, ir::Function& out,
                                     std::vector<Type>& arguments) {
  const auto* type = parts.Find("function_type")->As<ir::TypeAttr>();
  const auto* name = parts.Find("sym_name")->As<ir::StringAttr>();
  const auto* visibility = parts.Find("sym_visibility")->As<ir::StringAttr>();
  if (type == nullptr || type->type.kind() != Type::Kind::kFunction || name == nullptr ||
      visibility == nullptr) {
    return false;
  }
  out.name = name->value;
  out.is_public = visibility->value.empty() || visibility->value == "public";
  const auto inputs = type->type.members();
  const auto results = type->type.results();
  arguments.assign(inputs.begin(), inputs.end());
  out.result_types.assign(results.begin(), results.end());
  return TakeDictionaries(*parts.Find("arg_attrs"), inputs.size(), out.argument_attributes) &&
         TakeDictionaries(*parts.Find("res_attrs"), results.size(), out.result_attributes);
}

bool ModuleReader::ReadFunctionHead(const Head& head, ir::Function& out,
                                    std::vector<Type>& arguments) {
  std::vector<ir::Attribute> values;
  if (!GetDictionary(head, out.attributes) ||
      !ReadInherent(head, kFunctionParts, values, out.attributes)) {
    return false;
  }
  ir::Dictionary parts;
  for (size_t i = 0; i < values.size(); ++i) parts.Set(std::string(kFunctionParts[i]), values[i]);
  out.location = head.location;
  return TakeFunctionParts(std::move(parts), out, arguments) ||
         problem_.Damaged(head.offset, "a function whose parts do not fit together");
}

bool ModuleReader::ReadFunction(ByteReader& in, const Head& head) {
  ir::Function function;
  std::vector<Type> types;
  if (!ReadFunctionHead(head, function, types)) return false;
  if (head.num_regions != 1) return in.Fail("a function needs one region");
  if (!function_names_.insert(function.name).second) {
    return in.Fail(StrCat("function @", function.name, " is there twice"));
  }
  auto argument_attributes = std::move(function.argument_attributes);
  const ir::FunctionId id = module_.AddFunction(std::move(function), {});
  module_.function(id).argument_attributes = std::move(argument_attributes);
  const ir::RegionId body = module_.function(id).body;
  const auto add_argument = [&](const Type& type, ir::LocationId location) {
    const ir::ValueId value = module_.AddArgument(body, type, location);
    if (location && module_.location_of(location).kind == ir::Location::Kind::kName) {
      if (const std::string name = module_.location_of(location).name; !name.empty()) {
        module_.SetValueName(value, name);
      }
    }
    return value;
  };
  return ReadRegions(in, head, [&](ByteReader& bytes, size_t) {
    bool is_declaration = false;
    size_t next = 0;
    const bool ok = ReadRegion(
        bytes,
        [&](const Type& type, ir::LocationId location) {
          if (next >= types.size() || !(types[next++] == type)) {
            return bytes.Fail("a function's arguments are not those of its type");
          }
          return Define(add_argument(type, location), bytes);
        },
        [&](ByteReader& in_block) { return ReadOp(in_block, body, /*in_function=*/true); },
        is_declaration);
    if (!ok) return false;
    module_.function(id).is_declaration = is_declaration;
    if (!is_declaration) {
      return next == types.size() || bytes.Fail("a function lacks arguments of its type");
    }
    for (const Type& type : types) add_argument(type, {});
    return true;
  });
}

}  // namespace lockstep::text::bytecode
