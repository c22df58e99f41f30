// SPDX-License-Identifier: Apache-2.0
// Refinement of result types: the rules of ops/ run on better operands, and what they expect is
// filled into what is declared. See ir/dynamic.h.
#include <algorithm>
#include <numeric>

#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

TensorType FillTensor(const TensorType& declared, const TensorType& found) {
  TensorType filled = declared;
  for (int64_t d = 0; d < filled.rank(); ++d) {
    if (filled.shape[d] != kDynamicSize || found.shape[d] == kDynamicSize) continue;
    filled.shape.set_dim(d, found.shape[d]);
    if (!filled.bounds.empty()) filled.bounds[static_cast<size_t>(d)] = kDynamicSize;
  }
  const auto is_none = [](int64_t bound) { return bound == kDynamicSize; };
  if (std::ranges::all_of(filled.bounds, is_none)) filled.bounds.clear();
  return filled;
}

// REQUIRES: the sizes of `found` are within the bounds.
Status CheckBounds(const OpChecker& op, const Type& declared, const Type& found) {
  if (!declared.IsTensor() || declared.tensor().bounds.empty()) return OkStatus();
  const TensorType& type = declared.tensor();
  for (int64_t d = 0; d < type.rank(); ++d) {
    const int64_t bound = type.bounds[static_cast<size_t>(d)], size = found.tensor().shape[d];
    if (!AtMost(size, bound)) {
      return op.Error("", "dimension ", d, " of ", type, " is bounded by ", bound, ", found ",
                      size);
    }
  }
  return OkStatus();
}

struct ShapeOperandsOf {
  Opcode opcode;
  size_t first, count;
};
constexpr ShapeOperandsOf kShapeOperands[] = {
    {Opcode::kDynamicBroadcastInDim, 1, 1},
    {Opcode::kDynamicConv, 2, 1},
    {Opcode::kDynamicGather, 2, 1},
    {Opcode::kDynamicIota, 0, 1},
    {Opcode::kDynamicPad, 2, 3},
    {Opcode::kDynamicReshape, 1, 1},
    {Opcode::kRealDynamicSlice, 1, 3},
    {Opcode::kRng, 2, 1},
    {Opcode::kSetDimensionSize, 1, 1},
};

// What ops that hand values on as they are give; no value for other ops. Their rules want equal
// types, not compatible ones.
std::optional<std::vector<Type>> HandedOn(const Module& module, OpId op,
                                          const std::vector<Type>& operands) {
  const Opcode opcode = module.opcode(op);
  if (opcode == Opcode::kOptimizationBarrier) return operands;
  if (opcode == Opcode::kAsyncDone) {
    return std::vector<Type>(operands[0].members().begin(), operands[0].members().end());
  }
  if (opcode == Opcode::kTuple) return std::vector<Type>{Type::Tuple(operands)};
  if (opcode != Opcode::kGetTupleElement) return std::nullopt;
  const auto index = static_cast<size_t>(module.attrs<GetTupleElementAttrs>(op).index);
  return std::vector<Type>{operands[0].members()[index]};
}

}  // namespace

bool RunsCode(Opcode opcode) {
  return opcode == Opcode::kFuncCall || opcode == Opcode::kComposite || opcode == Opcode::kWhile ||
         opcode == Opcode::kIf || opcode == Opcode::kCase || opcode == Opcode::kAsyncStart ||
         opcode == Opcode::kSdyManualComputation || opcode == Opcode::kInterpreterRunParallel;
}

bool IsStatic(const Type& type) {
  if (type.IsTensor() || type.kind() == Type::Kind::kBuffer) return type.tensor().shape.IsStatic();
  if (type.IsTuple() || type.kind() == Type::Kind::kFuture) {
    return std::ranges::all_of(type.members(), IsStatic);
  }
  return true;
}

Type FillSizes(const Type& declared, const Type& found) {
  if (declared.IsTensor()) return FillTensor(declared.tensor(), found.tensor());
  if (!declared.IsTuple() && declared.kind() != Type::Kind::kFuture) return declared;
  std::vector<Type> members;
  for (size_t i = 0; i < declared.members().size(); ++i) {
    members.push_back(FillSizes(declared.members()[i], found.members()[i]));
  }
  return declared.IsTuple() ? Type::Tuple(std::move(members)) : Type::Future(std::move(members));
}

std::vector<size_t> ShapeOperands(const Module& module, OpId op) {
  if (module.opcode(op) != Opcode::kCustomCall) {
    const auto* row =
        std::ranges::find(kShapeOperands, module.opcode(op), &ShapeOperandsOf::opcode);
    if (row == std::end(kShapeOperands)) return {};
    std::vector<size_t> indices(row->count);
    std::iota(indices.begin(), indices.end(), row->first);
    return indices;
  }
  const DynamicCall call = DynamicCallOf(module.attrs<CustomCallAttrs>(op).call_target_name);
  std::vector<size_t> indices = ListedShapeOperands(module, op);
  const size_t operands = module.num_operands(op), results = module.num_results(op);
  // kApproxTopK: k stands before the shapes.
  if (call == DynamicCall::kApproxTopK && !indices.empty()) {
    const size_t first = *std::ranges::min_element(indices);
    if (first > 0) indices.push_back(first - 1);
  }
  const bool is_pair = call == DynamicCall::kRngBitGenerator || call == DynamicCall::kTopK ||
                       call == DynamicCall::kOperandWrapper;
  if (is_pair && operands == 2) indices.push_back(1);
  if (call == DynamicCall::kReduceWindow && operands == 2 * results + 5) {
    for (size_t i = 2 * results; i < operands; ++i) indices.push_back(i);
  }
  return indices;
}

Result<std::vector<Type>> RefineResultTypes(const Module& module, OpId op,
                                            const OperandFacts& facts) {
  std::vector<Type> types;
  for (ValueId result : module.results(op)) types.push_back(module.type(result));
  if (RunsCode(module.opcode(op)) || IsTerminator(module.opcode(op))) return types;
  if (auto handed_on = HandedOn(module, op, facts.types)) return *std::move(handed_on);
  std::vector<RegionId> regions;
  for (size_t i = 0; i < module.num_regions(op); ++i) regions.push_back(module.region(op, i));
  const OpSite site{.opcode = module.opcode(op),
                    .operand_types = facts.types,
                    .attributes = module.attributes_ref(op).get(),
                    .regions = regions,
                    .module = &module,
                    .op = op,
                    .operand_values = facts.values};
  OpChecker rule(site, types);
  LS_RETURN_IF_ERROR(CheckOp(rule));
  const std::vector<Type> expected = rule.TakeExpected();
  std::vector<Type> refined = types;
  for (size_t i = 0; i < std::min(types.size(), expected.size()); ++i) {
    LS_RETURN_IF_ERROR(CheckBounds(rule, types[i], expected[i]));
    refined[i] = FillSizes(types[i], expected[i]);
  }
  if (refined == types) return types;
  // Some constraints relate sizes that were unknown before.
  OpChecker again(site, refined);
  LS_RETURN_IF_ERROR(CheckOp(again));
  return refined;
}

std::string PlaceText(const Module& module, OpId op) {
  const TextPosition at = module.position(op);
  if (at.line == 0) return "";
  return module.source_file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

}  // namespace lockstep::ir
