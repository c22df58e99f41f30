// SPDX-License-Identifier: Apache-2.0
// Runs the self-checking programs of tests/ops: every program must verify, check something, and
// fail no check.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep {
namespace {

struct Program {
  std::string text;
  uint32_t first_line = 1;
};

// The parts of a file between lines `// -----`.
std::vector<Program> Split(const std::string& text) {
  std::vector<Program> programs(1);
  std::istringstream lines(text);
  uint32_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line == "// -----") {
      programs.push_back({"", number + 1});
    } else {
      programs.back().text += line + "\n";
    }
  }
  return programs;
}

void RunProgram(const std::string& path, const Program& program) {
  text::ReadOptions options;
  options.file = path;
  options.first_line = program.first_line;
  base::DiagnosticSink sink;
  Result<ir::Module> module = text::ReadModule(program.text, options, sink);
  ASSERT_TRUE(module.ok()) << module.status();
  const Status verified = ir::VerifyModule(*module);
  ASSERT_TRUE(verified.ok()) << verified;
  const Result<interpret::RunResult> result = interpret::Run(*module, module->Entry(), {});
  ASSERT_TRUE(result.ok()) << path << ":" << program.first_line << ": " << result.status();
  EXPECT_GT(result->checks, 0) << path << ":" << program.first_line;
  for (const interpret::CheckFailure& failure : result->check_failures) {
    ADD_FAILURE() << path << ":" << failure.position.line << ": " << failure.op << ": "
                  << failure.message;
  }
}

std::vector<std::string> Files() {
  std::vector<std::string> files;
  std::error_code error;  // run elsewhere than in the root of the repository: no files
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/ops", error)) {
    if (entry.path().extension() == ".mlir") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

class OpsTest : public testing::TestWithParam<std::string> {};

TEST_P(OpsTest, ChecksHold) {
  std::ifstream file(GetParam());
  std::stringstream text;
  text << file.rdbuf();
  for (const Program& program : Split(text.str())) RunProgram(GetParam(), program);
}

std::string NameOf(const testing::TestParamInfo<std::string>& info) {
  const std::filesystem::path path(info.param);
  std::string name = path.parent_path().filename().string() + "_" + path.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Files, OpsTest, testing::ValuesIn(Files()), NameOf);

}  // namespace
}  // namespace lockstep
