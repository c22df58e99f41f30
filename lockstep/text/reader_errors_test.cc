// SPDX-License-Identifier: Apache-2.0
// What is wrong with a text: where, what was expected, what was found.
#include <gtest/gtest.h>

#include <string>

#include "lockstep/text/reader.h"

namespace lockstep::text {
namespace {

std::string FirstLine(std::string_view text) {
  return std::string(text.substr(0, text.find('\n')));
}

// The first line of the message for `text`.
std::string Refusal(std::string_view text) {
  const Result<ir::Module> module = ReadModule(text);
  EXPECT_FALSE(module.ok()) << text;
  return module.ok() ? "" : FirstLine(module.status().message());
}

// The same for an op, which stands on line 2 at column 1.
std::string OpRefusal(std::string_view op) {
  return Refusal(
      "func.func @f(%a: tensor<4xf32>, %i: tensor<i32>, %p: tensor<i1>, %t: tuple<tensor<f32>>) "
      "{\n" +
      std::string(op) + "\nreturn\n}\n");
}

struct Case {
  const char* text;
  const char* message;
};

TEST(ReaderErrorsTest, Programs) {
  const Case kCases[] = {
      {"", "1:1: error: expected a module or a function, found end of input"},
      {"module {", "1:9: error: expected '}', found end of input"},
      {"module {\r\n\n \n", "1:9: error: expected '}', found end of input"},
      {"\xEF\xBB\xBFmodule [", "1:8: error: expected '{', found '['"},
      {"module {}\nmodule {}", "2:1: error: expected end of input, found 'module'"},
      {"module {\n  foo.bar\n}", "2:3: error: expected func.func, found 'foo.bar'"},
      {"module {\n  %0 = stablehlo.add\n}", "2:3: error: expected func.func, found '%0'"},
      {"module {\n  stablehlo.return\n}",
       "2:3: error: expected func.func, found 'stablehlo.return'"},
      {"func.func @main( {", "1:18: error: expected a type, found '{'"},
      {"func.func main()", "1:11: error: expected a name such as @main, found 'main'"},
      {"func.func @f(%a: tensor<f32>, %a: tensor<f32>) { return }",
       "1:31: error: value %a is defined already"},
      {"func.func @f() { return }\nfunc.func @f() { return }",
       "2:1: error: function @f is defined already"},
      {"func.func @f() {\n  return", "2:9: error: expected '}', found end of input"},
      {"#a = 1\n#a = 2\nfunc.func @f() { return }", "2:1: error: '#a' is defined twice"},
      {"#a = #a\nfunc.func @f() { return }", "1:6: error: '#a' is defined by itself"},
      {"#a = [#b]\n#b = [#a]\nfunc.func @f() { return }", "2:7: error: '#a' is defined by itself"},
      {"func.func @f() { return } loc(#loc9)", "1:31: error: '#loc9' is not defined"},
      {"func.func @f() attributes {a = \"x} { return }",
       "1:32: error: expected an attribute, found a string that does not end on its line"},
      {"func.func @\"a\\zq\"() { return }",
       "1:14: error: an escape that is none of \\n, \\t, \\\\, \\\" and two hexadecimal digits"},
      {"func.func @f() attributes {a = \"\\4\"} { return }",
       "1:33: error: an escape that is none of \\n, \\t, \\\\, \\\" and two hexadecimal digits"},
      {"\"builtin.module\"() ({\n  \"func.func\"() ({ }) : () -> ()\n}) : () -> ()",
       "2:3: error: func.func needs a string sym_name"},
      {"\"func.func\"() <{sym_name = \"f\", function_type = (tensor<f32>) -> ()}> ({\n"
       "^bb0(%a: tensor<f64>):\n  \"func.return\"() : () -> ()\n}) : () -> ()",
       "2:1: error: expected a block label with the arguments of function_type, found '^bb0'"},
      {"func.func @f() attributes {a = #stablehlo.<b>} { return }",
       "1:32: error: expected a name after '#stablehlo.'"},
      {"\xff", "1:1: error: expected func.func, found '\xff'"},
  };
  for (const auto& [text, message] : kCases) {
    EXPECT_EQ(Refusal(text), "<input>:" + std::string(message)) << text;
  }
}

TEST(ReaderErrorsTest, Operations) {
  const Case kCases[] = {
      {"%0 = stablehlo.adx %a, %a : tensor<4xf32>",
       "2:6: error: unknown operation 'stablehlo.adx'"},
      {"%0 = \"stablehlo.adx\"(%a) : (tensor<4xf32>) -> ()",
       "2:6: error: unknown operation '\"stablehlo.adx\"'"},
      {"%0 stablehlo.add %a, %a : tensor<4xf32>",
       "2:4: error: expected '=', found 'stablehlo.add'"},
      {"%0 = stablehlo.add %a, %b : tensor<4xf32>",
       "2:24: error: value %b is not defined before this"},
      {"%0 = stablehlo.add %a %a : tensor<4xf32>", "2:23: error: expected ',', found '%a'"},
      {"%0 = stablehlo.add %a : tensor<4xf32>", "2:23: error: expected ',', found ':'"},
      {"%0 = stablehlo.add %a, %a tensor<4xf32>", "2:27: error: expected ':', found 'tensor'"},
      {"%0 = stablehlo.add %a, %i : tensor<4xf32>",
       "2:29: error: expected tensor<i32>, the type of %i, found tensor<4xf32>"},
      {"%0 = stablehlo.add %a, %a : (tensor<4xf32>) -> tensor<4xf32>",
       "2:30: error: expected as many types as operands, 2, found 1"},
      {"%0:2 = stablehlo.add %a, %a : tensor<4xf32>",
       "2:1: error: expected a name for each result, 1, found 2"},
      {"%0, %1 = stablehlo.add %a, %a : tensor<4xf32>",
       "2:1: error: expected a name for each result, 1, found 2"},
      {"%0:3 = \"stablehlo.if\"(%p) ({}, {}) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)",
       "2:1: error: expected a name for each result, 2, found 3"},
      {"%0:0 = stablehlo.add %a, %a : tensor<4xf32>",
       "2:4: error: expected a number of results, found '0'"},
      {"%a = stablehlo.add %a, %a : tensor<4xf32>", "2:1: error: value %a is defined already"},
      {"%0 = stablehlo.negate %a#1 : tensor<4xf32>", "2:25: error: value %a has 1 result"},
      {"%0 = stablehlo.gather %a",
       "2:6: error: expected the generic form \"stablehlo.gather\"(..), "
       "which is the only one this op has"},
      {"%0 = \"stablehlo.add\"(%a) : (tensor<4xf32>) -> tensor<4xf32>",
       "2:6: error: stablehlo.add takes 2 operands, found 1"},
      {"%0:2 = \"stablehlo.negate\"(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)",
       "2:8: error: stablehlo.negate takes 1 result, found 2"},
      {"%0 = \"stablehlo.if\"(%p) ({}) : (tensor<i1>) -> tensor<f32>",
       "2:6: error: stablehlo.if takes 2 regions, found 1"},
      {"%0 = \"stablehlo.add\"(%a, %a)[^bb1] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
       "2:29: error: expected no successors: a region has one block"},
      {"%0 = stablehlo.iota dim = x : tensor<4xf32>",
       "2:27: error: 'stablehlo.iota': attribute 'iota_dimension' must be an integer, found the "
       "word 'x'"},
      {"%0 = \"stablehlo.iota\"() {a = 1, iota_dimension = \"x\"} : () -> tensor<4xf32>",
       "2:33: error: 'stablehlo.iota': attribute 'iota_dimension' must be an integer, found a "
       "string"},
      {"%0 = \"stablehlo.iota\"() : () -> tensor<4xf32>",
       "2:6: error: 'stablehlo.iota': attribute 'iota_dimension' is missing"},
      {"%0 = stablehlo.iota dim = 0 {iota_dimension = 0 : i64} : tensor<4xf32>",
       "2:30: error: attribute 'iota_dimension' is given twice"},
      {"%0 = stablehlo.transpose %a, perm = [0] : (tensor<4xf32>) -> tensor<4xf32>",
       "2:30: error: expected 'dims', found 'perm'"},
      {"%0 = stablehlo.compare LT %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
       "2:27: error: expected ',', found '%a'"},
      {"%0 = stablehlo.reduce_precision %a, format = e5 : tensor<4xf32>",
       "2:46: error: expected a format such as e5m10, found 'e5'"},
      {"%0 = stablehlo.slice %a [0:2 : (tensor<4xf32>) -> tensor<2xf32>",
       "2:32: error: expected an integer, found '('"},
      {"%0 = stablehlo.dot_general %a, %a, contracting_dims = [0] y [0] : (tensor<4xf32>, "
       "tensor<4xf32>) -> tensor<f32>",
       "2:59: error: expected 'x', found 'y'"},
      {"%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f]x[i, o]->[b, f], window = {pads = "
       "1} "
       ": (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
       "2:83: error: expected stride, pad, lhs_dilate, rhs_dilate or reverse, found 'pads'"},
      {"%0 = stablehlo.reduce(%a init: %i) applies stablehlo.exp across dimensions = [0] : "
       "(tensor<4xf32>, tensor<i32>) -> tensor<f32>",
       "2:44: error: unknown operation 'stablehlo.exp'"},
      {"%0 = stablehlo.reduce(%a init: %i) applies stablehlo.negate across dimensions = [0] : "
       "(tensor<4xf32>, tensor<i32>) -> tensor<f32>",
       "2:44: error: expected an op of two operands and one result, found 'stablehlo.negate'"},
      {"%0 = stablehlo.constant 1 : i32", "2:25: error: expected dense<..>, found an integer"},
      {"%0 = stablehlo.complex %a, %a : tensor<4xf32>",
       "2:33: error: expected a complex tensor type, found tensor<4xf32>"},
      {"%0 = stablehlo.tuple %a : tensor<4xf32>",
       "2:27: error: expected a tuple type, found tensor<4xf32>"},
      {"%0 = stablehlo.while(%x = %i) : tensor<i32> cond { return } do { }",
       "2:52: error: expected stablehlo.return at the end of a region, found 'return'"},
      {"\"stablehlo.if\"(%p) ({ stablehlo.return\n^bb1: stablehlo.return }, {}) : (tensor<i1>) -> "
       "()",
       "2:1: error: expected one block per region, found another, '^bb1'"},
      {"\"stablehlo.if\"(%p) ({ %0 = stablehlo.negate %a : tensor<4xf32> stablehlo.return %0 : "
       "tensor<4xf32> }, { stablehlo.return %0 : tensor<4xf32> }) : (tensor<i1>) -> tensor<4xf32>",
       "2:122: error: value %0 is not defined before this"},
  };
  for (const auto& [text, message] : kCases) {
    EXPECT_EQ(OpRefusal(text), "<input>:" + std::string(message)) << text;
  }
}

TEST(ReaderErrorsTest, ShowsTheLineAndACaret) {
  base::DiagnosticSink sink;
  const std::string text =
      "func.func @f(%a: tensor<f32>) {\n  %0 = stablehlo.add %a, %b : tensor<f32>\n}\n";
  ReadOptions options;
  options.file = "f.mlir";
  const Result<ir::Module> module = ReadModule(text, options, sink);
  ASSERT_FALSE(module.ok());
  EXPECT_EQ(module.status().code(), StatusCode::kInvalidArgument);
  EXPECT_EQ(FirstLine(module.status().message()),
            "f.mlir:2:26: error: value %b is not defined before this");
  EXPECT_NE(module.status().message().find("    %0 = stablehlo.add %a, %b : tensor<f32>\n"
                                           "                           ^~"),
            std::string_view::npos)
      << module.status().message();
  ASSERT_EQ(sink.diagnostics().size(), 1u);
  EXPECT_EQ(sink.diagnostics()[0].span, (base::SourceSpan{"f.mlir", 2, 26, 2}));
}

TEST(ReaderErrorsTest, CountsLinesFromTheFirstOfAPart) {
  ReadOptions options;
  options.first_line = 41;
  const Result<ir::Module> module = ReadModule("func.func @f() {\n  nothing\n}", options);
  ASSERT_FALSE(module.ok());
  EXPECT_EQ(FirstLine(module.status().message()),
            "<input>:42:3: error: unknown operation 'nothing'");
  EXPECT_NE(module.status().message().find("    nothing\n    ^~~~~~~"), std::string_view::npos)
      << module.status().message();
}

// Nothing here may take long, overflow the stack or allocate what the text could not fill.
TEST(ReaderErrorsTest, SurvivesHostileTexts) {
  const auto repeat = [](std::string_view text, size_t count) {
    std::string out;
    for (size_t i = 0; i < count; ++i) out += text;
    return out;
  };
  const std::string head = "func.func @f(%p: tensor<i1>) {\n";
  const std::string deep[] = {
      head + repeat("\"stablehlo.if\"(%p) ({", 100000),
      head + repeat("stablehlo.while() cond {", 100000),
      head + "%0 = stablehlo.constant dense<" + repeat("[", 100000) + "> : tensor<" +
          repeat("1x", 100000) + "f32>",
      "func.func @f() attributes {a = " + repeat("[", 100000),
      "func.func @f() attributes {a = " + repeat("{a=", 100000),
      "func.func @f() attributes {a = #x.y" + repeat("<", 100000),
      "func.func @f(%a: " + repeat("tuple<", 100000),
      "func.func @f() { return } loc(" + repeat("\"a\"(", 100000),
      "func.func @f() { return } loc(" + repeat("callsite(", 100000),
      "func.func @f() attributes {a = \"" + repeat("\\\"", 100000),
      repeat("#a = ", 100000),
  };
  for (const std::string& text : deep) EXPECT_FALSE(ReadModule(text).ok()) << text.substr(0, 60);
  // A long chain of aliases, each defined by the one before it, is no deep nesting.
  std::string chain = "func.func @f() attributes {a = #a9999} { return }\n#a0 = 1\n";
  for (int i = 1; i < 10000; ++i) {
    chain += "#a" + std::to_string(i) + " = #a" + std::to_string(i - 1) + "\n";
  }
  EXPECT_TRUE(ReadModule(chain).ok());
  // The other way round it would be.
  std::string reverse = "#a0 = #a1\nfunc.func @f() { return }\n";
  for (int i = 1; i < 10000; ++i) {
    reverse += "#a" + std::to_string(i) + " = #a" + std::to_string(i + 1) + "\n";
  }
  EXPECT_FALSE(ReadModule(reverse + "#a10000 = 1\n").ok());
  // Names in descending order do not make a dictionary slow.
  std::string names = "func.func @f() attributes {";
  for (int i = 200000; i > 100000; --i) names += "x" + std::to_string(i) + ", ";
  EXPECT_TRUE(ReadModule(names + "y} { return }").ok());
  EXPECT_FALSE(ReadModule(head + "%0:16777216 = stablehlo.negate %p : tensor<i1>").ok());
}

// Forty definitions, each made of the one before twice.
std::string Doubling(std::string_view first, std::string_view open, std::string_view close,
                     bool backwards) {
  const std::string sign(1, open.find('<') == std::string_view::npos ? '#' : '!');
  std::string out;
  for (int i = 0; i < 40; ++i) {
    const std::string name = sign + "t" + std::to_string(i) + " = ";
    const std::string use = sign + "t" + std::to_string(i - 1);
    std::string line = i == 0 ? name + std::string(first)
                              : name + std::string(open) + use + ", " + use + std::string(close);
    out = backwards ? line + "\n" + out : out + line + "\n";
  }
  return out;
}

TEST(ReaderErrorsTest, RefusesAliasesThatStandForTooMuch) {
  for (const bool backwards : {false, true}) {
    for (const std::string& aliases :
         {Doubling("tensor<f32>", "tuple<", ">", backwards), Doubling("1", "[", "]", backwards)}) {
      const std::string message = Refusal(aliases + "func.func @f() { return }\n");
      EXPECT_NE(message.find("aliases of this text stand for more than 1"), std::string::npos)
          << message;
    }
  }
  // A few bytes of text, used often.
  std::string uses = "!t = tuple<tensor<f32>, tensor<f32>>\nfunc.func private @f(";
  for (int i = 0; i < 200000; ++i) uses += "!t, ";
  EXPECT_TRUE(ReadModule(uses + "!t)").ok());
}

TEST(ReaderErrorsTest, LimitsTheNestingThroughAliases) {
  std::string chain = "!t0 = tensor<f32>\n";
  for (int i = 1; i < 50000; ++i) {
    chain += "!t" + std::to_string(i) + " = tuple<!t" + std::to_string(i - 1) + ">\n";
  }
  EXPECT_EQ(Refusal(chain + "func.func @f() { return }"),
            "<input>:256:15: error: nested more than 256 levels deep");
}

TEST(ReaderErrorsTest, ShowsWhereTheTextEnds) {
  EXPECT_EQ(ReadModule("module {\n  // more\n\n").status().message(),
            "<input>:2:10: error: expected '}', found end of input\n    // more\n           ^");
  EXPECT_EQ(ReadModule("\xEF\xBB\xBFmodule [").status().message(),
            "<input>:1:8: error: expected '{', found '['\n  module [\n         ^");
}

}  // namespace
}  // namespace lockstep::text
