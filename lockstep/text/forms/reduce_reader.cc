// SPDX-License-Identifier: Apache-2.0
// Pretty forms of the reduce family that are its own.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/text/forms/form_readers.h"

namespace lockstep::text {
namespace {

// `(%a init: %c), (%b init: %d)`: all inputs, then all initial values.
bool ReadInputs(OpReader& reader, OpParts& parts) {
  OpParts inits;
  do {
    if (!reader.Expect(TokenKind::kLeftParen) || !reader.ReadOperand(parts) ||
        !reader.ExpectWord("init") || !reader.Expect(TokenKind::kColon) ||
        !reader.ReadOperand(inits) || !reader.Expect(TokenKind::kRightParen)) {
      return false;
    }
  } while (reader.Consume(TokenKind::kComma));
  parts.operands.insert(parts.operands.end(), inits.operands.begin(), inits.operands.end());
  parts.operand_tokens.insert(parts.operand_tokens.end(), inits.operand_tokens.begin(),
                              inits.operand_tokens.end());
  return true;
}

// The body of `applies stablehlo.add`: return op(%a, %b).
bool MakeBody(OpReader& reader, const OpParts& parts, const Token& name) {
  if (parts.operands.size() != 2) {
    return reader.Fail(name, "expected a reducer(..): 'applies' serves one input only");
  }
  const std::optional<ir::Opcode> opcode = ir::FindOpcode(name.text);
  if (!opcode) return reader.Fail(name, "unknown operation " + Describe(name));
  const ir::OpInfo& info = ir::GetOpInfo(*opcode);
  const auto is_plain = [](const ir::Slot& slot) { return !slot.variadic; };
  if (info.operands.size() != 2 || info.results.size() != 1 || !info.regions.empty() ||
      !std::all_of(info.operands.begin(), info.operands.end(), is_plain) ||
      !std::all_of(info.results.begin(), info.results.end(), is_plain)) {
    return reader.Fail(name,
                       "expected an op of two operands and one result, found " + Describe(name));
  }
  ir::Dictionary nothing;
  Result<ir::OpAttributesRef> attributes = ir::TakeAttributes(*opcode, nothing);
  if (!attributes.ok()) return reader.Fail(name, std::string(attributes.status().message()));
  ir::Module& module = reader.module();
  const Type type = module.type(parts.operands[1]);
  const ir::RegionId body = module.region(parts.op);
  const ir::ValueId operands[] = {module.AddArgument(body, type), module.AddArgument(body, type)};
  ir::OpSpec spec{.opcode = *opcode, .operands = operands, .result_types = {&type, 1}};
  spec.attributes = std::move(attributes).value();
  spec.position = {name.position.line, name.position.column};
  const ir::OpId op = module.CreateOp(spec);
  module.Append(body, op);
  const ir::ValueId result = module.result(op);
  ir::OpSpec end{.opcode = ir::Opcode::kReturn, .operands = {&result, 1}, .result_types = {}};
  end.position = spec.position;
  module.Append(body, module.CreateOp(end));
  return true;
}

// `reducer(%a: T, %b: T) (%c: U, %d: U) {..}`: the region takes %a, %c, %b, %d.
bool ReadBody(OpReader& reader, const OpParts& parts) {
  std::vector<RegionArgument> left;
  std::vector<RegionArgument> right;
  while (reader.At(TokenKind::kLeftParen)) {
    const Token start = reader.token();
    std::vector<RegionArgument> pair;
    if (!reader.ReadArguments(pair)) return false;
    if (pair.size() != 2) return reader.Fail(start, "expected two arguments per input");
    left.push_back(pair[0]);
    right.push_back(pair[1]);
  }
  left.insert(left.end(), right.begin(), right.end());
  return reader.ReadRegion(parts, 0, left);
}

}  // namespace

// reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (T, U) -> V
// reduce(%a init: %c), (%b init: %d) across dimensions = [0] : (..) -> (..) reducer(..) (..) {..}
bool ReadReduce(OpReader& reader, OpParts& parts) {
  if (!ReadInputs(reader, parts)) return false;
  const bool applies = reader.ConsumeWord("applies");
  const Token name = reader.token();
  if (applies && !reader.Expect(TokenKind::kWord)) return false;
  if (!reader.ExpectWord("across") || !reader.ExpectWord("dimensions") ||
      !reader.Expect(TokenKind::kEqual) || !reader.ReadIntegerList("dimensions", parts) ||
      !reader.ReadOptionalAttributes(parts) || !reader.ReadTypes(TypeSyntax::kFunctional, parts)) {
    return false;
  }
  reader.CreateOp(parts, 1);
  if (applies) return MakeBody(reader, parts, name);
  return reader.ExpectWord("reducer") && ReadBody(reader, parts);
}

}  // namespace lockstep::text
