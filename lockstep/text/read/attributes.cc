// SPDX-License-Identifier: Apache-2.0
// Attributes: numbers, strings, lists, dictionaries, and those of the dialects. What Lockstep does
// not interpret is kept as text.
#include <algorithm>
#include <optional>
#include <utility>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/text/attribute_reader.h"
#include "lockstep/text/element_text.h"

namespace lockstep::text {
namespace {

// Words that begin a type.
bool BeginsType(std::string_view word) {
  constexpr std::string_view kWords[] = {"tensor",  "tuple", "memref", "vector",
                                         "complex", "none",  "tf32"};
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords) ||
         ParseDType(word).has_value();
}

struct ParsedEntry {
  ir::Dictionary::Entry entry;
  Token name;
};

}  // namespace

ir::Attribute IntegerArray(const std::vector<int64_t>& values) {
  const Shape shape{static_cast<int64_t>(values.size())};
  return ir::DenseArrayAttr{Literal::FromValues<int64_t>(DType::kI64, shape, values)};
}

bool AttributeReader::ReadAttribute(ir::Attribute& out) {
  const Nested nested(*this);
  if (!nested.ok) return false;
  if (At(TokenKind::kInteger) || At(TokenKind::kFloat) || At(TokenKind::kMinus)) {
    return ReadNumber(out);
  }
  if (At(TokenKind::kString)) {
    ir::StringAttr string;
    if (!ReadString(string.value)) return false;
    out = std::move(string);
    return true;
  }
  if (At(TokenKind::kSymbol)) {
    ir::SymbolAttr symbol;
    do {
      if (!ReadSymbolName(symbol.path.emplace_back())) return false;
    } while (Consume(TokenKind::kColons));
    out = std::move(symbol);
    return true;
  }
  if (At(TokenKind::kLeftBracket)) return ReadArray(out);
  if (At(TokenKind::kLeftBrace)) {
    ir::DictionaryAttr dictionary;
    if (!ReadDictionary(dictionary.entries)) return false;
    out = std::move(dictionary);
    return true;
  }
  if (At(TokenKind::kHash)) return ReadHashAttribute(out);
  if (At(TokenKind::kWord)) return ReadWordAttribute(out);
  if (At(TokenKind::kLeftParen) || At(TokenKind::kExclamation)) {
    ir::TypeAttr type;
    if (!ReadType(type.type)) return false;
    out = std::move(type);
    return true;
  }
  return FailExpected("an attribute");
}

bool AttributeReader::ReadString(std::string& out) {
  if (!At(TokenKind::kString)) return FailExpected("a string");
  return ReadQuoted(0, out);
}

bool AttributeReader::ReadSymbolName(std::string& out) {
  if (!At(TokenKind::kSymbol)) return FailExpected("a name such as @main");
  if (token().text[1] == '"') return ReadQuoted(1, out);
  out = token().text.substr(1);
  Advance();
  return true;
}

// The current token, quoted from `begin` on.
bool AttributeReader::ReadQuoted(size_t begin, std::string& out) {
  if (const auto wrong = Unescape(token().text.substr(begin), out)) {
    Token escape = token();
    escape.text = escape.text.substr(begin + *wrong, 2);
    escape.position.column += static_cast<uint32_t>(begin + *wrong);
    return Fail(escape,
                "an escape that is none of \\n, \\t, \\\\, \\\" and two hexadecimal digits");
  }
  Advance();
  return true;
}

bool AttributeReader::ReadBalanced(std::string_view& out) {
  const char* begin = token().text.data();
  const char* end = lexer().FindClosing(*begin);
  if (end == nullptr) return Fail(token(), "'" + std::string(1, *begin) + "' is not closed");
  out = std::string_view(begin, static_cast<size_t>(end - begin));
  JumpTo(end);
  return true;
}

bool AttributeReader::ReadInteger(int64_t& out) {
  const char* p = token().text.data();
  const Token start = token();
  Consume(TokenKind::kMinus);
  if (!At(TokenKind::kInteger)) return FailExpected("an integer");
  const char* end = token().text.data() + token().text.size();
  const ElementError error = ReadElement<DType::kIndex>(p, end, out);
  if (error != nullptr || p != end) return Fail(start, "the integer does not fit 64 bits");
  Advance();
  return true;
}

bool AttributeReader::ReadIntegers(std::vector<int64_t>& out) {
  if (!Expect(TokenKind::kLeftBracket)) return false;
  if (Consume(TokenKind::kRightBracket)) return true;
  do {
    if (!ReadInteger(out.emplace_back())) return false;
  } while (Consume(TokenKind::kComma));
  return Expect(TokenKind::kRightBracket);
}

