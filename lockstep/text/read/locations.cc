// SPDX-License-Identifier: Apache-2.0
// Locations, and the aliases for locations, attributes and types.
#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

#include "lockstep/text/attribute_reader.h"

namespace lockstep::text {

bool AttributeReader::ReadOptionalLocation(ir::LocationId& out) {
  if (!AtWord("loc") || lexer().PeekChar() != '(') return true;
  return ReadLocation(out);
}

bool AttributeReader::ReadLocation(ir::LocationId& out) {
  return ExpectWord("loc") && Expect(TokenKind::kLeftParen) && ReadLocationBody(out) &&
         Expect(TokenKind::kRightParen);
}

bool AttributeReader::ReadLocationBody(ir::LocationId& out) {
  const Nested nested(*this);
  if (!nested.ok) return false;
  if (At(TokenKind::kHash)) {
    const Token name = token();
    const Alias* alias = FindAlias(name);
    if (alias == nullptr) return false;
    if (alias->kind != Alias::Kind::kLocation) return FailExpected("a location");
    out = alias->location;
    Advance();
    return true;
  }
  if (At(TokenKind::kString)) return ReadNamedLocation(out);
  if (AtWord("fused")) return ReadFusedLocation(out);
  if (ConsumeWord("unknown")) {
    out = ir::LocationId();
    return true;
  }
  if (!ConsumeWord("callsite")) return FailExpected("a location");
  ir::Location location{.kind = ir::Location::Kind::kCallSite};
  location.children.resize(2);
  if (!Expect(TokenKind::kLeftParen) || !ReadLocationBody(location.children[0]) ||
      !ExpectWord("at") || !ReadLocationBody(location.children[1]) ||
      !Expect(TokenKind::kRightParen)) {
    return false;
  }
  out = module().InternLocation(std::move(location));
  return true;
}

// "file":1:2, "file":1:2 to 3:4, "name" or "name"(child).
bool AttributeReader::ReadNamedLocation(ir::LocationId& out) {
  ir::Location location{.kind = ir::Location::Kind::kName};
  if (!ReadString(location.name)) return false;
  if (At(TokenKind::kColon)) {
    location.kind = ir::Location::Kind::kFile;
    if (!ReadFilePosition(location)) return false;
  } else if (Consume(TokenKind::kLeftParen)) {
    if (!ReadLocationBody(location.children.emplace_back()) || !Expect(TokenKind::kRightParen)) {
      return false;
    }
  }
  out = module().InternLocation(std::move(location));
  return true;
}

bool AttributeReader::ReadFilePosition(ir::Location& out) {
  if (!Expect(TokenKind::kColon) || !ReadLineNumber(out.line) || !Expect(TokenKind::kColon) ||
      !ReadLineNumber(out.column)) {
    return false;
  }
  if (!ConsumeWord("to")) return true;
  out.end_line = out.line;
  if (!At(TokenKind::kColon) && !ReadLineNumber(out.end_line)) return false;
  return Expect(TokenKind::kColon) && ReadLineNumber(out.end_column);
}

bool AttributeReader::ReadLineNumber(uint32_t& out) {
  if (!At(TokenKind::kInteger)) return FailExpected("a number");
  const Token start = token();
  int64_t value = 0;
  if (!ReadInteger(value)) return false;
  if (value < 0 || value > std::numeric_limits<uint32_t>::max()) {
    return Fail(start, "the number does not fit 32 bits");
  }
  out = static_cast<uint32_t>(value);
  return true;
}

// fused[a, b] or fused<metadata>[a, b].
bool AttributeReader::ReadFusedLocation(ir::LocationId& out) {
  ir::Location location{.kind = ir::Location::Kind::kFused};
  Advance();
  if (Consume(TokenKind::kLess)) {
    if (!ReadAttribute(location.metadata.emplace()) || !Expect(TokenKind::kGreater)) return false;
  }
  if (!Expect(TokenKind::kLeftBracket)) return false;
  if (!Consume(TokenKind::kRightBracket)) {
    do {
      if (!ReadLocationBody(location.children.emplace_back())) return false;
    } while (Consume(TokenKind::kComma));
    if (!Expect(TokenKind::kRightBracket)) return false;
  }
  out = module().InternLocation(std::move(location));
  return true;
}

// The alias, read; null after an error.
AttributeReader::Alias* AttributeReader::FindAlias(const Token& name) {
  auto found = aliases_.find(name.text);
  if (found == aliases_.end() && !aliases_collected_) {
    aliases_collected_ = true;
    if (!CollectAliases()) return nullptr;
    found = aliases_.find(name.text);
  }
  if (found == aliases_.end()) {
    Fail(name, "'" + std::string(name.text) + "' is not defined");
    return nullptr;
  }
  Alias& alias = found->second;
  if (alias.state == Alias::State::kReading) {
    Fail(name, "'" + std::string(name.text) + "' is defined by itself");
    return nullptr;
  }
  if (alias.state == Alias::State::kUnread) {
    const State here = Save();
    lexer().Restore(alias.value);
    JumpTo(lexer().at());
    if (!ReadAlias(alias)) return nullptr;
    Restore(here);
  }
  if (alias.kind != Alias::Kind::kLocation && !Charge(name, alias)) return nullptr;
  return &alias;
}

// Counts one use of `alias`.
bool AttributeReader::Charge(const Token& name, const Alias& alias) {
  const auto budget = static_cast<int64_t>(kMaxAliasBytes + kMaxAliasRatio * lexer().text().size());
  if (alias.weight > budget - total_expanded_) {
    return Fail(
        name, "the aliases of this text stand for more than " + std::to_string(budget) + " bytes");
  }
  total_expanded_ += alias.weight;
  expanded_ += alias.weight - static_cast<int64_t>(name.text.size());
  return EnterBelow(name, alias.nesting);
}

// Reads the value at the current token.
bool AttributeReader::ReadAlias(Alias& alias) {
  const Nested nested(*this);
  if (!nested.ok) return false;
  alias.state = Alias::State::kReading;
  const char* begin = token().text.data();
  const int64_t outer_expanded = std::exchange(expanded_, 0);
  const int outer_deepest = MeasureDepth();
  bool ok = false;
  if (alias.kind == Alias::Kind::kType) {
    ok = ReadType(alias.type);
  } else if (AtWord("loc")) {
    alias.kind = Alias::Kind::kLocation;
    ok = ReadLocation(alias.location);
  } else {
    ok = ReadAttribute(alias.attribute);
  }
  alias.state = Alias::State::kRead;
  alias.end = previous_end();
  alias.weight = alias.end - begin + expanded_;
  expanded_ = outer_expanded;
  // The level of the value itself is there where the alias is used.
  alias.nesting = std::max(DepthSince(outer_deepest) - 1, 0);
  return ok;
}

bool AttributeReader::ReadAliasDefinition() {
  const Token name = token();
  Advance();
  if (!At(TokenKind::kEqual)) return FailExpected("'='");
  Alias fresh{.value = lexer().state()};
  if (name.Is(TokenKind::kExclamation)) fresh.kind = Alias::Kind::kType;
  const auto [place, added] = aliases_.try_emplace(name.text, std::move(fresh));
  Alias& alias = place->second;
  if (!added && alias.value.at != lexer().at()) {
    return Fail(name, "'" + std::string(name.text) + "' is defined twice");
  }
  Advance();
  if (alias.state == Alias::State::kUnread) return ReadAlias(alias);
  if (alias.end > token().text.data()) JumpTo(alias.end);
  return true;
}

// Finds the lines `#name = ..` and `!name = ..` from here to the end, then reads them in their
// order: definitions mostly use earlier ones, so this does not nest.
bool AttributeReader::CollectAliases() {
  const State here = Save();
  std::vector<Alias*> found;
  const char* end = lexer().end();
  while (lexer().at() < end) {
    const auto* newline = static_cast<const char*>(
        std::memchr(lexer().at(), '\n', static_cast<size_t>(end - lexer().at())));
    if (newline == nullptr) break;
    lexer().SkipTo(newline + 1);
    if (lexer().at() == end || (*lexer().at() != '#' && *lexer().at() != '!')) continue;
    const Token name = lexer().Next();
    if ((!name.Is(TokenKind::kHash) && !name.Is(TokenKind::kExclamation)) ||
        lexer().PeekChar() != '=') {
      continue;
    }
    lexer().SkipTo(lexer().at() + 1);
    Alias fresh{.value = lexer().state()};
    if (name.Is(TokenKind::kExclamation)) fresh.kind = Alias::Kind::kType;
    const auto [place, added] = aliases_.try_emplace(name.text, std::move(fresh));
    if (added) found.push_back(&place->second);
  }
  for (Alias* alias : found) {
    if (alias->state != Alias::State::kUnread) continue;
    lexer().Restore(alias->value);
    JumpTo(lexer().at());
    if (!ReadAlias(*alias)) return false;
  }
  Restore(here);
  return true;
}

}  // namespace lockstep::text
