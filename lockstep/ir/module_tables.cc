// SPDX-License-Identifier: Apache-2.0
// Module: the tables of types and locations, where equal things are one thing, and the deep copy.
#include <utility>

#include "lockstep/base/hash.h"
#include "lockstep/ir/module.h"

namespace lockstep::ir {
namespace {

using base::HashCombine;

size_t HashLocation(const Location& location) {
  uint64_t hash =
      HashCombine(static_cast<uint64_t>(location.kind), base::HashString(location.name));
  hash = HashCombine(hash, (uint64_t{location.line} << 32) | location.column);
  hash = HashCombine(hash, (uint64_t{location.end_line} << 32) | location.end_column);
  for (const LocationId child : location.children) hash = HashCombine(hash, child.index);
  if (location.metadata) hash = HashCombine(hash, location.metadata->Hash());
  return static_cast<size_t>(hash);
}

// The id of `value` in `items`, added when it is new.
template <typename IdType, typename T, typename Value>
IdType Intern(Value&& value, size_t hash, std::deque<T>& items,
              std::unordered_map<size_t, std::vector<IdType>>& ids_by_hash) {
  std::vector<IdType>& ids = ids_by_hash[hash];
  for (const IdType id : ids) {
    if (items[id.index] == value) return id;
  }
  const IdType id{static_cast<uint32_t>(items.size())};
  items.push_back(std::forward<Value>(value));
  ids.push_back(id);
  return id;
}

}  // namespace

TypeId Module::InternType(const Type& type) {
  // Most values have the type of the value before them: that saves the hash.
  if (!values_.empty() && types_[values_.back().type.index] == type) return values_.back().type;
  return Intern<TypeId>(type, type.Hash(), types_, types_by_hash_);
}

LocationId Module::InternLocation(Location location) {
  if (location.kind == Location::Kind::kUnknown) return LocationId();
  const size_t hash = HashLocation(location);
  return Intern<LocationId>(std::move(location), hash, locations_, locations_by_hash_);
}

Module Module::Clone() const {
  Module copy;
  copy.name = name;
  copy.attributes = attributes;
  copy.location = location;
  copy.source_file = source_file;
  copy.ops_.reserve(ops_.size());
  for (const OpData& op : ops_) {
    OpData data;
    data.opcode = op.opcode;
    data.num_operands = op.num_operands;
    data.first_operand = op.first_operand;
    data.num_results = op.num_results;
    data.first_result = op.first_result;
    data.num_regions = op.num_regions;
    data.first_region = op.first_region;
    data.next = op.next;
    data.previous = op.previous;
    data.parent = op.parent;
    data.location = op.location;
    data.position = op.position;
    data.attributes = op.attributes;
    if (op.discardable) data.discardable = std::make_unique<Dictionary>(*op.discardable);
    copy.ops_.push_back(std::move(data));
  }
  copy.operand_values_ = operand_values_;
  copy.operand_slots_ = operand_slots_;
  copy.result_values_ = result_values_;
  copy.op_regions_ = op_regions_;
  copy.values_ = values_;
  copy.regions_ = regions_;
  copy.functions_ = functions_;
  copy.function_order_ = function_order_;
  copy.function_by_name_ = function_by_name_;
  copy.types_ = types_;
  copy.types_by_hash_ = types_by_hash_;
  copy.locations_ = locations_;
  copy.locations_by_hash_ = locations_by_hash_;
  copy.value_names_ = value_names_;
  copy.top_level_ = top_level_;
  return copy;
}

}  // namespace lockstep::ir
