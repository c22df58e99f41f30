// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the conv family that are its own.
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {
namespace {

// `[[0, 0], [1, 1]]` as a list of rows; `[true, false]` as it is.
bool ReadWindowValue(OpReader& reader, std::string_view name, OpParts& parts) {
  if (name != "padding" && name != "window_reversal") return reader.ReadIntegerList(name, parts);
  const Token start = reader.token();
  ir::Attribute rows;
  if (!reader.At(TokenKind::kLeftBracket)) return reader.FailExpected("'['");
  if (!reader.ReadAttribute(rows)) return false;
  parts.Set(name, std::move(rows), start);
  return true;
}

bool ReadWindow(OpReader& reader, OpParts& parts) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"stride", "window_strides"},
      {"pad", "padding"},
      {"lhs_dilate", "lhs_dilation"},
      {"rhs_dilate", "rhs_dilation"},
      {"reverse", "window_reversal"}};
  if (!reader.Expect(TokenKind::kLeftBrace)) return false;
  while (!reader.At(TokenKind::kRightBrace)) {
    std::string_view attribute;
    for (const auto& [word, name] : kNames) {
      if (reader.AtWord(word)) attribute = name;
    }
    if (attribute.empty()) {
      return reader.FailExpected("stride, pad, lhs_dilate, rhs_dilate or reverse");
    }
    if (parts.attributes.Find(attribute) != nullptr) {
      return reader.Fail(reader.token(), Describe(reader.token()) + " is given twice");
    }
    reader.Advance();
    if (!reader.Expect(TokenKind::kEqual) || !ReadWindowValue(reader, attribute, parts)) {
      return false;
    }
    if (!reader.Consume(TokenKind::kComma)) break;
  }
  return reader.Expect(TokenKind::kRightBrace);
}

}  // namespace

// convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
//   window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]}
//   {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (T, U) -> V
bool ReadConvolution(OpReader& reader, OpParts& parts) {
  ir::StructAttr numbers;
  if (!reader.ReadOperandsInParens(parts) || !reader.ExpectWord("dim_numbers") ||
      !reader.Expect(TokenKind::kEqual)) {
    return false;
  }
  const Token start = reader.token();
  if (!reader.ReadConvDimensions(numbers) || !reader.Expect(TokenKind::kComma) ||
      !reader.ExpectWord("window") || !reader.Expect(TokenKind::kEqual)) {
    return false;
  }
  parts.Set("dimension_numbers", std::move(numbers), start);
  return ReadWindow(reader, parts) && reader.ReadOptionalAttributes(parts) &&
         reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

}  // namespace lockstep::text
