// SPDX-License-Identifier: Apache-2.0
// Running self-checking programs; see self_checking.h.
#include "lockstep/session/self_checking.h"

#include <optional>
#include <span>

#include "lockstep/ir/verifier.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/refine_dynamic_shapes.h"
#include "lockstep/session/cpu_backend.h"
#include "lockstep/text/load.h"

namespace lockstep::session {
namespace {

std::vector<ir::FunctionId> FunctionsToRun(const ir::Module& module) {
  const ir::FunctionId main = module.FindFunction("main");
  if (main && !module.function(main).is_declaration) return {main};
  std::vector<ir::FunctionId> functions;
  for (ir::FunctionId id : module.functions()) {
    const ir::Function& function = module.function(id);
    if (function.is_public && !function.is_declaration && module.arguments(function.body).empty()) {
      functions.push_back(id);
    }
  }
  return functions;
}

std::string Describe(const std::vector<interpret::CheckFailure>& failures,
                     const std::string& file) {
  std::string text;
  for (const interpret::CheckFailure& failure : failures) {
    text += (text.empty() ? "" : "\n") + file + ":" + std::to_string(failure.position.line) + ": " +
            failure.message;
  }
  return text;
}

// Some calls with shapes as operands run only in their static form; no value when that is no help.
std::optional<ir::Module> RefineToRun(const ir::Module& module, ir::FunctionId function) {
  if (!passes::HasDynamicShapes(module, function)) return std::nullopt;
  ir::Module refined = module.Clone();
  const auto changed = passes::RefineDynamicShapes(refined, {.entry = function});
  const ir::FunctionId same = refined.FindFunction(module.function(function).name);
  if (!changed.ok() || passes::HasDynamicShapes(refined, same)) return std::nullopt;
  return refined;
}

Result<interpret::RunResult> RunOn(const ir::Module& module, ir::FunctionId function,
                                   const SelfCheckOptions& options,
                                   std::vector<std::string>& notes) {
  if (options.backend == SelfCheckBackend::kInterpreter) {
    return interpret::Run(module, function, {}, options.interpret);
  }
  CpuCompileOptions compile;
  compile.optimize = options.backend == SelfCheckBackend::kCpuOptimized;
  compile.session.cpu_features = options.cpu_features;
  if (const auto refined = RefineToRun(module, function)) {
    const ir::FunctionId same = refined->FindFunction(module.function(function).name);
    return RunFunctionOnCpu(*refined, same, compile, notes);
  }
  return RunFunctionOnCpu(module, function, compile, notes);
}

void RunFunction(const ir::Module& module, ir::FunctionId function, const std::string& file,
                 const SelfCheckOptions& options, SelfCheckCase& result) {
  if (Status supported = interpret::CheckSupported(module, function); !supported.ok()) {
    if (const auto refined = RefineToRun(module, function)) {
      const ir::FunctionId same = refined->FindFunction(module.function(function).name);
      return RunFunction(*refined, same, file, options, result);
    }
    result.outcome = SelfCheckOutcome::kUnimplemented;
    result.message = supported.message();
    return;
  }
  auto run = RunOn(module, function, options, result.notes);
  if (!run.ok()) {
    result.outcome = SelfCheckOutcome::kFailed;
    result.message = run.status().ToString();
    return;
  }
  result.checks = run->checks;
  if (!run->check_failures.empty()) {
    result.outcome = SelfCheckOutcome::kFailed;
    result.message = Describe(run->check_failures, file);
  } else if (run->checks == 0) {
    result.outcome = SelfCheckOutcome::kFailed;
    result.message = "the program checks nothing";
  }
}

void RunPart(const text::ProgramPart& part, const std::string& file,
             const SelfCheckOptions& options, std::vector<SelfCheckCase>& cases) {
  const std::string place = file + ":" + std::to_string(part.first_line);
  base::DiagnosticSink sink;
  auto module = text::LoadProgram(part, file, sink);
  if (module.ok()) ir::VerifyModule(*module, sink);
  if (!module.ok() || sink.HasErrors()) {
    cases.push_back(
        {place, SelfCheckOutcome::kInvalid, 0, sink.Format(part.text, part.first_line)});
    return;
  }
  const auto functions = FunctionsToRun(*module);
  if (functions.empty()) {
    cases.push_back({place, SelfCheckOutcome::kInvalid, 0,
                     "no function to run: expected @main or a public function without arguments"});
  }
  for (ir::FunctionId function : functions) {
    SelfCheckCase result{place + " @" + module->function(function).name};
    RunFunction(*module, function, file, options, result);
    cases.push_back(std::move(result));
  }
}

}  // namespace

std::vector<SelfCheckCase> RunSelfChecks(std::string_view text, const std::string& file,
                                         const SelfCheckOptions& options) {
  std::vector<SelfCheckCase> cases;
  for (const text::ProgramPart& part : text::SplitPrograms(text)) {
    RunPart(part, file, options, cases);
  }
  if (cases.empty()) {
    cases.push_back({file, SelfCheckOutcome::kInvalid, 0, "nothing to run: there is no program"});
  }
  return cases;
}

}  // namespace lockstep::session
