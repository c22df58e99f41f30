// SPDX-License-Identifier: Apache-2.0
// lockstep test: self-checking programs.
#include <iostream>
#include <memory>

#include "lockstep/base/files.h"
#include "lockstep/base/threads.h"
#include "lockstep/session.h"
#include "lockstep/session/self_checking.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string backend = "interpreter";
  bool optimize = false;
  session::SelfCheckOptions checks;
  int jobs = 0;
  bool verbose = false;
};

std::vector<session::SelfCheckCase> RunFile(const std::string& path,
                                            const session::SelfCheckOptions& options) {
  auto source = ReadInput(path);
  if (!source.ok()) {
    return {{path, session::SelfCheckOutcome::kInvalid, 0, std::string(source.status().message())}};
  }
  return session::RunSelfChecks(*source, InputName(path), options);
}

std::string_view OutcomeName(session::SelfCheckOutcome outcome) {
  switch (outcome) {
    case session::SelfCheckOutcome::kPassed:
      return "PASS";
    case session::SelfCheckOutcome::kFailed:
      return "FAIL";
    case session::SelfCheckOutcome::kUnimplemented:
      return "UNIMPLEMENTED";
    case session::SelfCheckOutcome::kInvalid:
      return "INVALID";
  }
  return "";
}

Status CheckUsage(const Options& options) {
  if (options.backend == "cpu") return OkStatus();
  if (options.optimize) return InvalidArgumentError("--optimize is for --backend=cpu");
  if (options.checks.cpu_features != SessionOptions().cpu_features) {
    return InvalidArgumentError("--cpu-features is for --backend=cpu");
  }
  return OkStatus();
}

int Test(Options& options) {
  if (options.backend == "cpu") {
    options.checks.backend = options.optimize ? session::SelfCheckBackend::kCpuOptimized
                                              : session::SelfCheckBackend::kCpu;
  }
  std::vector<std::vector<session::SelfCheckCase>> cases(options.files.size());
  base::ThreadPool pool(options.jobs > 0 ? options.jobs : base::DefaultThreadCount());
  pool.ParallelFor(static_cast<int64_t>(cases.size()), 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      cases[static_cast<size_t>(i)] =
          RunFile(options.files[static_cast<size_t>(i)], options.checks);
    }
  });
  int64_t passed = 0, failed = 0, unimplemented = 0, interpreted = 0;
  for (const auto& file : cases) {
    for (const session::SelfCheckCase& result : file) {
      const bool pass = result.outcome == session::SelfCheckOutcome::kPassed;
      const bool missing = result.outcome == session::SelfCheckOutcome::kUnimplemented;
      ++(pass ? passed : missing ? unimplemented : failed);
      interpreted += result.notes.empty() ? 0 : 1;
      if (pass && !options.verbose) continue;
      std::cout << OutcomeName(result.outcome) << " " << result.name << "\n";
      if (!result.message.empty()) std::cout << result.message << "\n";
      for (const std::string& note : result.notes) std::cout << "  " << note << "\n";
    }
  }
  // An op that cannot run yet is no success: the case says nothing about the program.
  std::cout << passed << " passed, " << failed + unimplemented << " failed";
  if (unimplemented > 0) std::cout << " (" << unimplemented << " of them unimplemented)";
  if (interpreted > 0) std::cout << "; the interpreter had a part in " << interpreted;
  std::cout << "\n";
  if (failed > 0 || passed + unimplemented == 0) return kFailure;
  return unimplemented > 0 ? kUnimplemented : kSuccess;
}

}  // namespace

void DeclareTest(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->files,
                 "Self-checking StableHLO text (several cases split by '// -----') or bytecode")
      ->required();
  app.add_option("-j,--jobs", options->jobs, "Files at a time; default: all cores")
      ->check(CLI::Range(1, 1024));
  AddBackendOption(app, options->backend);
  app.add_flag("--optimize", options->optimize,
               "cpu: with all passes and fusion; without, each op is compiled by itself");
  AddCpuFeaturesOption(app, options->checks.cpu_features);
  app.add_flag("-v,--verbose", options->verbose, "Name the cases that passed, too");
  app.footer("Example:\n  lockstep test --jobs 2 tests/ops/*/*.mlir");
  app.callback([&app, options, &exit_code] {
    const Status usage = CheckUsage(*options);
    exit_code = usage.ok() ? Test(*options) : FailUsage(app, usage);
  });
}

}  // namespace lockstep::tools
