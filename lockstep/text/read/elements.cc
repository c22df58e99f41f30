// SPDX-License-Identifier: Apache-2.0
// Constants: dense<..> as lists, splats and hexadecimal blobs; dense_resource<..>; array<..>.
//
// The type stands behind the elements, so the end of the elements is found first, then the type is
// read, then the elements straight into bytes of their dtype.
#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

#include "lockstep/text/attribute_reader.h"
#include "lockstep/text/element_text.h"

namespace lockstep::text {
namespace {

constexpr uint8_t kNoHex = 0xFF;
constexpr auto kHexValues = [] {
  std::array<uint8_t, 256> values{};
  for (uint8_t& value : values) value = kNoHex;
  for (int i = 0; i < 10; ++i) values['0' + i] = static_cast<uint8_t>(i);
  for (int i = 0; i < 6; ++i) {
    values['a' + i] = values['A' + i] = static_cast<uint8_t>(10 + i);
  }
  return values;
}();

// The bytes that `digits` spell; nullopt when one is no digit or the last byte has only one.
std::optional<std::vector<std::byte>> DecodeHex(std::string_view digits) {
  if (digits.size() % 2 != 0) return std::nullopt;
  std::vector<std::byte> bytes(digits.size() / 2);
  const auto* in = reinterpret_cast<const uint8_t*>(digits.data());
  uint8_t seen = 0;
  for (size_t i = 0; i < bytes.size(); ++i) {
    const uint8_t high = kHexValues[in[2 * i]];
    const uint8_t low = kHexValues[in[2 * i + 1]];
    seen |= high | low;
    bytes[i] = static_cast<std::byte>(high << 4 | low);
  }
  if ((seen & 0xF0) != 0) return std::nullopt;
  return bytes;
}

// Makes every element one that its dtype's storage may hold: i1 as 0 or 1, i2 and i4 sign-extended,
// narrow floats without stray bits.
void Canonicalize(DType dtype, std::vector<std::byte>& bytes) {
  const int width = BitWidth(dtype);
  if (width >= 8) return;
  for (std::byte& byte : bytes) {
    auto value = static_cast<uint8_t>(byte);
    if (dtype == DType::kI1) {
      value = value != 0 ? 1 : 0;
    } else if (IsSignedInteger(dtype)) {
      const int unused = 8 - width;
      value = static_cast<uint8_t>(static_cast<int8_t>(static_cast<uint8_t>(value << unused)) >>
                                   unused);
    } else {
      value &= static_cast<uint8_t>((1 << width) - 1);
    }
    byte = static_cast<std::byte>(value);
  }
}

// Booleans of older texts: eight to a byte, the first in the lowest bit.
std::vector<std::byte> UnpackBits(const std::vector<std::byte>& packed, size_t count) {
  std::vector<std::byte> bytes(count);
  for (size_t i = 0; i < count; ++i) bytes[i] = (packed[i / 8] >> (i % 8)) & std::byte{1};
  return bytes;
}

// A blob as the literal of `type`; nullopt when it has neither all elements nor one.
std::optional<Literal> LiteralFromBlob(const TensorType& type, std::vector<std::byte> bytes) {
  const Result<int64_t> count = type.shape.CheckedNumElements();
  if (!count.ok()) return std::nullopt;
  const size_t size = ElementSizeBytes(type.dtype());
  const auto elements = static_cast<uint64_t>(*count);
  const bool splat = bytes.size() == size && elements != 1;
  if (type.dtype() == DType::kI1 && elements > 1 && elements != bytes.size() &&
      bytes.size() == (elements + 7) / 8 &&
      (!splat ||
       (bytes[0] != std::byte{1} && bytes[0] != std::byte{0} && bytes[0] != std::byte{0xFF}))) {
    bytes = UnpackBits(bytes, elements);
    return std::move(Literal::FromBytes(type.dtype(), type.shape, std::move(bytes))).value();
  }
  if (!splat && (bytes.size() % size != 0 || bytes.size() / size != elements)) return std::nullopt;
  Canonicalize(type.dtype(), bytes);
  Result<Literal> literal = splat ? Literal::Splat(type.dtype(), type.shape, bytes)
                                  : Literal::FromBytes(type.dtype(), type.shape, std::move(bytes));
  if (!literal.ok()) return std::nullopt;
  return std::move(literal).value();
}

// Reads nested lists of elements between two characters of the text.
class ElementList {
 public:
  ElementList(std::string_view body, const Shape& shape)
      : at_(body.data()), end_(body.data() + body.size()), shape_(shape) {}