bool AttributeReader::ReadNumber(ir::Attribute& out) {
  const char* begin = token().text.data();
  Consume(TokenKind::kMinus);
  if (!At(TokenKind::kInteger) && !At(TokenKind::kFloat)) return FailExpected("a number");
  const Token number = token();
  DType dtype = number.Is(TokenKind::kFloat) ? DType::kF64 : DType::kI64;
  Advance();
  if (Consume(TokenKind::kColon)) {
    const Token start = token();
    Type type;
    if (!ReadType(type)) return false;
    if (type.kind() != Type::Kind::kScalar || type.tensor().element.IsQuantized() ||
        IsComplex(type.tensor().dtype())) {
      return Fail(start, "expected the type of a number, found " + type.ToString());
    }
    dtype = type.tensor().dtype();
  }
  return ReadTypedNumber(begin, number, dtype, out);
}

bool AttributeReader::ReadTypedNumber(const char* begin, const Token& number, DType dtype,
                                      ir::Attribute& out) {
  const char* p = begin;
  const char* end = number.text.data() + number.text.size();
  const ElementError error = base::VisitDType(dtype, [&](auto tag) -> ElementError {
    constexpr DType kD = tag.kDType;
    if constexpr (IsComplex(kD)) {
      return "expected a number";
    } else {
      typename decltype(tag)::Storage value{};
      if (ElementError why = ReadElement<kD>(p, end, value)) return why;
      if constexpr (IsFloat(kD)) {
        out = ir::FloatAttr{FloatOfAttribute(value), kD};
      } else {
        out = ir::IntegerAttr{static_cast<int64_t>(value), kD};
      }
      return nullptr;
    }
  });
  if (error != nullptr) return Fail(number, error);
  return p == end || Fail(number, "expected a number of type " + std::string(DTypeName(dtype)));
}

bool AttributeReader::ReadWordAttribute(ir::Attribute& out) {
  const std::string_view word = token().text;
  const char* begin = word.data();
  if (word == "true" || word == "false") {
    out = ir::Attribute::Bool(word == "true");
    Advance();
    return true;
  }
  if (word == "unit") {
    out = ir::UnitAttr();
    Advance();
    return true;
  }
  if (word == "dense" || word == "dense_resource") return ReadElements(out);
  if (word == "array") return ReadDenseArray(out);
  if (word == "affine_map" || word == "affine_set" || word == "sparse" || word == "strided" ||
      word == "loc") {
    Advance();
    return ReadForeignAttribute(begin, out);
  }
  if (!BeginsType(word)) return FailExpected("an attribute");
  ir::TypeAttr type;
  if (!ReadType(type.type)) return false;
  out = std::move(type);
  return true;
}

// The rest of an attribute that began at `begin`: what stands in brackets, then perhaps a type.
bool AttributeReader::ReadForeignAttribute(const char* begin, ir::Attribute& out) {
  std::string_view body;
  if ((At(TokenKind::kLess) || At(TokenKind::kLeftParen)) && !ReadBalanced(body)) return false;
  if (*begin != '#' && Consume(TokenKind::kColon)) {
    Type type;
    if (!ReadType(type)) return false;
  }
  return ReadForeignText(begin, out);
}

// What was read since `begin`. It is kept without what it names elsewhere in the text.
bool AttributeReader::ReadForeignText(const char* begin, ir::Attribute& out) {
  const std::string_view text(begin, static_cast<size_t>(previous_end() - begin));
  Lexer lexer(text);
  for (Token part = lexer.Next(); !part.Is(TokenKind::kEnd); part = lexer.Next()) {
    const bool name = part.Is(TokenKind::kHash) || part.Is(TokenKind::kExclamation);
    if (!name || part.text.find('.') != std::string_view::npos || lexer.PeekChar() == '<') continue;
    return Fail(token(),
                "expected no alias inside an attribute or type that is kept as text, "
                "found " +
                    Describe(part));
  }
  out = ir::OpaqueAttr{std::string(text)};
  return true;
}

bool AttributeReader::ReadArray(ir::Attribute& out) {
  ir::ArrayAttr array;
  Advance();
  if (!Consume(TokenKind::kRightBracket)) {
    do {
      if (!ReadAttribute(array.values.emplace_back())) return false;
    } while (Consume(TokenKind::kComma));
    if (!Expect(TokenKind::kRightBracket)) return false;
  }
  out = std::move(array);
  return true;
}

bool AttributeReader::ReadDictionary(ir::Dictionary& out, std::vector<NamedToken>* names) {
  if (!Expect(TokenKind::kLeftBrace)) return false;
  std::vector<ParsedEntry> entries;
  while (!At(TokenKind::kRightBrace)) {
    ParsedEntry& parsed = entries.emplace_back();
    parsed.name = token();
    if (!ReadEntry(parsed.entry)) return false;
    if (names != nullptr) names->push_back({parsed.name.text, parsed.name});
    if (!Consume(TokenKind::kComma)) break;
  }
  // Sorted first, so that a long dictionary is filled in linear time.
  for (const auto& [name, value] : out) entries.push_back({{name, value}, {}});
  out = ir::Dictionary();
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
    const int order = a.entry.first.compare(b.entry.first);
    return order != 0 ? order < 0 : a.name.text.data() < b.name.text.data();
  });
  for (size_t i = 0; i < entries.size(); ++i) {
    auto& [name, value] = entries[i].entry;
    if (i > 0 && name == entries[i - 1].entry.first) {
      return Fail(entries[i].name, "attribute '" + name + "' is given twice");
    }
    out.Set(name, std::move(value));
  }
  return Expect(TokenKind::kRightBrace);
}

