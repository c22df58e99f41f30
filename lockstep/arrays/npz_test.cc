// SPDX-License-Identifier: Apache-2.0
// .npz archives that are wrong or hostile.
#include "lockstep/arrays/npz.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <optional>

#include "lockstep/arrays/npy.h"
#include "lockstep/base/files.h"

namespace lockstep::arrays {
namespace {

std::string Number(uint64_t value, int width) {
  std::string text;
  for (int i = 0; i < width; ++i) text += i < 8 ? static_cast<char>(value >> (8 * i)) : '\0';
  return text;
}

std::string Deflated(const std::string& content) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string out(deflateBound(&stream, content.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string Npy(const std::string& type, const std::string& shape, const std::string& data) {
  const std::string header =
      "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
  return std::string("\x93NUMPY\x01\x00", 8) + Number(header.size(), 2) + header + data;
}

// A member of an archive and the lies told about it.
struct Member {
  std::string name = "a.npy";
  std::string content = Npy("|u1", "(3,)", "xyz");
  bool deflate = false;
  std::optional<uint64_t> stated_size = {};
  std::optional<uint32_t> stated_crc = {};
  std::optional<uint64_t> stated_offset = {};
  std::optional<uint16_t> method = {};
  std::string local_name = {};
  uint16_t flags = 0;
};

std::string Archive(const std::vector<Member>& members) {
  std::string body, directory;
  for (const Member& m : members) {
    const std::string stored = m.deflate ? Deflated(m.content) : m.content;
    const uint32_t crc = m.stated_crc.value_or(static_cast<uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(m.content.data()), m.content.size())));
    const std::string common =
        Number(m.flags, 2) + Number(m.method.value_or(m.deflate ? 8 : 0), 2) + Number(0, 4) +
        Number(crc, 4) + Number(stored.size(), 4) +
        Number(m.stated_size.value_or(m.content.size()), 4) + Number(m.name.size(), 2);
    directory += "PK\x01\x02" + Number(20, 2) + Number(20, 2) + common + Number(0, 12) +
                 Number(m.stated_offset.value_or(body.size()), 4) + m.name;
    body += "PK\x03\x04" + Number(20, 2) + common + Number(0, 2) +
            (m.local_name.empty() ? m.name : m.local_name) + stored;
  }
  return body + directory + "PK\x05\x06" + Number(0, 4) + Number(members.size(), 2) +
         Number(members.size(), 2) + Number(directory.size(), 4) + Number(body.size(), 4) +
         Number(0, 2);
}

Result<std::vector<NamedArray>> Parse(const std::string& text) {
  const auto owner = std::make_shared<const std::string>(text);
  return ParseNpz(std::as_bytes(std::span(*owner)), owner);
}

std::string MessageOf(const Member& member) {
  return std::string(Parse(Archive({member})).status().message());
}

bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(ParseNpz, ReadsTheSimplest) {
  const auto arrays = Parse(Archive({{}, {.name = "b/c.npy", .deflate = true}}));
  ASSERT_TRUE(arrays.ok()) << arrays.status();
  EXPECT_EQ((*arrays)[0].name, "a");
  EXPECT_EQ((*arrays)[1].name, "b/c");
  EXPECT_EQ((*arrays)[1].value.ToString(), "ui8[3] {120, 121, 122}");
  EXPECT_TRUE(Parse(Archive({}))->empty());
}

TEST(ParseNpz, RefusesLiesAboutSizes) {
  for (const bool deflate : {false, true}) {
    for (const uint64_t size :
         {uint64_t{0}, uint64_t{20}, uint64_t{70}, uint64_t{100000}, uint64_t{0xFFFFFFF0}}) {
      EXPECT_FALSE(Parse(Archive({{.deflate = deflate, .stated_size = size}})).ok()) << size;
    }
  }
  // The shape believes the stated size, the stream ends early.
  const std::string lying = Npy("|u1", "(5000,)", std::string(10, 'x'));
  const std::string whole = Npy("|u1", "(5000,)", std::string(5000, 'x'));
  EXPECT_TRUE(Contains(MessageOf({.content = lying, .deflate = true, .stated_size = whole.size()}),
                       "does not inflate to the"));
  // The stream goes on.
  EXPECT_TRUE(
      Contains(MessageOf({.content = whole + "y", .deflate = true, .stated_size = whole.size()}),
               "does not inflate to the"));
}

TEST(ParseNpz, RefusesBombsBeforeTakingMemory) {
  const std::string huge = Npy("<f8", "(500000000,)", "");
  EXPECT_TRUE(Contains(MessageOf({.content = huge, .deflate = true, .stated_size = 4000000080}),
                       "cannot be in the"));
  EXPECT_FALSE(Parse(Archive({{.content = huge}})).ok());
}

TEST(ParseNpz, AsksBeforeItInflates) {
  const std::string content = Npy("<f4", "(4096, 4096)", std::string(64 << 20, '\0'));
  Member bomb{.content = content, .deflate = true, .stated_crc = 1};
  const auto owner = std::make_shared<const std::string>(Archive({{}, bomb}));
  std::vector<std::string> asked;
  const auto check = [&](std::string_view name, const TensorType& type) {
    asked.push_back(std::string(name) + " " + type.ToString());
    return type.rank() == 2 ? InvalidArgumentError("not wanted") : OkStatus();
  };
  const auto arrays = ParseNpz(std::as_bytes(std::span(*owner)), owner, check);
  EXPECT_EQ(asked, (std::vector<std::string>{"a tensor<3xui8>", "a tensor<4096x4096xf32>"}));
  // The wrong checksum would be found after inflating.
  EXPECT_TRUE(Contains(std::string(arrays.status().message()), "member 'a.npy': not wanted"))
      << arrays.status();
}

TEST(ParseNpz, RefusesWrongChecksums) {
  for (const bool deflate : {false, true}) {
    EXPECT_TRUE(Contains(MessageOf({.deflate = deflate, .stated_crc = 1}), "checksum"));
  }
}

TEST(ParseNpz, RefusesWhatItCannotRead) {
  EXPECT_TRUE(Contains(MessageOf({.flags = 1}), "encrypted"));
  EXPECT_TRUE(Contains(MessageOf({.method = 12}), "compression method 12"));
  EXPECT_TRUE(Contains(MessageOf({.name = "a.txt"}), "is no .npy file"));
  EXPECT_TRUE(Contains(MessageOf({.name = ".npy"}), "without a name"));
  EXPECT_TRUE(Contains(MessageOf({.name = std::string("a\0.npy", 6)}), "control character"));
  EXPECT_TRUE(Contains(MessageOf({.local_name = "b.npy"}), "another name"));
  EXPECT_TRUE(Contains(MessageOf({.content = Npy("|V2", "(1,)", "xy")}), "raw bytes"));
  Member garbage{.deflate = true};
  garbage.method = 8;
  garbage.deflate = false;  // stored bytes that claim to be deflated
  EXPECT_FALSE(Parse(Archive({garbage})).ok());
}

TEST(ParseNpz, RefusesOverlapsAndDuplicates) {
  EXPECT_TRUE(
      Contains(std::string(Parse(Archive({{}, {}})).status().message()), "two arrays named"));
  const Member twin{.stated_offset = 0};
  EXPECT_TRUE(Contains(std::string(Parse(Archive({{}, twin})).status().message()), "overlap"));
  EXPECT_FALSE(Parse(Archive({{.stated_offset = 5}})).ok());
  EXPECT_FALSE(Parse(Archive({{.stated_offset = 0xFFFFFFF0}})).ok());
  EXPECT_FALSE(Parse(Archive({{.stated_offset = 0xFFFFFFFF}})).ok());
}

TEST(ParseNpz, SurvivesEveryCutAndEveryChangedByte) {
  const std::string whole = Archive({{}, {.name = "b.npy", .deflate = true}});
  for (size_t size = 0; size < whole.size(); ++size) {
    EXPECT_FALSE(Parse(whole.substr(0, size)).ok()) << size;
  }
  for (size_t i = 0; i < whole.size(); ++i) {
    for (const int change : {0x01, 0x80, 0xFF}) {
      std::string changed = whole;
      changed[i] = static_cast<char>(changed[i] ^ change);
      (void)Parse(changed);  // no crash; some bytes (dates) do not matter
    }
  }
}

}  // namespace
}  // namespace lockstep::arrays
