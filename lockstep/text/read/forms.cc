// SPDX-License-Identifier: Apache-2.0
// Pretty forms that follow text/forms.h, and every way to write the types of an op.
#include <utility>

#include "lockstep/text/op_reader.h"

namespace lockstep::text {

bool OpReader::ReadRegularForm(const Form& form, OpParts& parts) {
  // func.return has its attributes first.
  if (!ReadOptionalAttributes(parts)) return false;
  for (size_t i = 0; i < form.elements.size(); ++i) {
    if (!ReadFormElement(form, i, parts)) return false;
  }
  if (form.types == TypeSyntax::kPairwise && parts.operands.empty() &&
      Consume(TokenKind::kLeftParen) && !Expect(TokenKind::kRightParen)) {
    return false;
  }
  return ReadOptionalAttributes(parts) && ReadTypes(form.types, parts);
}

bool OpReader::ReadFormElement(const Form& form, size_t& index, OpParts& parts) {
  const FormElement& element = form.elements[index];
  switch (element.kind) {
    case FormElement::Kind::kLiteral: {
      const bool more = index + 1 < form.elements.size();
      const bool before_list = element.text == "," && more && form.elements[index + 1].variadic;
      if (!before_list) return ReadFormLiteral(element.text);
      // `%a, %b, %c` or `%a` alone, where a printer may leave the comma: `%a, , sizes = []`.
      ++index;
      if (!At(TokenKind::kComma)) return true;
      const char next = lexer().PeekChar();
      if (next == '%' || next == ',') Advance();
      return next != '%' || ReadOperands(parts);
    }
    case FormElement::Kind::kOperand:
      return element.variadic ? ReadOperands(parts) : ReadOperand(parts);
    case FormElement::Kind::kAttribute:
      return ReadFormAttribute(element.text, parts);
    case FormElement::Kind::kBeginOptional:
      // Present when its first token is.
      if (AtLiteral(form.elements[index + 1].text)) return true;
      while (form.elements[index].kind != FormElement::Kind::kEndOptional) ++index;
      return true;
    case FormElement::Kind::kEndOptional:
      return true;
  }
  return true;
}

// A token that is neither word, number nor string has the text of its form.
bool OpReader::AtLiteral(std::string_view text) const {
  return !At(TokenKind::kString) && token().text == text;
}

bool OpReader::ReadFormLiteral(std::string_view text) {
  if (!AtLiteral(text)) return FailExpected("'" + std::string(text) + "'");
  Advance();
  return true;
}

// A bare word is an enum's value, a number has no type: what follows a ':' are the op's types.
bool OpReader::ReadFormAttribute(std::string_view name, OpParts& parts) {
  const Token start = token();
  if (At(TokenKind::kLeftBracket)) return ReadIntegerList(name, parts);
  ir::Attribute value;
  if (AtWord("true") || AtWord("false") || At(TokenKind::kString)) {
    if (!ReadAttribute(value)) return false;
  } else if (At(TokenKind::kWord)) {
    value = ir::EnumAttr{"", std::string(token().text)};
    Advance();
  } else {
    int64_t number = 0;
    if (!ReadInteger(number)) return false;
    value = ir::Attribute::I64(number);
  }
  parts.Set(name, std::move(value), start);
  return true;
}

bool OpReader::ReadIntegerList(std::string_view name, OpParts& parts) {
  const Token start = token();
  std::vector<int64_t> values;
  if (!ReadIntegers(values)) return false;
  parts.Set(name, IntegerArray(values), start);
  return true;
}

bool OpReader::ReadWords(std::string_view name, OpParts& parts) {
  const Token start = token();
  ir::ArrayAttr words;
  if (!Expect(TokenKind::kLeftBracket)) return false;
  if (!Consume(TokenKind::kRightBracket)) {
    do {
      const Token word = token();
      if (!Expect(TokenKind::kWord)) return false;
      words.values.push_back(ir::EnumAttr{"", std::string(word.text)});
    } while (Consume(TokenKind::kComma));
    if (!Expect(TokenKind::kRightBracket)) return false;
  }
  parts.Set(name, std::move(words), start);
  return true;
}

// --- types
bool OpReader::ReadTypes(TypeSyntax syntax, OpParts& parts) {
  const bool may_be_absent = syntax == TypeSyntax::kOperands || syntax == TypeSyntax::kPairwise;
  if (may_be_absent && parts.operands.empty() && !At(TokenKind::kColon)) return true;
  if (!Expect(TokenKind::kColon)) return false;
  switch (syntax) {
    case TypeSyntax::kSame:
    case TypeSyntax::kVariadicSame:
      return At(TokenKind::kLeftParen) ? ReadFunctionalTypes(parts) : ReadOneTypeForAll(parts);
    case TypeSyntax::kFunctional:
      return ReadFunctionalTypes(parts);
    case TypeSyntax::kOperands:
      return ReadOperandTypes(parts, /*parens=*/false);
    case TypeSyntax::kResults:
      return ReadTypeList(parts, /*results=*/true);
    case TypeSyntax::kOperandsToResults:
      return ReadOperandTypes(parts, At(TokenKind::kLeftParen)) && Expect(TokenKind::kArrow) &&
             ReadResultTypes(parts);
    case TypeSyntax::kSelect:
      return At(TokenKind::kLeftParen) ? ReadFunctionalTypes(parts) : ReadSelectTypes(parts);
    case TypeSyntax::kComplex:
      return At(TokenKind::kLeftParen) ? ReadFunctionalTypes(parts) : ReadComplexTypes(parts);
    case TypeSyntax::kTuple:
      return At(TokenKind::kLeftParen) ? ReadFunctionalTypes(parts) : ReadTupleTypes(parts);
    case TypeSyntax::kPairwise:
      if (!ReadOperandTypes(parts, /*parens=*/false)) return false;
      for (const ir::ValueId operand : parts.operands) {
        parts.result_types.push_back(module().type(operand));
      }
      return true;
  }
  return true;
}

bool OpReader::ReadFunctionalTypes(OpParts& parts) {
  return ReadOperandTypes(parts, /*parens=*/true) && Expect(TokenKind::kArrow) &&
         ReadResultTypes(parts);
}

bool OpReader::ReadOperandTypes(OpParts& parts, bool parens) {
  const Token start = token();
  if (!parens) return ReadTypeList(parts, /*results=*/false);
  if (!Expect(TokenKind::kLeftParen)) return false;
  if (Consume(TokenKind::kRightParen)) return CheckOperandCount(parts, 0, start);
  return ReadTypeList(parts, /*results=*/false) && Expect(TokenKind::kRightParen);
}

bool OpReader::ReadResultTypes(OpParts& parts) {
  if (At(TokenKind::kLeftParen)) {
    Advance();
    if (Consume(TokenKind::kRightParen)) return true;
    return ReadTypeList(parts, /*results=*/true) && Expect(TokenKind::kRightParen);
  }
  ir::TypeId type;
  if (!ReadTypeId(type)) return false;
  parts.result_types.push_back(module().type(type));
  return true;
}

// `T, U`: types of the results, or of the operands, which have them already.
bool OpReader::ReadTypeList(OpParts& parts, bool results) {
  const Token start = token();
  size_t count = 0;
  do {
    const Token at = token();
    ir::TypeId type;
    if (!ReadTypeId(type)) return false;
    if (results) {
      parts.result_types.push_back(module().type(type));
    } else if (count < parts.operands.size() && !CheckOperand(parts, count, type, at)) {
      return false;
    }
    ++count;
  } while (Consume(TokenKind::kComma));
  return results || CheckOperandCount(parts, count, start);
}

bool OpReader::CheckOperand(const OpParts& parts, size_t index, ir::TypeId type, const Token& at) {
  const ir::TypeId actual = module().type_id(parts.operands[index]);
  return actual == type ||
         Fail(at, "expected " + module().type(actual).ToString() + ", the type of " +
                      std::string(parts.operand_tokens[index].text) + ", found " +
                      module().type(type).ToString());
}

bool OpReader::CheckOperandCount(const OpParts& parts, size_t found, const Token& at) {
  return parts.operands.size() == found ||
         Fail(at, "expected as many types as operands, " + std::to_string(parts.operands.size()) +
                      ", found " + std::to_string(found));
}

bool OpReader::ReadOneTypeForAll(OpParts& parts) {
  const Token at = token();
  ir::TypeId type;
  if (!ReadTypeId(type)) return false;
  for (size_t i = 0; i < parts.operands.size(); ++i) {
    if (!CheckOperand(parts, i, type, at)) return false;
  }
  parts.result_types.push_back(module().type(type));
  return true;
}

// `P, T`: of the predicate and of all else.
bool OpReader::ReadSelectTypes(OpParts& parts) {
  const Token at = token();
  ir::TypeId type;
  if (!ReadTypeId(type) || !CheckOperand(parts, 0, type, at)) return false;
  if (!Expect(TokenKind::kComma)) return false;
  const Token second = token();
  if (!ReadTypeId(type)) return false;
  for (size_t i = 1; i < parts.operands.size(); ++i) {
    if (!CheckOperand(parts, i, type, second)) return false;
  }
  parts.result_types.push_back(module().type(type));
  return true;
}

bool OpReader::ReadComplexTypes(OpParts& parts) {
  const Token at = token();
  ir::TypeId type;
  if (!ReadTypeId(type)) return false;
  const Type result = module().type(type);
  if (!result.IsTensor() || !IsComplex(result.tensor().dtype())) {
    return Fail(at, "expected a complex tensor type, found " + result.ToString());
  }
  TensorType part = result.tensor();
  part.element = ElementType(ComplexPart(part.dtype()));
  const ir::TypeId part_type = module().InternType(part);
  for (size_t i = 0; i < parts.operands.size(); ++i) {
    if (!CheckOperand(parts, i, part_type, at)) return false;
  }
  parts.result_types.push_back(result);
  return true;
}

bool OpReader::ReadTupleTypes(OpParts& parts) {
  const Token at = token();
  ir::TypeId type;
  if (!ReadTypeId(type)) return false;
  const Type result = module().type(type);
  if (!result.IsTuple()) return Fail(at, "expected a tuple type, found " + result.ToString());
  if (!CheckOperandCount(parts, result.members().size(), at)) return false;
  for (size_t i = 0; i < parts.operands.size(); ++i) {
    if (!CheckOperand(parts, i, module().InternType(result.members()[i]), at)) return false;
  }
  parts.result_types.push_back(result);
  return true;
}

}  // namespace lockstep::text
