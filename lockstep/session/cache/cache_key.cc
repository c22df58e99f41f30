// SPDX-License-Identifier: Apache-2.0
// Where the cache is, and what a program is kept under.
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>

#include "lockstep/base/files.h"
#include "lockstep/base/hash.h"
#include "lockstep/base/strings.h"
#include "lockstep/codegen/cpu/llvm.h"
#include "lockstep/passes/pass.h"
#include "lockstep/program/save.h"
#include "lockstep/session/cache/compile_cache.h"
#include "lockstep/version.h"

namespace lockstep::session {
namespace {

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The file that holds this code: another build has another size or time.
std::string BuildIdentity() {
  Dl_info info;
  if (::dladdr(reinterpret_cast<const void*>(&BuildIdentity), &info) == 0) return "";
  // The main program's name may be relative to a folder that is no longer the current one.
  const char* paths[] = {info.dli_fname, "/proc/self/exe"};
  for (const char* path : paths) {
    struct stat file;
    if (path == nullptr || ::stat(path, &file) != 0) continue;
    return base::StrCat(file.st_dev, ":", file.st_ino, ":", file.st_size, ":", file.st_mtim.tv_sec,
                        ".", file.st_mtim.tv_nsec);
  }
  return "";
}

std::string FolderOf(const SessionOptions& options) {
  return options.cache_folder.empty() ? DefaultCacheFolder() : options.cache_folder;
}

}  // namespace

std::string DefaultCacheFolder() {
  if (std::getenv("LOCKSTEP_CACHE_DIR") != nullptr) return Environment("LOCKSTEP_CACHE_DIR");
  if (const std::string xdg = Environment("XDG_CACHE_HOME"); !xdg.empty()) return xdg + "/lockstep";
  if (const std::string home = Environment("HOME"); !home.empty()) return home + "/.cache/lockstep";
  return "";
}

Status PrepareCacheFolder(const std::string& folder) {
  std::error_code error;
  const std::filesystem::path path(folder);
  std::filesystem::create_directories(path.parent_path(), error);
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
    return base::FileError("make", folder, errno);
  }
  struct stat info;
  if (::stat(folder.c_str(), &info) != 0) return base::FileError("use", folder, errno);
  if (!S_ISDIR(info.st_mode)) return base::FileError("use", folder, ENOTDIR);
  if (info.st_uid != ::geteuid() || (info.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
    return Status(StatusCode::kPermissionDenied, "others may write into '" + folder + "'");
  }
  if (::access(folder.c_str(), W_OK | X_OK) != 0) {
    return base::FileError("write into", folder, errno);
  }
  return OkStatus();
}

std::string CacheNote(const SessionOptions& options) {
  const std::string folder = FolderOf(options);
  if (!options.use_cache || folder.empty()) return "";
  const Status status = PrepareCacheFolder(folder);
  if (status.ok()) return "";
  return base::StrCat("compiled programs are not kept for the next time: ", status.message(),
                      "; LOCKSTEP_CACHE_DIR names another folder, or none when it is empty");
}

Result<std::string> CacheKey(const ir::Module& module, const CpuCompileOptions& options) {
  LS_ASSIGN_OR_RETURN(const std::string llvm, codegen::cpu::LlvmVersion());
  LS_ASSIGN_OR_RETURN(const base::CpuLevel level,
                      base::ParseCpuLevel(options.session.cpu_features));
  const std::string text = base::StrCat(
      ir::StructuralHash(module), "\n", passes::CountOps(module), "\n", options.optimize ? 1 : 0,
      "\n", base::CpuLevelName(level), "\n", base::CpuLevelName(base::HostCpuLevel()), "\n",
      kVersion, "\n", program::kFileVersion, "\n", llvm, "\n", BuildIdentity());
  return base::Sha256Hex(text);
}

CompileCache& SharedCompileCache(const std::string& folder) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<CompileCache>> caches;
  const std::lock_guard lock(mutex);
  std::unique_ptr<CompileCache>& cache = caches[folder];
  if (cache == nullptr) cache = std::make_unique<CompileCache>(CompileCacheOptions{folder});
  return *cache;
}

Result<std::shared_ptr<const program::Program>> CompileWithCache(const ir::Module& module,
                                                                 const CpuCompileOptions& options) {
  if (!options.session.use_cache) return CompileForCpu(module, options);
  LS_ASSIGN_OR_RETURN(const std::string key, CacheKey(module, options));
  return SharedCompileCache(FolderOf(options.session)).Get(key, [&] {
    return CompileForCpu(module, options);
  });
}

}  // namespace lockstep::session
