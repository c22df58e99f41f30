// SPDX-License-Identifier: Apache-2.0
// The module and its functions, pretty and generic, and what else stands at the top of a text.
#include <algorithm>
#include <optional>
#include <utility>

#include "lockstep/text/op_reader.h"

namespace lockstep::text {
namespace {

bool IsModuleOp(const Token& token) {
  return token.IsWord("module") || token.IsWord("builtin.module") ||
         token.text == "\"builtin.module\"";
}

}  // namespace

bool OpReader::ReadProgram() {
  bool has_module = false;
  bool has_functions = false;
  while (!At(TokenKind::kEnd)) {
    if (At(TokenKind::kHash) || At(TokenKind::kExclamation)) {
      if (!ReadAliasDefinition()) return false;
    } else if (At(TokenKind::kMetadataBegin)) {
      const size_t end = lexer().text().find("#-}", lexer().at() - lexer().text().data());
      if (end == std::string_view::npos) return Fail(token(), "'{-#' is not closed");
      JumpTo(lexer().text().data() + end + 3);
    } else if (has_module || (has_functions && IsModuleOp(token()))) {
      return FailExpected("end of input");
    } else if (IsModuleOp(token())) {
      has_module = true;
      if (!ReadModuleOp()) return false;
    } else {
      has_functions = true;
      if (!ReadTopLevelOp()) return false;
    }
  }
  return has_module || has_functions || FailExpected("a module or a function");
}

// module @name attributes {..} {..}
bool OpReader::ReadModuleOp() {
  if (At(TokenKind::kString)) return ReadGenericModule();
  Advance();
  if (At(TokenKind::kSymbol) && !ReadSymbolName(module().name)) return false;
  if (ConsumeWord("attributes") && !ReadDictionary(module().attributes)) return false;
  if (!Expect(TokenKind::kLeftBrace)) return false;
  while (!At(TokenKind::kRightBrace)) {
    if (At(TokenKind::kEnd)) return FailExpected("'}'");
    if (!ReadTopLevelOp()) return false;
  }
  Advance();
  return ReadOptionalLocation(module().location);
}

// "builtin.module"() <{sym_name = "name"}> ({..}) {..} : () -> ()
bool OpReader::ReadGenericModule() {
  const Token start = token();
  Advance();
  ir::Dictionary& attributes = module().attributes;
  if (!Expect(TokenKind::kLeftParen) || !Expect(TokenKind::kRightParen)) return false;
  if (Consume(TokenKind::kLess) && (!ReadDictionary(attributes) || !Expect(TokenKind::kGreater))) {
    return false;
  }
  if (!Expect(TokenKind::kLeftParen) || !Expect(TokenKind::kLeftBrace)) return false;
  if (Consume(TokenKind::kBlock) && !Expect(TokenKind::kColon)) return false;
  while (!At(TokenKind::kRightBrace)) {
    if (At(TokenKind::kEnd)) return FailExpected("'}'");
    if (!ReadTopLevelOp()) return false;
  }
  Advance();
  if (!Expect(TokenKind::kRightParen)) return false;
  if (At(TokenKind::kLeftBrace) && !ReadDictionary(attributes)) return false;
  Type type;
  if (!Expect(TokenKind::kColon) || !ReadType(type)) return false;
  if (const std::optional<ir::Attribute> name = attributes.Take("sym_name")) {
    const auto* text = name->As<ir::StringAttr>();
    if (text == nullptr) return Fail(start, "expected a string as sym_name");
    module().name = text->value;
  }
  return ReadOptionalLocation(module().location);
}

bool OpReader::ReadTopLevelOp() {
  if (AtWord("func.func")) return ReadFunction();
  if (token().text == "\"func.func\"") return ReadGenericFunction();
  if (!At(TokenKind::kWord) && !At(TokenKind::kString)) return FailExpected("func.func");
  const bool quoted = At(TokenKind::kString);
  const std::string_view text = token().text;
  const auto opcode = ir::FindOpcode(quoted ? text.substr(1, text.size() - 2) : text);
  if (!opcode || !ir::GetOpInfo(*opcode).Has(ir::kSymbol)) return FailExpected("func.func");
  return ReadOp(module().top_level());
}

// func.func public @name(%a: T {..} loc(..), ..) -> (U {..}, ..) attributes {..} {..}
bool OpReader::ReadFunction() {
  const Token start = token();
  Advance();
  ir::Function function;
  std::vector<RegionArgument> arguments;
  if (!ReadFunctionHead(function, arguments)) return false;
  function.position = {start.position.line, start.position.column};
  const ir::FunctionId id = AddFunction(std::move(function), std::move(arguments), start);
  return id && FinishFunction(id);
}

bool OpReader::ReadFunctionHead(ir::Function& function, std::vector<RegionArgument>& arguments) {
  if (AtWord("public") || AtWord("private") || AtWord("nested")) {
    function.is_public = AtWord("public");
    Advance();
  }
  if (!ReadSymbolName(function.name) || !ReadFunctionArguments(function, arguments)) return false;
  if (Consume(TokenKind::kArrow) && !ReadFunctionResults(function)) return false;
  if (ConsumeWord("attributes") && !ReadDictionary(function.attributes)) return false;
  function.is_declaration = !At(TokenKind::kLeftBrace);
  return true;
}

// `(%a: T {..} loc(..))`; a declaration may leave the names out.
bool OpReader::ReadFunctionArguments(ir::Function& function,
                                     std::vector<RegionArgument>& arguments) {
  if (!Expect(TokenKind::kLeftParen)) return false;
  if (Consume(TokenKind::kRightParen)) return true;
  const bool named = At(TokenKind::kValue);
  do {
    RegionArgument& argument = arguments.emplace_back();
    argument.name = token();
    if (named && (!Expect(TokenKind::kValue) || !Expect(TokenKind::kColon))) return false;
    if (!ReadTypeId(argument.type)) return false;
    ir::Dictionary& attributes = function.argument_attributes.emplace_back();
    if (At(TokenKind::kLeftBrace) && !ReadDictionary(attributes)) return false;
    if (!ReadOptionalLocation(argument.location)) return false;
  } while (Consume(TokenKind::kComma));
  return Expect(TokenKind::kRightParen);
}

bool OpReader::ReadFunctionResults(ir::Function& function) {
  if (!At(TokenKind::kLeftParen)) {
    function.result_attributes.emplace_back();
    return ReadType(function.result_types.emplace_back());
  }
  Advance();
  if (Consume(TokenKind::kRightParen)) return true;
  do {
    if (!ReadType(function.result_types.emplace_back())) return false;
    ir::Dictionary& attributes = function.result_attributes.emplace_back();
    if (At(TokenKind::kLeftBrace) && !ReadDictionary(attributes)) return false;
  } while (Consume(TokenKind::kComma));
  return Expect(TokenKind::kRightParen);
}

// None after an error. Defines the arguments' names; arguments without one are only counted.
ir::FunctionId OpReader::AddFunction(ir::Function function, std::vector<RegionArgument> arguments,
                                     const Token& at) {
  if (!function_names_.insert(function.name).second) {
    Fail(at, "function @" + function.name + " is defined already");
    return {};
  }
  std::vector<ir::Dictionary> argument_attributes = std::move(function.argument_attributes);
  const ir::FunctionId id = module().AddFunction(std::move(function), {});
  module().function(id).argument_attributes = std::move(argument_attributes);
  const ir::RegionId body = module().function(id).body;
  for (const RegionArgument& argument : arguments) {
    const Type type = module().type(argument.type);
    const ir::ValueId value = module().AddArgument(body, type, argument.location);
    if (argument.location) {
      const ir::Location& location = module().location_of(argument.location);
      if (location.kind == ir::Location::Kind::kName && !location.name.empty()) {
        module().SetValueName(value, location.name);
      }
    }
    if (argument.name.Is(TokenKind::kValue) && !Define(argument.name, value, 1)) return {};
  }
  return id;
}

// The body, which may be absent, and the location.
bool OpReader::FinishFunction(ir::FunctionId id) {
  if (At(TokenKind::kLeftBrace)) {
    const Token owner = token();
    const ir::RegionId body = module().function(id).body;
    if (!ReadBody(body, /*in_function=*/true, owner)) return false;
    // The generic form has no way to tell it from a declaration.
    if (!module().first_op(body)) return Fail(owner, "expected a function body that is not empty");
  }
  return CloseFunction(id);
}

bool OpReader::CloseFunction(ir::FunctionId id) {
  names_.CloseScope(0);
  ir::LocationId location;
  if (!ReadOptionalLocation(location)) return false;
  module().function(id).location = location;
  return true;
}

// "func.func"() <{function_type = (T) -> U, sym_name = "name"}> ({ ^bb0(%a: T): .. }) {..}
//   : () -> ()
// Older texts have all attributes in the dictionary behind the region, so there it is read first.
bool OpReader::ReadGenericFunction() {
  const Token start = token();
  Advance();
  ir::Dictionary properties;
  if (!Expect(TokenKind::kLeftParen) || !Expect(TokenKind::kRightParen)) return false;
  if (Consume(TokenKind::kLess) && (!ReadDictionary(properties) || !Expect(TokenKind::kGreater))) {
    return false;
  }
  if (!Expect(TokenKind::kLeftParen)) return false;
  if (!At(TokenKind::kLeftBrace)) return FailExpected("'{'");
  const State region = Save();
  State behind = region;
  const bool is_old = properties.Find("function_type") == nullptr;
  if (is_old) {
    const char* end = lexer().FindClosing('{');
    if (end == nullptr) return Fail(token(), "'{' is not closed");
    JumpTo(end);
    if (!ReadBehindGenericBody(properties)) return false;
    behind = Save();
  }

  ir::Function function;
  function.position = {start.position.line, start.position.column};
  std::vector<RegionArgument> arguments;
  if (!TakeFunctionProperties(start, properties, function, arguments)) return false;
  function.attributes = std::move(properties);
  Restore(region);
  Advance();
  function.is_declaration = At(TokenKind::kRightBrace);
  if (!function.is_declaration && !ReadEntryLabel(arguments)) return false;
  const ir::FunctionId id = AddFunction(std::move(function), std::move(arguments), start);
  if (!id || !ReadOps(module().function(id).body, /*in_function=*/true, start)) return false;
  if (is_old) {
    Restore(behind);
  } else if (!ReadBehindGenericBody(module().function(id).attributes)) {
    return false;
  }
  return CloseFunction(id);
}

// `) {attributes} : () -> ()`.
bool OpReader::ReadBehindGenericBody(ir::Dictionary& attributes) {
  if (!Expect(TokenKind::kRightParen)) return false;
  if (At(TokenKind::kLeftBrace) && !ReadDictionary(attributes)) return false;
  Type type;
  return Expect(TokenKind::kColon) && ReadType(type);
}

// `^bb0(%a: T):`, which names the arguments; may be absent when there are none.
bool OpReader::ReadEntryLabel(std::vector<RegionArgument>& arguments) {
  const Token label = token();
  std::vector<RegionArgument> named;
  if (Consume(TokenKind::kBlock)) {
    if (At(TokenKind::kLeftParen) && !ReadArguments(named)) return false;
    if (!Expect(TokenKind::kColon)) return false;
  }
  const auto same = [](const auto& a, const auto& b) { return a.type == b.type; };
  if (!std::equal(named.begin(), named.end(), arguments.begin(), arguments.end(), same)) {
    return Fail(label, "expected a block label with the arguments of function_type, found " +
                           Describe(label));
  }
  arguments = std::move(named);
  return true;
}

bool OpReader::TakeFunctionProperties(const Token& at, ir::Dictionary& properties,
                                      ir::Function& function,
                                      std::vector<RegionArgument>& arguments) {
  const auto string = [&](std::string_view name) -> std::optional<std::string> {
    const std::optional<ir::Attribute> attribute = properties.Take(name);
    const auto* text = attribute ? attribute->As<ir::StringAttr>() : nullptr;
    if (text == nullptr) return std::nullopt;
    return text->value;
  };
  const std::optional<std::string> name = string("sym_name");
  if (!name) return Fail(at, "func.func needs a string sym_name");
  function.name = *name;
  const std::optional<std::string> visibility = string("sym_visibility");
  function.is_public = !visibility || *visibility == "public";

  const std::optional<ir::Attribute> attribute = properties.Take("function_type");
  const auto* type = attribute ? attribute->As<ir::TypeAttr>() : nullptr;
  if (type == nullptr || type->type.kind() != Type::Kind::kFunction) {
    return Fail(at, "func.func needs a function_type such as (tensor<f32>) -> tensor<f32>");
  }
  for (const Type& input : type->type.members()) {
    arguments.emplace_back().type = module().InternType(input);
  }
  function.result_types.assign(type->type.results().begin(), type->type.results().end());
  return TakeAttributesOf("arg_attrs", at, properties, arguments.size(),
                          function.argument_attributes) &&
         TakeAttributesOf("res_attrs", at, properties, function.result_types.size(),
                          function.result_attributes);
}

// `name = [{..}, {..}]`: one dictionary for each of `count`; absent: empty ones.
bool OpReader::TakeAttributesOf(std::string_view name, const Token& at, ir::Dictionary& properties,
                                size_t count, std::vector<ir::Dictionary>& out) {
  out.resize(count);
  const std::optional<ir::Attribute> attribute = properties.Take(name);
  if (!attribute) return true;
  const auto* list = attribute->As<ir::ArrayAttr>();
  bool ok = list != nullptr && list->values.size() == count;
  for (size_t i = 0; ok && i < count; ++i) {
    const auto* dictionary = list->values[i].As<ir::DictionaryAttr>();
    ok = dictionary != nullptr;
    if (ok) out[i] = dictionary->entries;
  }
  return ok || Fail(at, "expected " + std::string(name) + " to be a list of " +
                            std::to_string(count) + " dictionaries");
}

}  // namespace lockstep::text
