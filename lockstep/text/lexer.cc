// SPDX-License-Identifier: Apache-2.0
// The tokens of MLIR: one table of character classes, memchr over long strings.
#include "lockstep/text/lexer.h"

#include <array>
#include <cstring>
#include <limits>

#include "lockstep/base/diagnostic.h"

namespace lockstep::text {
namespace {

enum CharClass : uint8_t {
  kLetter = 1,  // a-z A-Z _
  kDigit = 2,
  kHexDigit = 4,
  kWordOther = 8,     // $ . within a bare word
  kSuffixOther = 16,  // - as well after % @ ^ # !
};

constexpr auto kClasses = [] {
  std::array<uint8_t, 256> classes{};
  for (int c = 'a'; c <= 'z'; ++c) classes[c] |= kLetter;
  for (int c = 'A'; c <= 'Z'; ++c) classes[c] |= kLetter;
  for (int c = '0'; c <= '9'; ++c) classes[c] |= kDigit | kHexDigit;
  for (int c = 'a'; c <= 'f'; ++c) classes[c] |= kHexDigit;
  for (int c = 'A'; c <= 'F'; ++c) classes[c] |= kHexDigit;
  classes['_'] |= kLetter;
  classes['$'] |= kWordOther;
  classes['.'] |= kWordOther;
  classes['-'] |= kSuffixOther;
  return classes;
}();

constexpr uint8_t kWordChars = kLetter | kDigit | kWordOther;
constexpr uint8_t kSuffixChars = kWordChars | kSuffixOther;

bool Is(char c, uint8_t classes) { return (kClasses[static_cast<uint8_t>(c)] & classes) != 0; }

constexpr auto kPunctuation = [] {
  std::array<TokenKind, 128> kinds{};
  for (TokenKind& kind : kinds) kind = TokenKind::kInvalid;
  kinds[':'] = TokenKind::kColon;
  kinds[','] = TokenKind::kComma;
  kinds['='] = TokenKind::kEqual;
  kinds['('] = TokenKind::kLeftParen;
  kinds[')'] = TokenKind::kRightParen;
  kinds['['] = TokenKind::kLeftBracket;
  kinds[']'] = TokenKind::kRightBracket;
  kinds['{'] = TokenKind::kLeftBrace;
  kinds['}'] = TokenKind::kRightBrace;
  kinds['<'] = TokenKind::kLess;
  kinds['>'] = TokenKind::kGreater;
  kinds['-'] = TokenKind::kMinus;
  kinds['+'] = TokenKind::kPlus;
  kinds['*'] = TokenKind::kStar;
  kinds['?'] = TokenKind::kQuestion;
  kinds['/'] = TokenKind::kSlash;
  kinds['|'] = TokenKind::kBar;
  return kinds;
}();

char ClosingOf(char open) {
  switch (open) {
    case '(':
      return ')';
    case '[':
      return ']';
    case '{':
      return '}';
    case '<':
      return '>';
    default:
      return 0;
  }
}

// Behind the string that starts at `begin`; null when the line or the text ends before it does.
const char* FindStringEnd(const char* begin, const char* end) {
  const char* p = begin + 1;
  const auto* quote = static_cast<const char*>(std::memchr(p, '"', static_cast<size_t>(end - p)));
  if (quote == nullptr) return nullptr;
  const auto length = static_cast<size_t>(quote - p);
  if (std::memchr(p, '\n', length) != nullptr) return nullptr;
  p = static_cast<const char*>(std::memchr(p, '\\', length));
  if (p == nullptr) return quote + 1;
  for (; p < end && *p != '\n'; ++p) {
    if (*p == '"') return p + 1;
    if (*p == '\\') ++p;
  }
  return nullptr;
}

int HexValue(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Lexer::Lexer(std::string_view text, uint32_t first_line)
    : text_(text),
      at_(text.data()),
      end_(text.data() + text.size()),
      line_start_(text.data()),
      line_(first_line) {
  if (text.starts_with(base::kByteOrderMark)) line_start_ = at_ += base::kByteOrderMark.size();
  first_ = state();
}

void Lexer::Restore(const State& state) {
  at_ = state.at;
  line_start_ = state.line_start;
  line_ = state.line;
}

Position Lexer::PositionOf(const char* p) const {
  constexpr auto kMax = static_cast<ptrdiff_t>(std::numeric_limits<uint32_t>::max());
  const ptrdiff_t column = p - line_start_ + 1;
  return {line_, static_cast<uint32_t>(column > kMax ? kMax : column)};
}

Position Lexer::LastPosition() const {
  const char* end = end_;
  while (end > first_.at && std::strchr(" \t\r\n", end[-1]) != nullptr) --end;
  Lexer walk = *this;
  walk.Restore(first_);
  walk.SkipTo(end);
  return walk.PositionOf(end);
}

void Lexer::SkipTo(const char* p) {
  while (at_ < p) {
    const auto* newline =
        static_cast<const char*>(std::memchr(at_, '\n', static_cast<size_t>(p - at_)));
    if (newline == nullptr) break;
    at_ = line_start_ = newline + 1;
    ++line_;
  }
  at_ = p;
}

void Lexer::SkipSpaces() {
  while (at_ < end_) {
    const char c = *at_;
    if (c == ' ' || c == '\t' || c == '\r') {
      ++at_;
    } else if (c == '\n') {
      ++at_;
      ++line_;
      line_start_ = at_;
    } else if (c == '/' && at_ + 1 < end_ && at_[1] == '/') {
      const auto* newline =
          static_cast<const char*>(std::memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
      at_ = newline == nullptr ? end_ : newline;
    } else {
      return;
    }
  }
}

char Lexer::PeekChar() {
  SkipSpaces();
  return at_ < end_ ? *at_ : '\0';
}

Token Lexer::Make(TokenKind kind, const char* begin, const char* end) {
  at_ = end;
  return {kind, std::string_view(begin, static_cast<size_t>(end - begin)), PositionOf(begin)};
}

Token Lexer::Next() {
  SkipSpaces();
  const char* begin = at_;
  if (begin == end_) return Make(TokenKind::kEnd, begin, begin);
  const char c = *begin;
  if (Is(c, kLetter)) {
    const char* p = begin + 1;
    while (p < end_ && Is(*p, kWordChars)) ++p;
    return Make(TokenKind::kWord, begin, p);
  }
  if (Is(c, kDigit)) return LexNumber(begin);
  switch (c) {
    case '%':
      return LexPrefixed(TokenKind::kValue, begin);
    case '@':
      return LexPrefixed(TokenKind::kSymbol, begin);
    case '^':
      return LexPrefixed(TokenKind::kBlock, begin);
    case '#':
      if (end_ - begin >= 3 && begin[1] == '-' && begin[2] == '}') {
        return Make(TokenKind::kMetadataEnd, begin, begin + 3);
      }
      return LexPrefixed(TokenKind::kHash, begin);
    case '!':
      return LexPrefixed(TokenKind::kExclamation, begin);
    case '"':
      return LexString(begin);
    default:
      return LexPunctuation(begin);
  }
}

Token Lexer::LexNumber(const char* begin) {
  const char* p = begin;
  if (*p == '0' && end_ - p >= 3 && p[1] == 'x' && Is(p[2], kHexDigit)) {
    p += 2;
    while (p < end_ && Is(*p, kHexDigit)) ++p;
    return Make(TokenKind::kInteger, begin, p);
  }
  while (p < end_ && Is(*p, kDigit)) ++p;
  TokenKind kind = TokenKind::kInteger;
  if (p < end_ && *p == '.') {
    kind = TokenKind::kFloat;
    ++p;
    while (p < end_ && Is(*p, kDigit)) ++p;
  }
  if (p < end_ && (*p == 'e' || *p == 'E')) {
    const char* exponent = p + 1;
    if (exponent < end_ && (*exponent == '-' || *exponent == '+')) ++exponent;
    if (exponent < end_ && Is(*exponent, kDigit)) {
      kind = TokenKind::kFloat;
      p = exponent;
      while (p < end_ && Is(*p, kDigit)) ++p;
    }
  }
  return Make(kind, begin, p);
}

Token Lexer::LexString(const char* begin) {
  const char* end = FindStringEnd(begin, end_);
  if (end != nullptr) return Make(TokenKind::kString, begin, end);
  return Make(TokenKind::kInvalid, begin, begin + 1);
}

Token Lexer::LexPrefixed(TokenKind kind, const char* begin) {
  const char* p = begin + 1;
  if (kind == TokenKind::kSymbol && p < end_ && *p == '"') {
    const char* end = FindStringEnd(p, end_);
    return end == nullptr ? Make(TokenKind::kInvalid, begin, p) : Make(kind, begin, end);
  }
  if (p < end_ && Is(*p, kDigit)) {
    while (p < end_ && Is(*p, kDigit)) ++p;
  } else {
    // `!t->` ends before the arrow.
    while (p < end_ && Is(*p, kSuffixChars) && !(*p == '-' && p + 1 < end_ && p[1] == '>')) ++p;
  }
  return Make(p == begin + 1 ? TokenKind::kInvalid : kind, begin, p);
}

Token Lexer::LexPunctuation(const char* begin) {
  const auto rest = static_cast<size_t>(end_ - begin);
  const std::string_view head(begin, rest < 3 ? rest : 3);
  if (head.starts_with("->")) return Make(TokenKind::kArrow, begin, begin + 2);
  if (head.starts_with("::")) return Make(TokenKind::kColons, begin, begin + 2);
  if (head == "...") return Make(TokenKind::kEllipsis, begin, begin + 3);
  if (head == "{-#") return Make(TokenKind::kMetadataBegin, begin, begin + 3);
  const auto c = static_cast<uint8_t>(*begin);
  return Make(c < 128 ? kPunctuation[c] : TokenKind::kInvalid, begin, begin + 1);
}

const char* Lexer::FindClosing(char open, size_t most) const {
  std::string closing(1, ClosingOf(open));
  for (const char* p = at_; p < end_; ++p) {
    const char c = *p;
    if (c == '"') {
      p = FindStringEnd(p, end_);
      if (p == nullptr) return nullptr;
      --p;
    } else if (c == '-' && p + 1 < end_ && p[1] == '>') {
      ++p;
    } else if (c == '/' && p + 1 < end_ && p[1] == '/') {
      p = static_cast<const char*>(std::memchr(p, '\n', static_cast<size_t>(end_ - p)));
      if (p == nullptr) return nullptr;
    } else if (const char expected = ClosingOf(c)) {
      if (closing.size() >= most) return nullptr;
      closing.push_back(expected);
    } else if (c == ')' || c == ']' || c == '}' || c == '>') {
      if (closing.back() != c) return nullptr;
      closing.pop_back();
      if (closing.empty()) return p + 1;
    }
  }
  return nullptr;
}

std::optional<size_t> Unescape(std::string_view quoted, std::string& out) {
  const size_t end = quoted.size() - 1;
  out.clear();
  out.reserve(quoted.size() - 2);
  for (size_t i = 1; i < end; ++i) {
    if (quoted[i] != '\\') {
      out.push_back(quoted[i]);
      continue;
    }
    const size_t escape = i;
    if (++i == end) return escape;
    const char c = quoted[i];
    if (c == '"' || c == '\\') {
      out.push_back(c);
    } else if (i + 1 < end && HexValue(c) >= 0 && HexValue(quoted[i + 1]) >= 0) {
      out.push_back(static_cast<char>(HexValue(c) * 16 + HexValue(quoted[i + 1])));
      ++i;
    } else if (c == 'n') {
      out.push_back('\n');
    } else if (c == 't') {
      out.push_back('\t');
    } else {
      return escape;
    }
  }
  return std::nullopt;
}

}  // namespace lockstep::text
