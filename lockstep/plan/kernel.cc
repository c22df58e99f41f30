// SPDX-License-Identifier: Apache-2.0
// From a group of ops to nodes at affine places.
#include "lockstep/plan/kernel.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "lockstep/base/hash.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/plan/fold.h"

namespace lockstep::plan {
namespace {

constexpr int64_t kSmallConcatenate = 1024;

uint64_t HashIndex(const AffineIndex& index, uint64_t hash) {
  hash = base::HashCombine(hash, static_cast<uint64_t>(index.offset));
  for (const Term& term : index.terms) {
    hash = base::HashCombine(hash, static_cast<uint64_t>(term.dim));
    hash = base::HashCombine(hash, static_cast<uint64_t>(term.coefficient));
  }
  for (const RuntimeTerm& term : index.runtime_terms) {
    hash = base::HashCombine(hash, term.start.index);
    hash = base::HashCombine(hash, static_cast<uint64_t>(term.coefficient));
  }
  return hash;
}

class Lowering {
 public:
  Lowering(const ir::Module& module, const GroupSpec& group) : module_(module), group_(group) {
    members_.insert(group.ops.begin(), group.ops.end());
    kernel_.domain = group.domain;
  }

  Result<Kernel> Run() {
    for (const GroupOutput& output : group_.outputs) {
      const ir::OpId update = module_.defining_op(output.value);
      const ir::ValueId computed = output.is_update ? module_.operand(update, 1) : output.value;
      LS_ASSIGN_OR_RETURN(const NodeId node, Visit(computed, output.map, {}));
      outputs_.push_back(node);
      if (output.is_update) {
        BufferOf(module_.operand(update, 0));
        for (size_t i = 2; i < module_.num_operands(update); ++i) {
          BufferOf(module_.operand(update, i));
        }
      }
    }
    kernel_.num_inputs = kernel_.buffers.size();
    for (size_t i = 0; i < outputs_.size(); ++i) {
      const GroupOutput& output = group_.outputs[i];
      Store store;
      store.node = outputs_[i];
      store.buffer = static_cast<uint32_t>(kernel_.buffers.size());
      store.access = LinearIndex(module_.tensor_type(output.value).shape,
                                 output.is_update ? UpdateMap(output) : output.map);
      if (output.is_update) {
        const ir::OpId update = module_.defining_op(output.value);
        kernel_.updates.push_back({BufferOf(module_.operand(update, 0)), store.buffer});
      }
      kernel_.buffers.push_back(output.value);
      kernel_.stores.push_back(std::move(store));
    }
    return std::move(kernel_);
  }

 private:
  struct Place {
    ir::ValueId value;
    IndexMap map;
    std::vector<Bound> bounds;
    NodeId node;
  };

  // Where in the result the element of the update goes.
  IndexMap UpdateMap(const GroupOutput& output) const {
    const ir::OpId op = module_.defining_op(output.value);
    const Shape& whole = module_.tensor_type(output.value).shape;
    const Shape& part = module_.tensor_type(module_.operand(op, 1)).shape;
    IndexMap map = output.map;
    for (int64_t d = 0; d < whole.rank(); ++d) {
      const int64_t max = whole[d] - part[d];
      if (max == 0) continue;
      const ir::ValueId start = module_.operand(op, static_cast<size_t>(d) + 2);
      map[static_cast<size_t>(d)].runtime_terms.push_back({start, max, 1});
    }
    return map;
  }

  Result<NodeId> Visit(ir::ValueId value, const IndexMap& map, const std::vector<Bound>& bounds) {
    uint64_t hash = base::HashCombine(bounds.size(), value.index);
    for (const AffineIndex& index : map) hash = HashIndex(index, hash);
    for (const Bound& bound : bounds) hash = HashIndex(bound.index, hash);
    auto& places = places_[hash];
    for (const Place& place : places) {
      if (place.value == value && place.map == map && place.bounds == bounds) return place.node;
    }
    LS_ASSIGN_OR_RETURN(const NodeId node, Make(value, map, bounds));
    places_[hash].push_back({value, map, bounds, node});
    return node;
  }

