// SPDX-License-Identifier: Apache-2.0
// tests/passes/*.mlir: programs with lines that say what a pass makes of them.
//
//   // PASS: eliminate_dead_code            run that pass; without such a line, the whole recipe
//   // RULE: transpose_transpose            a rule of simplify that must be applied; without it,
//   what
//                                           comes out must be another program
//   // OPTION: assume_finite               also ignore_signed_zeros
//   // CHECK: text                          stands in a line after the last one that matched
//   // CHECK-NEXT: text                     stands in the line right after
//   // CHECK-NOT: text                      stands nowhere between its neighbours
//
// Programs of one file are apart by "// -----". Every program is run before and after, on random
// inputs, and the results compared.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/catalogue.h"
#include "lockstep/passes/recipes.h"
#include "lockstep/passes/simplify/simplify.h"
#include "lockstep/session/inputs.h"
#include "lockstep/text/load.h"
#include "lockstep/text/writer.h"

namespace lockstep::passes {
namespace {

struct Check {
  enum class Kind { kSame, kNext, kNot } kind;
  std::string text;
};

struct Case {
  std::string name;
  text::ProgramPart part;
  std::vector<std::string> passes, rules, options;
  std::vector<Check> checks;
};

std::vector<std::string> Lines(std::string_view text) {
  std::vector<std::string> lines;
  std::stringstream in{std::string(text)};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Case ReadCase(const text::ProgramPart& part, const std::string& file) {
  Case c{file + ":" + std::to_string(part.first_line), part, {}, {}, {}, {}};
  const auto take = [](std::string_view line, std::string_view mark, std::string& rest) {
    const size_t at = line.find(mark);
    if (at == std::string_view::npos) return false;
    rest = line.substr(at + mark.size());
    return true;
  };
  for (const std::string& line : Lines(part.text)) {
    std::string rest;
    if (take(line, "// PASS: ", rest)) c.passes.push_back(rest);
    if (take(line, "// RULE: ", rest)) c.rules.push_back(rest);
    if (take(line, "// OPTION: ", rest)) c.options.push_back(rest);
    if (take(line, "// CHECK: ", rest)) c.checks.push_back({Check::Kind::kSame, rest});
    if (take(line, "// CHECK-NEXT: ", rest)) c.checks.push_back({Check::Kind::kNext, rest});
    if (take(line, "// CHECK-NOT: ", rest)) c.checks.push_back({Check::Kind::kNot, rest});
  }
  return c;
}

std::vector<Case> ReadCases() {
  static std::vector<std::unique_ptr<std::string>> texts;
  std::vector<Case> cases;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator("tests/passes")) {
    if (entry.path().extension() == ".mlir") paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  for (const auto& path : paths) {
    std::stringstream content;
    content << std::ifstream(path).rdbuf();
    texts.push_back(std::make_unique<std::string>(content.str()));
    for (const text::ProgramPart& part : text::SplitPrograms(*texts.back())) {
      cases.push_back(ReadCase(part, path.filename().string()));
    }
  }
  return cases;
}

ir::Module Load(const Case& c) {
  base::DiagnosticSink sink;
  auto module = text::LoadProgram(c.part, c.name, sink);
  EXPECT_TRUE(module.ok()) << c.name << sink.Format(c.part.text);
  if (!module.ok()) return ir::Module();
  const Status status = ir::VerifyModule(*module);
  EXPECT_TRUE(status.ok()) << c.name << status.ToString();
  return *std::move(module);
}

Result<PassReport> RunCase(const Case& c, ir::Module& module, PipelineOptions options = {}) {
  options.verify_passes = true;
  options.assume_finite = std::ranges::count(c.options, "assume_finite") > 0;
  options.ignore_signed_zeros = std::ranges::count(c.options, "ignore_signed_zeros") > 0;
  if (c.passes.empty()) return Simplify(module, options);
  const std::vector<std::string_view> names(c.passes.begin(), c.passes.end());
  return RunPasses(module, names, options);
}

// Empty when all hold; else the first that does not.
std::string FirstFailure(const Case& c, const std::string& output) {
  const std::vector<std::string> lines = Lines(output);
  size_t at = 0;  // the line after the last that matched
  const auto find = [&](const std::string& text, size_t from) {
    while (from < lines.size() && lines[from].find(text) == std::string::npos) ++from;
    return from;
  };
  std::vector<std::string> absent;
  for (const Check& check : c.checks) {
    if (check.kind == Check::Kind::kNot) {
      absent.push_back(check.text);
      continue;
    }
    const size_t found = find(check.text, at);
    const bool next_holds = check.kind != Check::Kind::kNext || found == at;
    if (found == lines.size() || !next_holds) return "CHECK: " + check.text;
    for (const std::string& text : absent) {
      if (find(text, at) < found) return "CHECK-NOT: " + text;
    }
    absent.clear();
    at = found + 1;
  }
  for (const std::string& text : absent) {
    if (find(text, at) < lines.size()) return "CHECK-NOT: " + text;
  }
  return "";
}

// Largest distance, by the largest value; infinity where NaN and infinities differ.
double Distance(const Literal& a, const Literal& b) {
  double scale = 1e-30, worst = 0;
  for (int64_t i = 0; i < a.num_elements(); ++i) {
    const double x = a.ElementAsDouble(i), y = b.ElementAsDouble(i);
    if (x == y || (std::isnan(x) && std::isnan(y))) continue;
    if (!std::isfinite(x) || !std::isfinite(y)) return std::numeric_limits<double>::infinity();
    scale = std::max(scale, std::abs(x));
    worst = std::max(worst, std::abs(x - y));
  }
  return worst / scale;
}

void ExpectSameMeaning(const Case& c, const ir::Module& before, const ir::Module& after) {
  const ir::FunctionId entry = before.Entry();
  if (!entry || !interpret::CheckSupported(before, entry).ok()) return;
  std::vector<interpret::Datum> inputs;
  for (const ir::ValueId value : before.arguments(before.function(entry).body)) {
    if (!before.type(value).IsTensor()) return;
    inputs.emplace_back(
        session::RandomLiteral(before.tensor_type(value), 7, inputs.size()).value());
  }
  const auto want = interpret::Run(before, entry, inputs);
  const auto got = interpret::Run(after, after.Entry(), inputs);
  if (!want.ok()) return;  // a collective of several processes
  ASSERT_TRUE(got.ok()) << c.name << got.status().ToString();
  for (size_t i = 0; i < want->outputs.size(); ++i) {
    if (!want->outputs[i].IsArray()) continue;
    EXPECT_LE(Distance(want->outputs[i].array(), got->outputs[i].array()), 1e-5)
        << c.name << " output " << i;
  }
}

// Constants and terminators aside.
int64_t CountRealOps(const ir::Module& module) {
  std::vector<ir::RegionId> pending;
  for (const ir::FunctionId id : module.functions()) pending.push_back(module.function(id).body);
  int64_t count = 0;
  while (!pending.empty()) {
    const ir::RegionId region = pending.back();
    pending.pop_back();
    for (const ir::OpId op : module.ops(region)) {
      for (size_t i = 0; i < module.num_regions(op); ++i) pending.push_back(module.region(op, i));
      const ir::OpInfo& info = module.info(op);
      count += !info.Has(ir::kConstantLike) && !info.Has(ir::kTerminator);
    }
  }
  return count;
}

TEST(Passes, DoWhatTheFilesSay) {
  const std::vector<Case> cases = ReadCases();
  EXPECT_GT(cases.size(), 100u);
  for (const Case& c : cases) {
    const ir::Module before = Load(c);
    ir::Module after = before.Clone();
    const auto report = RunCase(c, after);
    ASSERT_TRUE(report.ok()) << c.name << report.status().ToString();
    const std::string output = text::WriteModule(after);
    EXPECT_EQ(FirstFailure(c, output), "") << c.name << "\n" << output;
    for (const std::string& rule : c.rules) {
      EXPECT_TRUE(report->Rules().contains(rule)) << c.name << " never applies " << rule << "\n"
                                                  << output;
    }
    if (c.passes.empty()) {
      EXPECT_LE(CountRealOps(after), CountRealOps(before)) << c.name;
    }
    ExpectSameMeaning(c, before, after);
  }
}

// A program whose checks hold without the rule does not test it.
TEST(Passes, EveryProgramNeedsItsRules) {
  for (const Case& c : ReadCases()) {
    for (const std::string& rule : c.rules) {
      ir::Module module = Load(c);
      PipelineOptions options;
      options.disabled = {rule};
      ASSERT_TRUE(RunCase(c, module, options).ok()) << c.name;
      EXPECT_NE(FirstFailure(c, text::WriteModule(module)), "") << c.name << " without " << rule;
    }
  }
}

// A rule that no program needs is dead code.
TEST(Passes, EveryRuleHasAProgram) {
  std::set<std::string> tested;
  for (const Case& c : ReadCases()) tested.insert(c.rules.begin(), c.rules.end());
  for (const std::string_view rule : RuleNames()) {
    EXPECT_TRUE(tested.contains(std::string(rule))) << rule;
  }
  for (const std::string& rule : tested) {
    const auto names = RuleNames();
    const bool is_while_rule = rule.starts_with("while_");
    EXPECT_TRUE(is_while_rule || std::ranges::find(names, rule) != names.end()) << rule;
  }
}

TEST(Passes, CatalogueIsSorted) { EXPECT_TRUE(std::ranges::is_sorted(Passes(), {}, &Pass::name)); }

TEST(Passes, ProgramsThatDoNothingAreRefused) {
  ir::Module module =
      text::LoadProgram("func.func @main(%x: tensor<f32>) {\n  return\n}\n", "t").value();
  const auto report = Simplify(module);
  EXPECT_EQ(report.status().code(), StatusCode::kInvalidArgument);
}

TEST(Passes, DisabledPassesDoNotRun) {
  ir::Module module =
      text::LoadProgram(
          "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
          "  %0 = stablehlo.negate %x : tensor<f32>\n  %1 = stablehlo.negate %0 : tensor<f32>\n"
          "  return %1 : tensor<f32>\n}\n",
          "t")
          .value();
  PipelineOptions options;
  options.disabled = {"simplify"};
  const auto report = Simplify(module, options);
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->ops_after, 3);
  for (const PassRun& run : report->runs) EXPECT_NE(run.pass, "simplify");
}

}  // namespace
}  // namespace lockstep::passes
