// SPDX-License-Identifier: Apache-2.0
// lockstep compile: a program after some phase of compilation, as text.
#include <cstdio>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"
#include "lockstep/codegen/cpu/compile.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/catalogue.h"
#include "lockstep/passes/recipes.h"
#include "lockstep/passes/simplify/simplify.h"
#include "lockstep/plan/memory/plan_picture.h"
#include "lockstep/plan/print.h"
#include "lockstep/program/print.h"
#include "lockstep/program/save.h"
#include "lockstep/session/cpu_backend.h"
#include "lockstep/text/load.h"
#include "lockstep/text/writer.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string file;
  std::string output;
  std::string to = "simplify";
  std::string picture;
  std::string cpu_features = "native";
  std::vector<std::string> disabled;
  std::vector<std::string> passes;  // empty: the recipe
  std::string dump_folder;
  bool verify_passes = false;
  bool time_passes = false;
  bool rules = false;
  bool ignore_signed_zeros = false;
  bool assume_finite = false;
};

// Where a compilation may stop: its name, and what prints the program there.
struct Phase {
  std::string_view name;
  std::string_view summary;
  Result<std::string> (*run)(ir::Module& module, const Options& options);
};

Result<std::string> PrintSimplified(ir::Module& module, const Options& options);
Result<std::string> PrintFused(ir::Module& module, const Options& options);
Result<std::string> PrintPlan(ir::Module& module, const Options& options);
Result<std::string> PrintLlvm(ir::Module& module, const Options& options);
Result<std::string> PrintCompiled(ir::Module& module, const Options& options);

constexpr Phase kPhases[] = {
    {"simplify", "StableHLO after the passes", PrintSimplified},
    {"fuse", "the groups of ops that become one kernel each", PrintFused},
    {"plan", "where every array lives, and when", PrintPlan},
    {"llvm", "LLVM IR of the kernels", PrintLlvm},
    {"program", "steps, functions, object code; with --output a file that `lockstep run` takes",
     PrintCompiled},
};

Status CheckDisabled(const std::vector<std::string>& names) {
  std::vector<std::string_view> known = passes::RuleNames();
  for (const passes::Pass& pass : passes::Passes()) known.push_back(pass.name);
  for (const std::string& name : names) {
    if (std::ranges::find(known, name) != known.end()) continue;
    const auto nearest = base::NearestMatch(name, known);
    return InvalidArgumentError(
        base::StrCat("--disable: there is no pass or rule ", base::Quoted(name),
                     nearest ? base::StrCat("; did you mean ", base::Quoted(*nearest), "?") : ""));
  }
  return OkStatus();
}

std::string Milliseconds(double ms) {
  char text[32];
  std::snprintf(text, sizeof text, "%9.3f ms", ms);
  return text;
}

void PrintTimes(const passes::PassReport& report) {
  double all = 0;
  for (const passes::PassRun& run : report.runs) {
    all += run.milliseconds;
    std::cerr << Milliseconds(run.milliseconds) << "  " << run.pass
              << (run.changed ? "" : " (no change)") << "\n";
  }
  std::cerr << Milliseconds(all) << "  all; ops " << report.ops_before << " -> " << report.ops_after
            << "\n";
}

void PrintRules(const passes::PassReport& report) {
  for (const auto& [rule, count] : report.Rules()) std::cerr << count << "  " << rule << "\n";
}

passes::PipelineOptions MakePipelineOptions(const Options& options) {
  passes::PipelineOptions pipeline;
  pipeline.disabled.insert(options.disabled.begin(), options.disabled.end());
  pipeline.verify_passes = options.verify_passes;
  pipeline.for_cpu = options.to != "simplify";
  pipeline.ignore_signed_zeros = options.ignore_signed_zeros;
  pipeline.assume_finite = options.assume_finite;
  if (!options.dump_folder.empty()) {
    pipeline.dump = [folder = options.dump_folder](int step, std::string_view pass,
                                                   const ir::Module& module) {
      char number[16];
      std::snprintf(number, sizeof number, "%03d", step);
      return base::AtomicWriteFile(base::StrCat(folder, "/", number, "_", pass, ".mlir"),
                                   text::WriteModule(module));
    };
  }
  return pipeline;
}

Status RunPasses(ir::Module& module, const Options& options) {
  const passes::PipelineOptions pipeline = MakePipelineOptions(options);
  std::vector<std::string_view> names(options.passes.begin(), options.passes.end());
  LS_ASSIGN_OR_RETURN(const passes::PassReport report,
                      names.empty() ? passes::Simplify(module, pipeline)
                                    : passes::RunPasses(module, names, pipeline));
  if (options.time_passes) PrintTimes(report);
  if (options.rules) PrintRules(report);
  return OkStatus();
}

Result<std::string> PrintSimplified(ir::Module& module, const Options& options) {
  LS_RETURN_IF_ERROR(RunPasses(module, options));
  return text::WriteModule(module);
}

Result<plan::Plan> MakePlan(ir::Module& module, const Options& options) {
  LS_RETURN_IF_ERROR(RunPasses(module, options));
  LS_RETURN_IF_ERROR(ir::CheckEntry(module));
  return session::PlanForCpu(module);
}

