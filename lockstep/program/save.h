// SPDX-License-Identifier: Apache-2.0
// A program as bytes to keep. docs/formats/program.md describes them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "lockstep/program/program.h"

namespace lockstep::program {

// Changes whenever the bytes or what generated code may rely on change.
inline constexpr uint32_t kFileVersion = 3;
inline constexpr std::string_view kFileMagic = "LSPROG\r\n";

// Errors: those of text::WriteBytecode that text does not help with.
Result<std::vector<std::byte>> SaveProgram(const Program& program);

}  // namespace lockstep::program
