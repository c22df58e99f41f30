// SPDX-License-Identifier: Apache-2.0
// Tells artifacts from text by their first bytes.
#include "lockstep/text/load.h"

#include <algorithm>
#include <span>

#include "lockstep/base/files.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/reader.h"

namespace lockstep::text {

bool IsCompiledProgram(std::string_view bytes) { return bytes.starts_with("LSPROG"); }

Result<ir::Module> LoadProgram(const ProgramPart& part, const std::string& file,
                               base::DiagnosticSink& sink) {
  if (IsCompiledProgram(part.text)) {
    const Status status = InvalidArgumentError(
        file +
        ": it is a compiled program, machine code and no longer StableHLO: `lockstep run`, " +
        "`bench` and `train` take it; give the StableHLO that it was compiled from");
    sink.Error({}, std::string(status.message()));
    return status;
  }
  const auto raw = std::as_bytes(std::span(part.text));
  if (!IsBytecode(raw)) {
    return ReadModule(part.text, {.file = file, .first_line = part.first_line}, sink);
  }
  Result<ir::Module> module = ReadBytecode(raw, file);
  if (!module.ok()) sink.Error({}, std::string(module.status().message()));
  return module;
}

Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file,
                               base::DiagnosticSink& sink) {
  return LoadProgram(ProgramPart{bytes}, file, sink);
}

Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file) {
  base::DiagnosticSink sink;
  return LoadProgram(bytes, file, sink);
}

std::vector<ProgramPart> SplitPrograms(std::string_view text) {
  constexpr std::string_view kSeparator = "// -----";
  if (IsBytecode(std::as_bytes(std::span(text)))) return {{text}};
  std::vector<ProgramPart> parts;
  const auto add = [&](std::string_view part, uint32_t first_line) {
    const bool is_blank = part.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (!is_blank) parts.push_back({part, first_line});
  };
  size_t part_start = 0;
  uint32_t line = 1, part_line = 1;
  for (size_t line_start = 0; line_start < text.size(); ++line) {
    const size_t line_end = std::min(text.find('\n', line_start), text.size());
    if (text.substr(line_start).starts_with(kSeparator)) {
      add(text.substr(part_start, line_start - part_start), part_line);
      part_start = std::min(line_end + 1, text.size());
      part_line = line + 1;
    }
    line_start = line_end + 1;
  }
  add(text.substr(part_start), part_line);
  return parts;
}

Result<ir::Module> LoadProgramFile(const std::string& path) {
  LS_ASSIGN_OR_RETURN(const std::string bytes, base::ReadFile(path));
  return LoadProgram(bytes, path);
}

}  // namespace lockstep::text
