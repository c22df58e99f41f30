// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the shape family that are its own.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {

// constant dense<1.0> : T, or constant() {value = dense<1.0> : T} : () -> U. Also chlo.constant.
bool ReadConstant(OpReader& reader, OpParts& parts) {
  if (reader.Consume(TokenKind::kLeftParen)) {
    if (!reader.Expect(TokenKind::kRightParen)) return false;
    if (reader.Consume(TokenKind::kLess)) {
      if (!reader.ReadDictionary(parts.attributes, &parts.attribute_tokens) ||
          !reader.Expect(TokenKind::kGreater)) {
        return false;
      }
    }
    return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
  }
  if (!reader.ReadOptionalAttributes(parts)) return false;
  const Token start = reader.token();
  ir::Attribute value;
  if (!reader.ReadAttribute(value)) return false;
  const auto* elements = value.As<ir::ElementsAttr>();
  if (elements == nullptr)
    return reader.Fail(start, "expected dense<..>, found " + value.KindName());
  const TensorType type = elements->type;
  if (type.element.IsQuantized()) {  // the value is what is stored, as in the other form
    value = ir::ElementsAttr{TensorType(type.dtype(), type.shape), elements->values};
  }
  parts.result_types.emplace_back(type);
  parts.Set("value", std::move(value), start);
  return true;
}

// slice %a [0:8:2, 1:4] : (T) -> U
bool ReadSlice(OpReader& reader, OpParts& parts) {
  std::vector<int64_t> lists[3];  // starts, limits, strides
  if (!reader.ReadOperand(parts)) return false;
  const Token start = reader.token();
  if (!reader.Expect(TokenKind::kLeftBracket)) return false;
  if (!reader.Consume(TokenKind::kRightBracket)) {
    do {
      if (!reader.ReadInteger(lists[0].emplace_back()) || !reader.Expect(TokenKind::kColon) ||
          !reader.ReadInteger(lists[1].emplace_back())) {
        return false;
      }
      lists[2].push_back(1);
      if (reader.Consume(TokenKind::kColon) && !reader.ReadInteger(lists[2].back())) return false;
    } while (reader.Consume(TokenKind::kComma));
    if (!reader.Expect(TokenKind::kRightBracket)) return false;
  }
  constexpr std::string_view kNames[] = {"start_indices", "limit_indices", "strides"};
  for (size_t i = 0; i < 3; ++i) parts.Set(kNames[i], IntegerArray(lists[i]), start);
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

}  // namespace lockstep::text
