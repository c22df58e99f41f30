// SPDX-License-Identifier: Apache-2.0
// Reading zip archives. Structures and field names are those of the format's APPNOTE.
#include <zlib.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "lockstep/arrays/zip.h"
#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::Quoted;
using base::StrCat;
using Bytes = std::span<const std::byte>;

constexpr uint32_t kEndSignature = 0x06054B50;
constexpr uint32_t kZip64LocatorSignature = 0x07064B50;
constexpr uint32_t kZip64EndSignature = 0x06064B50;
constexpr uint32_t kCentralSignature = 0x02014B50;
constexpr uint32_t kLocalSignature = 0x04034B50;
constexpr size_t kEndBytes = 22;
constexpr size_t kZip64LocatorBytes = 20;
constexpr size_t kZip64EndBytes = 56;
constexpr size_t kCentralBytes = 46;
constexpr size_t kLocalBytes = 30;
constexpr uint32_t kIn64 = 0xFFFFFFFF;  // the true value is in a ZIP64 field
constexpr uint16_t kDeflate = 8;
// Deflate never gets more than this out of a byte.
constexpr uint64_t kMaxDeflateRatio = 1032;

// A little-endian number. REQUIRES: it lies within `bytes`.
uint64_t Load(Bytes bytes, size_t offset, size_t width) {
  uint64_t value = 0;
  for (size_t i = 0; i < width; ++i) {
    value |= static_cast<uint64_t>(bytes[offset + i]) << (8 * i);
  }
  return value;
}
uint16_t Load16(Bytes bytes, size_t offset) {
  return static_cast<uint16_t>(Load(bytes, offset, 2));
}
uint32_t Load32(Bytes bytes, size_t offset) {
  return static_cast<uint32_t>(Load(bytes, offset, 4));
}
uint64_t Load64(Bytes bytes, size_t offset) { return Load(bytes, offset, 8); }

std::string TextAt(Bytes bytes, size_t offset, size_t size) {
  return {reinterpret_cast<const char*>(bytes.data()) + offset, size};
}

// Whether `size` bytes from `offset` lie within `total`, whatever the numbers.
bool Within(uint64_t offset, uint64_t size, uint64_t total) {
  return offset <= total && size <= total - offset;
}

Status Damaged(std::string_view what) {
  return DataLossError(StrCat("damaged zip archive: ", what));
}

struct Directory {
  uint64_t entries;
  uint64_t size;
  uint64_t offset;
  uint64_t end;  // where what follows the directory begins
};

// The end record is the last thing in the file but for a comment of up to 64 KiB.
std::optional<size_t> FindEnd(Bytes bytes) {
  constexpr size_t kMaxComment = 0xFFFF;
  for (size_t comment = 0; comment <= kMaxComment && comment + kEndBytes <= bytes.size();
       ++comment) {
    const size_t at = bytes.size() - kEndBytes - comment;
    if (Load32(bytes, at) == kEndSignature && Load16(bytes, at + 20) == comment) return at;
  }
  return std::nullopt;
}

Result<Directory> FindDirectory(Bytes bytes) {
  const auto end = FindEnd(bytes);
  if (!end) return InvalidArgumentError("no zip archive: the end record is missing");
  if (Load16(bytes, *end + 4) != 0 || Load16(bytes, *end + 6) != 0) {
    return UnimplementedError("zip archive in several parts");
  }
  Directory found{Load16(bytes, *end + 10), Load32(bytes, *end + 12), Load32(bytes, *end + 16),
                  *end};
  const bool in_64 = found.entries == 0xFFFF || found.size == kIn64 || found.offset == kIn64;
  if (in_64 && *end >= kZip64LocatorBytes &&
      Load32(bytes, *end - kZip64LocatorBytes) == kZip64LocatorSignature) {
    const uint64_t at = Load64(bytes, *end - kZip64LocatorBytes + 8);
    if (!Within(at, kZip64EndBytes, *end - kZip64LocatorBytes) ||
        Load32(bytes, at) != kZip64EndSignature) {
      return Damaged("no ZIP64 end record where it should be");
    }
    found = {Load64(bytes, at + 32), Load64(bytes, at + 40), Load64(bytes, at + 48), at};
  }
  if (!Within(found.offset, found.size, found.end)) {
    return Damaged("the directory is not within the file");
  }
  if (found.entries > found.size / kCentralBytes)
    return Damaged("more entries than it has room for");
  return found;
}

