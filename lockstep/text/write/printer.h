// SPDX-License-Identifier: Apache-2.0
// Printer: ops and regions as text. The writers of custom forms (forms/<family>_writer.cc) build on
// it.
#pragma once

#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/text/forms.h"
#include "lockstep/text/write/locations.h"
#include "lockstep/text/write/names.h"
#include "lockstep/text/writer.h"

namespace lockstep::text {

class Printer {
 public:
  Printer(const ir::Module& module, const WriteOptions& options);

  const ir::Module& module() const { return module_; }
  const WriteOptions& options() const { return options_; }
  std::string& out() { return out_; }
  PrintedNames& names() { return names_; }
  // Null unless locations are written.
  const LocationTable* locations() const { return locations_.get(); }
  // Writes `{...}` in place of every region.
  void LeaveOutRegions() { leave_out_regions_ = true; }

  // --- pieces; each appends to out()
  void Text(std::string_view text) { out_ += text; }
  void NewLine() { out_.append(1, '\n').append(2 * depth_, ' '); }
  void Indent() { ++depth_; }
  void Outdent() { --depth_; }
  // `%0`; `%0, %1`; `(%0, %1)`
  void Value(ir::ValueId value) { names_.Append(out_, value); }
  void Values(std::span<const ir::ValueId> values);
  void ValuesInParentheses(std::span<const ir::ValueId> values);
  // `tensor<2xf32>`; `T, U`
  void TypeOf(ir::ValueId value) { out_ += TypeText(value); }
  void TypesOf(std::span<const ir::ValueId> values);
  // `V`, `(V, W)`, `()`
  void ResultTypes(std::span<const ir::ValueId> results);
  // `(T, U) -> V`
  void FunctionalType(ir::OpId op);
  // `%arg0: T`, `%arg0: T, %arg1: U`
  void Argument(ir::ValueId argument);
  void Arguments(std::span<const ir::ValueId> arguments);
  // ` {a = 1 : i64}` of all attributes but those named, or nothing. `before` comes first.
  void AttributeDictionary(ir::OpId op, std::span<const std::string_view> without = {},
                           std::string_view before = " ");
  void AttributeDictionary(ir::OpId op, std::initializer_list<std::string_view> without) {
    AttributeDictionary(op, std::span(without.begin(), without.size()));
  }
  // `{`, the ops one step deeper, `}`. With a label `^bb0(%arg0: T):` when asked and there are
  // arguments.
  void Region(ir::RegionId region, bool label);
  // The op's name; without `func.` directly in a function, where it goes without saying.
  std::string_view OpName(ir::OpId op) const;
  // ` loc(..)` when locations are written.
  void Trailing(ir::LocationId location);

  // --- whole ops
  // `%0 = stablehlo.add ..`, without a line break.
  void Op(ir::OpId op);
  void GenericOp(ir::OpId op);

 private:
  const std::string& TypeText(ir::ValueId value);
  bool HasArityOfRow(ir::OpId op) const;
  bool FormTellsAll(ir::OpId op, const Form& form) const;
  void Attributes(const ir::Dictionary& own, const ir::Dictionary& discardable,
                  std::span<const std::string_view> without, std::string_view before);
  void RegularOp(ir::OpId op, const Form& form);
  void FormOperand(ir::OpId op, const FormElement& element);
  void FormAttribute(const ir::Attribute& attribute);
  bool ShortTypesSuffice(ir::OpId op, TypeSyntax syntax) const;
  void FormTypes(ir::OpId op, TypeSyntax syntax);
  bool SameTypes(std::span<const ir::ValueId> values, ir::ValueId other) const;

  const ir::Module& module_;
  WriteOptions options_;
  std::string out_;
  PrintedNames names_;
  std::unique_ptr<LocationTable> locations_;
  std::vector<std::string> type_texts_;  // by TypeId; empty: not written yet
  size_t depth_ = 0;
  bool leave_out_regions_ = false;
};

// Writes `op` from its name on, without location. Returns false, having written nothing, when the
// pretty form cannot say all that the op says: it is then written generically.
using CustomWriter = bool (*)(Printer& printer, ir::OpId op);

// The writer of an op whose row says "custom"; null for others.
CustomWriter FindCustomWriter(ir::Opcode opcode);

}  // namespace lockstep::text
