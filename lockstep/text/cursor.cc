// SPDX-License-Identifier: Apache-2.0
// Cursor: messages of the form "expected X, found Y".
#include "lockstep/text/cursor.h"

#include <algorithm>

namespace lockstep::text {
namespace {

constexpr size_t kMaxShownLength = 40;

std::string_view NameOfKind(TokenKind kind) {
  switch (kind) {
    case TokenKind::kEnd:
      return "end of input";
    case TokenKind::kInvalid:
      return "a token";
    case TokenKind::kWord:
      return "a word";
    case TokenKind::kValue:
      return "a value such as %0";
    case TokenKind::kSymbol:
      return "a name such as @main";
    case TokenKind::kBlock:
      return "a block label such as ^bb0";
    case TokenKind::kHash:
      return "an attribute such as #loc";
    case TokenKind::kExclamation:
      return "a type such as !stablehlo.token";
    case TokenKind::kString:
      return "a string";
    case TokenKind::kInteger:
      return "an integer";
    case TokenKind::kFloat:
      return "a float";
    case TokenKind::kArrow:
      return "'->'";
    case TokenKind::kColon:
      return "':'";
    case TokenKind::kColons:
      return "'::'";
    case TokenKind::kComma:
      return "','";
    case TokenKind::kEqual:
      return "'='";
    case TokenKind::kLeftParen:
      return "'('";
    case TokenKind::kRightParen:
      return "')'";
    case TokenKind::kLeftBracket:
      return "'['";
    case TokenKind::kRightBracket:
      return "']'";
    case TokenKind::kLeftBrace:
      return "'{'";
    case TokenKind::kRightBrace:
      return "'}'";
    case TokenKind::kLess:
      return "'<'";
    case TokenKind::kGreater:
      return "'>'";
    case TokenKind::kMinus:
      return "'-'";
    case TokenKind::kPlus:
      return "'+'";
    case TokenKind::kStar:
      return "'*'";
    case TokenKind::kQuestion:
      return "'?'";
    case TokenKind::kSlash:
      return "'/'";
    case TokenKind::kBar:
      return "'|'";
    case TokenKind::kEllipsis:
      return "'...'";
    case TokenKind::kMetadataBegin:
      return "'{-#'";
    case TokenKind::kMetadataEnd:
      return "'#-}'";
  }
  return "a token";
}

}  // namespace

std::string Describe(const Token& token) {
  if (token.Is(TokenKind::kEnd)) return "end of input";
  if (token.Is(TokenKind::kInvalid) && token.text.ends_with('"')) {
    return "a string that does not end on its line";
  }
  std::string text;
  for (const char c : token.text.substr(0, kMaxShownLength)) {
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x20 && code != 0x7F) {
      text += c;
    } else {  // as in a string of the text
      constexpr char kDigits[] = "0123456789ABCDEF";
      text += {'\\', kDigits[code / 16], kDigits[code % 16]};
    }
  }
  if (token.text.size() > kMaxShownLength) text += "..";
  return "'" + text + "'";
}

Cursor::Cursor(std::string_view text, const ReadOptions& options, base::DiagnosticSink& sink)
    : lexer_(text, options.first_line),
      previous_end_(text.data()),
      sink_(sink),
      file_(options.file),
      max_depth_(options.max_depth) {
  token_ = lexer_.Next();
}

bool Cursor::ExpectWord(std::string_view word) {
  return ConsumeWord(word) || FailMissing("'" + std::string(word) + "'");
}

bool Cursor::Fail(const Token& at, std::string message) {
  if (failed_) return false;
  failed_ = true;
  const auto length = static_cast<uint32_t>(std::clamp<size_t>(at.text.size(), 1, 200));
  const Position place = at.Is(TokenKind::kEnd) ? lexer_.LastPosition() : at.position;
  sink_.Error({file_, place.line, place.column, length}, std::move(message));
  return false;
}

bool Cursor::FailExpected(std::string_view what) {
  return Fail(token_, "expected " + std::string(what) + ", found " + Describe(token_));
}

bool Cursor::FailMissing(std::string_view what) {
  const std::string message = "expected " + std::string(what) + ", found " + Describe(token_);
  const char* begin = token_.text.data();
  if (token_.Is(TokenKind::kEnd) || previous_end_ == lexer_.text().data() ||
      previous_end_ > begin || std::find(previous_end_, begin, '\n') == begin) {
    return Fail(token_, message);
  }
  Token end = token_;
  end.text = {previous_end_, 1};
  end.position.line -= static_cast<uint32_t>(std::count(previous_end_, begin, '\n'));
  const char* line = previous_end_;
  while (line > lexer_.text().data() && line[-1] != '\n') --line;
  end.position.column = static_cast<uint32_t>(previous_end_ - line) + 1;
  return Fail(end, message);
}

bool Cursor::FailMissing(TokenKind kind) { return FailMissing(NameOfKind(kind)); }

void Cursor::Restore(const State& state) {
  lexer_.Restore(state.lexer);
  token_ = state.token;
  previous_end_ = state.previous_end;
}

bool Cursor::Enter() {
  ++depth_;
  return EnterBelow(token_, 0);
}

bool Cursor::EnterBelow(const Token& at, int levels) {
  deepest_ = std::max(deepest_, depth_ + levels);
  if (depth_ + levels <= max_depth_) return true;
  return Fail(at, "nested more than " + std::to_string(max_depth_) + " levels deep");
}

}  // namespace lockstep::text
