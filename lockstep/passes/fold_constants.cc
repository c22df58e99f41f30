// SPDX-License-Identifier: Apache-2.0
// Folding by the interpreter; see fold_constants.h.
#include "lockstep/passes/fold_constants.h"

#include <algorithm>
#include <utility>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/passes/facts/captures.h"

namespace lockstep::passes {
namespace {

// Iotas of so many elements count as constants when all other operands are.
constexpr int64_t kSmallIota = 256;

const Literal* ConstantOf(const ir::Module& module, ir::ValueId value) {
  const ir::OpId op = module.defining_op(value);
  if (!op || module.opcode(op) != ir::Opcode::kConstant) return nullptr;
  return &module.attrs<ir::ConstantAttrs>(op).value.values;
}

bool IsPlain(const Type& type) {
  return type.IsTensor() && !type.tensor().element.IsQuantized() &&
         type.tensor().shape.IsStatic() && type.tensor().bounds.empty();
}

int64_t Elements(const Type& type) {
  const Result<int64_t> count = type.tensor().shape.CheckedNumElements();
  return count.ok() ? *count : std::numeric_limits<int64_t>::max() / 64;
}

// Ops each of whose result elements is an element of an operand.
constexpr ir::Opcode kMoves[] = {
    ir::Opcode::kBroadcastInDim,
    ir::Opcode::kConcatenate,
    ir::Opcode::kDynamicSlice,
    ir::Opcode::kGather,
    ir::Opcode::kDynamicUpdateSlice,
    ir::Opcode::kPad,
    ir::Opcode::kReshape,
    ir::Opcode::kReverse,
    ir::Opcode::kSlice,
    ir::Opcode::kTranspose,
};
bool OnlyMoves(ir::Opcode opcode) { return std::ranges::find(kMoves, opcode) != std::end(kMoves); }

// How many of the operands are data, not places.
size_t NumDataOperands(const ir::Module& module, ir::OpId op) {
  const ir::Opcode opcode = module.opcode(op);
  if (opcode == ir::Opcode::kDynamicSlice || opcode == ir::Opcode::kGather) return 1;
  if (opcode == ir::Opcode::kDynamicUpdateSlice) return 2;
  return module.num_operands(op);
}

bool SameElement(const Literal& a, const Literal& b) {
  return a.is_splat() && b.is_splat() && std::ranges::equal(a.stored_bytes(), b.stored_bytes());
}

// A loop in the region of an op may take any time.
bool HasNestedRegions(const ir::Module& module, ir::OpId op) {
  for (size_t i = 0; i < module.num_regions(op); ++i) {
    for (const ir::OpId inner : module.ops(module.region(op, i))) {
      if (module.num_regions(inner) > 0) return true;
    }
  }
  return false;
}

}  // namespace

bool ConstantFolder::IsFoldable(const ir::Module& module, ir::OpId op) const {
  const ir::OpInfo& info = module.info(op);
  if (info.Has(ir::kConstantLike) || info.Has(ir::kSideEffect) || info.Has(ir::kTerminator) ||
      module.num_operands(op) == 0 || module.num_results(op) == 0) {
    return false;
  }
  const auto plain = [&](ir::ValueId value) { return IsPlain(module.type(value)); };
  if (!std::ranges::all_of(module.results(op), plain) || HasNestedRegions(module, op)) return false;
  switch (info.family) {
    case ir::Family::kElementwise:
    case ir::Family::kShape:
    case ir::Family::kGatherScatter:
    case ir::Family::kDot:
    case ir::Family::kConv:
    case ir::Family::kReduce:
    case ir::Family::kSort:
      return true;
    case ir::Family::kControl:
    case ir::Family::kCollective:
    case ir::Family::kRandom:
    case ir::Family::kLinalg:
    case ir::Family::kQuantized:
    case ir::Family::kCustom:
      return false;
  }
  return false;
}

bool ConstantFolder::CollectOperands(const ir::Module& module, ir::OpId op) {
  operands_.clear();
  size_t iotas = 0;
  for (const ir::ValueId value : module.operands(op)) {
    if (const Literal* constant = ConstantOf(module, value)) {
      if (!IsPlain(module.type(value))) return false;
      operands_.push_back(*constant);
      continue;
    }
    const ir::OpId iota = module.defining_op(value);
    if (!iota || module.opcode(iota) != ir::Opcode::kIota || !IsPlain(module.type(value)) ||
        Elements(module.type(value)) > kSmallIota) {
      return false;
    }
    auto evaluated =
        evaluator_.Evaluate(module, iota, {}, std::span<const Type>(&module.type(value), 1));
    if (!evaluated.ok()) return false;
    operands_.push_back(std::move(evaluated->front()));
    ++iotas;
  }
  // An iota that only moves is better left one.
  return iotas == 0 || (iotas < operands_.size() && !(OnlyMoves(module.opcode(op)) &&
                                                      module.opcode(op) != ir::Opcode::kGather));
}

bool ConstantFolder::FitsBudget(const ir::Module& module, ir::OpId op) const {
  int64_t in_bytes = 0, out_bytes = 0, work = 0;
  for (const Literal& literal : operands_) {
    in_bytes += static_cast<int64_t>(literal.stored_bytes().size());
    work += std::min<int64_t>(literal.num_elements(), options_.max_work);
  }
  for (const ir::ValueId value : module.results(op)) {
    const int64_t elements = Elements(module.type(value));
    if (elements > options_.max_work) return false;
    work += elements;
    out_bytes +=
        elements * static_cast<int64_t>(ElementSizeBytes(module.tensor_type(value).dtype()));
  }
  if (module.info(op).family == ir::Family::kDot || module.info(op).family == ir::Family::kConv) {
    int64_t depth = 1;  // unary_einsum has one operand
    for (const Literal& operand : operands_) depth = std::max(depth, operand.num_elements());
    if (depth > options_.max_work / std::max<int64_t>(1, work)) return false;
  }
  // A region runs once per element.
  if (module.num_regions(op) > 0 && work > options_.max_work / 64) return false;
  return work <= options_.max_work && out_bytes <= options_.max_bytes &&
         (out_bytes <= in_bytes || out_bytes <= options_.max_grown_bytes);
}

// Operands that hold one element each give a result that does.
bool ConstantFolder::FoldSplat(const ir::Module& module, ir::OpId op) {
  if (module.num_results(op) != 1) return false;
  const TensorType& type = module.tensor_type(module.result(op));
  const size_t data = NumDataOperands(module, op);
  if (!std::ranges::all_of(std::span(operands_).first(data), &Literal::is_splat)) return false;
  std::vector<std::byte> element;
  if (OnlyMoves(module.opcode(op))) {
    for (size_t i = 1; i < data; ++i) {
      if (!SameElement(operands_[0], operands_[i])) return false;
    }
    const auto bytes = operands_[0].stored_bytes();
    element.assign(bytes.begin(), bytes.end());
  } else if (module.info(op).family == ir::Family::kElementwise) {
    std::vector<const Literal*> scalars;
    std::vector<Literal> held;
    held.reserve(operands_.size());
    for (const Literal& operand : operands_) {
      held.push_back(Literal::Splat(operand.dtype(), Shape(), operand.stored_bytes()).value());
      scalars.push_back(&held.back());
    }
    const Type scalar = TensorType(type.element, Shape());
    auto results = evaluator_.Evaluate(module, op, scalars, {&scalar, 1});
    if (!results.ok()) return false;
    const auto bytes = results->front().element(0);
    element.assign(bytes.begin(), bytes.end());
  } else {
    return false;
  }
  auto splat = Literal::Splat(type.dtype(), type.shape, element);
  if (!splat.ok()) return false;
  results_ = {*std::move(splat)};
  return true;
}

// Ops with regions: a module of its own that holds the op alone.
bool ConstantFolder::FoldByRunning(const ir::Module& module, ir::OpId op) {
  for (size_t i = 0; i < module.num_regions(op); ++i) {
    if (!CapturedValues(module, module.region(op, i)).empty()) return false;
  }
  ir::Module alone;
  std::vector<Type> types, argument_types;
  for (const ir::ValueId value : module.results(op)) types.push_back(module.type(value));
  for (const ir::ValueId value : module.operands(op)) argument_types.push_back(module.type(value));
  ir::Function function;
  function.name = "main";
  function.result_types = types;
  const ir::FunctionId id = alone.AddFunction(std::move(function), argument_types);
  const ir::RegionId body = alone.function(id).body;
  const std::vector<ir::ValueId> arguments(alone.arguments(body).begin(),
                                           alone.arguments(body).end());
  const ir::OpId copy = CopyOpAlone(module, op, alone, arguments, types);
  alone.Append(body, copy);
  const std::vector<ir::ValueId> results(alone.results(copy).begin(), alone.results(copy).end());
  alone.Append(body, alone.CreateOp({.opcode = ir::Opcode::kFuncReturn,
                                     .operands = results,
                                     .result_types = {},
                                     .attributes = nullptr}));
  if (!interpret::CheckSupported(alone, id).ok()) return false;
  std::vector<interpret::Datum> inputs(operands_.begin(), operands_.end());
  auto run = interpret::Run(alone, id, inputs);
  if (!run.ok()) return false;
  results_.clear();
  for (interpret::Datum& datum : run->outputs) results_.push_back(std::move(datum.array()));
  return true;
}

bool ConstantFolder::Fold(ir::Rewriter& rewriter, ir::OpId op) {
  ir::Module& module = rewriter.module();
  if (!IsFoldable(module, op) || !CollectOperands(module, op)) return false;
  if (!FoldSplat(module, op)) {
    if (!FitsBudget(module, op)) return false;
    if (module.num_regions(op) > 0 || module.info(op).family == ir::Family::kConv) {
      if (!FoldByRunning(module, op)) return false;
    } else {
      std::vector<const Literal*> operands;
      for (const Literal& literal : operands_) operands.push_back(&literal);
      std::vector<Type> types;
      for (const ir::ValueId value : module.results(op)) types.push_back(module.type(value));
      auto results = evaluator_.Evaluate(module, op, operands, types);
      if (!results.ok()) return false;
      results_ = *std::move(results);
    }
  }
  rewriter.SetPlace(op);
  std::vector<ir::ValueId> values;
  for (size_t i = 0; i < results_.size(); ++i) {
    const Type type = module.type(module.result(op, i));
    values.push_back(
        rewriter.Create(ir::Opcode::kConstant, {}, type,
                        ir::MakeAttributes(ir::ConstantAttrs{{type.tensor(), results_[i]}})));
  }
  rewriter.Replace(op, values);
  return true;
}

namespace {

bool FoldIn(ConstantFolder& folder, ir::Rewriter& rewriter, ir::RegionId region) {
  ir::Module& module = rewriter.module();
  bool changed = false;
  for (ir::OpId op = module.first_op(region); op;) {
    const ir::OpId next = module.next(op);
    if (folder.Fold(rewriter, op)) {
      changed = true;
    } else {
      for (size_t i = 0; i < module.num_regions(op); ++i) {
        changed |= FoldIn(folder, rewriter, module.region(op, i));
      }
    }
    op = next;
  }
  return changed;
}

}  // namespace

Result<bool> FoldConstants(ir::Module& module, const FoldConstantsOptions& options) {
  ConstantFolder folder(options);
  ir::Rewriter rewriter(module);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= FoldIn(folder, rewriter, module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
