// SPDX-License-Identifier: Apache-2.0
// Tells artifacts from text by their first bytes.
#include "lockstep/text/load.h"

#include <algorithm>
#include <cstring>
#include <span>

#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/reader.h"

namespace lockstep::text {

namespace {

// Control characters but those between lines and words.
bool IsNoText(char c) {
  return c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\v' && c != '\f' && c != '\r';
}

}  // namespace

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
    if (!part.text.empty() && IsNoText(part.text[0])) {
      const Status status = InvalidArgumentError(base::StrCat(
          file, ": it is neither StableHLO text nor an artifact: it begins with the byte ",
          static_cast<int>(part.text[0])));
      sink.Error({}, std::string(status.message()));
      return status;
    }
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

namespace {

// Whether a FlatBuffer, such as jax.export wraps an artifact into, may begin like this: with the
// place of its table.
bool MayBeFlatBuffer(std::string_view bytes) {
  uint32_t place = 0;
  if (bytes.size() < sizeof(place)) return true;
  std::memcpy(&place, bytes.data(), sizeof(place));
  return place >= sizeof(place) && place < (1u << 24);
}

// Whether, blanks and comments aside, a text may begin like this: with a module, a function, the
// name of another op, which has a dot, or one of the signs before attributes, types and results.
bool MayBeText(std::string_view bytes) {
  size_t at = bytes.starts_with(base::kByteOrderMark) ? base::kByteOrderMark.size() : 0;
  while (true) {
    at = bytes.find_first_not_of(" \t\r\n", at);
    if (at == std::string_view::npos) return true;
    if (!bytes.substr(at).starts_with("//")) break;
    at = bytes.find('\n', at);
  }
  constexpr size_t kLongestWord = 256;
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.";
  if (std::string_view("\"#!%{").find(bytes[at]) != std::string_view::npos) return true;
  const size_t end = bytes.find_first_not_of(kLetters, at);
  if (end == std::string_view::npos) return bytes.size() - at < kLongestWord;  // it may go on
  const std::string_view word = bytes.substr(at, end - at);
  return word == "module" || word == "func" || word.find('.') != std::string_view::npos;
}

}  // namespace

size_t EnoughToRefuse(std::string_view bytes, size_t read_before) {
  constexpr size_t kBeginning = 4096;
  const auto raw = std::as_bytes(std::span(bytes));
  if (IsCompiledProgram(bytes) || IsBytecode(raw.first(std::min(raw.size(), kBeginning))) ||
      MayBeFlatBuffer(bytes)) {
    return std::string_view::npos;
  }
  if (!MayBeText(bytes)) return std::min(bytes.size(), kBeginning);
  const size_t nul = bytes.find('\0', read_before);
  return nul == std::string_view::npos ? nul : nul + 1;
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
  LS_ASSIGN_OR_RETURN(const std::string bytes, base::ReadFile(path, UINT64_MAX, EnoughToRefuse));
  return LoadProgram(bytes, path);
}

}  // namespace lockstep::text
