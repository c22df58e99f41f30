// SPDX-License-Identifier: Apache-2.0
// Structural equality and hash of modules: both walk functions and regions in order and number the
// values as they are defined, so ids, locations and the names of values do not matter.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/base/hash.h"
#include "lockstep/ir/module.h"

namespace lockstep::ir {
namespace {

using base::HashCombine;
using base::HashString;

// Finds the first difference. Each Same..() returns false after it has said why.
class Comparison {
 public:
  Comparison(const Module& a, const Module& b) : a_(a), b_(b), in_b_(a.value_capacity()) {}

  bool Run() {
    if (a_.name != b_.name) return Differ("the modules' names differ");
    if (a_.attributes != b_.attributes) return Differ("the modules' attributes differ");
    if (!SameRegion(a_.top_level(), b_.top_level())) return false;
    if (a_.functions().size() != b_.functions().size()) {
      return Differ("there are " + Counts(a_.functions().size(), b_.functions().size()) +
                    " functions");
    }
    for (size_t i = 0; i < a_.functions().size(); ++i) {
      if (!SameFunction(a_.function(a_.functions()[i]), b_.function(b_.functions()[i]))) {
        return false;
      }
    }
    return true;
  }

  const std::string& why() const { return why_; }

 private:
  // "@main, op 3 (stablehlo.while), op 0 (stablehlo.add): what".
  bool Differ(std::string_view what) {
    why_ = function_;
    for (const auto& [index, opcode] : path_) {
      if (!why_.empty()) why_ += ", ";
      why_ += "op " + std::to_string(index) + " (" + std::string(OpcodeName(opcode)) + ")";
    }
    if (!why_.empty()) why_ += ": ";
    why_ += what;
    return false;
  }

  static std::string Counts(size_t a, size_t b) {
    return std::to_string(a) + " and " + std::to_string(b);
  }

  bool SameFunction(const Function& a, const Function& b) {
    function_ = "@" + a.name;
    if (a.name != b.name) return Differ("the other is named @" + b.name);
    if (a.is_public != b.is_public) return Differ("the visibilities differ");
    if (a.is_declaration != b.is_declaration) return Differ("one of them has no body");
    if (a.result_types != b.result_types) return Differ("the result types differ");
    if (a.attributes != b.attributes) return Differ("the attributes differ");
    if (a.argument_attributes != b.argument_attributes) {
      return Differ("the attributes of the arguments differ");
    }
    if (a.result_attributes != b.result_attributes) {
      return Differ("the attributes of the results differ");
    }
    return SameRegion(a.body, b.body);
  }

  bool SameRegion(RegionId a, RegionId b) {
    if (a_.arguments(a).size() != b_.arguments(b).size()) {
      return Differ("there are " + Counts(a_.arguments(a).size(), b_.arguments(b).size()) +
                    " arguments");
    }
    for (size_t i = 0; i < a_.arguments(a).size(); ++i) {
      if (!Define(a_.arguments(a)[i], b_.arguments(b)[i], "argument", i)) return false;
    }
    OpId op_a = a_.first_op(a), op_b = b_.first_op(b);
    for (size_t i = 0; op_a && op_b; ++i) {
      path_.push_back({i, a_.opcode(op_a)});
      if (!SameOp(op_a, op_b)) return false;
      path_.pop_back();
      op_a = a_.next(op_a);
      op_b = b_.next(op_b);
    }
    return op_a || op_b ? Differ("one of them has more ops") : true;
  }

  bool SameOp(OpId a, OpId b) {
    if (a_.opcode(a) != b_.opcode(b)) {
      return Differ("the other is " + std::string(OpcodeName(b_.opcode(b))));
    }
    if (a_.num_operands(a) != b_.num_operands(b)) {
      return Differ("it has " + Counts(a_.num_operands(a), b_.num_operands(b)) + " operands");
    }
    if (a_.num_results(a) != b_.num_results(b)) {
      return Differ("it has " + Counts(a_.num_results(a), b_.num_results(b)) + " results");
    }
    if (a_.num_regions(a) != b_.num_regions(b)) {
      return Differ("it has " + Counts(a_.num_regions(a), b_.num_regions(b)) + " regions");
    }
    for (size_t i = 0; i < a_.num_operands(a); ++i) {
      if (!Use(a_.operand(a, i), b_.operand(b, i), i)) return false;
    }
    if (!a_.attributes_ref(a)->Equals(*b_.attributes_ref(b))) {
      return Differ("the attributes differ");
    }
    if (a_.discardable(a) != b_.discardable(b)) return Differ("the discardable attributes differ");
    for (size_t i = 0; i < a_.num_results(a); ++i) {
      if (!Define(a_.result(a, i), b_.result(b, i), "result", i)) return false;
    }
    for (size_t i = 0; i < a_.num_regions(a); ++i) {
      if (!SameRegion(a_.region(a, i), b_.region(b, i))) return false;
    }
    return true;
  }

