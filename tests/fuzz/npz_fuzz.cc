// SPDX-License-Identifier: Apache-2.0
// Fuzzes the .npz reader: any bytes are an array file or an error.
#include "lockstep/arrays/npz.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto bytes = std::as_bytes(std::span(data, size));
  const auto result = lockstep::arrays::ParseNpz(bytes, nullptr);
  if (!result.ok()) return 0;
  for (const auto& array : *result) (void)array.value.Hash();  // touches every element
  return 0;
}