// The fields of a central header that may be in ZIP64 form.
struct Sizes {
  uint64_t size;
  uint64_t compressed;
  uint64_t offset;
};

// Replaces what is marked as kIn64 from the extra field of that kind.
Status ReadZip64Extra(Bytes extra, Sizes& sizes) {
  constexpr uint16_t kZip64Id = 1;
  for (size_t at = 0; at + 4 <= extra.size();) {
    const uint16_t id = Load16(extra, at);
    const size_t size = Load16(extra, at + 2);
    at += 4;
    if (size > extra.size() - at) return Damaged("an extra field is too long");
    if (id == kZip64Id) {
      size_t next = at;
      for (uint64_t* field : {&sizes.size, &sizes.compressed, &sizes.offset}) {
        if (*field != kIn64) continue;
        if (next + 8 > at + size) return Damaged("a ZIP64 field is missing");
        *field = Load64(extra, next);
        next += 8;
      }
      return OkStatus();
    }
    at += size;
  }
  return OkStatus();
}

// Finds the content behind the entry's local header, which repeats the name.
Result<Bytes> FindData(Bytes bytes, const Directory& directory, const Sizes& sizes,
                       const std::string& name) {
  const uint64_t at = sizes.offset;
  if (!Within(at, kLocalBytes, directory.offset) || Load32(bytes, at) != kLocalSignature) {
    return Damaged(StrCat("no entry where ", Quoted(name), " should be"));
  }
  const size_t name_size = Load16(bytes, at + 26);
  const uint64_t begin = at + kLocalBytes + name_size + Load16(bytes, at + 28);
  if (!Within(begin, sizes.compressed, directory.offset)) {
    return Damaged(StrCat(Quoted(name), " is not within the file"));
  }
  if (TextAt(bytes, at + kLocalBytes, name_size) != name) {
    return Damaged(StrCat(Quoted(name), " has another name in the directory"));
  }
  return bytes.subspan(begin, sizes.compressed);
}

Status CheckCompression(uint16_t flags, uint16_t method, const Sizes& sizes,
                        const std::string& name) {
  constexpr uint16_t kEncrypted = 1 | 1 << 6 | 1 << 13;
  if ((flags & kEncrypted) != 0) return UnimplementedError(StrCat(Quoted(name), " is encrypted"));
  if (method != 0 && method != kDeflate) {
    return UnimplementedError(StrCat(Quoted(name), " has compression method ", method,
                                     "; stored and deflated entries are read"));
  }
  const bool possible = method == 0 ? sizes.size == sizes.compressed
                                    : sizes.size / kMaxDeflateRatio <= sizes.compressed;
  if (!possible) {
    return Damaged(
        StrCat(sizes.size, " bytes cannot be in the ", sizes.compressed, " of ", Quoted(name)));
  }
  return OkStatus();
}

// A part of the file that an entry takes.
struct Extent {
  uint64_t begin;
  uint64_t end;
};

Status CheckOverlaps(std::vector<Extent> extents) {
  std::ranges::sort(extents, {}, &Extent::begin);
  for (size_t i = 1; i < extents.size(); ++i) {
    if (extents[i].begin < extents[i - 1].end) return Damaged("entries overlap");
  }
  return OkStatus();
}

// zlib's inflate over an entry, piece by piece.
class Inflater {
 public:
  explicit Inflater(Bytes data) : data_(data) {
    // Negative: a deflate stream without zlib's own header.
    LS_CHECK(inflateInit2(&stream_, -MAX_WBITS) == Z_OK);
  }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  // Fills `out` as far as the stream goes; returns how much that is.
  Result<size_t> Read(std::span<std::byte> out) {
    size_t filled = 0;
    while (filled < out.size() && !at_end_) {
      if (stream_.avail_in == 0) {
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(data_.data()));
        stream_.avail_in = Chunk(data_.size());
        data_ = data_.subspan(stream_.avail_in);
      }
      stream_.next_out = reinterpret_cast<Bytef*>(out.data() + filled);
      const uInt room = Chunk(out.size() - filled);
      stream_.avail_out = room;
      const int code = inflate(&stream_, Z_NO_FLUSH);
      filled += room - stream_.avail_out;
      if (code == Z_STREAM_END) {
        at_end_ = true;
      } else if (code != Z_OK) {
        return Damaged(StrCat("deflated data is wrong or cut short (zlib code ", code, ")"));
      }
    }
    return filled;
  }

 private:
  static uInt Chunk(size_t size) {
    return static_cast<uInt>(std::min<size_t>(size, std::numeric_limits<uInt>::max()));
  }

  Bytes data_;  // not yet given to zlib
  z_stream stream_{};
  bool at_end_ = false;
};

