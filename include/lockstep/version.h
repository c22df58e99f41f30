// SPDX-License-Identifier: Apache-2.0
// The version of this library and of the StableHLO language that it speaks.
// CMake reads the numbers from here, so this is the one place to change them.
#pragma once

namespace lockstep {

// Semantic version of the library. Before 1.0 a minor version may break source compatibility.
inline constexpr int kVersionMajor = 0;
inline constexpr int kVersionMinor = 1;
inline constexpr int kVersionPatch = 0;
inline constexpr char kVersion[] = "0.1.0";

// The newest StableHLO version whose programs are read. Programs of older versions are read too;
// a bytecode artifact of a newer version is refused with both versions in the message.
inline constexpr char kStablehloVersion[] = "1.20.0";

}  // namespace lockstep
