// SPDX-License-Identifier: Apache-2.0
// Indices into the arenas of a Module. A default-made id is "none" and false.
#pragma once

#include <cstdint>
#include <functional>

namespace lockstep::ir {

template <typename Tag>
struct Id {
  static constexpr uint32_t kNone = 0xFFFFFFFFu;
  uint32_t index = kNone;

  explicit operator bool() const { return index != kNone; }
  friend bool operator==(Id, Id) = default;
  friend auto operator<=>(Id, Id) = default;
};

using OpId = Id<struct OpTag>;
using ValueId = Id<struct ValueTag>;
using RegionId = Id<struct RegionTag>;
using FunctionId = Id<struct FunctionTag>;
using TypeId = Id<struct TypeTag>;
using LocationId = Id<struct LocationTag>;  // "none" is loc(unknown)

}  // namespace lockstep::ir

template <typename Tag>
struct std::hash<lockstep::ir::Id<Tag>> {
  size_t operator()(lockstep::ir::Id<Tag> id) const noexcept {
    return std::hash<uint32_t>()(id.index);
  }
};
