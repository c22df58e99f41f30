// SPDX-License-Identifier: Apache-2.0
// The `lockstep` command: finds the verb, reports wrong usage with the nearest right flag.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "lockstep/base/strings.h"
#include "lockstep/version.h"
#include "tools/standard_output.h"
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

// What the parser says of an option, in the words of the rest of the command.
std::string Reword(const std::string& message) {
  const auto split = [&](std::string_view mark, std::string& before, std::string& after) {
    const size_t at = message.find(mark);
    if (at == std::string::npos) return false;
    before = message.substr(0, at);
    after = message.substr(at + mark.size());
    return true;
  };
  std::string name, value, rest;
  if (split(": At Most 1 required but received ", name, rest)) {
    return name + " is given " + rest + " times; it takes one value";
  }
  if (split(" required ", name, rest) && rest.ends_with(" missing")) {
    return name.substr(0, name.find(':')) + " needs a value";
  }
  if (split("Could not convert: ", name, rest) && name.empty()) {
    const size_t equals = std::min(rest.find(" = "), rest.size());
    return rest.substr(0, equals) + ": cannot read " +
           base::Quoted(rest.substr(std::min(equals + 3, rest.size())));
  }
  const size_t colon = std::min(message.find(": "), message.size());
  name = message.substr(0, colon);
  if (split(" not in range ", value, rest)) {
    constexpr std::string_view kBefore = ": Value ";
    value.erase(0, std::min(colon + kBefore.size(), value.size()));
    return name + ": expected a number from " + rest + ", found " + base::Quoted(value);
  }
  if (split(" not in {", value, rest) && rest.ends_with('}')) {
    value.erase(0, std::min(colon + 2, value.size()));
    rest.pop_back();
    for (size_t at = 0; (at = rest.find(',', at)) != std::string::npos; at += 2) {
      rest.replace(at, 1, ", ");
    }
    return name + ": expected " + (rest.find(',') == std::string::npos ? "" : "one of ") + rest +
           ", found " + base::Quoted(value);
  }
  return message;
}

int ReportUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    return app.exit(error) == 0 ? kSuccess : kUsage;
  }
  const bool extra = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
  std::cerr << "error: " << (extra ? ExplainExtra(app) : Reword(error.what())) << "\n";
  std::cerr << "see: lockstep ";
  for (auto verbs = app.get_subcommands(); !verbs.empty();
       verbs = verbs.front()->get_subcommands()) {
    std::cerr << verbs.front()->get_name() << " ";
  }
  std::cerr << "--help\n";
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

int main(int argc, char** argv) {
  // Lockstep throws nothing; the standard library does when there is no memory.
  try {
    lockstep::tools::StandardOutput output;
    const int exit_code = lockstep::tools::Main(argc, argv);
    const lockstep::Status written = output.Finish();
    if (written.ok()) return exit_code;
    const int failure = lockstep::tools::Fail(written);
    return exit_code == lockstep::tools::kSuccess ? failure : exit_code;
  } catch (const std::bad_alloc&) {
    std::fputs("error: out of memory: the system has no more to give\n", stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", error.what());
  }
  return lockstep::tools::kFailure;
}
