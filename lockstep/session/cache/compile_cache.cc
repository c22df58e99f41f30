// SPDX-License-Identifier: Apache-2.0
// Lookup in memory, then on disk under a lock, then the compiler.
#include "lockstep/session/cache/compile_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <thread>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/base/time.h"
#include "lockstep/program/load.h"
#include "lockstep/program/save.h"

namespace lockstep::session {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view kSuffix = ".lsp";

// What a program takes in memory, about.
int64_t SizeOf(const program::Program& program) {
  constexpr int64_t kBytesPerOp = 512;
  return program.plan.memory.constant_bytes + static_cast<int64_t>(program.object.size()) +
         kBytesPerOp * static_cast<int64_t>(program.module->op_capacity());
}

struct File {
  fs::path path;
  int64_t bytes = 0;
  fs::file_time_type used;
};

std::vector<File> ListFiles(const std::string& folder) {
  std::vector<File> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() != kSuffix) continue;
    std::error_code gone;  // another process may have removed it
    const auto bytes = static_cast<int64_t>(it->file_size(gone));
    if (gone) continue;
    const auto used = it->last_write_time(gone);
    if (!gone) files.push_back({it->path(), bytes, used});
  }
  return files;
}

// Waits for the lock of `path`; none when that takes too long or the folder does not take files.
std::optional<base::FileLock> WaitForLock(const std::string& path, double max_wait_s) {
  const double start = base::MonotonicSeconds();
  for (auto pause = std::chrono::milliseconds(1);; pause = std::min(2 * pause, pause.max())) {
    Result<base::FileLock> lock = base::FileLock::Acquire(path);
    if (lock.ok()) return *std::move(lock);
    if (lock.status().code() == StatusCode::kNotFound) {
      // Never in the place of a file that another has locked meanwhile.
      const int created = ::open(path.c_str(), O_CREAT | O_RDONLY | O_CLOEXEC, 0600);
      if (created < 0) return std::nullopt;
      ::close(created);
      continue;
    }
    if (lock.status().code() != StatusCode::kFailedPrecondition) return std::nullopt;
    if (base::MonotonicSeconds() - start > max_wait_s) return std::nullopt;
    pause = std::min(pause, std::chrono::milliseconds(50));
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace

CompileCache::CompileCache(CompileCacheOptions options) : options_(std::move(options)) {}

CompileCacheCounts CompileCache::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

CompileCache::DiskUse CompileCache::disk_use() const {
  DiskUse use;
  for (const File& file : ListFiles(options_.folder)) {
    ++use.files;
    use.bytes += file.bytes;
  }
  return use;
}

Result<CompileCache::ProgramPtr> CompileCache::Get(const std::string& key, const Compile& compile) {
  {
    std::unique_lock lock(mutex_);
    finished_.wait(lock, [&] { return !in_flight_.contains(key); });
    if (ProgramPtr program = FindInMemory(key)) return program;
    in_flight_.insert(key);
  }
  Result<ProgramPtr> program = GetFromDisk(key, compile);
  const std::lock_guard lock(mutex_);
  if (program.ok()) KeepInMemory(key, *program);
  in_flight_.erase(key);
  finished_.notify_all();
  return program;
}

CompileCache::ProgramPtr CompileCache::FindInMemory(const std::string& key) {
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found->second);
  ++counts_.memory_hits;
  return found->second->program;
}

void CompileCache::KeepInMemory(const std::string& key, const ProgramPtr& program) {
  const int64_t bytes = SizeOf(*program);
  if (bytes > options_.max_memory_bytes) return;
  kept_.push_front({key, program, bytes});
  by_key_[key] = kept_.begin();
  kept_bytes_ += bytes;
  while (kept_bytes_ > options_.max_memory_bytes) {
    kept_bytes_ -= kept_.back().bytes;
    by_key_.erase(kept_.back().key);
    kept_.pop_back();
    ++counts_.evictions;
  }
}

Result<CompileCache::ProgramPtr> CompileCache::CompileNow(const Compile& compile) {
  Result<ProgramPtr> program = compile();
  const std::lock_guard lock(mutex_);
  ++counts_.misses;
  return program;
}

Result<CompileCache::ProgramPtr> CompileCache::GetFromDisk(const std::string& key,
                                                           const Compile& compile) {
  if (options_.folder.empty()) return CompileNow(compile);
  if (ProgramPtr program = ReadFromDisk(key)) return program;
  if (!PrepareCacheFolder(options_.folder).ok()) return CompileNow(compile);
  // Few locks for all keys: two programs that share one are compiled one after the other.
  const std::string lock_path = options_.folder + "/lock-" + key.substr(0, 2);
  const std::optional<base::FileLock> lock = WaitForLock(lock_path, options_.max_wait_s);
  // Somebody else may have compiled it meanwhile.
  if (lock) {
    if (ProgramPtr program = ReadFromDisk(key)) return program;
  }
  Result<ProgramPtr> program = CompileNow(compile);
  if (program.ok()) WriteToDisk(key, **program);
  return program;
}

CompileCache::ProgramPtr CompileCache::ReadFromDisk(const std::string& key) {
  const std::string path = options_.folder + "/" + key + std::string(kSuffix);
  struct stat info;
  if (::stat(path.c_str(), &info) != 0 || !PrepareCacheFolder(options_.folder).ok()) return nullptr;
  Result<std::string> bytes =
      base::ReadFile(path, static_cast<uint64_t>(std::max<int64_t>(options_.max_disk_bytes, 0)));
  // The key stands behind the program: a file that was put under another name is none of ours.
  if (bytes.ok() && !bytes->ends_with(key)) {
    bytes = InvalidArgumentError("the file was kept for another program");
  }
  if (bytes.ok()) bytes->resize(bytes->size() - key.size());
  Result<program::Program> program =
      bytes.ok() ? program::LoadProgram(*bytes, path) : Result<program::Program>(bytes.status());
  if (!program.ok()) {
    ::unlink(path.c_str());
    const std::lock_guard lock(mutex_);
    ++counts_.refused;
    return nullptr;
  }
  // The time of the last use, for eviction.
  std::error_code ignored;
  fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  const std::lock_guard lock(mutex_);
  ++counts_.disk_hits;
  return std::make_shared<const program::Program>(*std::move(program));
}

void CompileCache::WriteToDisk(const std::string& key, const program::Program& program) {
  const Result<std::vector<std::byte>> bytes = program::SaveProgram(program);
  if (!bytes.ok() || static_cast<int64_t>(bytes->size()) > options_.max_disk_bytes) return;
  const std::string path = options_.folder + "/" + key + std::string(kSuffix);
  std::string content(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  content += key;
  if (base::AtomicWriteFile(path, content).ok()) EvictFromDisk();
}

void CompileCache::EvictFromDisk() {
  std::vector<File> files = ListFiles(options_.folder);
  int64_t bytes = 0;
  for (const File& file : files) bytes += file.bytes;
  std::ranges::sort(files, {}, &File::used);
  int64_t removed = 0;
  for (const File& file : files) {
    if (bytes <= options_.max_disk_bytes) break;
    std::error_code ignored;
    fs::remove(file.path, ignored);
    bytes -= file.bytes;
    ++removed;
  }
  const std::lock_guard lock(mutex_);
  counts_.evictions += removed;
}

}  // namespace lockstep::session
