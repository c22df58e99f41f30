// SPDX-License-Identifier: Apache-2.0
// Files, on POSIX calls.
#include "lockstep/base/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"

namespace lockstep::base {
namespace {

// Closes at the end of a scope.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  ~Descriptor() {
    if (value_ >= 0) close(value_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return value_; }
  int Release() { return std::exchange(value_, -1); }

 private:
  int value_;
};

int OpenRetrying(const std::string& path, int flags, mode_t mode = 0) {
  int descriptor;
  do {
    descriptor = open(path.c_str(), flags | O_CLOEXEC, mode);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

Status OpenForReading(const std::string& path, Descriptor& file, struct stat& info) {
  if (path.find('\0') != std::string::npos) return FileError("read", path, EINVAL);
  if (file.get() < 0) return FileError("open", path, errno);
  if (fstat(file.get(), &info) != 0) return FileError("read", path, errno);
  if (S_ISDIR(info.st_mode)) return FileError("read", path, EISDIR);
  return OkStatus();
}

// False when the system has no memory for it.
bool Resize(std::string& content, uint64_t size) {
  try {
    content.resize(static_cast<size_t>(size));
  } catch (const std::exception&) {
    return false;
  }
  return true;
}

Status ReadAll(const std::string& path, int descriptor, uint64_t size_hint, uint64_t max_bytes,
               std::string& content, EnoughBytes enough = nullptr) {
  // What is made of the bytes needs memory too.
  max_bytes = std::min(max_bytes, MemoryLimitBytes() / 2);
  const auto too_large = [&] {
    return ResourceExhaustedError(
        StrCat("cannot read ", Quoted(path), ": more than ", max_bytes, " bytes"));
  };
  if (size_hint > max_bytes) return too_large();
  if (!Resize(content, size_hint)) return FileError("read", path, ENOMEM);
  size_t filled = 0, told = 0;
  while (true) {
    if (filled == content.size()) {
      if (enough != nullptr && size_hint == 0 && filled > told) {
        const size_t wanted = enough(content, told);
        told = filled;
        if (wanted <= filled) {
          content.resize(wanted);
          return OkStatus();
        }
      }
      // Either the end, or a file without a size of its own (a pipe, /proc).
      char extra;
      const ssize_t count = read(descriptor, &extra, 1);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return FileError("read", path, errno);
      if (count == 0) return OkStatus();
      if (filled == max_bytes) return too_large();
      const uint64_t grown = std::max<uint64_t>(uint64_t{filled} * 2, 65536);
      if (!Resize(content, std::min(grown, max_bytes))) return FileError("read", path, ENOMEM);
      content[filled++] = extra;
      continue;
    }
    const ssize_t count = read(descriptor, content.data() + filled, content.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return FileError("read", path, errno);
    if (count == 0) break;
    filled += static_cast<size_t>(count);
  }
  content.resize(filled);
  return OkStatus();
}

std::string FolderOf(const std::string& path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// Where writing to `path` ends up: the file behind a chain of links.
std::string BehindLinks(const std::string& path) {
  char* resolved = realpath(path.c_str(), nullptr);
  if (resolved == nullptr) return path;
  std::string result = resolved;
  std::free(resolved);
  return result;
}

// A name beside `path` that no other thread or live process uses.
std::string TemporaryName(const std::string& path) {
  static std::atomic<uint64_t> counter{0};
  return StrCat(path, ".tmp-", getpid(), "-", counter.fetch_add(1));
}

Status SyncFolder(const std::string& path) {
  const std::string folder = FolderOf(path);
  const Descriptor descriptor(OpenRetrying(folder, O_RDONLY | O_DIRECTORY));
  if (descriptor.get() < 0) return FileError("open", folder, errno);
  // Some file systems cannot flush a folder and say EINVAL; nothing better can be done there.
  if (fsync(descriptor.get()) != 0 && errno != EINVAL) return FileError("flush", folder, errno);
  return OkStatus();
}

}  // namespace

Status FileError(std::string_view action, std::string_view path, int error) {
  StatusCode code = StatusCode::kUnknown;
  switch (error) {
    case ENOENT:
      code = StatusCode::kNotFound;
      break;
    case EACCES:
    case EPERM:
    case EROFS:
      code = StatusCode::kPermissionDenied;
      break;
    case EEXIST:
      code = StatusCode::kAlreadyExists;
      break;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
    case EMFILE:
    case ENFILE:
    case ENOMEM:
      code = StatusCode::kResourceExhausted;
      break;
    case EINVAL:
    case EISDIR:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP:
      code = StatusCode::kInvalidArgument;
      break;
    case EIO:
      code = StatusCode::kDataLoss;
      break;
  }
  return Status(code, StrCat("cannot ", action, " ", Quoted(path, 4096), ": ",
                             std::generic_category().message(error)));
}

Result<std::string> ReadFile(const std::string& path, uint64_t max_bytes, EnoughBytes enough) {
  Descriptor file(OpenRetrying(path, O_RDONLY));
  struct stat info{};
  LS_RETURN_IF_ERROR(OpenForReading(path, file, info));
  const uint64_t size = S_ISREG(info.st_mode) ? static_cast<uint64_t>(info.st_size) : 0;
  std::string content;
  LS_RETURN_IF_ERROR(ReadAll(path, file.get(), size, max_bytes, content, enough));
  return content;
}

Result<std::string> ReadStandardInput(EnoughBytes enough) {
  std::string content;
  LS_RETURN_IF_ERROR(ReadAll("<stdin>", STDIN_FILENO, 0, UINT64_MAX, content, enough));
  return content;
}

Result<std::shared_ptr<const MappedFile>> MappedFile::Open(const std::string& path) {
  Descriptor file(OpenRetrying(path, O_RDONLY));
  struct stat info{};
  LS_RETURN_IF_ERROR(OpenForReading(path, file, info));
  std::shared_ptr<MappedFile> result(new MappedFile());
  const auto size = static_cast<size_t>(info.st_size);
  if (S_ISREG(info.st_mode) && size > 0) {
    void* mapping = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (mapping != MAP_FAILED) {
      result->mapping_ = mapping;
      result->bytes_ = {static_cast<const std::byte*>(mapping), size};
      return std::shared_ptr<const MappedFile>(std::move(result));
    }
  }
  LS_RETURN_IF_ERROR(ReadAll(path, file.get(), S_ISREG(info.st_mode) ? size : 0, MemoryLimitBytes(),
                             result->content_));
  result->bytes_ = std::as_bytes(std::span(result->content_));
  return std::shared_ptr<const MappedFile>(std::move(result));
}

MappedFile::~MappedFile() {
  if (mapping_ != nullptr) munmap(mapping_, bytes_.size());
}

Result<AtomicFileWriter> AtomicFileWriter::Create(const std::string& path) {
  if (path.find('\0') != std::string::npos) return FileError("write", path, EINVAL);
  const std::string target = BehindLinks(path);
  struct stat info{};
  const bool exists = stat(target.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) return FileError("write", path, EISDIR);
  if (exists && !S_ISREG(info.st_mode)) {
    const int descriptor = OpenRetrying(target, O_WRONLY);
    if (descriptor < 0) return FileError("write", path, errno);
    return AtomicFileWriter(target, "", descriptor);
  }
  // A file that may not be written stays, though renaming over it would be possible.
  if (exists && access(target.c_str(), W_OK) != 0) return FileError("write", path, errno);
  constexpr int kAttempts = 100;  // names left behind by a killed process of the same number
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    std::string temporary = TemporaryName(target);
    const int descriptor = OpenRetrying(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (descriptor >= 0) {
      AtomicFileWriter writer(target, std::move(temporary), descriptor);
      if (exists && fchmod(descriptor, info.st_mode & 07777) != 0) {
        return FileError("set permissions of", path, errno);
      }
      return writer;
    }
    if (errno != EEXIST) return FileError("write", path, errno);
  }
  return FileError("write", path, EEXIST);
}

Status MakeFolder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return FileError("make folder", path, error.value());
  return OkStatus();
}

Status CheckWritable(const std::string& path) {
  struct stat info{};
  const bool exists = stat(path.c_str(), &info) == 0;
  // Opening a pipe would wait for its reader.
  if (exists && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode)) return OkStatus();
  return AtomicFileWriter::Create(path).status();
}

AtomicFileWriter::AtomicFileWriter(std::string path, std::string temporary, int descriptor)
    : path_(std::move(path)), temporary_(std::move(temporary)), descriptor_(descriptor) {}

AtomicFileWriter::AtomicFileWriter(AtomicFileWriter&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, "")),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

AtomicFileWriter::~AtomicFileWriter() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

Status AtomicFileWriter::Append(std::span<const std::byte> bytes) {
  LS_CHECK(descriptor_ >= 0);
  while (!bytes.empty()) {
    const ssize_t count = write(descriptor_, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return FileError("write", path_, errno);
    bytes = bytes.subspan(static_cast<size_t>(count));
  }
  return OkStatus();
}

Status AtomicFileWriter::Commit() {
  LS_CHECK(descriptor_ >= 0);
  if (temporary_.empty()) {
    return close(std::exchange(descriptor_, -1)) == 0 ? OkStatus()
                                                      : FileError("write", path_, errno);
  }
  // On any error the destructor still has the descriptor or the name to clean up.
  if (fsync(descriptor_) != 0) return FileError("flush", path_, errno);
  if (rename(temporary_.c_str(), path_.c_str()) != 0) return FileError("replace", path_, errno);
  temporary_.clear();
  if (close(std::exchange(descriptor_, -1)) != 0) return FileError("write", path_, errno);
  return SyncFolder(path_);
}

Result<FileLock> FileLock::Acquire(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return FileError("lock", path, errno);
  FileLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK) return FileError("lock", path, errno);
  return FailedPreconditionError("another process holds the lock " + path);
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Status AtomicWriteFile(const std::string& path, std::string_view content) {
  LS_ASSIGN_OR_RETURN(AtomicFileWriter writer, AtomicFileWriter::Create(path));
  LS_RETURN_IF_ERROR(writer.Append(content));
  return writer.Commit();
}

}  // namespace lockstep::base
