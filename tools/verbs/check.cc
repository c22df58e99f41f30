// SPDX-License-Identifier: Apache-2.0
// lockstep check: read and verify, all diagnostics.
#include <iostream>
#include <memory>

#include "lockstep/ir/verifier.h"
#include "lockstep/text/load.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::vector<std::string> files;
};

int Check(const Options& options) {
  int exit_code = kSuccess;
  for (const std::string& path : options.files) {
    const std::string name = InputName(path);
    auto source = ReadInput(path);
    if (!source.ok()) {
      exit_code = Fail(source.status());
      continue;
    }
    base::DiagnosticSink sink;
    auto module = text::LoadProgram(*source, name, sink);
    if (module.ok()) ir::VerifyModule(*module, sink, ir::Unenforced::kWarn);
    const std::string messages = sink.Format(*source);
    if (!messages.empty()) std::cerr << messages << "\n";
    if (sink.HasErrors() || !module.ok()) {
      const bool is_unknown = module.status().code() == StatusCode::kUnimplemented;
      if (exit_code != kFailure) exit_code = is_unknown ? kUnimplemented : kFailure;
    } else {
      std::cout << name << ": ok\n";
    }
  }
  return exit_code;
}

}  // namespace

void DeclareCheck(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->files, "StableHLO text or bytecode; - is standard input")
      ->required();
  app.footer("Example:\n  lockstep check step.mlir");
  app.callback([options, &exit_code] { exit_code = Check(*options); });
}

}  // namespace lockstep::tools
