// SPDX-License-Identifier: Apache-2.0
// Fuzzes the reader of artifacts: any bytes are a module or an error, and what a valid module is
// written as is read back as the same.
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/ir/module.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/status.h"
#include "lockstep/text/bytecode.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace lockstep;
  const auto module = text::ReadBytecode(std::as_bytes(std::span(data, size)), "fuzz");
  if (!module.ok() || !ir::VerifyModule(*module).ok()) return 0;
  const auto bytes = text::WriteBytecode(*module);
  if (!bytes.ok()) return 0;
  const auto again = text::ReadBytecode(*bytes, "again");
  LS_CHECK(again.ok());
  LS_CHECK(ir::StructurallyEqual(*module, *again));
  return 0;
}
