// SPDX-License-Identifier: Apache-2.0
// Cuts MLIR text into tokens. Tokens point into the text; nothing is allocated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep::text {

enum class TokenKind : uint8_t {
  kEnd,          // end of the text
  kInvalid,      // no token starts here; its text is one character, or an unterminated string
  kWord,         // stablehlo.add, f32, loc
  kValue,        // %0, %arg1; without a `#1` behind it
  kSymbol,       // @main, @"any text"
  kBlock,        // ^bb0
  kHash,         // #loc7, #stablehlo.gather, #1
  kExclamation,  // !stablehlo.token
  kString,       // "text", quotes included
  kInteger,      // 12, 0x1F
  kFloat,        // 1.0, 1.5e-3
  kArrow,        // ->
  kColon,
  kColons,  // ::
  kComma,
  kEqual,
  kLeftParen,
  kRightParen,
  kLeftBracket,
  kRightBracket,
  kLeftBrace,
  kRightBrace,
  kLess,
  kGreater,
  kMinus,
  kPlus,
  kStar,
  kQuestion,
  kSlash,
  kBar,
  kEllipsis,       // ...
  kMetadataBegin,  // {-#
  kMetadataEnd,    // #-}
};

// A place in the text. Lines and columns count from 1; columns are bytes.
struct Position {
  uint32_t line = 1;
  uint32_t column = 1;
};

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;
  Position position;

  bool Is(TokenKind k) const { return kind == k; }
  bool IsWord(std::string_view word) const { return kind == TokenKind::kWord && text == word; }
};

class Lexer {
 public:
  // A byte order mark at the front is no part of the first line.
  explicit Lexer(std::string_view text, uint32_t first_line = 1);

  // Spaces and // comments before the token are skipped.
  Token Next();

  // Where the next token will be looked for; to look ahead, and to go to a definition and back.
  struct State {
    const char* at;
    const char* line_start;
    uint32_t line;
  };
  State state() const { return {at_, line_start_, line_}; }
  void Restore(const State& state);

  // What follows, without taking it. `at()` is `end()` at the end of the text.
  const char* at() const { return at_; }
  const char* end() const { return end_; }
  std::string_view text() const { return text_; }
  // The first character that is neither space nor comment; 0 at the end.
  char PeekChar();
  // The place of `p`. REQUIRES: no line ends between at() and `p`.
  Position PositionOf(const char* p) const;
  // Behind the last character of the text that is no space; where what is missing at the end should
  // stand. Walks the whole text.
  Position LastPosition() const;
  // Goes on at `p`, which is not before at(); counts the lines on the way.
  void SkipTo(const char* p);
  // The character behind the bracket that closes the one before at(), over strings and nested
  // brackets; null when it is not closed properly or more than `most` brackets stand in one
  // another. Does not move.
  const char* FindClosing(char open, size_t most = SIZE_MAX) const;

 private:
  void SkipSpaces();
  Token Make(TokenKind kind, const char* begin, const char* end);
  Token LexNumber(const char* begin);
  Token LexString(const char* begin);
  Token LexPrefixed(TokenKind kind, const char* begin);
  Token LexPunctuation(const char* begin);

  std::string_view text_;
  const char* at_;
  const char* end_;
  const char* line_start_;
  uint32_t line_;
  State first_;
};

// The bytes that a string token or a quoted symbol means: \n \t \\ \" and \hh undone. `quoted`
// includes the quotes. Gives the offset in `quoted` of the first escape that is wrong.
std::optional<size_t> Unescape(std::string_view quoted, std::string& out);

}  // namespace lockstep::text
