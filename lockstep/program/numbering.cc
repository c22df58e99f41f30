// SPDX-License-Identifier: Apache-2.0
// One walk in the order of the text.
#include "lockstep/program/numbering.h"

#include "lockstep/base/hash.h"

namespace lockstep::program {

Numbering::Numbering(const ir::Module& module) : module_(module) {
  op_places_.resize(module.op_capacity());
  value_places_.resize(module.value_capacity());
  for (const ir::FunctionId function : module.functions()) {
    if (!module.function(function).is_declaration) Walk(module.function(function).body);
  }
}

void Numbering::Walk(ir::RegionId region) {
  const auto add = [&](ir::ValueId value) {
    value_places_[value.index] = static_cast<uint32_t>(values_.size());
    values_.push_back(value);
  };
  for (const ir::ValueId argument : module_.arguments(region)) add(argument);
  for (const ir::OpId op : module_.ops(region)) {
    op_places_[op.index] = static_cast<uint32_t>(ops_.size());
    ops_.push_back(op);
    hash_ = base::HashString(module_.info(op).name, hash_);
    for (const ir::ValueId result : module_.results(op)) add(result);
    for (size_t i = 0; i < module_.num_regions(op); ++i) Walk(module_.region(op, i));
  }
}

}  // namespace lockstep::program
