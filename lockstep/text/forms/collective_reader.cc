// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the collective family that are its own.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {
namespace {

// The text from the current bracket to its end, behind `prefix` and before `suffix`, as attribute
// `name`: the generic form of a Shardy attribute has more around it.
bool ReadShardyText(OpReader& reader, std::string_view name, std::string_view prefix,
                    std::string_view suffix, TokenKind open, OpParts& parts) {
  if (!reader.At(open)) return reader.FailExpected("a Shardy attribute in brackets");
  const Token start = reader.token();
  std::string_view body;
  if (!reader.ReadBalanced(body)) return false;
  std::string text = std::string(prefix) + std::string(body) + std::string(suffix);
  parts.Set(name, ir::OpaqueAttr{std::move(text)}, start);
  return true;
}

}  // namespace

// sdy.mesh @mesh = <["x"=2]> {..}
bool ReadMesh(OpReader& reader, OpParts& parts) {
  const Token start = reader.token();
  std::string name;
  if (!reader.ReadSymbolName(name) || !reader.Expect(TokenKind::kEqual)) return false;
  parts.Set("sym_name", ir::Attribute::String(std::move(name)), start);
  return ReadShardyText(reader, "mesh", "#sdy.mesh", "", TokenKind::kLess, parts) &&
         reader.ReadOptionalAttributes(parts);
}

// sdy.sharding_constraint %a <@mesh, [{"x"}]> : T
bool ReadSharding(OpReader& reader, OpParts& parts) {
  return reader.ReadOperand(parts) &&
         ReadShardyText(reader, "sharding", "#sdy.sharding", "", TokenKind::kLess, parts) &&
         reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kSame, parts);
}

// sdy.propagation_barrier %a allowed_direction=NONE : T
bool ReadPropagationBarrier(OpReader& reader, OpParts& parts) {
  constexpr std::string_view kDirections[] = {"NONE", "FORWARD", "BACKWARD", "BOTH"};
  if (!reader.ReadOperand(parts) || !reader.ExpectWord("allowed_direction") ||
      !reader.Expect(TokenKind::kEqual)) {
    return false;
  }
  const auto* direction =
      std::find(std::begin(kDirections), std::end(kDirections), reader.token().text);
  if (direction == std::end(kDirections)) {
    return reader.FailExpected("NONE, FORWARD, BACKWARD or BOTH");
  }
  const Token start = reader.token();
  reader.Advance();
  const auto value = static_cast<int32_t>(direction - std::begin(kDirections));
  parts.Set("allowed_direction", ir::Attribute::I32(value), start);
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kSame, parts);
}

// sdy.sharding_group %a group_id=3 : T
bool ReadShardingGroup(OpReader& reader, OpParts& parts) {
  int64_t group = 0;
  if (!reader.ReadOperand(parts) || !reader.ExpectWord("group_id") ||
      !reader.Expect(TokenKind::kEqual)) {
    return false;
  }
  const Token start = reader.token();
  if (!reader.ReadInteger(group)) return false;
  parts.Set("group_id", ir::Attribute::I64(group), start);
  return reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kOperands, parts);
}

// sdy.manual_computation(%a) in_shardings=[<..>] out_shardings=[<..>] manual_axes={"x"} (%b: T) {
//   ..
// } : (T) -> U
bool ReadManualComputation(OpReader& reader, OpParts& parts) {
  if (!reader.ReadOperandsInParens(parts)) return false;
  for (const std::string_view name : {"in_shardings", "out_shardings"}) {
    if (!reader.ExpectWord(name) || !reader.Expect(TokenKind::kEqual) ||
        !ReadShardyText(reader, name, "#sdy.sharding_per_value<", ">", TokenKind::kLeftBracket,
                        parts)) {
      return false;
    }
  }
  std::vector<RegionArgument> arguments;
  if (!reader.ExpectWord("manual_axes") || !reader.Expect(TokenKind::kEqual) ||
      !ReadShardyText(reader, "manual_axes", "#sdy<manual_axes", ">", TokenKind::kLeftBrace,
                      parts) ||
      !reader.ReadArguments(arguments)) {
    return false;
  }
  if (!reader.At(TokenKind::kLeftBrace)) return reader.FailExpected("'{'");
  return reader.CreateOpBeforeTypes(parts, 1) && reader.ReadRegion(parts, 0, arguments) &&
         reader.ReadOptionalAttributes(parts) && reader.ReadTypes(TypeSyntax::kFunctional, parts);
}

}  // namespace lockstep::text
