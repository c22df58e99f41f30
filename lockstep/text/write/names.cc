// SPDX-License-Identifier: Apache-2.0
// Names of values. A region is named as a whole, then the regions of its ops, each going on from
// the counters that its parent left: a value inside a loop has a higher number than any value
// around it.
#include "lockstep/text/write/names.h"

#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

// What results[first result of a slot ..] of an op are called; most ops have plain numbers.
std::string_view ConstantHint(const ir::Module& module, ir::OpId op) {
  const DType dtype = module.attrs<ir::ConstantAttrs>(op).value.type.dtype();
  return IsFloat(dtype) || IsComplex(dtype) ? "cst" : "c";
}

// `state['params']['w1']` becomes state_params_w1.
std::string Sanitized(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) {
      out += c;
    } else if (!out.empty() && out.back() != '_') {
      out += '_';
    }
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  if (!out.empty() && out[0] >= '0' && out[0] <= '9') out.insert(0, "_");
  return out;
}

}  // namespace

void PrintedNames::NameRegions(std::span<const ir::RegionId> roots) {
  for (const ir::RegionId root : roots) pending_.push_back({root, counters_, 0});
  while (!pending_.empty()) {
    const Pending next = pending_.back();
    pending_.pop_back();
    // The generic form never uses a number twice in a module.
    if (!options_.generic) counters_ = next.counters;
    LeaveScopes(next.scope);
    NameRegion(next.region);
  }
}

void PrintedNames::LeaveScopes(size_t scope) {
  for (; scope_.size() > scope; scope_.pop_back()) taken_.erase(scope_.back());
}

void PrintedNames::NameRegion(ir::RegionId region) {
  NameArguments(region);
  for (const ir::OpId op : module_.ops(region)) NameResults(op);
  for (const ir::OpId op : module_.ops(region)) {
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      pending_.push_back({module_.region(op, i), counters_, scope_.size()});
    }
  }
}

void PrintedNames::NameArguments(ir::RegionId region) {
  const ir::OpId parent = module_.parent_op(region);
  const bool of_while = !options_.generic && parent && module_.opcode(parent) == ir::Opcode::kWhile;
  for (const ir::ValueId argument : module_.arguments(region)) {
    std::string hint = of_while ? "iterArg" : "";
    if (options_.value_names && !parent) hint = Sanitized(module_.value_name(argument));
    if (hint.empty()) {
      const uint32_t number = counters_.argument++;
      // The number alone is unique unless people's names may look like it.
      if (options_.value_names) {
        SetText(argument, "arg" + std::to_string(number));
      } else {
        names_[argument.index] = {.kind = Kind::kArgument, .number = number};
      }
    } else {
      SetText(argument, hint);
    }
  }
}

void PrintedNames::NameResults(ir::OpId op) {
  const std::span<const ir::ValueId> results = module_.results(op);
  if (results.empty()) return;
  const ir::OpInfo& info = module_.info(op);
  const bool plain = options_.generic || info.opcode == ir::Opcode::kChloScan;
  if (!plain && info.opcode == ir::Opcode::kConstant) {
    NameGroup(results, ConstantHint(module_, op));
  } else if (!plain && info.results.size() > 1 && results.size() == info.results.size()) {
    for (size_t i = 0; i < results.size(); ++i) {
      NameGroup(results.subspan(i, 1), info.results[i].name);
    }
  } else {
    NameGroup(results, "");
  }
}

void PrintedNames::NameGroup(std::span<const ir::ValueId> group, std::string_view hint) {
  if (hint.empty()) {
    names_[group[0].index] = {.kind = Kind::kNumber, .number = counters_.value++};
  } else {
    SetText(group[0], hint);
  }
  Name name = names_[group[0].index];
  name.group_size = static_cast<uint32_t>(group.size());
  for (const ir::ValueId value : group) {
    names_[value.index] = name;
    ++name.place;
  }
}

void PrintedNames::SetText(ir::ValueId value, std::string_view hint) {
  std::string text(hint);
  while (!taken_.insert(text).second) {
    text.resize(hint.size());
    text += '_' + std::to_string(counters_.conflict++);
  }
  scope_.push_back(text);
  names_[value.index] = {.kind = Kind::kText, .number = static_cast<uint32_t>(texts_.size())};
  texts_.push_back(std::move(text));
}

void PrintedNames::AppendStem(std::string& out, const Name& name) const {
  out += '%';
  switch (name.kind) {
    case Kind::kNone:
      out += '?';  // stands in no region that was named
      break;
    case Kind::kNumber:
      AppendInteger(out, name.number);
      break;
    case Kind::kArgument:
      out += "arg";
      AppendInteger(out, name.number);
      break;
    case Kind::kText:
      out += texts_[name.number];
      break;
  }
}

void PrintedNames::Append(std::string& out, ir::ValueId value) const {
  const Name& name = names_[value.index];
  AppendStem(out, name);
  if (name.group_size > 1) {
    out += '#';
    AppendInteger(out, name.place);
  }
}

void PrintedNames::AppendResults(std::string& out, ir::OpId op) const {
  bool first = true;
  for (const ir::ValueId result : module_.results(op)) {
    const Name& name = names_[result.index];
    if (name.place > 0) continue;
    if (!first) out += ", ";
    first = false;
    AppendStem(out, name);
    if (name.group_size > 1) {
      out += ':';
      AppendInteger(out, name.group_size);
    }
  }
}

}  // namespace lockstep::text
