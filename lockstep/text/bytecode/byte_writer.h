// SPDX-License-Identifier: Apache-2.0
// Bytes of MLIR bytecode, written one behind the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::text::bytecode {

class ByteWriter {
 public:
  void Byte(uint8_t value) { bytes_.push_back(static_cast<char>(value)); }
  // The form of ByteReader::Varint: as many trailing zeros as bytes follow the first.
  void Varint(uint64_t value);
  void SignedVarint(int64_t value);
  void SignedList(std::span<const int64_t> values);
  void Raw(std::string_view bytes) { bytes_ += bytes; }
  // With its length before it.
  void Blob(std::string_view bytes);
  void Section(uint8_t id, std::string_view bytes);

  const std::string& bytes() const { return bytes_; }
  bool empty() const { return bytes_.empty(); }

 private:
  std::string bytes_;
};

inline void ByteWriter::Varint(uint64_t value) {
  int extra = 0;
  while (extra < 8 && (value >> (7 * (extra + 1))) != 0) ++extra;
  if (extra == 8) {
    Byte(0);
    for (int i = 0; i < 8; ++i) Byte(static_cast<uint8_t>(value >> (8 * i)));
    return;
  }
  const uint64_t bits = ((value << 1) | 1) << extra;
  for (int i = 0; i <= extra; ++i) Byte(static_cast<uint8_t>(bits >> (8 * i)));
}

inline void ByteWriter::SignedVarint(int64_t value) {
  Varint((static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63));
}

inline void ByteWriter::SignedList(std::span<const int64_t> values) {
  Varint(values.size());
  for (const int64_t value : values) SignedVarint(value);
}

inline void ByteWriter::Blob(std::string_view bytes) {
  Varint(bytes.size());
  Raw(bytes);
}

inline void ByteWriter::Section(uint8_t id, std::string_view bytes) {
  Byte(id);
  Blob(bytes);
}

}  // namespace lockstep::text::bytecode