  Result<NodeId> Make(ir::ValueId value, const IndexMap& map, const std::vector<Bound>& bounds) {
    const ir::OpId op = module_.defining_op(value);
    Node node;
    node.dtype = module_.tensor_type(value).dtype();
    node.op = op;
    if (op && module_.opcode(op) == ir::Opcode::kConstant) {
      const Literal& literal = module_.attrs<ir::ConstantAttrs>(op).value.values;
      if (literal.is_splat()) {
        node.literal = literal;
        return Add(std::move(node));
      }
    }
    if (!op || !members_.contains(op)) return Load(value, map, bounds, std::move(node));
    if (module_.opcode(op) == ir::Opcode::kIota) {
      const auto dim = static_cast<size_t>(module_.attrs<ir::IotaAttrs>(op).iota_dimension);
      node.kind = NodeKind::kIota;
      node.access = map[dim];
      LS_RETURN_IF_ERROR(LoadStarts(node));
      return Add(std::move(node));
    }
    if (IsFold(module_, op)) return FoldResult(value, map, bounds);
    if (module_.opcode(op) == ir::Opcode::kConcatenate) {
      return Concatenate(op, map, bounds, std::move(node));
    }
    if (module_.opcode(op) == ir::Opcode::kPad) return Pad(op, map, bounds, std::move(node));
    const bool computes = module_.info(op).Has(ir::kElementwise);
    const size_t num_operands = computes ? module_.num_operands(op) : 1;
    for (size_t i = 0; i < num_operands; ++i) {
      LS_ASSIGN_OR_RETURN(const IndexMap operand_map, MapOf(op, i, map));
      LS_ASSIGN_OR_RETURN(const NodeId argument,
                          Visit(module_.operand(op, i), operand_map, bounds));
      node.arguments.push_back(argument);
    }
    if (!computes) return node.arguments[0];
    node.kind = NodeKind::kCompute;
    node.opcode = module_.opcode(op);
    return Add(std::move(node));
  }

  Result<IndexMap> MapOf(ir::OpId op, size_t index, const IndexMap& map) {
    IndexMap operand;
    Split split;
    if (!MapOperand(module_, op, index, map, group_.domain, &operand, &split)) {
      return InternalError("the group of " + std::string(module_.info(op).name) +
                           " reads an operand at places that are not affine");
    }
    return operand;
  }

  Result<NodeId> Load(ir::ValueId value, const IndexMap& map, const std::vector<Bound>& bounds,
                      Node node) {
    node.kind = NodeKind::kLoad;
    node.access = LinearIndex(module_.tensor_type(value).shape, map);
    node.bounds = bounds;
    node.buffer = BufferOf(value);
    LS_RETURN_IF_ERROR(LoadStarts(node));
    return Add(std::move(node));
  }

  // Start indices are read from memory where they are used.
  Status LoadStarts(const Node& node) {
    for (const RuntimeTerm& term : node.access.runtime_terms) BufferOf(term.start);
    return OkStatus();
  }

  uint32_t BufferOf(ir::ValueId value) {
    const auto [found, is_new] =
        buffers_.emplace(value, static_cast<uint32_t>(kernel_.buffers.size()));
    if (is_new) kernel_.buffers.push_back(value);
    return found->second;
  }

  Result<NodeId> Pad(ir::OpId op, const IndexMap& map, const std::vector<Bound>& bounds,
                     Node node) {
    const Shape& from = module_.tensor_type(module_.operand(op, 0)).shape;
    LS_ASSIGN_OR_RETURN(const IndexMap inside_map, MapOf(op, 0, map));
    std::vector<Bound> inside = bounds;
    for (int64_t d = 0; d < from.rank(); ++d) {
      const auto& attrs = module_.attrs<ir::PadAttrs>(op);
      const auto dim = static_cast<size_t>(d);
      if (attrs.edge_padding_low[dim] <= 0 && attrs.edge_padding_high[dim] <= 0) continue;
      node.bounds.push_back({inside_map[dim], from[d]});
      inside.push_back(node.bounds.back());
    }
    LS_ASSIGN_OR_RETURN(const NodeId value, Visit(module_.operand(op, 0), inside_map, inside));
    LS_ASSIGN_OR_RETURN(const NodeId padding, Visit(module_.operand(op, 1), {}, bounds));
    if (node.bounds.empty()) return value;
    node.kind = NodeKind::kInside;
    node.arguments = {value, padding};
    return Add(std::move(node));
  }

