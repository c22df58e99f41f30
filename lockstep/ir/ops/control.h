// SPDX-License-Identifier: Apache-2.0
// Attributes of calls and control flow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

// func.call.
struct CallAttrs {
  Symbol callee;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("callee", self.callee, kRequired);
  }
  friend bool operator==(const CallAttrs&, const CallAttrs&) = default;
};

struct GetTupleElementAttrs {
  int32_t index = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("index", self.index, kRequired);
  }
  friend bool operator==(const GetTupleElementAttrs&, const GetTupleElementAttrs&) = default;
};

struct MapAttrs {
  std::vector<int64_t> dimensions;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimensions", self.dimensions, kRequired);
  }
  friend bool operator==(const MapAttrs&, const MapAttrs&) = default;
};

}  // namespace lockstep::ir
