// SPDX-License-Identifier: Apache-2.0
// A cursor over MLIR bytecode that cannot leave its bytes. Errors are sticky and shared by all
// cursors of one file: after the first, every read gives zero and every cursor is at its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/status.h"

namespace lockstep::text::bytecode {

// The first thing that is wrong with a file.
class Problem {
 public:
  bool ok() const { return message_.empty(); }
  // Always false, so that a parser can `return problem.Damaged(..)`.
  bool Damaged(size_t offset, std::string_view message);
  bool Unsupported(std::string message);
  bool Is(const Status& status);
  Status ToStatus(const std::string& file) const;

 private:
  std::string message_;
  StatusCode code_ = StatusCode::kInvalidArgument;
};

class ByteReader {
 public:
  ByteReader() = default;
  // `offset` is that of the first byte in the file.
  ByteReader(std::span<const std::byte> bytes, size_t offset, Problem& problem)
      : bytes_(bytes), offset_(offset), problem_(&problem) {}

  size_t remaining() const { return bytes_.size(); }
  bool AtEnd() const { return bytes_.empty(); }
  // Of the next byte, in the file.
  size_t offset() const { return offset_; }
  Problem& problem() const { return *problem_; }
  bool ok() const { return problem_->ok(); }
  bool Fail(std::string_view message);

  uint8_t Byte();
  uint64_t Varint();
  int64_t SignedVarint();
  // A number of things that take at least one byte each: never more than what is left.
  size_t Count();
  // An index into a table of `size` entries.
  size_t Index(size_t size, std::string_view what);
  std::span<const std::byte> Bytes(size_t count);
  // The bytes of a length that stands before them.
  std::span<const std::byte> Blob();
  // A C string; without its terminator.
  std::string_view CString();
  // The next section; its id in `id`.
  ByteReader Section(uint8_t& id);

 private:
  std::span<const std::byte> bytes_;
  size_t offset_ = 0;
  Problem* problem_ = nullptr;
};

inline std::string_view AsText(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace lockstep::text::bytecode