  // The operand in whose part of the result the place lies.
  Result<NodeId> Concatenate(ir::OpId op, const IndexMap& map, const std::vector<Bound>& bounds,
                             Node node) {
    const auto dim = static_cast<size_t>(module_.attrs<ir::ConcatenateAttrs>(op).dimension);
    NodeId rest = kNoNode;
    for (size_t i = module_.num_operands(op); i-- > 0;) {
      LS_ASSIGN_OR_RETURN(const IndexMap operand_map, MapOf(op, i, map));
      const Shape& shape = module_.tensor_type(module_.operand(op, i)).shape;
      const Bound bound{operand_map[dim], shape[static_cast<int64_t>(dim)]};
      std::vector<Bound> inside = bounds;
      inside.push_back(bound);
      LS_ASSIGN_OR_RETURN(const NodeId part, Visit(module_.operand(op, i), operand_map, inside));
      if (rest == kNoNode) {
        rest = part;
        continue;
      }
      Node choice = node;
      choice.kind = NodeKind::kInside;
      choice.bounds = {bound};
      choice.arguments = {part, rest};
      rest = Add(std::move(choice));
    }
    return rest;
  }

  Result<NodeId> FoldResult(ir::ValueId value, const IndexMap& map,
                            const std::vector<Bound>& bounds) {
    const ir::OpId op = module_.defining_op(value);
    if (FoldsOneElement(module_, op)) {
      return module_.opcode(op) == ir::Opcode::kReduce ? InlineBody(value, map, bounds)
                                                       : OneProduct(op, map, bounds);
    }
    const auto known = reductions_.find(op);
    uint32_t reduction = 0;
    if (known != reductions_.end()) {
      reduction = known->second;
    } else {
      LS_ASSIGN_OR_RETURN(reduction, MakeReduction(op, map, bounds));
      reductions_.emplace(op, reduction);
    }
    Node node;
    node.kind = NodeKind::kReduceResult;
    node.op = op;
    node.dtype = module_.tensor_type(value).dtype();
    node.reduction = reduction;
    node.index = module_.index_in_owner(value);
    return Add(std::move(node));
  }

  // The reduction of one element: the body of the initial value and that element.
  Result<NodeId> InlineBody(ir::ValueId value, const IndexMap& map,
                            const std::vector<Bound>& bounds) {
    const ir::OpId op = module_.defining_op(value);
    const size_t count = module_.num_operands(op) / 2;
    const IndexMap input_map = FoldOperandMap(module_, op, 0, map, group_.domain);
    LS_ASSIGN_OR_RETURN(const Body body, LowerBody(module_, module_.region(op)));
    std::vector<NodeId> placed;
    for (const Node& node : body.nodes) {
      if (node.kind == NodeKind::kParameter) {
        const bool is_init = node.index < count;
        const ir::ValueId operand =
            module_.operand(op, is_init ? count + node.index : node.index - count);
        LS_ASSIGN_OR_RETURN(const NodeId input, Visit(operand, is_init ? IndexMap() : input_map,
                                                      is_init ? std::vector<Bound>() : bounds));
        placed.push_back(input);
        continue;
      }
      Node copy = node;
      for (NodeId& argument : copy.arguments) argument = placed[argument];
      placed.push_back(Add(std::move(copy)));
    }
    return placed[body.results[module_.index_in_owner(value)]];
  }

  // The contraction of one product: 0 and that product.
  Result<NodeId> OneProduct(ir::OpId op, const IndexMap& map, const std::vector<Bound>& bounds) {
    std::vector<NodeId> folded;
    for (size_t i = 0; i < NumFolded(module_, op); ++i) {
      const IndexMap input_map = FoldOperandMap(module_, op, i, map, group_.domain);
      LS_ASSIGN_OR_RETURN(const NodeId input, Visit(module_.operand(op, i), input_map, bounds));
      folded.push_back(input);
    }
    Reduction parts;
    LS_RETURN_IF_ERROR(MakeContraction(op, folded, parts));
    Node sum = parts.body.nodes[parts.body.results[0]];
    sum.arguments = {parts.inits[0], parts.inputs[0]};
    return Add(std::move(sum));
  }

