// SPDX-License-Identifier: Apache-2.0
// Module: arenas, lists of ops, use lists and functions. Interning and copying: module_tables.cc.
#include "lockstep/ir/module.h"

#include <algorithm>
#include <utility>

namespace lockstep::ir {
namespace {

// The id that the next element of `arena` gets.
template <typename IdType, typename Arena>
IdType NextId(const Arena& arena) {
  LS_CHECK(arena.size() < IdType::kNone);
  return IdType{static_cast<uint32_t>(arena.size())};
}

}  // namespace

Module::Module() { top_level_ = NewRegion(OpId()); }
Module::Module(Module&&) noexcept = default;
Module& Module::operator=(Module&&) noexcept = default;
Module::~Module() = default;

// --- functions

FunctionId Module::AddFunction(Function function, std::span<const Type> argument_types) {
  const auto id = NextId<FunctionId>(functions_);
  function.body = NewRegion(OpId());
  region_data(function.body).function = id;
  for (const Type& type : argument_types) AddArgument(function.body, type);
  function.argument_attributes.resize(argument_types.size());
  function.result_attributes.resize(function.result_types.size());
  function_by_name_.try_emplace(function.name, id);
  functions_.push_back(std::move(function));
  function_order_.push_back(id);
  return id;
}

FunctionId Module::FindFunction(std::string_view name) const {
  const auto it = function_by_name_.find(std::string(name));
  const auto has_name = [&](FunctionId id) { return function(id).name == name; };
  if (it != function_by_name_.end() && function(it->second).body && has_name(it->second)) {
    return it->second;
  }
  // The table does not see renames.
  const auto found = std::find_if(function_order_.begin(), function_order_.end(), has_name);
  return found == function_order_.end() ? FunctionId() : *found;
}

FunctionId Module::Entry() const {
  if (const FunctionId main = FindFunction("main")) return main;
  if (function_order_.size() == 1) return function_order_.front();
  FunctionId only_public;
  for (const FunctionId id : function_order_) {
    if (!function(id).is_public) continue;
    if (only_public) return FunctionId();
    only_public = id;
  }
  return only_public;
}

void Module::EraseFunction(FunctionId id) {
  const RegionId body = function(id).body;
  std::vector<OpId> pending;
  for (const OpId op : ops(body)) pending.push_back(op);
  EraseOps(std::move(pending));
  region_data(body) = RegionData();
  const auto it = function_by_name_.find(function(id).name);
  if (it != function_by_name_.end() && it->second == id) function_by_name_.erase(it);
  std::erase(function_order_, id);
  functions_[id.index] = Function();
}

// --- ops

void Module::AddOperands(OpData& data, OpId op, std::span<const ValueId> operands) {
  data.first_operand = NextId<ValueId>(operand_slots_).index;
  data.num_operands = static_cast<uint32_t>(operands.size());
  for (const ValueId value : operands) {
    const auto slot = NextId<ValueId>(operand_slots_).index;
    operand_values_.push_back(value);
    operand_slots_.push_back({op, kNoSlot, kNoSlot});
    LinkUse(slot);
  }
}

void Module::MakeResults(OpData& data, OpId op, std::span<const Type> types) {
  data.first_result = NextId<ValueId>(result_values_).index;
  data.num_results = static_cast<uint32_t>(types.size());
  for (uint32_t i = 0; i < data.num_results; ++i) {
    const auto id = NextId<ValueId>(values_);
    values_.push_back({.type = InternType(types[i]), .op = op, .index = i});
    result_values_.push_back(id);
  }
}

OpId Module::CreateOp(const OpSpec& spec) {
  const auto op = NextId<OpId>(ops_);
  OpData data;
  data.opcode = spec.opcode;
  data.location = spec.location;
  data.position = spec.position;
  data.attributes = spec.attributes ? spec.attributes : DefaultAttributes(spec.opcode);
  if (!spec.discardable.empty()) data.discardable = std::make_unique<Dictionary>(spec.discardable);
  if (operand_values_.capacity() - operand_values_.size() < spec.operands.size()) {
    // The operands may be those of another op, in the arena that is about to move.
    AddOperands(data, op, std::vector<ValueId>(spec.operands.begin(), spec.operands.end()));
  } else {
    AddOperands(data, op, spec.operands);
  }
  MakeResults(data, op, spec.result_types);
  data.first_region = NextId<RegionId>(op_regions_).index;
  data.num_regions = static_cast<uint32_t>(spec.num_regions);
  for (size_t i = 0; i < spec.num_regions; ++i) op_regions_.push_back(NewRegion(op));
  ops_.push_back(std::move(data));
  return op;
}

void Module::AddResults(OpId op, std::span<const Type> types) {
  LS_CHECK(num_results(op) == 0);
  MakeResults(op_data(op), op, types);
}

void Module::Append(RegionId region, OpId op) {
  LS_CHECK(!parent(op));
  RegionData& list = region_data(region);
  OpData& data = op_data(op);
  data.parent = region;
  data.previous = list.last;
  data.next = OpId();
  (list.last ? op_data(list.last).next : list.first) = op;
  list.last = op;
}

void Module::InsertBefore(OpId next, OpId op) {
  LS_CHECK(!parent(op));
  LS_CHECK(parent(next));
  RegionData& list = region_data(parent(next));
  OpData& data = op_data(op);
  OpData& after = op_data(next);
  data.parent = after.parent;
  data.previous = after.previous;
  data.next = next;
  (after.previous ? op_data(after.previous).next : list.first) = op;
  after.previous = op;
}

void Module::Detach(OpId op) {
  OpData& data = op_data(op);
  LS_CHECK(data.parent);
  RegionData& list = region_data(data.parent);
  (data.previous ? op_data(data.previous).next : list.first) = data.next;
  (data.next ? op_data(data.next).previous : list.last) = data.previous;
  data.parent = RegionId();
  data.next = data.previous = OpId();
}

void Module::EraseOp(OpId op) {
  for (const ValueId result : results(op)) LS_CHECK(!HasUses(result));
  if (parent(op)) Detach(op);
  EraseOps({op});
}

// Erases ops and all that stands in their regions, without caring who uses their results.
void Module::EraseOps(std::vector<OpId> pending) {
  while (!pending.empty()) {
    const OpId op = pending.back();
    pending.pop_back();
    OpData& data = op_data(op);
    for (uint32_t i = 0; i < data.num_operands; ++i) UnlinkUse(data.first_operand + i);
    for (uint32_t i = 0; i < data.num_results; ++i) {
      value_names_.erase(result_values_[data.first_result + i].index);
    }
    for (uint32_t i = 0; i < data.num_regions; ++i) {
      const RegionId inner = op_regions_[data.first_region + i];
      for (const OpId nested : ops(inner)) pending.push_back(nested);
      for (const ValueId argument : arguments(inner)) value_names_.erase(argument.index);
      region_data(inner) = RegionData();
    }
    const Opcode opcode = data.opcode;
    data = OpData();
    data.opcode = opcode;
  }
}

std::span<const ValueId> Module::operands(OpId op) const {
  const OpData& data = op_data(op);
  return {operand_values_.data() + data.first_operand, data.num_operands};
}

std::span<const ValueId> Module::results(OpId op) const {
  const OpData& data = op_data(op);
  return {result_values_.data() + data.first_result, data.num_results};
}

RegionId Module::region(OpId op, size_t index) const {
  LS_CHECK(index < op_data(op).num_regions);
  return op_regions_[op_data(op).first_region + index];
}

void Module::SetOperand(OpId op, size_t index, ValueId value) {
  LS_CHECK(index < num_operands(op));
  const uint32_t slot = op_data(op).first_operand + static_cast<uint32_t>(index);
  UnlinkUse(slot);
  operand_values_[slot] = value;
  LinkUse(slot);
}

void Module::SetAttributes(OpId op, OpAttributesRef attributes) {
  LS_CHECK(attributes != nullptr);
  op_data(op).attributes = std::move(attributes);
}

const Dictionary& Module::discardable(OpId op) const {
  static const Dictionary empty;
  const auto& dictionary = op_data(op).discardable;
  return dictionary ? *dictionary : empty;
}

void Module::SetDiscardable(OpId op, Dictionary dictionary) {
  auto& held = op_data(op).discardable;
  held = dictionary.empty() ? nullptr : std::make_unique<Dictionary>(std::move(dictionary));
}

// --- regions

RegionId Module::NewRegion(OpId parent) {
  const auto id = NextId<RegionId>(regions_);
  regions_.push_back({.parent = parent});
  return id;
}

ValueId Module::AddArgument(RegionId region, const Type& type, LocationId location) {
  const auto id = NextId<ValueId>(values_);
  std::vector<ValueId>& list = region_data(region).arguments;
  values_.push_back({.type = InternType(type),
                     .region = region,
                     .index = static_cast<uint32_t>(list.size()),
                     .location = location});
  list.push_back(id);
  return id;
}

std::span<const ValueId> Module::arguments(RegionId region) const {
  return region_data(region).arguments;
}

FunctionId Module::parent_function(RegionId region) const {
  while (region) {
    const RegionData& data = region_data(region);
    if (!data.parent) return data.function;
    region = parent(data.parent);
  }
  return FunctionId();
}

// --- values and their uses

// The list of uses of a value goes through operand slots, newest first.
void Module::LinkUse(uint32_t slot) {
  ValueData& value = value_data(operand_values_[slot]);
  OperandSlot& links = operand_slots_[slot];
  links.previous_use = kNoSlot;
  links.next_use = value.first_use;
  if (value.first_use != kNoSlot) operand_slots_[value.first_use].previous_use = slot;
  value.first_use = slot;
}

void Module::UnlinkUse(uint32_t slot) {
  ValueData& value = value_data(operand_values_[slot]);
  const OperandSlot& links = operand_slots_[slot];
  if (links.next_use != kNoSlot) {
    operand_slots_[links.next_use].previous_use = links.previous_use;
  }
  (links.previous_use != kNoSlot ? operand_slots_[links.previous_use].next_use : value.first_use) =
      links.next_use;
}

std::vector<Use> Module::uses(ValueId value) const {
  std::vector<Use> out;
  for (uint32_t slot = value_data(value).first_use; slot != kNoSlot;
       slot = operand_slots_[slot].next_use) {
    const OpId op = operand_slots_[slot].op;
    out.push_back({op, slot - op_data(op).first_operand});
  }
  std::reverse(out.begin(), out.end());
  return out;
}

void Module::ReplaceAllUses(ValueId from, ValueId to) {
  if (from == to) return;
  for (uint32_t slot = value_data(from).first_use; slot != kNoSlot;) {
    const uint32_t next = operand_slots_[slot].next_use;
    operand_values_[slot] = to;
    LinkUse(slot);
    slot = next;
  }
  value_data(from).first_use = kNoSlot;
}

void Module::SetType(ValueId value, const Type& type) {
  const TypeId id = InternType(type);
  value_data(value).type = id;
}

const std::string& Module::value_name(ValueId value) const {
  static const std::string none;
  const auto it = value_names_.find(value.index);
  return it == value_names_.end() ? none : it->second;
}

void Module::SetValueName(ValueId value, std::string name) {
  if (name.empty()) {
    value_names_.erase(value.index);
  } else {
    value_names_[value.index] = std::move(name);
  }
}

}  // namespace lockstep::ir
