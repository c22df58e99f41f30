// SPDX-License-Identifier: Apache-2.0
// Module: a program. It owns functions, regions, ops, values, types and locations in arenas and
// hands out 32-bit ids. See docs/design/ir.md.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/ids.h"
#include "lockstep/ir/location.h"
#include "lockstep/ir/op_attributes.h"
#include "lockstep/ir/opcode.h"
#include "lockstep/shape.h"

namespace lockstep::ir {

// A place in the text a module was read from; 0 when it was built.
struct TextPosition {
  uint32_t line = 0;
  uint32_t column = 0;
};

// One use of a value: operand `index` of `op`.
struct Use {
  OpId op;
  uint32_t index = 0;
};

// What CreateOp needs. Regions are made empty; fill them through region(op, i).
struct OpSpec {
  Opcode opcode;
  std::span<const ValueId> operands;
  std::span<const Type> result_types;
  OpAttributesRef attributes;  // null: DefaultAttributes(opcode)
  Dictionary discardable = {};
  size_t num_regions = 0;
  LocationId location = {};
  TextPosition position = {};
};

// A function of the module. Its arguments are the arguments of `body`.
struct Function {
  std::string name;
  bool is_public = true;
  bool is_declaration = false;  // no body: `func.func private @f(tensor<f32>) -> tensor<f32>`
  RegionId body;
  std::vector<Dictionary> argument_attributes;  // one per argument
  std::vector<Type> result_types;
  std::vector<Dictionary> result_attributes;  // one per result
  Dictionary attributes;                      // discardable
  LocationId location;
  TextPosition position;
};

// Not thread-safe for writing; const access from many threads is safe. Ids stay valid until their
// thing is erased and are never used again. References into the module are invalidated by creation.
class Module {
 public:
  Module();
  Module(Module&&) noexcept;
  Module& operator=(Module&&) noexcept;
  ~Module();
  // A deep copy with the same ids.
  Module Clone() const;

  // --- the module itself
  std::string name;       // without '@'; empty: none
  Dictionary attributes;  // mhlo.num_partitions and the like
  LocationId location;
  std::string source_file;  // where the text came from, for messages

  // --- functions, in the order of the text
  FunctionId AddFunction(Function function, std::span<const Type> argument_types);
  size_t num_functions() const { return functions_.size(); }
  std::span<const FunctionId> functions() const { return function_order_; }
  Function& function(FunctionId id) { return functions_[id.index]; }
  const Function& function(FunctionId id) const { return functions_[id.index]; }
  // None when there is no function of that name (after the last rename or erase).
  FunctionId FindFunction(std::string_view name) const;
  // `main`, or the only public function, or the only function; else none.
  FunctionId Entry() const;
  void EraseFunction(FunctionId id);
  // Ops beside the functions (sdy.mesh), in order.
  RegionId top_level() const { return top_level_; }

  // --- ops
  // Makes an op that stands nowhere yet; place it with Append or InsertBefore.
  OpId CreateOp(const OpSpec& spec);
  // Gives an op its results when its regions had to be built first. REQUIRES: it has none.
  void AddResults(OpId op, std::span<const Type> types);
  void Append(RegionId region, OpId op);
  void InsertBefore(OpId next, OpId op);
  // Takes `op` out of its region without erasing it.
  void Detach(OpId op);
  // REQUIRES: no result is used. Erases its regions too.
  void EraseOp(OpId op);

