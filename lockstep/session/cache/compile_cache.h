// SPDX-License-Identifier: Apache-2.0
// Compiled programs kept for the next time: in memory, and in a folder that processes share.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "lockstep/program/program.h"
#include "lockstep/session/cpu_backend.h"

namespace lockstep::session {

struct CompileCacheOptions {
  std::string folder;  // empty: in memory alone
  int64_t max_memory_bytes = int64_t{256} << 20;
  int64_t max_disk_bytes = int64_t{1} << 30;
  // How long to wait for another process that compiles the same, before compiling it here too.
  double max_wait_s = 120;
};

struct CompileCacheCounts {
  int64_t memory_hits = 0;
  int64_t disk_hits = 0;
  int64_t misses = 0;     // compiled
  int64_t evictions = 0;  // from memory or disk
  int64_t refused = 0;    // files that were damaged, or of another version or processor
};

// Thread-safe. Who asks for a program that another thread, or another process, is compiling waits
// for that.
class CompileCache {
 public:
  using ProgramPtr = std::shared_ptr<const program::Program>;
  using Compile = std::function<Result<ProgramPtr>()>;

  explicit CompileCache(CompileCacheOptions options);

  // The program kept under `key` (letters and digits), or what `compile` makes. A folder that
  // cannot be used is no error: then nothing is kept there. Errors: those of `compile`.
  Result<ProgramPtr> Get(const std::string& key, const Compile& compile);

  CompileCacheCounts counts() const;
  // Files in the folder and their bytes.
  struct DiskUse {
    int64_t files = 0;
    int64_t bytes = 0;
  };
  DiskUse disk_use() const;
  const CompileCacheOptions& options() const { return options_; }

 private:
  struct Kept {
    std::string key;
    ProgramPtr program;
    int64_t bytes = 0;
  };

  ProgramPtr FindInMemory(const std::string& key);
  void KeepInMemory(const std::string& key, const ProgramPtr& program);
  Result<ProgramPtr> GetFromDisk(const std::string& key, const Compile& compile);
  ProgramPtr ReadFromDisk(const std::string& key);
  void WriteToDisk(const std::string& key, const program::Program& program);
  void EvictFromDisk();
  Result<ProgramPtr> CompileNow(const Compile& compile);

  const CompileCacheOptions options_;
  mutable std::mutex mutex_;
  std::condition_variable finished_;
  std::unordered_set<std::string> in_flight_;
  std::list<Kept> kept_;  // the one used last comes first
  std::unordered_map<std::string, std::list<Kept>::iterator> by_key_;
  int64_t kept_bytes_ = 0;
  CompileCacheCounts counts_;
};

// $LOCKSTEP_CACHE_DIR, else $XDG_CACHE_HOME/lockstep, else ~/.cache/lockstep; empty when there is
// none of them, or when the first is set to nothing.
std::string DefaultCacheFolder();

// Makes the folder, for its owner alone. Errors: PermissionDenied for one that others may write
// into: what lies there runs; those of the system for one that cannot be made or written into.
Status PrepareCacheFolder(const std::string& folder);

// Why no program is kept on disk although the options ask for it; empty when all is well.
std::string CacheNote(const SessionOptions& options);

// What a program depends on: the module but for locations, the options, this build of Lockstep,
// LLVM, and the instructions that code may use.
Result<std::string> CacheKey(const ir::Module& module, const CpuCompileOptions& options);

// The process's cache for a folder.
CompileCache& SharedCompileCache(const std::string& folder);

// CompileForCpu by way of the cache, when the options want one.
Result<std::shared_ptr<const program::Program>> CompileWithCache(const ir::Module& module,
                                                                 const CpuCompileOptions& options);

}  // namespace lockstep::session
