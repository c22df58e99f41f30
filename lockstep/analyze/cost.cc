// SPDX-License-Identifier: Apache-2.0
// Counting; see cost.h.
#include "lockstep/analyze/cost.h"

#include <algorithm>
#include <set>
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

double Elements(const Type& type) {
  if (!type.IsTensor() || !type.tensor().shape.IsStatic()) return 0;
  double count = 1;
  for (int64_t dim : type.tensor().shape.dims()) count *= static_cast<double>(dim);
  return count;
}

double ResultElements(const Module& module, OpId op) {
  return module.num_results(op) == 0 ? 0 : Elements(module.type(module.result(op)));
}

double OperandElements(const Module& module, OpId op, size_t index) {
  return Elements(module.type(module.operand(op, index)));
}

Cost Scaled(Cost cost, double factor) {
  cost.flops *= factor;
  cost.transcendentals *= factor;
  return cost;
}

Cost CostOfRegion(const Module& module, ir::RegionId region) {
  Cost cost;
  for (OpId op : module.ops(region)) cost += CostOfOp(module, op);
  return cost;
}

// Arithmetic of a scalar region, applied `times`; its scalars live in registers and cost no bytes.
Cost ScalarRegion(const Module& module, OpId op, size_t region, double times) {
  Cost cost = Scaled(CostOfRegion(module, module.region(op, region)), times);
  cost.bytes = 0;
  return cost;
}

Cost ElementwiseCost(const Module& module, OpId op) {
  const double elements = ResultElements(module, op);
  return module.info(op).Has(ir::kTranscendental) ? Cost{.transcendentals = elements}
                                                  : Cost{.flops = elements};
}

Cost ReduceCost(const Module& module, OpId op) {
  const double inputs = OperandElements(module, op, 0);
  switch (static_cast<ir::ReduceOp>(module.opcode(op))) {
    case ir::ReduceOp::kReduce:
      return ScalarRegion(module, op, 0, inputs);
    case ir::ReduceOp::kReduceWindow: {
      double window = 1;
      for (int64_t size : module.attrs<ir::ReduceWindowAttrs>(op).window_dimensions) {
        window *= static_cast<double>(size);
      }
      return ScalarRegion(module, op, 0, ResultElements(module, op) * window);
    }
    case ir::ReduceOp::kSelectAndScatter: {
      double window = 1;
      for (int64_t size : module.attrs<ir::SelectAndScatterAttrs>(op).window_dimensions) {
        window *= static_cast<double>(size);
      }
      const double sources = OperandElements(module, op, 1);
      Cost cost = ScalarRegion(module, op, 0, sources * window);
      return cost += ScalarRegion(module, op, 1, sources);
    }
    case ir::ReduceOp::kBatchNormGrad:
    case ir::ReduceOp::kBatchNormInference:
    case ir::ReduceOp::kBatchNormTraining:
    case ir::ReduceOp::kChloScan:
      // About ten passes of arithmetic over the operand; expanding gives exact figures.
      return Cost{.flops = 10 * inputs};
  }
  return {};
}

Cost DotCost(const Module& module, OpId op) {
  if (module.opcode(op) != Opcode::kDotGeneral) return {};
  const TensorType& lhs = module.tensor_type(module.operand(op, 0));
  double depth = 1;
  const auto& numbers = module.attrs<ir::DotGeneralAttrs>(op).dot_dimension_numbers;
  for (int64_t axis : numbers.lhs_contracting_dimensions) {
    depth *= static_cast<double>(std::max<int64_t>(lhs.shape.dim(axis), 0));
  }
  return Cost{.flops = 2 * ResultElements(module, op) * depth};
}

Cost ConvCost(const Module& module, OpId op) {
  if (module.opcode(op) != Opcode::kConvolution) return {};
  const TensorType& kernel = module.tensor_type(module.operand(op, 1));
  const auto& numbers = module.attrs<ir::ConvolutionAttrs>(op).dimension_numbers;
  const auto outputs =
      static_cast<double>(kernel.shape.dim(numbers.kernel_output_feature_dimension));
  const double taps = outputs > 0 ? Elements(Type(kernel)) / outputs : 0;
  return Cost{.flops = 2 * ResultElements(module, op) * taps};
}