  Opcode opcode(OpId op) const { return op_data(op).opcode; }
  const OpInfo& info(OpId op) const { return GetOpInfo(opcode(op)); }
  std::span<const ValueId> operands(OpId op) const;
  ValueId operand(OpId op, size_t index) const { return operands(op)[index]; }
  size_t num_operands(OpId op) const { return op_data(op).num_operands; }
  void SetOperand(OpId op, size_t index, ValueId value);
  std::span<const ValueId> results(OpId op) const;
  ValueId result(OpId op, size_t index = 0) const { return results(op)[index]; }
  size_t num_results(OpId op) const { return op_data(op).num_results; }
  size_t num_regions(OpId op) const { return op_data(op).num_regions; }
  RegionId region(OpId op, size_t index = 0) const;
  const OpAttributesRef& attributes_ref(OpId op) const { return op_data(op).attributes; }
  void SetAttributes(OpId op, OpAttributesRef attributes);
  // REQUIRES: T is the struct of the op's row in opcode.def.
  template <typename T>
  const T& attrs(OpId op) const {
    return GetAttributes<T>(*op_data(op).attributes);
  }
  const Dictionary& discardable(OpId op) const;
  void SetDiscardable(OpId op, Dictionary dictionary);
  LocationId op_location(OpId op) const { return op_data(op).location; }
  void SetLocation(OpId op, LocationId location) { op_data(op).location = location; }
  TextPosition position(OpId op) const { return op_data(op).position; }
  // The region an op stands in; none when detached.
  RegionId parent(OpId op) const { return op_data(op).parent; }
  OpId next(OpId op) const { return op_data(op).next; }
  OpId previous(OpId op) const { return op_data(op).previous; }
  // One more than the largest op index ever given out.
  size_t op_capacity() const { return ops_.size(); }

  // --- regions: one block each, arguments and a list of ops
  ValueId AddArgument(RegionId region, const Type& type, LocationId location = {});
  std::span<const ValueId> arguments(RegionId region) const;
  OpId first_op(RegionId region) const { return region_data(region).first; }
  OpId last_op(RegionId region) const { return region_data(region).last; }
  // The op that holds the region; none for a function's body and the top level.
  OpId parent_op(RegionId region) const { return region_data(region).parent; }
  // The function whose body (at any depth) this is; none for the top level.
  FunctionId parent_function(RegionId region) const;

  // for (OpId op : module.ops(region)) ..; the op under the cursor may be erased once it moved on.
  class OpIterator {
   public:
    OpIterator(const Module* module, OpId op) : module_(module), op_(op) {}
    OpId operator*() const { return op_; }
    OpIterator& operator++() {
      op_ = module_->next(op_);
      return *this;
    }
    friend bool operator==(const OpIterator& a, const OpIterator& b) { return a.op_ == b.op_; }

   private:
    const Module* module_;
    OpId op_;
  };
  struct OpRange {
    OpIterator begin_, end_;
    OpIterator begin() const { return begin_; }
    OpIterator end() const { return end_; }
  };
  OpRange ops(RegionId region) const { return {{this, first_op(region)}, {this, OpId()}}; }

  // --- values
  const Type& type(ValueId value) const { return types_[value_data(value).type.index]; }
  TypeId type_id(ValueId value) const { return value_data(value).type; }
  void SetType(ValueId value, const Type& type);
  // Shorthand. REQUIRES: type(value) is a tensor.
  const TensorType& tensor_type(ValueId value) const { return type(value).tensor(); }
  // The op that makes it; none for an argument.
  OpId defining_op(ValueId value) const { return value_data(value).op; }
  // The region whose argument it is; none for a result.
  RegionId defining_region(ValueId value) const { return value_data(value).region; }
  // Its position among the results or arguments.
  uint32_t index_in_owner(ValueId value) const { return value_data(value).index; }
  // A name a person gave (from locations or the builder); empty: none.
  const std::string& value_name(ValueId value) const;
  void SetValueName(ValueId value, std::string name);
  LocationId value_location(ValueId value) const { return value_data(value).location; }
  bool HasUses(ValueId value) const { return value_data(value).first_use != kNoSlot; }
  bool HasOneUse(ValueId value) const {
    const uint32_t slot = value_data(value).first_use;
    return slot != kNoSlot && operand_slots_[slot].next_use == kNoSlot;
  }
  std::vector<Use> uses(ValueId value) const;
  // Calls visit(Use), the newest use first, until it returns false. It may change nothing.
  template <typename Visit>
  void ForEachUse(ValueId value, Visit&& visit) const {
    for (uint32_t slot = value_data(value).first_use; slot != kNoSlot;
         slot = operand_slots_[slot].next_use) {
      const OpId op = operand_slots_[slot].op;
      if (!visit(Use{op, slot - op_data(op).first_operand})) return;
    }
  }
  void ReplaceAllUses(ValueId from, ValueId to);
  size_t value_capacity() const { return values_.size(); }

