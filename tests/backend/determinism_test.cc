// SPDX-License-Identifier: Apache-2.0
// Programs from JAX on the cpu backend: the same bits for any number of threads and for every level
// of vector instructions that this processor has.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "lockstep/base/cpu.h"
#include "lockstep/session.h"
#include "lockstep/session/inputs.h"

namespace lockstep {
namespace {

std::vector<std::string> Programs() {
  std::vector<std::string> programs;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/programs")) {
    const std::filesystem::path& path = entry.path();
    std::filesystem::path arguments = path;
    arguments.replace_extension(".args.safetensors");
    if (path.extension() == ".mlir" && std::filesystem::exists(arguments)) {
      programs.push_back(path.string());
    }
  }
  std::sort(programs.begin(), programs.end());
  return programs;
}

std::vector<Literal> RunProgram(const std::string& program, int threads,
                                const std::string& features) {
  SessionOptions options;
  options.backend = "cpu";
  options.threads = threads;
  options.cpu_features = features;
  const Session session = Session::Load(program, options).value();
  std::filesystem::path arguments = program;
  arguments.replace_extension(".args.safetensors");
  const std::vector<std::string> specs = {arguments.string()};
  return session.Call(session::ReadInputs(session.arguments(), specs).value()).value();
}

void ExpectSame(const std::vector<Literal>& found, const std::vector<Literal>& wanted,
                const std::string& what) {
  ASSERT_EQ(found.size(), wanted.size());
  for (size_t i = 0; i < found.size(); ++i) {
    EXPECT_TRUE(found[i] == wanted[i]) << what << ": result " << i << " has other bits";
  }
}

TEST(DeterminismTest, ResultsDoNotDependOnThreads) {
  ASSERT_FALSE(Programs().empty());
  for (const std::string& program : Programs()) {
    const std::vector<Literal> one = RunProgram(program, 1, "native");
    for (const int threads : {2, 3}) {
      ExpectSame(RunProgram(program, threads, "native"), one,
                 program + " with " + std::to_string(threads) + " threads");
    }
  }
}

TEST(DeterminismTest, ResultsDoNotDependOnVectorInstructions) {
  const auto host = base::HostCpuLevel();
  for (const std::string& program : Programs()) {
    const std::vector<Literal> wanted = RunProgram(program, 2, "baseline");
    for (const base::CpuLevel level : {base::CpuLevel::kAvx2, base::CpuLevel::kAvx512}) {
      if (level > host) continue;
      const std::string name(base::CpuLevelName(level));
      ExpectSame(RunProgram(program, 2, name), wanted, program + " with " + name);
    }
  }
}

}  // namespace
}  // namespace lockstep
