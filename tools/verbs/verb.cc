// SPDX-License-Identifier: Apache-2.0
// The table of verbs and what they share.
#include "tools/verbs/verb.h"

#include <cmath>
#include <cstdio>
#include <iostream>

#include "lockstep/base/files.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/session.h"
#include "lockstep/text/load.h"

namespace lockstep::tools {
namespace {

constexpr Verb kVerbs[] = {
    {"bench", "Measure how long a program takes to compile and to run", DeclareBench},
    {"check", "Verify programs and say everything that is wrong with them", DeclareCheck},
    {"compile", "Print a program as a phase of compilation leaves it", DeclareCompile},
    {"diff", "Measure how far a program's results are from expected ones", DeclareDiff},
    {"explain", "Say what the compiler did to a program, and why", DeclareExplain},
    {"fmt", "Print a program in its canonical text, or write it as an artifact", DeclareFmt},
    {"inspect", "Show a program's signature, ops, cost and donation", DeclareInspect},
    {"plan", "Plan memory, and predict how long a program takes on a device", DeclarePlan},
    {"run", "Run a program on arrays", DeclareRun},
    {"test", "Run self-checking programs", DeclareTest},
    {"train", "Train by calling a step program again and again", DeclareTrain},
};

// Diagnostics of readers and the verifier come as "file:LINE:COL: error: ...".
bool SaysErrorItself(std::string_view message) {
  return message.substr(0, message.find('\n')).find(": error: ") != std::string_view::npos;
}

std::string Scaled(double value, double base, const char* const* units, size_t num_units) {
  const double whole = value;
  size_t unit = 0;
  while (std::abs(value) >= base && unit + 1 < num_units) {
    value /= base;
    ++unit;
  }
  char text[48];
  if (value >= base) {  // beyond the last unit
    std::snprintf(text, sizeof text, "%.3g %s", whole, units[0]);
  } else {
    std::snprintf(text, sizeof text, unit == 0 || value >= 100 ? "%.0f %s" : "%.3g %s", value,
                  units[unit]);
  }
  std::string out = text;
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

std::span<const Verb> Verbs() { return kVerbs; }

int Fail(const Status& status) {
  const std::string message(status.message());
  if (SaysErrorItself(message)) {
    std::cerr << message << (message.ends_with('\n') ? "" : "\n");
  } else {
    std::cerr << "error: " << message << "\n";
  }
  return status.code() == StatusCode::kUnimplemented ? kUnimplemented : kFailure;
}

int FailUsage(const CLI::App& app, const Status& status) {
  Fail(status);
  const CLI::App* const parent = app.get_parent();
  const bool is_nested = parent != nullptr && parent->get_parent() != nullptr;
  std::cerr << "see: lockstep " << (is_nested ? parent->get_name() + " " : "") << app.get_name()
            << " --help\n";
  return kUsage;
}

int RunVerb(const CLI::App& app, const Status& usage, const std::function<Status()>& run) {
  if (!usage.ok()) return FailUsage(app, usage);
  const Status status = run();
  return status.ok() ? kSuccess : Fail(status);
}

Result<std::string> ReadInput(const std::string& path) {
  return path == "-" ? base::ReadStandardInput(text::EnoughToRefuse)
                     : base::ReadFile(path, UINT64_MAX, text::EnoughToRefuse);
}

Result<std::string> ReadTable(const std::string& path) {
  const base::EnoughBytes up_to_a_nul = [](std::string_view bytes, size_t read_before) {
    const size_t nul = bytes.find('\0', read_before);
    return nul == std::string_view::npos ? nul : nul + 1;
  };
  return path == "-" ? base::ReadStandardInput(up_to_a_nul)
                     : base::ReadFile(path, UINT64_MAX, up_to_a_nul);
}

Status WriteOutput(const std::string& path, const std::string& text) {
  if (!path.empty() && path != "-") return base::AtomicWriteFile(path, text);
  std::cout << text;
  return OkStatus();
}

std::string InputName(const std::string& path) { return path == "-" ? "<stdin>" : path; }

Result<Module> LoadProgram(const std::string& path) {
  LS_ASSIGN_OR_RETURN(const std::string source, ReadInput(path));
  return LoadProgram(source, InputName(path));
}

Result<Module> LoadProgram(const std::string& source, const std::string& name) {
  LS_ASSIGN_OR_RETURN(Module module, ParseModule(source, name));
  base::DiagnosticSink sink;
  ir::VerifyModule(module.ir(), sink);
  LS_RETURN_IF_ERROR(sink.ToStatus(source));
  if (Status entry = ir::CheckEntry(module.ir()); !entry.ok()) {
    return entry.Annotate(name);
  }
  return module;
}

void AddBackendOption(CLI::App& app, std::string& backend) {
  std::vector<std::string> names;
  for (const BackendInfo& info : AvailableBackends()) names.emplace_back(info.name);
  app.add_option("--backend", backend, "Where to run")
      ->check(CLI::IsMember(names))
      ->capture_default_str();
}

CLI::Option* AddCpuFeaturesOption(CLI::App& app, std::string& features) {
  return app
      .add_option("--cpu-features", features,
                  "Vector instructions to use: native, baseline, avx2 or avx512")
      ->check(CLI::IsMember({"native", "baseline", "avx2", "avx512"}))
      ->capture_default_str();
}

CLI::Option* AddThreadsOption(CLI::App& app, int& threads) {
  return app
      .add_option("--threads", threads, "Threads of a call; 0: as many as there are processors")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
}

CLI::Validator AtLeast(uint64_t least) {
  return CLI::Validator(
      [least](std::string& text) {
        const auto value = base::ParseUint64(text);
        if (value && *value >= least) return std::string();
        const bool is_number =
            !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        if (!value && is_number) {
          return base::StrCat("expected a whole number of at most ", UINT64_MAX, ", found ",
                              base::Quoted(text));
        }
        return base::StrCat("expected a whole number of at least ", least, ", found ",
                            base::Quoted(text));
      },
      "");
}

CLI::Validator NotNegative() {
  return CLI::Validator(
      [](std::string& text) {
        const auto value = base::ParseDouble(text);
        if (value && *value >= 0) return std::string();
        return "expected a number of at least 0, found " + base::Quoted(text);
      },
      "");
}

std::string FormatCount(double value) {
  constexpr const char* kUnits[] = {"", "k", "M", "G", "T", "P"};
  return Scaled(value, 1000, kUnits, std::size(kUnits));
}

std::string FormatBytes(double bytes) {
  constexpr const char* kUnits[] = {"B", "kB", "MB", "GB", "TB", "PB"};
  return Scaled(bytes, 1000, kUnits, std::size(kUnits));
}

}  // namespace lockstep::tools