  // Where reading stopped, and why when it failed.
  const char* at() const { return at_; }
  const std::string& error() const { return error_; }

  // The first character that is neither space nor comment; 0 at the end.
  char Peek() {
    while (at_ < end_) {
      if (*at_ == '/' && at_ + 1 < end_ && at_[1] == '/') {
        while (at_ < end_ && *at_ != '\n') ++at_;
      } else if (*at_ != ' ' && *at_ != '\n' && *at_ != '\t' && *at_ != '\r') {
        return *at_;
      } else {
        ++at_;
      }
    }
    return '\0';
  }

  // Room for as many elements of `size_bytes` as the text can hold, but at most `max_elements`. An
  // element takes a character, and one more before the next.
  void Reserve(size_t size_bytes, int64_t max_elements) {
    const auto in_text = static_cast<uint64_t>(end_ - at_) / 2 + 1;
    bytes_.resize(std::min(in_text, static_cast<uint64_t>(max_elements)) * size_bytes);
    next_ = bytes_.data();
  }
  std::vector<std::byte> TakeBytes() {
    bytes_.resize(static_cast<size_t>(next_ - bytes_.data()));
    return std::move(bytes_);
  }

  template <DType D>
  bool ReadOne() {
    base::StorageOf<D> value{};
    const char* start = at_;
    if (ElementError error = ReadElement<D>(at_, end_, value)) {
      at_ = start;
      return Fail(error);
    }
    LS_CHECK(bytes_.data() + bytes_.size() - next_ >= static_cast<ptrdiff_t>(sizeof(value)));
    std::memcpy(next_, &value, sizeof(value));
    next_ += sizeof(value);
    return true;
  }

  // `[..]` of the dimension `axis`.
  template <DType D>
  bool ReadList(int64_t axis) {
    if (Peek() != '[')
      return Fail("expected '[': dimension " + std::to_string(axis) + " is a list");
    ++at_;
    const int64_t size = shape_[axis];
    const bool last = axis + 1 == shape_.rank();
    int64_t count = 0;
    for (char c = Peek(); c != ']'; c = Peek()) {
      if (count > 0) {
        if (c != ',') return Fail("expected ',' or ']'");
        ++at_;
        c = Peek();
      }
      if (count == size) return FailSize(axis, "more");
      if (last && c == '[') return Fail("expected an element, found a list");
      if (!(last ? ReadOne<D>() : ReadList<D>(axis + 1))) return false;
      ++count;
    }
    if (count != size) return FailSize(axis, std::to_string(count));
    ++at_;
    return true;
  }

  bool TakeComma() {
    if (Peek() != ',') return Fail("expected ',' or '>'");
    ++at_;
    Peek();
    return true;
  }

  bool Fail(std::string message) {
    error_ = std::move(message);
    return false;
  }

 private:
  bool FailSize(int64_t axis, const std::string& found) {
    return Fail("expected " + std::to_string(shape_[axis]) + " elements in dimension " +
                std::to_string(axis) + ", found " + found);
  }

