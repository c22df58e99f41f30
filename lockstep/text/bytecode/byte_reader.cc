// SPDX-License-Identifier: Apache-2.0
// The cursor over MLIR bytecode.
#include "lockstep/text/bytecode/byte_reader.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "lockstep/base/strings.h"

namespace lockstep::text::bytecode {

bool Problem::Damaged(size_t offset, std::string_view message) {
  if (ok()) message_ = base::StrCat("damaged bytecode at byte ", offset, ": ", message);
  return false;
}

bool Problem::Unsupported(std::string message) {
  if (!ok()) return false;
  message_ = std::move(message);
  code_ = StatusCode::kUnimplemented;
  return false;
}

bool Problem::Is(const Status& status) {
  if (status.ok()) return true;
  if (ok()) {
    message_ = std::string(status.message());
    code_ = status.code();
  }
  return false;
}

Status Problem::ToStatus(const std::string& file) const {
  return ok() ? OkStatus() : Status(code_, base::StrCat(file, ": ", message_));
}

bool ByteReader::Fail(std::string_view message) {
  problem_->Damaged(offset_, message);
  bytes_ = {};
  return false;
}

uint8_t ByteReader::Byte() {
  const auto bytes = Bytes(1);
  return bytes.empty() ? 0 : static_cast<uint8_t>(bytes[0]);
}

// The number of trailing zeros of the first byte is the number of bytes that follow it; the bits
// above the lowest one are the value, little-endian. A first byte of zero: eight bytes follow.
uint64_t ByteReader::Varint() {
  const uint8_t head = Byte();
  if ((head & 1) != 0) return head >> 1;
  if (!ok()) return 0;
  const int extra = head == 0 ? 8 : std::countr_zero(head);
  uint64_t value = 0;
  const auto bytes = Bytes(static_cast<size_t>(extra));
  for (size_t i = 0; i < bytes.size(); ++i) value |= uint64_t(bytes[i]) << (8 * i);
  if (head == 0) return value;
  return ((value << 8) | head) >> (extra + 1);
}

int64_t ByteReader::SignedVarint() {
  const uint64_t value = Varint();
  return static_cast<int64_t>((value >> 1) ^ (~(value & 1) + 1));
}

size_t ByteReader::Count() {
  const uint64_t count = Varint();
  if (count <= remaining()) return static_cast<size_t>(count);
  Fail(base::StrCat("a list of ", count, " things in ", remaining(), " bytes"));
  return 0;
}

size_t ByteReader::Index(size_t size, std::string_view what) {
  const uint64_t index = Varint();
  if (ok() && index < size) return static_cast<size_t>(index);
  Fail(base::StrCat(what, " ", index, " of ", size));
  return 0;
}

std::span<const std::byte> ByteReader::Bytes(size_t count) {
  if (!ok()) return {};
  if (count > remaining()) {
    Fail(base::StrCat(count, " bytes are wanted where ", remaining(), " are left"));
    return {};
  }
  const auto out = bytes_.first(count);
  bytes_ = bytes_.subspan(count);
  offset_ += count;
  return out;
}

std::span<const std::byte> ByteReader::Blob() { return Bytes(Count()); }

std::string_view ByteReader::CString() {
  const std::string_view rest = AsText(bytes_);
  const size_t end = rest.find('\0');
  if (end == std::string_view::npos) {
    Fail("a string does not end");
    return {};
  }
  return AsText(Bytes(end + 1)).substr(0, end);
}

// An aligned section is padded up to a multiple of its alignment, counted from the file's
// beginning.
ByteReader ByteReader::Section(uint8_t& id) {
  constexpr uint8_t kAligned = 0x80;
  constexpr uint8_t kPadding = 0xCB;
  const uint8_t head = Byte();
  const uint64_t length = Varint();
  if ((head & kAligned) != 0) {
    const uint64_t alignment = Varint();
    if (!std::has_single_bit(alignment)) {
      Fail("an alignment that is no power of two");
    }
    while (ok() && offset_ % alignment != 0) {
      if (Byte() != kPadding) Fail("padding is not 0xCB");
    }
  }
  id = head & ~kAligned;
  if (length > remaining()) Fail(base::StrCat("section ", int{id}, " is longer than the file"));
  const size_t offset = offset_;
  return ByteReader(Bytes(ok() ? static_cast<size_t>(length) : 0), offset, *problem_);
}

}  // namespace lockstep::text::bytecode
