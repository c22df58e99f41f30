// SPDX-License-Identifier: Apache-2.0
// Header and sections of MLIR bytecode.
#include "lockstep/text/bytecode/read/container.h"

#include <array>
#include <cstring>

#include "lockstep/base/strings.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

constexpr std::string_view kMagic = "ML\xefR";
constexpr std::string_view kProducer = "StableHLO_v";

using Sections = std::array<std::optional<ByteReader>, kPropertiesSection + 1>;

bool ReadHeader(ByteReader& file, Container& out) {
  Problem& problem = file.problem();
  if (AsText(file.Bytes(kMagic.size())) != kMagic) return file.Fail("this is no MLIR bytecode");
  out.format = file.Varint();
  const std::string_view producer = file.CString();
  if (!file.ok()) return false;
  if (!producer.starts_with(kProducer)) {
    return problem.Unsupported(StrCat("plain MLIR bytecode written by '", producer.substr(0, 64),
                                      "' can be read only by that very version of MLIR; write a "
                                      "portable artifact (jax.export, or "
                                      "stablehlo-translate --serialize) or text"));
  }
  const auto version = ParseVersion(producer.substr(kProducer.size()));
  if (!version) return file.Fail(StrCat("'", producer.substr(0, 64), "' holds no version"));
  out.version = *version;
  if (IsNewerThanKnown(*version) || *version < kOldest) {
    return problem.Unsupported(StrCat("the artifact is of StableHLO ", version->ToString(),
                                      "; this Lockstep reads ", kOldest.ToString(), " to ",
                                      kNewest.ToString()));
  }
  if (out.format > kNewestFormat) {
    return problem.Unsupported(
        StrCat("MLIR bytecode of format ", out.format, "; up to ", kNewestFormat, " is known"));
  }
  return true;
}

bool ReadSections(ByteReader& file, Sections& out) {
  while (!file.AtEnd()) {
    uint8_t id = 0;
    const ByteReader section = file.Section(id);
    if (!file.ok()) return false;
    if (id >= out.size() || out[id]) {
      return file.Fail(StrCat("section ", int{id}, " is unknown or there twice"));
    }
    out[id] = section;
  }
  for (const SectionId id :
       {kStringSection, kDialectSection, kEntrySection, kEntryOffsetSection, kIrSection}) {
    if (!out[id]) return file.Fail(StrCat("section ", int{id}, " is missing"));
  }
  return file.ok();
}

// Count, lengths (with the NUL) from the last string to the first, then the strings.
bool ReadStrings(ByteReader section, Container& out) {
  const size_t count = section.Count();
  std::vector<size_t> lengths(count);
  for (size_t i = count; i-- > 0;) lengths[i] = section.Count();
  out.strings.reserve(count);
  for (const size_t length : lengths) {
    const std::string_view text = AsText(section.Bytes(length));
    if (text.empty() || text.back() != '\0') return section.Fail("a string does not end");
    out.strings.push_back(text.substr(0, text.size() - 1));
  }
  return section.ok();
}

bool ReadDialects(ByteReader section, Container& out, std::vector<std::string_view>& dialects) {
  const size_t num_strings = out.strings.size();
  const size_t count = section.Count();
  for (size_t i = 0; i < count && section.ok(); ++i) {
    uint64_t name = section.Varint();
    if (out.format >= kFormatDialectVersions) {
      uint8_t id = 0;
      if ((name & 1) != 0)
        section.Section(id);  // a version of the dialect; vhlo's is the producer's
      name >>= 1;
    }
    if (name >= num_strings) return section.Fail("a dialect without a name");
    dialects.push_back(out.strings[static_cast<size_t>(name)]);
  }
  if (out.format >= kFormatElidedLocations) section.Varint();  // the number of ops, known below
  while (section.ok() && !section.AtEnd()) {
    const size_t dialect = section.Index(dialects.size(), "dialect");
    const size_t num_ops = section.Count();
    for (size_t i = 0; i < num_ops && section.ok(); ++i) {
      uint64_t name = section.Varint();
      if (out.format >= kFormatProperties) name >>= 1;  // the bit says whether it was registered
      if (name >= num_strings) return section.Fail("an op without a name");
      out.ops.push_back({dialects[dialect], out.strings[static_cast<size_t>(name)]});
    }
  }
  return section.ok();
}

// Entries lie one behind the other in the order of their offsets: first attributes, then types.
bool ReadEntries(ByteReader offsets, ByteReader entries,
                 const std::vector<std::string_view>& dialects, Container& out) {
  const size_t num_attributes = offsets.Count();
  const size_t num_types = offsets.Count();
  const size_t total = num_attributes + num_types;
  out.attributes.reserve(num_attributes);
  out.types.reserve(num_types);
  size_t read = 0;
  while (read < total && offsets.ok()) {
    const size_t dialect = offsets.Index(dialects.size(), "dialect");
    const size_t count = offsets.Count();
    if (count == 0 || count > total - read) return offsets.Fail("a group of entries of odd size");
    for (size_t i = 0; i < count && offsets.ok(); ++i, ++read) {
      const uint64_t size = offsets.Varint();
      const size_t offset = entries.offset();
      const auto bytes = entries.Bytes(static_cast<size_t>(size >> 1));
      auto& table = read < num_attributes ? out.attributes : out.types;
      table.push_back(
          {dialects[dialect], ByteReader(bytes, offset, offsets.problem()), (size & 1) == 0});
    }
  }
  return offsets.ok() && (offsets.AtEnd() || offsets.Fail("more entries than were announced"));
}

bool ReadProperties(ByteReader section, Container& out) {
  const size_t count = section.Count();
  out.properties.reserve(count);
  for (size_t i = 0; i < count && section.ok(); ++i) {
    const size_t length = section.Count();
    const size_t offset = section.offset();
    out.properties.emplace_back(section.Bytes(length), offset, section.problem());
  }
  return section.ok();
}

}  // namespace

std::span<const std::byte> FindArtifact(std::span<const std::byte> bytes) {
  const std::string_view text = AsText(bytes);
  if (text.starts_with(kMagic)) return bytes;
  // A FlatBuffer begins with an offset, whose high byte is zero; a text does not.
  if (text.size() < sizeof(uint32_t) || text[sizeof(uint32_t) - 1] != '\0') return {};
  for (size_t at = text.find(kMagic); at != std::string_view::npos;
       at = text.find(kMagic, at + 1)) {
    // The format is one byte while it is below 128.
    const std::string_view head = text.substr(at + kMagic.size()).substr(0, 1 + kProducer.size());
    if (at < sizeof(uint32_t) || head.size() <= kProducer.size() || !head.ends_with(kProducer)) {
      continue;
    }
    uint32_t length = 0;  // a FlatBuffer's vector has its length before it
    std::memcpy(&length, bytes.data() + at - sizeof(length), sizeof(length));
    if (length <= bytes.size() - at) return bytes.subspan(at, length);
  }
  return {};
}

bool ReadContainer(ByteReader file, Container& out) {
  Sections sections;
  std::vector<std::string_view> dialects;
  if (!ReadHeader(file, out) || !ReadSections(file, sections)) return false;
  out.ir = *sections[kIrSection];
  return ReadStrings(*sections[kStringSection], out) &&
         ReadDialects(*sections[kDialectSection], out, dialects) &&
         ReadEntries(*sections[kEntryOffsetSection], *sections[kEntrySection], dialects, out) &&
         (!sections[kPropertiesSection] || ReadProperties(*sections[kPropertiesSection], out));
}

}  // namespace lockstep::text::bytecode