// `name = value`, or `name` alone, which is a unit.
bool AttributeReader::ReadEntry(ir::Dictionary::Entry& out) {
  if (At(TokenKind::kString)) {
    if (!ReadString(out.first)) return false;
  } else if (At(TokenKind::kWord)) {
    out.first = token().text;
    Advance();
  } else {
    return FailExpected("the name of an attribute");
  }
  return !Consume(TokenKind::kEqual) || ReadAttribute(out.second);
}

bool AttributeReader::ReadHashAttribute(ir::Attribute& out) {
  const Token name = token();
  if (name.text.find('.') != std::string_view::npos || lexer().PeekChar() == '<') {
    return ReadDialectAttribute(out);
  }
  const Alias* alias = FindAlias(name);
  if (alias == nullptr) return false;
  if (alias->kind == Alias::Kind::kLocation) {
    return Fail(name, "expected an attribute, found the location " + Describe(name));
  }
  out = alias->attribute;
  Advance();
  return true;
}

bool AttributeReader::ReadDialectAttribute(ir::Attribute& out) {
  const Token name = token();
  const std::string_view kind = name.text.substr(1);
  const std::string_view dialect = kind.substr(0, kind.find('.'));
  const bool known = dialect == "stablehlo" || dialect == "chlo";
  if (kind.ends_with('.')) return Fail(name, "expected a name after " + Describe(name));
  Advance();
  if (kind == ir::kComplexNumber && At(TokenKind::kLess)) return ReadComplexNumber(out);
  if (!known || !At(TokenKind::kLess)) {
    return ReadForeignAttribute(&name.text.front(), out);
  }
  if (kind != dialect) return ReadStructOrEnum(name, out);
  // `#stablehlo<precision DEFAULT>`
  const State start = Save();
  Advance();
  const std::string_view enum_kind = token().text;
  if (Consume(TokenKind::kWord) && At(TokenKind::kWord)) {
    ir::EnumAttr value{std::string(dialect) + "." + std::string(enum_kind),
                       std::string(token().text)};
    Advance();
    if (Consume(TokenKind::kGreater)) {
      out = std::move(value);
      return true;
    }
  }
  Restore(start);
  return ReadForeignAttribute(&name.text.front(), out);
}

// `#complex.number<:f32 1.0, 2.0> : complex<f32>`, at the '<'; the type at the end may be left out.
bool AttributeReader::ReadComplexNumber(ir::Attribute& out) {
  Advance();
  if (!Expect(TokenKind::kColon)) return false;
  const Token start = token();
  Type type;
  if (!ReadType(type)) return false;
  const bool is_part =
      type.kind() == Type::Kind::kScalar && !type.tensor().element.IsQuantized() &&
      (type.tensor().dtype() == DType::kF32 || type.tensor().dtype() == DType::kF64);
  if (!is_part) return Fail(start, "expected f32 or f64, found " + type.ToString());
  const DType dtype = type.tensor().dtype();
  ir::StructAttr number{std::string(ir::kComplexNumber), {}};
  for (const char* part : {"real", "imag"}) {
    if (part == std::string_view("imag") && !Expect(TokenKind::kComma)) return false;
    const char* begin = token().text.data();
    Consume(TokenKind::kMinus);
    if (!At(TokenKind::kInteger) && !At(TokenKind::kFloat)) return FailExpected("a number");
    const Token digits = token();
    Advance();
    ir::Attribute value;
    if (!ReadTypedNumber(begin, digits, dtype, value)) return false;
    number.fields.Set(part, std::move(value));
  }
  if (!Expect(TokenKind::kGreater)) return false;
  if (Consume(TokenKind::kColon)) {
    const Token last = token();
    if (!ReadType(type)) return false;
    const DType whole = ir::FindComplexNumber(ir::Attribute(number))->dtype();
    if (type.kind() != Type::Kind::kScalar || type.tensor().dtype() != whole) {
      return Fail(last, "expected " + std::string(DTypeName(whole)) + ", found " + type.ToString());
    }
  }
  out = std::move(number);
  return true;
}

// `#stablehlo.gather<a = [0]>` or `#stablehlo.result_accuracy_mode<DEFAULT>`, at the '<'. Others,
// such as #stablehlo.bounds<5, ?>, are kept as text.
bool AttributeReader::ReadStructOrEnum(const Token& name, ir::Attribute& out) {
  const std::string_view kind = name.text.substr(1);
  if (IsKnownStruct(kind)) {
    ir::StructAttr record;
    if (!ReadStruct(kind, record)) return false;
    out = std::move(record);
    return true;
  }
  const State start = Save();
  Advance();
  const Token word = token();
  if (Consume(TokenKind::kWord) && Consume(TokenKind::kGreater)) {
    out = ir::EnumAttr{std::string(kind), std::string(word.text)};
    return true;
  }
  Restore(start);
  return ReadForeignAttribute(&name.text.front(), out);
}

}  // namespace lockstep::text
