// SPDX-License-Identifier: Apache-2.0
// Values are kept by node until the row or the element that they belong to is over.
#include "lockstep/codegen/cpu/node_values.h"

#include <algorithm>

namespace lockstep::codegen::cpu {
namespace {

using plan::Node;
using plan::NodeId;
using plan::NodeKind;

// Elements that are worth some instructions before their loop.
constexpr int64_t kManyElements = 1024;

}  // namespace

void NodeValues::FindInvariants() {
  for (const Node& node : kernel_.nodes) {
    const auto is_invariant = [&](NodeId id) { return is_invariant_[id]; };
    is_invariant_.push_back(
        node.kind == NodeKind::kConstant ||
        (node.kind == NodeKind::kLoad && node.access.IsConstant() && node.bounds.empty()) ||
        (node.kind == NodeKind::kCompute && std::ranges::all_of(node.arguments, is_invariant)));
  }
}

void NodeValues::EmitInvariants() {
  for (NodeId id = 0; id < kernel_.nodes.size(); ++id) {
    if (is_invariant_[id]) Value(id);
  }
  invariants_ = std::move(row_values_);
  divides_ = f_.lanes > 1 && kernel_.domain.NumElements() >= kManyElements;
  for (const Node& node : kernel_.nodes) {
    if (!DividesByInvariant(node)) continue;
    const NodeId id = node.arguments[1];
    divisors_[id] = EmitInvariantDivisor(f_, invariants_.at(id).re);
  }
}

// Constants are left to LLVM, and few elements to the divider.
bool NodeValues::DividesByInvariant(const Node& node) const {
  if (!divides_ || node.kind != NodeKind::kCompute || node.opcode != ir::Opcode::kDivide ||
      node.dtype != DType::kF32) {
    return false;
  }
  const NodeId by = node.arguments[1];
  return is_invariant_[by] && !is_invariant_[node.arguments[0]] &&
         kernel_.nodes[by].kind != NodeKind::kConstant;
}

Lanes NodeValues::ElementValue(NodeId id, bool widens) {
  const Node& node = kernel_.nodes[id];
  if (!node.is_element) {
    const Lanes value = Value(id);
    return widens ? Widened(id, value) : value;
  }
  const auto found = element_values_.find(id);
  if (found != element_values_.end()) return found->second;
  const Lanes value = Make(node, [&](NodeId argument) { return ElementValue(argument, widens); });
  element_values_[id] = value;
  return value;
}

// A row's value in all lanes.
Lanes NodeValues::Widened(NodeId id, const Lanes& value) {
  if (f_.lanes == 1) return value;
  const auto found = element_values_.find(id);
  if (found != element_values_.end()) return found->second;
  Lanes wide;
  const Node& node = kernel_.nodes[id];
  if (node.kind == NodeKind::kConstant) {
    wide = EmitConstant(f_, node.dtype, node.literal.stored_bytes());
  } else {
    const std::string_view type = RegisterType(ComplexPart(value.dtype));
    wide = {value.dtype, f_.Broadcast(type, value.re), ""};
    if (IsComplex(value.dtype)) wide.im = f_.Broadcast(type, value.im);
  }
  element_values_[id] = wide;
  return wide;
}

Lanes NodeValues::Value(NodeId id) {
  const auto found = row_values_.find(id);
  if (found != row_values_.end()) return found->second;
  const Lanes value = Make(kernel_.nodes[id], [&](NodeId argument) { return Value(argument); });
  row_values_[id] = value;
  return value;
}

Lanes NodeValues::Make(const Node& node, const std::function<Lanes(NodeId)>& argument) {
  switch (node.kind) {
    case NodeKind::kConstant:
      return EmitConstant(f_, node.dtype, node.literal.stored_bytes());
    case NodeKind::kLoad:
      return memory_.Load(node, index_);
    case NodeKind::kIota:
      return memory_.Iota(node, index_);
    case NodeKind::kReduceResult:
      return results_[node.reduction][node.index];
    case NodeKind::kInside: {
      const std::string inside = memory_.Inside(node.bounds, index_);
      const Lanes a = argument(node.arguments[0]), b = argument(node.arguments[1]);
      const std::string_view type = RegisterType(ComplexPart(node.dtype));
      Lanes value{node.dtype, f_.Select(inside, type, a.re, b.re), ""};
      if (IsComplex(node.dtype)) value.im = f_.Select(inside, type, a.im, b.im);
      return value;
    }
    case NodeKind::kCompute:
    case NodeKind::kParameter: {
      std::vector<Lanes> in;
      for (const NodeId id : node.arguments) in.push_back(argument(id));
      if (DividesByInvariant(node)) {
        const InvariantDivisor& divisor = divisors_.at(node.arguments[1]);
        return {node.dtype, EmitInvariantDivision(f_, in[0].re, divisor), ""};
      }
      return EmitElementwise(f_, module_, node.op, node.opcode, node.dtype, in);
    }
  }
  return {};
}

}  // namespace lockstep::codegen::cpu