  const char* at_;
  const char* end_;
  const Shape& shape_;
  std::vector<std::byte> bytes_;
  std::byte* next_ = nullptr;
  std::string error_;
};

// The elements that `list` holds, of `type`; nullopt with list.error().
std::optional<Literal> ReadLiteral(ElementList& list, const TensorType& type, int max_depth) {
  const Shape& shape = type.shape;
  const char first = list.Peek();
  const bool splat = first != '[' && first != '\0';
  const bool empty = std::find(shape.dims().begin(), shape.dims().end(), 0) != shape.dims().end();
  if (first == '\0' && !empty) return list.Fail("expected elements"), std::nullopt;
  if (first == '[' && shape.rank() == 0) {
    return list.Fail("expected an element, found a list"), std::nullopt;
  }
  if (first == '[' && shape.rank() > max_depth) {
    return list.Fail("nested more than " + std::to_string(max_depth) + " levels deep"),
           std::nullopt;
  }
  const Result<int64_t> count = shape.CheckedNumElements();
  if (!count.ok()) return list.Fail(std::string(count.status().message())), std::nullopt;
  list.Reserve(ElementSizeBytes(type.dtype()), splat ? 1 : *count);
  const bool ok = base::VisitDType(type.dtype(), [&](auto tag) {
    constexpr DType kD = tag.kDType;
    if (first == '\0') return true;
    return splat ? list.ReadOne<kD>() : list.ReadList<kD>(0);
  });
  if (!ok) return std::nullopt;
  if (list.Peek() != '\0') return list.Fail("expected '>' behind the elements"), std::nullopt;
  std::vector<std::byte> bytes = list.TakeBytes();
  Result<Literal> literal = splat ? Literal::Splat(type.dtype(), shape, bytes)
                                  : Literal::FromBytes(type.dtype(), shape, std::move(bytes));
  if (!literal.ok()) return list.Fail(std::string(literal.status().message())), std::nullopt;
  return std::move(literal).value();
}

}  // namespace

bool AttributeReader::ReadElements(ir::Attribute& out) {
  const char* begin = token().text.data();
  const bool resource = AtWord("dense_resource");
  Advance();
  if (!At(TokenKind::kLess)) return FailExpected("'<'");
  if (resource) return ReadResource(begin, out);
  return lexer().PeekChar() == '"' ? ReadBlob(begin, out) : ReadElementList(begin, out);
}

// The type behind the elements of the attribute that began at `begin`. A type that is no tensor of
// static shape is an error, or foreign: then `out` is the whole as text.
bool AttributeReader::ReadTypeOfElements(const char* begin, TensorType& type, bool& foreign,
                                         ir::Attribute& out) {
  if (!Expect(TokenKind::kColon)) return false;
  const Token start = token();
  Type read;
  if (!ReadType(read)) return false;
  foreign = read.kind() == Type::Kind::kOpaque;
  if (foreign) {
    return ReadForeignText(begin, out);
  }
  if (!read.IsTensor() || !read.tensor().shape.IsStatic()) {
    return Fail(start, "expected a tensor type of static shape, found " + read.ToString());
  }
  type = read.tensor();
  return true;
}

// `"0x..">: type`, at the '<'.
bool AttributeReader::ReadBlob(const char* begin, ir::Attribute& out) {
  Advance();
  const Token blob = token();
  TensorType type;
  bool foreign = false;
  if (!Expect(TokenKind::kString) || !Expect(TokenKind::kGreater) ||
      !ReadTypeOfElements(begin, type, foreign, out)) {
    return false;
  }
  if (foreign) return true;
  std::optional<std::vector<std::byte>> bytes;
  if (blob.text.starts_with("\"0x")) bytes = DecodeHex(blob.text.substr(3, blob.text.size() - 4));
  if (!bytes) return Fail(blob, "expected \"0x..\" with two hexadecimal digits per byte");
  const size_t size = bytes->size();
  std::optional<Literal> literal = LiteralFromBlob(type, std::move(*bytes));
  if (!literal) {
    return Fail(blob, "expected the bytes of one element or all elements of " + type.ToString() +
                          ", found " + std::to_string(size) + " bytes");
  }
  out = ir::ElementsAttr{std::move(type), std::move(*literal)};
  return true;
}

// `[1, 2]>: type` or `1>: type`, at the '<'.
bool AttributeReader::ReadElementList(const char* begin, ir::Attribute& out) {
  const State start = Save();
  const char* body = lexer().at();
  const auto* close =
      static_cast<const char*>(std::memchr(body, '>', static_cast<size_t>(lexer().end() - body)));
  if (close != nullptr && std::memchr(body, '/', static_cast<size_t>(close - body)) != nullptr) {
    close = lexer().FindClosing('<');  // comments may hold anything
    if (close != nullptr) --close;
  }
  if (close == nullptr) return Fail(token(), "'<' is not closed");
  JumpTo(close + 1);
  TensorType type;
  bool foreign = false;
  if (!ReadTypeOfElements(begin, type, foreign, out)) return false;
  if (foreign) return true;
  ElementList list(std::string_view(body, static_cast<size_t>(close - body)), type.shape);
  std::optional<Literal> literal = ReadLiteral(list, type, max_depth());
  if (!literal) {
    Restore(start);
    JumpTo(list.at());
    return Fail(token(), list.error());
  }
  out = ir::ElementsAttr{std::move(type), std::move(*literal)};
  return true;
}

bool AttributeReader::ReadDenseArray(ir::Attribute& out) {
  Advance();
  if (!Expect(TokenKind::kLess)) return false;
  const std::optional<DType> dtype = ParseDType(token().text);
  if (!At(TokenKind::kWord) || !dtype || IsComplex(*dtype)) return FailExpected("an element type");
  Advance();
  std::vector<std::byte> bytes;
  int64_t count = 0;
  if (At(TokenKind::kColon)) {
    const char* body = lexer().at();
    const auto* close =
        static_cast<const char*>(std::memchr(body, '>', static_cast<size_t>(lexer().end() - body)));
    if (close == nullptr) return Fail(token(), "'<' is not closed");
    const Shape no_shape;
    ElementList list(std::string_view(body, static_cast<size_t>(close - body)), no_shape);
    list.Reserve(ElementSizeBytes(*dtype), std::numeric_limits<int64_t>::max());
    const bool ok = base::VisitDType(*dtype, [&](auto tag) {
      for (; list.Peek() != '\0'; ++count) {
        if (count > 0 && !list.TakeComma()) return false;
        if (!list.ReadOne<tag.kDType>()) return false;
      }
      return count > 0 || list.Fail("expected an element");
    });
    JumpTo(list.at());
    if (!ok) return Fail(token(), list.error());
    bytes = list.TakeBytes();
  }
  if (!Expect(TokenKind::kGreater)) return false;
  out = ir::DenseArrayAttr{
      std::move(Literal::FromBytes(*dtype, Shape{count}, std::move(bytes))).value()};
  return true;
}

// dense_resource<key> : type, whose bytes stand in the section {-# .. #-} at the end.
bool AttributeReader::ReadResource(const char* begin, ir::Attribute& out) {
  Advance();
  const Token key = token();
  if (!At(TokenKind::kWord) && !At(TokenKind::kString))
    return FailExpected("the key of a resource");
  Advance();
  TensorType type;
  bool foreign = false;
  if (!Expect(TokenKind::kGreater) || !ReadTypeOfElements(begin, type, foreign, out)) return false;
  if (foreign) return true;
  FindResources();
  const auto found = resources_.find(key.text);
  if (found == resources_.end()) {
    return Fail(key, "the text has no resource " + Describe(key));
  }
  // Four bytes of alignment, then the elements.
  std::optional<std::vector<std::byte>> bytes;
  if (found->second.starts_with("0x")) bytes = DecodeHex(found->second.substr(2));
  std::optional<Literal> literal;
  if (bytes && bytes->size() >= 4) {
    bytes->erase(bytes->begin(), bytes->begin() + 4);
    literal = LiteralFromBlob(type, std::move(*bytes));
  }
  if (!literal) return Fail(key, "resource " + Describe(key) + " does not fit " + type.ToString());
  out = ir::ElementsAttr{std::move(type), std::move(*literal)};
  return true;
}

// Every `key: "0x.."` of the last {-# .. #-}.
void AttributeReader::FindResources() {
  if (resources_found_) return;
  resources_found_ = true;
  const size_t section = lexer().text().rfind("{-#");
  if (section == std::string_view::npos || lexer().text().data() + section < lexer().at()) {
    return;
  }
  const State here = Save();
  JumpTo(lexer().text().data() + section);
  while (!At(TokenKind::kEnd) && !At(TokenKind::kMetadataEnd)) {
    const Token key = token();
    Advance();
    if (!Consume(TokenKind::kColon) || !At(TokenKind::kString)) continue;
    resources_.emplace(key.text, token().text.substr(1, token().text.size() - 2));
  }
  Restore(here);
}

}  // namespace lockstep::text
