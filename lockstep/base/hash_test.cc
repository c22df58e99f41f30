// SPDX-License-Identifier: Apache-2.0
// Hashing: known answers.
#include "lockstep/base/hash.h"

#include <gtest/gtest.h>

namespace lockstep::base {
namespace {

TEST(Sha256, KnownAnswers) {
  EXPECT_EQ(Sha256Hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, PiecesGiveWhatTheWholeGives) {
  Sha256 hash;
  hash.Update("a");
  hash.Update("");
  hash.Update("bc");
  EXPECT_EQ(DigestHex(hash.Finish()), Sha256Hex("abc"));
  hash.Update("x");
  EXPECT_EQ(DigestHex(hash.Finish()), Sha256Hex("x"));
}

TEST(HashBytes, IsXxh3AndTakesASeed) {
  EXPECT_EQ(HashString(""), 0x2D06800538D394C2u);
  EXPECT_NE(HashString("a", 1), HashString("a", 2));
  EXPECT_EQ(HashString("abc"), HashBytes(std::as_bytes(std::span(std::string_view("abc")))));
}

TEST(HashCombine, OrderMatters) {
  EXPECT_NE(HashCombine(HashCombine(0, 1), 2), HashCombine(HashCombine(0, 2), 1));
  EXPECT_NE(HashCombine(0, 0), HashCombine(HashCombine(0, 0), 0));
}

}  // namespace
}  // namespace lockstep::base
