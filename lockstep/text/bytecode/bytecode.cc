// SPDX-License-Identifier: Apache-2.0
// The two directions of portable artifacts.
#include "lockstep/text/bytecode.h"

#include <cstring>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/read/module_reader.h"
#include "lockstep/text/bytecode/write/module_writer.h"

namespace lockstep::text {

bool IsBytecode(std::span<const std::byte> bytes) { return !bytecode::FindArtifact(bytes).empty(); }

Result<ir::Module> ReadBytecode(std::span<const std::byte> bytes, const std::string& file) {
  bytecode::Problem problem;
  bytecode::Container container;
  ir::Module module;
  module.source_file = file;
  const auto artifact = bytecode::FindArtifact(bytes);
  if (artifact.empty()) return InvalidArgumentError(file + ": this is no MLIR bytecode");
  const auto offset = static_cast<size_t>(artifact.data() - bytes.data());
  const bytecode::ByteReader in(artifact, offset, problem);
  if (bytecode::ReadContainer(in, container)) {
    bytecode::ModuleReader reader(container, module, problem, artifact.size());
    if (reader.Read() && problem.ok()) return module;
    problem.Damaged(offset, "the module cannot be read");
  }
  return problem.ToStatus(file);
}

Status CheckArtifactVersion(std::string_view version) {
  const auto parsed = bytecode::ParseVersion(version);
  if (parsed && *parsed >= bytecode::kOldest && !bytecode::IsNewerThanKnown(*parsed)) {
    return OkStatus();
  }
  return InvalidArgumentError(base::StrCat("StableHLO ", base::Quoted(version),
                                           " is not a version from ", kOldestArtifactVersion,
                                           " to ", kNewestArtifactVersion));
}

Result<std::vector<std::byte>> WriteBytecode(const ir::Module& module,
                                             const BytecodeOptions& options) {
  LS_RETURN_IF_ERROR(CheckArtifactVersion(options.version));
  const auto version = bytecode::ParseVersion(options.version);
  bytecode::ModuleWriter writer(module, *version, options.locations);
  LS_ASSIGN_OR_RETURN(const std::string bytes, writer.Write());
  const auto raw = std::as_bytes(std::span(bytes));
  return std::vector<std::byte>(raw.begin(), raw.end());
}

}  // namespace lockstep::text
