// SPDX-License-Identifier: Apache-2.0
// Fuzzes the reader of compiled programs: any bytes are a program or an error. The checksum is made
// to fit, or no change would get past it.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "lockstep/base/hash.h"
#include "lockstep/program/load.h"
#include "lockstep/program/print.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  std::string file(reinterpret_cast<const char*>(data), size);
  constexpr size_t kDigestAt = 12, kSizeAt = 44, kBodyAt = 52;
  if (file.size() >= kBodyAt) {
    const uint64_t body = file.size() - kBodyAt;
    std::memcpy(file.data() + kSizeAt, &body, sizeof(body));
    lockstep::base::Sha256 sha;
    sha.Update(std::string_view(file).substr(kBodyAt));
    const auto digest = sha.Finish();
    std::memcpy(file.data() + kDigestAt, digest.data(), digest.size());
  }
  const auto program = lockstep::program::LoadProgram(file, "fuzz");
  if (program.ok()) (void)lockstep::program::PrintProgram(*program);
  return 0;
}
