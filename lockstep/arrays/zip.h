// SPDX-License-Identifier: Apache-2.0
// The zip container of .npz files: stored and deflated entries, ZIP64. Reading believes nothing
// that the file says of itself; writing stores without compressing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

// One file in an archive, as its central directory describes it.
struct ZipEntry {
  std::string name;
  bool deflated = false;
  uint32_t crc32 = 0;
  uint64_t size_bytes = 0;          // said of the content, not yet proved
  std::span<const std::byte> data;  // the content, deflated or as it is
};

// The entries of an archive that `bytes` holds whole. Checked: every structure lies within the
// file, entries do not overlap, names of directory and entry agree, sizes are possible for the
// compression. Errors: DataLoss or InvalidArgument; Unimplemented for encryption and other
// compressions.
Result<std::vector<ZipEntry>> ParseZip(std::span<const std::byte> bytes);

// At most the first `max_bytes` of the content.
Result<std::vector<std::byte>> ReadZipPrefix(const ZipEntry& entry, size_t max_bytes);

// OK when the content of an entry that is not deflated has the checksum of the directory.
Status CheckStored(const ZipEntry& entry);

// The content of a deflated entry: exactly size_bytes with the right checksum, or DataLoss. Memory
// is touched only as far as something is really there.
Result<std::shared_ptr<const std::byte[]>> InflateEntry(const ZipEntry& entry);

// Writes an archive into `file`, which must outlive it; the caller commits.
class ZipWriter {
 public:
  // Sizes and offsets from `zip64_from` on get ZIP64 fields; only tests have a reason to lower it.
  explicit ZipWriter(base::AtomicFileWriter& file, uint64_t zip64_from = 0xFFFFFFFF)
      : file_(file), zip64_from_(zip64_from) {}

  // The content is `head` followed by `body`.
  Status Add(const std::string& name, std::string_view head, std::span<const std::byte> body);
  // The central directory. Nothing may follow.
  Status Finish();

 private:
  struct Written {
    std::string name;
    uint32_t crc32;
    uint64_t size_bytes;
    uint64_t offset;
  };
  Status Append(std::string_view text);
  bool NeedsZip64(uint64_t value) const { return value >= zip64_from_; }

  base::AtomicFileWriter& file_;
  uint64_t zip64_from_;
  uint64_t position_ = 0;
  std::vector<Written> written_;
};

}  // namespace lockstep::arrays
