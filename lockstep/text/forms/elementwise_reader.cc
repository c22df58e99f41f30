// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the elementwise family that are its own.
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/base/numbers.h"
#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {

// compare GE, %a, %b, FLOAT : (T, T) -> U
bool ReadCompare(OpReader& reader, OpParts& parts) {
  const auto read_word = [&](std::string_view name) {
    if (!reader.At(TokenKind::kWord)) return reader.FailExpected("a word such as GE or FLOAT");
    const Token word = reader.token();
    parts.Set(name, ir::EnumAttr{"", std::string(word.text)}, word);
    reader.Advance();
    return true;
  };
  if (!read_word("comparison_direction") || !reader.Expect(TokenKind::kComma) ||
      !reader.ReadOperand(parts) || !reader.Expect(TokenKind::kComma) ||
      !reader.ReadOperand(parts)) {
    return false;
  }
  if (reader.Consume(TokenKind::kComma) && !read_word("compare_type")) return false;
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

// reduce_precision %a, format = e5m10 : T
bool ReadReducePrecision(OpReader& reader, OpParts& parts) {
  if (!reader.ReadOperand(parts) || !reader.Expect(TokenKind::kComma) ||
      !reader.ExpectWord("format") || !reader.Expect(TokenKind::kEqual)) {
    return false;
  }
  const std::string_view format = reader.token().text;
  const size_t m = format.find('m');
  const auto exponent =
      m == std::string_view::npos ? std::nullopt : base::ParseUint64(format.substr(1, m - 1));
  const auto mantissa =
      m == std::string_view::npos ? std::nullopt : base::ParseUint64(format.substr(m + 1));
  if (!reader.At(TokenKind::kWord) || format[0] != 'e' || !exponent || !mantissa ||
      *exponent > 1000 || *mantissa > 1000) {
    return reader.FailExpected("a format such as e5m10");
  }
  const Token start = reader.token();
  reader.Advance();
  parts.Set("exponent_bits", ir::Attribute::I32(static_cast<int32_t>(*exponent)), start);
  parts.Set("mantissa_bits", ir::Attribute::I32(static_cast<int32_t>(*mantissa)), start);
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kSame, parts);
}

}  // namespace lockstep::text
