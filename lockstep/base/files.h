// SPDX-License-Identifier: Apache-2.0
// Files: reading with a limit, mapping, and writing so that a crash leaves the old or the new one.
// Every error names the path and the system's reason.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/status.h"

namespace lockstep::base {

// "cannot <action> '<path>': <reason>" with the code that fits `error`, a value of errno.
Status FileError(std::string_view action, std::string_view path, int error);

// Given the bytes of a stream so far and how many of them it was given before, how many of them are
// enough to know that reading on is in vain; npos: read on.
using EnoughBytes = size_t (*)(std::string_view bytes, size_t read_before);

// The whole file, also from a pipe; of what has no size of its own (a pipe, a device) no more than
// `enough` asks for, which is called now and then. ResourceExhausted beyond `max_bytes`, and beyond
// half of the memory that this process may use, before reading more.
Result<std::string> ReadFile(const std::string& path, uint64_t max_bytes = UINT64_MAX,
                             EnoughBytes enough = nullptr);

// Standard input to its end, within the same bounds.
Result<std::string> ReadStandardInput(EnoughBytes enough = nullptr);

// A file in memory, read-only, mapped when the system can and read otherwise (a pipe). The bytes
// live as long as the object. Another process must not cut the file short meanwhile: reading past
// its end kills the process, as with any mapping.
class MappedFile {
 public:
  static Result<std::shared_ptr<const MappedFile>> Open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  MappedFile() = default;

  std::span<const std::byte> bytes_;
  void* mapping_ = nullptr;  // null: `content_` holds the bytes
  std::string content_;
};

// Writes a file under a temporary name in the folder of `path` and, by Commit(), gives it that
// name. Until then whoever opens `path` sees what was there before. Something that is no regular
// file
// (/dev/stdout, a pipe) is written directly. Not thread-safe.
class AtomicFileWriter {
 public:
  static Result<AtomicFileWriter> Create(const std::string& path);
  // Without a Commit() the temporary file is removed.
  ~AtomicFileWriter();
  AtomicFileWriter(AtomicFileWriter&& other) noexcept;
  AtomicFileWriter& operator=(AtomicFileWriter&&) = delete;

  Status Append(std::span<const std::byte> bytes);
  Status Append(std::string_view text) { return Append(std::as_bytes(std::span(text))); }
  // Flushes the file to the disk, renames it, flushes the folder. Nothing may follow.
  Status Commit();

 private:
  AtomicFileWriter(std::string path, std::string temporary, int descriptor);

  std::string path_;       // for messages, and the final name
  std::string temporary_;  // empty: writes directly
  int descriptor_ = -1;
};

// Makes a folder and those it lies in, where they are not there yet.
Status MakeFolder(const std::string& path);

// Errors when AtomicFileWriter could not begin to write `path` now: to be told before work whose
// results would be lost. Leaves nothing behind.
Status CheckWritable(const std::string& path);

// An exclusive lock on a file or folder. Held until destroyed, or until the process ends in any
// way. Processes that do not ask for it are not kept out.
class FileLock {
 public:
  // Errors: FailedPrecondition when another process holds it; those of opening `path`.
  static Result<FileLock> Acquire(const std::string& path);
  ~FileLock();
  FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

// Create, Append, Commit.
Status AtomicWriteFile(const std::string& path, std::string_view content);

}  // namespace lockstep::base
