// SPDX-License-Identifier: Apache-2.0
#include "lockstep/text/lexer.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lockstep::text {
namespace {

using Kind = TokenKind;

std::vector<std::pair<Kind, std::string>> Tokens(std::string_view text) {
  Lexer lexer(text);
  std::vector<std::pair<Kind, std::string>> tokens;
  for (Token t = lexer.Next(); !t.Is(Kind::kEnd); t = lexer.Next()) {
    tokens.emplace_back(t.kind, t.text);
    if (t.Is(Kind::kInvalid)) break;
  }
  return tokens;
}

TEST(LexerTest, CutsNames) {
  EXPECT_EQ(Tokens("%0#1 %a.b$c-d: @main @\"a \\\" b\" ^bb0 #loc7 !stablehlo.token a.b_c$1"),
            (std::vector<std::pair<Kind, std::string>>{{Kind::kValue, "%0"},
                                                       {Kind::kHash, "#1"},
                                                       {Kind::kValue, "%a.b$c-d"},
                                                       {Kind::kColon, ":"},
                                                       {Kind::kSymbol, "@main"},
                                                       {Kind::kSymbol, "@\"a \\\" b\""},
                                                       {Kind::kBlock, "^bb0"},
                                                       {Kind::kHash, "#loc7"},
                                                       {Kind::kExclamation, "!stablehlo.token"},
                                                       {Kind::kWord, "a.b_c$1"}}));
}

TEST(LexerTest, CutsNumbers) {
  EXPECT_EQ(Tokens("12 0x1F 1.5 1. 1.0e-7 2E+3 0xZ 3e -4 7.x"),
            (std::vector<std::pair<Kind, std::string>>{{Kind::kInteger, "12"},
                                                       {Kind::kInteger, "0x1F"},
                                                       {Kind::kFloat, "1.5"},
                                                       {Kind::kFloat, "1."},
                                                       {Kind::kFloat, "1.0e-7"},
                                                       {Kind::kFloat, "2E+3"},
                                                       {Kind::kInteger, "0"},
                                                       {Kind::kWord, "xZ"},
                                                       {Kind::kInteger, "3"},
                                                       {Kind::kWord, "e"},
                                                       {Kind::kMinus, "-"},
                                                       {Kind::kInteger, "4"},
                                                       {Kind::kFloat, "7."},
                                                       {Kind::kWord, "x"}}));
}

TEST(LexerTest, CutsPunctuation) {
  std::string kinds;
  for (const auto& [kind, text] : Tokens("-> :: : ... {-# #-} ()[]{}<> = , - + * ? / |")) {
    EXPECT_NE(kind, Kind::kInvalid) << text;
    kinds += text + " ";
  }
  EXPECT_EQ(kinds, "-> :: : ... {-# #-} ( ) [ ] { } < > = , - + * ? / | ");
  EXPECT_EQ(Tokens("!t->!u")[1].first, Kind::kArrow);
}

TEST(LexerTest, SkipsCommentsAndCountsLines) {
  Lexer lexer("// one\n  a // two -> {\n\n\t%b", 10);
  const Token a = lexer.Next();
  EXPECT_EQ(a.position.line, 11u);
  EXPECT_EQ(a.position.column, 3u);
  const Token b = lexer.Next();
  EXPECT_EQ(b.text, "%b");
  EXPECT_EQ(b.position.line, 13u);
  EXPECT_EQ(b.position.column, 2u);
  EXPECT_TRUE(lexer.Next().Is(Kind::kEnd));
}

TEST(LexerTest, RefusesWhatIsNoToken) {
  for (const char* text : {"\"open", "\"a\nb\"", "@\"open", "%", "^ ", "$", ";", "\x80", "\"a\\"}) {
    EXPECT_EQ(Tokens(text).back().first, Kind::kInvalid) << text;
  }
}

TEST(LexerTest, FindsTheClosingBracket) {
  const auto rest = [](std::string_view text) -> std::string {
    Lexer lexer(text);
    lexer.Next();
    const char* end = lexer.FindClosing(text[0]);
    return end == nullptr ? "none" : std::string(end, text.data() + text.size());
  };
  EXPECT_EQ(rest("<a<b>, [{(\">)\")}]> tail"), " tail");
  EXPECT_EQ(rest("{a -> b // }\n} tail"), " tail");
  EXPECT_EQ(rest("(a]"), "none");
  EXPECT_EQ(rest("(a"), "none");
  EXPECT_EQ(rest("(\"a)"), "none");

  Lexer lexer("(([]))");
  lexer.Next();
  EXPECT_NE(lexer.FindClosing('(', 3), nullptr);
  EXPECT_EQ(lexer.FindClosing('(', 2), nullptr);
}

TEST(LexerTest, UndoesEscapes) {
  std::string out;
  EXPECT_FALSE(Unescape(R"("a\"b\\c\n\t\0A\ff")", out));
  EXPECT_EQ(out, "a\"b\\c\n\t\n\xff");
  EXPECT_EQ(Unescape(R"("ab\q")", out), 3);
  EXPECT_EQ(Unescape(R"("\4")", out), 1);
}

}  // namespace
}  // namespace lockstep::text
