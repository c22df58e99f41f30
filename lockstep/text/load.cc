// SPDX-License-Identifier: Apache-2.0
// Tells artifacts from text by their first bytes.
#include "lockstep/text/load.h"

#include <span>

#include "lockstep/base/files.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/reader.h"

namespace lockstep::text {

Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file,
                               base::DiagnosticSink& sink) {
  const auto raw = std::as_bytes(std::span(bytes));
  if (!IsBytecode(raw)) return ReadModule(bytes, {.file = file}, sink);
  Result<ir::Module> module = ReadBytecode(raw, file);
  if (!module.ok()) sink.Error({}, std::string(module.status().message()));
  return module;
}

Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file) {
  base::DiagnosticSink sink;
  return LoadProgram(bytes, file, sink);
}

Result<ir::Module> LoadProgramFile(const std::string& path) {
  LS_ASSIGN_OR_RETURN(const std::string bytes, base::ReadFile(path));
  return LoadProgram(bytes, path);
}

}  // namespace lockstep::text
