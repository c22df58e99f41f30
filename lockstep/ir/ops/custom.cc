// SPDX-License-Identifier: Apache-2.0
// Constraints of composites, custom calls, checks and parallel runs.
#include "lockstep/ir/ops/custom.h"

#include <algorithm>

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {

std::optional<std::vector<std::string>> ListedFunctions(const Attribute& attribute) {
  std::vector<std::string> names;
  std::vector<const Attribute*> rest = {&attribute};
  while (!rest.empty()) {
    const Attribute& next = *rest.back();
    rest.pop_back();
    if (const auto* list = next.As<ArrayAttr>()) {
      for (auto it = list->values.rbegin(); it != list->values.rend(); ++it) rest.push_back(&*it);
    } else if (const auto* symbol = next.As<SymbolAttr>(); symbol && !symbol->path.empty()) {
      names.push_back(symbol->path[0]);
    } else {
      return std::nullopt;
    }
  }
  return names;
}

namespace {

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool IsNameCharacter(char c) { return IsLetter(c) || (c >= '0' && c <= '9') || c == '_'; }

// [a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+
bool IsNamespacedOpName(std::string_view name) {
  if (name.empty() || !IsLetter(name[0])) return false;
  bool dotted = false;
  for (size_t i = 1; i < name.size(); ++i) {
    if (name[i] == '.') {
      if (name[i - 1] == '.' || i + 1 == name.size()) return false;
      dotted = true;
    } else if (!IsNameCharacter(name[i]) && !(dotted && name[i] == '$')) {
      return false;
    }
  }
  return dotted;
}

Status CheckComposite(OpChecker& op) {
  const auto& attributes = op.attrs<CompositeAttrs>();
  if (!IsNamespacedOpName(attributes.name)) {
    return op.Error("C1", "name must be a namespace, a dot and a name, found \"", attributes.name,
                    "\"");
  }
  return CheckCallee(op, {.name = "C2", .inputs = "C3", .results = "C4"},
                     attributes.decomposition.name);
}

// The part of a value that a path through nested tuples leads to; null when it leads nowhere.
const Type* FindPart(const Type& whole, List path) {
  const Type* part = &whole;
  for (int64_t index : path) {
    if (!part->IsTuple() || index < 0 || index >= static_cast<int64_t>(part->members().size())) {
      return nullptr;
    }
    part = &part->members()[static_cast<size_t>(index)];
  }
  return part;
}

// Several results count as a tuple, whose index comes first.
const Type* FindOutput(std::span<const Type> results, List path) {
  if (results.size() == 1) return FindPart(results[0], path);
  if (path.empty() || path[0] < 0 || path[0] >= static_cast<int64_t>(results.size())) {
    return nullptr;
  }
  return FindPart(results[static_cast<size_t>(path[0])], path.subspan(1));
}

Status CheckAlias(const OpChecker& op, const OutputOperandAlias& alias) {
  LS_RETURN_IF_ERROR(CheckRange(op, "", "operand_index of output_operand_aliases",
                                alias.operand_index, 0, static_cast<int64_t>(op.num_operands())));
  const Type* input = FindPart(op.operand_type(static_cast<size_t>(alias.operand_index)),
                               alias.operand_tuple_indices);
  const Type* output = FindOutput(op.declared(), alias.output_tuple_indices);
  if (input == nullptr || output == nullptr) {
    return op.Error("", "output_operand_aliases must name parts that exist, found output ",
                    alias.output_tuple_indices, " and operand ", alias.operand_index, " ",
                    alias.operand_tuple_indices);
  }
  // While sizes are refined, one of the two may know more.
  if (Compatible(*input, *output)) return OkStatus();
  return op.Error("", "output_operand_aliases must pair equal types, found ", *output, " and ",
                  *input);
}

constexpr int32_t kTypedFfi = 4;

// Strings, but a dictionary with the typed interface.
Status CheckBackendConfig(const OpChecker& op, const CustomCallAttrs& attributes) {
  if (attributes.api_version < 0 || attributes.api_version > kTypedFfi) {
    return op.Error("", "api_version must be in [0, 4], found ", attributes.api_version);
  }
  if (!attributes.backend_config) return OkStatus();
  const Attribute& config = *attributes.backend_config;
  const bool typed = attributes.api_version == kTypedFfi;
  const bool is_string = config.As<StringAttr>() != nullptr;
  const bool is_dictionary = config.As<DictionaryAttr>() != nullptr;
  if (typed ? is_dictionary : is_string) return OkStatus();
  if (typed && is_string && config.As<StringAttr>()->value.empty()) {
    return op.Tolerate(op.Error("", "backend_config must be a dictionary with api_version 4"));
  }
  return op.Error("", "backend_config must be ", typed ? "a dictionary" : "a string",
                  " with api_version ", attributes.api_version, ", found ", config.KindName());
}

// One list per value: a permutation of the dimensions of a tensor, nothing for other values.
Status CheckLayouts(const OpChecker& op, std::string_view name, const Attribute& layouts,
                    std::span<const Type> types) {
  const auto* lists = layouts.As<ArrayAttr>();
  if (lists == nullptr) return op.Error("", name, " must be a list of lists");
  if (lists->values.size() != types.size()) {
    return op.Error("", name, " must be as many as there are values, ", types.size(), ", found ",
                    lists->values.size());
  }
  for (size_t i = 0; i < types.size(); ++i) {
    const auto* elements = lists->values[i].As<ElementsAttr>();
    if (elements == nullptr || elements->type.rank() != 1 ||
        elements->values.dtype() != DType::kIndex) {
      return op.Error("", name, " must hold lists of type index, found ",
                      lists->values[i].KindName());
    }
    if (IsUnranked(types[i])) continue;
    const int64_t rank = types[i].IsTensor() ? types[i].tensor().rank() : 0;
    std::vector<int64_t> order;
    const int64_t count = elements->values.num_elements();
    for (int64_t k = 0; k < count && count <= rank; ++k) {
      order.push_back(elements->values.ElementAsInt64(k));
    }
    std::ranges::sort(order);
    bool is_permutation = count == rank;
    for (size_t k = 0; k < order.size(); ++k) {
      is_permutation = is_permutation && order[k] == static_cast<int64_t>(k);
    }
    if (!is_permutation) {
      return op.Error("", name, " must order the dimensions of value ", i, ", ", types[i]);
    }
  }
  return OkStatus();
}

// The layout of a single tuple is that of its members.
Status CheckAllLayouts(const OpChecker& op, const CustomCallAttrs& attributes) {
  if (attributes.operand_layouts.has_value() != attributes.result_layouts.has_value()) {
    return op.Error("", "operand_layouts and result_layouts must be given together");
  }
  if (!attributes.operand_layouts) return OkStatus();
  for (const Type& type : op.site().operand_types) {
    if (type.IsTuple()) return op.Error("", "tuples have no layouts, found operand ", type);
  }
  LS_RETURN_IF_ERROR(
      CheckLayouts(op, "operand_layouts", *attributes.operand_layouts, op.site().operand_types));
  std::span<const Type> results = op.declared();
  if (results.size() == 1 && results[0].IsTuple()) results = results[0].members();
  return CheckLayouts(op, "result_layouts", *attributes.result_layouts, results);
}

Status CheckCustomCall(OpChecker& op) {
  const auto& attributes = op.attrs<CustomCallAttrs>();
  LS_RETURN_IF_ERROR(CheckBackendConfig(op, attributes));
  for (const Symbol& symbol : attributes.called_computations) {
    if (!op.site().module->FindFunction(symbol.name)) {
      LS_RETURN_IF_ERROR(
          op.Tolerate(op.Error("", "called_computations must be functions, found @", symbol.name)));
    }
  }
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  LS_RETURN_IF_ERROR(CheckAllLayouts(op, attributes));
  for (const OutputOperandAlias& alias : attributes.output_operand_aliases) {
    LS_RETURN_IF_ERROR(CheckAlias(op, alias));
  }
  return ExpectDynamicCall(op);
}

Status CheckSameOperands(const OpChecker& op) {
  if (Compatible(op.operand_type(0), op.operand_type(1))) return OkStatus();
  return op.Error("", "operands must have the same type, found ", op.operand(0), " and ",
                  op.operand(1));
}

// For a quantized operand the value may hold the storage.
Status CheckExpectedValue(const OpChecker& op, const ElementsAttr& value) {
  const TensorType& operand = op.operand(0);
  const bool same_element =
      operand.element == value.type.element ||
      (operand.element.IsQuantized() && value.type.element == ElementType(operand.dtype()));
  if (same_element && Compatible(operand.shape, value.type.shape)) return OkStatus();
  return op.Error("", "value must have the type of the operand, found ", value.type, " and ",
                  operand);
}

// Adds the inputs and results of the functions that `programs` names.
Status CollectPrograms(const OpChecker& op, const Attribute& programs, RegionSignature& total) {
  const auto names = ListedFunctions(programs);
  if (!names) return op.Error("", "programs and infeed must be lists of functions");
  const Module& module = *op.site().module;
  for (const std::string& name : *names) {
    const FunctionId id = module.FindFunction(name);
    if (!id) return op.Error("", "there is no function @", name);
    const Function& function = module.function(id);
    for (ValueId argument : module.arguments(function.body)) {
      total.inputs.push_back(module.type(argument));
    }
    total.results.insert(total.results.end(), function.result_types.begin(),
                         function.result_types.end());
  }
  return OkStatus();
}

Status CheckRunParallel(OpChecker& op) {
  const auto& attributes = op.attrs<RunParallelAttrs>();
  RegionSignature total, feeds;
  LS_RETURN_IF_ERROR(CollectPrograms(op, attributes.programs, total));
  if (attributes.infeed) LS_RETURN_IF_ERROR(CollectPrograms(op, *attributes.infeed, feeds));
  if (!Compatible(op.site().operand_types, total.inputs)) {
    return op.Error("", "operands must be the inputs of all programs, ", total.inputs, ", found ",
                    op.site().operand_types);
  }
  LS_RETURN_IF_ERROR(op.ExpectNumResults("", total.results.size()));
  for (const Type& type : total.results) LS_RETURN_IF_ERROR(op.ExpectType("", type));
  return OkStatus();
}

}  // namespace

Status CheckCustom(OpChecker& op) {
  using enum CustomOp;
  switch (static_cast<CustomOp>(op.opcode())) {
    case kComposite:
      return CheckComposite(op);
    case kCustomCall:
      return CheckCustomCall(op);
    case kInterpreterRunParallel:
      return CheckRunParallel(op);
    case kCheckExpectAlmostEq:
    case kCheckExpectClose:
    case kCheckExpectEq:
      return CheckSameOperands(op);
    case kCheckExpectEqConst:
      return CheckExpectedValue(op, op.attrs<CheckConstAttrs>().value);
    case kCheckExpectAlmostEqConst:
      return CheckExpectedValue(op, op.attrs<CheckConstToleranceAttrs>().value);
    case kCheckExpectSerializedEq:
      return OkStatus();
  }
  return OkStatus();
}

}  // namespace lockstep::ir
