// SPDX-License-Identifier: Apache-2.0
// Writing zip archives. The bytes depend on the content alone: all dates are the format's first.
#include <zlib.h>

#include <algorithm>

#include "lockstep/arrays/zip.h"

namespace lockstep::arrays {
namespace {

constexpr uint32_t kIn64 = 0xFFFFFFFF;
constexpr uint16_t kPlainVersion = 20;
constexpr uint16_t kZip64Version = 45;
constexpr uint16_t kDate = 1 << 5 | 1;  // 1980-01-01

// Little-endian numbers, one after another.
class Record {
 public:
  Record& U16(uint64_t value) { return Put(value, 2); }
  Record& U32(uint64_t value) { return Put(value, 4); }
  Record& U64(uint64_t value) { return Put(value, 8); }
  Record& Text(std::string_view text) { return out_ += text, *this; }
  const std::string& text() const { return out_; }

 private:
  Record& Put(uint64_t value, int width) {
    for (int i = 0; i < width; ++i) out_ += static_cast<char>(value >> (8 * i) & 0xFF);
    return *this;
  }
  std::string out_;
};

// Bit 11: the name is UTF-8. Plain ASCII does without, for readers that do not know it.
uint16_t FlagsFor(std::string_view name) {
  const bool ascii = std::ranges::all_of(name, [](char c) { return (c & 0x80) == 0; });
  return ascii ? 0 : 1 << 11;
}

uint32_t Crc32(uint32_t crc, const void* data, size_t size) {
  if (size == 0) return crc;  // zlib takes a null pointer as the wish to start anew
  return static_cast<uint32_t>(crc32_z(crc, static_cast<const Bytef*>(data), size));
}

}  // namespace

Status ZipWriter::Append(std::string_view text) {
  position_ += text.size();
  return file_.Append(text);
}

Status ZipWriter::Add(const std::string& name, std::string_view head,
                      std::span<const std::byte> body) {
  if (name.size() > 0xFFFF) return InvalidArgumentError("name of more than 65535 bytes in a zip");
  const uint64_t size = uint64_t{head.size()} + body.size();
  const uint32_t crc = Crc32(Crc32(0, head.data(), head.size()), body.data(), body.size());
  const bool zip64 = NeedsZip64(size);
  written_.push_back({name, crc, size, position_});

  Record local;
  local.U32(0x04034B50).U16(zip64 ? kZip64Version : kPlainVersion).U16(FlagsFor(name));
  local.U16(0).U16(0).U16(kDate).U32(crc);  // stored, time, date
  local.U32(zip64 ? kIn64 : size).U32(zip64 ? kIn64 : size);
  local.U16(name.size()).U16(zip64 ? 20 : 0).Text(name);
  if (zip64) local.U16(1).U16(16).U64(size).U64(size);
  LS_RETURN_IF_ERROR(Append(local.text()));
  LS_RETURN_IF_ERROR(Append(head));
  position_ += body.size();
  return file_.Append(body);
}

Status ZipWriter::Finish() {
  const uint64_t directory_offset = position_;
  for (const Written& entry : written_) {
    const bool big_size = NeedsZip64(entry.size_bytes);
    const bool big_offset = NeedsZip64(entry.offset);
    Record extra;
    if (big_size) extra.U64(entry.size_bytes).U64(entry.size_bytes);
    if (big_offset) extra.U64(entry.offset);
    const size_t extra_size = extra.text().size();
    const uint16_t version = extra_size > 0 ? kZip64Version : kPlainVersion;

    Record central;
    central.U32(0x02014B50).U16(version).U16(version).U16(FlagsFor(entry.name));
    central.U16(0).U16(0).U16(kDate).U32(entry.crc32);
    central.U32(big_size ? kIn64 : entry.size_bytes).U32(big_size ? kIn64 : entry.size_bytes);
    central.U16(entry.name.size()).U16(extra_size > 0 ? extra_size + 4 : 0).U16(0);
    central.U16(0).U16(0).U32(0);  // part number, attributes
    central.U32(big_offset ? kIn64 : entry.offset).Text(entry.name);
    if (extra_size > 0) central.U16(1).U16(extra_size).Text(extra.text());
    LS_RETURN_IF_ERROR(Append(central.text()));
  }
  const uint64_t directory_size = position_ - directory_offset;
  const uint64_t end_offset = position_;
  const bool zip64 =
      written_.size() >= 0xFFFF || NeedsZip64(directory_size) || NeedsZip64(directory_offset);
  Record end;
  if (zip64) {
    end.U32(0x06064B50).U64(44).U16(kZip64Version).U16(kZip64Version).U32(0).U32(0);
    end.U64(written_.size()).U64(written_.size()).U64(directory_size).U64(directory_offset);
    end.U32(0x07064B50).U32(0).U64(end_offset).U32(1);
  }
  const uint64_t count = zip64 ? 0xFFFF : written_.size();
  end.U32(0x06054B50).U16(0).U16(0).U16(count).U16(count);
  end.U32(zip64 ? kIn64 : directory_size).U32(zip64 ? kIn64 : directory_offset).U16(0);
  return Append(end.text());
}

}  // namespace lockstep::arrays
