// SPDX-License-Identifier: Apache-2.0
// Hashing: the one place that includes xxHash (header only) and OpenSSL's digests.
#include "lockstep/base/hash.h"

#ifndef XXH_INLINE_ALL
#define XXH_INLINE_ALL
#endif
#include <openssl/evp.h>
#include <xxhash.h>

#include "lockstep/status.h"

namespace lockstep::base {

uint64_t HashBytes(std::span<const std::byte> bytes, uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

uint64_t HashString(std::string_view text, uint64_t seed) {
  return HashBytes(std::as_bytes(std::span(text)), seed);
}

// The calls below fail only without memory or in a build of OpenSSL that has no SHA-256.

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  LS_CHECK(context_ != nullptr);
  LS_CHECK(EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) == 1);
}

void Sha256::Update(std::span<const std::byte> bytes) {
  LS_CHECK(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()) == 1);
}

Sha256::Digest Sha256::Finish() {
  Digest digest;
  LS_CHECK(EVP_DigestFinal_ex(context_.get(), digest.data(), nullptr) == 1);
  LS_CHECK(EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) == 1);
  return digest;
}

void Sha256::FreeContext::operator()(evp_md_ctx_st* context) const { EVP_MD_CTX_free(context); }

std::string Sha256Hex(std::span<const std::byte> bytes) {
  Sha256 hash;
  hash.Update(bytes);
  return DigestHex(hash.Finish());
}

std::string Sha256Hex(std::string_view text) { return Sha256Hex(std::as_bytes(std::span(text))); }

std::string DigestHex(const Sha256::Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const uint8_t byte : digest) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace lockstep::base
