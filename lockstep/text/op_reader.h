// SPDX-License-Identifier: Apache-2.0
// OpReader: operations, regions, functions and the module. Pretty forms follow text/forms.h; those
// of the ops called "custom" are in forms/<family>_reader.cc and use the functions here.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/text/attribute_reader.h"
#include "lockstep/text/forms.h"
#include "lockstep/text/value_names.h"

namespace lockstep::text {

// `%name` or `%name:count` before the '='.
struct ResultName {
  Token token;
  uint32_t count = 1;
};

// An op as far as it is read.
struct OpParts {
  ir::Opcode opcode{};
  const ir::OpInfo* info = nullptr;
  Token name;
  ir::RegionId parent;
  std::vector<ir::ValueId> operands;
  std::vector<Token> operand_tokens;
  std::vector<ResultName> result_names;
  std::vector<Type> result_types;
  ir::Dictionary attributes;
  std::vector<NamedToken> attribute_tokens;
  ir::OpId op;  // none until created

  void Clear();
  // Adds an attribute that was read at `at`. `name` must outlive this.
  void Set(std::string_view name, ir::Attribute value, const Token& at);
};

// An argument of a region: `%name: type loc(..)`.
struct RegionArgument {
  Token name;
  ir::TypeId type;
  ir::LocationId location;
};

class OpReader : public AttributeReader {
 public:
  using AttributeReader::AttributeReader;

  // The whole text.
  [[nodiscard]] bool ReadProgram();

  // --- for forms/; each reads one piece into `parts`
  [[nodiscard]] bool ReadOperand(OpParts& parts);
  // `%a, %b`; may be empty. A comma that no value follows stays.
  [[nodiscard]] bool ReadOperands(OpParts& parts);
  // `(%a, %b)`.
  [[nodiscard]] bool ReadOperandsInParens(OpParts& parts);
  // `{..}`, if there is one.
  [[nodiscard]] bool ReadOptionalAttributes(OpParts& parts);
  // `: types`.
  [[nodiscard]] bool ReadTypes(TypeSyntax syntax, OpParts& parts);
  // `[DEFAULT, HIGH]` as attribute `name`, words without a kind.
  [[nodiscard]] bool ReadWords(std::string_view name, OpParts& parts);
  // `[0, 1]` as attribute `name`.
  [[nodiscard]] bool ReadIntegerList(std::string_view name, OpParts& parts);
  // `%a: type loc(..)`.
  [[nodiscard]] bool ReadArgument(RegionArgument& out);
  // `(%a: T, %b: U)`.
  [[nodiscard]] bool ReadArguments(std::vector<RegionArgument>& out);
  // Makes the op of what is in `parts`, with empty regions; its attributes come later.
  void CreateOp(OpParts& parts, size_t num_regions);
  // `{ .. }` of region `index`, which gets `arguments`; without them a label may give some.
  [[nodiscard]] bool ReadRegion(const OpParts& parts, size_t index,
                                const std::vector<RegionArgument>& arguments);
  // The same before the types are known, at the bracket that the regions begin with. FinishOp gives
  // the results their types.
  [[nodiscard]] bool CreateOpBeforeTypes(OpParts& parts, size_t num_regions);

 private:
  // --- read/ops.cc
  bool ReadOp(ir::RegionId region);
  bool ReadResultNames(OpParts& parts);
  bool ReadOpName(OpParts& parts);
  bool ReadGenericOp(OpParts& parts);
  bool ReadProperties(OpParts& parts);
  bool ReadGenericRegions(OpParts& parts);
  size_t CountRegions();
  // How many results the types behind the bracket at the current token give.
  size_t CountResultsBehind();
  bool FailNames(const OpParts& parts);
  bool FinishOp(OpParts& parts);
  bool FailAttributes(const OpParts& parts, std::string_view message);
  bool CheckCounts(const OpParts& parts);
  bool CheckCount(const OpParts& parts, std::span<const ir::Slot> slots, size_t found,
                  std::string_view what);
  bool DefineResults(const OpParts& parts);
  // `owner` is the op or function that errors about the region as a whole stand at.
  bool ReadBody(ir::RegionId region, bool in_function, const Token& owner);
  bool ReadOps(ir::RegionId region, bool in_function, const Token& owner);
  bool ReadLabel(ir::RegionId region);
  bool DefineArguments(ir::RegionId region, const std::vector<RegionArgument>& arguments);
  bool Define(const Token& name, ir::ValueId first, uint32_t count);

  // --- read/forms.cc
  bool ReadRegularForm(const Form& form, OpParts& parts);
  bool ReadFormElement(const Form& form, size_t& index, OpParts& parts);
  bool ReadFormLiteral(std::string_view text);
  bool AtLiteral(std::string_view text) const;
  bool ReadFormAttribute(std::string_view name, OpParts& parts);
  bool ReadFunctionalTypes(OpParts& parts);
  bool ReadOperandTypes(OpParts& parts, bool parens);
  bool ReadResultTypes(OpParts& parts);
  bool ReadTypeList(OpParts& parts, bool results);
  bool ReadOneTypeForAll(OpParts& parts);
  bool ReadSelectTypes(OpParts& parts);
  bool ReadComplexTypes(OpParts& parts);
  bool ReadTupleTypes(OpParts& parts);
  bool CheckOperand(const OpParts& parts, size_t index, ir::TypeId type, const Token& at);
  bool CheckOperandCount(const OpParts& parts, size_t found, const Token& at);

  // --- read/functions.cc
  bool ReadModuleOp();
  bool ReadGenericModule();
  bool ReadTopLevelOp();
  bool ReadFunction();
  bool ReadFunctionHead(ir::Function& function, std::vector<RegionArgument>& arguments);
  bool ReadFunctionArguments(ir::Function& function, std::vector<RegionArgument>& arguments);
  bool ReadFunctionResults(ir::Function& function);
  bool ReadGenericFunction();
  bool ReadBehindGenericBody(ir::Dictionary& attributes);
  bool TakeFunctionProperties(const Token& at, ir::Dictionary& properties, ir::Function& function,
                              std::vector<RegionArgument>& arguments);
  ir::FunctionId AddFunction(ir::Function function, std::vector<RegionArgument> arguments,
                             const Token& at);
  bool FinishFunction(ir::FunctionId id);
  bool CloseFunction(ir::FunctionId id);
  bool ReadEntryLabel(std::vector<RegionArgument>& arguments);
  bool TakeAttributesOf(std::string_view name, const Token& at, ir::Dictionary& properties,
                        size_t count, std::vector<ir::Dictionary>& out);

  ValueNames names_;
  // Whether a bare `return` or `call` is one of the func dialect.
  bool in_function_body_ = false;
  std::deque<OpParts> parts_;  // one per level of nesting, used again and again
  size_t num_parts_in_use_ = 0;
  std::unordered_set<std::string> function_names_;
};

}  // namespace lockstep::text