  Result<uint32_t> MakeReduction(ir::OpId op, const IndexMap& map,
                                 const std::vector<Bound>& bounds) {
    Reduction reduction;
    reduction.op = op;
    std::vector<NodeId> folded;
    for (size_t i = 0; i < NumFolded(module_, op); ++i) {
      const IndexMap input_map = FoldOperandMap(module_, op, i, map, group_.domain);
      LS_ASSIGN_OR_RETURN(const NodeId input, Visit(module_.operand(op, i), input_map, bounds));
      folded.push_back(input);
    }
    if (module_.opcode(op) == ir::Opcode::kReduce) {
      reduction.inputs = folded;
      for (size_t i = 0; i < folded.size(); ++i) {
        LS_ASSIGN_OR_RETURN(const NodeId init,
                            Visit(module_.operand(op, folded.size() + i), {}, {}));
        reduction.inits.push_back(init);
      }
      LS_ASSIGN_OR_RETURN(reduction.body, LowerBody(module_, module_.region(op)));
    } else {
      LS_RETURN_IF_ERROR(MakeContraction(op, folded, reduction));
    }
    reduction.is_simple = IsSimple(reduction.body);
    for (const NodeId input : reduction.inputs) {
      reduction.phase = std::max(reduction.phase, kernel_.nodes[input].phase);
    }
    kernel_.num_phases = std::max(kernel_.num_phases, reduction.phase + 2);
    kernel_.reductions.push_back(std::move(reduction));
    return static_cast<uint32_t>(kernel_.reductions.size() - 1);
  }

  // Products of the folded operands, added up. Small floats are multiplied and added as floats.
  Status MakeContraction(ir::OpId op, const std::vector<NodeId>& folded, Reduction& reduction) {
    const DType dtype = module_.tensor_type(module_.result(op)).dtype();
    Node product;
    product.kind = NodeKind::kCompute;
    product.op = op;
    product.opcode = ir::Opcode::kMultiply;
    product.dtype = IsFloat(dtype) && BitWidth(dtype) < 32 ? DType::kF32 : dtype;
    product.arguments = folded;
    reduction.inputs = {Add(std::move(product))};
    Node zero;
    zero.dtype = dtype;
    LS_ASSIGN_OR_RETURN(zero.literal, Literal::Zeros(dtype, Shape{}));
    reduction.inits = {Add(std::move(zero))};
    for (uint32_t i = 0; i < 2; ++i) {
      Node parameter;
      parameter.kind = NodeKind::kParameter;
      parameter.index = i;
      parameter.dtype = dtype;
      reduction.body.nodes.push_back(std::move(parameter));
    }
    Node sum;
    sum.kind = NodeKind::kCompute;
    sum.op = op;
    sum.opcode = ir::Opcode::kAdd;
    sum.dtype = dtype;
    sum.arguments = {0, 1};
    reduction.body.nodes.push_back(std::move(sum));
    reduction.body.results = {2};
    return OkStatus();
  }

  // Whether the body is one commutative op of its two parameters.
  static bool IsSimple(const Body& body) {
    if (body.results.size() != 1) return false;
    const Node& result = body.nodes[body.results[0]];
    return result.kind == NodeKind::kCompute && result.arguments.size() == 2 &&
           body.nodes[result.arguments[0]].kind == NodeKind::kParameter &&
           body.nodes[result.arguments[1]].kind == NodeKind::kParameter &&
           body.nodes[result.arguments[0]].index != body.nodes[result.arguments[1]].index &&
           ir::IsCommutative(result.opcode);
  }

  bool DependsOnReduced(const AffineIndex& index) const {
    return std::any_of(index.terms.begin(), index.terms.end(), [&](const Term& term) {
      return kernel_.domain.reduced[static_cast<size_t>(term.dim)];
    });
  }

