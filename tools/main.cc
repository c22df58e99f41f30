// SPDX-License-Identifier: Apache-2.0
// The `lockstep` command: finds the verb, reports wrong usage with the nearest right flag.
#include <CLI/CLI.hpp>
#include <iostream>
#include <string>
#include <vector>

#include "lockstep/base/strings.h"
#include "lockstep/version.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

constexpr char kFooter[] =
    "Exit codes: 0 success; 1 input refused, run failed or check not held; 2 wrong usage;\n"
    "            3 valid program that this build cannot run; 130 interrupted, state saved.\n"
    "Every verb has an example: lockstep VERB --help";

std::vector<std::string> FlagsOf(const CLI::App& app) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  }
  return flags;
}

// The first word that nothing accepted, and what it may have meant.
std::string ExplainExtra(const CLI::App& app) {
  const auto verbs = app.get_subcommands();
  const CLI::App& verb = verbs.empty() ? app : *verbs.front();
  std::vector<std::string> candidates = FlagsOf(verb);
  if (verbs.empty()) {
    for (const Verb& row : Verbs()) candidates.emplace_back(row.name);
  }
  for (const std::string& word : app.remaining(/*recurse=*/true)) {
    const std::string name = word.substr(0, word.find('='));
    std::string text =
        "unknown " + std::string(word.starts_with("-") ? "flag" : "argument") + " '" + name + "'";
    const std::vector<std::string_view> views(candidates.begin(), candidates.end());
    const auto nearest = base::NearestMatch(name, views);
    return nearest ? text + "; did you mean '" + std::string(*nearest) + "'?" : text;
  }
  return "unexpected arguments";
}

int ReportUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    return app.exit(error) == 0 ? kSuccess : kUsage;
  }
  const bool extra = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
  std::cerr << "error: " << (extra ? ExplainExtra(app) : error.what()) << "\n";
  const auto verbs = app.get_subcommands();
  std::cerr << "see: lockstep " << (verbs.empty() ? "" : verbs.front()->get_name() + " ")
            << "--help\n";
  return kUsage;
}

int Main(int argc, char** argv) {
  CLI::App app("Compiles a StableHLO training step once and runs it, in step, everywhere.",
               "lockstep");
  app.set_version_flag("--version", "lockstep " + std::string(kVersion) + " (StableHLO " +
                                        std::string(kStablehloVersion) + ")");
  app.require_subcommand(0, 1);
  app.footer(kFooter);
  int exit_code = kSuccess;
  for (const Verb& verb : Verbs()) {
    CLI::App* sub = app.add_subcommand(std::string(verb.name), std::string(verb.summary));
    verb.declare(*sub, exit_code);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return ReportUsage(app, error);
  }
  if (app.get_subcommands().empty()) {
    std::cerr << app.help();
    return kUsage;
  }
  return exit_code;
}

}  // namespace
}  // namespace lockstep::tools

int main(int argc, char** argv) { return lockstep::tools::Main(argc, argv); }
