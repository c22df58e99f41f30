// SPDX-License-Identifier: Apache-2.0
// Counting; see cost.h.
#include "lockstep/analyze/cost.h"

#include <algorithm>
#include <limits>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep::analyze {
namespace {

using ir::Family;
using ir::Module;
using ir::Opcode;
using ir::OpId;

// No count is infinite: the sums and products of a hostile program stop at the largest double.
double Plus(double a, double b) { return std::min(a + b, std::numeric_limits<double>::max()); }
double Times(double a, double b) { return std::min(a * b, std::numeric_limits<double>::max()); }

double Product(std::span<const int64_t> sizes) {
  double product = 1;
  for (int64_t size : sizes) product = Times(product, static_cast<double>(size));
  return product;
}

double Elements(const Type& type) {
  if (!type.IsTensor() || !type.tensor().shape.IsStatic()) return 0;
  return Product(type.tensor().shape.dims());
}

double ResultElements(const Module& module, OpId op) {
  return module.num_results(op) == 0 ? 0 : Elements(module.type(module.result(op)));
}

double OperandElements(const Module& module, OpId op, size_t index) {
  return Elements(module.type(module.operand(op, index)));
}

Cost Scaled(Cost cost, double factor) {
  cost.flops = Times(cost.flops, factor);
  cost.transcendentals = Times(cost.transcendentals, factor);
  return cost;
}

Cost ElementwiseCost(const Module& module, OpId op) {
  const double elements = ResultElements(module, op);
  return module.info(op).Has(ir::kTranscendental) ? Cost{.transcendentals = elements}
                                                  : Cost{.flops = elements};
}

Cost DotCost(const Module& module, OpId op) {
  if (module.opcode(op) != Opcode::kDotGeneral) return {};
  const TensorType& lhs = module.tensor_type(module.operand(op, 0));
  double depth = 1;
  const auto& numbers = module.attrs<ir::DotGeneralAttrs>(op).dot_dimension_numbers;
  for (int64_t axis : numbers.lhs_contracting_dimensions) {
    depth = Times(depth, static_cast<double>(std::max<int64_t>(lhs.shape.dim(axis), 0)));
  }
  return Cost{.flops = Times(2, Times(ResultElements(module, op), depth))};
}

Cost ConvCost(const Module& module, OpId op) {
  if (module.opcode(op) != Opcode::kConvolution) return {};
  const TensorType& kernel = module.tensor_type(module.operand(op, 1));
  const auto& numbers = module.attrs<ir::ConvolutionAttrs>(op).dimension_numbers;
  const auto outputs =
      static_cast<double>(kernel.shape.dim(numbers.kernel_output_feature_dimension));
  const double taps = outputs > 0 ? Elements(Type(kernel)) / outputs : 0;
  return Cost{.flops = Times(2, Times(ResultElements(module, op), taps))};
}

// Control flow hands values on; only what stands inside moves bytes. Constants and reshapes are
// free.
bool MovesBytes(const Module& module, OpId op) {
  const Opcode opcode = module.opcode(op);
  return ir::FamilyOf(opcode) != Family::kControl && opcode != Opcode::kReshape &&
         !module.info(op).Has(ir::kConstantLike);
}

double BytesOf(const Module& module, OpId op) {
  double bytes = 0;
  for (ir::ValueId value : module.operands(op)) bytes = Plus(bytes, SizeBytes(module.type(value)));
  for (ir::ValueId value : module.results(op)) bytes = Plus(bytes, SizeBytes(module.type(value)));
  return bytes;
}

// Counts ops, and each function once however often it is called.
class Counter {
 public:
  explicit Counter(const Module& module) : module_(module) {}

  Cost OfFunction(ir::FunctionId function) {
    if (const auto known = functions_.find(function.index); known != functions_.end()) {
      return known->second;
    }
    const Cost cost = OfRegion(module_.function(function).body);
    functions_.emplace(function.index, cost);
    return cost;
  }

  Cost OfOp(OpId op) {
    Cost cost = Arithmetic(op);
    if (MovesBytes(module_, op)) cost.bytes = Plus(cost.bytes, BytesOf(module_, op));
    return cost;
  }

 private:
  Cost OfRegion(ir::RegionId region) {
    Cost cost;
    for (OpId op : module_.ops(region)) cost += OfOp(op);
    return cost;
  }

  // Arithmetic of a scalar region, applied `times`; its scalars live in registers and cost no
  // bytes.
  Cost ScalarRegion(OpId op, size_t region, double times) {
    Cost cost = Scaled(OfRegion(module_.region(op, region)), times);
    cost.bytes = 0;
    return cost;
  }

  Cost Arithmetic(OpId op) {
    switch (ir::FamilyOf(module_.opcode(op))) {
      case Family::kElementwise:
      case Family::kQuantized:
        return ElementwiseCost(module_, op);
      case Family::kReduce:
        return Reduce(op);
      case Family::kDot:
        return DotCost(module_, op);
      case Family::kConv:
        return ConvCost(module_, op);
      case Family::kControl:
        return Control(op);
      case Family::kGatherScatter:
        return module_.opcode(op) == Opcode::kScatter
                   ? ScalarRegion(op, 0, OperandElements(module_, op, module_.num_operands(op) - 1))
                   : Cost{};
      case Family::kCollective:
        return module_.num_regions(op) == 0 ? Cost{} : OfRegion(module_.region(op));
      case Family::kShape:
      case Family::kSort:
      case Family::kRandom:
      case Family::kLinalg:
      case Family::kCustom:
        return {};
    }
    return {};
  }

