// SPDX-License-Identifier: Apache-2.0
// See select_entry.h.
#include "lockstep/passes/refine/select_entry.h"

#include <string>
#include <vector>

#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

std::string FunctionNames(const ir::Module& module) {
  constexpr int kMaxNamed = 20;
  std::string names;
  int count = 0;
  for (const ir::FunctionId id : module.functions()) {
    if (++count > kMaxNamed) continue;
    names += (names.empty() ? "@" : ", @") + module.function(id).name;
  }
  if (count > kMaxNamed) names += " and " + std::to_string(count - kMaxNamed) + " more";
  return names.empty() ? "none" : names;
}

}  // namespace

Status SelectEntry(ir::Module& module, std::string_view name) {
  if (name.starts_with('@')) name.remove_prefix(1);
  const ir::FunctionId entry = module.FindFunction(name);
  if (!entry) {
    return NotFoundError("there is no function @" + std::string(name) + "; there are " +
                         FunctionNames(module));
  }
  if (entry == module.Entry()) return OkStatus();
  const std::vector<bool> needed = ReachableFunctions(module, entry);
  const ir::FunctionId main = module.FindFunction("main");
  if (main && needed[main.index]) {
    return InvalidArgumentError("@" + std::string(name) +
                                " calls @main, which then is the entry all the same");
  }
  const std::vector<ir::FunctionId> all(module.functions().begin(), module.functions().end());
  for (const ir::FunctionId id : all) {
    if (!needed[id.index]) {
      module.EraseFunction(id);
    } else {
      module.function(id).is_public = id == entry;
    }
  }
  return OkStatus();
}

}  // namespace lockstep::passes
