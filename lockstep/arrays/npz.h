// SPDX-License-Identifier: Apache-2.0
// .npz: numpy's zip archive of .npy files, stored or deflated.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/arrays/formats.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

// The arrays of a whole archive in its order, named as its members are without ".npy". A member may
// refer to `bytes`, which `owner` keeps alive. The header of each member is read first; memory for
// the elements is taken only when its type and shape agree with the size that the archive states,
// all members have passed `check`, and all together fit into memory.
Result<std::vector<NamedArray>> ParseNpz(std::span<const std::byte> bytes,
                                         const std::shared_ptr<const void>& owner,
                                         const ArrayCheck& check = {});

Result<std::vector<NamedArray>> ReadNpz(const std::string& path, const ArrayCheck& check = {});

// Writes the arrays in the order given, not compressed, atomically. Same arrays, same bytes.
Status WriteNpz(const std::string& path, const std::vector<NamedArray>& arrays);

}  // namespace lockstep::arrays
