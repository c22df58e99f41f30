// SPDX-License-Identifier: Apache-2.0
// lockstep fmt: the canonical text of a program.
#include <iostream>
#include <memory>

#include "lockstep/base/files.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string file;
  std::string output;
  text::WriteOptions write;
};

int Fmt(const Options& options) {
  auto source = ReadInput(options.file);
  if (!source.ok()) return Fail(source.status());
  auto module = text::ReadModule(*source, {.file = options.file == "-" ? "<stdin>" : options.file});
  if (!module.ok()) return Fail(module.status());
  const std::string text = text::WriteModule(*module, options.write);
  if (options.output.empty()) {
    std::cout << text << std::flush;
    return std::cout ? kSuccess : Fail(UnavailableError("cannot write to standard output"));
  }
  const Status written = base::AtomicWriteFile(options.output, text);
  return written.ok() ? kSuccess : Fail(written);
}

}  // namespace

void DeclareFmt(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "StableHLO text; - is standard input")->required();
  app.add_option("-o,--output", options->output, "Write to this file, atomically");
  app.add_flag("--generic", options->write.generic, "Print every op in its generic form");
  app.add_flag("--locations", options->write.locations, "Print locations and the #loc table");
  app.footer("Example:\n  lockstep fmt --generic step.mlir -o step.generic.mlir");
  app.callback([options, &exit_code] { exit_code = Fmt(*options); });
}

}  // namespace lockstep::tools