  Cost Reduce(OpId op) {
    const double inputs = OperandElements(module_, op, 0);
    switch (static_cast<ir::ReduceOp>(module_.opcode(op))) {
      case ir::ReduceOp::kReduce:
        return ScalarRegion(op, 0, inputs);
      case ir::ReduceOp::kReduceWindow: {
        const auto& attrs = module_.attrs<ir::ReduceWindowAttrs>(op);
        return ScalarRegion(op, 0,
                            Times(ResultElements(module_, op), Product(attrs.window_dimensions)));
      }
      case ir::ReduceOp::kSelectAndScatter: {
        const auto& attrs = module_.attrs<ir::SelectAndScatterAttrs>(op);
        const double sources = OperandElements(module_, op, 1);
        Cost cost = ScalarRegion(op, 0, Times(sources, Product(attrs.window_dimensions)));
        return cost += ScalarRegion(op, 1, sources);
      }
      case ir::ReduceOp::kBatchNormGrad:
      case ir::ReduceOp::kBatchNormInference:
      case ir::ReduceOp::kBatchNormTraining:
      case ir::ReduceOp::kChloScan:
        // About ten passes of arithmetic over the operand; expanding gives exact figures.
        return Cost{.flops = Times(10, inputs)};
    }
    return {};
  }

  Cost Control(OpId op) {
    Cost cost;
    switch (static_cast<ir::ControlOp>(module_.opcode(op))) {
      case ir::ControlOp::kWhile:
        cost += OfRegion(module_.region(op, 0));
        cost += OfRegion(module_.region(op, 1));
        return cost += Cost{.loops_counted_once = 1};
      case ir::ControlOp::kCase:
      case ir::ControlOp::kIf:
        // The dearest branch.
        for (size_t i = 0; i < module_.num_regions(op); ++i) {
          const Cost branch = OfRegion(module_.region(op, i));
          if (branch.flops + branch.bytes >= cost.flops + cost.bytes) cost = branch;
        }
        return cost;
      case ir::ControlOp::kMap:
        return ScalarRegion(op, 0, ResultElements(module_, op));
      case ir::ControlOp::kFuncCall: {
        const auto callee = module_.FindFunction(module_.attrs<ir::CallAttrs>(op).callee.name);
        return callee ? OfFunction(callee) : cost;
      }
      case ir::ControlOp::kAsyncStart:
        return OfRegion(module_.region(op, 0));
      case ir::ControlOp::kAfterAll:
      case ir::ControlOp::kAsyncDone:
      case ir::ControlOp::kCreateToken:
      case ir::ControlOp::kFuncReturn:
      case ir::ControlOp::kGetTupleElement:
      case ir::ControlOp::kOptimizationBarrier:
      case ir::ControlOp::kReturn:
      case ir::ControlOp::kTuple:
        return cost;
    }
    return cost;
  }

  const Module& module_;
  std::unordered_map<uint32_t, Cost> functions_;
};

// Calls `visit` for every op in `region`, at any depth, and the functions that they call.
template <typename Visit>
void WalkReachable(const Module& module, ir::FunctionId function, Visit&& visit) {
  std::set<ir::FunctionId> seen{function};
  std::vector<ir::RegionId> pending{module.function(function).body};
  while (!pending.empty()) {
    const ir::RegionId region = pending.back();
    pending.pop_back();
    for (OpId op : module.ops(region)) {
      visit(op);
      for (size_t i = 0; i < module.num_regions(op); ++i) pending.push_back(module.region(op, i));
      if (module.opcode(op) != Opcode::kFuncCall) continue;
      const auto callee = module.FindFunction(module.attrs<ir::CallAttrs>(op).callee.name);
      if (callee && seen.insert(callee).second) pending.push_back(module.function(callee).body);
    }
  }
}

}  // namespace

Cost& Cost::operator+=(const Cost& other) {
  flops = Plus(flops, other.flops);
  transcendentals = Plus(transcendentals, other.transcendentals);
  bytes = Plus(bytes, other.bytes);
  if (__builtin_add_overflow(loops_counted_once, other.loops_counted_once, &loops_counted_once)) {
    loops_counted_once = std::numeric_limits<int64_t>::max();
  }
  return *this;
}

double SizeBytes(const Type& type) {
  if (!type.IsTensor()) return 0;
  return Times(Elements(type), static_cast<double>(ElementSizeBytes(type.tensor().dtype())));
}

Cost CostOfFunction(const Module& module, ir::FunctionId function) {
  return Counter(module).OfFunction(function);
}

Cost CostOfOp(const Module& module, OpId op) { return Counter(module).OfOp(op); }

std::map<std::string_view, int64_t> CountOps(const Module& module, ir::FunctionId function) {
  std::map<std::string_view, int64_t> counts;
  WalkReachable(module, function, [&](OpId op) { ++counts[ir::OpcodeName(module.opcode(op))]; });
  return counts;
}

}  // namespace lockstep::analyze
