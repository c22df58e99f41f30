// SPDX-License-Identifier: Apache-2.0
// Where an op comes from in its author's sources: MLIR's locations, interned per module.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/ids.h"

namespace lockstep::ir {

struct Location {
  enum class Kind : uint8_t {
    kUnknown,   // loc(unknown)
    kFile,      // loc("f.py":1:2) or loc("f.py":1:2 to 3:4)
    kName,      // loc("name") or loc("name"(child))
    kCallSite,  // loc(callsite(callee at caller))
    kFused,     // loc(fused<metadata>[a, b])
  };
  Kind kind = Kind::kUnknown;
  std::string name;  // file or name
  uint32_t line = 0, column = 0;
  uint32_t end_line = 0, end_column = 0;  // 0 without a range
  std::vector<LocationId> children;       // name: 0 or 1; callsite: callee, caller; fused: any
  std::optional<Attribute> metadata;      // fused only

  friend bool operator==(const Location&, const Location&) = default;
};

}  // namespace lockstep::ir
