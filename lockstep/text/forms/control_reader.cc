// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the control family that are its own.
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {

// call @f(%a) : (T) -> U
bool ReadCall(OpReader& reader, OpParts& parts) {
  const Token start = reader.token();
  ir::SymbolAttr callee;
  if (!reader.ReadSymbolName(callee.path.emplace_back())) return false;
  parts.Set("callee", std::move(callee), start);
  return reader.ReadOperandsInParens(parts) && reader.ReadOptionalAttributes(parts) &&
         reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

// while(%iterArg = %a, %iterArg_0 = %b) : T, U attributes {..} cond {..} do {..}
bool ReadWhile(OpReader& reader, OpParts& parts) {
  std::vector<RegionArgument> arguments;
  if (!reader.Expect(TokenKind::kLeftParen)) return false;
  if (!reader.At(TokenKind::kRightParen)) {
    do {
      arguments.emplace_back().name = reader.token();
      if (!reader.Expect(TokenKind::kValue) || !reader.Expect(TokenKind::kEqual) ||
          !reader.ReadOperand(parts)) {
        return false;
      }
    } while (reader.Consume(TokenKind::kComma));
  }
  if (!reader.Expect(TokenKind::kRightParen) || !reader.ReadTypes(TypeSyntax::kPairwise, parts)) {
    return false;
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    arguments[i].type = reader.module().type_id(parts.operands[i]);
  }
  if (reader.ConsumeWord("attributes") &&
      !reader.ReadDictionary(parts.attributes, &parts.attribute_tokens))
    return false;
  reader.CreateOp(parts, 2);
  return reader.ExpectWord("cond") && reader.ReadRegion(parts, 0, arguments) &&
         reader.ExpectWord("do") && reader.ReadRegion(parts, 1, arguments);
}

}  // namespace lockstep::text