  bool Define(ValueId a, ValueId b, const char* what, size_t index) {
    if (a_.type(a) != b_.type(b)) {
      return Differ(std::string(what) + " " + std::to_string(index) + " is of type " +
                    a_.type(a).ToString() + " and " + b_.type(b).ToString());
    }
    return Correspond(a, b) || Differ(std::string(what) + " " + std::to_string(index) +
                                      " is used as another value before");
  }

  bool Use(ValueId a, ValueId b, size_t index) {
    return Correspond(a, b) || Differ("operand " + std::to_string(index) + " is another value");
  }

  // In an ill-formed module a value may be used before it is defined; the first sight counts.
  bool Correspond(ValueId a, ValueId b) {
    ValueId& partner = in_b_[a.index];
    if (!partner) partner = b;
    return partner == b;
  }

  const Module& a_;
  const Module& b_;
  std::vector<ValueId> in_b_;  // by index of a value of a: the value of b that stands for it
  std::string function_;       // where we are: "@main", then ops, the outermost first
  std::vector<std::pair<size_t, Opcode>> path_;
  std::string why_;
};

class Fingerprint {
 public:
  explicit Fingerprint(const Module& module)
      : module_(module), number_(module.value_capacity(), 0) {}

  uint64_t Run() {
    Add(HashString(module_.name));
    Add(Hash(module_.attributes));
    AddRegion(module_.top_level());
    for (const FunctionId id : module_.functions()) AddFunction(module_.function(id));
    return hash_;
  }

 private:
  static uint64_t Hash(const Dictionary& dictionary) {
    return dictionary.empty() ? 0 : Attribute(DictionaryAttr{dictionary}).Hash();
  }

  void Add(uint64_t value) { hash_ = HashCombine(hash_, value); }

  void AddFunction(const Function& function) {
    Add(HashString(function.name));
    Add((function.is_public ? 1u : 0u) | (function.is_declaration ? 2u : 0u));
    for (const Type& type : function.result_types) Add(type.Hash());
    Add(Hash(function.attributes));
    for (const Dictionary& attributes : function.argument_attributes) Add(Hash(attributes));
    for (const Dictionary& attributes : function.result_attributes) Add(Hash(attributes));
    AddRegion(function.body);
  }

  void AddRegion(RegionId region) {
    Add(module_.arguments(region).size());
    for (const ValueId argument : module_.arguments(region)) Define(argument);
    for (const OpId op : module_.ops(region)) AddOp(op);
    Add(~uint64_t{0});  // the end
  }

  void AddOp(OpId op) {
    // The name, not the number: that changes with every row that opcode.def gains.
    Add(HashString(OpcodeName(module_.opcode(op))));
    for (const ValueId operand : module_.operands(op)) Add(number_[operand.index]);
    Add(module_.attributes_ref(op)->Hash());
    if (!module_.discardable(op).empty()) Add(Hash(module_.discardable(op)));
    Add(module_.num_results(op));
    for (const ValueId result : module_.results(op)) Define(result);
    for (size_t i = 0; i < module_.num_regions(op); ++i) AddRegion(module_.region(op, i));
  }

  void Define(ValueId value) {
    number_[value.index] = ++defined_;
    Add(TypeHash(module_.type_id(value)));
  }

  uint64_t TypeHash(TypeId id) {
    if (id.index >= type_hash_.size()) type_hash_.resize(id.index + 1, 0);
    uint64_t& hash = type_hash_[id.index];
    if (hash == 0) hash = module_.type(id).Hash();
    return hash;
  }

  const Module& module_;
  std::vector<uint64_t> number_;  // by index of a value: its place in the order; 0: not yet
  std::vector<uint64_t> type_hash_;
  uint64_t defined_ = 0;
  uint64_t hash_ = 0;
};

}  // namespace

bool StructurallyEqual(const Module& a, const Module& b, std::string* why) {
  Comparison comparison(a, b);
  const bool same = comparison.Run();
  if (!same && why != nullptr) *why = comparison.why();
  return same;
}

uint64_t StructuralHash(const Module& module) { return Fingerprint(module).Run(); }

}  // namespace lockstep::ir