uint32_t Crc32(Bytes bytes) {
  return static_cast<uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace

Result<std::vector<ZipEntry>> ParseZip(std::span<const std::byte> bytes) {
  LS_ASSIGN_OR_RETURN(const Directory directory, FindDirectory(bytes));
  const Bytes records = bytes.subspan(directory.offset, directory.size);
  std::vector<ZipEntry> entries;
  std::vector<Extent> extents;
  size_t at = 0;
  for (uint64_t i = 0; i < directory.entries; ++i) {
    if (!Within(at, kCentralBytes, records.size()) || Load32(records, at) != kCentralSignature) {
      return Damaged("the directory ends early");
    }
    const size_t name_size = Load16(records, at + 28);
    const size_t extra_size = Load16(records, at + 30);
    const size_t comment_size = Load16(records, at + 32);
    const size_t record_size = kCentralBytes + name_size + extra_size + comment_size;
    if (!Within(at, record_size, records.size())) return Damaged("the directory ends early");
    ZipEntry entry;
    entry.name = TextAt(records, at + kCentralBytes, name_size);
    Sizes sizes{Load32(records, at + 24), Load32(records, at + 20), Load32(records, at + 42)};
    LS_RETURN_IF_ERROR(
        ReadZip64Extra(records.subspan(at + kCentralBytes + name_size, extra_size), sizes));
    const uint16_t method = Load16(records, at + 10);
    LS_RETURN_IF_ERROR(CheckCompression(Load16(records, at + 8), method, sizes, entry.name));
    LS_ASSIGN_OR_RETURN(entry.data, FindData(bytes, directory, sizes, entry.name));
    entry.deflated = method == kDeflate;
    entry.crc32 = Load32(records, at + 16);
    entry.size_bytes = sizes.size;
    const auto data_begin = static_cast<uint64_t>(entry.data.data() - bytes.data());
    extents.push_back({sizes.offset, data_begin + sizes.compressed});
    entries.push_back(std::move(entry));
    at += record_size;
  }
  LS_RETURN_IF_ERROR(CheckOverlaps(std::move(extents)));
  return entries;
}

Result<std::vector<std::byte>> ReadZipPrefix(const ZipEntry& entry, size_t max_bytes) {
  const size_t size = static_cast<size_t>(std::min<uint64_t>(max_bytes, entry.size_bytes));
  if (!entry.deflated) {
    return std::vector<std::byte>(entry.data.begin(),
                                  entry.data.begin() + static_cast<ptrdiff_t>(size));
  }
  std::vector<std::byte> prefix(size);
  LS_ASSIGN_OR_RETURN(const size_t filled, Inflater(entry.data).Read(prefix));
  prefix.resize(filled);
  return prefix;
}

Status CheckStored(const ZipEntry& entry) {
  LS_CHECK(!entry.deflated);
  if (Crc32(entry.data) == entry.crc32) return OkStatus();
  return Damaged(StrCat("the checksum of ", Quoted(entry.name), " does not agree"));
}

Result<std::shared_ptr<const std::byte[]>> InflateEntry(const ZipEntry& entry) {
  LS_CHECK(entry.deflated);
  LS_ASSIGN_OR_RETURN(const auto buffer,
                      base::AllocateUntouched(entry.size_bytes, Quoted(entry.name)));
  const std::span content(buffer.get(), static_cast<size_t>(entry.size_bytes));
  Inflater inflater(entry.data);
  LS_ASSIGN_OR_RETURN(const size_t filled, inflater.Read(content));
  std::byte extra[1];
  LS_ASSIGN_OR_RETURN(const size_t beyond, inflater.Read(extra));
  if (filled != entry.size_bytes || beyond != 0) {
    return Damaged(StrCat(Quoted(entry.name), " does not inflate to the ", entry.size_bytes,
                          " bytes of the directory"));
  }
  if (Crc32(content) != entry.crc32) {
    return Damaged(StrCat("the checksum of ", Quoted(entry.name), " does not agree"));
  }
  return std::shared_ptr<const std::byte[]>(buffer);
}

}  // namespace lockstep::arrays
