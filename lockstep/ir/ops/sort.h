// SPDX-License-Identifier: Apache-2.0
// Attributes of sort and top_k.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

struct SortAttrs {
  int64_t dimension = -1;
  bool is_stable = false;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("dimension", self.dimension);
    visit("is_stable", self.is_stable);
  }
  friend bool operator==(const SortAttrs&, const SortAttrs&) = default;
};

struct ChloTopKAttrs {
  int64_t k = 0;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("k", self.k, kRequired);
  }
  friend bool operator==(const ChloTopKAttrs&, const ChloTopKAttrs&) = default;
};

}  // namespace lockstep::ir
