// SPDX-License-Identifier: Apache-2.0
// The public reading and writing of programs (lockstep/module.h).
#include <memory>
#include <utility>

#include "lockstep/module.h"
#include "lockstep/text/load.h"
#include "lockstep/text/writer.h"

namespace lockstep {
namespace {

Result<Module> Share(Result<ir::Module> module) {
  if (!module.ok()) return module.status();
  return Module(std::make_shared<const ir::Module>(std::move(module).value()));
}

}  // namespace

Result<Module> ParseModule(std::string_view program, const std::string& file) {
  return Share(text::LoadProgram(program, file));
}

Result<Module> LoadModule(const std::string& path) { return Share(text::LoadProgramFile(path)); }

std::string ToText(const Module& module, const TextOptions& options) {
  return text::WriteModule(module.ir(), {.generic = options.generic,
                                         .locations = options.locations,
                                         .max_list_elements = options.max_list_elements});
}

}  // namespace lockstep