  // --- types and locations are interned: equal means same id
  TypeId InternType(const Type& type);
  const Type& type(TypeId id) const { return types_[id.index]; }
  LocationId InternLocation(Location location);
  // REQUIRES: id is not none.
  const Location& location_of(LocationId id) const { return locations_[id.index]; }

 private:
  static constexpr uint32_t kNoSlot = 0xFFFFFFFFu;

  struct OpData {
    Opcode opcode;
    uint32_t num_operands = 0, first_operand = 0;  // in operand_slots_ and operand_values_
    uint32_t num_results = 0, first_result = 0;    // in result_values_
    uint32_t num_regions = 0, first_region = 0;    // in op_regions_
    OpId next, previous;
    RegionId parent;
    LocationId location;
    TextPosition position;
    OpAttributesRef attributes;
    std::unique_ptr<Dictionary> discardable;  // null: empty
  };
  struct ValueData {
    TypeId type;
    OpId op;
    RegionId region;
    uint32_t index = 0;
    uint32_t first_use = kNoSlot;
    LocationId location;
  };
  struct RegionData {
    OpId first, last;
    OpId parent;
    FunctionId function;  // set for a function's body
    std::vector<ValueId> arguments;
  };
  // Links of the use list of the value at the same index of operand_values_.
  struct OperandSlot {
    OpId op;
    uint32_t next_use = kNoSlot, previous_use = kNoSlot;
  };

  OpData& op_data(OpId op) { return ops_[op.index]; }
  const OpData& op_data(OpId op) const { return ops_[op.index]; }
  ValueData& value_data(ValueId v) { return values_[v.index]; }
  const ValueData& value_data(ValueId v) const { return values_[v.index]; }
  RegionData& region_data(RegionId r) { return regions_[r.index]; }
  const RegionData& region_data(RegionId r) const { return regions_[r.index]; }
  RegionId NewRegion(OpId parent);
  void AddOperands(OpData& data, OpId op, std::span<const ValueId> operands);
  void MakeResults(OpData& data, OpId op, std::span<const Type> types);
  void LinkUse(uint32_t slot);
  void UnlinkUse(uint32_t slot);
  void EraseOps(std::vector<OpId> pending);

  std::vector<OpData> ops_;
  std::vector<ValueId> operand_values_;
  std::vector<OperandSlot> operand_slots_;
  std::vector<ValueId> result_values_;
  std::vector<RegionId> op_regions_;
  std::vector<ValueData> values_;
  std::vector<RegionData> regions_;
  std::vector<Function> functions_;
  std::vector<FunctionId> function_order_;
  std::unordered_map<std::string, FunctionId> function_by_name_;
  std::deque<Type> types_;
  std::unordered_map<size_t, std::vector<TypeId>> types_by_hash_;
  std::deque<Location> locations_;
  std::unordered_map<size_t, std::vector<LocationId>> locations_by_hash_;
  std::unordered_map<uint32_t, std::string> value_names_;
  RegionId top_level_;
};

// Same functions, ops, types, attributes and names, in the same order; locations and text positions
// do not count, names of values do not either. When different and `why` is given, it says where.
bool StructurallyEqual(const Module& a, const Module& b, std::string* why = nullptr);

// XXH3 of what StructurallyEqual compares.
uint64_t StructuralHash(const Module& module);

}  // namespace lockstep::ir
