// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the custom family that are its own.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/numbers.h"
#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {

// custom_call @target(%a) {..} : (T) -> U
bool ReadCustomCall(OpReader& reader, OpParts& parts) {
  const Token start = reader.token();
  std::string target;
  if (!reader.ReadSymbolName(target)) return false;
  parts.Set("call_target_name", ir::Attribute::String(std::move(target)), start);
  return reader.ReadOperandsInParens(parts) && reader.ReadOptionalAttributes(parts) &&
         reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

// composite "name" %a {..} : (T) -> U
bool ReadComposite(OpReader& reader, OpParts& parts) {
  const Token start = reader.token();
  std::string name;
  if (!reader.ReadString(name)) return false;
  parts.Set("name", ir::Attribute::String(std::move(name)), start);
  return reader.ReadOperands(parts) && reader.ReadOptionalAttributes(parts) &&
         reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

// check.expect_eq %a, %b : T
// check.expect_almost_eq_const %a, dense<1.0> : T, tolerance = 0.1
// check.expect_close %a, %b, max_ulp_difference = 3 {..} : T, T
bool ReadCheck(OpReader& reader, OpParts& parts) {
  if (!reader.ReadOperands(parts)) return false;
  while (reader.Consume(TokenKind::kComma)) {
    std::string_view name = "value";
    if (!reader.AtWord("dense") && !reader.AtWord("dense_resource")) {
      name = reader.token().text;
      if (!reader.Expect(TokenKind::kWord) || !reader.Expect(TokenKind::kEqual)) return false;
    }
    ir::Attribute value;
    const Token start = reader.token();
    if (reader.At(TokenKind::kInteger)) {  // a type behind it would be the op's
      int64_t number = 0;
      if (!reader.ReadInteger(number)) return false;
      value = ir::Attribute::I64(number);
    } else if (reader.At(TokenKind::kFloat)) {
      value = ir::FloatAttr{base::ParseDouble(start.text).value_or(0), DType::kF64};
      reader.Advance();
    } else if (!reader.ReadAttribute(value)) {
      return false;
    }
    if (parts.attributes.Find(name) != nullptr) {
      return reader.Fail(start, "attribute '" + std::string(name) + "' is given twice");
    }
    parts.Set(name, std::move(value), start);
  }
  if (!reader.ReadOptionalAttributes(parts)) return false;
  if (!reader.At(TokenKind::kColon)) return true;
  // One type for all, one for each, or none behind the one of a constant.
  const auto state = reader.Save();
  reader.Advance();
  if (reader.At(TokenKind::kLeftParen)) {
    reader.Restore(state);
    return reader.ReadTypes(TypeSyntax::kFunctional, parts);
  }
  std::vector<Type> types;
  const Token start = reader.token();
  do {
    if (!reader.ReadType(types.emplace_back())) return false;
  } while (reader.Consume(TokenKind::kComma));
  for (size_t i = 0; i < parts.operands.size(); ++i) {
    const Type& type = types.size() == 1 ? types[0] : types[std::min(i, types.size() - 1)];
    const Type& actual = reader.module().type(parts.operands[i]);
    if (type == actual) continue;
    return reader.Fail(start, "expected " + actual.ToString() + ", the type of " +
                                  std::string(parts.operand_tokens[i].text) + ", found " +
                                  type.ToString());
  }
  return reader.ReadOptionalAttributes(parts);
}

}  // namespace lockstep::text
