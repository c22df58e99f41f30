// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the conv family that are its own.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {

bool AttributeReader::ReadConvDimensions(ir::StructAttr& out) {
  out.kind = "stablehlo.conv";
  return ReadConvSide("input", "b", "f", out.fields) && ExpectWord("x") &&
         ReadConvSide("kernel", "i", "o", out.fields) && Expect(TokenKind::kArrow) &&
         ReadConvSide("output", "b", "f", out.fields);
}

// `[b, 0, 1, f]`: where each dimension stands.
bool AttributeReader::ReadConvSide(std::string_view side, std::string_view first,
                                   std::string_view second, ir::Dictionary& out) {
  const Token start = token();
  if (!Expect(TokenKind::kLeftBracket)) return false;
  int64_t first_at = -1;
  int64_t second_at = -1;
  std::vector<std::pair<int64_t, int64_t>> spatial;  // (number, where)
  int64_t at = 0;
  if (!At(TokenKind::kRightBracket)) {
    do {
      int64_t number = 0;
      if (AtWord(first) || AtWord(second)) {
        int64_t& place = AtWord(first) ? first_at : second_at;
        if (place >= 0) return Fail(token(), "dimension " + Describe(token()) + " is given twice");
        place = at;
        Advance();
      } else if (At(TokenKind::kInteger)) {
        if (!ReadInteger(number)) return false;
        spatial.emplace_back(number, at);
      } else {
        return FailExpected("'" + std::string(first) + "', '" + std::string(second) +
                            "' or the number of a spatial dimension");
      }
      ++at;
    } while (Consume(TokenKind::kComma));
  }
  if (!Expect(TokenKind::kRightBracket)) return false;
  std::sort(spatial.begin(), spatial.end());
  ir::ArrayAttr places;
  for (size_t i = 0; i < spatial.size(); ++i) {
    if (spatial[i].first != static_cast<int64_t>(i)) {
      return Fail(start, "expected the spatial dimensions 0, 1, .. once each");
    }
    places.values.push_back(ir::Attribute::I64(spatial[i].second));
  }
  if (first_at < 0 || second_at < 0) {
    return Fail(start, "expected both '" + std::string(first) + "' and '" + std::string(second) +
                           "' in the list");
  }
  const std::string prefix = std::string(side) + "_";
  const bool kernel = side == "kernel";
  out.Set(prefix + (kernel ? "input_feature_dimension" : "batch_dimension"),
          ir::Attribute::I64(first_at));
  out.Set(prefix + (kernel ? "output_feature_dimension" : "feature_dimension"),
          ir::Attribute::I64(second_at));
  out.Set(prefix + "spatial_dimensions", std::move(places));
  return true;
}

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
