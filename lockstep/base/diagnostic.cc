// SPDX-License-Identifier: Apache-2.0
// Diagnostics: formatting and collecting.
#include "lockstep/base/diagnostic.h"

#include <algorithm>

namespace lockstep::base {
namespace {

// Of a longer line only a window around the caret is shown: constants make lines of megabytes.
constexpr size_t kMaxShownColumns = 160;

std::string_view SeverityName(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return "error";
    case Severity::kWarning:
      return "warning";
    case Severity::kNote:
      return "note";
  }
  return "error";
}

// Line `number` (from 1) of `text` without its line end; empty when there is no such line.
std::string_view LineAt(std::string_view text, uint32_t number) {
  size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  for (uint32_t line = 1; line < number; ++line) {
    const size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) return {};
    begin = end + 1;
  }
  std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool IsUtf8Continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// A character that no terminal acts on: tabs stay (the caret line repeats them), controls do not.
char Printable(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F ? '.' : c;
}

void AppendCaretLines(const SourceSpan& span, std::string_view source_text, uint32_t first_line,
                      std::string& out) {
  if (span.line < first_line) return;
  const std::string_view line = LineAt(source_text, span.line - first_line + 1);
  const size_t column = span.column == 0 ? 0 : span.column - 1;
  if (line.empty() || column > line.size()) return;
  size_t begin = 0;
  if (line.size() > kMaxShownColumns && column > kMaxShownColumns / 2) {
    begin = column - kMaxShownColumns / 2;
    while (begin < column && IsUtf8Continuation(line[begin])) ++begin;
  }
  size_t end = std::min(line.size(), begin + kMaxShownColumns);
  while (end < line.size() && IsUtf8Continuation(line[end])) ++end;

  out += "\n  ";
  for (size_t i = begin; i < end; ++i) out += Printable(line[i]);
  out += "\n  ";
  for (size_t i = begin; i < column; ++i) {
    if (!IsUtf8Continuation(line[i])) out += line[i] == '\t' ? '\t' : ' ';
  }
  out += '^';
  const size_t last = std::min(end, column + std::max<size_t>(span.length, 1));
  for (size_t i = column + 1; i < last; ++i) {
    if (!IsUtf8Continuation(line[i])) out += '~';
  }
}

}  // namespace

std::string FormatDiagnostic(const Diagnostic& diagnostic, std::string_view source_text,
                             uint32_t first_line) {
  const SourceSpan& span = diagnostic.span;
  std::string out;
  if (!span.file.empty() || span.line != 0) {
    out += span.file.empty() ? "<input>" : span.file;
    if (span.line != 0) {
      out += ':' + std::to_string(span.line);
      if (span.column != 0) out += ':' + std::to_string(span.column);
    }
    out += ": ";
  }
  out += SeverityName(diagnostic.severity);
  out += ": ";
  out += diagnostic.message;
  if (!source_text.empty() && span.line != 0) {
    AppendCaretLines(span, source_text, first_line, out);
  }
  for (const std::string& note : diagnostic.notes) {
    out += "\n  note: ";
    out += note;
  }
  return out;
}

void DiagnosticSink::Add(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::kError) ++error_count_;
  ++total_count_;
  if (diagnostics_.size() < limit_) diagnostics_.push_back(std::move(diagnostic));
}

void DiagnosticSink::Error(SourceSpan span, std::string message) {
  Add({Severity::kError, std::move(span), std::move(message), {}});
}

std::string DiagnosticSink::Format(std::string_view source_text, uint32_t first_line) const {
  std::string out;
  for (const Diagnostic& diagnostic : diagnostics_) {
    if (!out.empty()) out += '\n';
    out += FormatDiagnostic(diagnostic, source_text, first_line);
  }
  if (const size_t hidden = total_count_ - diagnostics_.size(); hidden > 0) {
    out += "\n... and " + std::to_string(hidden) + " more";
  }
  return out;
}

Status DiagnosticSink::ToStatus(std::string_view source_text, uint32_t first_line) const {
  if (!HasErrors()) return OkStatus();
  return InvalidArgumentError(Format(source_text, first_line));
}

}  // namespace lockstep::base
