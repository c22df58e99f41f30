// SPDX-License-Identifier: Apache-2.0
// The parts that a program file is made of: little-endian numbers, strings, blobs.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::program {

class Encoder {
 public:
  template <typename T>
  void Number(T value) {
    static_assert(std::endian::native == std::endian::little);
    const auto* begin = reinterpret_cast<const std::byte*>(&value);
    bytes_.insert(bytes_.end(), begin, begin + sizeof(value));
  }
  void Size(size_t size) { Number(static_cast<uint64_t>(size)); }
  void Blob(std::span<const std::byte> bytes) {
    Size(bytes.size());
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }
  void String(std::string_view text) { Blob(std::as_bytes(std::span(text))); }

  std::vector<std::byte>& bytes() { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

// Reads what an Encoder wrote, out of bytes that nobody vouches for. After the first fault
// everything reads as zero and ok() is false.
class Decoder {
 public:
  explicit Decoder(std::span<const std::byte> bytes) : rest_(bytes) {}

  template <typename T>
  T Number() {
    T value{};
    if (rest_.size() < sizeof(value)) {
      Fail();
      return value;
    }
    std::memcpy(&value, rest_.data(), sizeof(value));
    rest_ = rest_.subspan(sizeof(value));
    return value;
  }
  // The number of items that follow, each of which takes at least `item_bytes` bytes; so a count
  // that the bytes cannot hold is never taken for a size to allocate.
  size_t Count(size_t item_bytes) {
    const auto count = Number<uint64_t>();
    if (count > rest_.size() / item_bytes) {
      Fail();
      return 0;
    }
    return static_cast<size_t>(count);
  }
  std::span<const std::byte> Blob() {
    const size_t size = Count(1);
    const auto blob = rest_.first(size);
    rest_ = rest_.subspan(size);
    return blob;
  }
  std::string String() {
    const auto blob = Blob();
    return std::string(reinterpret_cast<const char*>(blob.data()), blob.size());
  }

  bool ok() const { return ok_; }
  bool AtEnd() const { return rest_.empty(); }

 private:
  void Fail() {
    ok_ = false;
    rest_ = {};
  }

  std::span<const std::byte> rest_;
  bool ok_ = true;
};

}  // namespace lockstep::program