  NodeId Add(Node node) {
    node.is_element = DependsOnReduced(node.access);
    for (const Bound& bound : node.bounds) {
      node.is_element = node.is_element || DependsOnReduced(bound.index);
      for (const RuntimeTerm& term : bound.index.runtime_terms) BufferOf(term.start);
    }
    for (const NodeId argument : node.arguments) {
      node.is_element = node.is_element || kernel_.nodes[argument].is_element;
      node.phase = std::max(node.phase, kernel_.nodes[argument].phase);
    }
    if (node.kind == NodeKind::kReduceResult) {
      node.phase = kernel_.reductions[node.reduction].phase + 1;
    }
    kernel_.nodes.push_back(std::move(node));
    return static_cast<NodeId>(kernel_.nodes.size() - 1);
  }

  const ir::Module& module_;
  const GroupSpec& group_;
  std::unordered_set<ir::OpId> members_;
  Kernel kernel_;
  std::vector<NodeId> outputs_;
  std::unordered_map<uint64_t, std::vector<Place>> places_;
  std::unordered_map<ir::ValueId, uint32_t> buffers_;
  std::unordered_map<ir::OpId, uint32_t> reductions_;
};

// Applies `f` to every affine index of the kernel.
template <typename F>
void ForEachIndex(Kernel& kernel, F f) {
  for (Node& node : kernel.nodes) {
    f(node.access);
    for (Bound& bound : node.bounds) f(bound.index);
  }
  for (Store& store : kernel.stores) f(store.access);
}

int64_t CoefficientOf(const AffineIndex& index, int dim) {
  for (const Term& term : index.terms) {
    if (term.dim == dim) return term.coefficient;
  }
  return 0;
}

// Removes dimension `dim` from the kernel; indices must not depend on it, or it has been merged
// into the one after it.
void EraseDim(Kernel& kernel, int dim) {
  ForEachIndex(kernel, [&](AffineIndex& index) {
    std::erase_if(index.terms, [&](const Term& term) { return term.dim == dim; });
    for (Term& term : index.terms) term.dim -= term.dim > dim ? 1 : 0;
  });
  kernel.domain.sizes.erase(kernel.domain.sizes.begin() + dim);
  kernel.domain.reduced.erase(kernel.domain.reduced.begin() + dim);
}

}  // namespace

bool Kernel::IsElementStore(const Store& store) const {
  const auto is_reduced = [&](const Term& term) {
    return domain.reduced[static_cast<size_t>(term.dim)];
  };
  return nodes[store.node].is_element || std::ranges::any_of(store.access.terms, is_reduced);
}

int Kernel::LastElementPhase() const {
  int last = 0;
  for (const Reduction& reduction : reductions) last = std::max(last, reduction.phase);
  for (const Store& store : stores) {
    if (IsElementStore(store)) last = std::max(last, nodes[store.node].phase);
  }
  return last;
}

Result<Kernel> LowerGroup(const ir::Module& module, const GroupSpec& group) {
  return Lowering(module, group).Run();
}

Result<Body> LowerBody(const ir::Module& module, ir::RegionId region) {
  Body body;
  std::unordered_map<ir::ValueId, NodeId> nodes;
  const auto add = [&](ir::ValueId value, Node node) {
    node.dtype = module.tensor_type(value).dtype();
    nodes.emplace(value, static_cast<NodeId>(body.nodes.size()));
    body.nodes.push_back(std::move(node));
  };
  for (const ir::ValueId argument : module.arguments(region)) {
    if (!module.type(argument).IsTensor() || module.tensor_type(argument).rank() != 0) {
      return UnimplementedError("a region on arrays");
    }
    Node node;
    node.kind = NodeKind::kParameter;
    node.index = module.index_in_owner(argument);
    add(argument, std::move(node));
  }
  for (const ir::OpId op : module.ops(region)) {
    Node node;
    node.op = op;
    for (const ir::ValueId operand : module.operands(op)) {
      const auto found = nodes.find(operand);
      if (found == nodes.end()) return UnimplementedError("a region that uses values from outside");
      node.arguments.push_back(found->second);
    }
    if (module.info(op).Has(ir::kTerminator)) {
      body.results = node.arguments;
      return body;
    }
    if (module.opcode(op) == ir::Opcode::kConstant) {
      node.literal = module.attrs<ir::ConstantAttrs>(op).value.values;
    } else {
      const std::string reason = NotGeneratedReason(module, op);
      if (!reason.empty()) return UnimplementedError(reason);
      if (module.opcode(op) == ir::Opcode::kReshape ||
          module.opcode(op) == ir::Opcode::kBroadcastInDim) {  // of a scalar to a scalar
        nodes.emplace(module.result(op), node.arguments[0]);
        continue;
      }
      if (!module.info(op).Has(ir::kElementwise))
        return UnimplementedError("a region that moves data");
      node.kind = NodeKind::kCompute;
      node.opcode = module.opcode(op);
    }
    add(module.result(op), std::move(node));
  }
  return InternalError("a region without a terminator");
}

std::string NotGeneratedReason(const ir::Module& module, ir::OpId op) {
  const std::string name(module.info(op).name);
  const bool is_reduce = module.opcode(op) == ir::Opcode::kReduce;
  const bool is_update = module.opcode(op) == ir::Opcode::kDynamicUpdateSlice;
  if (!IsFold(module, op) && !is_update && module.opcode(op) != ir::Opcode::kIota &&
      !IsMapped(module, op)) {
    return name + " has a kernel of its own";
  }
  switch (module.opcode(op)) {
    case ir::Opcode::kConcatenate:
      // Every element looks at every operand.
      if (module.type(module.result(op)).IsTensor() &&
          module.tensor_type(module.result(op)).shape.IsStatic() &&
          module.tensor_type(module.result(op)).shape.NumElements() > kSmallConcatenate) {
        return name + " has a kernel of its own";
      }
      break;
    case ir::Opcode::kRemainder:
      if (IsComplex(module.tensor_type(module.operand(op, 0)).dtype())) {
        return name + " of complex numbers is not defined";
      }
      break;
    case ir::Opcode::kChloAsinAcosKernel:
    case ir::Opcode::kChloConstantLike:
    case ir::Opcode::kChloNextAfter:
      return name + " is not generated";
    default:
      break;
  }
  const auto fits = [&](ir::ValueId value) {
    const Type& type = module.type(value);
    return type.IsTensor() && !type.tensor().element.IsQuantized() &&
           type.tensor().shape.IsStatic();
  };
  for (const ir::ValueId operand : module.operands(op)) {
    if (!fits(operand)) return name + " on " + module.type(operand).ToString();
  }
  for (const ir::ValueId result : module.results(op)) {
    if (!fits(result)) return name + " to " + module.type(result).ToString();
  }
  if (is_reduce) {
    const Result<Body> body = LowerBody(module, module.region(op));
    if (!body.ok()) return name + " with " + std::string(body.status().message());
    for (const ir::ValueId argument : module.arguments(module.region(op))) {
      const ir::ValueId operand =
          module.operand(op, module.index_in_owner(argument) % (module.num_operands(op) / 2));
      if (module.tensor_type(argument).dtype() != module.tensor_type(operand).dtype()) {
        return name + " with a region on other types than its operands'";
      }
    }
  }
  return "";
}

void CollapseDomain(Kernel& kernel, bool keep_rows) {
  for (int d = kernel.domain.rank() - 1; d >= 0; --d) {
    if (kernel.domain.sizes[static_cast<size_t>(d)] == 1) EraseDim(kernel, d);
  }
  for (int d = kernel.domain.rank() - (keep_rows ? 3 : 2); d >= 0; --d) {
    const auto dim = static_cast<size_t>(d);
    if (kernel.domain.reduced[dim] != kernel.domain.reduced[dim + 1]) continue;
    const int64_t inner = kernel.domain.sizes[dim + 1];
    bool merges = true;
    ForEachIndex(kernel, [&](const AffineIndex& index) {
      merges = merges && CoefficientOf(index, d) == CoefficientOf(index, d + 1) * inner;
    });
    if (!merges) continue;
    kernel.domain.sizes[dim + 1] *= kernel.domain.sizes[dim];
    EraseDim(kernel, d);
  }
}

}  // namespace lockstep::plan
