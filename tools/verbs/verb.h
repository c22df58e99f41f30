// SPDX-License-Identifier: Apache-2.0
// What a verb of the command is, and what verbs share.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/module.h"
#include "lockstep/status.h"

namespace lockstep::tools {

// Exit codes of every verb, listed by `lockstep --help`.
enum ExitCode : int {
  kSuccess = 0,
  kFailure = 1,        // the input was refused, the run failed or a check did not hold
  kUsage = 2,          // wrong flags or arguments
  kUnimplemented = 3,  // a program that is right but that this build cannot run
  kInterrupted = 130,  // Ctrl-C; what was done is saved
};

struct Verb {
  std::string_view name;
  std::string_view summary;
  // Declares the options on `app`, its example, and a callback that runs the verb and sets
  // `exit_code`.
  void (*declare)(CLI::App& app, int& exit_code);
};

// All verbs, sorted by name.
std::span<const Verb> Verbs();

void DeclareBench(CLI::App& app, int& exit_code);
void DeclareCheck(CLI::App& app, int& exit_code);
void DeclareCompile(CLI::App& app, int& exit_code);
void DeclareDiff(CLI::App& app, int& exit_code);
void DeclareExplain(CLI::App& app, int& exit_code);
void DeclareFmt(CLI::App& app, int& exit_code);
void DeclareInspect(CLI::App& app, int& exit_code);
void DeclarePlan(CLI::App& app, int& exit_code);
void DeclareRun(CLI::App& app, int& exit_code);
void DeclareTest(CLI::App& app, int& exit_code);
void DeclareTrain(CLI::App& app, int& exit_code);

// Prints "error: ..." on stderr (a message that already begins with its place stays as it is) and
// gives the exit code for it.
int Fail(const Status& status);

// The same with the exit code of wrong usage, and where the flags are explained.
int FailUsage(const CLI::App& app, const Status& status);

// The exit code of a verb: that of wrong usage when `usage`, which looks at nothing but the flags,
// is not OK; else that of `run`.
int RunVerb(const CLI::App& app, const Status& usage, const std::function<Status()>& run);

// The program in a file, or in standard input for "-". Of a stream that cannot be one, no more than
// it takes to say so.
Result<std::string> ReadInput(const std::string& path);
// The same of a table as text.
Result<std::string> ReadTable(const std::string& path);

// Writes a file, or to standard output when `path` is empty or "-".
Status WriteOutput(const std::string& path, const std::string& text);

// What messages call the input `path`.
std::string InputName(const std::string& path);

// Reads a program, verifies it, and sees to it that its entry can run. Messages show the line.
Result<Module> LoadProgram(const std::string& path);
// The same of what ReadInput gave; `name` is what messages call it.
Result<Module> LoadProgram(const std::string& source, const std::string& name);

// Adds --backend, refused by name when there is none such.
void AddBackendOption(CLI::App& app, std::string& backend);
// Adds --cpu-features, likewise.
CLI::Option* AddCpuFeaturesOption(CLI::App& app, std::string& features);
// Adds --threads.
CLI::Option* AddThreadsOption(CLI::App& app, int& threads);

// A check of an option: a whole number of at least `least`.
CLI::Validator AtLeast(uint64_t least);
// The same for a number of any kind, which is not negative and not NaN.
CLI::Validator NotNegative();

// "1.50 M", "320 k", "7".
std::string FormatCount(double value);
// "1.5 MB".
std::string FormatBytes(double bytes);

}  // namespace lockstep::tools
