// SPDX-License-Identifier: Apache-2.0
// Cursor: the current token, what may follow, and the first error. Every reading function returns
// false after it has reported an error here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/diagnostic.h"
#include "lockstep/text/lexer.h"
#include "lockstep/text/reader.h"

namespace lockstep::text {

class Cursor {
 public:
  Cursor(std::string_view text, const ReadOptions& options, base::DiagnosticSink& sink);

  const Token& token() const { return token_; }
  bool At(TokenKind kind) const { return token_.kind == kind; }
  bool AtWord(std::string_view word) const { return token_.IsWord(word); }
  void Advance() {
    previous_end_ = token_.text.data() + token_.text.size();
    token_ = lexer_.Next();
  }
  // Takes the token if it is of that kind.
  bool Consume(TokenKind kind) {
    if (!At(kind)) return false;
    Advance();
    return true;
  }
  bool ConsumeWord(std::string_view word) {
    if (!AtWord(word)) return false;
    Advance();
    return true;
  }
  // Takes the token, or reports that it is missing.
  [[nodiscard]] bool Expect(TokenKind kind) { return Consume(kind) || FailMissing(kind); }
  [[nodiscard]] bool ExpectWord(std::string_view word);

  // Errors. Only the first is kept; all return false.
  bool Fail(const Token& at, std::string message);
  // "expected `what`, found <the current token>".
  bool FailExpected(std::string_view what);
  // The same for what must follow the token before: at its end when the line ends there too.
  bool FailMissing(std::string_view what);

  // Behind the last token that was taken.
  const char* previous_end() const { return previous_end_; }
  Lexer& lexer() { return lexer_; }
  // Goes on at `p`, which is not before the end of the current token.
  void JumpTo(const char* p) {
    lexer_.SkipTo(p);
    previous_end_ = p;
    token_ = lexer_.Next();
  }

  // To read what stands elsewhere and come back.
  struct State {
    Lexer::State lexer;
    Token token;
    const char* previous_end;
  };
  State Save() const { return {lexer_.state(), token_, previous_end_}; }
  void Restore(const State& state);

  // One level of nesting, for as long as it lives. `ok` is false, and an error reported, when it is
  // one too many.
  class Nested {
   public:
    explicit Nested(Cursor& cursor) : ok(cursor.Enter()), cursor_(cursor) {}
    ~Nested() { --cursor_.depth_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;
    const bool ok;

   private:
    Cursor& cursor_;
  };
  int max_depth() const { return max_depth_; }
  // What is put here has so many levels itself: an error at `at` when that is too deep.
  [[nodiscard]] bool EnterBelow(const Token& at, int levels);
  // Begins to measure; DepthSince, given what this returned, ends it and says how many levels below
  // the current one there were.
  int MeasureDepth() { return std::exchange(deepest_, depth_); }
  int DepthSince(int outer_deepest) { return std::exchange(deepest_, outer_deepest) - depth_; }

 private:
  bool Enter();
  bool FailMissing(TokenKind kind);

  Lexer lexer_;
  Token token_;
  const char* previous_end_;
  base::DiagnosticSink& sink_;
  std::string file_;
  int depth_ = 0;
  int deepest_ = 0;
  int max_depth_;
  bool failed_ = false;
};

// How a message calls a token: "'foo'", "end of input".
std::string Describe(const Token& token);

}  // namespace lockstep::text
