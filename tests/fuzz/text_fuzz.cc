// SPDX-License-Identifier: Apache-2.0
// Any bytes as StableHLO text: read or refused. What is read is printed in both forms, and both
// read back as the same module.
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"

namespace lockstep {
namespace {

void CheckRoundTrip(const ir::Module& module, bool generic) {
  const std::string text =
      text::WriteModule(module, {.generic = generic, .locations = true, .max_list_elements = 8});
  const Result<ir::Module> again = text::ReadModule(text);
  std::string why = again.ok() ? "" : again.status().ToString();
  if (!again.ok() || !ir::StructurallyEqual(module, *again, &why)) {
    std::fprintf(stderr, "%s\n%s\n", text.c_str(), why.c_str());
    LS_CHECK(!"what is printed reads back as the same module");
  }
}

}  // namespace
}  // namespace lockstep

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const lockstep::Result<lockstep::ir::Module> module = lockstep::text::ReadModule(text);
  if (!module.ok()) return 0;
  lockstep::CheckRoundTrip(*module, false);
  lockstep::CheckRoundTrip(*module, true);
  return 0;
}
