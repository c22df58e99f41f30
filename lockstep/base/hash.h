// SPDX-License-Identifier: Apache-2.0
// Hashing: XXH3 (64 bits, fast) for tables and caches, SHA-256 for what somebody may forge or a
// disk may damage.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct evp_md_ctx_st;  // OpenSSL's EVP_MD_CTX

namespace lockstep::base {

// XXH3 of the bytes: the same on every machine.
uint64_t HashBytes(std::span<const std::byte> bytes, uint64_t seed = 0);
uint64_t HashString(std::string_view text, uint64_t seed = 0);

// A hash of the pair (seed, value), for building the hash of a record field by field.
constexpr uint64_t HashCombine(uint64_t seed, uint64_t value) {
  uint64_t x = (seed + 1) * 0x9E3779B97F4A7C15u + value;
  x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
  x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
  return x ^ (x >> 32);
}

// SHA-256 of bytes that come piece by piece. Not thread-safe.
class Sha256 {
 public:
  using Digest = std::array<uint8_t, 32>;

  Sha256();
  void Update(std::span<const std::byte> bytes);
  void Update(std::string_view text) { Update(std::as_bytes(std::span(text))); }
  // The digest of all bytes so far; further ones start anew.
  Digest Finish();

 private:
  struct FreeContext {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, FreeContext> context_;
};

// 64 lower-case hex digits.
std::string Sha256Hex(std::span<const std::byte> bytes);
std::string Sha256Hex(std::string_view text);
std::string DigestHex(const Sha256::Digest& digest);

}  // namespace lockstep::base
