// SPDX-License-Identifier: Apache-2.0
// Locations in text: loc(..) after an op and the table of #loc aliases.
#pragma once

#include <string>
#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::text {

class LocationTable {
 public:
  explicit LocationTable(const ir::Module& module);

  // ` loc(#loc3)`, ` loc(unknown)`.
  void AppendTrailing(std::string& out, ir::LocationId location) const;
  // The same for an argument, in full where it refers to no other: ` loc("batch['x']")`.
  void AppendArgument(std::string& out, ir::LocationId location) const;

  // Definitions `#loc3 = loc(..)`, children first. Those that arguments need must stand before the
  // module, the others follow it.
  void AppendDefinitions(std::string& out, bool of_arguments) const;

 private:
  enum class Use : uint8_t { kNone, kOp, kArgument };

  void Mark(ir::LocationId location, Use use);
  void MarkRegion(ir::RegionId region);
  void MarkChildren();
  void NumberAll();
  void AppendAlias(std::string& out, ir::LocationId location) const;
  void AppendBody(std::string& out, const ir::Location& location) const;

  const ir::Module& module_;
  std::vector<Use> uses_;          // by location
  std::vector<uint32_t> numbers_;  // by location
};

}  // namespace lockstep::text
