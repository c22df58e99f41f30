// SPDX-License-Identifier: Apache-2.0
// Ops and values by their place in a walk over a module. Ids change when a module is written and
// read again; places do not.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::program {

class Numbering {
 public:
  explicit Numbering(const ir::Module& module);

  // By place, in the order of the walk: functions, their ops, and before an op's regions its
  // results.
  const std::vector<ir::OpId>& ops() const { return ops_; }
  const std::vector<ir::ValueId>& values() const { return values_; }
  // The place of an op or value; REQUIRES: it stands in a function.
  uint32_t PlaceOf(ir::OpId op) const { return op_places_[op.index]; }
  uint32_t PlaceOf(ir::ValueId value) const { return value_places_[value.index]; }
  // Equal for modules with the same ops in the same order.
  uint64_t hash() const { return hash_; }

 private:
  void Walk(ir::RegionId region);

  const ir::Module& module_;
  std::vector<ir::OpId> ops_;
  std::vector<ir::ValueId> values_;
  std::vector<uint32_t> op_places_, value_places_;
  uint64_t hash_ = 0;
};

}  // namespace lockstep::program