Cost ControlCost(const Module& module, OpId op) {
  Cost cost;
  switch (static_cast<ir::ControlOp>(module.opcode(op))) {
    case ir::ControlOp::kWhile:
      cost += CostOfRegion(module, module.region(op, 0));
      cost += CostOfRegion(module, module.region(op, 1));
      cost.loops_counted_once += 1;
      return cost;
    case ir::ControlOp::kCase:
    case ir::ControlOp::kIf:
      // The dearest branch.
      for (size_t i = 0; i < module.num_regions(op); ++i) {
        const Cost branch = CostOfRegion(module, module.region(op, i));
        if (branch.flops + branch.bytes >= cost.flops + cost.bytes) cost = branch;
      }
      return cost;
    case ir::ControlOp::kMap:
      return ScalarRegion(module, op, 0, ResultElements(module, op));
    case ir::ControlOp::kFuncCall: {
      const auto callee = module.FindFunction(module.attrs<ir::CallAttrs>(op).callee.name);
      return callee ? CostOfFunction(module, callee) : cost;
    }
    case ir::ControlOp::kAsyncStart:
      return CostOfRegion(module, module.region(op, 0));
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

// Control flow hands values on; only what stands inside moves bytes. Constants and reshapes are
// free.
bool MovesBytes(const Module& module, OpId op) {
  const Opcode opcode = module.opcode(op);
  return ir::FamilyOf(opcode) != Family::kControl && opcode != Opcode::kReshape &&
         !module.info(op).Has(ir::kConstantLike);
}

double BytesOf(const Module& module, OpId op) {
  double bytes = 0;
  for (ir::ValueId value : module.operands(op)) bytes += SizeBytes(module.type(value));
  for (ir::ValueId value : module.results(op)) bytes += SizeBytes(module.type(value));
  return bytes;
}

Cost ArithmeticOf(const Module& module, OpId op) {
  switch (ir::FamilyOf(module.opcode(op))) {
    case Family::kElementwise:
    case Family::kQuantized:
      return ElementwiseCost(module, op);
    case Family::kReduce:
      return ReduceCost(module, op);
    case Family::kDot:
      return DotCost(module, op);
    case Family::kConv:
      return ConvCost(module, op);
    case Family::kControl:
      return ControlCost(module, op);
    case Family::kGatherScatter:
      return module.opcode(op) == Opcode::kScatter
                 ? ScalarRegion(module, op, 0,
                                OperandElements(module, op, module.num_operands(op) - 1))
                 : Cost{};
    case Family::kCollective:
      return module.num_regions(op) == 0 ? Cost{} : CostOfRegion(module, module.region(op));
    case Family::kShape:
    case Family::kSort:
    case Family::kRandom:
    case Family::kLinalg:
    case Family::kCustom:
      return {};
  }
  return {};
}

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
  flops += other.flops;
  transcendentals += other.transcendentals;
  bytes += other.bytes;
  loops_counted_once += other.loops_counted_once;
  return *this;
}

double SizeBytes(const Type& type) {
  return Elements(type) * (type.IsTensor() ? ElementSizeBytes(type.tensor().dtype()) : 0);
}

Cost CostOfOp(const Module& module, OpId op) {
  Cost cost = ArithmeticOf(module, op);
  if (MovesBytes(module, op)) cost.bytes += BytesOf(module, op);
  return cost;
}

Cost CostOfFunction(const Module& module, ir::FunctionId function) {
  return CostOfRegion(module, module.function(function).body);
}

std::map<std::string_view, int64_t> CountOps(const Module& module, ir::FunctionId function) {
  std::map<std::string_view, int64_t> counts;
  WalkReachable(module, function, [&](OpId op) { ++counts[ir::OpcodeName(module.opcode(op))]; });
  return counts;
}

}  // namespace lockstep::analyze
