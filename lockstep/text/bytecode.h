// SPDX-License-Identifier: Apache-2.0
// Portable artifacts: MLIR bytecode that holds the vhlo dialect, the form in which StableHLO
// programs are kept and shipped. docs/formats/bytecode.md describes what is read and written.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::text {

// The newest and oldest StableHLO whose artifacts are read and written.
inline constexpr std::string_view kNewestArtifactVersion = "1.20.0";
inline constexpr std::string_view kOldestArtifactVersion = "0.9.0";

// Whether `bytes` begin as MLIR bytecode does, or as a FlatBuffer and hold such a beginning with a
// StableHLO producer further on (jax.export wraps the artifact so).
bool IsBytecode(std::span<const std::byte> bytes);

// Reads an artifact of any version from 0.9.0 to 1.20. Ops of older versions become today's. `file`
// is named in messages and kept as Module::source_file. Errors: InvalidArgument with the offset for
// damaged bytes, Unimplemented for newer versions, plain MLIR bytecode and what Lockstep's IR
// cannot hold. Memory and time are linear in `bytes`.
Result<ir::Module> ReadBytecode(std::span<const std::byte> bytes, const std::string& file);

// Errors: InvalidArgument for a version of StableHLO that artifacts are not written for.
Status CheckArtifactVersion(std::string_view version);

struct BytecodeOptions {
  // The StableHLO version to write for: older readers refuse newer artifacts.
  std::string version = std::string(kNewestArtifactVersion);
  // Write the author's locations (and the names of arguments). Without: loc(unknown).
  bool locations = true;
};

// The artifact. Attributes that are absent are written as the empty value that means the same.
// Errors: Unimplemented naming the op for what artifacts cannot hold (CHLO, check) or what needs a
// newer version than asked; InvalidArgument for a version that does not exist.
Result<std::vector<std::byte>> WriteBytecode(const ir::Module& module,
                                             const BytecodeOptions& options = {});

}  // namespace lockstep::text