Result<std::string> PrintFused(ir::Module& module, const Options& options) {
  LS_ASSIGN_OR_RETURN(const plan::Plan plan, MakePlan(module, options));
  return plan::PrintGroups(module, plan);
}

Result<std::string> PrintPlan(ir::Module& module, const Options& options) {
  LS_ASSIGN_OR_RETURN(const plan::Plan plan, MakePlan(module, options));
  if (!options.picture.empty()) {
    LS_RETURN_IF_ERROR(base::AtomicWriteFile(options.picture, plan::DrawTemporaries(module, plan)));
  }
  return plan::PrintMemory(module, plan);
}

Result<std::string> PrintLlvm(ir::Module& module, const Options& options) {
  LS_ASSIGN_OR_RETURN(const plan::Plan plan, MakePlan(module, options));
  return codegen::cpu::GeneratedCode(module, plan);
}

// The program to read, or with --output the program to run.
Result<std::string> PrintCompiled(ir::Module& module, const Options& options) {
  LS_RETURN_IF_ERROR(RunPasses(module, options));
  LS_RETURN_IF_ERROR(ir::CheckEntry(module));
  session::CpuCompileOptions compile;
  compile.session.cpu_features = options.cpu_features;
  LS_ASSIGN_OR_RETURN(
      const auto program,
      session::CompileSimplified(std::make_shared<const ir::Module>(std::move(module)), compile));
  if (options.output.empty()) return program::PrintProgram(*program);
  LS_ASSIGN_OR_RETURN(const std::vector<std::byte> bytes, program::SaveProgram(*program));
  return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

Status CheckUsage(const Options& options) {
  if (!options.picture.empty() && options.to != "plan") {
    return InvalidArgumentError("--svg draws the plan: it needs --to=plan");
  }
  if (options.cpu_features != SessionOptions().cpu_features && options.to != "program") {
    return InvalidArgumentError("--cpu-features decides object code: it needs --to=program");
  }
  if (options.output.ends_with(".lsp") && options.to != "program") {
    return InvalidArgumentError("a .lsp file is a compiled program: it needs --to=program");
  }
  return CheckDisabled(options.disabled);
}

Status Compile(const Options& options) {
  LS_ASSIGN_OR_RETURN(const std::string source, ReadInput(options.file));
  LS_ASSIGN_OR_RETURN(ir::Module module, text::LoadProgram(source, InputName(options.file)));
  base::DiagnosticSink sink;
  ir::VerifyModule(module, sink);
  LS_RETURN_IF_ERROR(sink.ToStatus(source));
  if (!options.dump_folder.empty()) LS_RETURN_IF_ERROR(base::MakeFolder(options.dump_folder));
  const auto phase = std::ranges::find(kPhases, options.to, &Phase::name);
  LS_ASSIGN_OR_RETURN(const std::string text, phase->run(module, options));
  return WriteOutput(options.output, text);
}

}  // namespace

void DeclareCompile(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "Program (text or artifact); - is standard input")
      ->required();
  std::vector<std::string> names;
  std::string summaries = "Where to stop:";
  for (const Phase& phase : kPhases) {
    names.emplace_back(phase.name);
    summaries += base::StrCat("\n", phase.name, ": ", phase.summary);
  }
  app.add_option("--to", options->to, summaries)
      ->check(CLI::IsMember(names))
      ->capture_default_str();
  app.add_option("-o,--output", options->output,
                 "Write to this file, atomically; - is standard output");
  app.add_option("--svg", options->picture,
                 "With --to=plan: draw the arrays in temporary memory over the steps");
  AddCpuFeaturesOption(app, options->cpu_features);
  app.add_option("--disable", options->disabled, "A pass or rule to leave out (may be repeated)");
  std::vector<std::string> pass_names;
  for (const passes::Pass& pass : passes::Passes()) pass_names.emplace_back(pass.name);
  app.add_option("--pass", options->passes, "Run these passes once, in order, not the recipe")
      ->check(CLI::IsMember(pass_names));
  app.add_flag("--verify-passes", options->verify_passes, "Verify the program after each pass");
  app.add_option(
      "--dump-passes", options->dump_folder,
      "Write the program after each pass that changed it into a folder, made if need be");
  app.add_flag("--time-passes", options->time_passes,
               "Besides, say on stderr how long each pass took");
  app.add_flag("--rules", options->rules,
               "Besides, say on stderr how often each rule was applied\n"
               "(`lockstep explain --rules` says that alone)");
  app.add_flag("--ignore-signed-zeros", options->ignore_signed_zeros, "Take -0 for 0");
  app.add_flag("--assume-finite", options->assume_finite,
               "Take it that no NaN and no infinity occurs");
  app.footer(
      "Examples:\n  lockstep compile step.mlir --to=simplify --time-passes\n"
      "  lockstep compile step.mlir --to=plan --svg memory.svg\n"
      "  lockstep compile step.mlir --to=program --output step.lsp");
  app.callback([&app, options, &exit_code] {
    exit_code = RunVerb(app, CheckUsage(*options), [&] { return Compile(*options); });
  });
}

}  // namespace lockstep::tools
