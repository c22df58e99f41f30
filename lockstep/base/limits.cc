// SPDX-License-Identifier: Apache-2.0
// Limits of memory and processors, from sysconf, sched_getaffinity and the cgroup files.
#include "lockstep/base/limits.h"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <fstream>
#include <limits>
#include <new>
#include <optional>
#include <string>

#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"

namespace lockstep::base {
namespace {

std::optional<std::string> FirstLine(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  return line;
}

// The folders that hold this process's limits for `controller`, innermost first; in a container the
// root of the mount is its own group. Version 2 has one hierarchy, whose controller list is empty.
std::vector<std::string> CgroupFolders(std::string_view controller) {
  std::vector<std::string> folders;
  std::ifstream groups("/proc/self/cgroup");  // lines "id:controllers:/path"
  for (std::string line; std::getline(groups, line);) {
    const size_t first = line.find(':');
    const size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string list = "," + line.substr(first + 1, second - first - 1) + ",";
    std::string root = "/sys/fs/cgroup";
    if (list != ",,") {
      if (list.find("," + std::string(controller) + ",") == std::string::npos) continue;
      root += "/" + std::string(controller);
    }
    for (std::string path = line.substr(second + 1); path.size() > 1;
         path.resize(path.rfind('/'))) {
      folders.push_back(root + path);
    }
    folders.push_back(root);
  }
  return folders;
}

std::optional<uint64_t> CgroupMemoryLimit() {
  std::optional<uint64_t> limit;
  for (const std::string& folder : CgroupFolders("memory")) {
    for (const char* file : {"/memory.max", "/memory.limit_in_bytes"}) {
      const auto line = FirstLine(folder + file);
      const auto value = line ? ParseUint64(*line) : std::nullopt;
      if (value) limit = std::min(*value, limit.value_or(*value));
    }
  }
  return limit;
}

// quota / period of one group; nullopt without a quota.
std::optional<double> CpuQuota(const std::string& folder) {
  std::optional<double> quota, period;
  if (const auto line = FirstLine(folder + "/cpu.max")) {  // "200000 100000" or "max 100000"
    const size_t space = line->find(' ');
    quota = ParseDouble(std::string_view(*line).substr(0, space));
    if (space != std::string::npos) period = ParseDouble(std::string_view(*line).substr(space + 1));
  } else if (const auto v1 = FirstLine(folder + "/cpu.cfs_quota_us")) {  // -1: none
    quota = ParseDouble(*v1);
    period = ParseDouble(FirstLine(folder + "/cpu.cfs_period_us").value_or(""));
  }
  if (!quota || !period || *quota <= 0 || *period <= 0) return std::nullopt;
  return *quota / *period;
}

}  // namespace

uint64_t MemoryLimitBytes() {
  static const uint64_t limit = [] {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page_size = sysconf(_SC_PAGESIZE);
    uint64_t bytes = std::numeric_limits<int64_t>::max();
    if (pages > 0 && page_size > 0) {
      bytes = static_cast<uint64_t>(pages) * static_cast<uint64_t>(page_size);
    }
    rlimit address_space{};
    if (getrlimit(RLIMIT_AS, &address_space) == 0 && address_space.rlim_cur != RLIM_INFINITY) {
      bytes = std::min<uint64_t>(bytes, address_space.rlim_cur);
    }
    return std::min(bytes, CgroupMemoryLimit().value_or(bytes));
  }();
  return limit;
}

int ProcessorLimit() {
  static const int limit = [] {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0) count = CPU_COUNT(&allowed);
    for (const std::string& folder : CgroupFolders("cpu")) {
      if (const auto quota = CpuQuota(folder)) {
        count = std::min(count, static_cast<long>(std::ceil(*quota)));
      }
    }
    return static_cast<int>(std::max(count, 1L));
  }();
  return limit;
}

namespace {

Status CheckLimit(uint64_t size_bytes, std::string_view purpose) {
  if (size_bytes <= MemoryLimitBytes()) return OkStatus();
  return ResourceExhaustedError(StrCat(purpose, " needs ", size_bytes,
                                       " bytes of memory; this process may use ",
                                       MemoryLimitBytes()));
}

// There would be as much, were nothing else in memory.
Status Refused(uint64_t size_bytes, std::string_view purpose) {
  return ResourceExhaustedError(
      StrCat(purpose, " needs ", size_bytes, " bytes of memory; the system has no more to give"));
}

}  // namespace

Result<std::vector<std::byte>> AllocateBytes(uint64_t size_bytes, std::string_view purpose) {
  LS_RETURN_IF_ERROR(CheckLimit(size_bytes, purpose));
  // The standard library reports a refusal by throwing; it stops here.
  try {
    return std::vector<std::byte>(static_cast<size_t>(size_bytes));
  } catch (const std::exception&) {
    return Refused(size_bytes, purpose);
  }
}

Result<std::shared_ptr<std::byte[]>> AllocateUntouched(uint64_t size_bytes,
                                                       std::string_view purpose) {
  LS_RETURN_IF_ERROR(CheckLimit(size_bytes, purpose));
  std::shared_ptr<std::byte[]> bytes(new (std::nothrow) std::byte[static_cast<size_t>(size_bytes)]);
  if (bytes == nullptr) return Refused(size_bytes, purpose);
  return bytes;
}

}  // namespace lockstep::base
