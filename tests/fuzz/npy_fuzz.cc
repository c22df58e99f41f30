// SPDX-License-Identifier: Apache-2.0
// Fuzzes the .npy reader: any bytes are an array file or an error.
#include "lockstep/arrays/npy.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto bytes = std::as_bytes(std::span(data, size));
  const auto result = lockstep::arrays::ParseNpy(bytes, nullptr);
  if (result.ok()) (void)result->Hash();  // touches every element
  return 0;
}
