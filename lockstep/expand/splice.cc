// SPDX-License-Identifier: Apache-2.0
// Copies of ops; see splice.h.
#include "lockstep/expand/splice.h"

#include <algorithm>
#include <utility>

namespace lockstep::expand {
namespace {

struct Copier {
  const ir::Module& from;
  ir::Module& to;
  ir::LocationId location;
  ValueMap& map;

  ir::OpId Copy(ir::OpId op);
  void CopyRegion(ir::RegionId region, ir::RegionId into);
};

ir::OpId Copier::Copy(ir::OpId op) {
  std::vector<ir::ValueId> operands;
  for (const ir::ValueId value : from.operands(op)) operands.push_back(map.Find(value));
  std::vector<Type> types;
  for (const ir::ValueId value : from.results(op)) types.push_back(from.type(value));
  const ir::OpId copy = to.CreateOp({.opcode = from.opcode(op),
                                     .operands = operands,
                                     .result_types = types,
                                     .attributes = from.attributes_ref(op),
                                     .discardable = from.discardable(op),
                                     .num_regions = from.num_regions(op),
                                     .location = &from == &to ? from.op_location(op) : location});
  for (size_t i = 0; i < types.size(); ++i) map.Set(from.result(op, i), to.result(copy, i));
  for (size_t i = 0; i < from.num_regions(op); ++i)
    CopyRegion(from.region(op, i), to.region(copy, i));
  return copy;
}

void Copier::CopyRegion(ir::RegionId region, ir::RegionId into) {
  const std::vector<ir::ValueId> arguments(from.arguments(region).begin(),
                                           from.arguments(region).end());
  for (const ir::ValueId value : arguments) map.Set(value, to.AddArgument(into, from.type(value)));
  for (const ir::OpId op : from.ops(region)) to.Append(into, Copy(op));
}

// A value that `region` uses, at any depth, and does not define.
bool UsesOutside(const ir::Module& module, ir::RegionId region, std::vector<ir::RegionId>& inside) {
  inside.push_back(region);
  for (const ir::OpId op : module.ops(region)) {
    for (const ir::ValueId value : module.operands(op)) {
      const ir::OpId definition = module.defining_op(value);
      const ir::RegionId home =
          definition ? module.parent(definition) : module.defining_region(value);
      if (std::ranges::find(inside, home) == inside.end()) return true;
    }
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      if (UsesOutside(module, module.region(op, i), inside)) return true;
    }
  }
  inside.pop_back();
  return false;
}

}  // namespace

std::vector<ir::OpId> CopyOps(const ir::Module& from, ir::RegionId region, ir::Module& to,
                              ir::RegionId end, ir::OpId next, ir::LocationId location,
                              ValueMap& map) {
  Copier copier{from, to, location, map};
  std::vector<ir::OpId> copies;
  const ir::OpId terminator = from.last_op(region);
  for (const ir::OpId op : from.ops(region)) {
    if (op == terminator) break;
    copies.push_back(copier.Copy(op));
    next ? to.InsertBefore(next, copies.back()) : to.Append(end, copies.back());
  }
  return copies;
}

std::string MakeFunction(const ir::Module& from, ir::RegionId region, ir::Module& to,
                         const std::string& name, ir::LocationId location) {
  Types arguments;
  for (const ir::ValueId value : from.arguments(region)) arguments.push_back(from.type(value));
  ir::Function function;
  function.name = name;
  for (int i = 1; to.FindFunction(function.name); ++i) {
    function.name = name + "_" + std::to_string(i);
  }
  function.is_public = false;
  for (const ir::ValueId value : from.operands(from.last_op(region))) {
    function.result_types.push_back(from.type(value));
  }
  function.result_attributes.resize(function.result_types.size());
  function.argument_attributes.resize(arguments.size());
  const std::string fresh = function.name;
  const ir::FunctionId id = to.AddFunction(std::move(function), arguments);
  const ir::RegionId body = to.function(id).body;
  ValueMap map;
  for (size_t i = 0; i < arguments.size(); ++i) {
    map.Set(from.arguments(region)[i], to.arguments(body)[i]);
  }
  CopyOps(from, region, to, body, {}, location, map);
  std::vector<ir::ValueId> returned;
  for (const ir::ValueId value : from.operands(from.last_op(region))) {
    returned.push_back(map.Find(value));
  }
  to.Append(body, to.CreateOp({.opcode = ir::Opcode::kFuncReturn,
                               .operands = returned,
                               .result_types = {},
                               .attributes = nullptr}));
  return fresh;
}

// The graph's own function of that name only says what a call gives.
void DeclareFunction(Site& site, ir::FunctionId function) {
  const ir::Function& declared = site.module.function(function);
  Types arguments;
  for (const ir::ValueId value : site.module.arguments(declared.body)) {
    arguments.push_back(site.module.type(value));
  }
  site.b.Define(declared.name, arguments, [&](std::span<const Value>) {
    Values values;
    for (const Type& type : declared.result_types) {
      values.push_back(site.b.Full(0, type.tensor()));
    }
    return values;
  });
}

Result<std::string> OutlineRegion(Site& site, ir::RegionId region, const std::string& name) {
  ir::Module& module = site.module;
  std::vector<ir::RegionId> inside;
  if (UsesOutside(module, region, inside)) {
    return UnimplementedError("its body uses values from outside");
  }
  std::string function = MakeFunction(module, region, module, name, {});
  DeclareFunction(site, module.FindFunction(function));
  return function;
}

}  // namespace lockstep::expand
