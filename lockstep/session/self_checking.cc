// SPDX-License-Identifier: Apache-2.0
// Running self-checking programs; see self_checking.h.
#include "lockstep/session/self_checking.h"

#include <optional>
#include <span>

#include "lockstep/ir/verifier.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/refine_dynamic_shapes.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/load.h"
#include "lockstep/text/reader.h"

namespace lockstep::session {
namespace {

struct Part {
  std::string_view text;
  uint32_t first_line = 1;
  bool is_artifact = false;
};

std::vector<Part> SplitParts(std::string_view text) {
  if (text::IsBytecode(std::as_bytes(std::span(text)))) return {{text, 1, true}};
  constexpr std::string_view kSeparator = "// -----";
  std::vector<Part> parts;
  size_t part_start = 0, line_start = 0;
  uint32_t line = 1, part_line = 1;
  while (line_start <= text.size()) {
    const size_t line_end = std::min(text.find('\n', line_start), text.size());
    if (text.substr(line_start, line_end - line_start).substr(0, kSeparator.size()) == kSeparator) {
      parts.push_back({text.substr(part_start, line_start - part_start), part_line});
      part_start = std::min(line_end + 1, text.size());
      part_line = line + 1;
    }
    line_start = line_end + 1;
    ++line;
  }
  parts.push_back({text.substr(part_start), part_line});
  return parts;
}

bool IsBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

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

void RunFunction(const ir::Module& module, ir::FunctionId function, const std::string& file,
                 const interpret::InterpretOptions& options, SelfCheckCase& result) {
  if (Status supported = interpret::CheckSupported(module, function); !supported.ok()) {
    if (const auto refined = RefineToRun(module, function)) {
      const ir::FunctionId same = refined->FindFunction(module.function(function).name);
      return RunFunction(*refined, same, file, options, result);
    }
    result.outcome = SelfCheckOutcome::kUnimplemented;
    result.message = supported.message();
    return;
  }
  auto run = interpret::Run(module, function, {}, options);
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

void RunPart(const Part& part, const std::string& file, const interpret::InterpretOptions& options,
             std::vector<SelfCheckCase>& cases) {
  const std::string place = file + ":" + std::to_string(part.first_line);
  base::DiagnosticSink sink;
  auto module =
      part.is_artifact
          ? text::LoadProgram(part.text, file, sink)
          : text::ReadModule(part.text, {.file = file, .first_line = part.first_line}, sink);
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
                                         const interpret::InterpretOptions& options) {
  std::vector<SelfCheckCase> cases;
  for (const Part& part : SplitParts(text)) {
    if (!IsBlank(part.text)) RunPart(part, file, options, cases);
  }
  if (cases.empty()) {
    cases.push_back({file, SelfCheckOutcome::kInvalid, 0, "nothing to run: there is no program"});
  }
  return cases;
}

}  // namespace lockstep::session
