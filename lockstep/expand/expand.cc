// SPDX-License-Identifier: Apache-2.0
// Walks a module and replaces ops by what their expansions build.
#include "lockstep/expand/expand.h"

#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/base/strings.h"
#include "lockstep/expand/custom_calls.h"
#include "lockstep/expand/site.h"
#include "lockstep/expand/splice.h"
#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::expand {
namespace {

// Expansions of more ops become functions.
constexpr size_t kMaxInlineOps = 32;

class Expander {
 public:
  Expander(ir::Module& module, const ExpandOptions& options) : module_(module), options_(options) {}

  Result<ExpandedOps> Run();

 private:
  bool Wanted(ir::OpId op) const;
  void Collect(ir::RegionId region);
  Status Expand(ir::OpId op);
  Status ExpandByTable(ir::OpId op);
  Status ExpandComposite(ir::OpId op);
  bool ReplaceByChlo(ir::OpId op);
  // `values` take the place of the op's results, and their names.
  void Replace(ir::OpId op, const std::vector<ir::ValueId>& values);
  void ReplaceByCall(ir::OpId op, const std::string& function);
  // Ops without attributes whose keys are equal share one expansion.
  std::string KeyOf(ir::OpId op) const;

  ir::Module& module_;
  const ExpandOptions& options_;
  std::vector<ir::OpId> pending_;
  std::unordered_map<std::string, std::string> functions_;  // by key
  ExpandedOps counts_;
};

bool Expander::Wanted(ir::OpId op) const {
  if (options_.keep && options_.keep(module_, op)) return false;
  if (module_.opcode(op) == ir::Opcode::kComposite) return options_.composites;
  if (module_.opcode(op) == ir::Opcode::kCustomCall) {
    return options_.custom_calls && HasExpansion(module_, op);
  }
  return options_.chlo && FindExpansion(module_.opcode(op)) != nullptr;
}

// Those inside before those outside.
void Expander::Collect(ir::RegionId region) {
  for (const ir::OpId op : module_.ops(region)) {
    for (size_t i = 0; i < module_.num_regions(op); ++i) Collect(module_.region(op, i));
    if (Wanted(op)) pending_.push_back(op);
  }
}

Result<ExpandedOps> Expander::Run() {
  const std::vector<ir::FunctionId> functions(module_.functions().begin(),
                                              module_.functions().end());
  for (const ir::FunctionId id : functions) Collect(module_.function(id).body);
  // Expansions may hold ops that are to be expanded in turn: they are added behind.
  for (size_t i = 0; i < pending_.size(); ++i) {
    const ir::OpId op = pending_[i];
    const std::string name(module_.info(op).name);
    ++counts_[name];
    if (const Status status = Expand(op); !status.ok()) {
      const std::string place = ir::PlaceText(module_, op);
      return Status(status.code(), base::StrCat(place, place.empty() ? "" : ": ", "'", name,
                                                "' cannot be expanded: ", status.message()));
    }
  }
  return std::move(counts_);
}

Status Expander::Expand(ir::OpId op) {
  return module_.opcode(op) == ir::Opcode::kComposite ? ExpandComposite(op) : ExpandByTable(op);
}

void Expander::Replace(ir::OpId op, const std::vector<ir::ValueId>& values) {
  for (size_t i = 0; i < values.size(); ++i) {
    const ir::ValueId result = module_.result(op, i);
    if (!module_.value_name(result).empty() && module_.value_name(values[i]).empty()) {
      module_.SetValueName(values[i], module_.value_name(result));
    }
    module_.ReplaceAllUses(result, values[i]);
  }
  module_.EraseOp(op);
}

void Expander::ReplaceByCall(ir::OpId op, const std::string& function) {
  std::vector<Type> types;
  for (const ir::ValueId value : module_.results(op)) types.push_back(module_.type(value));
  const std::vector<ir::ValueId> operands(module_.operands(op).begin(), module_.operands(op).end());
  const ir::OpId call =
      module_.CreateOp({.opcode = ir::Opcode::kFuncCall,
                        .operands = operands,
                        .result_types = types,
                        .attributes = ir::MakeAttributes(ir::CallAttrs{{function}}),
                        .location = module_.op_location(op)});
  module_.InsertBefore(op, call);
  Replace(op, {module_.results(call).begin(), module_.results(call).end()});
}

// Portable artifacts hold functions of one number as composites, "chlo.erf" say: the op is more
// exact than any decomposition.
bool Expander::ReplaceByChlo(ir::OpId op) {
  const auto& attrs = module_.attrs<ir::CompositeAttrs>(op);
  const auto opcode = attrs.name.starts_with("chlo.") ? ir::FindOpcode(attrs.name) : std::nullopt;
  if (!opcode || module_.num_operands(op) != 1 || module_.num_results(op) != 1 ||
      !attrs.composite_attributes.empty()) {
    return false;
  }
  const ir::OpInfo& info = ir::GetOpInfo(*opcode);
  const ir::ValueId operand = module_.operand(op, 0);
  const Type type = module_.type(operand);
  if (info.family != ir::Family::kElementwise || info.operands.size() != 1 ||
      info.opcode == ir::Opcode::kChloConstantLike || !type.IsTensor() ||
      !(type == module_.type(module_.result(op))) || !IsFloat(type.tensor().dtype())) {
    return false;
  }
  const ir::OpId function = module_.CreateOp({.opcode = *opcode,
                                              .operands = std::span(&operand, 1),
                                              .result_types = std::span(&type, 1),
                                              .location = module_.op_location(op)});
  module_.InsertBefore(op, function);
  if (Wanted(function)) pending_.push_back(function);
  Replace(op, {module_.result(function)});
  return true;
}

Status Expander::ExpandComposite(ir::OpId op) {
  if (ReplaceByChlo(op)) return OkStatus();
  const std::string decomposition = module_.attrs<ir::CompositeAttrs>(op).decomposition.name;
  const ir::FunctionId function = module_.FindFunction(decomposition);
  if (!function) {
    return InvalidArgumentError(base::StrCat("there is no function @", decomposition));
  }
  ReplaceByCall(op, decomposition);
  return OkStatus();
}

std::string Expander::KeyOf(ir::OpId op) const {
  std::string key(module_.info(op).name);
  for (const ir::ValueId value : module_.operands(op)) key += " " + module_.type(value).ToString();
  for (const ir::ValueId value : module_.results(op)) key += ">" + module_.type(value).ToString();
  return key;
}

Status Expander::ExpandByTable(ir::OpId op) {
  const bool shares = module_.attributes_ref(op)->ToDictionary().empty();
  const std::string key = KeyOf(op);
  if (const auto found = functions_.find(key); shares && found != functions_.end()) {
    ReplaceByCall(op, found->second);
    return OkStatus();
  }
  GraphBuilder builder;
  Site site{module_, op, builder, {}, {}};
  for (const ir::ValueId value : module_.operands(op)) {
    const Type& type = module_.type(value);
    if (!type.IsTensor()) return UnimplementedError("an operand that is no tensor");
    site.operands.push_back(builder.Parameter(type.tensor(), ""));
  }
  for (const ir::ValueId value : module_.results(op)) {
    const Type& type = module_.type(value);
    if (!type.IsTensor()) return UnimplementedError("a result that is no tensor");
    site.result_types.push_back(type);
  }
  const Values values = FindExpansion(module_.opcode(op))(site);
  LS_RETURN_IF_ERROR(site.status);
  LS_ASSIGN_OR_RETURN(const Module built, builder.Build(values));
  const ir::Module& graph = built.ir();
  const ir::RegionId from = graph.function(graph.Entry()).body;
  size_t num_ops = 0;
  for ([[maybe_unused]] const ir::OpId each : graph.ops(from)) ++num_ops;
  if (num_ops > kMaxInlineOps && shares) {
    functions_[key] =
        MakeFunction(graph, from, module_, base::StrCat(module_.info(op).name, ".impl"),
                     module_.op_location(op));
    ReplaceByCall(op, functions_[key]);
    return OkStatus();
  }
  ValueMap map;
  for (size_t i = 0; i < site.operands.size(); ++i) {
    map.Set(graph.arguments(from)[i], module_.operand(op, i));
  }
  for (const ir::OpId copy :
       CopyOps(graph, from, module_, module_.parent(op), op, module_.op_location(op), map)) {
    if (Wanted(copy)) pending_.push_back(copy);
  }
  std::vector<ir::ValueId> replacements;
  for (const ir::ValueId value : graph.operands(graph.last_op(from))) {
    replacements.push_back(map.Find(value));
  }
  Replace(op, replacements);
  return OkStatus();
}

}  // namespace

Result<ExpandedOps> ExpandOps(ir::Module& module, const ExpandOptions& options) {
  return Expander(module, options).Run();
}

}  // namespace lockstep::expand
