// SPDX-License-Identifier: Apache-2.0
// Locations in text. A location is interned after its children, so ids are an order in which the
// aliases can be defined, however deep they nest.
#include "lockstep/text/write/locations.h"

#include <algorithm>

#include "lockstep/text/write/attributes.h"

namespace lockstep::text {

using Kind = ir::Location::Kind;

LocationTable::LocationTable(const ir::Module& module) : module_(module) {
  Mark(module.location, Use::kOp);
  MarkRegion(module.top_level());
  for (const ir::FunctionId id : module.functions()) {
    Mark(module.function(id).location, Use::kOp);
    if (module.function(id).body) MarkRegion(module.function(id).body);
  }
  MarkChildren();
  NumberAll();
}

void LocationTable::Mark(ir::LocationId location, Use use) {
  if (!location) return;
  if (location.index >= uses_.size()) uses_.resize(location.index + 1, Use::kNone);
  uses_[location.index] = std::max(uses_[location.index], use);
}

void LocationTable::MarkRegion(ir::RegionId region) {
  std::vector<ir::RegionId> pending = {region};
  while (!pending.empty()) {
    const ir::RegionId next = pending.back();
    pending.pop_back();
    for (const ir::ValueId argument : module_.arguments(next)) {
      const ir::LocationId location = module_.value_location(argument);
      if (location && module_.location_of(location).children.empty()) continue;  // stands in full
      Mark(location, Use::kArgument);
    }
    for (const ir::OpId op : module_.ops(next)) {
      Mark(module_.op_location(op), Use::kOp);
      for (size_t i = 0; i < module_.num_regions(op); ++i) pending.push_back(module_.region(op, i));
    }
  }
}

void LocationTable::MarkChildren() {
  for (size_t i = uses_.size(); i-- > 0;) {
    if (uses_[i] == Use::kNone) continue;
    const ir::LocationId id{static_cast<uint32_t>(i)};
    for (const ir::LocationId child : module_.location_of(id).children) Mark(child, uses_[i]);
  }
}

void LocationTable::NumberAll() {
  numbers_.resize(uses_.size());
  uint32_t next = 1;
  for (const Use use : {Use::kArgument, Use::kOp}) {
    for (size_t i = 0; i < uses_.size(); ++i) {
      if (uses_[i] == use) numbers_[i] = next++;
    }
  }
}

void LocationTable::AppendAlias(std::string& out, ir::LocationId location) const {
  if (!location || module_.location_of(location).kind == Kind::kUnknown) {
    out += "unknown";
    return;
  }
  out += "#loc";
  AppendInteger(out, numbers_[location.index]);
}

void LocationTable::AppendTrailing(std::string& out, ir::LocationId location) const {
  out += " loc(";
  AppendAlias(out, location);
  out += ')';
}

void LocationTable::AppendArgument(std::string& out, ir::LocationId location) const {
  if (!location || !module_.location_of(location).children.empty()) {
    AppendTrailing(out, location);
    return;
  }
  out += " loc(";
  AppendBody(out, module_.location_of(location));
  out += ')';
}

void LocationTable::AppendDefinitions(std::string& out, bool of_arguments) const {
  const Use use = of_arguments ? Use::kArgument : Use::kOp;
  for (size_t i = 0; i < uses_.size(); ++i) {
    const ir::LocationId id{static_cast<uint32_t>(i)};
    if (uses_[i] != use || module_.location_of(id).kind == Kind::kUnknown) continue;
    AppendAlias(out, id);
    out += " = loc(";
    AppendBody(out, module_.location_of(id));
    out += ")\n";
  }
}

void LocationTable::AppendBody(std::string& out, const ir::Location& location) const {
  auto child = [&](size_t index) { AppendAlias(out, location.children[index]); };
  auto number = [&](std::string_view before, uint32_t value) {
    out += before;
    AppendInteger(out, value);
  };
  switch (location.kind) {
    case Kind::kUnknown:
      out += "unknown";
      return;
    case Kind::kFile:
      AppendQuoted(out, location.name);
      number(":", location.line);
      number(":", location.column);
      if (location.end_line == 0) return;
      out += " to ";
      if (location.end_line != location.line) number("", location.end_line);
      number(":", location.end_column);
      return;
    case Kind::kName:
      AppendQuoted(out, location.name);
      if (location.children.empty()) return;
      out += '(';
      child(0);
      out += ')';
      return;
    case Kind::kCallSite:
      out += "callsite(";
      child(0);
      out += " at ";
      child(1);
      out += ')';
      return;
    case Kind::kFused:
      out += "fused";
      if (location.metadata) {
        out += '<';
        AppendAttribute(out, *location.metadata);
        out += '>';
      }
      out += '[';
      for (size_t i = 0; i < location.children.size(); ++i) {
        if (i > 0) out += ", ";
        child(i);
      }
      out += ']';
      return;
  }
}

}  // namespace lockstep::text
