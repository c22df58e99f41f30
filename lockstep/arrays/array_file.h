// SPDX-License-Identifier: Apache-2.0
// Arrays in and out of a file whose format its extension tells.
#pragma once

#include <string>
#include <vector>

#include "lockstep/arrays/formats.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

// Whether the extension is one that ReadArrays knows: .npy, .npz or .safetensors.
bool IsArrayFile(const std::string& path);

// All arrays of the file, in its order; a .npy file gives one without a name. Every error names the
// path. Untrusted files are refused, not believed: sizes are checked before memory is taken, and
// `check` is asked before.
Result<std::vector<NamedArray>> ReadArrays(const std::string& path, const ArrayCheck& check = {});

// Whether WriteArrays could write arrays of these types to `path`: to be asked before they are
// computed. Errors: InvalidArgument as WriteArrays'; those of base::CheckWritable.
Status CheckWritable(const std::string& path, std::span<const DType> types);

// Writes the arrays atomically: after a crash the old file or the new one is there. Errors:
// InvalidArgument for a type that the format cannot carry, a bad or repeated name, or other than
// one array for .npy (its name is dropped).
Status WriteArrays(const std::string& path, const std::vector<NamedArray>& arrays);

}  // namespace lockstep::arrays
