// SPDX-License-Identifier: Apache-2.0
// Diagnostics: what readers and the verifier say about a text, collected rather than thrown one by
// one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/status.h"

namespace lockstep::base {

// U+FEFF in UTF-8. At the front of a text it is no part of the first line: columns count behind it.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

enum class Severity : uint8_t { kError, kWarning, kNote };

// A place in a text. Lines and columns count from 1; 0 means unknown.
struct SourceSpan {
  std::string file;
  uint32_t line = 0;
  uint32_t column = 0;
  uint32_t length = 1;  // characters under the caret

  friend bool operator==(const SourceSpan&, const SourceSpan&) = default;
};

struct Diagnostic {
  Severity severity = Severity::kError;
  SourceSpan span;
  std::string message;
  std::vector<std::string> notes;
};

// "file:LINE:COL: error: message", then notes. With the text at hand, the line and a caret follow;
// a part of a split file begins at line `first_line`.
std::string FormatDiagnostic(const Diagnostic& diagnostic, std::string_view source_text = {},
                             uint32_t first_line = 1);

// Collects diagnostics up to a limit (the rest is counted). Not thread-safe.
class DiagnosticSink {
 public:
  explicit DiagnosticSink(size_t limit = 100) : limit_(limit) {}

  void Add(Diagnostic diagnostic);
  void Error(SourceSpan span, std::string message);

  bool HasErrors() const { return error_count_ > 0; }
  size_t error_count() const { return error_count_; }
  const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }

  // All diagnostics, formatted, and how many were left out.
  std::string Format(std::string_view source_text = {}, uint32_t first_line = 1) const;
  // OK without errors; else InvalidArgument whose message is Format(source_text, first_line).
  Status ToStatus(std::string_view source_text = {}, uint32_t first_line = 1) const;

 private:
  size_t limit_;
  size_t error_count_ = 0;
  size_t total_count_ = 0;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace lockstep::base
