// SPDX-License-Identifier: Apache-2.0
// Types: tensors, quantized elements, tuples, functions, and foreign types kept as text.
#include <charconv>
#include <cmath>
#include <limits>

#include "lockstep/base/numbers.h"
#include "lockstep/text/attribute_reader.h"

namespace lockstep::text {

// `tensor<4x8xf32>` at the current token when nothing in it needs more than a look in the table;
// else empty.
std::string_view AttributeReader::SimpleTypeText() {
  if (!AtWord("tensor")) return {};
  const char* begin = token().text.data();
  const char* p = lexer().at();
  const char* end = lexer().end();
  if (p == end || *p != '<') return {};
  for (++p; p < end; ++p) {
    const char c = *p;
    if (c == '>') return {begin, static_cast<size_t>(p + 1 - begin)};
    const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!plain && c != '?') return {};
  }
  return {};
}

bool AttributeReader::ReadTypeId(ir::TypeId& out) {
  const std::string_view text = SimpleTypeText();
  if (!text.empty()) {
    if (const auto known = type_ids_.find(text); known != type_ids_.end()) {
      out = known->second;
      JumpTo(text.data() + text.size());
      return true;
    }
  }
  Type type;
  if (!ReadType(type)) return false;
  out = module().InternType(type);
  if (!text.empty()) type_ids_.emplace(text, out);
  return true;
}

bool AttributeReader::ReadType(Type& out) {
  const Nested nested(*this);
  return nested.ok && ReadTypeBody(out);
}

bool AttributeReader::ReadTypeBody(Type& out) {
  if (At(TokenKind::kLeftParen)) return ReadFunctionType(out);
  if (At(TokenKind::kExclamation)) return ReadDialectType(out);
  if (!At(TokenKind::kWord)) return FailMissing("a type");
  if (AtWord("tensor")) {
    if (AtForeignTensor()) return ReadForeignType(out);
    TensorType tensor;
    if (!ReadTensorBody("tensor", tensor)) return false;
    out = Type(std::move(tensor));
    return true;
  }
  if (AtWord("tuple")) {
    Advance();
    std::vector<Type> members;
    if (!ReadTypeList(TokenKind::kLess, TokenKind::kGreater, members)) return false;
    out = Type::Tuple(std::move(members));
    return true;
  }
  if (AtWord("memref")) {
    const State start = Save();
    TensorType contents;
    if (!ReadTensorBody("memref", contents)) return false;
    if (At(TokenKind::kComma)) {  // a layout or a memory space
      Restore(start);
      return ReadForeignType(out);
    }
    if (!Expect(TokenKind::kGreater)) return false;
    out = Type::Buffer(std::move(contents));
    return true;
  }
  if (AtWord("vector") || AtWord("none") || AtWord("tf32")) return ReadForeignType(out);
  ElementType element;
  if (!ReadElementType(element)) return false;
  out = Type::Scalar(std::move(element));
  return true;
}

