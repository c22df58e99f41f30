// SPDX-License-Identifier: Apache-2.0
// The refiner: functions, copied once per combination of arguments.
#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/passes/refine/callees.h"
#include "lockstep/passes/refine/refiner.h"

namespace lockstep::passes {

std::string Refiner::NewName(ir::FunctionId function) {
  const std::string& name = module_.function(function).name;
  if (taken_names_.insert(name).second) return name;
  for (int i = 2;; ++i) {
    std::string other = name + "_" + std::to_string(i);
    if (!names_.contains(other) && taken_names_.insert(other).second) return other;
  }
}

// Of constants only those count that shapes depend on: others are dropped from `arguments`.
std::string Refiner::KeyOf(ir::FunctionId function, std::vector<KnownValue>& arguments,
                           bool keep_all) {
  std::string key = std::to_string(function.index) + (keep_all ? "*" : "");
  const auto parameters = module_.arguments(module_.function(function).body);
  for (size_t i = 0; i < arguments.size(); ++i) {
    KnownValue& argument = arguments[i];
    if (!shape_values_.Contains(parameters[i])) argument.constant.reset();
    key += "," + std::to_string(module_.InternType(argument.type).index);
    if (!argument.constant) continue;
    const auto bytes = argument.constant->stored_bytes();
    key += ":" + std::to_string(bytes.size()) + ":" +
           std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }
  return key;
}

// Gives one argument per parameter. `keep_all`: also those that are known.
Result<const Specialization*> Refiner::Specialize(ir::FunctionId function,
                                                  std::vector<KnownValue> arguments,
                                                  bool keep_all) {
  const std::string key = KeyOf(function, arguments, keep_all);
  const auto known = specializations_.find(key);
  if (known != specializations_.end()) return &known->second;
  if (static_cast<int>(specializations_.size()) >= options_.max_specializations) {
    return ResourceExhaustedError(
        "the program needs more than " + std::to_string(options_.max_specializations) +
        " copies of functions for different shapes; the last one is of @" +
        module_.function(function).name);
  }
  LS_ASSIGN_OR_RETURN(Specialization made, CopyFunction(function, arguments, keep_all));
  return &specializations_.emplace(key, std::move(made)).first->second;
}

Result<Specialization> Refiner::CopyFunction(ir::FunctionId function,
                                             const std::vector<KnownValue>& arguments,
                                             bool keep_all) {
  Specialization made;
  ir::Function copy = module_.function(function);
  const ir::RegionId from = copy.body;
  const std::vector<ir::Dictionary> argument_attributes = std::move(copy.argument_attributes);
  copy.argument_attributes.clear();
  copy.name = NewName(function);
  made.function = module_.AddFunction(std::move(copy), {});
  const ir::RegionId to = module_.function(made.function).body;
  const std::vector<ir::ValueId> parameters(module_.arguments(from).begin(),
                                            module_.arguments(from).end());
  const ir::OpId first = module_.first_op(from);
  std::vector<ir::Dictionary> kept_attributes;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const std::optional<Literal>& constant = arguments[i].constant;
    ir::ValueId value;
    if (constant && !keep_all) {
      value = EmitConstant(*constant, arguments[i].type, first, to);
    } else {
      value = module_.AddArgument(to, arguments[i].type, module_.value_location(parameters[i]));
      made.kept_arguments.push_back(i);
      kept_attributes.push_back(argument_attributes[i]);
    }
    module_.SetValueName(value, std::string(module_.value_name(parameters[i])));
    new_values_[parameters[i].index] = value;
    SetConstant(parameters[i], constant ? &*constant : nullptr);
  }
  module_.function(made.function).argument_attributes = std::move(kept_attributes);

  const bool caller_has_side_effects = std::exchange(has_side_effects_, false);
  LS_RETURN_IF_ERROR(CopyOps(from, to));
  made.has_side_effects = has_side_effects_;
  has_side_effects_ = has_side_effects_ || caller_has_side_effects;
  std::vector<Type> types;
  for (const ir::ValueId returned : module_.operands(module_.last_op(from))) {
    made.results.push_back(KnownOf(returned));
    types.push_back(made.results.back().type);
  }
  module_.function(made.function).result_types = std::move(types);
  return made;
}

void Refiner::EraseUnused() {
  // Last first, so that what only they use goes too.
  for (auto op = disposable_.rbegin(); op != disposable_.rend(); ++op) {
    const auto results = module_.results(*op);
    const auto is_used = [&](ir::ValueId value) { return module_.HasUses(value); };
    if (std::ranges::none_of(results, is_used)) module_.EraseOp(*op);
  }
}

void Refiner::EraseUnreachable(ir::FunctionId entry) {
  const std::vector<bool> reached = ReachableFunctions(module_, entry);
  const std::vector<ir::FunctionId> all(module_.functions().begin(), module_.functions().end());
  for (const ir::FunctionId id : all) {
    if (!reached[id.index]) module_.EraseFunction(id);
  }
}

Status Refiner::Run(ir::FunctionId entry) {
  // Functions that are named otherwise than as a callee stay as they are, with what they call.
  std::unordered_set<uint32_t> kept;
  for (const ir::FunctionId id : originals_) {
    for (const ir::FunctionId other : FunctionsKeptBy(module_, id)) {
      const std::vector<bool> reached = ReachableFunctions(module_, other);
      for (uint32_t i = 0; i < reached.size(); ++i) {
        if (reached[i]) kept.insert(i);
      }
    }
  }
  for (const uint32_t index : kept) taken_names_.insert(module_.function({index}).name);

  std::vector<KnownValue> arguments;
  const std::vector<ir::ValueId> parameters(module_.arguments(module_.function(entry).body).begin(),
                                            module_.arguments(module_.function(entry).body).end());
  for (size_t i = 0; i < parameters.size(); ++i) {
    KnownValue argument{module_.type(parameters[i]), std::nullopt};
    if (!options_.argument_types.empty()) {
      argument.type = ir::FillSizes(argument.type, options_.argument_types[i]);
    }
    if (!options_.argument_values.empty()) argument.constant = options_.argument_values[i];
    arguments.push_back(std::move(argument));
  }
  LS_ASSIGN_OR_RETURN(const Specialization* main, Specialize(entry, std::move(arguments), true));
  EraseUnused();
  for (const ir::FunctionId id : originals_) {
    if (!kept.contains(id.index)) module_.EraseFunction(id);
  }
  EraseUnreachable(main->function);
  return OkStatus();
}

}  // namespace lockstep::passes
