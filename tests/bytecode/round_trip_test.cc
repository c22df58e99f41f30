// SPDX-License-Identifier: Apache-2.0
// read(write(m)) is m, for every program of tests/ and every version of StableHLO that can express
// it; and a version that cannot says which one can.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/expand/artifact.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/text/load.h"
#include "lockstep/text/writer.h"

namespace lockstep {
namespace {

std::vector<std::string> Versions() {
  std::vector<std::string> versions;
  for (int minor = 9; minor <= 20; ++minor) versions.push_back("0." + std::to_string(minor) + ".0");
  for (int minor = 0; minor <= 20; ++minor) versions.push_back("1." + std::to_string(minor) + ".0");
  return versions;
}

// Artifacts cannot hold checks and runs of several processes: a self-checking program is a program
// without them, and without what only they used.
void EraseChecks(ir::Module& module) {
  for (const ir::FunctionId id : module.functions()) {
    std::vector<ir::OpId> ops;
    bool has_run = false;
    for (const ir::OpId op : module.ops(module.function(id).body)) {
      ops.push_back(op);
      has_run |= module.opcode(op) == ir::Opcode::kInterpreterRunParallel;
    }
    if (!ops.empty()) ops.pop_back();  // the terminator
    for (size_t i = ops.size(); i-- > 0;) {
      bool used = false;
      for (const ir::ValueId result : module.results(ops[i])) used |= module.HasUses(result);
      const bool is_check = module.info(ops[i]).name.starts_with("check.");
      if (is_check || (has_run && !used)) module.EraseOp(ops[i]);
    }
  }
}

// Constants of a quantized type have the type of its storage in an artifact.
void UseStorageTypes(ir::Module& module, ir::RegionId region) {
  for (const ir::OpId op : module.ops(region)) {
    for (size_t i = 0; i < module.num_regions(op); ++i)
      UseStorageTypes(module, module.region(op, i));
    if (module.opcode(op) != ir::Opcode::kConstant) continue;
    ir::ConstantAttrs attrs = module.attrs<ir::ConstantAttrs>(op);
    if (!attrs.value.type.element.IsQuantized()) continue;
    attrs.value.type = attrs.value.values.type();
    module.SetAttributes(op, ir::MakeAttributes(std::move(attrs)));
  }
}

// The modules of a file.
std::vector<ir::Module> ModulesOf(const std::string& path) {
  std::vector<ir::Module> modules;
  const std::string file = base::ReadFile(path).value();
  for (const text::ProgramPart& part : text::SplitPrograms(file)) {
    auto module = text::LoadProgram(part.text, path);
    // plain.mlirbc is there to be refused.
    EXPECT_EQ(module.ok(), !path.ends_with("plain.mlirbc")) << module.status().ToString();
    if (!module.ok()) continue;
    EraseChecks(*module);
    for (const ir::FunctionId id : module->functions()) {
      UseStorageTypes(*module, module->function(id).body);
    }
    modules.push_back(*std::move(module));
  }
  return modules;
}

// The version behind `words` in a message; empty when there is none.
std::string VersionBehind(const std::string& message, std::string_view words) {
  const size_t at = message.find(words);
  if (at == std::string::npos) return "";
  const size_t begin = at + words.size();
  return message.substr(begin, message.find_first_not_of("0123456789.", begin) - begin);
}

// The text without what an artifact has no place for: an empty backend_config or list, the type of
// a collective's channel, and how an attribute that is kept as text was spelled.
std::string TextOf(const ir::Module& module) {
  std::string text = text::WriteModule(module);
  const std::pair<std::string_view, std::string_view> replacements[] = {
      {"backend_config = \"\", ", ""},
      {", backend_config = \"\"", ""},
      {"pad = []", ""},
      {", type = 0>", ", type = 1>"},
      {"known_expanding_dimensions = array<i64>, ", ""},
      {"#stablehlo.mesh_axis<", "<"}};
  for (const auto& [from, to] : replacements) {
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
      text.replace(at, from.size(), to);
    }
  }
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  return text;
}

struct Counts {
  int same = 0, too_old = 0, never = 0;
};

void CheckVersion(const ir::Module& module, const std::string& version, const std::string& file,
                  Counts& counts) {
  const auto bytes = text::WriteBytecode(module, {.version = version, .locations = true});
  if (bytes.ok()) {
    const auto again = text::ReadBytecode(*bytes, "again");
    ASSERT_TRUE(again.ok()) << file << " as " << version << ": " << again.status().ToString();
    if (!ir::StructurallyEqual(module, *again)) {
      ASSERT_EQ(TextOf(module), TextOf(*again)) << file << " as " << version;
    }
    ++counts.same;
    return;
  }
  const std::string message = bytes.status().ToString();
  EXPECT_EQ(bytes.status().code(), StatusCode::kUnimplemented) << file << ": " << message;
  const std::string wanted = VersionBehind(message, "needs StableHLO ");
  if (wanted.empty()) {
    ++counts.never;
    EXPECT_FALSE(text::WriteBytecode(module).ok()) << file << " as " << version << ": " << message;
    return;
  }
  ++counts.too_old;
  // The version it names must get further: it works, or wants another one, which is newer.
  const auto then = text::WriteBytecode(module, {.version = wanted});
  const std::string next = VersionBehind(then.status().ToString(), "needs StableHLO ");
  EXPECT_TRUE(then.ok() || (!next.empty() && next != wanted))
      << file << " as " << version << ": " << message << "; then " << then.status().ToString();
}

// Each program as one version in `stride`, by turns, and as the newest.
void CheckFolder(const std::string& folder, int least, size_t stride = 1) {
  Counts counts;
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().string();
    if (path.ends_with(".mlir") || path.ends_with(".mlirbc")) paths.push_back(path);
  }
  std::sort(paths.begin(), paths.end());
  const std::vector<std::string> versions = Versions();
  size_t program = 0;
  for (const std::string& path : paths) {
    for (ir::Module& module : ModulesOf(path)) {
      const auto expanded = expand::ExpandOps(module);
      EXPECT_TRUE(expanded.ok()) << path << ": " << expanded.status().ToString();
      for (size_t i = 0; i < versions.size(); ++i) {
        if (i + 1 != versions.size() && (i + program) % stride != 0) continue;
        CheckVersion(module, versions[i], path, counts);
      }
      ++program;
    }
  }
  std::printf("%s: %d the same, %d need a newer version, %d never\n", folder.c_str(), counts.same,
              counts.too_old, counts.never);
  EXPECT_GE(counts.same, least);
}

TEST(RoundTripTest, Ops) { CheckFolder("tests/ops", 20000, 6); }
TEST(RoundTripTest, Artifacts) { CheckFolder("tests/bytecode", 100); }
TEST(RoundTripTest, Programs) { CheckFolder("tests/programs", 100); }

}  // namespace
}  // namespace lockstep
