// SPDX-License-Identifier: Apache-2.0
// Reads and verifies every program of tests/errors and demands exactly the errors and warnings that
// it announces.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/diagnostic.h"
#include "lockstep/base/files.h"
#include "lockstep/base/numbers.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/load.h"
#include "lockstep/text/reader.h"

namespace lockstep {
namespace {

constexpr std::string_view kRoot = "tests/errors";
constexpr std::string_view kErrorMark = "// expect-error@";
constexpr std::string_view kWarningMark = "// expect-warning@";

struct Expectation {
  base::Severity severity = base::Severity::kError;
  uint32_t line = 0;
  std::string text;
};

// A part of a file and where it begins.
struct Part {
  std::string text;
  uint32_t first_line = 1;
  std::vector<Expectation> expectations;
};

// "// expect-error@+1: text" on line `line`; nullopt for any other line.
std::optional<Expectation> ParseExpectation(std::string_view content, uint32_t line) {
  const bool warning = content.find(kWarningMark) != std::string_view::npos;
  const std::string_view marker = warning ? kWarningMark : kErrorMark;
  const size_t mark = content.find(marker);
  if (mark == std::string_view::npos) return std::nullopt;
  std::string_view rest = content.substr(mark + marker.size());
  const size_t colon = rest.find(": ");
  const bool forward = rest.starts_with('+');
  const auto offset = colon == std::string_view::npos || rest.empty()
                          ? std::nullopt
                          : base::ParseInt64(rest.substr(1, colon - 1));
  EXPECT_TRUE(offset && (forward || rest.starts_with('-'))) << "malformed: " << content;
  if (!offset) return std::nullopt;
  const int64_t target = static_cast<int64_t>(line) + (forward ? *offset : -*offset);
  return Expectation{warning ? base::Severity::kWarning : base::Severity::kError,
                     static_cast<uint32_t>(target), std::string(rest.substr(colon + 2))};
}

std::vector<Part> ReadParts(const std::string& path) {
  const std::string content = base::ReadFile(path).value();
  std::vector<Part> parts;
  for (const text::ProgramPart& program : text::SplitPrograms(content)) {
    Part& part = parts.emplace_back(Part{std::string(program.text), program.first_line, {}});
    std::istringstream lines(part.text);
    uint32_t number = program.first_line;
    for (std::string line; std::getline(lines, line); ++number) {
      if (auto expectation = ParseExpectation(line, number)) {
        part.expectations.push_back(*std::move(expectation));
      }
    }
  }
  return parts;
}

std::vector<base::Diagnostic> Diagnose(const Part& part, const std::string& file) {
  base::DiagnosticSink sink;
  const auto module =
      text::ReadModule(part.text, {.file = file, .first_line = part.first_line}, sink);
  if (module.ok()) ir::VerifyModule(*module, sink, ir::Unenforced::kWarn);
  if (module.ok() && !sink.diagnostics().empty()) {  // what runs programs refuses warnings too
    EXPECT_FALSE(ir::VerifyModule(*module).ok()) << file;
  }
  EXPECT_TRUE(module.ok() || sink.HasErrors()) << "refused without a diagnostic";
  return sink.diagnostics();
}

void CheckPart(const Part& part, const std::string& file) {
  std::vector<base::Diagnostic> found = Diagnose(part, file);
  for (const Expectation& expected : part.expectations) {
    const auto match = std::ranges::find_if(found, [&](const base::Diagnostic& diagnostic) {
      return diagnostic.severity == expected.severity && diagnostic.span.line == expected.line &&
             diagnostic.message.find(expected.text) != std::string::npos;
    });
    if (match == found.end()) {
      ADD_FAILURE() << file << ":" << expected.line << ": nothing says: " << expected.text;
    } else {
      found.erase(match);
    }
  }
  for (const base::Diagnostic& diagnostic : found) {
    ADD_FAILURE() << "not expected: " << base::FormatDiagnostic(diagnostic);
  }
}

// Inference must give what a well-formed program declares, or say that it cannot.
void CheckInference(const ir::Module& module, ir::RegionId region) {
  for (ir::OpId op : module.ops(region)) {
    ir::OpSite site{.opcode = module.opcode(op),
                    .attributes = module.attributes_ref(op).get(),
                    .regions = {},
                    .module = &module,
                    .op = op};
    for (ir::ValueId value : module.operands(op)) site.operand_types.push_back(module.type(value));
    std::vector<ir::RegionId> regions;
    for (size_t i = 0; i < module.num_regions(op); ++i) regions.push_back(module.region(op, i));
    site.regions = regions;
    for (ir::RegionId inner : regions) CheckInference(module, inner);
    const auto inferred = ir::InferResultTypes(site);
    if (!inferred.ok()) {
      EXPECT_EQ(inferred.status().code(), StatusCode::kFailedPrecondition) << inferred.status();
      continue;
    }
    EXPECT_EQ(inferred->size(), module.num_results(op)) << ir::OpcodeName(site.opcode);
    for (size_t i = 0; i < std::min(inferred->size(), module.num_results(op)); ++i) {
      const Type& declared = module.type(module.result(op, i));
      EXPECT_EQ((*inferred)[i].kind(), declared.kind()) << ir::OpcodeName(site.opcode);
      if (!declared.IsTensor()) continue;
      EXPECT_EQ((*inferred)[i].tensor().rank(), declared.tensor().rank());
    }
  }
}

class ErrorsTest : public testing::TestWithParam<std::string> {};

TEST_P(ErrorsTest, GivesExactlyTheErrorsItAnnounces) {
  const std::string file = GetParam();
  const bool wellformed = file.find("/wellformed/") != std::string::npos;
  for (const Part& part : ReadParts(file)) {
    EXPECT_EQ(part.expectations.empty(), wellformed) << file << ":" << part.first_line;
    CheckPart(part, file);
  }
}

std::vector<std::string> Files() {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot, error)) {
    if (entry.path().extension() == ".mlir") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

// tests/errors/dot/x.mlir is dot_x.
std::string TestName(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(kRoot.size() + 1);
  name.resize(name.rfind('.'));
  std::ranges::replace_if(name, [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Programs, ErrorsTest, testing::ValuesIn(Files()), TestName);

TEST(ErrorsDataTest, IsThere) { EXPECT_GT(Files().size(), 300u); }

TEST(InferenceTest, GivesWhatWellFormedProgramsDeclare) {
  for (const std::string& file : Files()) {
    if (file.find("/wellformed/") == std::string::npos) continue;
    SCOPED_TRACE(file);
    const auto module = text::ReadModuleFile(file);
    ASSERT_TRUE(module.ok()) << module.status();
    for (ir::FunctionId id : module->functions())
      CheckInference(*module, module->function(id).body);
  }
}

}  // namespace
}  // namespace lockstep
