// SPDX-License-Identifier: Apache-2.0
// Status, Result and diagnostics.
#include "lockstep/status.h"

#include <gtest/gtest.h>

#include "lockstep/base/diagnostic.h"

namespace lockstep {
namespace {

using base::Diagnostic;
using base::DiagnosticSink;
using base::FormatDiagnostic;
using base::Severity;
using base::SourceSpan;

TEST(Status, OkAndErrors) {
  EXPECT_TRUE(Status().ok());
  EXPECT_EQ(Status().ToString(), "OK");
  const Status error = NotFoundError("no file 'x'");
  EXPECT_FALSE(error.ok());
  EXPECT_EQ(error.ToString(), "NOT_FOUND: no file 'x'");
  EXPECT_EQ(error.Annotate("loading").ToString(), "NOT_FOUND: loading: no file 'x'");
  EXPECT_TRUE(Status().Annotate("loading").ok());
  EXPECT_EQ(static_cast<int>(UnimplementedError("").code()), 12);
}

Result<int> Half(int x) {
  if (x % 2 != 0) return InvalidArgumentError("odd");
  return x / 2;
}

Result<int> Quarter(int x) {
  LS_ASSIGN_OR_RETURN(const int half, Half(x));
  return Half(half);
}

TEST(Result, CarriesAValueOrAnError) {
  EXPECT_EQ(Quarter(8).value(), 2);
  EXPECT_EQ(Quarter(6).status(), InvalidArgumentError("odd"));
  EXPECT_DEATH((void)Quarter(6).value(), "INVALID_ARGUMENT: odd");
}

TEST(Diagnostic, ShowsTheLineAndACaret) {
  const std::string text = "first\n\tadd %x, %y\r\nlast";
  const Diagnostic diagnostic{Severity::kError, {"a.mlir", 2, 6, 2}, "no %x", {"defined below"}};
  EXPECT_EQ(FormatDiagnostic(diagnostic), "a.mlir:2:6: error: no %x\n  note: defined below");
  EXPECT_EQ(FormatDiagnostic(diagnostic, text),
            "a.mlir:2:6: error: no %x\n  \tadd %x, %y\n  \t    ^~\n  note: defined below");
}

TEST(Diagnostic, ToleratesAnyPlace) {
  EXPECT_EQ(FormatDiagnostic({Severity::kWarning, {}, "m", {}}), "warning: m");
  EXPECT_EQ(FormatDiagnostic({Severity::kNote, {"", 3, 0, 1}, "m", {}}, "x"), "<input>:3: note: m");
  EXPECT_EQ(FormatDiagnostic({Severity::kError, {"f", 1, 99, 5}, "m", {}}, "short"),
            "f:1:99: error: m");
  // The end of the line, where something is missing.
  EXPECT_EQ(FormatDiagnostic({Severity::kError, {"f", 1, 3, 9}, "m", {}}, "ab"),
            "f:1:3: error: m\n  ab\n    ^");
}

TEST(Diagnostic, CutsLongLinesAroundTheCaret) {
  std::string text(100000, 'a');
  text[50000] = 'b';
  const std::string shown = FormatDiagnostic({Severity::kError, {"f", 1, 50001, 1}, "m", {}}, text);
  EXPECT_LT(shown.size(), 400u);
  const size_t caret = shown.rfind('^') - shown.rfind('\n');
  const size_t line = shown.find('\n');
  EXPECT_EQ(shown[line + caret], 'b');
}

TEST(DiagnosticSink, CollectsUpToALimit) {
  DiagnosticSink sink(2);
  EXPECT_TRUE(sink.ToStatus().ok());
  sink.Add({Severity::kWarning, {"f", 1, 1, 1}, "w", {}});
  EXPECT_FALSE(sink.HasErrors());
  for (int i = 0; i < 3; ++i) sink.Error({"f", 2, 1, 1}, "e");
  EXPECT_EQ(sink.error_count(), 3u);
  EXPECT_EQ(sink.diagnostics().size(), 2u);
  EXPECT_EQ(sink.ToStatus().message(), "f:1:1: warning: w\nf:2:1: error: e\n... and 2 more");
  EXPECT_EQ(sink.ToStatus().code(), StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace lockstep
