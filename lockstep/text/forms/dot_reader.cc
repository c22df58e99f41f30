// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the dot family that are its own.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {
namespace {

// `[0] x [1]`: a list of the left and one of the right.
bool ReadSides(OpReader& reader, std::string_view what, ir::Dictionary& out) {
  for (const std::string_view side : {"lhs_", "rhs_"}) {
    if (side == "rhs_" && !reader.ExpectWord("x")) return false;
    std::vector<int64_t> values;
    if (!reader.ReadIntegers(values)) return false;
    out.Set(std::string(side) + std::string(what), IntegerArray(values));
  }
  return true;
}

}  // namespace

// dot %a, %b, precision = [HIGH, DEFAULT] : (T, U) -> V
bool ReadDot(OpReader& reader, OpParts& parts) {
  if (!reader.ReadOperand(parts) || !reader.Expect(TokenKind::kComma) ||
      !reader.ReadOperand(parts)) {
    return false;
  }
  if (reader.Consume(TokenKind::kComma)) {
    if (!reader.ExpectWord("precision") || !reader.Expect(TokenKind::kEqual) ||
        !reader.ReadWords("precision_config", parts)) {
      return false;
    }
  }
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

// dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1],
//   precision = [DEFAULT, DEFAULT], algorithm = <..> : (T, U) -> V
bool ReadDotGeneral(OpReader& reader, OpParts& parts) {
  if (!reader.ReadOperand(parts) || !reader.Expect(TokenKind::kComma) ||
      !reader.ReadOperand(parts) || !reader.Expect(TokenKind::kComma)) {
    return false;
  }
  const Token start = reader.token();
  ir::StructAttr numbers{"stablehlo.dot", {}};
  if (reader.ConsumeWord("batching_dims")) {
    if (!reader.Expect(TokenKind::kEqual) ||
        !ReadSides(reader, "batching_dimensions", numbers.fields) ||
        !reader.Expect(TokenKind::kComma)) {
      return false;
    }
  }
  if (!reader.ExpectWord("contracting_dims") || !reader.Expect(TokenKind::kEqual) ||
      !ReadSides(reader, "contracting_dimensions", numbers.fields)) {
    return false;
  }
  parts.Set("dot_dimension_numbers", std::move(numbers), start);
  while (reader.Consume(TokenKind::kComma)) {
    if (reader.ConsumeWord("precision")) {
      if (!reader.Expect(TokenKind::kEqual) || !reader.ReadWords("precision_config", parts)) {
        return false;
      }
      continue;
    }
    const Token option = reader.token();
    ir::StructAttr algorithm;
    if (!reader.ExpectWord("algorithm") || !reader.Expect(TokenKind::kEqual) ||
        !reader.ReadStruct("stablehlo.dot_algorithm", algorithm)) {
      return false;
    }
    parts.Set("algorithm", std::move(algorithm), option);
  }
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

}  // namespace lockstep::text
