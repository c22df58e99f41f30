// SPDX-License-Identifier: Apache-2.0
// lockstep fmt: a program in its canonical text, or as a portable artifact.
#include <unistd.h>

#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/expand/artifact.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/load.h"
#include "lockstep/text/writer.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string file;
  std::string output;
  std::string form = "text";
  std::string version;  // empty: the newest
  bool generic = false;
  bool locations = false, no_locations = false;  // neither: in bytecode, not in text
};

// Says what the artifact does not hold as it was.
void PrintExpanded(const expand::ExpandedOps& expanded) {
  if (expanded.empty()) return;
  std::cerr << "expanded, because artifacts cannot hold them:";
  for (const auto& [name, count] : expanded) std::cerr << " " << name << " (" << count << ")";
  std::cerr << "\n";
}

Result<std::string> Encode(const ir::Module& module, const Options& options) {
  text::BytecodeOptions bytecode{.locations = !options.no_locations};
  if (!options.version.empty()) bytecode.version = options.version;
  expand::ExpandedOps expanded;
  LS_ASSIGN_OR_RETURN(const auto bytes, expand::WriteArtifact(module, bytecode, &expanded));
  if (options.form == "bytecode") PrintExpanded(expanded);
  return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

Result<std::string> Format(const Options& options) {
  LS_ASSIGN_OR_RETURN(const std::string source, ReadInput(options.file));
  LS_ASSIGN_OR_RETURN(const ir::Module module, text::LoadProgram(source, InputName(options.file)));
  if (options.form == "bytecode") {
    // An artifact is for others to run: what it holds is well-formed.
    base::DiagnosticSink sink;
    ir::VerifyModule(module, sink, ir::Unenforced::kWarn);
    if (sink.HasErrors()) return sink.ToStatus(source);
    return Encode(module, options);
  }
  // A version asked for text: that it can express the program.
  if (!options.version.empty()) LS_RETURN_IF_ERROR(Encode(module, options).status());
  return text::WriteModule(module, {.generic = options.generic, .locations = options.locations});
}

Status CheckUsage(const Options& options) {
  const bool is_binary = options.form == "bytecode";
  if (is_binary && options.generic) {
    return InvalidArgumentError("--generic is a form of text: use it without --to=bytecode");
  }
  const bool to_standard_output = options.output.empty() || options.output == "-";
  if (is_binary && to_standard_output && isatty(STDOUT_FILENO) != 0) {
    return InvalidArgumentError("bytecode is not for a terminal: give --output FILE, or a pipe");
  }
  if (options.version.empty()) return OkStatus();
  return text::CheckArtifactVersion(options.version).Annotate("--version");
}

Status Fmt(const Options& options) {
  LS_ASSIGN_OR_RETURN(const std::string formatted, Format(options));
  return WriteOutput(options.output, formatted);
}

}  // namespace

void DeclareFmt(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "StableHLO text or bytecode; - is standard input")
      ->required();
  app.add_option("-o,--output", options->output,
                 "Write to this file, atomically; - is standard output");
  app.add_option("--to", options->form, "text, or bytecode: a portable artifact (VHLO)")
      ->check(CLI::IsMember({"text", "bytecode"}))
      ->capture_default_str();
  app.add_option("--version", options->version,
                 "StableHLO version that must be able to read it, " +
                     std::string(text::kOldestArtifactVersion) + " to " +
                     std::string(text::kNewestArtifactVersion) + " (the default)");
  app.add_flag("--generic", options->generic, "Print every op in its generic form");
  auto* const with = app.add_flag("--locations", options->locations,
                                  "Write locations: the default for bytecode, where arguments have "
                                  "their names there");
  app.add_flag("--no-locations", options->no_locations, "Leave them out: the default for text")
      ->excludes(with);
  app.footer(
      "Example:\n  lockstep fmt --generic step.mlir -o step.generic.mlir\n"
      "  lockstep fmt --to=bytecode --version 1.15.0 step.mlir -o step.mlirbc");
  app.callback([&app, options, &exit_code] {
    exit_code = RunVerb(app, CheckUsage(*options), [&] { return Fmt(*options); });
  });
}

}  // namespace lockstep::tools
