// SPDX-License-Identifier: Apache-2.0
// Asking the processor.
#include "lockstep/base/cpu.h"

#include <string>

namespace lockstep::base {

CpuLevel HostCpuLevel() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                  __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("f16c");
  if (!v3) return CpuLevel::kBaseline;
  const bool v4 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                  __builtin_cpu_supports("avx512vl");
  return v4 ? CpuLevel::kAvx512 : CpuLevel::kAvx2;
#else
  return CpuLevel::kBaseline;
#endif
}

std::string_view CpuLevelName(CpuLevel level) {
  switch (level) {
    case CpuLevel::kBaseline:
      return "baseline";
    case CpuLevel::kAvx2:
      return "avx2";
    case CpuLevel::kAvx512:
      return "avx512";
  }
  return "unknown";
}

Result<CpuLevel> ParseCpuLevel(std::string_view name) {
  const CpuLevel host = HostCpuLevel();
  if (name == "native") return host;
  for (const CpuLevel level : {CpuLevel::kBaseline, CpuLevel::kAvx2, CpuLevel::kAvx512}) {
    if (name != CpuLevelName(level)) continue;
    if (level <= host) return level;
    return FailedPreconditionError("this processor has no " + std::string(name) +
                                   "; the highest level it runs is " +
                                   std::string(CpuLevelName(host)));
  }
  return InvalidArgumentError("unknown CPU features '" + std::string(name) +
                              "': expected native, baseline, avx2 or avx512");
}

}  // namespace lockstep::base
