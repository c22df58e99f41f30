// SPDX-License-Identifier: Apache-2.0
// What the processor at hand can do. Code is generated, and kernels are chosen, for the machine
// that runs, never for the one that built the program.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/status.h"

namespace lockstep::base {

// Levels of vector instructions, each of which includes those before it. kAvx2 is what x86-64-v3
// has (AVX2, FMA, F16C, BMI2), kAvx512 what x86-64-v4 has (F, BW, CD, DQ, VL).
enum class CpuLevel : uint8_t { kBaseline, kAvx2, kAvx512 };

// The highest level that processor and operating system support.
CpuLevel HostCpuLevel();

// "baseline", "avx2", "avx512".
std::string_view CpuLevelName(CpuLevel level);

// A level by name, or "native" for the host's. Errors: InvalidArgument listing the names;
// FailedPrecondition when the host cannot run that level.
Result<CpuLevel> ParseCpuLevel(std::string_view name);

}  // namespace lockstep::base
