// SPDX-License-Identifier: Apache-2.0
// .safetensors: named arrays and a few lines of text about them.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/arrays/formats.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

using Metadata = std::map<std::string, std::string, std::less<>>;

struct SafetensorsFile {
  std::vector<NamedArray> arrays;  // in the order of their bytes in the file
  Metadata metadata;
};

// The arrays of a whole file. Aligned ones refer to `bytes`, which `owner` keeps alive. The arrays
// must cover all that follows the header, without gap or overlap, as the format demands. Errors:
// InvalidArgument or DataLoss for what breaks a rule; Unimplemented for element types without an
// agreed layout (F4, F6).
Result<SafetensorsFile> ParseSafetensors(std::span<const std::byte> bytes,
                                         const std::shared_ptr<const void>& owner,
                                         const ArrayCheck& check = {});

Result<SafetensorsFile> ReadSafetensors(const std::string& path, const ArrayCheck& check = {});

// Writes the arrays in the order given, atomically.
Status WriteSafetensors(const std::string& path, const std::vector<NamedArray>& arrays,
                        const Metadata& metadata = {});

}  // namespace lockstep::arrays