// A tensor without a rank, or of an element type that MLIR has and the specification has not, such
// as i3. No op takes them, but functions may name them.
bool AttributeReader::AtForeignTensor() {
  const char* p = lexer().at();
  const char* end = lexer().end();
  if (p == end || *p != '<') return false;
  for (++p; p < end && (*p == '?' || *p == 'x' || (*p >= '0' && *p <= '9'));) ++p;
  if (p < end && *p == '*') return true;
  const char* begin = p;
  while (p < end && ((*p >= '0' && *p <= '9') || (*p >= 'a' && *p <= 'z'))) ++p;
  const std::string_view word(begin, static_cast<size_t>(p - begin));
  if (p == end || *p != '>' || word.empty() || ParseDType(word)) return false;
  if (word == "tf32" || word == "f80" || word == "f128") return true;
  const std::string_view digits =
      word.substr(std::min(word.find_first_of("0123456789"), word.size()));
  const std::string_view letters = word.substr(0, word.size() - digits.size());
  return (letters == "i" || letters == "ui" || letters == "si") && !digits.empty() &&
         digits.size() < 8 && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// `tensor<2x?xf32, #encoding>` whole; of a memref only up to a ',' or the '>'.
bool AttributeReader::ReadTensorBody(std::string_view what, TensorType& out) {
  Advance();
  if (!At(TokenKind::kLess)) return FailMissing("'<'");
  if (!ReadDimensions(out.shape) || !ReadElementType(out.element)) return false;
  if (what == "memref") return true;
  if (Consume(TokenKind::kComma) && !ReadEncoding(out)) return false;
  return Expect(TokenKind::kGreater);
}

// `2x?x` between the '<', which is the current token, and the element type, which becomes it. The
// lexer would take `0x3` for a number.
bool AttributeReader::ReadDimensions(Shape& out) {
  while (true) {
    const char c = lexer().PeekChar();
    if (c == '*') {
      Advance();
      return Fail(token(), "expected a size, found '*': tensors have a rank");
    }
    if (c != '?' && (c < '0' || c > '9')) break;
    if (!ReadDimension(out)) return false;
  }
  Advance();
  return true;
}

bool AttributeReader::ReadDimension(Shape& out) {
  const char* p = lexer().at();
  const char* end = lexer().end();
  int64_t size = kDynamicSize;
  if (*p == '?') {
    ++p;
  } else {
    const auto parsed = std::from_chars(p, end, size);
    if (parsed.ec != std::errc()) {
      Advance();
      return Fail(token(), "the size does not fit 64 bits");
    }
    p = parsed.ptr;
  }
  lexer().SkipTo(p);
  if (lexer().PeekChar() != 'x') {
    Advance();
    return FailExpected("'x' behind a size");
  }
  lexer().SkipTo(lexer().at() + 1);
  out.push_back(size);
  return true;
}

bool AttributeReader::ReadElementType(ElementType& out) {
  if (At(TokenKind::kExclamation)) {
    if (token().text == "!quant.uniform") return ReadQuantized(out);
    const Token start = token();
    Type type;
    if (!ReadType(type)) return false;
    if (type.kind() != Type::Kind::kScalar) {
      return Fail(start, "expected an element type, found " + type.ToString());
    }
    out = type.tensor().element;
    return true;
  }
  if (!At(TokenKind::kWord)) return FailExpected("an element type");
  if (AtWord("complex")) {
    Advance();
    if (!Expect(TokenKind::kLess)) return false;
    if (!AtWord("f32") && !AtWord("f64")) return FailExpected("f32 or f64");
    out = ElementType(AtWord("f32") ? DType::kC64 : DType::kC128);
    Advance();
    return Expect(TokenKind::kGreater);
  }
  const std::optional<DType> dtype = ParseDType(token().text);
  if (!dtype) return FailExpected("a type");
  Advance();
  out = ElementType(*dtype);
  return true;
}

// #stablehlo.bounds<5, ?>, or the older #stablehlo.type_extensions<bounds = [5, ?]>.
bool AttributeReader::ReadEncoding(TensorType& out) {
  const Token start = token();
  if (start.text == "#stablehlo.bounds") {
    Advance();
    if (!Expect(TokenKind::kLess) || !ReadBounds(out.bounds)) return false;
    if (!Expect(TokenKind::kGreater)) return false;
  } else if (start.text.ends_with(".type_extensions")) {
    Advance();
    if (!Expect(TokenKind::kLess) || !ExpectWord("bounds") || !Expect(TokenKind::kEqual) ||
        !Expect(TokenKind::kLeftBracket) || !ReadBounds(out.bounds) ||
        !Expect(TokenKind::kRightBracket) || !Expect(TokenKind::kGreater)) {
      return false;
    }
  } else if (At(TokenKind::kHash) && start.text.find('.') == std::string_view::npos) {
    Alias* alias = FindAlias(start);
    if (alias == nullptr) return false;
    const State here = Save();
    lexer().Restore(alias->value);
    JumpTo(lexer().at());
    if (At(TokenKind::kHash) && token().text.find('.') == std::string_view::npos) {
      return FailExpected("#stablehlo.bounds<..>");
    }
    if (!ReadEncoding(out)) return false;
    Restore(here);
    Advance();
    return true;
  } else {
    return FailExpected("#stablehlo.bounds<..>");
  }
  if (static_cast<int64_t>(out.bounds.size()) != out.rank()) {
    return Fail(start, "expected " + std::to_string(out.rank()) +
                           " bounds, one per dimension, found " +
                           std::to_string(out.bounds.size()));
  }
  for (int64_t i = 0; i < out.rank(); ++i) {
    if (out.shape[i] != kDynamicSize && out.bounds[static_cast<size_t>(i)] != kDynamicSize) {
      return Fail(start, "expected '?' for dimension " + std::to_string(i) +
                             ", whose size is known: only dynamic sizes have bounds");
    }
  }
  return true;
}

bool AttributeReader::ReadBounds(std::vector<int64_t>& out) {
  do {
    int64_t bound = kDynamicSize;
    if (!Consume(TokenKind::kQuestion)) {
      if (!At(TokenKind::kInteger)) return FailExpected("a bound or '?'");
      if (!ReadInteger(bound)) return false;
    }
    out.push_back(bound);
  } while (Consume(TokenKind::kComma));
  return true;
}

bool AttributeReader::ReadTypeList(TokenKind open, TokenKind close, std::vector<Type>& out) {
  if (!Expect(open)) return false;
  if (Consume(close)) return true;
  do {
    if (!ReadType(out.emplace_back())) return false;
  } while (Consume(TokenKind::kComma));
  return Expect(close);
}

bool AttributeReader::ReadFunctionType(Type& out) {
  std::vector<Type> inputs;
  std::vector<Type> results;
  if (!ReadTypeList(TokenKind::kLeftParen, TokenKind::kRightParen, inputs) ||
      !Expect(TokenKind::kArrow)) {
    return false;
  }
  if (At(TokenKind::kLeftParen)) {
    if (!ReadTypeList(TokenKind::kLeftParen, TokenKind::kRightParen, results)) return false;
  } else if (!ReadType(results.emplace_back())) {
    return false;
  }
  out = Type::Function(std::move(inputs), std::move(results));
  return true;
}

bool AttributeReader::ReadDialectType(Type& out) {
  const std::string_view name = token().text;
  if (name == "!stablehlo.token") {
    Advance();
    out = Type::Token();
    return true;
  }
  if (name == "!stablehlo.future") {
    Advance();
    std::vector<Type> members;
    if (!ReadTypeList(TokenKind::kLess, TokenKind::kGreater, members)) return false;
    out = Type::Future(std::move(members));
    return true;
  }
  if (name == "!quant.uniform") {
    ElementType element;
    if (!ReadQuantized(element)) return false;
    out = Type::Scalar(std::move(element));
    return true;
  }
  if (name.find('.') != std::string_view::npos || lexer().PeekChar() == '<') {
    return ReadForeignType(out);
  }
  const Token start = token();
  const Alias* alias = FindAlias(start);
  if (alias == nullptr) return false;
  out = alias->type;
  Advance();
  return true;
}

// !quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5:-20}>
bool AttributeReader::ReadQuantized(ElementType& out) {
  Advance();
  Quantization q;
  if (!Expect(TokenKind::kLess) || !ReadStorageType(q) || !Expect(TokenKind::kColon)) return false;
  const std::optional<DType> expressed = ParseDType(token().text);
  if (!expressed || !IsFloat(*expressed)) return FailExpected("a float type");
  q.expressed = *expressed;
  Advance();
  if (Consume(TokenKind::kColon)) {
    int64_t dimension = 0;
    if (At(TokenKind::kLeftBrace)) {
      return Fail(token(),
                  "quantization by blocks is not part of StableHLO; "
                  "expected one quantization dimension");
    }
    if (!ReadInteger(dimension)) return false;
    q.dimension = dimension;
  }
  if (!Expect(TokenKind::kComma)) return false;
  if (Consume(TokenKind::kLeftBrace)) {
    do {
      if (!ReadQuantizationParameter(q)) return false;
    } while (Consume(TokenKind::kComma));
    if (!Expect(TokenKind::kRightBrace)) return false;
  } else if (!ReadQuantizationParameter(q)) {
    return false;
  }
  if (!Expect(TokenKind::kGreater)) return false;
  out = ElementType(std::move(q));
  return true;
}

// `i8`, `u8` or `ui8`, then the range `<-127:127>` when it is not the whole one.
bool AttributeReader::ReadStorageType(Quantization& out) {
  std::string name(token().text);
  if (name.starts_with('u') && !name.starts_with("ui")) name.insert(1, "i");
  const std::optional<DType> storage = ParseDType(name);
  if (!storage || !IsInteger(*storage)) return FailExpected("an integer type");
  Advance();
  out.storage = *storage;
  const int bits = BitWidth(*storage) - (IsSignedInteger(*storage) ? 1 : 0);
  out.storage_max = static_cast<int64_t>(~uint64_t{0} >> (64 - bits));
  out.storage_min = IsSignedInteger(*storage) ? -out.storage_max - 1 : 0;
  if (!Consume(TokenKind::kLess)) return true;
  return ReadInteger(out.storage_min) && Expect(TokenKind::kColon) &&
         ReadInteger(out.storage_max) && Expect(TokenKind::kGreater);
}

bool AttributeReader::ReadQuantizationParameter(Quantization& out) {
  const bool negative = Consume(TokenKind::kMinus);
  if (!At(TokenKind::kFloat) && !At(TokenKind::kInteger)) return FailExpected("a scale");
  const std::optional<double> scale = base::ParseDouble(token().text);
  if (!scale || !std::isfinite(*scale)) return FailExpected("a decimal scale");
  Advance();
  int64_t zero_point = 0;
  if (Consume(TokenKind::kColon) && !ReadInteger(zero_point)) return false;
  out.scales.push_back(negative ? -*scale : *scale);
  out.zero_points.push_back(zero_point);
  return true;
}

// A type that Lockstep does not interpret: its name and what stands in brackets behind it.
bool AttributeReader::ReadForeignType(Type& out) {
  const char* begin = token().text.data();
  Advance();
  std::string_view body;
  if (At(TokenKind::kLess) && !ReadBalanced(body)) return false;
  ir::Attribute text;
  if (!ReadForeignText(begin, text)) return false;
  out = Type::Opaque(text.As<ir::OpaqueAttr>()->text);
  return true;
}

}  // namespace lockstep::text
