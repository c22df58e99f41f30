// SPDX-License-Identifier: Apache-2.0
// Operations in both forms, their regions and the names of their results.
#include <optional>
#include <utility>

#include "lockstep/text/forms/form_readers.h"
#include "lockstep/text/op_reader.h"

namespace lockstep::text {
namespace {

std::string Count(size_t count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

// Whether `name = #..` stands in the text at `name`.
bool HoldsDialectAttribute(std::string_view name, const char* end) {
  const char* p = name.data() + name.size();
  while (p < end && (*p == ' ' || *p == '=' || *p == '\n')) ++p;
  return p < end && *p == '#';
}

}  // namespace

void OpParts::Clear() {
  operands.clear();
  operand_tokens.clear();
  result_names.clear();
  result_types.clear();
  if (!attributes.empty()) attributes = ir::Dictionary();
  attribute_tokens.clear();
  op = ir::OpId();
}

void OpParts::Set(std::string_view name, ir::Attribute value, const Token& at) {
  attributes.Set(std::string(name), std::move(value));
  attribute_tokens.push_back({name, at});
}

bool OpReader::ReadOp(ir::RegionId region) {
  const Nested nested(*this);
  if (!nested.ok) return false;
  if (num_parts_in_use_ == parts_.size()) parts_.emplace_back();
  OpParts& parts = parts_[num_parts_in_use_++];
  parts.Clear();
  parts.parent = region;
  if (At(TokenKind::kValue) && !ReadResultNames(parts)) return false;
  parts.name = token();
  const bool generic = At(TokenKind::kString);
  if (!ReadOpName(parts)) return false;
  const Form& form = GetForm(parts.opcode);
  bool ok = false;
  if (generic) {
    ok = ReadGenericOp(parts);
  } else if (form.kind == Form::Kind::kRegular) {
    ok = ReadRegularForm(form, parts);
  } else if (const FormReader reader = FindFormReader(parts.opcode)) {
    ok = reader(*this, parts);
  } else {
    ok = Fail(parts.name, "expected the generic form \"" + std::string(parts.info->name) +
                              "\"(..), which is the only one this op has");
  }
  --num_parts_in_use_;
  return ok && FinishOp(parts);
}

bool OpReader::ReadResultNames(OpParts& parts) {
  do {
    if (!At(TokenKind::kValue)) return FailExpected("a value such as %0");
    ResultName& name = parts.result_names.emplace_back();
    name.token = token();
    Advance();
    if (Consume(TokenKind::kColon)) {
      const Token number = token();
      int64_t count = 0;
      if (!ReadInteger(count)) return false;
      if (count < 1 || count > int64_t{1} << 24) {
        return Fail(number, "expected a number of results, found " + Describe(number));
      }
      name.count = static_cast<uint32_t>(count);
    }
  } while (Consume(TokenKind::kComma));
  return Expect(TokenKind::kEqual);
}

bool OpReader::ReadOpName(OpParts& parts) {
  if (!At(TokenKind::kString) && !At(TokenKind::kWord)) return FailExpected("an operation");
  std::string_view text = token().text;
  if (At(TokenKind::kString)) {
    text = text.substr(1, text.size() - 2);
  } else if (in_function_body_ && (text == "return" || text == "call")) {
    text = text == "return" ? "func.return" : "func.call";
  }
  const std::optional<ir::Opcode> opcode = ir::FindOpcode(text);
  if (!opcode) {
    if (text == "return") return FailExpected("stablehlo.return at the end of a region");
    return Fail(token(), "unknown operation " + Describe(token()));
  }
  parts.opcode = *opcode;
  parts.info = &ir::GetOpInfo(*opcode);
  Advance();
  return true;
}

// `"name"(%a) <{properties}> ({region}) {attributes} : (T) -> U`, behind the name.
bool OpReader::ReadGenericOp(OpParts& parts) {
  if (!ReadOperandsInParens(parts)) return false;
  if (At(TokenKind::kLeftBracket)) {
    return Fail(token(), "expected no successors: a region has one block");
  }
  if (At(TokenKind::kLess) && !ReadProperties(parts)) return false;
  if (At(TokenKind::kLeftParen) && !ReadGenericRegions(parts)) return false;
  return ReadOptionalAttributes(parts) && ReadTypes(TypeSyntax::kFunctional, parts);
}

bool OpReader::ReadProperties(OpParts& parts) {
  return Expect(TokenKind::kLess) && ReadDictionary(parts.attributes, &parts.attribute_tokens) &&
         Expect(TokenKind::kGreater);
}

bool OpReader::ReadGenericRegions(OpParts& parts) {
  const size_t num_regions = CountRegions();
  if (!CreateOpBeforeTypes(parts, num_regions)) return false;
  if (!Expect(TokenKind::kLeftParen)) return false;
  for (size_t i = 0; i < num_regions; ++i) {
    if (i > 0 && !Expect(TokenKind::kComma)) return false;
    if (!ReadRegion(parts, i, {})) return false;
  }
  return Expect(TokenKind::kRightParen);
}

bool OpReader::CreateOpBeforeTypes(OpParts& parts, size_t num_regions) {
  // A name such as `%0:1000000` alone must not make us allocate.
  constexpr uint32_t kFewResults = 64;
  size_t named = 0;
  bool few = !parts.result_names.empty();
  for (const ResultName& name : parts.result_names) {
    named += name.count;
    few = few && name.count <= kFewResults;
  }
  size_t num_results = few ? named : 0;
  if (!few && !parts.info->results.empty()) {
    if (lexer().FindClosing(token().text[0]) == nullptr) {
      return Fail(token(), Describe(token()) + " is not closed");
    }
    num_results = CountResultsBehind();
  }
  parts.result_types.resize(num_results);
  CreateOp(parts, num_regions);
  parts.result_types.clear();
  return true;
}

// How many `{..}` the parentheses at the current token hold. Regions that are nested too deeply,
// and refused for it below, are not walked to their ends at every level.
size_t OpReader::CountRegions() {
  constexpr size_t kMostBrackets = 4096;
  const State here = Save();
  size_t count = 0;
  do {
    Advance();
    const char* end = At(TokenKind::kLeftBrace) ? lexer().FindClosing('{', kMostBrackets) : nullptr;
    if (end == nullptr) {
      count += At(TokenKind::kLeftBrace) ? 1 : 0;
      break;
    }
    ++count;
    JumpTo(end);
  } while (At(TokenKind::kComma));
  Restore(here);
  return count;
}

size_t OpReader::CountResultsBehind() {
  const State here = Save();
  size_t count = 0;
  const auto skip = [this](TokenKind open) {
    if (!At(open)) return true;
    const char* end = lexer().FindClosing(token().text[0]);
    if (end == nullptr) return false;
    JumpTo(end);
    return true;
  };
  if (skip(token().kind) && skip(TokenKind::kLeftBrace) && Consume(TokenKind::kColon) &&
      skip(TokenKind::kLeftParen) && Consume(TokenKind::kArrow)) {
    Type types;
    count = 1;
    if (At(TokenKind::kLeftParen)) {
      Advance();
      count = 0;
      while (!At(TokenKind::kRightParen) && ReadType(types)) {
        ++count;
        if (!Consume(TokenKind::kComma)) break;
      }
    }
  }
  Restore(here);
  return count;
}

bool OpReader::ReadOperand(OpParts& parts) {
  if (!At(TokenKind::kValue)) return FailExpected("a value such as %0");
  const Token name = token();
  const ValueNames::Entry entry = names_.Find(name.text.substr(1));
  if (entry.count == 0) {
    return Fail(name, "value " + std::string(name.text) + " is not defined before this");
  }
  Advance();
  ir::ValueId value = entry.first;
  if (At(TokenKind::kHash)) {
    const Token number = token();
    const std::string_view digits = number.text.substr(1);
    uint64_t index = 0;
    for (const char c : digits) {
      if (c < '0' || c > '9') return FailExpected("the number of a result such as #1");
      index = index * 10 + static_cast<uint64_t>(c - '0');
      if (index >= entry.count) {
        return Fail(number,
                    "value " + std::string(name.text) + " has " + Count(entry.count, "result"));
      }
    }
    Advance();
    if (index > 0) {
      const ir::OpId op = module().defining_op(value);
      value = module().result(op, module().index_in_owner(value) + index);
    }
  } else if (entry.count > 1) {
    return Fail(name, "expected one of the " + std::to_string(entry.count) + " results, such as " +
                          std::string(name.text) + "#0");
  }
  parts.operands.push_back(value);
  parts.operand_tokens.push_back(name);
  return true;
}

bool OpReader::ReadOperands(OpParts& parts) {
  if (!At(TokenKind::kValue)) return true;
  if (!ReadOperand(parts)) return false;
  while (At(TokenKind::kComma) && lexer().PeekChar() == '%') {
    Advance();
    if (!ReadOperand(parts)) return false;
  }
  return true;
}

bool OpReader::ReadOperandsInParens(OpParts& parts) {
  return Expect(TokenKind::kLeftParen) && ReadOperands(parts) && Expect(TokenKind::kRightParen);
}

bool OpReader::ReadOptionalAttributes(OpParts& parts) {
  return !At(TokenKind::kLeftBrace) || ReadDictionary(parts.attributes, &parts.attribute_tokens);
}

void OpReader::CreateOp(OpParts& parts, size_t num_regions) {
  ir::OpSpec spec{
      .opcode = parts.opcode, .operands = parts.operands, .result_types = parts.result_types};
  spec.num_regions = num_regions;
  spec.position = {parts.name.position.line, parts.name.position.column};
  parts.op = module().CreateOp(spec);
  module().Append(parts.parent, parts.op);
}

bool OpReader::FinishOp(OpParts& parts) {
  ir::LocationId location;
  if (!ReadOptionalLocation(location) || !CheckCounts(parts)) return false;
  Result<ir::OpAttributesRef> attributes = ir::TakeAttributes(parts.opcode, parts.attributes);
  if (!attributes.ok()) return FailAttributes(parts, attributes.status().message());
  if (!parts.op) {
    CreateOp(parts, 0);
  } else {
    if (module().num_results(parts.op) != parts.result_types.size()) return FailNames(parts);
    for (size_t i = 0; i < parts.result_types.size(); ++i) {
      module().SetType(module().result(parts.op, i), parts.result_types[i]);
    }
  }
  module().SetAttributes(parts.op, std::move(attributes).value());
  if (!parts.attributes.empty()) {
    module().SetDiscardable(parts.op, std::exchange(parts.attributes, ir::Dictionary()));
  }
  module().SetLocation(parts.op, location);
  return DefineResults(parts);
}

// At the op; at the attribute that the message of TakeAttributes names when it stands on the same
// line or its fault is inside it.
bool OpReader::FailAttributes(const OpParts& parts, std::string_view message) {
  constexpr std::string_view kBefore = "attribute '";
  const size_t begin = message.find(kBefore);
  if (begin != std::string_view::npos) {
    const std::string_view rest = message.substr(begin + kBefore.size());
    const std::string_view name = rest.substr(0, rest.find('\''));
    for (const NamedToken& attribute : parts.attribute_tokens) {
      if (attribute.name != name) continue;
      const bool inside = HoldsDialectAttribute(attribute.token.text, lexer().end());
      const bool same_line = attribute.token.position.line == parts.name.position.line;
      if (inside || same_line) return Fail(attribute.token, std::string(message));
    }
  }
  return Fail(parts.name, std::string(message));
}

// What the verifier and every pass rely on: as many operands, results and regions as the op has.
bool OpReader::CheckCounts(const OpParts& parts) {
  const size_t num_regions = parts.op ? module().num_regions(parts.op) : 0;
  return CheckCount(parts, parts.info->operands, parts.operands.size(), "operand") &&
         CheckCount(parts, parts.info->results, parts.result_types.size(), "result") &&
         CheckCount(parts, parts.info->regions, num_regions, "region");
}

bool OpReader::CheckCount(const OpParts& parts, std::span<const ir::Slot> slots, size_t found,
                          std::string_view what) {
  size_t needed = 0;
  bool more = false;
  for (const ir::Slot& slot : slots) (slot.variadic ? more = true : ++needed != 0);
  if (found == needed || (more && found > needed)) return true;
  return Fail(parts.name, std::string(parts.info->name) + " takes " + (more ? "at least " : "") +
                              Count(needed, what) + ", found " + std::to_string(found));
}

bool OpReader::DefineResults(const OpParts& parts) {
  if (parts.result_names.empty()) return true;
  const std::span<const ir::ValueId> results = module().results(parts.op);
  size_t next = 0;
  for (const ResultName& name : parts.result_names) {
    if (name.count > results.size() - next) return FailNames(parts);
    if (!Define(name.token, results[next], name.count)) return false;
    next += name.count;
  }
  return next == results.size() || FailNames(parts);
}

bool OpReader::FailNames(const OpParts& parts) {
  size_t named = 0;
  for (const ResultName& name : parts.result_names) named += name.count;
  return Fail(parts.result_names.empty() ? parts.name : parts.result_names[0].token,
              "expected a name for each result, " + std::to_string(parts.result_types.size()) +
                  ", found " + std::to_string(named));
}

bool OpReader::Define(const Token& name, ir::ValueId first, uint32_t count) {
  return names_.Define(name.text.substr(1), first, count) ||
         Fail(name, "value " + std::string(name.text) + " is defined already");
}

bool OpReader::ReadArgument(RegionArgument& out) {
  out.name = token();
  return Expect(TokenKind::kValue) && Expect(TokenKind::kColon) && ReadTypeId(out.type) &&
         ReadOptionalLocation(out.location);
}

bool OpReader::ReadArguments(std::vector<RegionArgument>& out) {
  if (!Expect(TokenKind::kLeftParen)) return false;
  if (Consume(TokenKind::kRightParen)) return true;
  do {
    if (!ReadArgument(out.emplace_back())) return false;
  } while (Consume(TokenKind::kComma));
  return Expect(TokenKind::kRightParen);
}

bool OpReader::DefineArguments(ir::RegionId region, const std::vector<RegionArgument>& arguments) {
  for (const RegionArgument& argument : arguments) {
    const Type type = module().type(argument.type);
    const ir::ValueId value = module().AddArgument(region, type, argument.location);
    if (!Define(argument.name, value, 1)) return false;
  }
  return true;
}

bool OpReader::ReadRegion(const OpParts& parts, size_t index,
                          const std::vector<RegionArgument>& arguments) {
  const ir::RegionId region = module().region(parts.op, index);
  const size_t scope = names_.OpenScope();
  if (!DefineArguments(region, arguments)) return false;
  if (!ReadBody(region, /*in_function=*/false, parts.name)) return false;
  names_.CloseScope(scope);
  return true;
}

// `{ ^bb0(%a: T): ops }`.
bool OpReader::ReadBody(ir::RegionId region, bool in_function, const Token& owner) {
  if (!Expect(TokenKind::kLeftBrace)) return false;
  if (At(TokenKind::kBlock) && !ReadLabel(region)) return false;
  return ReadOps(region, in_function, owner);
}

// All ops up to the '}', which is taken.
bool OpReader::ReadOps(ir::RegionId region, bool in_function, const Token& owner) {
  const bool outer = std::exchange(in_function_body_, in_function);
  while (!At(TokenKind::kRightBrace)) {
    if (At(TokenKind::kEnd)) return FailExpected("'}'");
    if (At(TokenKind::kBlock)) {
      return Fail(owner, "expected one block per region, found another, " + Describe(token()));
    }
    if (!ReadOp(region)) return false;
  }
  in_function_body_ = outer;
  Advance();
  return true;
}

bool OpReader::ReadLabel(ir::RegionId region) {
  const Token label = token();
  Advance();
  std::vector<RegionArgument> arguments;
  if (At(TokenKind::kLeftParen) && !ReadArguments(arguments)) return false;
  if (!arguments.empty() && !module().arguments(region).empty()) {
    return Fail(label, "expected no block arguments: they are given before the region");
  }
  return DefineArguments(region, arguments) && Expect(TokenKind::kColon);
}

}  // namespace lockstep::text
